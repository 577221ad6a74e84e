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
  const { from, source } = route.useSearch();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  return from === undefined ? (
    <NewSchema keptAs="new" title="New schema" spec={firstDocument} sourceId={source} />
  ) : (
    <Copy from={from} sourceId={source} />
  );
}

function Copy({ from, sourceId }: { from: string; sourceId: string | undefined }) {
  const { data, error, refetch } = useQuery(editedSchemaQuery, { variables: { name: from } });
  if (error && !data) return <PageFailure title="Could not load schema" error={error} onRetry={() => refetch()} />;
  if (!data) return <SchemaSkeleton />;
  const spec = renameDocument(data.schema.spec, nameOfCopy(from));
  return <NewSchema keptAs={`copy.${from}`} title={`New schema from ${from}`} spec={spec} sourceId={sourceId} />;
}

interface NewSchemaProps {
  readonly keptAs: string;
  readonly title: string;
  readonly spec: string;
  readonly sourceId: string | undefined;
}

function NewSchema({ keptAs, title, spec, sourceId }: NewSchemaProps) {
  return (
    <SchemaEditor
      key={keptAs}
      title={title}
      keptAs={keptAs}
      begin={{ spec, revision: 0 }}
      sourceId={sourceId}
      cancel={
        <ButtonLink to="/configure/schemas/" variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}
