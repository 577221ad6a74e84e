import { useQuery } from "@apollo/client/react";
import { getRouteApi } from "@tanstack/react-router";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { SchemaSkeleton } from "../detail/schema-skeleton.tsx";
import { editedSchemaQuery } from "./operations.ts";
import { firstDocument, nameOfCopy, renameDocument } from "./schema-document.ts";
import { SchemaEditor } from "./schema-editor.tsx";

const route = getRouteApi("/shell/configure/schemas/new");

/** A new schema, or a copy of another one. */
export function NewSchemaPage() {
  const { from } = route.useSearch();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  return from === undefined ? <NewSchema keptAs="new" title="New schema" spec={firstDocument} /> : <Copy from={from} />;
}

function Copy({ from }: { from: string }) {
  const { data, error, refetch } = useQuery(editedSchemaQuery, { variables: { name: from } });
  if (error && !data) return <PageFailure title="Could not load schema" error={error} onRetry={() => refetch()} />;
  if (!data) return <SchemaSkeleton />;
  const spec = renameDocument(data.schema.spec, nameOfCopy(from));
  return <NewSchema keptAs={`copy.${from}`} title={`New schema from ${from}`} spec={spec} />;
}

function NewSchema({ keptAs, title, spec }: { keptAs: string; title: string; spec: string }) {
  return (
    <SchemaEditor
      key={keptAs}
      title={title}
      keptAs={keptAs}
      begin={{ spec, revision: 0 }}
      cancel={
        <ButtonLink to="/configure/schemas/" variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}
