import { useMutation } from "@apollo/client/react";
import { deletedCaseDays } from "@pharos/domain";
import { Button, EmptyState, FailedState, notify, Page, PageHeader, Panel, TextSkeleton, TimeText } from "@pharos/ui";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useLiveQuery } from "../../live/use-live-query.ts";
import classes from "../../page/history.module.css";
import { PathLink } from "../../routing/path-link.tsx";
import { useMay } from "../../session/viewer.tsx";
import { restoreCaseMutation } from "./restore-case.ts";

const deletedQuery = graphql(`
  query DeletedCases { deletedCases { id title deletedAt deletedBy { id name } } }
`);

const noVariables = {};

/** Cases that were deleted lately, to take back. */
export function DeletedCasesPage() {
  const { data, error, refetch } = useLiveQuery(deletedQuery, { topics: ["cases"], variables: noVariables });
  const [restore] = useMutation(restoreCaseMutation);
  const [run, isRunning] = useChange();
  const mayModify = useMay("AlertModify");
  const deleted = data?.deletedCases;
  const restoreOne = async (id: string, title: string) => {
    const isDone = await run(`Couldn't restore case ${id}`, () => restore({ variables: { id } }));
    if (!isDone) return;
    notify({
      tone: "success",
      message: (
        <>
          Restored <PathLink path={`/cases/${id}/`}>{`case ${id}: ${title}`}</PathLink>
        </>
      ),
    });
    await refetch();
  };
  return (
    <Page kind="wide">
      <PageHeader title="Deleted cases">
        <span>You can restore a case for {deletedCaseDays} days after it was deleted.</span>
      </PageHeader>
      <Panel title={deleted ? `Deleted (${deleted.length})` : "Deleted"}>
        {error && !deleted ? (
          <FailedState title="Couldn't load the deleted cases" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!deleted && !error ? <TextSkeleton lines={4} /> : null}
        {deleted?.length === 0 ? (
          <EmptyState title="No deleted cases">Nothing was deleted in the last {deletedCaseDays} days.</EmptyState>
        ) : null}
        <ul className={classes.changes}>
          {deleted?.map(({ id, title, deletedAt, deletedBy }) => (
            <li key={id}>
              <span>
                <strong>
                  {id}: {title}
                </strong>
                , deleted by {deletedBy?.name ?? "Pharos"}
                <span className={classes.when}>{deletedAt ? <TimeText value={deletedAt} relative /> : null}</span>
              </span>
              {mayModify ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={isRunning}
                  aria-label={`Restore case ${id}`}
                  onClick={() => restoreOne(id, title)}
                >
                  Restore
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
