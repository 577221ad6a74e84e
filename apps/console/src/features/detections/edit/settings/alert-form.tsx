import { NumberInput, Panel, Select, Switch, TagsInput } from "@pharos/ui";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";
import { DestinationOverrides } from "./destination-overrides.tsx";

const periods: readonly { readonly minutes: number; readonly label: string }[] = [
  { minutes: 15, label: "15 minutes" },
  { minutes: 30, label: "30 minutes" },
  { minutes: 60, label: "1 hour" },
  { minutes: 180, label: "3 hours" },
  { minutes: 720, label: "12 hours" },
  { minutes: 1440, label: "24 hours" },
];

/**
 * When matches become an alert, and where it goes. A correlation rule groups by the values that its signals share; a
 * policy has an alert for each resource that fails.
 */
export function AlertForm(section: SectionProps) {
  const { draft, change, problemOf, isLocked } = section;
  if (draft.kind === "POLICY") {
    return (
      <Panel title="Alerts">
        <div className={classes.fields}>
          <DestinationOverrides {...section} />
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      title="Alerts"
      actions={
        <Switch
          size="sm"
          label="Create alerts"
          checked={draft.createAlert}
          disabled={isLocked("createAlert")}
          onChange={(event) => change({ createAlert: event.currentTarget.checked })}
        />
      }
    >
      <div className={classes.fields}>
        {draft.createAlert ? null : (
          <p className={classes.hint}>Matches are stored as signals for correlation rules; no alert is raised.</p>
        )}
        {draft.kind === "CORRELATION_RULE" ? null : (
          <div className={classes.pair}>
            <Select
              label="Dedup period"
              description="Matches within it are grouped"
              allowDeselect={false}
              data={periodChoices(draft.dedupPeriodMinutes)}
              value={String(draft.dedupPeriodMinutes)}
              error={problemOf("dedupPeriodMinutes")}
              readOnly={isLocked("dedupPeriodMinutes")}
              onChange={(value) => value && change({ dedupPeriodMinutes: Number(value) })}
            />
            <NumberInput
              label="Threshold"
              description="Matches before an alert"
              min={1}
              allowDecimal={false}
              allowNegative={false}
              thousandSeparator=","
              value={draft.threshold}
              error={problemOf("threshold")}
              readOnly={isLocked("threshold")}
              onChange={(value) => change({ threshold: typeof value === "number" ? value : "" })}
            />
          </div>
        )}
        <TagsInput
          label="Summary attributes"
          description="Event fields whose most frequent values the alert shows"
          placeholder={draft.summaryAttributes.length === 0 ? "Such as p_any_ip_addresses" : ""}
          value={[...draft.summaryAttributes]}
          error={problemOf("summaryAttributes")}
          readOnly={isLocked("summaryAttributes")}
          splitChars={[",", "\n"]}
          onChange={(summaryAttributes) => change({ summaryAttributes })}
        />
        <DestinationOverrides {...section} />
      </div>
    </Panel>
  );
}

/** A period that was set elsewhere, such as in a file, is kept as a choice. */
function periodChoices(current: number | "") {
  const isListed = periods.some(({ minutes }) => minutes === current);
  const all = isListed || current === "" ? periods : [...periods, { minutes: current, label: `${current} minutes` }];
  return all.map(({ minutes, label }) => ({ value: String(minutes), label }));
}
