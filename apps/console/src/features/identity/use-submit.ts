import { describeError } from "@pharos/domain";
import { type FormEvent, useState } from "react";
import { AuthFailure } from "../../session/auth-api.ts";

export interface Submission {
  readonly busy: boolean;
  /** The server's sentence about the whole form. */
  readonly failure: string | undefined;
  /** Field name → sentence. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Runs a form's work once at a time. `problems` are the fields that are wrong before anything is sent. */
export function useSubmit(work: () => Promise<void>, problems: () => Record<string, string> = () => ({})): Submission {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit() {
    const found = problems();
    setFieldErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(describeError(error));
      if (error instanceof AuthFailure) setFieldErrors(error.fieldErrors);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    fieldErrors,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) submit();
    },
  };
}
