import type { ApolloClient } from "@apollo/client";
import { Anchor, notify } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { downloadCsv, generateCsv } from "./csv-download.ts";

const listQuery = graphql(`
  query QueryDownloads($input: QueryDownloadsInput!) {
    queryDownloads(input: $input) { edges { node { id status error { message } } } }
  }
`);
const pageSize = 10;
const refetchMs = 5000;
const readyMs = 8000;
const failed = { tone: "error", durationMs: 5000 } as const;
/** Whoever waits longer finds the file among their notifications. */
const roundsMax = 60;

/** Has the file made, and tells when it is there, with its link. */
export async function exportCsv(
  client: ApolloClient,
  queryId: string,
  pause = () => new Promise<void>((resolve) => setTimeout(resolve, refetchMs)),
): Promise<void> {
  const id = await generateCsv(client, queryId);
  for (let round = 0; id !== undefined && round < roundsMax; round++) {
    await pause();
    const { status, error } = await readDownload(client, id);
    if (status === "running") continue;
    if (status === "ready") tellReady(client, id);
    else notify({ title: "There was an error generating your CSV", message: error?.message, ...failed });
    return;
  }
}

/** Where the server does not answer, nothing is known yet. */
async function readDownload(client: ApolloClient, id: string) {
  const variables = { input: { pageSize } };
  const answer = await client.query({ query: listQuery, variables, fetchPolicy: "no-cache" }).catch(() => undefined);
  const found = answer?.data?.queryDownloads.edges.find(({ node }) => node.id === id);
  return found?.node ?? { status: "running" as const, error: null };
}

function tellReady(client: ApolloClient, id: string): void {
  notify({
    title: "Your CSV is ready",
    message: (
      <Anchor component="button" type="button" onClick={() => void downloadCsv(client, id)}>
        Download CSV
      </Anchor>
    ),
    tone: "success",
    durationMs: readyMs,
  });
}
