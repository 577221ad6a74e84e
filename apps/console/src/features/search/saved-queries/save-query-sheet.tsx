import { useMutation, useQuery } from "@apollo/client/react";
import { notify, SegmentedControl, SideSheet } from "@pharos/ui";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./saved-queries.module.css";
import { createMutation, inputOf, type SearchedQuery, updateMutation } from "./saved-query.ts";
import { SavedQueryForm } from "./saved-query-form.tsx";
import { newQueryValues, valuesOf } from "./saved-query-values.ts";

const savedQueryQuery = graphql(`
  query SavedQuery($id: ID!) {
    savedQuery(id: $id) {
      id name description tags sqlQuery managed enabled lookbackSeconds hasTimeFilter hasLimit
      params {
        language query databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter
      }
      schedule { rateMinutes cronExpression timeoutMinutes }
      email { recipients sendEmpty preferAttachment }
      createdBy { id name }
      lastModified lastModifiedBy { id name }
      lastRun { queryName dueAt status error }
    }
  }
`);

interface SaveQuerySheetProps {
  readonly query: SearchedQuery;
  /** The saved search that was opened. */
  readonly savedId: string | undefined;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

type Way = "change" | "new";

export function SaveQuerySheet({ query, savedId, onSaved, onClose }: SaveQuerySheetProps) {
  const asked = useQuery(savedQueryQuery, {
    variables: { id: savedId ?? "" },
    skip: savedId === undefined,
    fetchPolicy: "network-only",
  });
  const [create] = useMutation(createMutation);
  const [update] = useMutation(updateMutation);
  const [way, setWay] = useState<Way>("change");
  const opened = asked.data?.savedQuery;
  // What comes with Pharos, or is gone, can only be kept under another name.
  const changed = opened && !opened.managed && way === "change" ? opened : undefined;
  const isLoading = asked.loading && !opened;
  return (
    <SideSheet opened onClose={onClose} title={changed ? `Save changes to ${changed.name}` : "Save search"}>
      {isLoading ? null : (
        <>
          {opened && !opened.managed ? (
            <div className={classes.way}>
              <SegmentedControl<Way>
                aria-label="Save as"
                data={[
                  { value: "change", label: "Save changes" },
                  { value: "new", label: "Save as new" },
                ]}
                value={way}
                onChange={setWay}
              />
            </div>
          ) : null}
          <SavedQueryForm
            key={changed?.id ?? "new"}
            initial={changed ? valuesOf(changed) : newQueryValues}
            query={query}
            isNew
            sheet="save"
            submitLabel="Save"
            onCancel={onClose}
            onSave={async (chosen) => {
              const id = changed
                ? await update({
                    variables: { id: changed.id, input: { ...keptOf(changed), ...query, ...chosen } },
                  }).then(({ data }) => data?.updateSavedQuery.savedQuery.id)
                : await create({ variables: { input: { ...query, ...chosen } } }).then(
                    ({ data }) => data?.createSavedQuery.savedQuery.id,
                  );
              notify({ message: `Saved “${chosen.name}”`, tone: "success" });
              if (id) onSaved(id);
            }}
          />
        </>
      )}
    </SideSheet>
  );
}

/** What the search page knows nothing of. */
function keptOf(query: Parameters<typeof inputOf>[0]) {
  const { lookbackSeconds, email, limit } = inputOf(query);
  return { lookbackSeconds, email, limit };
}
