import type { EventField } from "@pharos/detection-content/editor";
import { Button, Panel } from "@pharos/ui";
import { IconPlus } from "@pharos/ui/icons";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";
import { ClauseSection } from "./builder/clause-section.tsx";
import type { ServerProblem } from "./told-problems.ts";

interface FilterPanelProps extends SectionProps {
  readonly isNew: boolean;
  readonly fields: readonly EventField[];
  readonly problems: readonly ServerProblem[];
}

const firstFilter = `- All:
    - KeyPath: ""
      Condition: Equals
      Value: ""
`;
const linesMin = 4;

/** Conditions that an event must meet before the rule is evaluated for it. */
export function FilterPanel({ isNew, fields, problems, ...section }: FilterPanelProps) {
  const { draft, change, problemOf, isLocked } = section;
  const isReadOnly = isLocked("inlineFilters");
  const isEmpty = draft.inlineFilters.trim() === "";
  if (isEmpty && isReadOnly) return null;
  return (
    <Panel
      flush
      title="Filters"
      actions={
        isReadOnly ? undefined : isEmpty ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => change({ inlineFilters: firstFilter })}
          >
            Add filter
          </Button>
        ) : (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change({ inlineFilters: "" })}>
            Remove filters
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className={classes.codeHint}>No filters: the rule is evaluated for every event of its log types.</p>
      ) : (
        <>
          {isNew ? null : <h3 className={classes.codeHeading}>When the following conditions are true:</h3>}
          <ClauseSection
            builderKey="InlineFilters"
            field="inlineFilters"
            label="Inline filters"
            noun="filter"
            fields={fields}
            hasLogTypes={draft.kind !== "RULE" || draft.logTypes.length > 0}
            value={draft.inlineFilters}
            onChange={(inlineFilters) => change({ inlineFilters })}
            problems={problems}
            error={problemOf("inlineFilters")}
            isReadOnly={isReadOnly}
            linesMin={linesMin}
          />
        </>
      )}
    </Panel>
  );
}
