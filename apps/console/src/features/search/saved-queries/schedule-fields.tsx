import { NumberInput, Select, Switch, TextInput, TimeText } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import { scheduleText } from "../../detections/index.ts";
import { nextTimes } from "./cron-times.ts";
import classes from "./saved-queries.module.css";
import { rateChoices, type SavedQueryValues } from "./saved-query-values.ts";

interface ScheduleFieldsProps {
  readonly form: UseFormReturnType<SavedQueryValues>;
  /** What a schedule would do that nobody may want, in sentences. */
  readonly warnings: readonly string[];
}

const choicesOf = (when: string) => {
  const minutes = Number(when);
  // A query from a file may have another rate.
  const rates = rateChoices.some((rate) => rate === minutes) || !minutes ? rateChoices : [...rateChoices, minutes];
  return [
    { value: "hand", label: "Not on a schedule" },
    ...rates.map((rate) => ({ value: String(rate), label: sentence(scheduleText({ rateMinutes: rate })) })),
    { value: "cron", label: "Cron expression" },
  ];
};
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether, when and for how long a saved search runs by itself. */
export function ScheduleFields({ form, warnings }: ScheduleFieldsProps) {
  const { when } = form.values;
  return (
    <>
      <Select label="Runs" data={choicesOf(when)} allowDeselect={false} {...form.getInputProps("when")} />
      {when === "hand" ? null : (
        <>
          {when === "cron" ? (
            <>
              <TextInput
                label="Cron expression"
                description="Minute, hour, day of month, month and day of week, in UTC"
                withAsterisk
                classNames={{ input: classes.cron ?? "" }}
                {...form.getInputProps("cronExpression")}
              />
              <NextTimes expression={form.values.cronExpression} />
            </>
          ) : null}
          <NumberInput
            label="Stop a run after"
            suffix=" min"
            min={1}
            allowDecimal={false}
            withAsterisk
            {...form.getInputProps("timeoutMinutes")}
          />
          <Switch label="Schedule is on" {...form.getInputProps("enabled", { type: "checkbox" })} />
          {warnings.length > 0 ? (
            <ul className={classes.warnings} role="status">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </>
  );
}

function NextTimes({ expression }: { readonly expression: string }) {
  const times = nextTimes(expression, new Date());
  if (times.length === 0) return null;
  return (
    <div>
      <div className={classes.label}>Next runs</div>
      <ol className={classes.times}>
        {times.map((time) => (
          <li key={time.getTime()}>
            <TimeText value={time} precision="minute" />
          </li>
        ))}
      </ol>
    </div>
  );
}
