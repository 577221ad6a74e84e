import { typeDefinitions } from "@pharos/contract";
import type { GraphQLSchema } from "graphql";
import { createSchema as buildSchema } from "graphql-yoga";
import { alertViewResolvers } from "../alert-views/alert-view-resolvers.ts";
import { alertResolvers } from "../alerts/alert-resolvers.ts";
import { tokenResolvers } from "../api-tokens/token-resolvers.ts";
import { attackMapResolvers } from "../attack-map/attack-map-resolvers.ts";
import { caseResolvers } from "../cases/case-resolvers.ts";
import { cloudAccountResolvers } from "../cloud-accounts/cloud-account-resolvers.ts";
import { cloudSecurityResolvers } from "../cloud-security/cloud-security-resolvers.ts";
import { codeResolvers } from "../code-items/code-resolvers.ts";
import { contentResolvers } from "../content-operations/content-resolvers.ts";
import type { RequestContext } from "../context/request-context.ts";
import { dashboardResolvers } from "../dashboards/dashboard-resolvers.ts";
import { dataLakeQueryResolvers } from "../data-lake-queries/data-lake-query-resolvers.ts";
import { dataModelResolvers } from "../data-models/data-model-resolvers.ts";
import { dataVolumeResolvers } from "../data-volume/data-volume-resolvers.ts";
import { decisionTrailResolvers } from "../decision-trails/decision-trail-resolvers.ts";
import { deliveryResolvers } from "../destinations/delivery-resolvers.ts";
import { destinationResolvers } from "../destinations/destination-resolvers.ts";
import { detectionChangeResolvers } from "../detection-changes/change-resolvers.ts";
import { draftResolvers } from "../detection-drafts/draft-resolvers.ts";
import { detectionResolvers } from "../detections/detection-resolvers.ts";
import { ruleResolvers } from "../detections/rule-resolvers.ts";
import { filterFieldResolvers } from "../filter-fields/filter-field-resolvers.ts";
import { filterImpactResolvers } from "../filter-impacts/filter-impact-resolvers.ts";
import type { Resolvers } from "../generated/resolver-types.ts";
import { globalResolvers } from "../globals/global-resolvers.ts";
import { inferenceResolvers } from "../inference-streams/inference-resolvers.ts";
import { lookupTableResolvers } from "../lookup-tables/lookup-table-resolvers.ts";
import { mailResolvers } from "../mail/mail-resolvers.ts";
import { metricsResolvers } from "../metrics/metrics-resolvers.ts";
import { muteResolvers } from "../mutes/mute-resolvers.ts";
import { notebookResolvers } from "../notebooks/notebook-resolvers.ts";
import { notificationResolvers } from "../notifications/notification-resolvers.ts";
import { outcomeResolvers } from "../outcomes/outcome-resolvers.ts";
import { overviewResolvers } from "../overview/overview-resolvers.ts";
import { packSourceResolvers } from "../pack-sources/pack-source-resolvers.ts";
import { packResolvers } from "../packs/pack-resolvers.ts";
import { previewResolvers } from "../previews/preview-resolvers.ts";
import { projectResolvers } from "../projects/project-resolvers.ts";
import { pullerResolvers } from "../pullers/puller-resolvers.ts";
import { queryDownloadResolvers } from "../query-downloads/query-download-resolvers.ts";
import { queryRunResolvers } from "../query-runs/query-run-resolvers.ts";
import { recurringWorkResolvers } from "../recurring-works/recurring-work-resolvers.ts";
import { resourceResolvers } from "../resources/resource-resolvers.ts";
import { roleResolvers } from "../roles/role-resolvers.ts";
import { savedQueryResolvers } from "../saved-queries/saved-query-resolvers.ts";
import { scheduledPromptResolvers } from "../scheduled-prompts/scheduled-prompt-resolvers.ts";
import { schemaResolvers } from "../schemas/schema-resolvers.ts";
import { searchResolvers } from "../search/search-resolvers.ts";
import { appConfigResolvers } from "../settings/app-config-resolvers.ts";
import { generalSettingsResolvers } from "../settings/general-settings-resolvers.ts";
import { sharingResolvers } from "../sharing/sharing-resolvers.ts";
import { sourceResolvers } from "../sources/source-resolvers.ts";
import { userResolvers } from "../users/user-resolvers.ts";
import { fieldPermissions } from "./field-permissions.ts";
import { guardResolvers } from "./guard-resolvers.ts";
import { dateTimeScalar, jsonScalar } from "./scalars.ts";

