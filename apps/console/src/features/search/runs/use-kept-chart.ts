import { useApolloClient } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type ChosenChart, chartProperties } from "./chosen-chart.ts";

const keepMutation = graphql(`
  mutation KeepChart($input: UpdateQueryUserConfigInput!) {
    updateQueryUserConfig(input: $input) { queryId chartProperties { chartType propertyId limit sortDirection colorHexes } }
  }
`);

/** Keeps the chart with the run, for whoever opens it and for the runs that follow it. */
export function useKeptChart(runId: string | undefined) {
  const client = useApolloClient();
  return async (chart: ChosenChart | undefined) => {
    if (runId === undefined) return;
    const input = { queryId: runId, chartProperties: chartProperties(chart) };
    try {
      await client.mutate({ mutation: keepMutation, variables: { input }, fetchPolicy: "no-cache" });
    } catch (error) {
      notify({ title: "Couldn't keep the chart with the query", message: errorText(error), tone: "error" });
    }
  };
}
