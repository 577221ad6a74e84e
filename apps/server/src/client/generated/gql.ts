/* eslint-disable */
import * as types from './graphql.ts';



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
    "query ListAlertIds($input: AlertsInput!) { alerts(input: $input) { edges { node { id } } } }": typeof types.ListAlertIdsDocument,
    "mutation CreateToken($input: CreateAPITokenInput!) {\n  createAPIToken(input: $input) { value token { id name permissions } }\n}": typeof types.CreateTokenDocument,
    "mutation InviteUser($input: InviteUserInput!) {\n  inviteUser(input: $input) { invitationUrl user { id email } }\n}": typeof types.InviteUserDocument,
    "query FindUsers { users { id email } }": typeof types.FindUsersDocument,
    "mutation UnlockUser($id: ID!) { unlockUser(id: $id) { user { id } } }": typeof types.UnlockUserDocument,
    "mutation ResetAuthenticator($id: ID!) {\n  resetUserAuthenticator(id: $id) { user { id } }\n}": typeof types.ResetAuthenticatorDocument,
    "mutation RequirePasswordChange($id: ID!) {\n  requirePasswordChange(id: $id) { user { id } }\n}": typeof types.RequirePasswordChangeDocument,
    "mutation RequireMfa($mfaRequired: Boolean!) {\n  updateGeneralSettings(input: { mfaRequired: $mfaRequired }) { mfaRequired }\n}": typeof types.RequireMfaDocument,
    "query ListAlerts($input: AlertsInput!) {\n  alerts(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type subtype severity status title ruleId eventCount logTypes createdAt tags dedupString\n      detection { kind reports { key values } } } }\n  }\n}": typeof types.ListAlertsDocument,
    "query ListCases($input: CasesInput!) {\n  cases(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id title status severity alertCount openAlertCount createdAt updatedAt assignee { email } } }\n  }\n}": typeof types.ListCasesDocument,
    "mutation CreateCase($input: CreateCaseInput!) {\n  createCase(input: $input) { case { id title } }\n}": typeof types.CreateCaseDocument,
    "mutation AddAlertsToCase($input: CaseAlertsInput!) {\n  addAlertsToCase(input: $input) { case { id title alertCount } }\n}": typeof types.AddAlertsToCaseDocument,
    "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  addCaseNote(input: $input) { case { id title } }\n}": typeof types.AddCaseNoteDocument,
    "mutation UndoCaseMerge($id: ID!) {\n  undoCaseMerge(id: $id) { case { id title alertCount } }\n}": typeof types.UndoCaseMergeDocument,
    "mutation MergeCases($input: MergeCasesInput!) {\n  mergeCases(input: $input) { case { id title alertCount } }\n}": typeof types.MergeCasesDocument,
    "mutation LinkCases($input: LinkedCasesInput!) {\n  linkCases(input: $input) { case { id title } }\n}": typeof types.LinkCasesDocument,
    "mutation UnlinkCases($input: LinkedCasesInput!) {\n  unlinkCases(input: $input) { case { id title } }\n}": typeof types.UnlinkCasesDocument,
    "mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }": typeof types.DeleteCaseDocument,
    "mutation RestoreCase($id: ID!) { restoreCase(id: $id) { case { id title } } }": typeof types.RestoreCaseDocument,
    "query CaseSigningKey { caseSigningKey { fingerprint publicKey } }": typeof types.CaseSigningKeyDocument,
    "mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {\n  executeDataLakeQuery(input: $input) { id }\n}": typeof types.ExecuteDataLakeQueryDocument,
    "mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {\n  cancelDataLakeQuery(input: $input) { id }\n}": typeof types.CancelDataLakeQueryDocument,
    "query DataLakeQueryState($id: ID!) {\n  dataLakeQuery(id: $id) {\n    status message progress { isWaiting rowsRead percent } stats { bytesScanned executionTime rowCount }\n  }\n}": typeof types.DataLakeQueryStateDocument,
    "query DataLakeQueryResults($id: ID!, $cursor: String) {\n  dataLakeQuery(id: $id) {\n    results(input: { pageSize: 999, cursor: $cursor }) {\n      edges { node } pageInfo { hasNextPage endCursor } columnInfo { order }\n    }\n  }\n}": typeof types.DataLakeQueryResultsDocument,
    "query GenerateEnrichedEvent($input: GenerateEnrichedEventInput!) {\n  generateEnrichedEvent(input: $input) { enrichedEvent }\n}": typeof types.GenerateEnrichedEventDocument,
    "query SourceStreamType($id: ID!) {\n  source(id: $id) { ... on HttpLogSource { logStreamType } }\n}": typeof types.SourceStreamTypeDocument,
    "query ListLookupTables { lookupTables { id name enabled health healthMessage primaryKey schema lakeTable\n  associatedLogTypes { logType selectors } file { filename rows bytes uploadedAt } revision } }": typeof types.ListLookupTablesDocument,
    "mutation CreateLookupTable($input: LookupTableInput!) {\n  createLookupTable(input: $input) { id name }\n}": typeof types.CreateLookupTableDocument,
    "mutation DeleteLookupTable($id: ID!) { deleteLookupTable(id: $id) { id } }": typeof types.DeleteLookupTableDocument,
    "mutation UploadLookupTableFile($input: UploadLookupTableFileInput!) {\n  uploadLookupTableFile(input: $input) { skippedRows lookupTable { id name lakeTable file { filename rows bytes } } }\n}": typeof types.UploadLookupTableFileDocument,
    "mutation StartPreview($input: StartPreviewInput!) { started: startPreview(input: $input) { id } }": typeof types.StartPreviewDocument,
    "query PreviewReport($id: ID!) {\n  now: preview(id: $id) {\n    id state error notice progress detectionId isCompared\n    summary { eventsInScope eventsRead matches errors alerts newAlerts changedAlerts keptAlerts goneAlerts }\n    resources {\n      counts { passed failed errored suppressed newlyFailing noLongerFailing }\n      items { id type status suppressed change }\n    }\n    alerts { id change severity title eventCount differences { aspect from to } }\n    lostAlerts { total truePositives byEnding { ending alerts } alerts { id title ending previewedAlertId } }\n  }\n}": typeof types.PreviewReportDocument,
    "mutation PutResources($resources: [ResourceInput!]!) {\n  putResources(resources: $resources) { created changed unchanged }\n}": typeof types.PutResourcesDocument,
    "mutation DeleteResources($ids: [ID!]!) { deleteResources(ids: $ids) }": typeof types.DeleteResourcesDocument,
    "query ListResources($input: ResourcesInput!) {\n  resources(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type accountId region name complianceStatus complianceCounts { passed failed errored suppressed }\n      changedAt seenAt } }\n  }\n}": typeof types.ListResourcesDocument,
    "mutation CheckBucketSource($input: CheckBucketConnectionInput!) {\n  checkBucketConnection(input: $input) { checks { name isHealthy message } }\n}": typeof types.CheckBucketSourceDocument,
    "mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n  createBucketSource(input: $input) { logSource { integrationId integrationLabel noticesFrom connection { address } } }\n}": typeof types.CreateBucketSourceDocument,
    "mutation CheckQueueSource($input: CheckQueueConnectionInput!) {\n  checkQueueConnection(input: $input) { checks { name isHealthy message } }\n}": typeof types.CheckQueueSourceDocument,
    "mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n  createQueueSource(input: $input) { logSource { integrationId integrationLabel connection { name externalId logProcessingRole } } }\n}": typeof types.CreateQueueSourceDocument,
    "mutation CheckS3Source($input: CheckS3ConnectionInput!) {\n  checkS3Connection(input: $input) { checks { name isHealthy message } }\n}": typeof types.CheckS3SourceDocument,
    "mutation CreateS3Source($input: CreateS3SourceInput!) {\n  createS3Source(input: $input) { logSource { integrationId integrationLabel externalId } }\n}": typeof types.CreateS3SourceDocument,
    "mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n  createSyslogSource(input: $input) { logSource { integrationId integrationLabel protocols port } }\n}": typeof types.CreateSyslogSourceDocument,
    "query CheckProvider($input: CheckPullerInput!) {\n  checkPuller(input: $input) { problems { line column message } provider { id } }\n}": typeof types.CheckProviderDocument,
    "query ListPullerRevisions { pullers {\n  provider revision\n} }": typeof types.ListPullerRevisionsDocument,
    "mutation SaveProvider($input: SavePullerInput!) {\n  savePuller(input: $input) { puller { provider name revision } }\n}": typeof types.SaveProviderDocument,
    "mutation DeleteProvider($input: DeletePullerInput!) {\n  deletePuller(input: $input) { provider }\n}": typeof types.DeleteProviderDocument,
    "query ListPullProviders { pullProviders {\n  id name description documentationUrl\n  fields { name label type isOptional } authentications { id label uses } streams { name logTypes requires }\n} }": typeof types.ListPullProvidersDocument,
    "mutation CheckPullSource($input: CheckPullConnectionInput!) {\n  checkPullConnection(input: $input) { checks { stream isHealthy message } }\n}": typeof types.CheckPullSourceDocument,
    "mutation CreatePullSource($input: CreatePullSourceInput!) {\n  createPullSource(input: $input) { logSource {\n    integrationId integrationLabel logTypes needsAuthorization streams { label partition }\n  } }\n}": typeof types.CreatePullSourceDocument,
    "mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n  reprocessFailures(input: $input) { receiptId status error tried stored failed }\n}": typeof types.ReprocessFailuresDocument,
    "query FailureReprocessing($id: ID!) {\n  failureReprocessing(receiptId: $id) { receiptId status error tried stored failed }\n}": typeof types.FailureReprocessingDocument,
    "mutation CreateSource($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { secret logSource { integrationId integrationLabel ingestUrl curl } }\n}": typeof types.CreateSourceDocument,
    "query ListSources($input: SourcesInput!) { sources(input: $input) {\n  edges { node {\n    integrationId integrationLabel integrationType logTypes logStreamType health lastEventReceivedAtTime\n    counts { received stored failed dropped repeated bytes }\n  } }\n  pageInfo { hasNextPage endCursor }\n} }": typeof types.ListSourcesDocument,
    "mutation DeleteDetections($input: DeleteDetectionsInput!) {\n  deleted: deleteDetections(input: $input) { ids savedQueryNames }\n}": typeof types.DeleteDetectionsDocument,
    "mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {\n  deleted: deleteSavedQueriesByName(input: $input) { detectionIDs names }\n}": typeof types.DeleteSavedQueriesDocument,
    "query DashboardsToDelete { dashboards { id } }": typeof types.DashboardsToDeleteDocument,
    "mutation DeleteOneDashboard($id: ID!) { deleteDashboard(id: $id) { id } }": typeof types.DeleteOneDashboardDocument,
    "query ExportDetections($kinds: [String!]) {\n  files: detectionEntitiesExport(kinds: $kinds) { path text isBase64 }\n}": typeof types.ExportDetectionsDocument,
    "mutation StartUpload($data: String!, $skipInvalid: Boolean) {\n  started: uploadDetectionEntitiesAsync(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}": typeof types.StartUploadDocument,
    "query UploadStatus($id: ID!) {\n  now: detectionEntitiesUploadStatus(receiptId: $id) {\n    status error\n    result {\n      rules { new modified total } policies { new modified total } correlationRules { new modified total }\n      dataModels { new modified total } globalHelpers { new modified total } lookupTables { new modified total }\n      queries { new modified total } scheduledPrompts { new modified total } packs { new modified total }\n      dashboards { new modified total }\n      leftOut { path errorMessage }\n    }\n  }\n}": typeof types.UploadStatusDocument,
    "mutation StartValidation($data: String!, $skipInvalid: Boolean) {\n  started: validateBulkUpload(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}": typeof types.StartValidationDocument,
    "query ValidationStatus($id: ID!) {\n  now: validateBulkUploadStatus(receiptId: $id) {\n    status error result { issues { path errorMessage } leftOut { path errorMessage } }\n  }\n}": typeof types.ValidationStatusDocument,
    "mutation CreateDoors($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { logSource { integrationId } }\n}": typeof types.CreateDoorsDocument,
    "query ListLabels($input: SourcesInput!) {\n  sources(input: $input) { edges { node { integrationLabel } } }\n}": typeof types.ListLabelsDocument,
};
const documents: Documents = {
    "query ListAlertIds($input: AlertsInput!) { alerts(input: $input) { edges { node { id } } } }": types.ListAlertIdsDocument,
    "mutation CreateToken($input: CreateAPITokenInput!) {\n  createAPIToken(input: $input) { value token { id name permissions } }\n}": types.CreateTokenDocument,
    "mutation InviteUser($input: InviteUserInput!) {\n  inviteUser(input: $input) { invitationUrl user { id email } }\n}": types.InviteUserDocument,
    "query FindUsers { users { id email } }": types.FindUsersDocument,
    "mutation UnlockUser($id: ID!) { unlockUser(id: $id) { user { id } } }": types.UnlockUserDocument,
    "mutation ResetAuthenticator($id: ID!) {\n  resetUserAuthenticator(id: $id) { user { id } }\n}": types.ResetAuthenticatorDocument,
    "mutation RequirePasswordChange($id: ID!) {\n  requirePasswordChange(id: $id) { user { id } }\n}": types.RequirePasswordChangeDocument,
    "mutation RequireMfa($mfaRequired: Boolean!) {\n  updateGeneralSettings(input: { mfaRequired: $mfaRequired }) { mfaRequired }\n}": types.RequireMfaDocument,
    "query ListAlerts($input: AlertsInput!) {\n  alerts(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type subtype severity status title ruleId eventCount logTypes createdAt tags dedupString\n      detection { kind reports { key values } } } }\n  }\n}": types.ListAlertsDocument,
    "query ListCases($input: CasesInput!) {\n  cases(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id title status severity alertCount openAlertCount createdAt updatedAt assignee { email } } }\n  }\n}": types.ListCasesDocument,
    "mutation CreateCase($input: CreateCaseInput!) {\n  createCase(input: $input) { case { id title } }\n}": types.CreateCaseDocument,
    "mutation AddAlertsToCase($input: CaseAlertsInput!) {\n  addAlertsToCase(input: $input) { case { id title alertCount } }\n}": types.AddAlertsToCaseDocument,
    "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  addCaseNote(input: $input) { case { id title } }\n}": types.AddCaseNoteDocument,
    "mutation UndoCaseMerge($id: ID!) {\n  undoCaseMerge(id: $id) { case { id title alertCount } }\n}": types.UndoCaseMergeDocument,
    "mutation MergeCases($input: MergeCasesInput!) {\n  mergeCases(input: $input) { case { id title alertCount } }\n}": types.MergeCasesDocument,
    "mutation LinkCases($input: LinkedCasesInput!) {\n  linkCases(input: $input) { case { id title } }\n}": types.LinkCasesDocument,
    "mutation UnlinkCases($input: LinkedCasesInput!) {\n  unlinkCases(input: $input) { case { id title } }\n}": types.UnlinkCasesDocument,
    "mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }": types.DeleteCaseDocument,
    "mutation RestoreCase($id: ID!) { restoreCase(id: $id) { case { id title } } }": types.RestoreCaseDocument,
    "query CaseSigningKey { caseSigningKey { fingerprint publicKey } }": types.CaseSigningKeyDocument,
    "mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {\n  executeDataLakeQuery(input: $input) { id }\n}": types.ExecuteDataLakeQueryDocument,
    "mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {\n  cancelDataLakeQuery(input: $input) { id }\n}": types.CancelDataLakeQueryDocument,
    "query DataLakeQueryState($id: ID!) {\n  dataLakeQuery(id: $id) {\n    status message progress { isWaiting rowsRead percent } stats { bytesScanned executionTime rowCount }\n  }\n}": types.DataLakeQueryStateDocument,
    "query DataLakeQueryResults($id: ID!, $cursor: String) {\n  dataLakeQuery(id: $id) {\n    results(input: { pageSize: 999, cursor: $cursor }) {\n      edges { node } pageInfo { hasNextPage endCursor } columnInfo { order }\n    }\n  }\n}": types.DataLakeQueryResultsDocument,
    "query GenerateEnrichedEvent($input: GenerateEnrichedEventInput!) {\n  generateEnrichedEvent(input: $input) { enrichedEvent }\n}": types.GenerateEnrichedEventDocument,
    "query SourceStreamType($id: ID!) {\n  source(id: $id) { ... on HttpLogSource { logStreamType } }\n}": types.SourceStreamTypeDocument,
    "query ListLookupTables { lookupTables { id name enabled health healthMessage primaryKey schema lakeTable\n  associatedLogTypes { logType selectors } file { filename rows bytes uploadedAt } revision } }": types.ListLookupTablesDocument,
    "mutation CreateLookupTable($input: LookupTableInput!) {\n  createLookupTable(input: $input) { id name }\n}": types.CreateLookupTableDocument,
    "mutation DeleteLookupTable($id: ID!) { deleteLookupTable(id: $id) { id } }": types.DeleteLookupTableDocument,
    "mutation UploadLookupTableFile($input: UploadLookupTableFileInput!) {\n  uploadLookupTableFile(input: $input) { skippedRows lookupTable { id name lakeTable file { filename rows bytes } } }\n}": types.UploadLookupTableFileDocument,
    "mutation StartPreview($input: StartPreviewInput!) { started: startPreview(input: $input) { id } }": types.StartPreviewDocument,
    "query PreviewReport($id: ID!) {\n  now: preview(id: $id) {\n    id state error notice progress detectionId isCompared\n    summary { eventsInScope eventsRead matches errors alerts newAlerts changedAlerts keptAlerts goneAlerts }\n    resources {\n      counts { passed failed errored suppressed newlyFailing noLongerFailing }\n      items { id type status suppressed change }\n    }\n    alerts { id change severity title eventCount differences { aspect from to } }\n    lostAlerts { total truePositives byEnding { ending alerts } alerts { id title ending previewedAlertId } }\n  }\n}": types.PreviewReportDocument,
    "mutation PutResources($resources: [ResourceInput!]!) {\n  putResources(resources: $resources) { created changed unchanged }\n}": types.PutResourcesDocument,
    "mutation DeleteResources($ids: [ID!]!) { deleteResources(ids: $ids) }": types.DeleteResourcesDocument,
    "query ListResources($input: ResourcesInput!) {\n  resources(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type accountId region name complianceStatus complianceCounts { passed failed errored suppressed }\n      changedAt seenAt } }\n  }\n}": types.ListResourcesDocument,
    "mutation CheckBucketSource($input: CheckBucketConnectionInput!) {\n  checkBucketConnection(input: $input) { checks { name isHealthy message } }\n}": types.CheckBucketSourceDocument,
    "mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n  createBucketSource(input: $input) { logSource { integrationId integrationLabel noticesFrom connection { address } } }\n}": types.CreateBucketSourceDocument,
    "mutation CheckQueueSource($input: CheckQueueConnectionInput!) {\n  checkQueueConnection(input: $input) { checks { name isHealthy message } }\n}": types.CheckQueueSourceDocument,
    "mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n  createQueueSource(input: $input) { logSource { integrationId integrationLabel connection { name externalId logProcessingRole } } }\n}": types.CreateQueueSourceDocument,
    "mutation CheckS3Source($input: CheckS3ConnectionInput!) {\n  checkS3Connection(input: $input) { checks { name isHealthy message } }\n}": types.CheckS3SourceDocument,
    "mutation CreateS3Source($input: CreateS3SourceInput!) {\n  createS3Source(input: $input) { logSource { integrationId integrationLabel externalId } }\n}": types.CreateS3SourceDocument,
    "mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n  createSyslogSource(input: $input) { logSource { integrationId integrationLabel protocols port } }\n}": types.CreateSyslogSourceDocument,
    "query CheckProvider($input: CheckPullerInput!) {\n  checkPuller(input: $input) { problems { line column message } provider { id } }\n}": types.CheckProviderDocument,
    "query ListPullerRevisions { pullers {\n  provider revision\n} }": types.ListPullerRevisionsDocument,
    "mutation SaveProvider($input: SavePullerInput!) {\n  savePuller(input: $input) { puller { provider name revision } }\n}": types.SaveProviderDocument,
    "mutation DeleteProvider($input: DeletePullerInput!) {\n  deletePuller(input: $input) { provider }\n}": types.DeleteProviderDocument,
    "query ListPullProviders { pullProviders {\n  id name description documentationUrl\n  fields { name label type isOptional } authentications { id label uses } streams { name logTypes requires }\n} }": types.ListPullProvidersDocument,
    "mutation CheckPullSource($input: CheckPullConnectionInput!) {\n  checkPullConnection(input: $input) { checks { stream isHealthy message } }\n}": types.CheckPullSourceDocument,
    "mutation CreatePullSource($input: CreatePullSourceInput!) {\n  createPullSource(input: $input) { logSource {\n    integrationId integrationLabel logTypes needsAuthorization streams { label partition }\n  } }\n}": types.CreatePullSourceDocument,
    "mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n  reprocessFailures(input: $input) { receiptId status error tried stored failed }\n}": types.ReprocessFailuresDocument,
    "query FailureReprocessing($id: ID!) {\n  failureReprocessing(receiptId: $id) { receiptId status error tried stored failed }\n}": types.FailureReprocessingDocument,
    "mutation CreateSource($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { secret logSource { integrationId integrationLabel ingestUrl curl } }\n}": types.CreateSourceDocument,
    "query ListSources($input: SourcesInput!) { sources(input: $input) {\n  edges { node {\n    integrationId integrationLabel integrationType logTypes logStreamType health lastEventReceivedAtTime\n    counts { received stored failed dropped repeated bytes }\n  } }\n  pageInfo { hasNextPage endCursor }\n} }": types.ListSourcesDocument,
    "mutation DeleteDetections($input: DeleteDetectionsInput!) {\n  deleted: deleteDetections(input: $input) { ids savedQueryNames }\n}": types.DeleteDetectionsDocument,
    "mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {\n  deleted: deleteSavedQueriesByName(input: $input) { detectionIDs names }\n}": types.DeleteSavedQueriesDocument,
    "query DashboardsToDelete { dashboards { id } }": types.DashboardsToDeleteDocument,
    "mutation DeleteOneDashboard($id: ID!) { deleteDashboard(id: $id) { id } }": types.DeleteOneDashboardDocument,
    "query ExportDetections($kinds: [String!]) {\n  files: detectionEntitiesExport(kinds: $kinds) { path text isBase64 }\n}": types.ExportDetectionsDocument,
    "mutation StartUpload($data: String!, $skipInvalid: Boolean) {\n  started: uploadDetectionEntitiesAsync(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}": types.StartUploadDocument,
    "query UploadStatus($id: ID!) {\n  now: detectionEntitiesUploadStatus(receiptId: $id) {\n    status error\n    result {\n      rules { new modified total } policies { new modified total } correlationRules { new modified total }\n      dataModels { new modified total } globalHelpers { new modified total } lookupTables { new modified total }\n      queries { new modified total } scheduledPrompts { new modified total } packs { new modified total }\n      dashboards { new modified total }\n      leftOut { path errorMessage }\n    }\n  }\n}": types.UploadStatusDocument,
    "mutation StartValidation($data: String!, $skipInvalid: Boolean) {\n  started: validateBulkUpload(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}": types.StartValidationDocument,
    "query ValidationStatus($id: ID!) {\n  now: validateBulkUploadStatus(receiptId: $id) {\n    status error result { issues { path errorMessage } leftOut { path errorMessage } }\n  }\n}": types.ValidationStatusDocument,
    "mutation CreateDoors($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { logSource { integrationId } }\n}": types.CreateDoorsDocument,
    "query ListLabels($input: SourcesInput!) {\n  sources(input: $input) { edges { node { integrationLabel } } }\n}": types.ListLabelsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListAlertIds($input: AlertsInput!) { alerts(input: $input) { edges { node { id } } } }"): typeof import('./graphql.ts').ListAlertIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateToken($input: CreateAPITokenInput!) {\n  createAPIToken(input: $input) { value token { id name permissions } }\n}"): typeof import('./graphql.ts').CreateTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteUser($input: InviteUserInput!) {\n  inviteUser(input: $input) { invitationUrl user { id email } }\n}"): typeof import('./graphql.ts').InviteUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindUsers { users { id email } }"): typeof import('./graphql.ts').FindUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnlockUser($id: ID!) { unlockUser(id: $id) { user { id } } }"): typeof import('./graphql.ts').UnlockUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetAuthenticator($id: ID!) {\n  resetUserAuthenticator(id: $id) { user { id } }\n}"): typeof import('./graphql.ts').ResetAuthenticatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequirePasswordChange($id: ID!) {\n  requirePasswordChange(id: $id) { user { id } }\n}"): typeof import('./graphql.ts').RequirePasswordChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequireMfa($mfaRequired: Boolean!) {\n  updateGeneralSettings(input: { mfaRequired: $mfaRequired }) { mfaRequired }\n}"): typeof import('./graphql.ts').RequireMfaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListAlerts($input: AlertsInput!) {\n  alerts(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type subtype severity status title ruleId eventCount logTypes createdAt tags dedupString\n      detection { kind reports { key values } } } }\n  }\n}"): typeof import('./graphql.ts').ListAlertsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListCases($input: CasesInput!) {\n  cases(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id title status severity alertCount openAlertCount createdAt updatedAt assignee { email } } }\n  }\n}"): typeof import('./graphql.ts').ListCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCase($input: CreateCaseInput!) {\n  createCase(input: $input) { case { id title } }\n}"): typeof import('./graphql.ts').CreateCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddAlertsToCase($input: CaseAlertsInput!) {\n  addAlertsToCase(input: $input) { case { id title alertCount } }\n}"): typeof import('./graphql.ts').AddAlertsToCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  addCaseNote(input: $input) { case { id title } }\n}"): typeof import('./graphql.ts').AddCaseNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoCaseMerge($id: ID!) {\n  undoCaseMerge(id: $id) { case { id title alertCount } }\n}"): typeof import('./graphql.ts').UndoCaseMergeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MergeCases($input: MergeCasesInput!) {\n  mergeCases(input: $input) { case { id title alertCount } }\n}"): typeof import('./graphql.ts').MergeCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LinkCases($input: LinkedCasesInput!) {\n  linkCases(input: $input) { case { id title } }\n}"): typeof import('./graphql.ts').LinkCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnlinkCases($input: LinkedCasesInput!) {\n  unlinkCases(input: $input) { case { id title } }\n}"): typeof import('./graphql.ts').UnlinkCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteCase($id: ID!) { deleteCase(id: $id) { id } }"): typeof import('./graphql.ts').DeleteCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreCase($id: ID!) { restoreCase(id: $id) { case { id title } } }"): typeof import('./graphql.ts').RestoreCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseSigningKey { caseSigningKey { fingerprint publicKey } }"): typeof import('./graphql.ts').CaseSigningKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {\n  executeDataLakeQuery(input: $input) { id }\n}"): typeof import('./graphql.ts').ExecuteDataLakeQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {\n  cancelDataLakeQuery(input: $input) { id }\n}"): typeof import('./graphql.ts').CancelDataLakeQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataLakeQueryState($id: ID!) {\n  dataLakeQuery(id: $id) {\n    status message progress { isWaiting rowsRead percent } stats { bytesScanned executionTime rowCount }\n  }\n}"): typeof import('./graphql.ts').DataLakeQueryStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataLakeQueryResults($id: ID!, $cursor: String) {\n  dataLakeQuery(id: $id) {\n    results(input: { pageSize: 999, cursor: $cursor }) {\n      edges { node } pageInfo { hasNextPage endCursor } columnInfo { order }\n    }\n  }\n}"): typeof import('./graphql.ts').DataLakeQueryResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GenerateEnrichedEvent($input: GenerateEnrichedEventInput!) {\n  generateEnrichedEvent(input: $input) { enrichedEvent }\n}"): typeof import('./graphql.ts').GenerateEnrichedEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SourceStreamType($id: ID!) {\n  source(id: $id) { ... on HttpLogSource { logStreamType } }\n}"): typeof import('./graphql.ts').SourceStreamTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListLookupTables { lookupTables { id name enabled health healthMessage primaryKey schema lakeTable\n  associatedLogTypes { logType selectors } file { filename rows bytes uploadedAt } revision } }"): typeof import('./graphql.ts').ListLookupTablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLookupTable($input: LookupTableInput!) {\n  createLookupTable(input: $input) { id name }\n}"): typeof import('./graphql.ts').CreateLookupTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLookupTable($id: ID!) { deleteLookupTable(id: $id) { id } }"): typeof import('./graphql.ts').DeleteLookupTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadLookupTableFile($input: UploadLookupTableFileInput!) {\n  uploadLookupTableFile(input: $input) { skippedRows lookupTable { id name lakeTable file { filename rows bytes } } }\n}"): typeof import('./graphql.ts').UploadLookupTableFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPreview($input: StartPreviewInput!) { started: startPreview(input: $input) { id } }"): typeof import('./graphql.ts').StartPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewReport($id: ID!) {\n  now: preview(id: $id) {\n    id state error notice progress detectionId isCompared\n    summary { eventsInScope eventsRead matches errors alerts newAlerts changedAlerts keptAlerts goneAlerts }\n    resources {\n      counts { passed failed errored suppressed newlyFailing noLongerFailing }\n      items { id type status suppressed change }\n    }\n    alerts { id change severity title eventCount differences { aspect from to } }\n    lostAlerts { total truePositives byEnding { ending alerts } alerts { id title ending previewedAlertId } }\n  }\n}"): typeof import('./graphql.ts').PreviewReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PutResources($resources: [ResourceInput!]!) {\n  putResources(resources: $resources) { created changed unchanged }\n}"): typeof import('./graphql.ts').PutResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteResources($ids: [ID!]!) { deleteResources(ids: $ids) }"): typeof import('./graphql.ts').DeleteResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListResources($input: ResourcesInput!) {\n  resources(input: $input) {\n    pageInfo { hasNextPage endCursor }\n    edges { node { id type accountId region name complianceStatus complianceCounts { passed failed errored suppressed }\n      changedAt seenAt } }\n  }\n}"): typeof import('./graphql.ts').ListResourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckBucketSource($input: CheckBucketConnectionInput!) {\n  checkBucketConnection(input: $input) { checks { name isHealthy message } }\n}"): typeof import('./graphql.ts').CheckBucketSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBucketSource($input: CreateBucketSourceInput!) {\n  createBucketSource(input: $input) { logSource { integrationId integrationLabel noticesFrom connection { address } } }\n}"): typeof import('./graphql.ts').CreateBucketSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckQueueSource($input: CheckQueueConnectionInput!) {\n  checkQueueConnection(input: $input) { checks { name isHealthy message } }\n}"): typeof import('./graphql.ts').CheckQueueSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateQueueSource($input: CreateQueueSourceInput!) {\n  createQueueSource(input: $input) { logSource { integrationId integrationLabel connection { name externalId logProcessingRole } } }\n}"): typeof import('./graphql.ts').CreateQueueSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckS3Source($input: CheckS3ConnectionInput!) {\n  checkS3Connection(input: $input) { checks { name isHealthy message } }\n}"): typeof import('./graphql.ts').CheckS3SourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateS3Source($input: CreateS3SourceInput!) {\n  createS3Source(input: $input) { logSource { integrationId integrationLabel externalId } }\n}"): typeof import('./graphql.ts').CreateS3SourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {\n  createSyslogSource(input: $input) { logSource { integrationId integrationLabel protocols port } }\n}"): typeof import('./graphql.ts').CreateSyslogSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CheckProvider($input: CheckPullerInput!) {\n  checkPuller(input: $input) { problems { line column message } provider { id } }\n}"): typeof import('./graphql.ts').CheckProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListPullerRevisions { pullers {\n  provider revision\n} }"): typeof import('./graphql.ts').ListPullerRevisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveProvider($input: SavePullerInput!) {\n  savePuller(input: $input) { puller { provider name revision } }\n}"): typeof import('./graphql.ts').SaveProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProvider($input: DeletePullerInput!) {\n  deletePuller(input: $input) { provider }\n}"): typeof import('./graphql.ts').DeleteProviderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListPullProviders { pullProviders {\n  id name description documentationUrl\n  fields { name label type isOptional } authentications { id label uses } streams { name logTypes requires }\n} }"): typeof import('./graphql.ts').ListPullProvidersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CheckPullSource($input: CheckPullConnectionInput!) {\n  checkPullConnection(input: $input) { checks { stream isHealthy message } }\n}"): typeof import('./graphql.ts').CheckPullSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePullSource($input: CreatePullSourceInput!) {\n  createPullSource(input: $input) { logSource {\n    integrationId integrationLabel logTypes needsAuthorization streams { label partition }\n  } }\n}"): typeof import('./graphql.ts').CreatePullSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReprocessFailures($input: ReprocessFailuresInput!) {\n  reprocessFailures(input: $input) { receiptId status error tried stored failed }\n}"): typeof import('./graphql.ts').ReprocessFailuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FailureReprocessing($id: ID!) {\n  failureReprocessing(receiptId: $id) { receiptId status error tried stored failed }\n}"): typeof import('./graphql.ts').FailureReprocessingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSource($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { secret logSource { integrationId integrationLabel ingestUrl curl } }\n}"): typeof import('./graphql.ts').CreateSourceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListSources($input: SourcesInput!) { sources(input: $input) {\n  edges { node {\n    integrationId integrationLabel integrationType logTypes logStreamType health lastEventReceivedAtTime\n    counts { received stored failed dropped repeated bytes }\n  } }\n  pageInfo { hasNextPage endCursor }\n} }"): typeof import('./graphql.ts').ListSourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDetections($input: DeleteDetectionsInput!) {\n  deleted: deleteDetections(input: $input) { ids savedQueryNames }\n}"): typeof import('./graphql.ts').DeleteDetectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {\n  deleted: deleteSavedQueriesByName(input: $input) { detectionIDs names }\n}"): typeof import('./graphql.ts').DeleteSavedQueriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DashboardsToDelete { dashboards { id } }"): typeof import('./graphql.ts').DashboardsToDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOneDashboard($id: ID!) { deleteDashboard(id: $id) { id } }"): typeof import('./graphql.ts').DeleteOneDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportDetections($kinds: [String!]) {\n  files: detectionEntitiesExport(kinds: $kinds) { path text isBase64 }\n}"): typeof import('./graphql.ts').ExportDetectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartUpload($data: String!, $skipInvalid: Boolean) {\n  started: uploadDetectionEntitiesAsync(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}"): typeof import('./graphql.ts').StartUploadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UploadStatus($id: ID!) {\n  now: detectionEntitiesUploadStatus(receiptId: $id) {\n    status error\n    result {\n      rules { new modified total } policies { new modified total } correlationRules { new modified total }\n      dataModels { new modified total } globalHelpers { new modified total } lookupTables { new modified total }\n      queries { new modified total } scheduledPrompts { new modified total } packs { new modified total }\n      dashboards { new modified total }\n      leftOut { path errorMessage }\n    }\n  }\n}"): typeof import('./graphql.ts').UploadStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartValidation($data: String!, $skipInvalid: Boolean) {\n  started: validateBulkUpload(input: { data: $data, skipInvalid: $skipInvalid }) { receiptId }\n}"): typeof import('./graphql.ts').StartValidationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidationStatus($id: ID!) {\n  now: validateBulkUploadStatus(receiptId: $id) {\n    status error result { issues { path errorMessage } leftOut { path errorMessage } }\n  }\n}"): typeof import('./graphql.ts').ValidationStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDoors($input: CreateHttpSourceInput!) {\n  createHttpSource(input: $input) { logSource { integrationId } }\n}"): typeof import('./graphql.ts').CreateDoorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListLabels($input: SourcesInput!) {\n  sources(input: $input) { edges { node { integrationLabel } } }\n}"): typeof import('./graphql.ts').ListLabelsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
