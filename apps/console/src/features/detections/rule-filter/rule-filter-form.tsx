import { Button, Checkbox, CodeView, ConfirmModal, FailedState, SegmentedControl } from "@pharos/ui";
import { IconPlus } from "@pharos/ui/icons";
import { useMemo, useState } from "react";
import type { FilteredRuleQuery } from "../../../graphql/generated/graphql.ts";
import { testOfEvent } from "../edit/draft/test-drafts.ts";
import { withoutAlertFields } from "../edit/tests/event-source.ts";
import { ConditionRow } from "./condition-row.tsx";
import { listFields } from "./event-fields.ts";
import type { FilterCondition } from "./filter-condition.ts";
import {
  blankCondition,
  type ConditionDraft,
  type FilterDraft,
  filterYaml,
  findProblems,
  toDraft,
} from "./filter-draft.ts";
import { ImpactPanel } from "./impact-panel.tsx";
import { describeTruePositives } from "./impact-sentence.ts";
import classes from "./rule-filter.module.css";
import { useFilterImpact } from "./use-filter-impact.ts";
import { useSaveFilter } from "./use-save-filter.ts";

interface RuleFilterFormProps {
  readonly rule: FilteredRuleQuery["rule"];
  readonly event: object;
  readonly condition: FilterCondition;
  readonly sheet: string;
  readonly onClose: () => void;
  readonly onOutdated: () => Promise<unknown>;
}

const noProblems = {};

export function RuleFilterForm({ rule, event, condition, sheet, onClose, onOutdated }: RuleFilterFormProps) {
  const [first] = useState<FilterDraft>(() => ({ conjunction: "and", conditions: [toDraft(condition)] }));
  const [draft, setDraft] = useState(first);
  const [test, setTest] = useState<{ readonly name: string; readonly resource: string }>();
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const seen = useMemo(() => withoutAlertFields(event as Record<string, unknown>), [event]);
  const types = useMemo(() => listFields(seen), [seen]);
  const isComplete = draft.conditions.every((one) => findProblems(one, types) === undefined);
  const filters = isComplete ? filterYaml(draft, types) : undefined;
  const measured = useFilterImpact(rule.id, filters);
  const saving = useSaveFilter(draft !== first || test !== undefined, sheet, onOutdated);
  const { conjunction, conditions } = draft;
  const setConditions = (next: readonly ConditionDraft[]) => setDraft({ ...draft, conditions: next });
  const save = async () => {
    setAsking(false);
    if (filters === undefined) return;
    const input = { ruleId: rule.id, lastModified: rule.lastModified, filters, test: test ?? null };
    if (await saving.save(input)) onClose();
  };
  const trySave = () => {
    setTried(true);
    if (!isComplete) return saving.refuse();
    if (measured.problem || measured.impact?.truePositivesRemoved) return setAsking(true);
    void save();
  };
  return (
    <div className={classes.form}>
      <div className={classes.fields}>
        {saving.failure ? <FailedState {...saving.failure} /> : null}
        {rule.inlineFilters ? (
          <section>
            <h3>Filters of the rule</h3>
            <CodeView code={rule.inlineFilters} language="yaml" label="Filters of the rule" />
          </section>
        ) : null}
        <h3>When the following conditions are true:</h3>
        {conditions.length > 1 ? (
          <SegmentedControl
            aria-label="How many conditions must be true"
            value={conjunction}
            data={[
              { value: "and", label: "All of them" },
              { value: "or", label: "Any of them" },
            ]}
            onChange={(next) => setDraft({ ...draft, conjunction: next as FilterDraft["conjunction"] })}
          />
        ) : null}
        {conditions.map((one) => (
          <ConditionRow
            key={one.key}
            condition={one}
            types={types}
            problems={(isTried && findProblems(one, types)) || noProblems}
            onChange={(next) => setConditions(conditions.map((other) => (other.key === one.key ? next : other)))}
            onRemove={
              conditions.length > 1
                ? () => setConditions(conditions.filter((other) => other.key !== one.key))
                : undefined
            }
          />
        ))}
        <Button
          className={classes.add}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => setConditions([...conditions, blankCondition()])}
        >
          Add Condition
        </Button>
        <p className={classes.quiet}>Events that do not meet them are left out before the rule is evaluated.</p>
        <Checkbox
          label="Add the current alert event as a unit test"
          description={testHint(rule)}
          disabled={testHint(rule) !== undefined}
          checked={test !== undefined}
          onChange={({ currentTarget }) => setTest(currentTarget.checked ? toTest(seen) : undefined)}
        />
        <ImpactPanel measured={measured} isComplete={isComplete} />
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={saving.isSaving}
          disabled={isComplete && !measured.impact && !measured.problem}
          onClick={trySave}
        >
          Save
        </Button>
      </div>
      <ConfirmModal
        opened={isAsking}
        title={measured.problem ? "Save without knowing the impact?" : "Remove true positives?"}
        confirmLabel="Save anyway"
        destructive
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        {measured.problem
          ? "The alerts of the last 30 days could not be read. The filter may remove true positives."
          : describeTruePositives(measured.impact?.truePositivesRemoved ?? 0)}
      </ConfirmModal>
    </div>
  );
}

function toTest(event: object) {
  const { name, resource } = testOfEvent(event, new Date());
  return { name, resource };
}

/** Why the rule takes no unit test; undefined where it does. */
function testHint({ managed, baseDetection, sigmaBody }: RuleFilterFormProps["rule"]): string | undefined {
  if (managed) return "The unit tests of rules that come with Pharos can't be changed.";
  if (baseDetection != null) return "Unit tests belong to the rule that this one is derived from.";
  return sigmaBody == null ? undefined : "The unit tests of this rule are in its Sigma file.";
}
