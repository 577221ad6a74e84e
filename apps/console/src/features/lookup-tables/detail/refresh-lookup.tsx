import { useMutation } from "@apollo/client/react";
import { Button, notify } from "@pharos/ui";
import { IconRefresh } from "@pharos/ui/icons";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const refreshMutation = graphql(`
  mutation RefreshLookupTable($id: ID!) {
    refreshLookupTable(id: $id) { id nextRefreshAt }
  }
`);

/** Has the rows of a bucket or a query read again before their time. */
export function RefreshLookup({
  table: { id, name },
}: {
  readonly table: { readonly id: string; readonly name: string };
}) {
  const [refresh] = useMutation(refreshMutation);
  const [change, isChanging] = useChange();
  const onRefresh = () =>
    change("Unable to refresh the lookup table", async () => {
      await refresh({ variables: { id } });
      notify({ message: `The rows of ${name} are read again within a minute`, tone: "success" });
    });
  return (
    <Button leftSection={<IconRefresh size={15} />} loading={isChanging} onClick={onRefresh}>
      Refresh now
    </Button>
  );
}
