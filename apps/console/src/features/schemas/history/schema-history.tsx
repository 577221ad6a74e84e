import { useQuery } from "@apollo/client/react";
import { Button } from "@pharos/ui";
import { ChangeList } from "../../../page/change-list.tsx";
import { CompareSheet } from "../../../page/compare-sheet.tsx";
import { useMay } from "../../../session/viewer.tsx";
import type { SchemaPageSearch } from "../schema-page-search.ts";
import { RevisionSheet } from "./revision-sheet.tsx";
import { revisionsQuery } from "./revisions-query.ts";

interface SchemaHistoryProps {
  readonly name: string;
  readonly search: SchemaPageSearch;
  readonly onSearchChange: (part: {
    readonly revision?: number | undefined;
    readonly against?: number | undefined;
  }) => void;
  readonly onRestored: () => void;
}

/** Who saved which revision and when; each opens beside another one. */
export function SchemaHistory({ name, search, onSearchChange, onRestored }: SchemaHistoryProps) {
  const mayModify = useMay("LogSourceModify");
  const { data, error, refetch } = useQuery(revisionsQuery, { variables: { name }, fetchPolicy: "cache-and-network" });
  const schema = data?.schema;
  const revisions = schema?.revisions ?? [];
  const index = revisions.findIndex(({ revision }) => revision === search.revision);
  const shown = revisions[index];
  const before = search.against ? revisions.find(({ revision }) => revision === search.against) : revisions[index + 1];
  const close = () => onSearchChange({ revision: undefined, against: undefined });
  return (
    <>
      <ChangeList
        changes={
          schema &&
          revisions.map(({ revision, changedBy, at }) => ({
            key: revision,
            by: changedBy,
            sentence: `saved revision ${revision}${revision === schema.revision ? ", the current one" : ""}`,
            at,
            action: (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Compare revision ${revision}`}
                onClick={() => onSearchChange({ revision, against: undefined })}
              >
                Compare
              </Button>
            ),
          }))
        }
        error={error}
        onRetry={() => refetch()}
        empty={
          schema?.isManaged
            ? "This schema comes with Pharos and changes only with a new version of Pharos. Its revisions are not kept."
            : "No revisions recorded yet"
        }
      />
      <CompareSheet title={shown && `Revision ${shown.revision}`} onClose={close}>
        {schema && shown ? (
          <RevisionSheet
            name={name}
            current={schema.revision}
            revisions={revisions}
            shown={shown}
            before={before}
            mayRestore={mayModify && !schema.isManaged && !schema.isArchived && shown.revision !== schema.revision}
            onCompare={(against) => onSearchChange({ against })}
            onRestored={() => {
              close();
              refetch();
              onRestored();
            }}
          />
        ) : null}
      </CompareSheet>
    </>
  );
}
