import { useQuery } from "@apollo/client/react";
import { Page, TextSkeleton } from "@pharos/ui";
import { Navigate, useLocation } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { IncompleteLink } from "../../../page/incomplete-link.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { textOf } from "../../../routing/search-codec.ts";
import { alertEventsSearch } from "./alert-rows.ts";

const searchedAlertQuery = graphql(`
  query SearchedAlert($id: ID!) { alert(id: $id) { id type subtype logTypes } }
`);

/** `/investigate/alert-events-search/?alertId=…` leads to the search for the alert's events, or to one that has none. */
export function AlertEventsSearchPage() {
  const id = textOf((useLocation().search as Readonly<Record<string, unknown>>).alertId) ?? "";
  const { data, error, refetch } = useQuery(searchedAlertQuery, { variables: { id }, skip: id === "" });
  if (id === "") return <IncompleteLink missing="alertId" />;
  if (error) return <PageFailure title="Couldn't load the alert" error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <Page>
        <TextSkeleton lines={6} />
      </Page>
    );
  const search = alertEventsSearch(data.alert);
  const target = search ? pathTarget("/investigate/search/", search) : pathTarget(`/alerts-and-errors/${id}/`);
  return <Navigate {...target} replace />;
}
