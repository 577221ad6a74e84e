import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { isConflict } from "../../../graphql/revision-conflict.ts";
import type { Report } from "./code-report.ts";

interface CodeSavingOptions {
  readonly test: () => Promise<Report | undefined>;
  /** Returns whether it was saved, and what the tests said. */
  readonly save: (
    acceptsFailures: boolean,
  ) => Promise<{ readonly isSaved: boolean; readonly report: Report | undefined }>;
  readonly onSaved: () => void;
}

/** Testing and saving a helper or a data model: a refusal of the server, and failing tests, keep what was typed. */
export function useCodeSaving({ test, save, onSaved }: CodeSavingOptions) {
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState<"test" | "save">();
  const [isRefused, setRefused] = useState(false);
  const [isConflicting, setConflicting] = useState(false);
  async function run(what: "test" | "save", work: () => Promise<void>): Promise<void> {
    setRunning(what);
    setFailure(undefined);
    setRefused(false);
    try {
      await work();
    } catch (error) {
      if (isConflict(error)) setConflicting(true);
      else setFailure(errorText(error));
    } finally {
      setRunning(undefined);
    }
  }
  const onTest = () => run("test", async () => setReport(await test()));
  const onSave = (acceptsFailures = false) =>
    run("save", async () => {
      const outcome = await save(acceptsFailures);
      setReport(outcome.report);
      if (outcome.isSaved) onSaved();
      else setRefused((outcome.report?.problems.length ?? 0) === 0);
    });
  return {
    report,
    failure,
    isTesting: running === "test",
    isSaving: running === "save",
    isRefused,
    /** Somebody else has saved it since it was read. */
    isConflicting,
    settleConflict: () => setConflicting(false),
    onTest,
    onSave,
  };
}
