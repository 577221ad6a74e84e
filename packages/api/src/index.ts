export { markLocal } from "./access/local-request.ts";
export { authorizeProgram } from "./api-tokens/authorize-program.ts";
export { verifyCaseArchive } from "./cases/archive/verify-archive.ts";
export { registerCaseFiles } from "./cases/register-case-files.ts";
export type { ApiConfig, ApiDependencies, DemoProgress, RuleInspection } from "./context/api-dependencies.ts";
export type { BucketGateway } from "./context/bucket-gateway.ts";
export type {
  DestinationGateway,
  DestinationHooks,
  DestinationKindInfo,
  MessagePart,
  RenderedMessage,
} from "./context/destination-gateway.ts";
export type { MailGateway } from "./context/mail-gateway.ts";
export type { PackSourceGateway } from "./context/pack-source-gateway.ts";
export type { PullGateway } from "./context/pull-gateway.ts";
export type { QueueGateway } from "./context/queue-gateway.ts";
export { registerHooks } from "./destinations/hooks/register-hooks.ts";
export { createRuleInspection, type PythonSurroundings } from "./detections/create-rule-inspection.ts";
export { runPendingTests } from "./detections/run-pending-tests.ts";
export { registerGraphql } from "./endpoint/register-graphql.ts";
export { clientAddress } from "./http/client-address.ts";
export { replyWithError } from "./http/error-reply.ts";
export {
  createAdministrator,
  createBuiltInRoles,
  createFirstAdminToken,
  type NewAdministrator,
} from "./identity/first-administrator.ts";
export { registerIdentity } from "./identity/register-identity.ts";
export { InferenceRunner } from "./inference-streams/runner/inference-runner.ts";
export { isIngestPath } from "./ingest/is-ingest-path.ts";
export { registerIngest } from "./ingest/register-ingest.ts";
export { registerLive } from "./live/register-live.ts";
export { registerLookupFiles } from "./lookup-tables/register-lookup-files.ts";
export { type PackPolling, pollPackSources } from "./pack-sources/poll-pack-sources.ts";
export { registerProjectArchives } from "./projects/register-project-archives.ts";
export { registerDownloads } from "./query-downloads/register-downloads.ts";
export { registerResourceFile } from "./resources/register-resource-file.ts";
export { registerRest } from "./rest/register-rest.ts";
export { registerShippers } from "./shippers/register-shippers.ts";
export { registerPullAuthorization } from "./sources/register-pull-authorization.ts";
export { type ContentThreads, createContentThreads } from "./threads/content-threads.ts";
