import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, of, switchMap, throwError } from "rxjs";
import { askForConfirmation, confirmationRequired } from "../session/confirmation.ts";
import { endExpiredSession, identityToken, whenSignedInAgain } from "../session/session.ts";
import { appendPage, listKey, refreshFirstPage } from "./paging.ts";
import { possibleTypes } from "./possible-types.ts";

const withToken = new SetContextLink(async (previous) => ({
  ...previous,
  headers: { ...previous.headers, authorization: `Bearer ${await identityToken()}` },
}));

/** A 401 while signed in ends the session; what was asked for is asked again when the person has signed in again. */
const signInAgainOn401 = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return;
  endExpiredSession();
  return from(whenSignedInAgain()).pipe(switchMap((isBack) => (isBack ? forward(operation) : throwError(() => error))));
});

/** What needs a confirmed person is asked for once more after they confirmed. */
const confirmThenRetry = new ErrorLink(({ error, result, operation, forward }) => {
  if (!result || !needsConfirmation(error)) return;
  return from(askForConfirmation()).pipe(switchMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))));
});

function needsConfirmation(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some((e) => e.extensions?.address === confirmationRequired);
}

function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401;
  return CombinedGraphQLErrors.is(error) && error.errors.some((e) => e.extensions?.code === "Unauthenticated");
}

export function createClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      signInAgainOn401,
      confirmThenRetry,
      withToken,
      new HttpLink({ uri: "/internal/graphql", credentials: "same-origin" }),
    ]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        Query: {
          fields: {
            // Lists that grow long: each page stays a result of its own (useLiveList).
            alerts: { merge: false },
            alertGroups: { merge: false },
            cases: { merge: false },
            detections: { merge: false },
            resources: { merge: false },
            dataLakeQueries: { keyArgs: listKey, merge: appendPage },
            deliveries: { keyArgs: listKey, merge: appendPage },
            savedQueries: { keyArgs: listKey, merge: appendPage },
            notifications: { keyArgs: false, merge: refreshFirstPage },
            failedMails: { keyArgs: listKey, merge: appendPage },
            lookupRows: { keyArgs: listKey, merge: appendPage },
            sources: { keyArgs: listKey, merge: appendPage },
          },
        },
        // Asked for by the frame, and in a demo for its progress.
        AppConfig: { merge: true },
        Alert: {
          fields: {
            events: { keyArgs: false, merge: appendPage },
            cases: { merge: false },
            runbookTicks: { merge: false },
          },
        },
        Case: {
          fields: {
            alerts: { merge: false },
            attachments: { merge: false },
            entries: { merge: false },
            linkedCases: { merge: false },
          },
        },
        Destination: { keyFields: ["outputId"], fields: { health: { merge: true } } },
        LogSource: {
          keyFields: ["integrationId"],
          fields: {
            // The range moves on with the clock: one range is kept for each of the pictures that are drawn of it.
            volume: { keyArgs: ["buckets"], merge: false },
            failures: { keyArgs: false, merge: appendPage },
            objects: { keyArgs: ["state"], merge: appendPage },
            failedMessages: { keyArgs: false, merge: appendPage },
          },
        },
        Resource: { fields: { compliance: { merge: false }, complianceHistory: { merge: false } } },
        NotificationPreference: { keyFields: ["topic"] },
        Policy: { fields: { resources: { keyArgs: listKey, merge: appendPage } } },
        Compliance: { keyFields: ["policyId", "resourceId"] },
        // Their IDs are unique in what they are a part of: ten dashboards have a panel of the same ID.
        DashboardPanel: { keyFields: false },
        Dashboard: { fields: { panels: { merge: false } } },
        NotebookStep: { keyFields: false },
        Notebook: { fields: { steps: { merge: false } } },
        Schema: { keyFields: ["name"] },
        DataLakeDatabase: { keyFields: ["name"] },
      },
    }),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
}
