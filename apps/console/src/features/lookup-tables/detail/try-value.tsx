import { useQuery } from "@apollo/client/react";
import { FailedState, TextFilter, TextSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { readLookupPageSearch } from "../lookup-search.ts";
import classes from "../lookup-tables.module.css";

const route = getRouteApi("/shell/configure/lookup-tables/$tableId");

const lookupMatchQuery = graphql(`
  query LookupMatch($input: LookupMatchInput!) {
    lookupMatch(input: $input) { row comparison isNotAnAddress }
  }
`);
const inputWidthPx = 420;

/** Which row an event with a value would get. */
export function TryValue({ tableId }: { readonly tableId: string }) {
  const { value = "" } = route.useSearch();
  const change = useSearchChange(`/configure/lookup-tables/${tableId}/`, readLookupPageSearch, { typed: ["value"] });
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        Type a value as it stands in an event, such as a host name or an IP address, to see the row that it matches.
      </p>
      <TextFilter
        label="Value"
        widthPx={inputWidthPx}
        value={value}
        onChange={(next) => change({ value: next || undefined })}
      />
      {value === "" ? null : <MatchedRow tableId={tableId} value={value} />}
    </div>
  );
}

function MatchedRow({ tableId, value }: { readonly tableId: string; readonly value: string }) {
  const { data, error, refetch } = useQuery(lookupMatchQuery, { variables: { input: { id: tableId, value } } });
  if (error && !data) {
    return <FailedState title="Couldn't try the value" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!data) return <TextSkeleton lines={3} />;
  const { row, comparison, isNotAnAddress } = data.lookupMatch;
  if (row) {
    return (
      <section aria-label="Matched row" role="status">
        <p>
          {comparison === "EXACT" ? "This row has the value as its key:" : "The smallest network with this address:"}
        </p>
        <pre className={classes.mono}>{JSON.stringify(row, undefined, 2)}</pre>
      </section>
    );
  }
  return (
    <p role="status">
      No row matches {value}.{" "}
      {isNotAnAddress
        ? "The keys of this table are networks, and this value is not an IP address."
        : comparison === "EXACT"
          ? "Values are compared exactly, including capitals."
          : "No network of this table contains the address."}
    </p>
  );
}
