import { UnstyledButton } from "@pharos/ui";
import type { CodeDiagnostic, CodeEditorHandle, CodeLanguage } from "@pharos/ui/code-editor";
import { IconAlertTriangle } from "@pharos/ui/icons";
import { lazy, Suspense, useMemo, useRef } from "react";
import { diagnoseLines } from "./diagnose-lines.ts";
import classes from "./edit.module.css";
import type { SpecProblem } from "./use-schema-check.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

/** YAML of schemas; what is wrong with it is the server's to say. */
const schemaLanguage: CodeLanguage = {
  id: "schema-yaml",
  grammar: "yaml",
  complete: async (_text, offset) => ({ start: offset, end: offset, items: [] }),
  hover: async () => undefined,
  diagnose: async () => [],
};
const linesMin = 24;
const linesMax = 40;

interface SchemaCodeProps {
  readonly spec: string;
  readonly problems: readonly SpecProblem[];
  readonly onChange: (spec: string) => void;
}

/** A schema's document with what is wrong with it: in the text, and in words below, which lead to the place. */
export function SchemaCode({ spec, problems, onChange }: SchemaCodeProps) {
  const editor = useRef<CodeEditorHandle>(null);
  const told = useMemo<CodeDiagnostic[]>(() => diagnoseLines(spec, problems), [spec, problems]);
  return (
    <>
      <Suspense
        fallback={
          <p className={classes.hint} role="status">
            Loading the editor…
          </p>
        }
      >
        <CodeEditor
          ref={editor}
          label="Schema"
          language={schemaLanguage}
          value={spec}
          onChange={onChange}
          told={told}
          linesMin={linesMin}
          linesMax={linesMax}
        />
      </Suspense>
      <ul className={classes.problems} aria-label="Problems" aria-live="polite">
        {problems.map(({ line, column, message }, index) => (
          <li key={`${line} ${column} ${message}`}>
            <IconAlertTriangle size={14} aria-hidden />
            {line > 0 ? (
              <UnstyledButton className={classes.place} onClick={() => editor.current?.goTo(told[index]?.start ?? 0)}>
                Line {line}: {message}
              </UnstyledButton>
            ) : (
              <span>{message}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
