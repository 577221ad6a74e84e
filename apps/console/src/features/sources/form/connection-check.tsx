import { Button, FailedState, Panel, StatusBadge, TextSkeleton } from "@pharos/ui";
import { IconRefresh } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "./http-source-form.module.css";

export interface Check {
  readonly name: string;
  readonly isHealthy: boolean;
  readonly message: string;
}

export interface ConnectionCheck<Values> {
  readonly isChecking: boolean;
  readonly checks: readonly Check[] | undefined;
  /** Why nothing could be checked. */
  readonly problem: string | undefined;
  readonly run: (values: Values) => Promise<void>;
}

const unchecked = { isChecking: false, checks: undefined, problem: undefined } as const;

/** Keeps how a check of settings goes that need not be saved. */
export function useCheck<Values>(
  ask: (values: Values) => Promise<readonly Check[] | undefined>,
): ConnectionCheck<Values> {
  const [state, setState] = useState<Omit<ConnectionCheck<Values>, "run">>(unchecked);
  const run = async (values: Values) => {
    setState({ ...unchecked, isChecking: true });
    try {
      setState({ ...unchecked, checks: await ask(values) });
    } catch (error) {
      setState({ ...unchecked, problem: errorText(error) });
    }
  };
  return { ...state, run };
}

interface ConnectionCheckPanelProps<Values> {
  readonly check: ConnectionCheck<Values>;
  readonly values: Values;
  /** What is reached, such as "the bucket". */
  readonly target: string;
}

/** Each step of a check, with the right or the setting that is missing. */
export function ConnectionCheckPanel<Values>({ check, values, target }: ConnectionCheckPanelProps<Values>) {
  const { isChecking, checks, problem, run } = check;
  const again = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconRefresh size={14} />}
      loading={isChecking}
      onClick={() => run(values)}
    >
      {checks || problem !== undefined ? "Check again" : "Check connection"}
    </Button>
  );
  return (
    <Panel title="Connection" actions={again}>
      {isChecking ? <TextSkeleton lines={2} /> : null}
      {problem === undefined ? null : <FailedState title="The connection couldn't be checked" message={problem} />}
      {checks ? (
        <ul className={classes.checks} aria-label="Checks">
          {checks.map(({ name, isHealthy, message }) => (
            <li key={name} className={classes.check}>
              <StatusBadge tone={isHealthy ? "pass" : "fail"}>{name}</StatusBadge>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {!isChecking && !checks && problem === undefined ? (
        <p className={classes.hint}>Reaches {target} with these settings. Nothing is saved or changed.</p>
      ) : null}
    </Panel>
  );
}
