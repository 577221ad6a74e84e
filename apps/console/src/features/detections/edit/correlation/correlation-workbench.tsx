import { useApolloClient } from "@apollo/client/react";
import { type CorrelationForm, organizeCorrelation, outlineCorrelation } from "@pharos/detection-content/editor";
import { EmptyState, FailedState, Panel, SegmentedControl, Tag } from "@pharos/ui";
import type { CodeEditorHandle } from "@pharos/ui/code-editor";
import { FlowChart } from "@pharos/ui/flow-chart";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { CodeSection } from "../code/code-section.tsx";
import type { ServerProblem } from "../code/told-problems.ts";
import type { SectionProps } from "../section-props.ts";
import { chartOf } from "./chart-of.ts";
import classes from "./correlation.module.css";
import { CorrelationLanguage } from "./correlation-language.ts";
import { type KnownDetections, readKnownDetections } from "./known-detections.ts";

interface CorrelationWorkbenchProps extends SectionProps {
  readonly isNew: boolean;
  readonly problems: readonly ServerProblem[];
  /** Stands below the YAML. */
  readonly children: ReactNode;
}

/** So that all of it is seen beside a long text. */
const chartHeight = "max(360px, calc(100vh - 320px))";
/** Specification 2 §2: of the view with tabs. */
const fitPadding = 1;
const linesMin = 24;
const nothingKnown: KnownDetections = new Map();

/** A live chart of the correlation, and the YAML that it shows. */
export function CorrelationWorkbench({ isNew, problems, children, ...section }: CorrelationWorkbenchProps) {
  const { draft, change, problemOf, isLocked } = section;
  const { id, simpleDetectionBody: text = "", createAlert, displayName, severity } = draft;
  const isReadOnly = isLocked("simpleDetectionBody");
  const { language, known } = useCorrelationLanguage(id);
  const editor = useRef<CodeEditorHandle>(null);
  const outline = useMemo(
    () => outlineCorrelation(text, { ruleId: id, ...(known && { findDetection: (one: string) => known.get(one) }) }),
    [text, id, known],
  );
  const goToLine = (line: number) => editor.current?.goTo(offsetOfLine(text, line));
  const alert = createAlert ? { title: displayName || id, severity } : undefined;
  const chart = chartOf(outline, { known: known ?? nothingKnown, alert, goToLine });
  const organize = useOrganize(text, (simpleDetectionBody) => change({ simpleDetectionBody }));
  return (
    <div className={classes.split}>
      <div className={classes.chartPanel}>
        <Panel flush title="Flow chart">
          {outline.failure !== undefined ? (
            <div className={classes.state}>
              <FailedState title="Invalid YAML" message={outline.failure} />
              <DocumentationLink />
            </div>
          ) : chart.nodes.length === 0 ? (
            <EmptyState title="You haven’t added any rules yet!">
              Build your rule in the YAML editor to start building your correlation rule.
            </EmptyState>
          ) : (
            <FlowChart label="Flow chart of the correlation" {...chart} padding={fitPadding} height={chartHeight} />
          )}
        </Panel>
      </div>
      <div className={classes.column}>
        <Panel
          flush
          title="YAML"
          actions={
            <span className={classes.actions}>
              {isReadOnly ? <Tag>Read Only</Tag> : null}
              <SegmentedControl
                size="xs"
                aria-label="Organize the rules as"
                data={["Sequence", "Group"]}
                value={outline.form ?? ""}
                disabled={isReadOnly || outline.form === undefined}
                onChange={(form) => organize(form as CorrelationForm)}
              />
              <DocumentationLink />
            </span>
          }
        >
          <CodeSection
            ref={editor}
            field="simpleDetectionBody"
            label="Correlation YAML"
            language={language}
            value={text}
            onChange={(simpleDetectionBody) => change({ simpleDetectionBody })}
            problems={problems}
            error={problemOf("simpleDetectionBody")}
            isReadOnly={isReadOnly}
            linesMin={linesMin}
          />
        </Panel>
        {children}
      </div>
    </div>
  );
}

function DocumentationLink() {
  return (
    <a className={classes.link} href="/docs/correlation-rules/" target="_blank" rel="noreferrer">
      Documentation
    </a>
  );
}

/** The other way round again, the text is as it was before: what one form cannot say is not lost. */
function useOrganize(text: string, onChange: (text: string) => void) {
  const before = useRef<{ readonly from: string; readonly to: string }>(undefined);
  return (form: CorrelationForm) => {
    const next = before.current?.to === text ? before.current.from : organizeCorrelation(text, form);
    if (next === undefined) return;
    before.current = { from: text, to: next };
    onChange(next);
  };
}

/** The language of the editor, and the detections that steps may name; undefined until they are read. */
function useCorrelationLanguage(ruleId: string) {
  const client = useApolloClient();
  const [known, setKnown] = useState<KnownDetections>();
  const [reading] = useState(() => readKnownDetections(client));
  const [language] = useState(() => new CorrelationLanguage(reading));
  useEffect(() => language.setRuleId(ruleId), [language, ruleId]);
  useEffect(() => {
    reading.then(setKnown, () => undefined);
  }, [reading]);
  return { language, known };
}

function offsetOfLine(text: string, line: number): number {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const content = lines[line - 1] ?? "";
  return start + content.length - content.trimStart().length;
}
