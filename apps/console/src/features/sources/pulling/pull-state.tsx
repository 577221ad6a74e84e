import { useMutation } from "@apollo/client/react";
import { Button, FailedState, Panel, StatusBadge, Table, Tag, TimeText } from "@pharos/ui";
import { IconKey, IconRefresh } from "@pharos/ui/icons";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { PullStateFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { formatLag, problemTitles } from "./problem-titles.ts";
import classes from "./pulling.module.css";

const pullState = graphql(`
  fragment PullState on PullLogSource {
    integrationId
    enabled
    provider { id name }
    needsAuthorization
    authorizedAt
    pullProblem { kind message retryAt }
    streams {
      id label partition logTypes lastPollAt nextPollAt readUpTo cursor newestEventAt lagSeconds events repeated
      problem { kind message since retryAt }
    }
  }
`);
const pollMutation = graphql(`
  mutation PullNow($input: PullNowInput!) {
    pullNow(input: $input) { logSource { integrationId ...PullState } }
  }
`);
const authorizeMutation = graphql(`
  mutation AuthorizePullSource($input: AuthorizePullSourceInput!) {
    authorizePullSource(input: $input) { url }
  }
`);

/** Where each stream of a source that pulls stands, and what is in its way. */
export function PullState(props: { readonly source: FragmentType<typeof pullState> }) {
  const source = readFragment(pullState, props.source);
  const { integrationId: sourceId, provider, pullProblem, needsAuthorization, authorizedAt } = source;
  const mayModify = useMay("LogSourceModify");
  const [poll] = useMutation(pollMutation);
  const [authorize] = useMutation(authorizeMutation);
  const [change, isChanging] = useChange();
  const isWaiting = needsAuthorization && !authorizedAt;
  const onPoll = () => change("Unable to poll the log source", () => poll({ variables: { input: { sourceId } } }));
  const onAuthorize = () =>
    change("Unable to begin the authorization", async () => {
      const successUrl = window.location.pathname;
      const { data } = await authorize({ variables: { input: { sourceId, successUrl } } });
      if (data) window.location.assign(data.authorizePullSource.url);
    });
  return (
    <Panel
      flush
      title="Pulling"
      actions={
        mayModify ? (
          <div className={classes.actions}>
            {needsAuthorization ? (
              <Button
                variant={isWaiting ? "filled" : "default"}
                leftSection={<IconKey size={15} />}
                loading={isChanging}
                onClick={onAuthorize}
              >
                {isWaiting ? "Authorize" : "Authorize again"}
              </Button>
            ) : null}
            <Button variant="default" leftSection={<IconRefresh size={15} />} loading={isChanging} onClick={onPoll}>
              Poll now
            </Button>
          </div>
        ) : null
      }
    >
      {pullProblem ? (
        <div className={classes.banner}>
          <FailedState
            title={isWaiting ? "Access not granted yet" : problemTitles[pullProblem.kind]}
            message={pullProblem.message}
          />
        </div>
      ) : null}
      {isWaiting && !pullProblem ? (
        <p className={classes.note}>{provider?.name} has not granted access yet. Choose Authorize to grant it.</p>
      ) : null}
      <div className={classes.table}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Stream</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Last poll</Table.Th>
              <Table.Th>Next poll</Table.Th>
              <Table.Th>Cursor</Table.Th>
              <Table.Th>Newest event</Table.Th>
              <Table.Th className={classes.number}>Lag</Table.Th>
              <Table.Th className={classes.number}>Events</Table.Th>
              <Table.Th className={classes.number}>Recognised again</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {source.streams.map((stream) => (
              <StreamRow key={stream.id} stream={stream} isEnabled={source.enabled} said={pullProblem?.message} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Panel>
  );
}

interface StreamBadgeProps {
  readonly stream: PullStateFragment["streams"][number];
  readonly isEnabled: boolean;
}

interface StreamRowProps extends StreamBadgeProps {
  /** What stands above the streams already. */
  readonly said: string | undefined;
}

function StreamRow({ stream, isEnabled, said }: StreamRowProps) {
  const { label, partition, logTypes, lastPollAt, nextPollAt, readUpTo, cursor, newestEventAt, problem } = stream;
  return (
    <>
      <Table.Tr>
        <Table.Td>
          <span className={classes.streamLabel}>
            {label}
            {partition ? <strong>{partition}</strong> : null}
            {logTypes.map((type) => (
              <Tag key={type}>{type}</Tag>
            ))}
          </span>
        </Table.Td>
        <Table.Td>
          <StreamBadge stream={stream} isEnabled={isEnabled} />
        </Table.Td>
        <Table.Td>{lastPollAt ? <TimeText value={lastPollAt} relative /> : "Never"}</Table.Td>
        <Table.Td>{isEnabled ? <TimeText value={nextPollAt} relative /> : "–"}</Table.Td>
        <Table.Td>
          {cursor ? (
            <code className={classes.cursor} title={cursor}>
              {cursor}
            </code>
          ) : (
            <TimeText value={readUpTo} />
          )}
        </Table.Td>
        <Table.Td>{newestEventAt ? <TimeText value={newestEventAt} /> : "–"}</Table.Td>
        <Table.Td className={classes.number}>{lastPollAt ? formatLag(stream.lagSeconds) : "–"}</Table.Td>
        <Table.Td className={classes.number}>{stream.events.toLocaleString("en")}</Table.Td>
        <Table.Td className={classes.number}>{stream.repeated.toLocaleString("en")}</Table.Td>
      </Table.Tr>
      {problem && problem.message !== said ? (
        <Table.Tr className={classes.problemRow}>
          <Table.Td colSpan={9}>
            {problem.message}
            {problem.since ? (
              <>
                {" "}
                Since <TimeText value={problem.since} />.
              </>
            ) : null}
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
}

function StreamBadge({ stream: { problem, lastPollAt }, isEnabled }: StreamBadgeProps) {
  if (!isEnabled) return <StatusBadge tone="neutral">Disabled</StatusBadge>;
  if (problem) return <StatusBadge tone="fail">{problemTitles[problem.kind]}</StatusBadge>;
  if (!lastPollAt) return <StatusBadge tone="neutral">Not polled yet</StatusBadge>;
  return <StatusBadge tone="pass">Polling</StatusBadge>;
}
