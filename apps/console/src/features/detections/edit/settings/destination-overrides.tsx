import { useQuery } from "@apollo/client/react";
import { MultiSelect } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../../graphql/error-text.ts";
import { graphql } from "../../../../graphql/generated/index.ts";
import { useMay } from "../../../../session/viewer.tsx";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";

const destinationsQuery = graphql(`
  query OverrideDestinations {
    destinations { outputId displayName }
  }
`);

/** Where alerts go instead of where their severity sends them. */
export function DestinationOverrides({ draft, change, problemOf, isLocked }: SectionProps) {
  const mayRead = useMay("DestinationRead");
  const { data, error } = useQuery(destinationsQuery, { skip: !mayRead });
  const destinations = data?.destinations ?? [];
  // Files may name a destination by its name, and one that was deleted stays visible, so that it can be taken away.
  const ids = new Set(destinations.map(({ outputId }) => outputId));
  const names = new Set(destinations.map(({ displayName }) => displayName));
  const others = draft.outputIds.filter((id) => !ids.has(id));
  const problem = error ? `Could not fetch your destinations: ${errorText(error)}` : undefined;
  return (
    <MultiSelect
      label="Destination Overrides"
      description={<Hint mayRead={mayRead} isLoading={!data && !error} isEmpty={data?.destinations.length === 0} />}
      placeholder={draft.outputIds.length === 0 ? "Select destinations" : ""}
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      nothingFoundMessage="No destination is called that"
      data={[
        ...destinations.map(({ outputId, displayName }) => ({ value: outputId, label: displayName })),
        ...others.map((id) => ({ value: id, label: !data || names.has(id) ? id : `${id} (deleted)` })),
      ]}
      value={[...draft.outputIds]}
      error={problemOf("outputIds") ?? problem}
      readOnly={!mayRead || isLocked("outputIds")}
      onChange={(outputIds) => change({ outputIds })}
    />
  );
}

interface HintProps {
  readonly mayRead: boolean;
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
}

function Hint({ mayRead, isLoading, isEmpty }: HintProps) {
  if (!mayRead) return "You need DestinationRead to choose destinations";
  if (isLoading) return "Loading your destinations...";
  if (!isEmpty) return "Send alerts to these destinations regardless of their severity level settings";
  return (
    <>
      You have not configured any destinations.{" "}
      <Link className={classes.link} to="/configure/destinations/new/">
        Create one
      </Link>
    </>
  );
}
