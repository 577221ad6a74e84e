import { useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, notify, SideSheet } from "@pharos/ui";
import { useState } from "react";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { QueryRuns } from "./query-runs.tsx";
import classes from "./saved-queries.module.css";
import { inputOf, type SavedQuery, savedQueriesQuery, updateMutation } from "./saved-query.ts";
import { SavedQueryForm } from "./saved-query-form.tsx";
import { valuesOf } from "./saved-query-values.ts";
import { savedTarget } from "./searched-query.ts";
import { useDeleteQuery } from "./use-saved-queries.ts";

interface SavedQuerySheetProps {
  readonly query: SavedQuery;
  readonly onClose: () => void;
}

const widthPx = 680;

/** What a saved search is called, when it runs, and what its runs found. */
export function SavedQuerySheet({ query, onClose }: SavedQuerySheetProps) {
  const mayModify = useMay("DataAnalyticsModify") && !query.managed;
  const [update] = useMutation(updateMutation, { refetchQueries: [savedQueriesQuery] });
  const about = (
    <>
      <QueryText query={query} />
      <QueryActions query={query} mayDelete={mayModify} onDeleted={onClose} />
      {query.schedule || query.lastRun ? <QueryRuns name={query.name} /> : null}
    </>
  );
  return (
    <SideSheet opened onClose={onClose} title={query.name} widthPx={widthPx}>
      {mayModify ? (
        <SavedQueryForm
          initial={valuesOf(query)}
          query={inputOf(query)}
          isNew={false}
          sheet="edit"
          submitLabel="Save"
          onCancel={onClose}
          onSave={async (chosen) => {
            await update({ variables: { id: query.id, input: { ...inputOf(query), ...chosen } } });
            notify({ message: `Saved “${chosen.name}”`, tone: "success" });
            onClose();
          }}
        >
          {about}
        </SavedQueryForm>
      ) : (
        <div className={classes.read}>
          {query.description}
          {about}
        </div>
      )}
    </SideSheet>
  );
}

function QueryText({ query }: { readonly query: SavedQuery }) {
  const text = query.sqlQuery || query.params.simpleSearchQueryFilter;
  return text ? (
    <div className={classes.query}>
      <div className={classes.label}>Query</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long query scrolls, by the keyboard too */}
      <pre className={classes.text} tabIndex={0}>
        {text}
      </pre>
    </div>
  ) : null;
}

interface QueryActionsProps {
  readonly query: SavedQuery;
  readonly mayDelete: boolean;
  readonly onDeleted: () => void;
}

function QueryActions({ query, mayDelete, onDeleted }: QueryActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const deleteQuery = useDeleteQuery();
  const mayWriteRules = useMay("RuleModify");
  return (
    <div className={classes.actions}>
      <ButtonLink {...pathTarget("/investigate/search/", { ...savedTarget(query) })} variant="default">
        Open in Search
      </ButtonLink>
      {mayWriteRules && query.schedule ? (
        <ButtonLink
          {...pathTarget("/build/detections/new/", { type: "scheduled-rule", scheduledQuery: query.name })}
          variant="default"
        >
          Create scheduled rule
        </ButtonLink>
      ) : null}
      {mayDelete ? (
        <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
          Delete
        </Button>
      ) : null}
      <ConfirmModal
        opened={isAsking}
        title="Delete saved search"
        confirmLabel="Delete"
        destructive
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const isDeleted = await deleteQuery(query);
          setAsking(false);
          if (isDeleted) onDeleted();
        }}
      >
        Are you sure you want to delete {query.name}?{query.schedule ? " It will no longer run on its schedule." : ""}
      </ConfirmModal>
    </div>
  );
}
