import { useQuery } from "@apollo/client/react";
import { FailedState, Page } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { SchemaSkeleton } from "../detail/schema-skeleton.tsx";
import { editedSchemaQuery } from "./operations.ts";
import { SchemaEditor } from "./schema-editor.tsx";

const route = getRouteApi("/shell/configure/schemas/$schemaName/edit");

/** The document of a custom schema; one that comes with Pharos is cloned instead. */
export function EditSchemaPage() {
  const { schemaName: name } = route.useParams();
  const { source } = route.useSearch();
  const mayModify = useMay("LogSourceModify");
  const { data, error, refetch } = useQuery(editedSchemaQuery, { variables: { name }, fetchPolicy: "network-only" });
  if (!mayModify) return <StatusPage status={403} />;
  if (error && !data) return <PageFailure title="Could not load schema" error={error} onRetry={() => refetch()} />;
  if (!data) return <SchemaSkeleton />;
  if (data.schema.isManaged) return <ManagedSchema name={name} sourceId={source} />;
  return (
    <SchemaEditor
      key={name}
      title={`Edit ${name}`}
      keptAs={name}
      storedName={name}
      sourceId={source}
      begin={{ spec: data.schema.spec, revision: data.schema.revision }}
      cancel={
        <ButtonLink to="/configure/schemas/$schemaName/" params={{ schemaName: name }} variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}

function ManagedSchema({ name, sourceId }: { name: string; sourceId: string | undefined }) {
  return (
    <Page>
      <FailedState
        title={`${name} cannot be edited`}
        message="It comes with Pharos. Clone it, and edit the clone."
        action={
          <ButtonLink
            to="/configure/schemas/new/"
            search={{ from: name, ...(sourceId !== undefined && { source: sourceId }) }}
            variant="default"
          >
            Clone
          </ButtonLink>
        }
      />
    </Page>
  );
}
