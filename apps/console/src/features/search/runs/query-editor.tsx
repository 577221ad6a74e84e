import type { CodeDiagnostic, CodeLanguage } from "@pharos/ui/code-editor";
import { lazy, Suspense } from "react";
import classes from "./runs.module.css";
import { TextProblems } from "./text-problems.tsx";
import type { AskedQuery } from "./use-asked-query.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

interface QueryEditorProps {
  readonly label: string;
  readonly asked: AskedQuery;
  readonly language: CodeLanguage;
  /** What the last run found wrong with this very text. */
  readonly told?: readonly CodeDiagnostic[];
}

const none: readonly CodeDiagnostic[] = [];

export function QueryEditor({ label, asked, language, told = none }: QueryEditorProps) {
  const { draft, setDraft, editor, problems, setProblems, ask, fix } = asked;
  return (
    <>
      <Suspense
        fallback={
          <div className={classes.loadingEditor} role="status">
            Loading the editor…
          </div>
        }
      >
        <CodeEditor
          ref={editor}
          label={label}
          language={language}
          value={draft}
          told={told}
          onChange={setDraft}
          onRun={ask}
          onDiagnostics={(found) => setProblems(found.filter(({ severity }) => severity !== "hint"))}
        />
      </Suspense>
      {problems.length > 0 ? <TextProblems text={draft} problems={problems} onFix={fix} /> : null}
    </>
  );
}
