import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Takes the keyboard to the first field of a form that has an error, as soon as the form shows it: the button that was
 * pressed may be a screen below, and has lost the focus while it was busy.
 */
export function useFirstRefusedField(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [form, refusals]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

/** Fields that hide what is typed have no `aria-invalid`. */
const refused = ":is(input, textarea):is([aria-invalid=true], [data-invalid=true])";
