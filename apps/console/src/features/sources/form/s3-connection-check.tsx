import { useMutation } from "@apollo/client/react";
import { Button, FailedState, Panel, StatusBadge, TextSkeleton } from "@pharos/ui";
import { IconRefresh } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { CheckS3ConnectionMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./http-source-form.module.css";
import { checkS3Input, type S3SourceValues } from "./s3-source-values.ts";

const checkMutation = graphql(`
  mutation CheckS3Connection($input: CheckS3ConnectionInput!) {
    checkS3Connection(input: $input) { checks { name isHealthy message } }
  }
`);

export interface ConnectionCheck {
  readonly isChecking: boolean;
  readonly checks: CheckS3ConnectionMutation["checkS3Connection"]["checks"] | undefined;
  /** Why nothing could be checked. */
  readonly problem: string | undefined;
  readonly run: (values: S3SourceValues) => Promise<void>;
}

/** Reaches the bucket with settings that need not be saved. */
export function useConnectionCheck(sourceId?: string): ConnectionCheck {
  const [check] = useMutation(checkMutation);
  const [state, setState] = useState<Omit<ConnectionCheck, "run">>(unchecked);
  const run = async (values: S3SourceValues) => {
    setState({ ...unchecked, isChecking: true });
    try {
      const { data } = await check({ variables: { input: checkS3Input(values, sourceId) } });
      setState({ ...unchecked, checks: data?.checkS3Connection.checks });
    } catch (error) {
      setState({ ...unchecked, problem: errorText(error) });
    }
  };
  return { ...state, run };
}

const unchecked = { isChecking: false, checks: undefined, problem: undefined } as const;

interface S3ConnectionCheckProps {
  readonly check: ConnectionCheck;
  readonly values: S3SourceValues;
}

/** Each step of the check, with the right or the setting that is missing. */
export function S3ConnectionCheck({ check: { isChecking, checks, problem, run }, values }: S3ConnectionCheckProps) {
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
        <p className={classes.hint}>Reaches the bucket with these settings. Nothing is saved or changed.</p>
      ) : null}
    </Panel>
  );
}
