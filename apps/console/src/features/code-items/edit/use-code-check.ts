import { useEffect, useRef, useState } from "react";
import type { Report } from "./code-report.ts";

type Problems = Report["problems"];

const checkAfterMs = 300;
const none: Problems = [];

/**
 * What Python says of the text, asked shortly after each change. One question at a time: what is typed meanwhile is
 * asked when the answer is there.
 *
 * @param content what the answer depends on; undefined asks nothing
 */
export function useCodeCheck(content: string | undefined, check: () => Promise<Problems>): Problems {
  const [problems, setProblems] = useState(none);
  const [busyWith, setBusyWith] = useState<string>();
  const checked = useRef<string>(undefined);
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    if (content === undefined || busyWith !== undefined || checked.current === content) return;
    const timer = setTimeout(() => {
      checked.current = content;
      setBusyWith(content);
      latest
        .current()
        // Saving says what keeps it from being saved, also when the server was not there meanwhile.
        .then(setProblems, () => setProblems(none))
        .finally(() => setBusyWith(undefined));
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [content, busyWith]);
  return content === undefined ? none : problems;
}
