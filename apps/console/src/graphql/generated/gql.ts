/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n": typeof types.UpdateNotificationDocument,
    "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n": typeof types.UpdateUserNotificationsDocument,
    "\n  query Palette($alerts: AlertsInput!, $rules: RulesInput!, $withAlerts: Boolean!, $withRules: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    rules(input: $rules) @include(if: $withRules) { edges { node { id displayName severity } } }\n  }\n": typeof types.PaletteDocument,
    "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n": typeof types.ShellConfigDocument,
};
const documents: Documents = {
    "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n": types.UpdateNotificationDocument,
    "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n": types.UpdateUserNotificationsDocument,
    "\n  query Palette($alerts: AlertsInput!, $rules: RulesInput!, $withAlerts: Boolean!, $withRules: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    rules(input: $rules) @include(if: $withRules) { edges { node { id displayName severity } } }\n  }\n": types.PaletteDocument,
    "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n": types.UpdateProfileDocument,
    "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n": types.ShellConfigDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  query Notifications($input: NotificationsInput!) {\n    notifications(input: $input) {\n      edges { cursor node { id topic level title message createdAt readAt archivedAt metadata } }\n      pageInfo { endCursor hasNextPage }\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n"): (typeof documents)["\n  mutation UpdateNotification($input: UpdateNotificationInput!) {\n    updateNotification(input: $input) { id readAt archivedAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n"): (typeof documents)["\n  mutation UpdateUserNotifications($input: UpdateUserNotificationsInput!) {\n    updateUserNotifications(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Palette($alerts: AlertsInput!, $rules: RulesInput!, $withAlerts: Boolean!, $withRules: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    rules(input: $rules) @include(if: $withRules) { edges { node { id displayName severity } } }\n  }\n"): (typeof documents)["\n  query Palette($alerts: AlertsInput!, $rules: RulesInput!, $withAlerts: Boolean!, $withRules: Boolean!) {\n    alerts(input: $alerts) @include(if: $withAlerts) { edges { node { id title severity status } } }\n    rules(input: $rules) @include(if: $withRules) { edges { node { id displayName severity } } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($givenName: String!, $familyName: String!) {\n    updateProfile(givenName: $givenName, familyName: $familyName) { id givenName familyName }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n"): (typeof documents)["\n  query ShellConfig {\n    appConfig { version commit customerName dataLakeType publicHTTPIngestDomain processedDataBucketRetentionDays isDemo }\n    viewer { id email givenName familyName roleName permissions hasTotp }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;