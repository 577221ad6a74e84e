import { useMutation } from "@apollo/client/react";
import { splitRunbook } from "@pharos/domain";
import { Checkbox, MarkdownText, notify, TimeText } from "@pharos/ui";
import { useId, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { usePageKeys } from "../../../page/use-page-keys.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./runbook-checklist.module.css";

const alertRunbook = graphql(`
  fragment AlertRunbook on Alert {
    id
    runbook
    runbookTicks { step actor { name } at }
  }
`);
const tickMutation = graphql(`
  mutation TickRunbookStep($input: TickRunbookStepInput!) {
    tickRunbookStep(input: $input) { alert { ...AlertRunbook } }
  }
`);

/** A key has one digit. */
const keyedStepsMax = 9;

/** The runbook of an alert, with its numbered steps to be ticked by everybody who works on it. */
export function RunbookChecklist(props: { alert: FragmentType<typeof alertRunbook> }) {
  const { id, runbook, runbookTicks } = readFragment(alertRunbook, props.alert);
  const { before, steps, after } = useMemo(() => splitRunbook(runbook), [runbook]);
  const mayModify = useMay("AlertModify");
  const [tick] = useMutation(tickMutation, {
    refetchQueries: ["AlertHistory"],
    onError: (error) => notify({ title: "Couldn't tick the step", message: errorText(error), tone: "error" }),
  });
  const ticks = new Map(runbookTicks.map((one) => [one.step, one]));
  const setDone = (step: number, isDone: boolean) => {
    if (mayModify) void tick({ variables: { input: { alertId: id, step, isDone } } });
  };
  const keyed = steps.slice(0, keyedStepsMax).map((_text, index) => index + 1);
  usePageKeys(Object.fromEntries(keyed.map((step) => [String(step), () => setDone(step, !ticks.has(step))])));
  const boxes = useId();
  return (
    <>
      {before === "" ? null : <MarkdownText>{before}</MarkdownText>}
      {steps.length === 0 ? null : (
        <>
          <ol className={classes.steps}>
            {steps.map((text, index) => {
              const step = index + 1;
              const done = ticks.get(step);
              return (
                <li key={step} data-done={done !== undefined || undefined}>
                  <Checkbox
                    id={`${boxes}${step}`}
                    size="xs"
                    checked={done !== undefined}
                    disabled={!mayModify}
                    onChange={(event) => setDone(step, event.currentTarget.checked)}
                  />
                  <span className={classes.number} aria-hidden>
                    {step}.
                  </span>
                  <div>
                    <label htmlFor={`${boxes}${step}`}>
                      <MarkdownText>{text}</MarkdownText>
                    </label>
                    {done ? (
                      <span className={classes.who}>
                        {done.actor.name}, <TimeText value={done.at} relative />
                      </span>
                    ) : null}
                  </div>
                </li>
              );
            })}
          </ol>
          <p className={classes.who} role="status">
            {ticks.size} of {steps.length} steps done
          </p>
        </>
      )}
      {after === "" ? null : <MarkdownText>{after}</MarkdownText>}
    </>
  );
}
