import { UnstyledButton } from "@pharos/ui";
import type { CodeDiagnostic, CodeEditorHandle, CodeLanguage, CodeTint } from "@pharos/ui/code-editor";
import { IconAlertTriangle } from "@pharos/ui/icons";
import { lazy, Suspense, useMemo, useRef } from "react";
import { type DocumentProblem, diagnoseLines } from "./diagnose-lines.ts";
import classes from "./yaml-code.module.css";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

/** What is wrong with a document is the server's to say. */
const yamlLanguage: CodeLanguage = {
  id: "yaml-document",
  grammar: "yaml",
  complete: async (_text, offset) => ({ start: offset, end: offset, items: [] }),
  hover: async () => undefined,
  diagnose: async () => [],
};
const linesMin = 24;
const linesMax = 40;

interface YamlCodeProps {
  readonly label: string;
  readonly text: string;
  readonly problems: readonly DocumentProblem[];
  readonly onChange: (text: string) => void;
  /** Stable between renders. */
  readonly tints?: readonly CodeTint[];
}

/** A document with what is wrong with it: in the text, and in words below, which lead to the place. */
export function YamlCode({ label, text, problems, onChange, tints }: YamlCodeProps) {
  const editor = useRef<CodeEditorHandle>(null);
  const told = useMemo<CodeDiagnostic[]>(() => diagnoseLines(text, problems), [text, problems]);
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
          label={label}
          language={yamlLanguage}
          value={text}
          onChange={onChange}
          told={told}
          {...(tints && { tints })}
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
