import { useLazyQuery, useMutation } from "@apollo/client/react";
import { caseAlertsMax } from "@pharos/domain";
import { Button, Menu, notify, offerUndo } from "@pharos/ui";
import { IconBriefcase, IconChevronDown, IconPlus } from "@pharos/ui/icons";
import { Suspense, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { AlertsForCase } from "./alerts-for-case.ts";
import { LazyNewCase } from "./lazy-new-case.tsx";

const openCasesQuery = graphql(`
  query OpenCases {
    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }
  }
`);
const addToCaseMutation = graphql(`
  mutation AddAlertsToCase($input: CaseAlertsInput!) {
    addAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }
  }
`);
const addMatchingToCaseMutation = graphql(`
  mutation AddMatchingAlertsToCase($input: MatchingCaseAlertsInput!) {
    addMatchingAlertsToCase(input: $input) { addedAlertIds case { id title alertCount openAlertCount updatedAt } }
  }
`);
const undoAddMutation = graphql(`
  mutation TakeAlertsOutOfCase($input: CaseAlertsInput!) {
    removeAlertsFromCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }
  }
`);

interface AddToCaseProps {
  readonly alerts: AlertsForCase;
  /** Names of the queries on the page that a change makes out of date. */
  readonly stale?: string[];
  readonly onDone?: () => void;
}

/** Adds alerts to one of the latest open cases, or to a new one. */
export function AddToCase({ alerts, stale = [], onDone }: AddToCaseProps) {
  const mayModify = useMay("AlertModify");
  const [isNew, setNew] = useState(false);
  const [load, { data, error }] = useLazyQuery(openCasesQuery, { fetchPolicy: "network-only" });
  const [add] = useMutation(addToCaseMutation, { refetchQueries: stale });
  const [addMatching] = useMutation(addMatchingToCaseMutation, { refetchQueries: stale });
  const [takeOut] = useMutation(undoAddMutation, { refetchQueries: stale });
  const [change] = useChange();
  const isTooMany = (alerts.count ?? 0) > caseAlertsMax;
  const addTo = async ({ id, title }: { readonly id: string; readonly title: string }) => {
    let addedAlertIds: readonly string[] = [];
    const isDone = await change("Unable to add to the case", async () => {
      if (alerts.ids) {
        const { data } = await add({ variables: { input: { id, alertIds: [...alerts.ids] } } });
        addedAlertIds = data?.addAlertsToCase.addedAlertIds ?? [];
      } else {
        const { data } = await addMatching({ variables: { input: { id, filters: [...alerts.matching] } } });
        addedAlertIds = data?.addMatchingAlertsToCase.addedAlertIds ?? [];
      }
    });
    if (!isDone) return;
    onDone?.();
    const link = <PathLink path={`/cases/${id}/`}>{`case ${id}: ${title}`}</PathLink>;
    if (addedAlertIds.length === 0) {
      notify({ message: <>Already in {link}</>, tone: "success" });
      return;
    }
    const noun = addedAlertIds.length === 1 ? "1 alert" : `${addedAlertIds.length} alerts`;
    offerUndo(
      <>
        {noun} added to {link}
      </>,
      () =>
        change("Unable to take the alerts out of the case", () =>
          takeOut({ variables: { input: { id, alertIds: [...addedAlertIds] } } }),
        ),
    );
  };
  const cases = data?.cases.edges.map(({ node }) => node);
  return (
    <>
      <Menu position="bottom-end" onOpen={() => void load()}>
        <Menu.Target>
          <Button
            variant="default"
            disabled={!mayModify || isTooMany}
            title={isTooMany ? `A case has at most ${caseAlertsMax} alerts. Narrow the filters.` : undefined}
            leftSection={<IconBriefcase size={15} />}
            rightSection={<IconChevronDown size={14} />}
          >
            Add to case
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={260} maw={420} mah={400} style={{ overflowY: "auto" }}>
          <Menu.Item leftSection={<IconPlus size={15} />} onClick={() => setNew(true)}>
            New case…
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{labelOf(cases?.length, error !== undefined)}</Menu.Label>
          {cases?.map((one) => (
            <Menu.Item key={one.id} onClick={() => addTo(one)}>
              {one.id}: {one.title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isNew ? (
        <Suspense>
          <LazyNewCase alerts={alerts} stale={stale} onClose={() => setNew(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function labelOf(count: number | undefined, isFailed: boolean): string {
  if (count === undefined) return isFailed ? "Couldn't load the open cases" : "Loading the open cases…";
  return count === 0 ? "No open cases" : "Open cases";
}
