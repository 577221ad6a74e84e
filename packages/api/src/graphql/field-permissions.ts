import type { Permission } from "@pharos/domain";
import { transpilePermissions } from "../content/transpile-service.ts";
import { validationPermissions } from "../content/upload-service.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../generated/resolver-types.ts";
import { detectionModifyPermissions, detectionReadPermissions } from "../rules/detection-service.ts";

/**
 * Who may read a field:
 * - a permission: anyone else gets Forbidden; of several, one is enough to be heard, and the service asks for more;
 * - `SIGNED_IN`: everyone who is signed in, because it shows nothing but their own or what is public;
 * - `nullWithout`: anyone else reads null.
 */
export type FieldPermission =
  | Permission
  | readonly Permission[]
  | "SIGNED_IN"
  | { readonly nullWithout: Permission | readonly Permission[] };

type RootField = `Query.${keyof QueryResolvers}` | `Mutation.${keyof MutationResolvers}`;
type ObjectField = {
  [T in Exclude<keyof Resolvers, "Query" | "Mutation">]: `${T}.${keyof NonNullable<Resolvers[T]> & string}`;
}[Exclude<keyof Resolvers, "Query" | "Mutation">];

const rootFields: Record<RootField, FieldPermission> = {
  "Query.viewer": "SIGNED_IN",
  "Query.appConfig": "SIGNED_IN",
  "Query.permissionCatalogue": "SIGNED_IN",
  "Query.notifications": "SIGNED_IN",
  "Query.notificationPreferences": "SIGNED_IN",
  "Query.featureFlags": "SIGNED_IN",
  "Query.generalSettings": "SIGNED_IN",
  "Mutation.updateGeneralSettings": "GeneralSettingsModify",
  "Mutation.updateProfile": "SIGNED_IN",
  "Mutation.updateNotification": "SIGNED_IN",
  "Mutation.updateUserNotifications": "SIGNED_IN",
  "Mutation.putNotificationPreferences": "SIGNED_IN",

  "Query.users": "UserRead",
  "Query.roles": "UserRead",
  "Mutation.inviteUser": "UserModify",
  "Mutation.updateUser": "UserModify",
  "Mutation.createPasswordResetLink": "UserModify",
  "Mutation.deleteUser": "UserModify",
  "Mutation.createRole": "UserModify",
  "Mutation.updateRole": "UserModify",
  "Mutation.deleteRole": "UserModify",

  "Query.apiTokens": "OrganizationApiTokenRead",
  "Mutation.createAPIToken": "OrganizationApiTokenModify",
  "Mutation.deleteAPIToken": "OrganizationApiTokenModify",

  "Query.alerts": "AlertRead",
  "Query.alert": "AlertRead",
  "Query.assignees": "AlertRead",
  "Mutation.updateAlertStatusById": "AlertModify",
  "Mutation.updateAlertsAssigneeById": "AlertModify",
  "Mutation.createAlertComment": "AlertModify",

  "Query.aiInferenceStream": ["RunPharosAi", "AlertRead"],
  "Query.aiInferenceStreamsMetadata": ["RunPharosAi", "AlertRead"],
  "Mutation.aiSummarizeAlert": ["RunPharosAi", "AlertRead"],
  "Mutation.aiCancelInferenceStream": ["RunPharosAi", "AlertRead"],
  "Mutation.editAIInferenceStream": ["RunPharosAi", "AlertRead"],

  "Query.rules": "RuleRead",
  "Query.rule": "RuleRead",
  "Mutation.runRuleTests": "RuleModify",
  "Mutation.setRuleEnabled": "RuleModify",
  "Query.detections": detectionReadPermissions,
  "Query.detection": detectionReadPermissions,
  "Query.policy": "PolicyRead",
  "Query.correlationRule": "RuleRead",
  "Mutation.runDetectionTests": detectionModifyPermissions,
  "Mutation.setDetectionEnabled": detectionModifyPermissions,

  "Query.dataModels": "RuleRead",
  "Query.dataModel": "RuleRead",
  "Query.globalHelpers": "RuleRead",
  "Query.globalHelper": "RuleRead",
  "Query.savedQueries": "DataAnalyticsRead",
  "Query.savedQuery": "DataAnalyticsRead",
  "Mutation.createSavedQuery": "DataAnalyticsModify",
  "Mutation.updateSavedQuery": "DataAnalyticsModify",
  "Mutation.setSavedQueryEnabled": "DataAnalyticsModify",
  "Mutation.deleteSavedQueries": "DataAnalyticsModify",
  "Query.packs": "RuleRead",
  "Query.pack": "RuleRead",
  "Mutation.setPackEnabled": "RuleModify",
  "Query.scheduledPrompts": "RunPharosAi",
  "Query.detectionEntitiesExport": detectionReadPermissions,

  "Query.detectionEntitiesUploadStatus": "BulkUpload",
  "Query.detectionEntitiesUploads": "BulkUpload",
  "Query.validateBulkUploadStatus": validationPermissions,
  "Mutation.uploadDetectionEntitiesAsync": "BulkUpload",
  "Mutation.uploadDetectionEntities": "BulkUpload",
  "Mutation.validateBulkUpload": validationPermissions,
  "Mutation.deleteDetections": detectionModifyPermissions,
  "Mutation.deleteSavedQueriesByName": "DataAnalyticsModify",

  "Query.rulePythonBody": "RuleRead",
  "Mutation.testCorrelationRuleYAML": transpilePermissions,
  "Mutation.transpileSimpleDetectionsToPython": transpilePermissions,
  "Mutation.transpileFilters": transpilePermissions,
  "Query.replay": "RuleRead",
  "Mutation.createPerfTest": "RuleModify",
  "Mutation.stopReplay": "RuleModify",
  "Query.metrics": "SummaryRead",

  "Query.resources": "ResourceRead",
  "Query.resource": "ResourceRead",
  "Query.resourceTypes": "ResourceRead",
  "Mutation.putResources": "ResourceModify",
  "Mutation.deleteResources": "ResourceModify",
  "Query.queryRuns": "DataAnalyticsRead",

  "Query.lookupTables": "LookupRead",
  "Query.lookupTable": "LookupRead",
  "Query.generateEnrichedEvent": ["RuleRead", "LookupRead"],
  "Mutation.createLookupTable": "LookupModify",
  "Mutation.updateLookupTable": "LookupModify",
  "Mutation.deleteLookupTable": "LookupModify",
  "Mutation.uploadLookupTableFile": "LookupModify",

  "Query.sources": "LogSourceRead",
  "Query.source": "LogSourceRead",
  "Query.schemas": "LogSourceRead",
  "Query.schema": "LogSourceRead",
  "Query.checkSchema": "LogSourceRead",
  "Query.failureReprocessing": "LogSourceRead",
  "Query.failureReprocessings": "LogSourceRead",
  "Query.schemaDrafts": "LogSourceRead",
  "Query.schemaDraft": "LogSourceRead",
  "Query.schemaTestReports": "LogSourceRawDataRead",
  "Query.schemaTestReport": "LogSourceRawDataRead",
  "Mutation.createOrUpdateSchema": "LogSourceModify",
  "Mutation.cloneSchema": "LogSourceModify",
  "Mutation.archiveSchema": "LogSourceModify",
  "Mutation.setFieldDiscovery": "LogSourceModify",
  "Mutation.discoverFields": "LogSourceModify",
  "Mutation.promoteDiscoveredFields": "LogSourceModify",
  "Mutation.reprocessFailures": "LogSourceModify",
  "Mutation.inferSchema": "LogSourceRead",
  "Mutation.testSchema": "LogSourceRead",
  "Mutation.saveSchemaDraft": "LogSourceModify",
  "Mutation.deleteSchemaDraft": "LogSourceModify",
  "Query.viewBucketData": "LogSourceRawDataRead",
  "Mutation.createHttpSource": "LogSourceModify",
  "Mutation.updateHttpSource": "LogSourceModify",
  "Mutation.deleteSource": "LogSourceModify",

  "Query.search": "DataAnalyticsRead",
  "Query.searchHistogram": "DataAnalyticsRead",
  "Query.fieldSummary": "DataAnalyticsRead",
  "Query.dataLakeDatabases": "DataAnalyticsRead",
  "Query.dataLakeDatabase": "DataAnalyticsRead",
  "Query.dataLakeDatabaseTables": "DataAnalyticsRead",
  "Query.dataLakeDatabaseTable": "DataAnalyticsRead",
  "Query.dataLakeTableColumns": "DataAnalyticsRead",
  "Query.dataLakeQueries": "DataAnalyticsRead",
  "Query.dataLakeQuery": "DataAnalyticsRead",
  "Query.getAsyncQueryDownloadUrl": "DataAnalyticsRead",
  "Query.queryDownloads": "DataAnalyticsRead",
  "Mutation.startAsyncDownloadOfAllQueryResults": "DataAnalyticsRead",
  "Mutation.executeDataLakeQuery": "DataAnalyticsRead",
  "Mutation.executeIndicatorSearchQuery": "DataAnalyticsRead",
  "Mutation.cancelDataLakeQuery": "DataAnalyticsRead",
  "Mutation.updateQueryUserConfig": "DataAnalyticsRead",

  "Query.overview": "SummaryRead",
};

