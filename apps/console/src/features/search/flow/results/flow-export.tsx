import { useApolloClient } from "@apollo/client/react";
import { Button, notify } from "@pharos/ui";
import { IconDownload } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../../graphql/error-text.ts";
import { graphql } from "../../../../graphql/generated/index.ts";

const startDownload = graphql(`
  mutation StartFlowDownload($input: StartAsyncDownloadInput!) {
    startAsyncDownloadOfAllQueryResults(input: $input) { error { message } }
  }
`);

/** All rows as CSV, made by the server; a notification brings the link. */
export function FlowExport({ queryId }: { readonly queryId: string }) {
  const client = useApolloClient();
  const [isStarting, setStarting] = useState(false);
  const start = async () => {
    setStarting(true);
    try {
      const { data } = await client.mutate({
        mutation: startDownload,
        variables: { input: { originalQueryId: queryId } },
      });
      const problem = data?.startAsyncDownloadOfAllQueryResults.error?.message;
      if (problem) throw new Error(problem);
      notify({
        title: "Generating CSV... this may take some time.",
        message: "You will be notified in app when the file is ready",
      });
    } catch (error) {
      notify({ title: "There was an error generating your CSV", message: errorText(error), tone: "error" });
    } finally {
      setStarting(false);
    }
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconDownload size={14} />}
      loading={isStarting}
      onClick={start}
    >
      Export CSV
    </Button>
  );
}
