import { useQuery } from "@apollo/client/react";
import { CodeView, Facts, OutwardLink, Page, PageHeader, Panel, SegmentedControl, Tag, TimeText } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SchemaQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "../schemas.module.css";
import { SchemaActions } from "./schema-actions.tsx";
import { SchemaSkeleton } from "./schema-skeleton.tsx";
import { SchemaTree } from "./schema-tree.tsx";
import { schemaFields } from "./schema-tree-model.ts";

const route = getRouteApi("/shell/configure/schemas/$schemaName");

const schemaQuery = graphql(`
  query Schema($name: String!) {
    schema(name: $name) {
      name description referenceURL revision spec isManaged isArchived createdAt updatedAt
      logSources { id label }
    }
  }
`);
type Schema = SchemaQuery["schema"];

export function SchemaPage() {
  const { schemaName } = route.useParams();
  const { data, error, refetch } = useQuery(schemaQuery, { variables: { name: schemaName } });
  const schema = data?.schema;
  if (!schema && error) {
    return <PageFailure title="Could not load schema" error={error} onRetry={() => refetch()} />;
  }
  if (!schema) return <SchemaSkeleton />;
  return (
    <Page kind="wide">
      <PageHeader title={schema.name} actions={<SchemaActions schema={schema} />}>
        <Tag>{schema.isManaged ? "Managed" : "Custom"}</Tag>
        {schema.isArchived ? <Tag>Archived</Tag> : null}
        <span>{schema.description || "No schema description"}</span>
      </PageHeader>
      <div className={classes.columns}>
        <SchemaFields schema={schema} />
        <SchemaFacts schema={schema} />
      </div>
    </Page>
  );
}

const views = [
  { value: "tree", label: "Tree" },
  { value: "yaml", label: "YAML" },
];

function SchemaFields({ schema }: { schema: Schema }) {
  const { view } = route.useSearch();
  const navigate = useNavigate();
  const fields = useMemo(() => schemaFields(schema.spec), [schema.spec]);
  const isTree = view === undefined && fields !== undefined;
  const choose = (next: string) =>
    navigate({
      to: "/configure/schemas/$schemaName/",
      params: { schemaName: schema.name },
      search: next === "yaml" ? { view: next } : {},
    });
  return (
    <Panel
      title="Fields"
      flush
      actions={
        fields ? (
          <SegmentedControl
            size="xs"
            aria-label="View"
            data={views}
            value={isTree ? "tree" : "yaml"}
            onChange={choose}
          />
        ) : null
      }
    >
      {isTree ? (
        <div className={classes.tree}>
          <SchemaTree fields={fields} />
        </div>
      ) : (
        <div className={classes.yaml}>
          <CodeView code={schema.spec} language="yaml" label="The schema's YAML" />
        </div>
      )}
    </Panel>
  );
}

function SchemaFacts({ schema }: { schema: Schema }) {
  return (
    <Panel title="Details">
      <Facts
        items={[
          [
            "Reference",
            schema.referenceURL ? (
              <OutwardLink key="reference" href={schema.referenceURL}>
                {schema.referenceURL}
              </OutwardLink>
            ) : (
              "No schema reference link"
            ),
          ],
          ["Revision", schema.revision],
          ["Updated", <TimeText key="updated" value={schema.updatedAt} />],
          ["Created", <TimeText key="created" value={schema.createdAt} />],
          [
            "Used by",
            schema.logSources.length === 0 ? (
              "No log source"
            ) : (
              <span key="sources" className={classes.tags}>
                {schema.logSources.map((source) => (
                  <PathLink key={source.id} path={`/configure/log-sources/${source.id}/`} className={classes.tagLink}>
                    <Tag>{source.label}</Tag>
                  </PathLink>
                ))}
              </span>
            ),
          ],
        ]}
      />
    </Panel>
  );
}
