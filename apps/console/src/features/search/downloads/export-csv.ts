import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../graphql/generated/index.ts";
import { announceCsv } from "./announce-csv.tsx";
import { generateCsv } from "./csv-download.ts";

const listQuery = graphql(`
  query QueryDownloads($input: QueryDownloadsInput!) {
    queryDownloads(input: $input) { edges { node { id status createdAt error { message } } } }
  }
`);
const pageSize = 10;
const refetchMs = 5000;
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
    const found = await readDownload(client, id);
    if (!found || found.status === "running") continue;
    const { status, createdAt, error } = found;
    const csv = { downloadId: id, queryId, createdAt: new Date(createdAt), isFailed: status !== "ready" };
    return announceCsv(csv, error?.message ?? "");
  }
}

/** Undefined where the server does not answer. */
async function readDownload(client: ApolloClient, id: string) {
  const variables = { input: { pageSize } };
  const answer = await client.query({ query: listQuery, variables, fetchPolicy: "no-cache" }).catch(() => undefined);
  return answer?.data?.queryDownloads.edges.find(({ node }) => node.id === id)?.node;
}
