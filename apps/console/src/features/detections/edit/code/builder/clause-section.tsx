import {
  type BuilderKey,
  type BuilderView,
  type Combinator,
  type EventField,
  readBuilder,
  writeBuilder,
} from "@pharos/detection-content/editor";
import { SegmentedControl } from "@pharos/ui";
import { useMemo, useState } from "react";
import { CodeSection } from "../code-section.tsx";
import { yamlLanguage } from "../text-languages.ts";
import type { ServerProblem } from "../told-problems.ts";
import classes from "./builder.module.css";
import { ClauseList } from "./clause-list.tsx";

export interface ClauseSectionProps {
  readonly builderKey: BuilderKey;
  /** The member of the draft whose problems are shown. */
  readonly field: string;
  readonly label: string;
  readonly noun: "rule" | "filter";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fields: readonly EventField[];
  readonly hasLogTypes: boolean;
  readonly problems: readonly ServerProblem[];
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly placeholder?: string;
  readonly linesMin?: number;
}

const combinatorsOf: Readonly<Record<BuilderKey, readonly Combinator[]>> = {
  Detection: ["All", "Any", "OnlyOne", "None"],
  InlineFilters: ["All", "Any"],
};

/**
 * YAML of clauses as a form or as text. The form is a view of the text and writes it: what it cannot show stays in
 * the text, where the form is switched off.
 */
export function ClauseSection({ builderKey, noun, fields, hasLogTypes, ...text }: ClauseSectionProps) {
  const { value, onChange, isReadOnly, label } = text;
  const view = useMemo(() => readBuilder(value, builderKey), [value, builderKey]);
  const [mode, setMode] = useState<"builder" | "text">(view.kind === "clauses" ? "builder" : "text");
  const types = useMemo(() => new Map(fields.map(({ path, type }) => [path, type])), [fields]);
  const isBuilt = mode === "builder" && view.kind === "clauses";
  const hint = hintOf(view, noun);
  const problems = text.problems.filter((problem) => problem.field === text.field);
  return (
    <>
      <div className={classes.switch}>
        <SegmentedControl
          size="xs"
          aria-label={`${label}: how it is edited`}
          data={[
            { value: "builder", label: "Builder", disabled: view.kind !== "clauses" },
            { value: "text", label: "Text Editor" },
          ]}
          value={isBuilt ? "builder" : "text"}
          onChange={(next) => setMode(next as "builder" | "text")}
        />
        {hint === undefined ? null : <span role="status">{hint}</span>}
      </div>
      {isBuilt ? (
        <div className={classes.builder}>
          {hasLogTypes ? null : (
            <p className={classes.warning}>Please select a log type to update filters and {noun} clauses.</p>
          )}
          <h4 className={classes.where}>Where</h4>
          <ClauseList
            items={view.items}
            depth={0}
            combinators={combinatorsOf[builderKey]}
            fields={types}
            isReadOnly={isReadOnly}
            onChange={(items) => onChange(writeBuilder(value, builderKey, items))}
          />
          <ul className={classes.problems} aria-label={`Problems of ${label}`} aria-live="polite">
            {text.error === undefined ? null : <li>{text.error}</li>}
            {problems.map(({ message, line }) => (
              <li key={`${line} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      ) : (
        <CodeSection {...text} language={yamlLanguage} />
      )}
    </>
  );
}

/** Specification 2 §5. */
function hintOf({ kind }: BuilderView, noun: "rule" | "filter"): string | undefined {
  switch (kind) {
    case "clauses":
      return undefined;
    case "invalid":
      return "There is an error in your syntax.";
    case "tooDeep":
      return `The GUI builder is disabled for ${noun}s with more than 3 nested conditions.`;
    case "notRepresentable":
      return `This ${noun} contains legal YAML that cannot be represented in the Rule Builder`;
  }
}