/** Every noun's resolvers; a root field without one does not compile. */
export const resolvers = {
  ...alertResolvers,
  ...alertViewResolvers,
  ...caseResolvers,
  ...dashboardResolvers,
  ...notebookResolvers,
  ...sharingResolvers,
  ...pullerResolvers,
  ...dataLakeQueryResolvers,
  ...generalSettingsResolvers,
  ...lookupTableResolvers,
  ...metricsResolvers,
  ...notificationResolvers,
  ...detectionResolvers,
  ...previewResolvers,
  ...ruleResolvers,
  ...schemaResolvers,
  ...sourceResolvers,
  ...queryRunResolvers,
  ...resourceResolvers,
  ...cloudSecurityResolvers,
  ...roleResolvers,
  ...searchResolvers,
  ...tokenResolvers,
  ...userResolvers,
  ...deliveryResolvers,
  ...destinationResolvers,
  ...muteResolvers,
  Pack: packResolvers.Pack,
  PackSource: packSourceResolvers.PackSource,
  Alert: { ...alertResolvers.Alert, ...caseResolvers.Alert, ...deliveryResolvers.Alert, ...resourceResolvers.Alert },
  Policy: { ...detectionResolvers.Policy, ...resourceResolvers.Policy },
  Query: {
    ...alertResolvers.Query,
    ...alertViewResolvers.Query,
    ...caseResolvers.Query,
    ...attackMapResolvers.Query,
    ...dashboardResolvers.Query,
    ...notebookResolvers.Query,
    ...projectResolvers.Query,
    ...pullerResolvers.Query,
    ...appConfigResolvers.Query,
    ...cloudAccountResolvers.Query,
    ...cloudSecurityResolvers.Query,
    ...dataVolumeResolvers.Query,
    ...codeResolvers.Query,
    ...contentResolvers.Query,
    ...dataLakeQueryResolvers.Query,
    ...dataModelResolvers.Query,
    ...decisionTrailResolvers.Query,
    ...deliveryResolvers.Query,
    ...destinationResolvers.Query,
    ...muteResolvers.Query,
    ...detectionChangeResolvers.Query,
    ...detectionResolvers.Query,
    ...draftResolvers.Query,
    ...filterFieldResolvers.Query,
    ...filterImpactResolvers.Query,
    ...outcomeResolvers.Query,
    ...generalSettingsResolvers.Query,
    ...globalResolvers.Query,
    ...inferenceResolvers.Query,
    ...lookupTableResolvers.Query,
    ...mailResolvers.Query,
    ...metricsResolvers.Query,
    ...savedQueryResolvers.Query,
    ...scheduledPromptResolvers.Query,
    ...notificationResolvers.Query,
    ...overviewResolvers.Query,
    ...recurringWorkResolvers.Query,
    ...packResolvers.Query,
    ...packSourceResolvers.Query,
    ...previewResolvers.Query,
    ...queryDownloadResolvers.Query,
    ...queryRunResolvers.Query,
    ...resourceResolvers.Query,
    ...roleResolvers.Query,
    ...ruleResolvers.Query,
    ...schemaResolvers.Query,
    ...searchResolvers.Query,
    ...sourceResolvers.Query,
    ...tokenResolvers.Query,
    ...userResolvers.Query,
  },
  Mutation: {
    ...alertResolvers.Mutation,
    ...alertViewResolvers.Mutation,
    ...caseResolvers.Mutation,
    ...attackMapResolvers.Mutation,
    ...dashboardResolvers.Mutation,
    ...notebookResolvers.Mutation,
    ...projectResolvers.Mutation,
    ...pullerResolvers.Mutation,
    ...cloudAccountResolvers.Mutation,
    ...codeResolvers.Mutation,
    ...contentResolvers.Mutation,
    ...dataLakeQueryResolvers.Mutation,
    ...deliveryResolvers.Mutation,
    ...destinationResolvers.Mutation,
    ...muteResolvers.Mutation,
    ...detectionChangeResolvers.Mutation,
    ...detectionResolvers.Mutation,
    ...draftResolvers.Mutation,
    ...filterImpactResolvers.Mutation,
    ...generalSettingsResolvers.Mutation,
    ...inferenceResolvers.Mutation,
    ...lookupTableResolvers.Mutation,
    ...mailResolvers.Mutation,
    ...notificationResolvers.Mutation,
    ...previewResolvers.Mutation,
    ...queryDownloadResolvers.Mutation,
    ...resourceResolvers.Mutation,
    ...roleResolvers.Mutation,
    ...ruleResolvers.Mutation,
    ...packResolvers.Mutation,
    ...packSourceResolvers.Mutation,
    ...savedQueryResolvers.Mutation,
    ...schemaResolvers.Mutation,
    ...sourceResolvers.Mutation,
    ...tokenResolvers.Mutation,
    ...userResolvers.Mutation,
  },
  DateTime: dateTimeScalar,
  JSON: jsonScalar,
} satisfies Resolvers;

/** The executable schema, each field behind its permission. */
export function createSchema(): GraphQLSchema {
  return buildSchema<RequestContext>({
    typeDefs: typeDefinitions,
    resolvers: guardResolvers(resolvers, fieldPermissions),
  });
}
