import { useLazyQuery, useMutation } from "@apollo/client/react";
import { Button, Menu, notify } from "@pharos/ui";
import { IconBriefcase, IconChevronDown, IconPlus } from "@pharos/ui/icons";
import { Suspense, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { LazyNewCase } from "./lazy-new-case.tsx";

const openCasesQuery = graphql(`
  query OpenCases {
    cases(input: { statuses: [OPEN, IN_PROGRESS], pageSize: 15 }) { edges { node { id title } } totalCount }
  }
`);
const addToCaseMutation = graphql(`
  mutation AddAlertsToCase($input: CaseAlertsInput!) {
    addAlertsToCase(input: $input) { case { id title alertCount openAlertCount updatedAt } }
  }
`);

interface AddToCaseProps {
  readonly alerts: readonly { readonly id: string; readonly title: string }[];
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
  const [change] = useChange();
  const ids = alerts.map(({ id }) => id);
  const addTo = async ({ id, title }: { readonly id: string; readonly title: string }) => {
    const isDone = await change("Unable to add to the case", () =>
      add({ variables: { input: { id, alertIds: ids } } }),
    );
    if (!isDone) return;
    notify({
      message: (
        <>
          Added to <PathLink path={`/cases/${id}/`}>{`case ${id}: ${title}`}</PathLink>
        </>
      ),
      tone: "success",
    });
    onDone?.();
  };
  const cases = data?.cases.edges.map(({ node }) => node);
  return (
    <>
      <Menu position="bottom-end" onOpen={() => void load()}>
        <Menu.Target>
          <Button
            variant="default"
            disabled={!mayModify}
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
          <LazyNewCase
            alertIds={ids}
            suggestedTitle={alerts.length === 1 ? (alerts[0]?.title ?? "") : ""}
            stale={stale}
            onClose={() => setNew(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function labelOf(count: number | undefined, isFailed: boolean): string {
  if (count === undefined) return isFailed ? "Couldn't load the open cases" : "Loading the open cases…";
  return count === 0 ? "No open cases" : "Open cases";
}
