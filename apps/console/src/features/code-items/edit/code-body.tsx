import { Panel, Tag } from "@pharos/ui";
import type { CodeLanguage } from "@pharos/ui/code-editor";
import { useMemo } from "react";
import { CodeSection } from "../../detections/index.ts";
import classes from "../code-items.module.css";
import type { Report } from "./code-report.ts";

const lines = { min: 18, max: 44 };

interface CodeBodyProps {
  readonly title: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What Python says of the text as it is. */
  readonly checked: Report["problems"];
  /** What the last run of the tests, or the last attempt to save, had against it. */
  readonly reported: Report["problems"];
  readonly isReadOnly: boolean;
}

/** The Python of a helper or a data model, with what is wrong with it. */
export function CodeBody({ title, language, value, onChange, checked, reported, isReadOnly }: CodeBodyProps) {
  const inText = useMemo(() => checked.map((problem) => ({ ...problem, field: "body" })), [checked]);
  const beside = reported.filter(({ file }) => file !== "PYTHON");
  return (
    <Panel flush title={title} actions={isReadOnly ? <Tag>Read Only</Tag> : undefined}>
      <CodeSection
        label={title}
        language={language}
        field="body"
        value={value}
        onChange={onChange}
        problems={inText}
        isReadOnly={isReadOnly}
        linesMin={lines.min}
        linesMax={lines.max}
      />
      {beside.length > 0 ? (
        <ul className={classes.problems} role="alert">
          {beside.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
