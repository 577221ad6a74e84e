const actor = "{ ... on User { id email } ... on APIToken { id name } }";
const role = `id name permissions createdAt updatedAt updatedBy ${actor} logTypeAccess logTypeAccessKind`;
const user = "id givenName familyName email role { id name permissions } status enabled createdAt lastLoggedInAt";
const account = `
  id label awsAccountId awsRegionIgnoreList awsScanConfig { auditRole } awsStackName createdAt
  createdBy { ... on User { id } ... on APIToken { id } }
  isEditable isRealtimeScanningEnabled lastModifiedAt resourceRegexIgnoreList resourceTypeIgnoreList`;
const metricsOf = (selection: string) =>
  `query Metrics($input: MetricsInput!) { metrics(input: $input) { ${selection} } }`;

/** What a client library in Python sends, and reads of the answers: all its documents but those of the data lake. */
export const pythonClientOperations = {
  ListAlerts: `query ListAlerts($input: AlertsInput!) {
    alerts(input: $input) { edges { node { id title severity status } } pageInfo { hasNextPage endCursor } }
  }`,
  GetAlert: `query GetAlert($id: ID!) {
    alert(id: $id) {
      id title severity status type description reference runbook createdAt updatedAt
      firstEventOccurredAt lastReceivedEventAt assignee { id email } updatedBy ${actor}
      deliveries { dispatchedAt label message outputId statusCode success url }
      origin {
        ... on Detection { id name detectionType: type }
        ... on SystemError { type errorType: relatedComponent }
      }
    }
  }`,
  UpdateStatus: `mutation UpdateStatus($input: UpdateAlertStatusByIdInput!) {
    updateAlertStatusById(input: $input) { alerts { id status } }
  }`,
  AssignById: `mutation AssignById($input: UpdateAlertsAssigneeByIdInput!) {
    updateAlertsAssigneeById(input: $input) { alerts { id assignee { id email givenName familyName } } }
  }`,
  AssignByEmail: `mutation AssignByEmail($input: UpdateAlertsAssigneeByEmailInput!) {
    updateAlertsAssigneeByEmail(input: $input) { alerts { id assignee { id email givenName familyName } } }
  }`,
  AddComment: `mutation AddComment($input: CreateAlertCommentInput!) {
    createAlertComment(input: $input) {
      comment { id body createdAt createdBy ${actor} entity { ... on Alert { id } } format }
    }
  }`,
  ListUsers: `query ListUsers { users { ${user} } }`,
  UserById: `query UserById($id: ID!) { userById(id: $id) { ${user} } }`,
  UserByEmail: `query UserByEmail($email: String!) { userByEmail(email: $email) { ${user} } }`,
  UpdateUser: `mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) { user { id email givenName familyName role { id name permissions } } }
  }`,
  ListRoles: `query ListRoles($input: RolesInput) { roles(input: $input) { ${role} } }`,
  RoleById: `query RoleById($id: ID!) { roleById(id: $id) { ${role} } }`,
  RoleByName: `query RoleByName($name: String!) { roleByName(name: $name) { ${role} } }`,
  CreateRole: `mutation CreateRole($input: CreateRoleInput!) {
    createRole(input: $input) { role { id name permissions logTypeAccess logTypeAccessKind } }
  }`,
  UpdateRole: `mutation UpdateRole($input: UpdateRoleInput!) {
    updateRole(input: $input) { role { id name permissions logTypeAccess logTypeAccessKind } }
  }`,
  DeleteRole: "mutation DeleteRole($input: DeleteRoleInput!) { deleteRole(input: $input) { id } }",
  RotateToken: "mutation RotateToken { rotateAPIToken { token { value } } }",
  AllMetrics: metricsOf(`
    alertsPerSeverity { label value breakdown } alertsPerRule { label value entityId }
    eventsProcessedPerLogType { label value breakdown } bytesProcessedPerSource { label value breakdown }
    latencyPerLogType { label value } bytesIngestedPerSource { label value }
    bytesQueriedPerSource { label value breakdown }
    totalAlerts totalBytesIngested totalBytesProcessed totalBytesQueried totalEventsProcessed`),
  CountAlerts: metricsOf("totalAlerts"),
  CountBytesQueried: metricsOf("totalBytesQueried"),
  ListSources: `query ListSources($cursor: String) {
    sources(input: { cursor: $cursor }) {
      edges { node { integrationId integrationLabel integrationType } }
      pageInfo { endCursor hasNextPage hasPreviousPage startCursor }
    }
  }`,
  GetSource: `query GetSource($id: ID!) {
    source(id: $id) {
      createdAtTime createdBy { ... on User { id } ... on APIToken { id } } integrationId integrationLabel
      integrationType isEditable isHealthy lastEventProcessedAtTime lastEventReceivedAtTime lastModified logTypes
    }
  }`,
  CreateS3Source: `mutation CreateS3Source($input: CreateS3SourceInput!) {
    createS3Source(input: $input) { logSource { integrationId } }
  }`,
  UpdateS3Source: `mutation UpdateS3Source($input: UpdateS3SourceInput!) {
    updateS3Source(input: $input) {
      logSource {
        createdAtTime integrationId integrationLabel integrationType isEditable isHealthy
        lastEventProcessedAtTime lastEventReceivedAtTime lastModified logTypes
      }
    }
  }`,
  ListCloudAccounts: `query ListCloudAccounts {
    cloudAccounts { edges { node { id awsAccountId isRealtimeScanningEnabled label } } }
  }`,
  GetCloudAccount: `query GetCloudAccount($id: ID!) { cloudAccount(id: $id) { ${account} } }`,
  CreateCloudAccount: `mutation CreateCloudAccount($input: CreateCloudAccountInput!) {
    createCloudAccount(input: $input) { cloudAccount { id } }
  }`,
  UpdateCloudAccount: `mutation UpdateCloudAccount($input: UpdateCloudAccountInput!) {
    updateCloudAccount(input: $input) { cloudAccount { ${account} } }
  }`,
  DeleteCloudAccount: "mutation DeleteCloudAccount($id: ID!) { deleteCloudAccount(input: { id: $id }) { id } }",
} as const;
