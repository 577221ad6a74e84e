import type { ApolloClient } from "@apollo/client";
import { notify } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const startMutation = graphql(`
  mutation StartQueryDownload($input: StartAsyncDownloadInput!) {
    startAsyncDownloadOfAllQueryResults(input: $input) { download { id } error { message } }
  }
`);
const urlQuery = graphql(`
  query QueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {
    getAsyncQueryDownloadUrl(input: $input) { url error { message } }
  }
`);
const failureMs = 5000;
const startedMs = 8000;

/** Asks the server for a file of all rows. Its id, or undefined where the reader was told why there is none. */
export async function generateCsv(client: ApolloClient, queryId: string): Promise<string | undefined> {
  try {
    const { data } = await client.mutate({
      mutation: startMutation,
      variables: { input: { originalQueryId: queryId } },
    });
    const { download, error } = data?.startAsyncDownloadOfAllQueryResults ?? {};
    if (error) throw new Error(error.message);
    notify({
      title: "Generating CSV... this may take some time.",
      message: "You will be notified in app when the file is ready",
      durationMs: startedMs,
    });
    return download?.id;
  } catch (error) {
    notify({ title: "There was an error generating your CSV", message: errorText(error), tone: "error" });
    return undefined;
  }
}

/** Hands the file to the browser; a file that expired or is gone says so. */
export async function downloadCsv(client: ApolloClient, downloadId: string): Promise<void> {
  try {
    const { data } = await client.query({
      query: urlQuery,
      variables: { input: { id: downloadId } },
      fetchPolicy: "no-cache",
    });
    const { url, error } = data?.getAsyncQueryDownloadUrl ?? {};
    if (!url) throw new Error(error?.message ?? "The file has expired. Generate it again.");
    window.location.assign(url);
  } catch (error) {
    notify({ title: "Failed to download", message: errorText(error), tone: "error", durationMs: failureMs });
  }
}
