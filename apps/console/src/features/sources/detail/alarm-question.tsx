import { alarmMinutesMax, alarmMinutesMin, alarmMinutesProblem, describeMinutes } from "@pharos/domain";
import { Button, Modal, NumberInput, notify } from "@pharos/ui";
import { useState } from "react";
import { useChange } from "../../../graphql/use-change.ts";
import classes from "./source-page.module.css";

interface AlarmQuestionProps {
  readonly title: string;
  /** Of the field. */
  readonly label: string;
  /** What the alarm does. */
  readonly description: string;
  /** As it is; undefined while the alarm is off. */
  readonly current: number | undefined;
  readonly suggested?: { readonly minutes: number; readonly reason: string } | undefined;
  readonly minutesDefault: number;
  /** Null turns it off. */
  readonly onSave: (minutes: number | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks after how many minutes an alarm of a source is raised. */
export function AlarmQuestion(props: AlarmQuestionProps) {
  const { title, label, description, current, suggested, minutesDefault, onSave, onClose } = props;
  const [typed, setMinutes] = useState<number | string>();
  const minutes = typed ?? current ?? suggested?.minutes ?? minutesDefault;
  const [change, isChanging] = useChange();
  const problem = alarmMinutesProblem(Number(minutes === "" ? Number.NaN : minutes));
  const save = async (minutesThreshold: number | null) => {
    if (!(await change("Unable to set the alarm", () => onSave(minutesThreshold)))) return;
    notify({ message: minutesThreshold === null ? "Alarm turned off" : "Alarm set", tone: "success" });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        className={classes.alarmForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === undefined) void save(Number(minutes));
        }}
      >
        <NumberInput
          label={label}
          description={description}
          min={alarmMinutesMin}
          max={alarmMinutesMax}
          step={15}
          allowDecimal={false}
          thousandSeparator=","
          clampBehavior="none"
          value={minutes}
          onChange={setMinutes}
          error={problem}
          data-autofocus
        />
        {suggested === undefined ? null : (
          <p className={classes.hint}>
            Suggested: {describeMinutes(suggested.minutes)}, {suggested.reason}{" "}
            {Number(minutes) === suggested.minutes ? null : (
              <Button variant="subtle" size="compact-xs" onClick={() => setMinutes(suggested.minutes)}>
                Use {describeMinutes(suggested.minutes)}
              </Button>
            )}
          </p>
        )}
        <div className={classes.alarmButtons}>
          {current === undefined ? null : (
            <Button variant="default" loading={isChanging} onClick={() => save(null)}>
              Turn off
            </Button>
          )}
          <Button type="submit" loading={isChanging} disabled={problem !== undefined || Number(minutes) === current}>
            Set alarm
          </Button>
        </div>
      </form>
    </Modal>
  );
}
