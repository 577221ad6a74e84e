import { notify } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "./error-text.ts";

/** Runs a change that nobody waits for with a form: says why when it fails. Resolves to success. */
export function useChange(): readonly [
  run: (failureTitle: string, work: () => Promise<unknown>) => Promise<boolean>,
  isRunning: boolean,
] {
  const [isRunning, setRunning] = useState(false);
  const run = async (failureTitle: string, work: () => Promise<unknown>) => {
    setRunning(true);
    try {
      await work();
      return true;
    } catch (error) {
      notify({ title: failureTitle, message: errorText(error), tone: "error" });
      return false;
    } finally {
      setRunning(false);
    }
  };
  return [run, isRunning];
}
