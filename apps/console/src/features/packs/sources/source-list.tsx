import { useMutation, useQuery } from "@apollo/client/react";
import {
  BlockSkeleton,
  Button,
  ConfirmModal,
  EmptyState,
  Facts,
  FailedState,
  Group,
  Modal,
  notify,
  Panel,
  StatusBadge,
  TimeText,
} from "@pharos/ui";
import { IconPackage, IconRefresh, IconTrash } from "@pharos/ui/icons";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { PackSourcesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../packs.module.css";

const packSourcesQuery = graphql(`
  query PackSources {
    packSources {
      id displayName kind url hasToken publicKey enabled polledAt problem versions
      packs { id displayName enabled }
    }
  }
`);
const pollMutation = graphql(`
  mutation PollPackSource($id: ID!) {
    pollPackSource(id: $id) { id polledAt problem versions packs { id displayName enabled } }
  }
`);
const deleteMutation = graphql(`
  mutation DeletePackSource($id: ID!) { deletePackSource(id: $id) { id } }
`);

type Source = PackSourcesQuery["packSources"][number];
const skeletonHeightPx = 180;
const kindLabels = { GIT_RELEASES: "Releases of a Git repository", ARCHIVE: "Archive at an address" } as const;

/** Where packs come from, beside Pharos and uploads. */
export function SourceList({ add }: { readonly add: ReactNode }) {
  const { data, error, refetch } = useQuery(packSourcesQuery, { fetchPolicy: "cache-and-network" });
  if (error && !data)
    return <FailedState title="Couldn't load the pack sources" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <BlockSkeleton height={skeletonHeightPx} />;
  if (data.packSources.length === 0) {
    return (
      <EmptyState icon={<IconPackage size={36} stroke={1.25} />} title="No pack sources" action={add}>
        A pack source is a Git repository with releases, or an address with an archive. Pharos checks for new versions
        every hour and shows what they change before you install them.
      </EmptyState>
    );
  }
  return (
    <div className={classes.sources}>
      {data.packSources.map((source) => (
        <SourcePanel key={source.id} source={source} onDeleted={() => refetch()} />
      ))}
    </div>
  );
}

function SourcePanel({ source, onDeleted }: { readonly source: Source; readonly onDeleted: () => void }) {
  const { id, displayName, kind, url, hasToken, publicKey, enabled, polledAt, problem, versions, packs } = source;
  const mayModify = useMay("RuleModify");
  const [poll] = useMutation(pollMutation);
  const [change, isPolling] = useChange();
  const look = () => change("Unable to check for versions", () => poll({ variables: { id } }));
  return (
    <Panel
      title={displayName}
      actions={
        mayModify ? (
          <>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconRefresh size={14} />}
              loading={isPolling}
              onClick={look}
            >
              Check for versions
            </Button>
            <ButtonLink
              to="/build/packs/sources/edit-pack-source/$sourceId/"
              params={{ sourceId: id }}
              variant="default"
              size="compact-sm"
            >
              Edit
            </ButtonLink>
            <DeleteSource source={source} onDeleted={onDeleted} />
          </>
        ) : undefined
      }
    >
      {problem ? (
        <div className={classes.problem}>
          <FailedState title="The last check for versions failed" message={problem} />
        </div>
      ) : null}
      <Facts
        items={[
          ["Kind", kindLabels[kind]],
          [
            "Address",
            <span key="url" className={classes.mono}>
              {url}
            </span>,
          ],
          ["Token", hasToken ? "Set" : "None"],
          ["Signature", publicKey ? "Checked against a public key" : "Not checked"],
          ["Automatic check", enabled ? "Every hour" : "Off"],
          ["Last check", polledAt ? <TimeText key="polled" value={polledAt} relative /> : "Never"],
          ["Versions", versions.join(", ") || "None yet"],
          [
            "Packs",
            packs.length === 0 ? (
              "None yet"
            ) : (
              <ul key="packs" className={classes.list}>
                {packs.map((pack) => (
                  <li key={pack.id}>
                    <Link to="/build/packs/$packId/" params={{ packId: pack.id }} className={classes.name}>
                      {pack.displayName}
                    </Link>{" "}
                    {pack.enabled ? <StatusBadge tone="pass">ENABLED</StatusBadge> : null}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function DeleteSource({ source, onDeleted }: { readonly source: Source; readonly onDeleted: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const [remove] = useMutation(deleteMutation);
  const [change] = useChange();
  const { id, displayName, packs } = source;
  const enabled = packs.filter((pack) => pack.enabled);
  const onConfirm = async () => {
    const isDone = await change("Unable to delete the pack source", () =>
      remove({ variables: { id }, update: (cache) => cache.evict({ fieldName: "packs" }) }),
    );
    setAsked(false);
    if (!isDone) return;
    notify({ message: `${displayName} deleted`, tone: "success" });
    onDeleted();
  };
  return (
    <>
      <Button variant="default" size="compact-sm" leftSection={<IconTrash size={14} />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {enabled.length > 0 ? (
        <Modal opened={isAsked} onClose={() => setAsked(false)} title={`${displayName} is in use`}>
          <p className={classes.question}>
            Disable its enabled packs first, and their detections stop raising alerts: {namesOf(enabled)}.
          </p>
          <Group justify="flex-end">
            <Button data-autofocus onClick={() => setAsked(false)}>
              Close
            </Button>
          </Group>
        </Modal>
      ) : (
        <ConfirmModal
          opened={isAsked}
          title={`Delete ${displayName}?`}
          confirmLabel="Delete the pack source"
          destructive
          onConfirm={onConfirm}
          onClose={() => setAsked(false)}
        >
          {packs.length === 0
            ? "It has no packs."
            : `Its packs and all items that they installed are deleted as well: ${namesOf(packs)}.`}
        </ConfirmModal>
      )}
    </>
  );
}

function namesOf(packs: Source["packs"]): string {
  return packs.map(({ displayName }) => displayName).join(", ");
}
