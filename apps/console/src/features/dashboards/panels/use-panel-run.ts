import { useApolloClient } from "@apollo/client/react";
import type { QueryPanel, QueryVariables } from "@pharos/domain";
import { useEffect, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { type QueryRun, useQueryRun, variableInputs } from "../../search/index.ts";
import type { PanelTimes } from "../panel-range.ts";

const executeMutation = graphql(`
  mutation ExecutePanel($input: ExecuteDataLakeQueryInput!) {
    executeDataLakeQuery(input: $input) { id }
  }
`);

/** When panels are asked again, and how old the answer may be that others got. */
export interface PanelRefresh {
  /** Counts up. */
  readonly tick: number;
  readonly maxAgeSeconds: number;
}

export interface PanelRun {
  /** The latest that has ended; stays while the next one runs. */
  readonly shown: QueryRun | undefined;
  readonly isRunning: boolean;
  readonly error: unknown;
}

/**
 * Runs a panel's query, again with each tick; people who look at the same share the runs.
 *
 * @param variables undefined while some have no value yet: nothing runs
 */
export function usePanelRun(
  { text, language }: Pick<QueryPanel, "text" | "language">,
  times: PanelTimes,
  { tick, maxAgeSeconds }: PanelRefresh,
  variables: QueryVariables | undefined,
): PanelRun {
  const client = useApolloClient();
  const [id, setId] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const { run, results, error } = useQueryRun(id);
  const [shown, setShown] = useState<QueryRun>();
  const said = JSON.stringify(times);
  const values = variables && JSON.stringify(variableInputs(variables));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each tick
  useEffect(() => {
    let isCurrent = true;
    if (values === undefined) return;
    const inputs = JSON.parse(values) as ReturnType<typeof variableInputs>;
    const asked = {
      sql: text,
      language,
      maxAgeSeconds,
      timesCountEverywhere: true,
      ...(inputs.length > 0 && { variables: inputs }),
      ...(JSON.parse(said) as PanelTimes),
    };
    client.mutate({ mutation: executeMutation, variables: { input: asked } }).then(
      ({ data }) => {
        if (!isCurrent) return;
        setRefusal(undefined);
        setId(data?.executeDataLakeQuery.id);
      },
      (failure: unknown) => isCurrent && setRefusal(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, text, language, said, values, tick]);
  const hasEnded = run !== undefined && run.status !== "running" && !results?.tryAgain;
  useEffect(() => {
    if (hasEnded) setShown(run);
  }, [hasEnded, run]);
  const failure = refusal ?? error;
  return { shown, isRunning: failure === undefined && !hasEnded, error: failure };
}
