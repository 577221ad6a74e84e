import { useQuery } from "@apollo/client/react";
import { MultiSelect, TagsInput } from "@pharos/ui";
import { errorText } from "../../../../graphql/error-text.ts";
import { graphql } from "../../../../graphql/generated/index.ts";
import { useMay } from "../../../../session/viewer.tsx";
import type { SectionProps } from "../section-props.ts";
import { logTypesQuery } from "./log-types-query.ts";

const queriesQuery = graphql(`
  query EditorScheduledQueries {
    savedQueries(input: { pageSize: 500 }) { edges { node { id name schedule { timeoutMinutes } } } }
  }
`);

/** What the detection is run on: log types, the rows of queries, or types of resources. */
export function ScopeFields(section: SectionProps) {
  switch (section.draft.kind) {
    case "RULE":
      return <LogTypes {...section} />;
    case "SCHEDULED_RULE":
      return <ScheduledQueries {...section} />;
    case "POLICY":
      return <Resources {...section} />;
    case "CORRELATION_RULE":
      return null;
  }
}

function LogTypes(section: SectionProps) {
  return useMay("LogSourceRead") ? <ChosenLogTypes {...section} /> : <TypedLogTypes {...section} />;
}

/** For readers to whom the schemas are not listed. */
function TypedLogTypes({ draft, change, problemOf, isLocked }: SectionProps) {
  return (
    <TagsInput
      label="Log types"
      description="The rule is evaluated for events of these types"
      withAsterisk
      placeholder={draft.logTypes.length === 0 ? "Such as AWS.CloudTrail" : ""}
      value={[...draft.logTypes]}
      readOnly={isLocked("logTypes")}
      error={problemOf("logTypes")}
      splitChars={[",", "\n"]}
      onChange={(logTypes) => change({ logTypes })}
    />
  );
}

function ChosenLogTypes({ draft, change, problemOf, isLocked }: SectionProps) {
  const { data, error } = useQuery(logTypesQuery);
  const names = data?.schemas.edges.map(({ node }) => node.name).sort() ?? [];
  const problem = problemOf("logTypes");
  return (
    <MultiSelect
      label="Log types"
      description="The rule is evaluated for events of these types"
      withAsterisk
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      nothingFoundMessage="No schema is called that"
      placeholder={draft.logTypes.length === 0 ? "Find a log type" : ""}
      // A log type whose schema was archived since stays visible, so that it can be taken away.
      data={[...new Set([...names, ...draft.logTypes])]}
      value={[...draft.logTypes]}
      readOnly={isLocked("logTypes")}
      error={problem ?? (error ? errorText(error) : undefined)}
      onChange={(logTypes) => change({ logTypes })}
    />
  );
}

function ScheduledQueries({ draft, change, problemOf, isLocked }: SectionProps) {
  const { data, error } = useQuery(queriesQuery);
  const names = data?.savedQueries.edges.filter(({ node }) => node.schedule).map(({ node }) => node.name) ?? [];
  const problem = problemOf("scheduledQueries");
  return (
    <MultiSelect
      label="Scheduled queries"
      description="Each row that a run of these queries returns is evaluated as one event"
      withAsterisk
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      nothingFoundMessage="No scheduled query is called that"
      placeholder={draft.scheduledQueries.length === 0 ? "Find a scheduled query" : ""}
      data={[...new Set([...names, ...draft.scheduledQueries])]}
      value={[...draft.scheduledQueries]}
      readOnly={isLocked("scheduledQueries")}
      error={problem ?? (error ? errorText(error) : undefined)}
      onChange={(scheduledQueries) => change({ scheduledQueries })}
    />
  );
}

function Resources({ draft, change, problemOf, isLocked }: SectionProps) {
  return (
    <>
      <TagsInput
        label="Resource types"
        description="Such as AWS.S3.Bucket; leave empty for every type"
        value={[...draft.resourceTypes]}
        error={problemOf("resourceTypes")}
        readOnly={isLocked("resourceTypes")}
        splitChars={[",", "\n"]}
        onChange={(resourceTypes) => change({ resourceTypes })}
      />
      <TagsInput
        label="Ignore patterns"
        description="Resource IDs that do not count; * stands for any text"
        value={[...draft.suppressions]}
        error={problemOf("suppressions")}
        readOnly={isLocked("suppressions")}
        splitChars={["\n"]}
        onChange={(suppressions) => change({ suppressions })}
      />
    </>
  );
}
