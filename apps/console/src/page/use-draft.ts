import { useCallback, useState } from "react";
import { useViewer } from "../session/viewer.tsx";

/**
 * A text that a person has begun to write: it survives leaving the page, a reload and the end of the session, until it
 * is set to the empty text, as after sending. Kept for this person in this tab of the browser.
 *
 * @param key tells drafts apart, such as `alert-comment.<id>`; a component with another key is another component
 */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const name = `draft.${useViewer().id}.${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? "");
  const change = useCallback(
    (next: string) => {
      setText(next);
      if (next === "") sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, next);
    },
    [name],
  );
  return [text, change];
}
