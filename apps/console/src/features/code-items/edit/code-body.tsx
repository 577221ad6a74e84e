import { Panel, Tag } from "@pharos/ui";
import type { CodeLanguage } from "@pharos/ui/code-editor";
import { lazy, Suspense, useMemo } from "react";
import { placeProblems } from "../../detections/index.ts";
import classes from "../code-items.module.css";
import type { Report } from "./code-report.ts";

const CodeEditor = lazy(() => import("@pharos/ui/code-editor").then((m) => ({ default: m.CodeEditor })));

/** Mistakes are the server's to say, which loads the module with all that use it. */
const pythonLanguage: CodeLanguage = {
  id: "module-python",
  grammar: "python",
  indentation: 4,
  complete: async (_text, offset) => ({ start: offset, end: offset, items: [] }),
  hover: async () => undefined,
  diagnose: async () => [],
};
const lines = { min: 18, max: 44 };

interface CodeBodyProps {
  readonly title: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: Report["problems"];
  readonly isReadOnly: boolean;
}

export function CodeBody({ title, value, onChange, problems, isReadOnly }: CodeBodyProps) {
  const told = useMemo(
    () =>
      placeProblems(
        value,
        problems.filter(({ file }) => file === "PYTHON"),
      ),
    [value, problems],
  );
  return (
    <Panel flush title={title} actions={isReadOnly ? <Tag>Read Only</Tag> : undefined}>
      <Suspense
        fallback={
          <div className={classes.loading} role="status">
            Loading the editor…
          </div>
        }
      >
        <CodeEditor
          label={title}
          language={pythonLanguage}
          value={value}
          onChange={onChange}
          told={told}
          readOnly={isReadOnly}
          linesMin={lines.min}
          linesMax={lines.max}
        />
      </Suspense>
      {problems.length > 0 ? (
        <ul className={classes.problems} role="alert">
          {problems.map(({ file, line, message }) => (
            <li key={`${file} ${line} ${message}`}>{file === "PYTHON" ? `Line ${line}: ${message}` : message}</li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
