import { useLazyQuery, useMutation } from "@apollo/client/react";
import { Button, Menu, notify } from "@pharos/ui";
import { IconSend } from "@pharos/ui/icons";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const destinationsQuery = graphql(`
  query SendAgainDestinations {
    destinations { outputId displayName }
  }
`);
const deliverMutation = graphql(`
  mutation DeliverAlert($input: DeliverAlertInput!) {
    deliverAlert(input: $input) { id }
  }
`);

/** Sends the alert to a destination that the reader chooses, whatever the routing says. */
export function SendAgain({ alertId, onSent }: { alertId: string; onSent: () => void }) {
  const [load, { data }] = useLazyQuery(destinationsQuery, { fetchPolicy: "network-only" });
  const [deliver] = useMutation(deliverMutation);
  const [change, isRunning] = useChange();
  const send = async (outputId: string, displayName: string) => {
    const isDone = await change("Unable to send the alert", () =>
      deliver({ variables: { input: { alertId, outputIds: [outputId] } } }),
    );
    if (!isDone) return;
    notify({ message: `Queued for ${displayName}`, tone: "success" });
    onSent();
  };
  return (
    <Menu onOpen={() => load()} position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="compact-sm" leftSection={<IconSend size={14} />} loading={isRunning}>
          Send to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data?.destinations.length === 0 ? <Menu.Item disabled>No destinations yet</Menu.Item> : null}
        {data?.destinations.map(({ outputId, displayName }) => (
          <Menu.Item key={outputId} onClick={() => send(outputId, displayName)}>
            {displayName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
