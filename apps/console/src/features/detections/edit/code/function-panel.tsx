import type { EventField } from "@pharos/detection-content/editor";
import { Button, Collapse, Panel, Tag } from "@pharos/ui";
import type { CodeEditorHandle, LineMark } from "@pharos/ui/code-editor";
import { IconChevronDown, IconChevronRight } from "@pharos/ui/icons";
import { type Ref, useState } from "react";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";
import { ClauseSection } from "./builder/clause-section.tsx";
import { CodeSection } from "./code-section.tsx";
import type { PythonLanguage } from "./python-language.ts";
import type { ServerProblem } from "./told-problems.ts";

interface FunctionPanelProps extends SectionProps {
  readonly isNew: boolean;
  readonly language: PythonLanguage;
  readonly fields: readonly EventField[];
  readonly problems: readonly ServerProblem[];
  readonly editorRef: Ref<CodeEditorHandle>;
  /** Which lines the unit tests run, where that was measured. */
  readonly marks: readonly LineMark[];
}

/** What the detection looks for: Python, or YAML for a simple detection. */
export function FunctionPanel({ isNew, language, fields, problems, editorRef, marks, ...section }: FunctionPanelProps) {
  const { draft, change, problemOf, isLocked } = section;
  const isReadOnly = isLocked("body");
  const [isOpen, setOpen] = useState(true);
  const isPolicy = draft.kind === "POLICY";
  const type = isPolicy ? "policy" : "rule";
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Panel
      flush
      title={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.collapse}
          aria-expanded={isOpen}
          leftSection={<Chevron size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {isPolicy ? "Policy Function" : "Rule Function"}
        </Button>
      }
      actions={
        <span className={classes.panelActions}>
          {isReadOnly ? <Tag>Read Only</Tag> : null}
          <a className={classes.link} href="/docs/detections/" target="_blank" rel="noreferrer">
            Learn About Detection Writing
          </a>
        </span>
      }
    >
      <Collapse expanded={isOpen}>
        {!isNew && !isPolicy ? <h3 className={classes.codeHeading}>Trigger an alert where:</h3> : null}
        {draft.simpleDetectionBody === undefined ? (
          <CodeSection
            ref={editorRef}
            marks={marks}
            field="body"
            label={isPolicy ? "Policy function" : "Rule function"}
            language={language}
            value={draft.body}
            onChange={(body) => change({ body })}
            problems={problems}
            error={problemOf("body")}
            placeholder={`Enter the body of the ${type} here...`}
            isReadOnly={isReadOnly}
          />
        ) : (
          <ClauseSection
            builderKey="Detection"
            field="simpleDetectionBody"
            label="Rule YAML"
            noun="rule"
            fields={fields}
            hasLogTypes={draft.kind !== "RULE" || draft.logTypes.length > 0}
            value={draft.simpleDetectionBody}
            onChange={(simpleDetectionBody) => change({ simpleDetectionBody })}
            problems={problems}
            error={problemOf("simpleDetectionBody")}
            placeholder={`Enter the body of the ${type} here...`}
            isReadOnly={isReadOnly}
          />
        )}
        {draft.simpleDetectionBody === undefined ? (
          <p className={classes.codeHint}>
            Need to define re-usable functions? Define them in a global helper. Tab indents; press Esc, then Tab, to
            leave the editor.
          </p>
        ) : null}
      </Collapse>
    </Panel>
  );
}
