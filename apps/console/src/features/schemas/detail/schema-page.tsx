import { useQuery } from "@apollo/client/react";
import {
  CodeView,
  Facts,
  OutwardLink,
  Page,
  PageHeader,
  Panel,
  SegmentedControl,
  Tabs,
  Tag,
  TimeText,
} from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SchemaQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { SchemaHistory } from "../history/schema-history.tsx";
import { readSchemaPageSearch } from "../schema-page-search.ts";
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
  const search = route.useSearch();
  const { tab = "fields" } = search;
  const change = useSearchChange(`/configure/schemas/${schemaName}/`, readSchemaPageSearch);
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
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next ?? undefined, revision: undefined, against: undefined })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="fields">Fields</Tabs.Tab>
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields" className={classes.tab}>
          <div className={classes.columns}>
            <SchemaFields schema={schema} onView={(view) => change({ view })} />
            <SchemaFacts schema={schema} />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.tab}>
          <SchemaHistory name={schema.name} search={search} onSearchChange={change} onRestored={() => refetch()} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

const views = [
  { value: "tree", label: "Tree" },
  { value: "yaml", label: "YAML" },
];

function SchemaFields({ schema, onView }: { schema: Schema; onView: (view: string) => void }) {
  const { view } = route.useSearch();
  const fields = useMemo(() => schemaFields(schema.spec), [schema.spec]);
  const isTree = view === undefined && fields !== undefined;
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
            onChange={onView}
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