/** Fields of objects that load something; every other field is made from its parent alone. */
const loadingFields = {
  "Alert.sources": "AlertRead",
  "Alert.assignee": "AlertRead",
  "Alert.detection": { nullWithout: detectionReadPermissions },
  "Alert.history": "AlertRead",
  "Alert.events": "AlertRead",
  "GeneralSettings.pharosAIEnabled": { nullWithout: "RunPharosAi" },
  "Policy.complianceStatus": "PolicyRead",
  "Policy.complianceCounts": "PolicyRead",
  "Policy.resources": "ResourceRead",
  "Resource.complianceStatus": "ResourceRead",
  "Resource.complianceCounts": "ResourceRead",
  "Resource.compliance": "ResourceRead",
  "Compliance.policy": { nullWithout: "PolicyRead" },
  "Compliance.resource": "ResourceRead",
  "DataLakeTable.columns": "DataAnalyticsRead",
  "DataLakeQuery.issuedBy": "DataAnalyticsRead",
  "DataLakeQuery.children": "DataAnalyticsRead",
  "DataLakeQuery.histogram": "DataAnalyticsRead",
  "DataLakeQuery.fieldSummary": "DataAnalyticsRead",
  "DataLakeQuery.results": "DataAnalyticsRead",
  "SavedQuery.lastRun": "DataAnalyticsRead",
  "Rule.alertsPerDay": "RuleRead",
  "Rule.necessaryConditions": "RuleRead",
  "Rule.activity": "RuleRead",
  "Rule.alerts": "AlertRead",
  "HttpLogSource.isEditable": "LogSourceRead",
  "HttpLogSource.isHealthy": "LogSourceRead",
  "HttpLogSource.health": "LogSourceRead",
  "HttpLogSource.counts": "LogSourceRead",
  "HttpLogSource.countsByLogType": "LogSourceRead",
  "HttpLogSource.volume": "LogSourceRead",
  "HttpLogSource.failures": "LogSourceRead",
  "HttpLogSource.ingestUrl": "LogSourceRead",
  "HttpLogSource.curl": "LogSourceRead",
  "Metrics.alertsPerSeverity": "SummaryRead",
  "Metrics.alertsPerRule": "SummaryRead",
  "Metrics.totalAlerts": "SummaryRead",
  "Metrics.bytesProcessedPerSource": "SummaryRead",
  "Metrics.totalBytesProcessed": "SummaryRead",
  "Metrics.eventsProcessedPerLogType": "SummaryRead",
  "Metrics.totalEventsProcessed": "SummaryRead",
  "IngestFailure.raw": { nullWithout: "LogSourceRawDataRead" },
  "Schema.logSources": "LogSourceRead",
  "Schema.revisions": "LogSourceRead",
  "User.role": "UserRead",
} as const satisfies Partial<Record<ObjectField, FieldPermission>>;

export const fieldPermissions: Readonly<Record<string, FieldPermission>> = { ...rootFields, ...loadingFields };
