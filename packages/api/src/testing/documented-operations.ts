/** What clients of the public API send, operation by operation, with what they read of the answers. */
export const documentedOperations: Readonly<Record<string, string>> = {
  GetVersion: "query GetVersion { generalSettings { pantherVersion } }",
  uploadDetectionEntitiesAsync: `mutation uploadDetectionEntitiesAsync($input: UploadDetectionEntitiesAsyncInput!) {
    uploadDetectionEntitiesAsync(input: $input) { receiptId }
  }`,
  status: `query status($input: ID!) {
    detectionEntitiesUploadStatus(receiptId: $input) {
      status error
      result {
        dataModels { ...Statistics } globalHelpers { ...Statistics } lookupTables { ...Statistics }
        policies { ...Statistics } rules { ...Statistics } queries { ...Statistics }
        correlationRules { ...Statistics } scheduledPrompts { ...Statistics }
      }
    }
  }
  fragment Statistics on UploadStatistics { modified new total }`,
  UploadDetections: `mutation UploadDetections($input: UploadDetectionEntitiesInput!) {
    uploadDetectionEntities(input: $input) {
      dataModels { modified new total } globalHelpers { modified new total } lookupTables { modified new total }
      policies { modified new total } rules { modified new total } queries { modified new total }
      correlationRules { modified new total } scheduledPrompts { modified new total }
    }
  }`,
  ValidateBulkUpload: `mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {
    validateBulkUpload(input: $input) { receiptId }
  }`,
  ValidateBulkUploadStatus: `query ValidateBulkUploadStatus($receiptId: ID!) {
    validateBulkUploadStatus(receiptId: $receiptId) { status error result { issues { path errorMessage } } }
  }`,
  DeleteDetections: `mutation DeleteDetections($input: DeleteDetectionsInput!) {
    deleteDetections(input: $input) { ids savedQueryNames }
  }`,
  DeleteSavedQueries: `mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {
    deleteSavedQueriesByName(input: $input) { detectionIDs names }
  }`,
  GetRuleBody: `query GetRuleBody($input: ID!) {
    rulePythonBody(input: $input) {
      pythonBody
      tests { expectedResult name resource mocks { objectName returnValue } }
    }
  }`,
  TestCorrelationRule: `mutation TestCorrelationRule($input: TestCorrelationRuleYAMLInput!) {
    testCorrelationRuleYAML(input: $input) { results { error name passed } }
  }`,
  TranspileSimpleDetectionsToPython: `mutation TranspileSimpleDetectionsToPython(
    $input: TranspileSimpleDetectionsToPythonInput!
  ) { transpileSimpleDetectionsToPython(input: $input) { transpiledPython } }`,
  TranspileFilters: `mutation TranspileFilters($input: TranspileFiltersInput!) {
    transpileFilters(input: $input) { transpiledFilters }
  }`,
  Metrics: `query Metrics($input: MetricsInput!) {
    metrics(input: $input) { bytesProcessedPerSource { breakdown label value } }
  }`,
  AlertMetrics: `query Metrics($input: MetricsInput!) {
    metrics(input: $input) { alertsPerSeverity { label value breakdown } totalAlerts }
  }`,
  RuleMetrics: `query Metrics($input: MetricsInput!) {
    metrics(input: $input) { alertsPerRule { entityId label value } totalAlerts }
  }`,
  GetBytesProcessedMetrics: `query GetBytesProcessedMetrics($input: MetricsInput!) {
    metrics(input: $input) { bytesProcessedPerSource { label value breakdown } }
  }`,
  Schemas: `query Schemas($input: SchemasInput!) {
    schemas(input: $input) {
      edges { node { createdAt description isManaged name referenceURL revision spec updatedAt } }
    }
  }`,
  ListSchemas: `query ListSchemas($input: SchemasInput!) {
    schemas(input: $input) {
      edges { node { name description revision isArchived isManaged referenceURL createdAt updatedAt } }
    }
  }`,
  GetSchemaDetails: `query GetSchemaDetails($name: String!) {
    schemas(input: { contains: $name }) {
      edges {
        node {
          name description spec version revision isArchived isManaged isFieldDiscoveryEnabled referenceURL
          discoveredSpec createdAt updatedAt
        }
      }
    }
  }`,
  CreateOrUpdateSchema: `mutation CreateOrUpdateSchema($input: CreateOrUpdateSchemaInput!) {
    createOrUpdateSchema(input: $input) {
      schema {
        name description spec version revision isArchived isManaged isFieldDiscoveryEnabled referenceURL
        discoveredSpec createdAt updatedAt
      }
    }
  }`,
  CreatePerfTest: `mutation CreatePerfTest($input: CreatePerfTestInput!) {
    createPerfTest(input: $input) { replay { ...ReplayFields } }
  }
  fragment ReplayFields on Replay {
    id state createdAt updatedAt completedAt detectionId replayType
    scope { logTypes dataWindow { sizeWindow { maxSizeInGB } timeWindow { endsAt startsAt } } }
    summary {
      totalAlerts completedAt ruleErrorCount ruleMatchCount evaluationProgress computationProgress
      logDataSizeEstimate matchesProcessedCount eventsProcessedCount eventsMatchedCount
      readTimeNanos processingTimeNanos
    }
  }`,
  Replay: `query Replay($id: ID!) {
    replay(id: $id) {
      id state createdAt updatedAt completedAt detectionId replayType
      scope { logTypes dataWindow { sizeWindow { maxSizeInGB } timeWindow { endsAt startsAt } } }
      summary { totalAlerts readTimeNanos processingTimeNanos }
    }
  }`,
  StopReplay: `mutation StopReplay($input: StopReplayInput!) {
    stopReplay(input: $input) { __typename replay { __typename ...ReplayFields } }
  }
  fragment ReplayFields on Replay { id state scope { __typename dataWindow { __typename timeWindow { startsAt } } } }`,
  Sources: `query Sources($input: SourcesInput) {
    sources(input: $input) {
      edges {
        node {
          integrationId integrationLabel integrationType isEditable isHealthy
          lastEventProcessedAtTime lastEventReceivedAtTime lastModified logTypes
          ... on S3LogIntegration {
            awsAccountId kmsKey logProcessingRole logStreamType logStreamTypeOptions { jsonArrayEnvelopeField }
            managedBucketNotifications s3Bucket s3Prefix s3PrefixLogTypes { prefix logTypes excludedPrefixes } stackName
          }
        }
      }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`,
  Source: `query Source($id: ID!) {
    source(id: $id) {
      integrationId integrationLabel integrationType isEditable isHealthy createdAtTime
      createdBy { ... on User { id } ... on APIToken { id } }
      lastEventProcessedAtTime lastEventReceivedAtTime lastModified logTypes
      ... on S3LogIntegration {
        awsAccountId kmsKey logProcessingRole logStreamType logStreamTypeOptions { jsonArrayEnvelopeField }
        managedBucketNotifications s3Bucket s3Prefix s3PrefixLogTypes { prefix logTypes excludedPrefixes } stackName
      }
    }
  }`,
  DeleteSource: `mutation DeleteSource($input: DeleteSourceInput!) {
    deleteSource(input: $input) { id }
  }`,
  GetFeatureFlags: `query GetFeatureFlags($input: GetFeatureFlagsInput!) {
    featureFlags(input: $input) { flags { flag treatment } }
  }`,
  AllDatabaseEntities: `query AllDatabaseEntities {
    dataLakeDatabases { name description tables { name description columns { name description type } } }
  }`,
  DatabaseEntities: `query DatabaseEntities {
    dataLakeDatabase(name: "panther_logs.public") { name description tables { name description } }
  }`,
  ListDatabases: "query ListDatabases { dataLakeDatabases { name description } }",
  ListTables: `query ListTables($databaseName: String!, $pageSize: Int, $cursor: String) {
    dataLakeDatabaseTables(input: { databaseName: $databaseName, pageSize: $pageSize, cursor: $cursor }) {
      edges { node { name description logType } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
  GetColumnDetails: `query GetColumnDetails($databaseName: String!, $tableName: String!) {
    dataLakeDatabaseTable(input: { databaseName: $databaseName, tableName: $tableName }) {
      name displayName description logType columns { name type description }
    }
  }`,
  ExecuteDataLakeQuery: `mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {
    executeDataLakeQuery(input: $input) { id }
  }`,
  IssueIndicatorSearchQuery: `mutation IssueIndicatorSearchQuery {
    executeIndicatorSearchQuery(input: {
      indicators: ["286103014039", "126103014049"]
      startTime: "2022-04-01T00:00:00.000Z",
      endTime: "2022-04-30T23:59:59.000Z"
      indicatorName: p_any_aws_account_ids
    }) { id }
  }`,
  ExecuteIndicatorSearchQuery: `mutation IssueQuery($input: ExecuteIndicatorSearchQueryInput!) {
    executeIndicatorSearchQuery(input: $input) { id }
  }`,
  GetDataLakeQuery: `query GetDataLakeQuery($id: ID!, $root: Boolean, $input: DataLakeQueryResultsInput) {
    dataLakeQuery(id: $id, root: $root) {
      id status message sql startedAt completedAt
      results(input: $input) {
        edges { node }
        pageInfo { hasNextPage endCursor }
        columnInfo { order types }
        stats { bytesScanned executionTime rowCount }
      }
    }
  }`,
  GetDataLakeQueryPage: `query GetDataLakeQueryPage($id: ID!, $root: Boolean = false) {
    dataLakeQuery(id: $id, root: $root) {
      id status
      results(input: { pageSize: 999, cursor: null }) { edges { node } pageInfo { hasNextPage endCursor } }
    }
  }`,
  ListDataLakeQueries: `query ListDataLakeQueries($input: DataLakeQueriesInput) {
    dataLakeQueries(input: $input) {
      edges {
        node {
          id sql name status message startedAt completedAt isScheduled
          issuedBy { ... on User { id email givenName familyName } ... on APIToken { id name } }
        }
      }
      pageInfo { hasNextPage endCursor hasPreviousPage startCursor }
    }
  }`,
  AISummarizeAlert: `mutation AISummarizeAlert($input: AISummarizeAlertInput!) {
    aiSummarizeAlert(input: $input) { streamId }
  }`,
  AIInferenceStream: `query AIInferenceStream($streamId: String!) {
    aiInferenceStream(streamId: $streamId) { error finished responseText streamId }
  }`,
  AIInferenceStreamsMetadata: `query AIInferenceStreamsMetadata($input: AIInferenceStreamsMetadataInput!) {
    aiInferenceStreamsMetadata(input: $input) { edges { node { streamId } } }
  }`,
  CancelDataLakeQuery: `mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {
    cancelDataLakeQuery(input: $input) { id }
  }`,
};
