import { type Severity, severities, type Weekday, weekdays } from "@pharos/domain";
import { Checkbox, NumberInput, namedTimeZones, Panel, Select, Switch, TextInput } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { severityLabels } from "../labels.ts";
import classes from "./destination-form.module.css";
import type { DestinationValues } from "./destination-values.ts";

interface QuietFieldsProps {
  readonly form: UseFormReturnType<DestinationValues>;
}

const severityOptions = severities.map((value) => ({ value, label: severityLabels[value] }));
const weekOrder: readonly Weekday[] = [...weekdays.slice(1), "SUNDAY"];
const dayLabel = (day: Weekday) => `${day.slice(0, 1)}${day.slice(1, 3).toLowerCase()}`;

/** When the destination may be disturbed. */
export function QuietFields({ form }: QuietFieldsProps) {
  const { hasQuietHours, digestMinutes, hasReminder } = form.values;
  return (
    <Panel title="Quiet">
      <div className={classes.fields}>
        <Switch
          label="Quiet hours"
          description="Alerts wait, and are sent when quiet hours end"
          {...form.getInputProps("hasQuietHours", { type: "checkbox" })}
        />
        {hasQuietHours ? <QuietHoursFields form={form} /> : null}
        <NumberInput
          label="Digest minutes"
          description="Sends the alerts of this many minutes as one message. 0 sends each alert by itself."
          min={0}
          max={1440}
          allowDecimal={false}
          maw={220}
          {...form.getInputProps("digestMinutes")}
        />
        {hasQuietHours || Number(digestMinutes) > 0 ? (
          <Select
            label="Urgent from severity"
            description="Alerts of this severity or a higher one wait neither for quiet hours nor for a digest"
            placeholder="None is urgent"
            clearable
            data={severityOptions}
            maw={320}
            {...form.getInputProps("urgentSeverity")}
            value={form.values.urgentSeverity || null}
            onChange={(severity) => form.setFieldValue("urgentSeverity", (severity ?? "") as Severity | "")}
          />
        ) : null}
        <Switch
          label="Reminders"
          description="Sends an alert again while it is open, unassigned and without a comment"
          {...form.getInputProps("hasReminder", { type: "checkbox" })}
        />
        {hasReminder ? <ReminderFields form={form} /> : null}
      </div>
    </Panel>
  );
}

function QuietHoursFields({ form }: QuietFieldsProps) {
  return (
    <>
      <Checkbox.Group
        label="Days on which they begin"
        {...form.getInputProps("quietDays")}
        onChange={(days) => form.setFieldValue("quietDays", days as Weekday[])}
      >
        <div className={classes.choices}>
          {weekOrder.map((day) => (
            <Checkbox key={day} value={day} label={dayLabel(day)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.choices}>
        <TextInput type="time" label="From" {...form.getInputProps("quietFrom")} />
        <TextInput type="time" label="To" {...form.getInputProps("quietTo")} />
        <Select
          label="Time zone"
          searchable
          data={namedTimeZones(form.values.quietTimeZone)}
          {...form.getInputProps("quietTimeZone")}
          onChange={(zone) => form.setFieldValue("quietTimeZone", zone ?? "UTC")}
        />
      </div>
    </>
  );
}

function ReminderFields({ form }: QuietFieldsProps) {
  return (
    <div className={classes.choices}>
      <Select
        label="From severity"
        allowDeselect={false}
        data={severityOptions}
        {...form.getInputProps("reminderSeverity")}
      />
      <NumberInput
        label="After minutes"
        min={1}
        max={1440}
        allowDecimal={false}
        {...form.getInputProps("reminderMinutes")}
      />
      <NumberInput
        label="Times at most"
        min={1}
        max={10}
        allowDecimal={false}
        {...form.getInputProps("reminderTimes")}
      />
    </div>
  );
}
