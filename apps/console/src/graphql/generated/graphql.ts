/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO-8601 in UTC ending in Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** Whole seconds since 1970. None of our fields has it, but clients that read the schema look for it. */
  Timestamp: { input: any; output: any; }
};

/** Filters of the alert list that somebody keeps. */
export type AlertView = {
  __typename?: 'AlertView';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** As the address of the list holds them. */
  search: Scalars['JSON']['output'];
  isShared: Scalars['Boolean']['output'];
  /** Only its owner can change or delete it. */
  isOwn: Scalars['Boolean']['output'];
  owner?: Maybe<UserName>;
};

export type SaveAlertViewInput = {
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  search: Scalars['JSON']['input'];
  /** Everyone who reads alerts sees it. */
  isShared: Scalars['Boolean']['input'];
};

export type AlertStatus =
  | 'OPEN'
  | 'TRIAGED'
  | 'RESOLVED'
  | 'CLOSED';

export type Severity =
  | 'CRITICAL'
  | 'HIGH'
  | 'MEDIUM'
  | 'LOW'
  | 'INFO';

export type AlertType =
  | 'ALERT'
  | 'DETECTION_ERROR'
  | 'SYSTEM_ERROR';

/** What raised an alert. */
export type AlertSubtype =
  | 'RULE'
  | 'RULE_ERROR'
  | 'SCHEDULED_RULE'
  | 'SCHEDULED_RULE_ERROR'
  | 'CORRELATION_RULE'
  | 'CORRELATION_RULE_ERROR'
  | 'POLICY'
  | 'SYSTEM_ERROR';

/** Of alerts that lists leave out until a time. */
export type SnoozeFilter =
  | 'HIDDEN'
  | 'ONLY';

/** What an alert turned out to be. */
export type AlertOutcome =
  | 'TRUE_POSITIVE'
  /** Real, but expected or harmless. */
  | 'BENIGN_TRUE_POSITIVE'
  | 'FALSE_POSITIVE'
  | 'DUPLICATE'
  | 'TEST';

export type AlertSortBy =
  | 'createdAt'
  | 'severity'
  | 'eventCount'
  | 'lastReceivedEventAt';

/** Who did something: a user, an API token, or Pharos. */
export type ActorReference = {
  /** user, api-token or system */
  kind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Somebody as records keep them; they may be gone since. */
export type RecordedActor = ActorReference & {
  __typename?: 'RecordedActor';
  kind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What raised an alert. */
export type AlertOrigin = Detection | SystemError;

/** The detection of an alert, as far as everyone sees it who sees the alert. */
export type Detection = {
  __typename?: 'Detection';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** RULE, POLICY, SCHEDULED_RULE or CORRELATION_RULE */
  type: Scalars['String']['output'];
};

export type SystemError = {
  __typename?: 'SystemError';
  type: Scalars['String']['output'];
  /** Id of the log source; null where none is involved. */
  relatedComponent?: Maybe<Scalars['String']['output']>;
};

export type Alert = {
  __typename?: 'Alert';
  id: Scalars['ID']['output'];
  type: AlertType;
  subtype: Scalars['String']['output'];
  status: AlertStatus;
  severity: Severity;
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  runbook: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  dedupString: Scalars['String']['output'];
  context: Scalars['JSON']['output'];
  logTypes: Array<Scalars['String']['output']>;
  sources: Array<LogSourceName>;
  tags: Array<Scalars['String']['output']>;
  eventCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  firstEventMatchedAt: Scalars['DateTime']['output'];
  /** The same, under the name that other clients know. */
  firstEventOccurredAt: Scalars['DateTime']['output'];
  lastReceivedEventAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<ActorReference>;
  assignee?: Maybe<UserName>;
  /** Given when it was resolved or closed; null where nobody said so, and while it is open or triaged. */
  outcome?: Maybe<AlertOutcome>;
  /** Why it has this outcome. */
  outcomeReason?: Maybe<Scalars['String']['output']>;
  /** Lists that hide snoozed alerts leave it out until then. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  origin: AlertOrigin;
  revision: Scalars['Int']['output'];
  ruleId: Scalars['ID']['output'];
  /** What raised it; null where it is gone, or where the reader may not see it. */
  detection?: Maybe<DetectionEntity>;
  history: Array<AlertHistoryEntry>;
  /** Null where no event is there: a system error has none, and retention removes old ones. */
  eventTimes?: Maybe<AlertEventTimes>;
  /** Steps of the runbook that are done, in their order. */
  runbookTicks: Array<RunbookTick>;
  /** The events that matched, newest first. */
  events: EventConnection;
  /** Users, addresses, hosts and files that its newest 200 events name, at most six of a kind. */
  entities: Array<AlertEntity>;
  /** The same in the events of all log types, from 30 days before the alert until now; null for who may not search. */
  entitySightings?: Maybe<Array<EntitySighting>>;
  /** Attempts, oldest first. */
  deliveries: Array<AlertDelivery>;
  /** One for each time that it was sent to a destination, oldest first. */
  dispatches: Array<AlertDispatch>;
};


export type AlertEventsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A step of a runbook that somebody did. */
export type RunbookTick = {
  __typename?: 'RunbookTick';
  /** Counted from 1, in the runbook's first numbered list. */
  step: Scalars['Int']['output'];
  actor: ActorReference;
  at: Scalars['DateTime']['output'];
};

/** A user, an address, a host or a file that events of an alert name. */
export type AlertEntity = {
  __typename?: 'AlertEntity';
  /** The standard field that holds it, such as p_any_ip_addresses. */
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** Of the events that were looked at, those that name it. */
  eventCount: Scalars['Int']['output'];
  /** Other alerts since 30 days before this one whose events name it, newest first; at most ten. */
  relatedAlerts: Array<RelatedAlert>;
  /** How many there are, of the latest 100. */
  relatedAlertCount: Scalars['Int']['output'];
};

/** An alert as far as another one's page shows it. */
export type RelatedAlert = {
  __typename?: 'RelatedAlert';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  severity: Severity;
  status: AlertStatus;
  outcome?: Maybe<AlertOutcome>;
  createdAt: Scalars['DateTime']['output'];
};

/** How often events name a user, an address, a host or a file, and when the first and the last of them happened. */
export type EntitySighting = {
  __typename?: 'EntitySighting';
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
  eventCount: Scalars['Float']['output'];
  firstAt: Scalars['DateTime']['output'];
  lastAt: Scalars['DateTime']['output'];
  /** Whether no event named it in the 30 days until a day before the alert's first event. */
  isNew: Scalars['Boolean']['output'];
};

/** When the events of an alert happened, which may be long before they were received and matched. */
export type AlertEventTimes = {
  __typename?: 'AlertEventTimes';
  first: Scalars['DateTime']['output'];
  last: Scalars['DateTime']['output'];
};

export type AlertHistoryEntry = {
  __typename?: 'AlertHistoryEntry';
  id: Scalars['ID']['output'];
  /** ASSIGNEE_CHANGE, COMMENT, RUNBOOK_STEP, SLACKBOT_BOOMERANG, SNOOZE or STATUS_CHANGE */
  type: Scalars['String']['output'];
  actor: ActorReference;
  at: Scalars['DateTime']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  /** The outcome that a status change ended with; its reason is the comment. */
  outcome?: Maybe<AlertOutcome>;
};

export type AlertEdge = {
  __typename?: 'AlertEdge';
  node: Alert;
  cursor: Scalars['String']['output'];
};

export type AlertConnection = {
  __typename?: 'AlertConnection';
  edges: Array<AlertEdge>;
  pageInfo: PageInfo;
  /** How many the filter finds in all; exact up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

export type AlertsInput = {
  statuses?: InputMaybe<Array<AlertStatus>>;
  outcomes?: InputMaybe<Array<AlertOutcome>>;
  /** Absent: snoozed alerts are listed like all others. */
  snoozed?: InputMaybe<SnoozeFilter>;
  severities?: InputMaybe<Array<Severity>>;
  types?: InputMaybe<Array<AlertType>>;
  subtypes?: InputMaybe<Array<AlertSubtype>>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  logSources?: InputMaybe<Array<Scalars['ID']['input']>>;
  detectionId?: InputMaybe<Scalars['ID']['input']>;
  /** User ids; the empty string stands for unassigned. */
  assigneeIds?: InputMaybe<Array<Scalars['String']['input']>>;
  nameContains?: InputMaybe<Scalars['String']['input']>;
  createdAtAfter?: InputMaybe<Scalars['DateTime']['input']>;
  createdAtBefore?: InputMaybe<Scalars['DateTime']['input']>;
  eventCountMin?: InputMaybe<Scalars['Int']['input']>;
  eventCountMax?: InputMaybe<Scalars['Int']['input']>;
  sortBy?: InputMaybe<AlertSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAlertStatusByIdInput = {
  ids: Array<Scalars['ID']['input']>;
  status: AlertStatus;
  /** Only with RESOLVED and CLOSED. Absent: an alert that has an outcome keeps it. */
  outcome?: InputMaybe<AlertOutcome>;
  /** Why, in at most 1,000 characters; only with an outcome. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAlertsAssigneeByIdInput = {
  ids: Array<Scalars['ID']['input']>;
  /** Null or absent: unassign. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateAlertsAssigneeByEmailInput = {
  ids: Array<Scalars['ID']['input']>;
  assigneeEmail: Scalars['String']['input'];
};

/** Comments are plain text; tags of HTML are taken out. */
export type AlertCommentFormat =
  | 'PLAIN_TEXT'
  | 'HTML';

export type TickRunbookStepInput = {
  alertId: Scalars['ID']['input'];
  /** Counted from 1. */
  step: Scalars['Int']['input'];
  /** False: open again. */
  isDone: Scalars['Boolean']['input'];
};

export type SnoozeAlertsInput = {
  ids: Array<Scalars['ID']['input']>;
  /** At most 90 days ahead. Null or absent: wake them. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What becomes of every alert that a filter finds, whether it is loaded or not. Give one of status, assigneeId and snoozedUntil. */
export type ChangeMatchingAlertsInput = {
  /** Its cursor, page size and sort do not count. */
  filter: AlertsInput;
  status?: InputMaybe<AlertStatus>;
  outcome?: InputMaybe<AlertOutcome>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Empty: unassign. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ChangeMatchingAlertsPayload = {
  __typename?: 'ChangeMatchingAlertsPayload';
  /** Those that were as wanted already do not count. */
  changed: Scalars['Int']['output'];
};

export type CreateAlertCommentInput = {
  alertId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  /** PLAIN_TEXT when absent. */
  format?: InputMaybe<AlertCommentFormat>;
};

export type AlertComment = {
  __typename?: 'AlertComment';
  id: Scalars['ID']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  entity: AlertCommentEntity;
  format: AlertCommentFormat;
};

/** What a comment is about. */
export type AlertCommentEntity = Alert;

export type CreateAlertCommentPayload = {
  __typename?: 'CreateAlertCommentPayload';
  alert: Alert;
  comment: AlertComment;
};

/** How many alerts ended how. */
export type OutcomeSummary = {
  __typename?: 'OutcomeSummary';
  truePositives: Scalars['Int']['output'];
  benignTruePositives: Scalars['Int']['output'];
  falsePositives: Scalars['Int']['output'];
  duplicates: Scalars['Int']['output'];
  tests: Scalars['Int']['output'];
  /** Resolved or closed, but nobody said what they were. */
  withoutOutcome: Scalars['Int']['output'];
  /** Open or triaged. */
  unfinished: Scalars['Int']['output'];
  /** The share of true positives among true, benign true and false positives; null where there are none. */
  precision?: Maybe<Scalars['Float']['output']>;
};

export type WeekOfOutcomes = {
  __typename?: 'WeekOfOutcomes';
  /** When the week began. */
  at: Scalars['DateTime']['output'];
  outcomes: OutcomeSummary;
};

/** How the alerts of a detection ended, created in the last 13 weeks. */
export type DetectionOutcomes = {
  __typename?: 'DetectionOutcomes';
  total: OutcomeSummary;
  /** Oldest first, by when the alerts were created. */
  weeks: Array<WeekOfOutcomes>;
};

export type AlertsPayload = {
  __typename?: 'AlertsPayload';
  alerts: Array<Alert>;
};

export type TickRunbookStepPayload = {
  __typename?: 'TickRunbookStepPayload';
  alert: Alert;
};

export type ApiToken = ActorReference & {
  __typename?: 'APIToken';
  /** api-token */
  kind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CreateApiTokenInput = {
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CreateApiTokenPayload = {
  __typename?: 'CreateAPITokenPayload';
  token: ApiToken;
  /** Shown once. */
  value: Scalars['String']['output'];
};

export type RotateApiTokenPayload = {
  __typename?: 'RotateAPITokenPayload';
  token: RotatedApiToken;
};

export type RotatedApiToken = {
  __typename?: 'RotatedAPIToken';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Shown once; the old one has stopped working. */
  value: Scalars['String']['output'];
};

export type DemoProgress = {
  __typename?: 'DemoProgress';
  /** Of the month, from 0 to 1. */
  share: Scalars['Float']['output'];
  /** Every log before this time is there. */
  writtenUpTo: Scalars['DateTime']['output'];
  /** From then on logs arrive as they happen. */
  isComplete: Scalars['Boolean']['output'];
};

export type AppConfig = {
  __typename?: 'AppConfig';
  version: Scalars['String']['output'];
  commit: Scalars['String']['output'];
  customerName: Scalars['String']['output'];
  dataLakeType: Scalars['String']['output'];
  /** Where senders post logs: scheme, host and port. */
  publicHTTPIngestDomain: Scalars['String']['output'];
  processedDataBucketRetentionDays: Scalars['Int']['output'];
  /** Of one file of rows as it is uploaded. */
  maxLookupTableCompressedSizeInMb: Scalars['Int']['output'];
  isDemo: Scalars['Boolean']['output'];
  /** How far the demo has written its month of logs; null where there is no demo, or it has not begun. */
  demoProgress?: Maybe<DemoProgress>;
  /** Started without the content that people wrote: rules, helpers, data models, scripts and scheduled queries. */
  isSafeMode: Scalars['Boolean']['output'];
};

export type AttackMapInput = {
  /** Of the alerts that are counted, by when they were created. */
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  /** A log type is received when an event of it was stored in the last so many days: from 1 to 90, 7 unless given. */
  receivedWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

export type AttackMap = {
  __typename?: 'AttackMap';
  /** All that the reader may see, by id; also those without a technique. */
  detections: Array<AttackMapDetection>;
  /** The log types of these detections of which events were stored lately. */
  receivedLogTypes: Array<Scalars['String']['output']>;
};

export type AttackMapDetection = {
  __typename?: 'AttackMapDetection';
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  severity: Severity;
  /** Those that the reader may see; of a correlation rule those of its rules. Policies and scheduled rules have none. */
  logTypes: Array<Scalars['String']['output']>;
  /** Tactics with techniques, such as `TA0001:T1078.004`, or tactics alone. */
  mappings: Array<Scalars['String']['output']>;
  /** Created in the range, by severity; null for readers who may not see alerts. */
  alerts?: Maybe<Array<AttackMapAlerts>>;
};

export type AttackMapAlerts = {
  __typename?: 'AttackMapAlerts';
  severity: Severity;
  count: Scalars['Int']['output'];
};

export type MapDetectionsInput = {
  ids: Array<Scalars['ID']['input']>;
  /** Such as `TA0001:T1078.004`. */
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type SortDirection =
  | 'ascending'
  | 'descending';

export type Query = {
  __typename?: 'Query';
  /** Your own and those that are shared, by name. */
  alertViews: Array<AlertView>;
  alerts: AlertConnection;
  alert: Alert;
  detectionOutcomes: DetectionOutcomes;
  apiTokens: Array<ApiToken>;
  appConfig: AppConfig;
  attackMap: AttackMap;
  /** Always empty. */
  cloudAccounts: CloudAccountConnection;
  cloudAccount: CloudAccount;
  /** What imports it, directly or through others. */
  globalHelperUses: Array<CodeUse>;
  /** Rules that ask for unified fields of its log types. */
  dataModelUses: Array<CodeUse>;
  /** The last 100 changes are kept. It outlives the helper by 30 days. */
  globalHelperHistory: CodeHistory;
  dataModelHistory: CodeHistory;
  /** Content as the files of a repository. Kinds: rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, packs, lookupTables, scheduledPrompts; null for all. */
  detectionEntitiesExport: Array<RepositoryFile>;
  dataModels: DataModelConnection;
  dataModel: DataModel;
  globalHelpers: GlobalHelperConnection;
  globalHelper: GlobalHelper;
  savedQueries: SavedQueryConnection;
  savedQuery: SavedQuery;
  scheduledPrompts: ScheduledPromptConnection;
  detectionEntitiesUploadStatus: DetectionEntitiesUploadStatus;
  /** The newest first; 50 at most. */
  detectionEntitiesUploads: Array<DetectionEntitiesUploadStatus>;
  validateBulkUploadStatus: ValidateBulkUploadStatus;
  featureFlags: FeatureFlags;
  metrics: Metrics;
  replay: Replay;
  /** Your own and those that are shared with you, by name. */
  dashboards: Array<Dashboard>;
  dashboard: Dashboard;
  /** Executions of the last 30 days, without those derived from others and those that others may take. */
  dataLakeQueries: DataLakeQueryConnection;
  /** With root the first query of those that it was derived from. */
  dataLakeQuery: DataLakeQuery;
  checkDataLakeQuery: CheckedDataLakeQuery;
  /** An event of the data lake; null where it is not stored. */
  storedEvent?: Maybe<Scalars['JSON']['output']>;
  explainDecision: DecisionTrail;
  destinations: Array<Destination>;
  destination: Destination;
  destinationKinds: Array<DestinationKind>;
  /** Needs AlertRead as well. */
  deliveries: PendingDeliveryConnection;
  explainRouting: RoutingExplanation;
  /** Needs AlertRead for an alert. */
  previewMessage: MessagePreview;
  /** The last 100 changes are kept. It outlives the detection by 30 days. */
  detectionHistory: DetectionHistory;
  /** What was deleted in the last 30 days and can be restored, the newest deletion first. */
  deletedDetections: Array<DetectionChange>;
  /** Of all detections that the reader may see, the most frequent first. */
  detectionFacets: DetectionFacets;
  /** By last modification, the newest first, unless said otherwise. */
  detectionIds: DetectionIds;
  rules: RuleConnection;
  rule: Rule;
  /** Of the kinds that the reader may see. */
  detections: DetectionEntityConnection;
  detection: DetectionEntity;
  policy: Policy;
  correlationRule: CorrelationRule;
  /** A rule's Python, made from its YAML where it has none. */
  rulePythonBody: RulePythonBody;
  /** From schemas, and from what field discovery found in events. */
  filterFields: FilterFields;
  flatFilterFields: FlatFilterFields;
  filterImpact: FilterImpact;
  generalSettings: GeneralSettings;
  /** Ask again until it is finished. */
  aiInferenceStream: AiInferenceStream;
  /** The newest last. The next page has older ones. */
  aiInferenceStreamsMetadata: AiInferenceStreamConnection;
  /** By name. */
  lookupTables: Array<LookupTable>;
  lookupTable: LookupTable;
  lookupRows: LookupRows;
  /** The row that an event with this value would get. */
  lookupMatch: LookupMatch;
  lookupUses: LookupUses;
  generateEnrichedEvent: GenerateEnrichedEventPayload;
  /** Null where no mail server is set up. */
  mailSettings?: Maybe<MailSettings>;
  /** The mute of a detection that you see; null while none runs. */
  detectionMute?: Maybe<Mute>;
  notifications: NotificationConnection;
  /** Every topic, each with every channel. */
  notificationPreferences: Array<NotificationPreference>;
  /** The time is widened at its beginning to whole buckets of a round length. */
  overview: Overview;
  packs: PackConnection;
  pack: Pack;
  /** What the version would change, without changing anything. */
  packChanges: PackChanges;
  packSources: Array<PackSource>;
  packSource: PackSource;
  preview: DetectionPreview;
  /** By name. */
  pullProviders: Array<PullProvider>;
  pullProvider?: Maybe<PullProvider>;
  getAsyncQueryDownloadUrl: AsyncQueryDownloadUrl;
  /** One's own, the newest first. */
  queryDownloads: QueryDownloadConnection;
  /** The latest runs of a scheduled query, newest first, at most 100. */
  queryRuns: Array<QueryRun>;
  /** By title. */
  recurringWorks: Array<RecurringWork>;
  resources: ResourceConnection;
  resource: Resource;
  /** The types that there are. */
  resourceTypes: Array<Scalars['String']['output']>;
  roles: Array<Role>;
  roleById: Role;
  roleByName: Role;
  permissionCatalogue: Array<PermissionDetails>;
  failureReprocessing: FailureReprocessing;
  /** The newest first; 50 at most. */
  failureReprocessings: Array<FailureReprocessing>;
  schemas: SchemaConnection;
  schema: Schema;
  /** What is wrong with a document, before it is saved. */
  checkSchema: SchemaCheck;
  schemaDrafts: Array<SchemaDraft>;
  schemaDraft: SchemaDraft;
  /** The newest first. */
  schemaTestReports: Array<SchemaTestReport>;
  schemaTestReport: SchemaTestReport;
  /** The most frequent values of a field, to suggest them. Whoever searches runs a query. */
  fieldSummary: FieldSummary;
  dataLakeDatabases: Array<DataLakeDatabase>;
  dataLakeDatabase: DataLakeDatabase;
  dataLakeDatabaseTables: DataLakeTableConnection;
  dataLakeDatabaseTable: DataLakeTable;
  dataLakeTableColumns: Array<DataLakeColumn>;
  /** Of several tables at once, as database.public.table; tables that are not there are left out. */
  dataLakeTablesColumns: Array<DataLakeTableColumns>;
  /** The newest first. */
  sources: SourcesConnection;
  source: LogSource;
  s3Setup: S3Setup;
  /** The newest raw data of a source, events and failures alike. */
  viewBucketData: BucketData;
  viewer: Viewer;
  users: Array<User>;
  userById: User;
  userByEmail: User;
  /** Whom an alert may be assigned to. */
  assignees: Array<UserName>;
};


export type QueryAlertsArgs = {
  input: AlertsInput;
};


export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDetectionOutcomesArgs = {
  detectionId: Scalars['ID']['input'];
};


export type QueryAttackMapArgs = {
  input: AttackMapInput;
};


export type QueryCloudAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGlobalHelperUsesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDataModelUsesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGlobalHelperHistoryArgs = {
  input: DetectionHistoryInput;
};


export type QueryDataModelHistoryArgs = {
  input: DetectionHistoryInput;
};


export type QueryDetectionEntitiesExportArgs = {
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryDataModelsArgs = {
  input: ContentItemsInput;
};


export type QueryDataModelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGlobalHelpersArgs = {
  input: ContentItemsInput;
};


export type QueryGlobalHelperArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedQueriesArgs = {
  input: ContentItemsInput;
};


export type QuerySavedQueryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryScheduledPromptsArgs = {
  input: ContentItemsInput;
};


export type QueryDetectionEntitiesUploadStatusArgs = {
  receiptId: Scalars['ID']['input'];
};


export type QueryValidateBulkUploadStatusArgs = {
  receiptId: Scalars['ID']['input'];
};


export type QueryFeatureFlagsArgs = {
  input: GetFeatureFlagsInput;
};


export type QueryMetricsArgs = {
  input: MetricsInput;
};


export type QueryReplayArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDashboardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDataLakeQueriesArgs = {
  input?: InputMaybe<DataLakeQueriesInput>;
};


export type QueryDataLakeQueryArgs = {
  id: Scalars['ID']['input'];
  root?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCheckDataLakeQueryArgs = {
  input: ExecuteDataLakeQueryInput;
};


export type QueryStoredEventArgs = {
  event: StoredEventInput;
};


export type QueryExplainDecisionArgs = {
  input: ExplainDecisionInput;
};


export type QueryDestinationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDeliveriesArgs = {
  input: DeliveriesInput;
};


export type QueryExplainRoutingArgs = {
  input: ExplainRoutingInput;
};


export type QueryPreviewMessageArgs = {
  input: PreviewMessageInput;
};


export type QueryDetectionHistoryArgs = {
  input: DetectionHistoryInput;
};


export type QueryDetectionIdsArgs = {
  input: DetectionIdsInput;
};


export type QueryRulesArgs = {
  input: RulesInput;
};


export type QueryRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDetectionsArgs = {
  input: DetectionsInput;
};


export type QueryDetectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPolicyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCorrelationRuleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRulePythonBodyArgs = {
  input: Scalars['ID']['input'];
};


export type QueryFilterFieldsArgs = {
  input: FilterFieldsInput;
};


export type QueryFlatFilterFieldsArgs = {
  input: FilterFieldsInput;
};


export type QueryFilterImpactArgs = {
  input: FilterImpactInput;
};


export type QueryAiInferenceStreamArgs = {
  streamId: Scalars['String']['input'];
};


export type QueryAiInferenceStreamsMetadataArgs = {
  input: AiInferenceStreamsMetadataInput;
};


export type QueryLookupTableArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLookupRowsArgs = {
  input: LookupRowsInput;
};


export type QueryLookupMatchArgs = {
  input: LookupMatchInput;
};


export type QueryLookupUsesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGenerateEnrichedEventArgs = {
  input: GenerateEnrichedEventInput;
};


export type QueryDetectionMuteArgs = {
  detectionId: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  input: NotificationsInput;
};


export type QueryOverviewArgs = {
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
};


export type QueryPacksArgs = {
  input: PacksInput;
};


export type QueryPackArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPackChangesArgs = {
  input: PackVersionInput;
};


export type QueryPackSourceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPullProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetAsyncQueryDownloadUrlArgs = {
  input: AsyncQueryDownloadUrlInput;
};


export type QueryQueryDownloadsArgs = {
  input: QueryDownloadsInput;
};


export type QueryQueryRunsArgs = {
  name: Scalars['ID']['input'];
};


export type QueryResourcesArgs = {
  input: ResourcesInput;
};


export type QueryResourceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRolesArgs = {
  input?: InputMaybe<RolesInput>;
};


export type QueryRoleByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRoleByNameArgs = {
  name: Scalars['String']['input'];
};


export type QueryFailureReprocessingArgs = {
  receiptId: Scalars['ID']['input'];
};


export type QuerySchemasArgs = {
  input: SchemasInput;
};


export type QuerySchemaArgs = {
  name: Scalars['String']['input'];
};


export type QueryCheckSchemaArgs = {
  input: CheckSchemaInput;
};


export type QuerySchemaDraftsArgs = {
  sourceId: Scalars['ID']['input'];
};


export type QuerySchemaDraftArgs = {
  sourceId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type QuerySchemaTestReportsArgs = {
  sourceId: Scalars['ID']['input'];
};


export type QuerySchemaTestReportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFieldSummaryArgs = {
  input: SearchInput;
  key: Scalars['String']['input'];
};


export type QueryDataLakeDatabaseArgs = {
  name: Scalars['String']['input'];
};


export type QueryDataLakeDatabaseTablesArgs = {
  input: DataLakeDatabaseTablesInput;
};


export type QueryDataLakeDatabaseTableArgs = {
  input: DataLakeDatabaseTableInput;
};


export type QueryDataLakeTableColumnsArgs = {
  table: Scalars['String']['input'];
};


export type QueryDataLakeTablesColumnsArgs = {
  tables: Array<Scalars['String']['input']>;
};


export type QuerySourcesArgs = {
  input?: InputMaybe<SourcesInput>;
};


export type QuerySourceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryViewBucketDataArgs = {
  input: ViewBucketDataInput;
};


export type QueryUserByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserByEmailArgs = {
  email: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  saveAlertView: AlertView;
  deleteAlertView: DeletedPayload;
  updateAlertStatusById: AlertsPayload;
  updateAlertsAssigneeById: AlertsPayload;
  updateAlertsAssigneeByEmail: AlertsPayload;
  tickRunbookStep: TickRunbookStepPayload;
  snoozeAlerts: AlertsPayload;
  changeMatchingAlerts: ChangeMatchingAlertsPayload;
  createAlertComment: CreateAlertCommentPayload;
  createAPIToken: CreateApiTokenPayload;
  /** Gives the token that this request was sent with a new value. */
  rotateAPIToken: RotateApiTokenPayload;
  deleteAPIToken: DeletedPayload;
  /**
   * Adds and removes techniques of MITRE ATT&CK: of all of the detections, or of none; at most 1,000. Those of detections
   * that come with Pharos cannot be changed.
   */
  mapDetections: Array<DetectionEntity>;
  /** Refused: Pharos has no scanner yet. So are the other two. */
  createCloudAccount: CloudAccountPayload;
  updateCloudAccount: CloudAccountPayload;
  deleteCloudAccount: DeletedPayload;
  /** Runs the tests of everything that uses the helper with this text, which is not saved. */
  testGlobalHelper: CodeTestReport;
  /** Runs the tests of everything that uses the helper, and saves it where none fails. */
  saveGlobalHelper: SavedGlobalHelper;
  /** Refused while something uses it. */
  deleteGlobalHelper: DeletedPayload;
  restoreGlobalHelperVersion: GlobalHelper;
  testDataModel: CodeTestReport;
  saveDataModel: SavedDataModel;
  setDataModelEnabled: DataModel;
  deleteDataModel: DeletedPayload;
  restoreDataModelVersion: DataModel;
  /** A copy that belongs to the caller and is disabled, of a detection of any kind. */
  cloneDetection: DetectionEntity;
  cloneGlobalHelper: GlobalHelper;
  /** A copy that is disabled. */
  cloneDataModel: DataModel;
  uploadDetectionEntitiesAsync: UploadReceipt;
  uploadDetectionEntities: DetectionEntitiesUploadResult;
  validateBulkUpload: UploadReceipt;
  deleteDetections: DeleteDetectionsResult;
  deleteSavedQueriesByName: DeleteSavedQueriesByNameResult;
  testCorrelationRuleYAML: TestCorrelationRuleYamlResult;
  transpileSimpleDetectionsToPython: TranspileSimpleDetectionsToPythonResult;
  transpileFilters: TranspileFiltersResult;
  createPerfTest: CreatePerfTestResult;
  stopReplay: StopReplayResult;
  saveDashboard: Dashboard;
  deleteDashboard: DeletedPayload;
  /** Answers at once; the query runs when its turn comes. */
  executeDataLakeQuery: ExecuteDataLakeQueryResult;
  /** How many events have any of the values as indicators, by table, log type and day; a query like others, whose sql says what was looked for. */
  executeIndicatorSearchQuery: ExecuteDataLakeQueryResult;
  cancelDataLakeQuery: CancelDataLakeQueryResult;
  updateQueryUserConfig: QueryUserConfig;
  addDestination: Destination;
  updateDestination: Destination;
  deleteDestination: DeletedPayload;
  testDestination: DeliveryResponse;
  retryDeliveries: RetryDeliveriesPayload;
  /** Sends an alert again. */
  deliverAlert: Alert;
  /** All of them, or none. */
  restoreDetections: Array<DetectionEntity>;
  restoreDetectionVersion: DetectionEntity;
  /** All of them, or none; at most 1,000. */
  setDetectionsEnabled: Array<DetectionEntity>;
  /** All of them, or none; at most 1,000. Of detections that come with Pharos or a pack, tags outlive updates. */
  tagDetections: Array<DetectionEntity>;
  /** Runs tests of correlation logic that is not saved. */
  testCorrelationRule: TestCorrelationRuleResult;
  /** Creates the rule, or replaces the one of its id. */
  putCorrelationRule: PutCorrelationRuleResult;
  /** Runs the tests of a text that is not saved. The Python process stays for the caller's next text. */
  testDetections: DraftTestReport;
  saveDetection: SavedDetection;
  /** Runs the rule's own tests in the sandbox. */
  runRuleTests: Array<RuleTestResult>;
  setRuleEnabled: Rule;
  /** Runs the own tests of a detection of any kind. */
  runDetectionTests: Array<RuleTestResult>;
  setDetectionEnabled: DetectionEntity;
  updateRuleAndFilter: Rule;
  updateGeneralSettings: GeneralSettings;
  /** Answers at once; the answer of the model is read by its streamId while it is written. */
  aiSummarizeAlert: AiInferenceStream;
  /** One's own; what was written stays. */
  aiCancelInferenceStream: AiInferenceStream;
  /** One's own. */
  editAIInferenceStream: AiInferenceStream;
  createLookupTable: LookupTable;
  updateLookupTable: LookupTable;
  deleteLookupTable: DeletedPayload;
  /** Replaces the rows; live for events that arrive after the answer. */
  uploadLookupTableFile: UploadLookupTableFilePayload;
  /** Takes a person who confirmed who they are. */
  updateMailSettings: MailSettings;
  /** Takes a person who confirmed who they are. */
  removeMailSettings: Scalars['Boolean']['output'];
  /** Sends a mail to your own address, with the stored settings or with these. */
  sendTestMail: MailTestResult;
  /** DestinationModify for a destination, RuleModify or PolicyModify for a detection. */
  muteMessages: MuteMessagesPayload;
  unmuteMessages: UnmuteMessagesPayload;
  updateNotification: Notification;
  /** Every notification of the signed-in user. */
  updateUserNotifications: Scalars['Int']['output'];
  /** Returns every topic. */
  putNotificationPreferences: Array<NotificationPreference>;
  /** Installs the newest version of a pack of which nothing is installed yet. */
  setPackEnabled: Pack;
  /** Installs another version of a pack, newer or older. What people changed of its items stays. */
  changePackVersion: Pack;
  /** Looks for versions at once. */
  createPackSource: PackSource;
  updatePackSource: PackSource;
  /** With its packs and their items; refused while one of them is enabled. */
  deletePackSource: DeletedPayload;
  /** Looks for new versions at once. */
  pollPackSource: PackSource;
  startPreview: DetectionPreview;
  /** One that is over stays as it is. */
  cancelPreview: DetectionPreview;
  createPullSource: PullLogSourcePayload;
  updatePullSource: PullLogSourcePayload;
  /** Asks each chosen stream for one page; stores nothing. */
  checkPullConnection: CheckPullConnectionPayload;
  authorizePullSource: AuthorizePullSourcePayload;
  /** Polls all streams of the source right away. */
  pullNow: PullLogSourcePayload;
  /** Answers at once; a notification tells of its end. */
  startAsyncDownloadOfAllQueryResults: StartAsyncDownloadResult;
  /** Creates or replaces them; those that differ from before are checked soon. At most 500. */
  putResources: PutResourcesResult;
  /** The ids of those that existed. At most 500. */
  deleteResources: Array<Scalars['ID']['output']>;
  createRole: RolePayload;
  updateRole: RolePayload;
  deleteRole: DeletedPayload;
  createSavedQuery: SavedQueryPayload;
  /** Replaces all that the input can say. */
  updateSavedQuery: SavedQueryPayload;
  /** Also of one that comes with Pharos. */
  setSavedQueryEnabled: SavedQueryPayload;
  /** All of them, or none. Those that a scheduled rule uses are refused. */
  deleteSavedQueries: DeletedSavedQueries;
  /** While it is on, events keep what no field reads in p_discovered. */
  setFieldDiscovery: SchemaPayload;
  /** Looks at what events of the last week have beyond the schema, and proposes fields in discoveredSpec. */
  discoverFields: SchemaPayload;
  /** Takes proposed fields over; a schema that comes with Pharos keeps them when it changes. */
  promoteDiscoveredFields: SchemaPayload;
  /** Goes on after the answer. May be repeated at any time: no failure becomes an event twice. */
  reprocessFailures: FailureReprocessing;
  createOrUpdateSchema: SchemaPayload;
  cloneSchema: SchemaPayload;
  archiveSchema: SchemaPayload;
  /** Proposes a schema that fits the samples; stores nothing. */
  inferSchema: InferredSchema;
  /** Runs a document on samples; of a source's records the report is kept for 30 days. */
  testSchema: SchemaTestReport;
  saveSchemaDraft: SchemaDraft;
  deleteSchemaDraft: DeletedPayload;
  createHttpSource: HttpLogSourcePayload;
  updateHttpSource: HttpLogSourcePayload;
  createS3Source: S3LogSourcePayload;
  updateS3Source: S3LogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  checkS3Connection: CheckS3ConnectionPayload;
  /** Asks AWS whose a key is, which takes no right. */
  findS3Principal: FindS3PrincipalPayload;
  retryS3Objects: RetryS3ObjectsPayload;
  startS3Backfill: S3BackfillPayload;
  changeS3Backfill: S3BackfillPayload;
  setNoDataAlarm: SetNoDataAlarmPayload;
  deleteSource: DeletedPayload;
  createSyslogSource: SyslogLogSourcePayload;
  updateSyslogSource: SyslogLogSourcePayload;
  inviteUser: InviteUserPayload;
  updateUser: UserPayload;
  /** Mails a link, or shows it where no mail server is set up or `showsLink` asks for it. */
  createPasswordResetLink: PasswordResetLinkPayload;
  /** Lets everyone try again to sign in as the user, after too many failed attempts. */
  unlockUser: UserPayload;
  /** Forgets the authenticator of a user who lost it, and signs them out everywhere. They may set up another one. */
  resetUserAuthenticator: UserPayload;
  /** Signs the user out everywhere; they choose a new password when they sign in next. */
  requirePasswordChange: UserPayload;
  deleteUser: DeletedPayload;
  /** The profile of the signed-in user. */
  updateProfile: Viewer;
};


export type MutationSaveAlertViewArgs = {
  input: SaveAlertViewInput;
};


export type MutationDeleteAlertViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAlertStatusByIdArgs = {
  input: UpdateAlertStatusByIdInput;
};


export type MutationUpdateAlertsAssigneeByIdArgs = {
  input: UpdateAlertsAssigneeByIdInput;
};


export type MutationUpdateAlertsAssigneeByEmailArgs = {
  input: UpdateAlertsAssigneeByEmailInput;
};


export type MutationTickRunbookStepArgs = {
  input: TickRunbookStepInput;
};


export type MutationSnoozeAlertsArgs = {
  input: SnoozeAlertsInput;
};


export type MutationChangeMatchingAlertsArgs = {
  input: ChangeMatchingAlertsInput;
};


export type MutationCreateAlertCommentArgs = {
  input: CreateAlertCommentInput;
};


export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


export type MutationDeleteApiTokenArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMapDetectionsArgs = {
  input: MapDetectionsInput;
};


export type MutationCreateCloudAccountArgs = {
  input: CreateCloudAccountInput;
};


export type MutationUpdateCloudAccountArgs = {
  input: UpdateCloudAccountInput;
};


export type MutationDeleteCloudAccountArgs = {
  input: DeleteCloudAccountInput;
};


export type MutationTestGlobalHelperArgs = {
  input: GlobalHelperInput;
};


export type MutationSaveGlobalHelperArgs = {
  input: SaveGlobalHelperInput;
};


export type MutationDeleteGlobalHelperArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreGlobalHelperVersionArgs = {
  input: RestoreDetectionVersionInput;
};


export type MutationTestDataModelArgs = {
  input: DataModelInput;
};


export type MutationSaveDataModelArgs = {
  input: SaveDataModelInput;
};


export type MutationSetDataModelEnabledArgs = {
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationDeleteDataModelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreDataModelVersionArgs = {
  input: RestoreDetectionVersionInput;
};


export type MutationCloneDetectionArgs = {
  input: CloneInput;
};


export type MutationCloneGlobalHelperArgs = {
  input: CloneInput;
};


export type MutationCloneDataModelArgs = {
  input: CloneInput;
};


export type MutationUploadDetectionEntitiesAsyncArgs = {
  input: UploadDetectionEntitiesAsyncInput;
};


export type MutationUploadDetectionEntitiesArgs = {
  input: UploadDetectionEntitiesInput;
};


export type MutationValidateBulkUploadArgs = {
  input: ValidateBulkUploadInput;
};


export type MutationDeleteDetectionsArgs = {
  input: DeleteDetectionsInput;
};


export type MutationDeleteSavedQueriesByNameArgs = {
  input: DeleteSavedQueriesByNameInput;
};


export type MutationTestCorrelationRuleYamlArgs = {
  input: TestCorrelationRuleYamlInput;
};


export type MutationTranspileSimpleDetectionsToPythonArgs = {
  input: TranspileSimpleDetectionsToPythonInput;
};


export type MutationTranspileFiltersArgs = {
  input: TranspileFiltersInput;
};


export type MutationCreatePerfTestArgs = {
  input: CreatePerfTestInput;
};


export type MutationStopReplayArgs = {
  input: StopReplayInput;
};


export type MutationSaveDashboardArgs = {
  input: SaveDashboardInput;
};


export type MutationDeleteDashboardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExecuteDataLakeQueryArgs = {
  input: ExecuteDataLakeQueryInput;
};


export type MutationExecuteIndicatorSearchQueryArgs = {
  input: ExecuteIndicatorSearchQueryInput;
};


export type MutationCancelDataLakeQueryArgs = {
  input: CancelDataLakeQueryInput;
};


export type MutationUpdateQueryUserConfigArgs = {
  input: UpdateQueryUserConfigInput;
};


export type MutationAddDestinationArgs = {
  input: DestinationInput;
};


export type MutationUpdateDestinationArgs = {
  input: UpdateDestinationInput;
};


export type MutationDeleteDestinationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestDestinationArgs = {
  input: TestDestinationInput;
};


export type MutationRetryDeliveriesArgs = {
  input: RetryDeliveriesInput;
};


export type MutationDeliverAlertArgs = {
  input: DeliverAlertInput;
};


export type MutationRestoreDetectionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreDetectionVersionArgs = {
  input: RestoreDetectionVersionInput;
};


export type MutationSetDetectionsEnabledArgs = {
  ids: Array<Scalars['ID']['input']>;
  enabled: Scalars['Boolean']['input'];
};


export type MutationTagDetectionsArgs = {
  input: TagDetectionsInput;
};


export type MutationTestCorrelationRuleArgs = {
  input: TestCorrelationRuleInput;
};


export type MutationPutCorrelationRuleArgs = {
  input: PutCorrelationRuleInput;
};


export type MutationTestDetectionsArgs = {
  input: DetectionDraftInput;
};


export type MutationSaveDetectionArgs = {
  input: SaveDetectionInput;
};


export type MutationRunRuleTestsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetRuleEnabledArgs = {
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationRunDetectionTestsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetDetectionEnabledArgs = {
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationUpdateRuleAndFilterArgs = {
  input: UpdateRuleAndFilterInput;
};


export type MutationUpdateGeneralSettingsArgs = {
  input: UpdateGeneralSettingsInput;
};


export type MutationAiSummarizeAlertArgs = {
  input: AiSummarizeAlertInput;
};


export type MutationAiCancelInferenceStreamArgs = {
  streamId: Scalars['String']['input'];
};


export type MutationEditAiInferenceStreamArgs = {
  input: EditAiInferenceStreamInput;
};


export type MutationCreateLookupTableArgs = {
  input: LookupTableInput;
};


export type MutationUpdateLookupTableArgs = {
  input: UpdateLookupTableInput;
};


export type MutationDeleteLookupTableArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUploadLookupTableFileArgs = {
  input: UploadLookupTableFileInput;
};


export type MutationUpdateMailSettingsArgs = {
  input: MailSettingsInput;
};


export type MutationSendTestMailArgs = {
  input?: InputMaybe<MailSettingsInput>;
};


export type MutationMuteMessagesArgs = {
  input: MuteMessagesInput;
};


export type MutationUnmuteMessagesArgs = {
  input: UnmuteMessagesInput;
};


export type MutationUpdateNotificationArgs = {
  input: UpdateNotificationInput;
};


export type MutationUpdateUserNotificationsArgs = {
  input: UpdateUserNotificationsInput;
};


export type MutationPutNotificationPreferencesArgs = {
  input: PutNotificationPreferencesInput;
};


export type MutationSetPackEnabledArgs = {
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationChangePackVersionArgs = {
  input: PackVersionInput;
};


export type MutationCreatePackSourceArgs = {
  input: PackSourceInput;
};


export type MutationUpdatePackSourceArgs = {
  input: UpdatePackSourceInput;
};


export type MutationDeletePackSourceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPollPackSourceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartPreviewArgs = {
  input: StartPreviewInput;
};


export type MutationCancelPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreatePullSourceArgs = {
  input: CreatePullSourceInput;
};


export type MutationUpdatePullSourceArgs = {
  input: UpdatePullSourceInput;
};


export type MutationCheckPullConnectionArgs = {
  input: CheckPullConnectionInput;
};


export type MutationAuthorizePullSourceArgs = {
  input: AuthorizePullSourceInput;
};


export type MutationPullNowArgs = {
  input: PullNowInput;
};


export type MutationStartAsyncDownloadOfAllQueryResultsArgs = {
  input: StartAsyncDownloadInput;
};


export type MutationPutResourcesArgs = {
  resources: Array<ResourceInput>;
};


export type MutationDeleteResourcesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


export type MutationDeleteRoleArgs = {
  input: DeleteRoleInput;
};


export type MutationCreateSavedQueryArgs = {
  input: SavedQueryInput;
};


export type MutationUpdateSavedQueryArgs = {
  id: Scalars['ID']['input'];
  input: SavedQueryInput;
};


export type MutationSetSavedQueryEnabledArgs = {
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
};


export type MutationDeleteSavedQueriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetFieldDiscoveryArgs = {
  input: SetFieldDiscoveryInput;
};


export type MutationDiscoverFieldsArgs = {
  name: Scalars['String']['input'];
};


export type MutationPromoteDiscoveredFieldsArgs = {
  input: PromoteDiscoveredFieldsInput;
};


export type MutationReprocessFailuresArgs = {
  input: ReprocessFailuresInput;
};


export type MutationCreateOrUpdateSchemaArgs = {
  input: CreateOrUpdateSchemaInput;
};


export type MutationCloneSchemaArgs = {
  input: CloneSchemaInput;
};


export type MutationArchiveSchemaArgs = {
  input: ArchiveSchemaInput;
};


export type MutationInferSchemaArgs = {
  input: InferSchemaInput;
};


export type MutationTestSchemaArgs = {
  input: TestSchemaInput;
};


export type MutationSaveSchemaDraftArgs = {
  input: SchemaDraftInput;
};


export type MutationDeleteSchemaDraftArgs = {
  input: DeleteSchemaDraftInput;
};


export type MutationCreateHttpSourceArgs = {
  input: CreateHttpSourceInput;
};


export type MutationUpdateHttpSourceArgs = {
  input: UpdateHttpSourceInput;
};


export type MutationCreateS3SourceArgs = {
  input: CreateS3SourceInput;
};


export type MutationUpdateS3SourceArgs = {
  input: UpdateS3SourceInput;
};


export type MutationCheckS3ConnectionArgs = {
  input: CheckS3ConnectionInput;
};


export type MutationFindS3PrincipalArgs = {
  input: FindS3PrincipalInput;
};


export type MutationRetryS3ObjectsArgs = {
  input: RetryS3ObjectsInput;
};


export type MutationStartS3BackfillArgs = {
  input: StartS3BackfillInput;
};


export type MutationChangeS3BackfillArgs = {
  input: ChangeS3BackfillInput;
};


export type MutationSetNoDataAlarmArgs = {
  input: SetNoDataAlarmInput;
};


export type MutationDeleteSourceArgs = {
  input: DeleteSourceInput;
};


export type MutationCreateSyslogSourceArgs = {
  input: CreateSyslogSourceInput;
};


export type MutationUpdateSyslogSourceArgs = {
  input: UpdateSyslogSourceInput;
};


export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationCreatePasswordResetLinkArgs = {
  userId: Scalars['ID']['input'];
  showsLink?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnlockUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetUserAuthenticatorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequirePasswordChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
};

export type DeletedPayload = {
  __typename?: 'DeletedPayload';
  id: Scalars['ID']['output'];
};

/** An AWS account whose resources are scanned. Pharos scans none yet: resources are put by `putResources`. */
export type CloudAccount = {
  __typename?: 'CloudAccount';
  id: Scalars['ID']['output'];
  awsAccountId: Scalars['String']['output'];
  awsRegionIgnoreList: Array<Scalars['String']['output']>;
  awsScanConfig: AwsScanConfig;
  awsStackName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  isEditable: Scalars['Boolean']['output'];
  isRealtimeScanningEnabled: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  lastModifiedAt: Scalars['DateTime']['output'];
  resourceRegexIgnoreList: Array<Scalars['String']['output']>;
  resourceTypeIgnoreList: Array<Scalars['String']['output']>;
};

export type AwsScanConfig = {
  __typename?: 'AwsScanConfig';
  auditRole: Scalars['String']['output'];
};

export type AwsScanConfigInput = {
  auditRole: Scalars['String']['input'];
};

export type CreateCloudAccountInput = {
  awsAccountId: Scalars['String']['input'];
  awsScanConfig: AwsScanConfigInput;
  label: Scalars['String']['input'];
  regionIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
  resourceRegexIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
  resourceTypeIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateCloudAccountInput = {
  id: Scalars['ID']['input'];
  awsScanConfig: AwsScanConfigInput;
  label: Scalars['String']['input'];
  regionIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
  resourceRegexIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
  resourceTypeIgnoreList?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DeleteCloudAccountInput = {
  id: Scalars['ID']['input'];
};

export type CloudAccountEdge = {
  __typename?: 'CloudAccountEdge';
  node: CloudAccount;
  cursor: Scalars['String']['output'];
};

export type CloudAccountConnection = {
  __typename?: 'CloudAccountConnection';
  edges: Array<CloudAccountEdge>;
  pageInfo: PageInfo;
};

export type CloudAccountPayload = {
  __typename?: 'CloudAccountPayload';
  cloudAccount: CloudAccount;
};

/** What uses a helper or a data model. */
export type CodeUse = {
  __typename?: 'CodeUse';
  id: Scalars['ID']['output'];
  kind: PackItemKind;
  displayName: Scalars['String']['output'];
  enabled?: Maybe<Scalars['Boolean']['output']>;
};

/** A detection that uses the code, with what its tests say of the new version. */
export type CodeUseReport = {
  __typename?: 'CodeUseReport';
  id: Scalars['ID']['output'];
  kind: PackItemKind;
  displayName: Scalars['String']['output'];
  results: Array<RuleTestResult>;
};

export type CodeTestReport = {
  __typename?: 'CodeTestReport';
  /** Mistakes in the text; empty where it can be saved. */
  problems: Array<DraftProblem>;
  /** Of the detections that use it and that the reader may see; those with a test that fails first. */
  uses: Array<CodeUseReport>;
  /** How many tests ran, and how many of them failed, also of detections that the reader may not see. */
  testCount: Scalars['Int']['output'];
  failureCount: Scalars['Int']['output'];
};

export type GlobalHelperInput = {
  /** Also the name of the Python module. */
  id: Scalars['ID']['input'];
  description: Scalars['String']['input'];
  tags: Array<Scalars['String']['input']>;
  body: Scalars['String']['input'];
};

export type SaveGlobalHelperInput = {
  helper: GlobalHelperInput;
  /** `lastModified` of the version that was edited; absent for a new helper. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Saves it although tests of what uses it fail. */
  acceptsFailures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SavedGlobalHelper = {
  __typename?: 'SavedGlobalHelper';
  /** Null where the text has problems, or tests fail that were not accepted: then nothing was saved. */
  helper?: Maybe<GlobalHelper>;
  report: CodeTestReport;
};

export type DataModelMappingInput = {
  name: Scalars['String']['input'];
  /** A JSONPath; absent where a function of the body says the value. */
  path?: InputMaybe<Scalars['String']['input']>;
  method?: InputMaybe<Scalars['String']['input']>;
};

export type DataModelInput = {
  id: Scalars['ID']['input'];
  displayName: Scalars['String']['input'];
  enabled: Scalars['Boolean']['input'];
  logTypes: Array<Scalars['String']['input']>;
  mappings: Array<DataModelMappingInput>;
  body: Scalars['String']['input'];
};

export type SaveDataModelInput = {
  dataModel: DataModelInput;
  /** `lastModified` of the version that was edited; absent for a new data model. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Saves it although tests of what uses it fail. */
  acceptsFailures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SavedDataModel = {
  __typename?: 'SavedDataModel';
  /** Null where the text has problems, or tests fail that were not accepted: then nothing was saved. */
  dataModel?: Maybe<DataModel>;
  report: CodeTestReport;
};

export type CodeChange = {
  __typename?: 'CodeChange';
  id: Scalars['ID']['output'];
  itemId: Scalars['ID']['output'];
  action: DetectionChangeAction;
  origin: DetectionChangeOrigin;
  at: Scalars['DateTime']['output'];
  /** Null for Pharos itself. */
  by?: Maybe<ActorReference>;
  /** The version that was replaced, as files of a repository; empty where it was created. */
  before: Array<RepositoryFile>;
  /** Empty where it was deleted. */
  after: Array<RepositoryFile>;
};

/** The newest change first. */
export type CodeHistory = {
  __typename?: 'CodeHistory';
  changes: Array<CodeChange>;
  /** Where to read on; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type CloneInput = {
  id: Scalars['ID']['input'];
  newId: Scalars['ID']['input'];
  /** Absent: that of the original, and `(copy)`. */
  displayName?: InputMaybe<Scalars['String']['input']>;
};

/** When something is run: at a rate or by a cron expression in UTC. */
export type Schedule = {
  __typename?: 'Schedule';
  rateMinutes?: Maybe<Scalars['Int']['output']>;
  cronExpression?: Maybe<Scalars['String']['output']>;
  timeoutMinutes: Scalars['Int']['output'];
};

export type DataModelMapping = {
  __typename?: 'DataModelMapping';
  name: Scalars['String']['output'];
  /** A JSONPath; null where a function of the body says the value. */
  path?: Maybe<Scalars['String']['output']>;
  method?: Maybe<Scalars['String']['output']>;
};

export type DataModel = {
  __typename?: 'DataModel';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  logTypes: Array<Scalars['String']['output']>;
  mappings: Array<DataModelMapping>;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
};

export type GlobalHelper = {
  __typename?: 'GlobalHelper';
  /** Also the name of the Python module. */
  id: Scalars['ID']['output'];
  description: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  managed: Scalars['Boolean']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
};

export type QueryEmail = {
  __typename?: 'QueryEmail';
  recipients: Array<Scalars['String']['output']>;
  sendEmpty: Scalars['Boolean']['output'];
  /** The rows come as a file rather than in the text. */
  preferAttachment: Scalars['Boolean']['output'];
};

export type SavedQuery = {
  __typename?: 'SavedQuery';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  sql: Scalars['String']['output'];
  managed: Scalars['Boolean']['output'];
  lookbackSeconds?: Maybe<Scalars['Int']['output']>;
  queryKind: SavedQueryKind;
  /** The text, as sql. */
  sqlQuery: Scalars['String']['output'];
  /** What was chosen beside the text. */
  params: DataLakeQueryMetadata;
  /** The same as JSON. */
  queryCookie: Scalars['String']['output'];
  /** It is bound in time: by its text, its times, or a look-back. One that is not reads every event. */
  hasTimeFilter: Scalars['Boolean']['output'];
  /** Its text or its params say how many rows at most. */
  hasLimit: Scalars['Boolean']['output'];
  /** Null for a query that is run by hand only. */
  schedule?: Maybe<Schedule>;
  /** Of the schedule. */
  enabled: Scalars['Boolean']['output'];
  /** Who gets the rows of a scheduled query by mail; null for nobody. */
  email?: Maybe<QueryEmail>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
  /** Null where it never ran on its schedule. */
  lastRun?: Maybe<QueryRun>;
};

export type ScheduledPrompt = {
  __typename?: 'ScheduledPrompt';
  name: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  prompt: Scalars['String']['output'];
  runAsUser: Scalars['String']['output'];
  schedule: Schedule;
  outputLength: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  lastModified: Scalars['DateTime']['output'];
};

export type DataModelConnection = {
  __typename?: 'DataModelConnection';
  edges: Array<DataModelEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type DataModelEdge = {
  __typename?: 'DataModelEdge';
  node: DataModel;
  cursor: Scalars['String']['output'];
};

export type GlobalHelperConnection = {
  __typename?: 'GlobalHelperConnection';
  edges: Array<GlobalHelperEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type GlobalHelperEdge = {
  __typename?: 'GlobalHelperEdge';
  node: GlobalHelper;
  cursor: Scalars['String']['output'];
};

export type SavedQueryConnection = {
  __typename?: 'SavedQueryConnection';
  edges: Array<SavedQueryEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SavedQueryEdge = {
  __typename?: 'SavedQueryEdge';
  node: SavedQuery;
  cursor: Scalars['String']['output'];
};

export type ScheduledPromptConnection = {
  __typename?: 'ScheduledPromptConnection';
  edges: Array<ScheduledPromptEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ScheduledPromptEdge = {
  __typename?: 'ScheduledPromptEdge';
  node: ScheduledPrompt;
  cursor: Scalars['String']['output'];
};

/** An absent member does not narrow; by display name. */
export type ContentItemsInput = {
  nameContains?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  createdBy?: InputMaybe<Scalars['String']['input']>;
  lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** How many items of one kind an upload added, changed, and had. */
export type UploadStatistics = {
  __typename?: 'UploadStatistics';
  modified: Scalars['Int']['output'];
  new: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type DetectionEntitiesUploadResult = {
  __typename?: 'DetectionEntitiesUploadResult';
  rules: UploadStatistics;
  policies: UploadStatistics;
  correlationRules: UploadStatistics;
  dataModels: UploadStatistics;
  globalHelpers: UploadStatistics;
  lookupTables: UploadStatistics;
  queries: UploadStatistics;
  scheduledPrompts: UploadStatistics;
  packs: UploadStatistics;
  /** What was left out, and why: items, and names in items that exist elsewhere only. All else was stored. */
  leftOut: Array<BulkUploadIssue>;
};

export type UploadStatus =
  | 'NOT_PROCESSED'
  | 'COMPLETED'
  | 'FAILED';

export type DetectionEntitiesUploadStatus = {
  __typename?: 'DetectionEntitiesUploadStatus';
  receiptId: Scalars['ID']['output'];
  status: UploadStatus;
  /** Empty, or plain text, or a JSON object {error, issues: [{path, errorMessage}]}. */
  error: Scalars['String']['output'];
  result?: Maybe<DetectionEntitiesUploadResult>;
  createdAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdBy: ActorReference;
};

export type UploadDetectionEntitiesAsyncInput = {
  /** A zip archive in base64. */
  data: Scalars['String']['input'];
  patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UploadDetectionEntitiesInput = {
  data: Scalars['String']['input'];
  patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ValidateBulkUploadInput = {
  data: Scalars['String']['input'];
  patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UploadReceipt = {
  __typename?: 'UploadReceipt';
  receiptId: Scalars['ID']['output'];
};

export type BulkUploadIssue = {
  __typename?: 'BulkUploadIssue';
  /** Of the file in the archive. */
  path: Scalars['String']['output'];
  errorMessage: Scalars['String']['output'];
};

export type BulkUploadValidation = {
  __typename?: 'BulkUploadValidation';
  issues: Array<BulkUploadIssue>;
  /** What an upload would leave out, and why. */
  leftOut: Array<BulkUploadIssue>;
};

export type ValidateBulkUploadStatus = {
  __typename?: 'ValidateBulkUploadStatus';
  status: UploadStatus;
  error: Scalars['String']['output'];
  result?: Maybe<BulkUploadValidation>;
};

export type DeleteDetectionsInput = {
  ids: Array<Scalars['ID']['input']>;
  /** Only says what would go. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the queries of scheduled rules that no other rule uses. */
  includeSavedQueries?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteDetectionsResult = {
  __typename?: 'DeleteDetectionsResult';
  ids: Array<Scalars['ID']['output']>;
  savedQueryNames: Array<Scalars['String']['output']>;
};

export type DeleteSavedQueriesByNameInput = {
  names: Array<Scalars['String']['input']>;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the scheduled rules that are run on them. */
  includeDetections?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteSavedQueriesByNameResult = {
  __typename?: 'DeleteSavedQueriesByNameResult';
  names: Array<Scalars['String']['output']>;
  detectionIDs: Array<Scalars['ID']['output']>;
};

export type TestCorrelationRuleYamlInput = {
  yaml: Scalars['String']['input'];
};

export type CorrelationTestResult = {
  __typename?: 'CorrelationTestResult';
  name: Scalars['String']['output'];
  passed: Scalars['Boolean']['output'];
  error?: Maybe<Scalars['String']['output']>;
};

export type TestCorrelationRuleYamlResult = {
  __typename?: 'TestCorrelationRuleYAMLResult';
  results: Array<CorrelationTestResult>;
};

export type TranspileSimpleDetectionsToPythonInput = {
  /** JSON texts, one a detection. */
  data: Array<Scalars['String']['input']>;
};

export type TranspileSimpleDetectionsToPythonResult = {
  __typename?: 'TranspileSimpleDetectionsToPythonResult';
  transpiledPython: Array<Scalars['String']['output']>;
};

export type TranspileFiltersInput = {
  /** JSON texts of `InlineFilters`. */
  data: Array<Scalars['String']['input']>;
  patVersion?: InputMaybe<Scalars['String']['input']>;
};

export type TranspileFiltersResult = {
  __typename?: 'TranspileFiltersResult';
  /** JSON texts. */
  transpiledFilters: Array<Scalars['String']['output']>;
};

export type FeatureFlagInput = {
  flag: Scalars['String']['input'];
  defaultTreatment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GetFeatureFlagsInput = {
  flags: Array<FeatureFlagInput>;
};

export type FeatureFlag = {
  __typename?: 'FeatureFlag';
  flag: Scalars['String']['output'];
  treatment: Scalars['Boolean']['output'];
};

export type FeatureFlags = {
  __typename?: 'FeatureFlags';
  flags: Array<FeatureFlag>;
};

export type MetricsInput = {
  fromDate: Scalars['DateTime']['input'];
  toDate: Scalars['DateTime']['input'];
  /** 15, 30, 60, 180, 360, 720 or 1440; 180 when absent. */
  intervalInMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type MetricSeries = {
  __typename?: 'MetricSeries';
  label: Scalars['String']['output'];
  /** Total of the breakdown. */
  value: Scalars['Float']['output'];
  /** Time → number; every series has the same times. */
  breakdown: Scalars['JSON']['output'];
};

export type MetricTotal = {
  __typename?: 'MetricTotal';
  label: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

/** How many alerts a detection raised. */
export type RuleMetric = {
  __typename?: 'RuleMetric';
  /** Of the detection. */
  entityId: Scalars['ID']['output'];
  /** How the detection is called. */
  label: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

/** What is not asked for is not counted. */
export type Metrics = {
  __typename?: 'Metrics';
  /** Of alerts that detections raised, by what raised them and their severity: `Scheduled Rule HIGH`. */
  alertsPerSeverity: Array<MetricSeries>;
  /** The detections with most of them first, at most 1,000. */
  alertsPerRule: Array<RuleMetric>;
  totalAlerts: Scalars['Float']['output'];
  /** By log type. */
  bytesProcessedPerSource: Array<MetricSeries>;
  totalBytesProcessed: Scalars['Float']['output'];
  /** By log type. */
  eventsProcessedPerLogType: Array<MetricSeries>;
  totalEventsProcessed: Scalars['Float']['output'];
  /** By log type: the seconds between an event and its arrival, on average over the events that are stored. */
  latencyPerLogType: Array<MetricTotal>;
  /** By log source. */
  bytesIngestedPerSource: Array<MetricTotal>;
  totalBytesIngested: Scalars['Float']['output'];
  /** What searches read, by who asked: people, API tokens, schedules. */
  bytesQueriedPerSource: Array<MetricSeries>;
  totalBytesQueried: Scalars['Float']['output'];
};

export type CreatePerfTestInput = {
  /** A zip archive in base64 with one rule. */
  detection: Scalars['String']['input'];
  /** The hour whose events it is run on begins then. */
  hour: Scalars['DateTime']['input'];
  logType: Scalars['String']['input'];
};

export type ReplaySizeWindow = {
  __typename?: 'ReplaySizeWindow';
  maxSizeInGB?: Maybe<Scalars['Float']['output']>;
};

export type ReplayTimeWindow = {
  __typename?: 'ReplayTimeWindow';
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
};

export type ReplayDataWindow = {
  __typename?: 'ReplayDataWindow';
  sizeWindow?: Maybe<ReplaySizeWindow>;
  timeWindow?: Maybe<ReplayTimeWindow>;
};

export type ReplayScope = {
  __typename?: 'ReplayScope';
  logTypes: Array<Scalars['String']['output']>;
  dataWindow: ReplayDataWindow;
};

export type ReplaySummary = {
  __typename?: 'ReplaySummary';
  totalAlerts: Scalars['Int']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  ruleErrorCount: Scalars['Int']['output'];
  ruleMatchCount: Scalars['Int']['output'];
  evaluationProgress: Scalars['Float']['output'];
  computationProgress: Scalars['Float']['output'];
  logDataSizeEstimate: Scalars['Float']['output'];
  matchesProcessedCount: Scalars['Int']['output'];
  eventsProcessedCount: Scalars['Int']['output'];
  eventsMatchedCount: Scalars['Int']['output'];
  readTimeNanos: Scalars['Float']['output'];
  processingTimeNanos: Scalars['Float']['output'];
};

export type ReplayState =
  | 'EVALUATION_IN_PROGRESS'
  | 'COMPUTATION_IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'ERROR_EVALUATION'
  | 'ERROR_COMPUTATION';

export type Replay = {
  __typename?: 'Replay';
  id: Scalars['ID']['output'];
  state: ReplayState;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  detectionId: Scalars['ID']['output'];
  replayType: Scalars['String']['output'];
  scope: ReplayScope;
  summary: ReplaySummary;
};

export type CreatePerfTestResult = {
  __typename?: 'CreatePerfTestResult';
  replay: Replay;
};

export type StopReplayInput = {
  id: Scalars['ID']['input'];
};

export type StopReplayResult = {
  __typename?: 'StopReplayResult';
  replay: Replay;
};

/** A file of a repository. */
export type RepositoryFile = {
  __typename?: 'RepositoryFile';
  /** With forward slashes. */
  path: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** The text is base64: the file is no text. */
  isBase64: Scalars['Boolean']['output'];
};

export type DashboardPanelKind =
  | 'TEXT'
  | 'QUERY';

export type DashboardPanelDisplay =
  /** As the query's `visualize` says, else as a table. */
  | 'AUTO'
  | 'TABLE'
  /** The first number of the first row. */
  | 'VALUE'
  | 'BAR'
  | 'COLUMN'
  | 'LINE'
  | 'AREA'
  | 'PIE';

export type DashboardSharingKind =
  | 'PRIVATE'
  | 'EVERYONE'
  | 'ROLES';

export type DashboardPanel = {
  __typename?: 'DashboardPanel';
  /** Unique in its dashboard. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  kind: DashboardPanelKind;
  /** Markdown, or the query. */
  text: Scalars['String']['output'];
  /** Null for texts. */
  language?: Maybe<QueryLanguage>;
  /** Null for texts. */
  display?: Maybe<DashboardPanelDisplay>;
  /** In columns of the grid, which has 12. */
  x: Scalars['Int']['output'];
  /** In rows of the grid. */
  y: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

export type DashboardSharing = {
  __typename?: 'DashboardSharing';
  kind: DashboardSharingKind;
  roleIds: Array<Scalars['ID']['output']>;
};

/** Panels on a page. */
export type Dashboard = {
  __typename?: 'Dashboard';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  panels: Array<DashboardPanel>;
  /** The time that it opens with: an ISO-8601 duration back from now. */
  relativeTime: Scalars['String']['output'];
  /** Null: not by itself. */
  refreshSeconds?: Maybe<Scalars['Int']['output']>;
  sharing: DashboardSharing;
  /** It comes with Pharos, and nobody changes it. */
  managed: Scalars['Boolean']['output'];
  /** Null: the owner is gone, or it comes with Pharos. */
  owner?: Maybe<UserName>;
  isOwn: Scalars['Boolean']['output'];
  /** Whether you can change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type DashboardPanelInput = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  kind: DashboardPanelKind;
  text: Scalars['String']['input'];
  language?: InputMaybe<QueryLanguage>;
  display?: InputMaybe<DashboardPanelDisplay>;
  x: Scalars['Int']['input'];
  y: Scalars['Int']['input'];
  width: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
};

export type DashboardSharingInput = {
  kind: DashboardSharingKind;
  /** With ROLES. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type SaveDashboardInput = {
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the dashboard that was changed; one that changed since then is not overwritten. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  panels: Array<DashboardPanelInput>;
  relativeTime: Scalars['String']['input'];
  refreshSeconds?: InputMaybe<Scalars['Int']['input']>;
  sharing: DashboardSharingInput;
};

export type DataLakeQueryStatus =
  /** Also while it waits for its turn. */
  | 'running'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

export type DataLakeQueryKind =
  | 'query'
  | 'indicator_search';

export type QueryLanguage =
  | 'sql'
  | 'pharosflow'
  | 'simplesearch';

/** Who asked. */
export type QueryIssuer = User | ApiToken;

/** What was chosen beside the text. */
export type DataLakeQueryMetadata = {
  __typename?: 'DataLakeQueryMetadata';
  language: QueryLanguage;
  /** The text. */
  query: Scalars['String']['output'];
  databases: Array<Scalars['String']['output']>;
  tables: Array<Scalars['String']['output']>;
  startTime?: Maybe<Scalars['DateTime']['output']>;
  endTime?: Maybe<Scalars['DateTime']['output']>;
  /** An ISO-8601 duration back from when it was asked. */
  relativeTime?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Int']['output']>;
  sortDirection?: Maybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  simpleSearchQueryFilter?: Maybe<Scalars['String']['output']>;
};

export type DataLakeQueryAnnotations = {
  __typename?: 'DataLakeQueryAnnotations';
  /** How the query wants to be drawn. */
  visualize?: Maybe<Scalars['JSON']['output']>;
};

/** What the engine did so far. */
export type DataLakeQueryProgress = {
  __typename?: 'DataLakeQueryProgress';
  /** It has not begun: queries of others come first. */
  isWaiting: Scalars['Boolean']['output'];
  rowsRead: Scalars['Float']['output'];
  bytesRead: Scalars['Float']['output'];
  /** From 0 to 100; null while unknown. */
  percent?: Maybe<Scalars['Float']['output']>;
};

export type QueryChartProperty = {
  __typename?: 'QueryChartProperty';
  order?: Maybe<Scalars['Int']['output']>;
  limit?: Maybe<Scalars['Int']['output']>;
  chartType?: Maybe<Scalars['String']['output']>;
  propertyId?: Maybe<Scalars['String']['output']>;
  colorHexes?: Maybe<Array<Scalars['String']['output']>>;
  propertyPath?: Maybe<Scalars['String']['output']>;
  sortDirection?: Maybe<SortDirection>;
  propertyTableName?: Maybe<Scalars['String']['output']>;
  propertyDisplayName?: Maybe<Scalars['String']['output']>;
};

export type QueryTableProperty = {
  __typename?: 'QueryTableProperty';
  order?: Maybe<Scalars['Int']['output']>;
  propertyId?: Maybe<Scalars['String']['output']>;
  propertyPath?: Maybe<Scalars['String']['output']>;
  propertyTableName?: Maybe<Scalars['String']['output']>;
  propertyDisplayName?: Maybe<Scalars['String']['output']>;
};

/** How charts and table of the result are arranged. */
export type QueryUserConfig = {
  __typename?: 'QueryUserConfig';
  queryId: Scalars['ID']['output'];
  chartProperties: Array<QueryChartProperty>;
  tableProperties: Array<QueryTableProperty>;
};

/** A query that was derived from another. */
export type DerivedDataLakeQuery = {
  __typename?: 'DerivedDataLakeQuery';
  id: Scalars['ID']['output'];
  kind: DataLakeQueryKind;
};

/** One execution of a query. */
export type DataLakeQuery = {
  __typename?: 'DataLakeQuery';
  id: Scalars['ID']['output'];
  kind: DataLakeQueryKind;
  /** The text as it was written, whatever its language. */
  sql: Scalars['String']['output'];
  language: QueryLanguage;
  /** Of the saved query. */
  name?: Maybe<Scalars['String']['output']>;
  status: DataLakeQueryStatus;
  /** Why it failed, or what to know of its rows. */
  message: Scalars['String']['output'];
  isScheduled: Scalars['Boolean']['output'];
  /** Null where Pharos itself asked, or where they are gone. */
  issuedBy?: Maybe<QueryIssuer>;
  startedAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  metadata: DataLakeQueryMetadata;
  annotations: DataLakeQueryAnnotations;
  progress: DataLakeQueryProgress;
  stats: DataLakeQueryStats;
  userConfig?: Maybe<QueryUserConfig>;
  children: Array<DerivedDataLakeQuery>;
  /** Until when its rows can be read; null where there are none. */
  resultsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Null where there are no rows to read (yet). Those that are there can be read while it runs. */
  results?: Maybe<DataLakeQueryResults>;
  /** The rows that were kept, over a column of instants (absent: p_event_time), by log type. Null without rows or times. */
  histogram?: Maybe<Histogram>;
  /** Of the rows that were kept. Null without rows. */
  fieldSummary?: Maybe<FieldSummary>;
};


/** One execution of a query. */
export type DataLakeQueryResultsArgs = {
  input?: InputMaybe<DataLakeQueryResultsInput>;
};


/** One execution of a query. */
export type DataLakeQueryHistogramArgs = {
  buckets: Scalars['Int']['input'];
  column?: InputMaybe<Scalars['String']['input']>;
};


/** One execution of a query. */
export type DataLakeQueryFieldSummaryArgs = {
  key: Scalars['String']['input'];
};

export type DataLakeQueryStats = {
  __typename?: 'DataLakeQueryStats';
  bytesScanned: Scalars['Float']['output'];
  /** Milliseconds. */
  executionTime: Scalars['Float']['output'];
  rowCount: Scalars['Float']['output'];
};

export type DataLakeQueryColumns = {
  __typename?: 'DataLakeQueryColumns';
  /** Names. */
  order: Array<Scalars['String']['output']>;
  /** Name → type. */
  types: Scalars['JSON']['output'];
};

export type DataLakeQueryRow = {
  __typename?: 'DataLakeQueryRow';
  /** Column → value. */
  node: Scalars['JSON']['output'];
  /** The same as JSON text. */
  nodeAsString: Scalars['String']['output'];
  /** Where the rows go on after it; good for any execution of the same text. */
  cursor: Scalars['String']['output'];
};

export type DataLakeQueryResults = {
  __typename?: 'DataLakeQueryResults';
  status: DataLakeQueryStatus;
  message: Scalars['String']['output'];
  edges: Array<DataLakeQueryRow>;
  /** While the query runs there is a next page. */
  pageInfo: PageInfo;
  columnInfo: DataLakeQueryColumns;
  stats: DataLakeQueryStats;
  /** The page has not come yet: ask again with the same cursor. */
  tryAgain: Scalars['Boolean']['output'];
  /** There are more rows than were kept. */
  isTruncated: Scalars['Boolean']['output'];
};

export type DataLakeQueryResultsInput = {
  /** From 1 to 999. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type DataLakeQueryEdge = {
  __typename?: 'DataLakeQueryEdge';
  node: DataLakeQuery;
  cursor: Scalars['String']['output'];
};

export type DataLakeQueryConnection = {
  __typename?: 'DataLakeQueryConnection';
  edges: Array<DataLakeQueryEdge>;
  pageInfo: PageInfo;
};

/** An absent member does not narrow; the newest first. */
export type DataLakeQueriesInput = {
  /** In the name or the text. */
  contains?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<DataLakeQueryStatus>>;
  /** Of a user or an API token. */
  issuedBy?: InputMaybe<Scalars['ID']['input']>;
  isScheduled?: InputMaybe<Scalars['Boolean']['input']>;
  startedAtAfter?: InputMaybe<Scalars['DateTime']['input']>;
  startedAtBefore?: InputMaybe<Scalars['DateTime']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ExecuteDataLakeQueryInput = {
  /** The text, whatever its language. */
  sql?: InputMaybe<Scalars['String']['input']>;
  /** Accepted and not needed: queries name the database of each table. */
  databaseName?: InputMaybe<Scalars['String']['input']>;
  /** Absent: PharosFlow where the text says so in a comment, otherwise SQL. */
  language?: InputMaybe<QueryLanguage>;
  databases?: InputMaybe<Array<Scalars['String']['input']>>;
  tables?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Included. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** An ISO-8601 duration back from now, such as PT20M; instead of the two times. PAllTime for all. */
  relativeTime?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sortDir?: InputMaybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  filters?: InputMaybe<Scalars['String']['input']>;
  /** Of a search form: counts of its events in place of them, by log type and so many seconds; rows of at, p_log_type and events. */
  countSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Of a search form: the most frequent values of this field in place of its events; rows of value, hits, present (how often any value occurs) and distinct. */
  countKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the saved query that this is an execution of. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The query that this one is derived from. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Runs even where the same was answered a moment ago. */
  skipCache?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same query that somebody who sees the same asked at most so many seconds ago will do, from 1 to 3,600, also while it runs. It is not in the history. */
  maxAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** The times count for tables that a text in PharosFlow names, too, and not only for tables. */
  timesCountEverywhere?: InputMaybe<Scalars['Boolean']['input']>;
  /** Charts and table are arranged as those of this query. */
  copyUserConfigQueryId?: InputMaybe<Scalars['ID']['input']>;
};

export type ExecuteDataLakeQueryResult = {
  __typename?: 'ExecuteDataLakeQueryResult';
  id: Scalars['ID']['output'];
};

/** A query as it would run. It is not run, and is not in the history. */
export type CheckedDataLakeQuery = {
  __typename?: 'CheckedDataLakeQuery';
  /** The one statement that it is in SQL; null where it cannot run. */
  sql?: Maybe<Scalars['String']['output']>;
  /** Why it cannot run; null where it can. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type IndicatorName =
  | 'p_any_ip_addresses'
  | 'p_any_domain_names'
  | 'p_any_usernames'
  | 'p_any_emails'
  | 'p_any_actor_ids'
  | 'p_any_trace_ids'
  | 'p_any_md5_hashes'
  | 'p_any_sha1_hashes'
  | 'p_any_sha256_hashes'
  | 'p_any_aws_account_ids'
  | 'p_any_aws_arns'
  | 'p_any_aws_instance_ids'
  | 'p_any_aws_tags'
  | 'p_any_mac_addresses'
  | 'p_any_serial_numbers'
  | 'p_any_cves'
  | 'p_any_mitre_attack_techniques';

export type ExecuteIndicatorSearchQueryInput = {
  indicators: Array<Scalars['String']['input']>;
  /** Included. */
  startTime: Scalars['DateTime']['input'];
  /** Not included. */
  endTime: Scalars['DateTime']['input'];
  /** Absent: the fields that hold values of each one's kind. */
  indicatorName?: InputMaybe<IndicatorName>;
};

export type CancelDataLakeQueryInput = {
  id: Scalars['ID']['input'];
};

export type CancelDataLakeQueryResult = {
  __typename?: 'CancelDataLakeQueryResult';
  id: Scalars['ID']['output'];
};

export type QueryChartPropertyInput = {
  order?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  chartType?: InputMaybe<Scalars['String']['input']>;
  propertyId?: InputMaybe<Scalars['String']['input']>;
  colorHexes?: InputMaybe<Array<Scalars['String']['input']>>;
  propertyPath?: InputMaybe<Scalars['String']['input']>;
  sortDirection?: InputMaybe<SortDirection>;
  propertyTableName?: InputMaybe<Scalars['String']['input']>;
  propertyDisplayName?: InputMaybe<Scalars['String']['input']>;
};

export type QueryTablePropertyInput = {
  order?: InputMaybe<Scalars['Int']['input']>;
  propertyId?: InputMaybe<Scalars['String']['input']>;
  propertyPath?: InputMaybe<Scalars['String']['input']>;
  propertyTableName?: InputMaybe<Scalars['String']['input']>;
  propertyDisplayName?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateQueryUserConfigInput = {
  queryId: Scalars['ID']['input'];
  chartProperties?: InputMaybe<Array<QueryChartPropertyInput>>;
  tableProperties?: InputMaybe<Array<QueryTablePropertyInput>>;
};

export type TrailStepName =
  | 'CLASSIFIED'
  | 'STORED'
  | 'ENABLED'
  /** Whether the event meets what the rule needs to match, by which most events are spared it. */
  | 'CANDIDATE'
  /** Inline filters. */
  | 'FILTERED'
  /** What the rule's function or its YAML says. */
  | 'EVALUATED'
  /** What another of its functions returned. */
  | 'FUNCTION'
  | 'SIGNAL'
  | 'GROUPED'
  | 'ALERT';

export type TrailVerdict =
  | 'PASSED'
  /** Nothing comes of the event here. */
  | 'STOPPED'
  /** Something is odd, and the event goes on. */
  | 'NOTICE'
  | 'NOT_REACHED';

/** Where a person can change what a step says. */
export type MendPlace =
  | 'SCHEMA'
  | 'LOG_SOURCES'
  | 'SETTINGS'
  | 'FILTERS'
  | 'CODE'
  | 'ALERT';

export type TrailDetail = {
  __typename?: 'TrailDetail';
  text: Scalars['String']['output'];
  holds: Scalars['Boolean']['output'];
  /** What was found in the event. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** Expressions within this one: TrailDetail values, as JSON. */
  parts: Scalars['JSON']['output'];
};

export type TrailStep = {
  __typename?: 'TrailStep';
  step: TrailStepName;
  verdict: TrailVerdict;
  text: Scalars['String']['output'];
  details: Array<TrailDetail>;
  mendAt?: Maybe<MendPlace>;
  /** The alert that the step is about. */
  alertId?: Maybe<Scalars['ID']['output']>;
};

/** Why a rule did, or did not, raise an alert for an event, in the order in which the engine decides. Steps after the first one that stopped the event tell what would have happened there. */
export type DecisionTrail = {
  __typename?: 'DecisionTrail';
  /** In one sentence. */
  answer: Scalars['String']['output'];
  /** The rule, as it is now, matches the event. */
  isMatch: Scalars['Boolean']['output'];
  detectionId: Scalars['ID']['output'];
  logType: Scalars['String']['output'];
  event?: Maybe<Scalars['JSON']['output']>;
  steps: Array<TrailStep>;
};

export type StoredEventInput = {
  logType: Scalars['String']['input'];
  rowId: Scalars['ID']['input'];
  /** When it happened, which finds it sooner. */
  eventTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Give one of `event` and `row`. */
export type ExplainDecisionInput = {
  detectionId: Scalars['ID']['input'];
  /** The text of a version that is not saved. */
  draft?: InputMaybe<DetectionDraftInput>;
  /** A log as it was sent, or an event as it is stored: a JSON object as text. */
  event?: InputMaybe<Scalars['String']['input']>;
  row?: InputMaybe<StoredEventInput>;
};

/** An external service that receives alerts. */
export type Destination = {
  __typename?: 'Destination';
  outputId: Scalars['ID']['output'];
  outputType: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  defaultForSeverity: Array<Severity>;
  alertTypes: Array<Scalars['String']['output']>;
  /** Empty: all. */
  logTypes: Array<Scalars['String']['output']>;
  /** What the kind's fields hold; a secret reads as 19 asterisks. */
  settings: Scalars['JSON']['output'];
  /** UNVERIFIED, VERIFIED, FAILING or CREDENTIALS_REJECTED */
  verificationStatus: Scalars['String']['output'];
  /** Nothing is sent before this time. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where its tool sends what people change there; null where nothing comes back from it. */
  hookUrl?: Maybe<Scalars['String']['output']>;
  /** Liquid that makes the title and the description of its messages; empty for those of the alert. */
  titleTemplate: Scalars['String']['output'];
  descriptionTemplate: Scalars['String']['output'];
  quiet: QuietSettings;
  /** Null while none runs. */
  mute?: Maybe<Mute>;
  /** Always null. */
  apiToken?: Maybe<Scalars['String']['output']>;
  createdBy: Scalars['String']['output'];
  creationTime: Scalars['DateTime']['output'];
  lastModifiedBy: Scalars['String']['output'];
  lastModifiedTime: Scalars['DateTime']['output'];
  revision: Scalars['Int']['output'];
  health: DestinationHealth;
  /** Detections whose overrides name it, as far as you see them. */
  usedBy: Array<DestinationUse>;
};

/** When a destination may be disturbed. */
export type QuietSettings = {
  __typename?: 'QuietSettings';
  quietHours?: Maybe<QuietHours>;
  /** The alerts of so many minutes are one message; 0 for a message each. */
  digestMinutes: Scalars['Int']['output'];
  /** Alerts of this severity or a higher one wait neither for quiet hours to end nor for a digest. */
  urgentSeverity?: Maybe<Severity>;
  reminder?: Maybe<Reminder>;
};

/** Begin on each of the days at `from`, and end at `to`: on the next day when that is not later than `from`. */
export type QuietHours = {
  __typename?: 'QuietHours';
  /** SUNDAY to SATURDAY */
  days: Array<Scalars['String']['output']>;
  /** Such as 22:00. */
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  /** Of the IANA database, such as Europe/Berlin. */
  timeZone: Scalars['String']['output'];
};

/** An alert that is open, unassigned and without a comment is sent again. */
export type Reminder = {
  __typename?: 'Reminder';
  /** Of this severity or a higher one. */
  severity: Severity;
  afterMinutes: Scalars['Int']['output'];
  times: Scalars['Int']['output'];
};

/** Of the alerts that you see. */
export type DestinationHealth = {
  __typename?: 'DestinationHealth';
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Attempts of the last 24 hours. */
  succeeded: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  /** Alerts that wait. */
  queued: Scalars['Int']['output'];
  /** Alerts that wait for quiet hours to end or for a digest. */
  waiting: Scalars['Int']['output'];
  /** Alerts that a mute keeps. */
  muted: Scalars['Int']['output'];
  /** Alerts that were given up, and can be retried. */
  undelivered: Scalars['Int']['output'];
  /** What the last failed attempt of the last 24 hours said; empty where none failed. */
  lastError: Scalars['String']['output'];
};

export type DestinationUse = {
  __typename?: 'DestinationUse';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  kind: Scalars['String']['output'];
};

/** What can be set up, with the fields of its form. */
export type DestinationKind = {
  __typename?: 'DestinationKind';
  outputType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  fields: Scalars['JSON']['output'];
};

/** One attempt. */
export type AlertDelivery = {
  __typename?: 'AlertDelivery';
  outputId: Scalars['ID']['output'];
  dispatchedAt: Scalars['DateTime']['output'];
  success: Scalars['Boolean']['output'];
  statusCode: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  /** Where it went, such as a channel or an issue's key; empty where the destination does not say. */
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** delivered, retry, throttled, rejected, credentials, refused, expired or cancelled */
  outcome: Scalars['String']['output'];
  durationMs: Scalars['Int']['output'];
};

/** A message about an alert on its way to one destination. */
export type AlertDispatch = {
  __typename?: 'AlertDispatch';
  id: Scalars['ID']['output'];
  outputId: Scalars['ID']['output'];
  /** Null where it was deleted, or where you may not see destinations. */
  destination?: Maybe<Destination>;
  /** QUEUED, WAITING, MUTED, DELIVERED or FAILED */
  status: Scalars['String']['output'];
  /** QUIET_HOURS, DIGEST or REMINDER: what it waits for. Null unless the status is WAITING. */
  waitsFor?: Maybe<Scalars['String']['output']>;
  /** The mute that keeps it. Null unless the status is MUTED. */
  mute?: Maybe<Mute>;
  /** CREATED, RESENT, CHANGED or REMINDER */
  trigger: Scalars['String']['output'];
  /** STATUS_CHANGE, ASSIGNEE_CHANGE or COMMENT: the change of the alert that it tells of. Null when it brings the alert itself. */
  changeType?: Maybe<Scalars['String']['output']>;
  /** The status after a STATUS_CHANGE. */
  changedStatus?: Maybe<AlertStatus>;
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** While it is queued or waits. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Oldest first. */
  history: Array<AlertDelivery>;
};

/** Where an alert would go now, and why. */
export type RoutingExplanation = {
  __typename?: 'RoutingExplanation';
  /** SKIPPED, DYNAMIC, OVERRIDES, DEFAULTS or SYSTEM_ERROR */
  step: Scalars['String']['output'];
  /** Names and ids that were asked for and are no destination. */
  missing: Array<Scalars['String']['output']>;
  reasons: Array<RoutingReason>;
};

export type RoutingReason = {
  __typename?: 'RoutingReason';
  destination: Destination;
  isChosen: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  /** Why a chosen destination would not get it at once; null where it would. */
  hold?: Maybe<DeliveryHold>;
};

export type DeliveryHold = {
  __typename?: 'DeliveryHold';
  /** QUIET_HOURS, DIGEST or MUTED */
  kind: Scalars['String']['output'];
  until: Scalars['DateTime']['output'];
  /** Null unless it is muted. */
  mute?: Maybe<Mute>;
};

/** Where messages are before they arrive. */
export type DeliveryState =
  | 'DUE'
  /** A process works through the destination's queue. */
  | 'RUNNING'
  /** For quiet hours to end, for a digest, or for the time of a reminder. */
  | 'WAITING'
  /** Attempts failed, and another one follows. */
  | 'RETRYING'
  /** Given up. */
  | 'FAILED'
  | 'MUTED';

export type DeliveriesInput = {
  state: DeliveryState;
  /** Of one destination. */
  outputId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100; 25 where absent. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type PendingDelivery = {
  __typename?: 'PendingDelivery';
  dispatch: AlertDispatch;
  alert: Alert;
};

export type PendingDeliveryEdge = {
  __typename?: 'PendingDeliveryEdge';
  node: PendingDelivery;
  cursor: Scalars['String']['output'];
};

export type DeliveryStateCount = {
  __typename?: 'DeliveryStateCount';
  state: DeliveryState;
  count: Scalars['Int']['output'];
};

/** Newest first, of the alerts that you see. */
export type PendingDeliveryConnection = {
  __typename?: 'PendingDeliveryConnection';
  edges: Array<PendingDeliveryEdge>;
  pageInfo: PageInfo;
  /** Of every state, and of the destination that was asked for. */
  counts: Array<DeliveryStateCount>;
};

/** What the destination answered to a test. */
export type DeliveryResponse = {
  __typename?: 'DeliveryResponse';
  /** Null for one that is not saved. */
  outputId?: Maybe<Scalars['ID']['output']>;
  success: Scalars['Boolean']['output'];
  statusCode: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  dispatchedAt: Scalars['DateTime']['output'];
};

export type DestinationInput = {
  outputType: Scalars['String']['input'];
  displayName: Scalars['String']['input'];
  defaultForSeverity: Array<Severity>;
  alertTypes: Array<Scalars['String']['input']>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  settings: Scalars['JSON']['input'];
  titleTemplate?: InputMaybe<Scalars['String']['input']>;
  descriptionTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: never quiet. */
  quiet?: InputMaybe<QuietSettingsInput>;
};

export type QuietSettingsInput = {
  quietHours?: InputMaybe<QuietHoursInput>;
  /** From 0 to 1440. */
  digestMinutes: Scalars['Int']['input'];
  urgentSeverity?: InputMaybe<Severity>;
  reminder?: InputMaybe<ReminderInput>;
};

export type QuietHoursInput = {
  days: Array<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};

export type ReminderInput = {
  severity: Severity;
  /** From 1 to 1440. */
  afterMinutes: Scalars['Int']['input'];
  /** From 1 to 10. */
  times: Scalars['Int']['input'];
};

export type UpdateDestinationInput = {
  outputId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  displayName: Scalars['String']['input'];
  defaultForSeverity: Array<Severity>;
  alertTypes: Array<Scalars['String']['input']>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A secret that is absent, empty or 19 asterisks stays as it is. */
  settings: Scalars['JSON']['input'];
  /** Absent: as it is. */
  titleTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: as it is. */
  descriptionTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: as they are. */
  quiet?: InputMaybe<QuietSettingsInput>;
};

/** A saved destination, a draft of one, or a draft of changes to a saved one. */
export type TestDestinationInput = {
  outputId?: InputMaybe<Scalars['ID']['input']>;
  outputType?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<Scalars['JSON']['input']>;
};

export type PreviewMessageInput = {
  titleTemplate: Scalars['String']['input'];
  descriptionTemplate: Scalars['String']['input'];
  /** Absent: the alert that a test sends. */
  alertId?: InputMaybe<Scalars['ID']['input']>;
};

/** The texts of an alert as templates make them. Where a template has a problem, the alert's own text stands. */
export type MessagePreview = {
  __typename?: 'MessagePreview';
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  titleProblem?: Maybe<Scalars['String']['output']>;
  descriptionProblem?: Maybe<Scalars['String']['output']>;
};

export type RetryDeliveriesInput = {
  /** Ids of dispatches that failed, wait or are muted; they are sent now. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Or everything that one destination did not get. */
  outputId?: InputMaybe<Scalars['ID']['input']>;
};

export type RetryDeliveriesPayload = {
  __typename?: 'RetryDeliveriesPayload';
  retried: Scalars['Int']['output'];
};

export type DeliverAlertInput = {
  alertId: Scalars['ID']['input'];
  outputIds: Array<Scalars['ID']['input']>;
};

/** An alert, or a detection with what its alert would be like. */
export type ExplainRoutingInput = {
  alertId?: InputMaybe<Scalars['ID']['input']>;
  severity?: InputMaybe<Severity>;
  alertType?: InputMaybe<Scalars['String']['input']>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  outputIds?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DetectionChangeAction =
  | 'CREATED'
  | 'CHANGED'
  | 'DELETED';

export type DetectionChangeOrigin =
  | 'CONSOLE'
  | 'UPLOAD'
  | 'API'
  | 'PACK'
  | 'FILTER'
  | 'RESTORE'
  /** A new version of Pharos. */
  | 'PHAROS';

export type DetectionChange = {
  __typename?: 'DetectionChange';
  id: Scalars['ID']['output'];
  detectionId: Scalars['ID']['output'];
  /** Of the later version, or of the one that was deleted. */
  displayName: Scalars['String']['output'];
  kind: DetectionKind;
  action: DetectionChangeAction;
  origin: DetectionChangeOrigin;
  at: Scalars['DateTime']['output'];
  /** Null for Pharos itself. */
  by?: Maybe<ActorReference>;
  /** The version that was replaced, as files of a repository; empty where the detection was created. */
  before: Array<RepositoryFile>;
  /** Empty where the detection was deleted. */
  after: Array<RepositoryFile>;
};

/** The newest change first. */
export type DetectionHistory = {
  __typename?: 'DetectionHistory';
  changes: Array<DetectionChange>;
  /** Where to read on; null at the end. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

export type DetectionHistoryInput = {
  id: Scalars['ID']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 50; 20 unless given. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DetectionVersion =
  | 'BEFORE'
  | 'AFTER';

export type RestoreDetectionVersionInput = {
  changeId: Scalars['ID']['input'];
  /** Of the two versions of the change. */
  version: DetectionVersion;
};

/** How many detections have it. */
export type DetectionFacet = {
  __typename?: 'DetectionFacet';
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type DetectionFacets = {
  __typename?: 'DetectionFacets';
  logTypes: Array<DetectionFacet>;
  tags: Array<DetectionFacet>;
};

export type TagDetectionsInput = {
  ids: Array<Scalars['ID']['input']>;
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DraftFile =
  | 'YAML'
  | 'PYTHON';

/** A mistake in the text of a detection; line and column count from 1. */
export type DraftProblem = {
  __typename?: 'DraftProblem';
  file: DraftFile;
  line: Scalars['Int']['output'];
  column: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type DraftTestReport = {
  __typename?: 'DraftTestReport';
  /** In the order of the tests; empty where the YAML cannot be read. */
  results: Array<RuleTestResult>;
  problems: Array<DraftProblem>;
};

export type SaveDetectionInput = {
  draft: DetectionDraftInput;
  /** `lastModified` of the version that was edited; absent for a new detection. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SavedDetection = {
  __typename?: 'SavedDetection';
  /** Null where the text has problems: then nothing was saved. */
  detection?: Maybe<DetectionEntity>;
  problems: Array<DraftProblem>;
};

/** The signals of one step. */
export type CorrelationRuleOutputInput = {
  /** Of the step, or of its rule. */
  id: Scalars['ID']['input'];
  /** Field → value → times at which signals have it. */
  matches?: InputMaybe<Scalars['JSON']['input']>;
};

export type CorrelationTestInput = {
  name: Scalars['String']['input'];
  expectedResult: Scalars['Boolean']['input'];
  /** The rule's outputs as YAML; `ruleOutputs` goes before it. */
  resource?: InputMaybe<Scalars['String']['input']>;
  ruleOutputs?: InputMaybe<Array<CorrelationRuleOutputInput>>;
};

export type TestCorrelationRuleInput = {
  /** YAML of the logic. */
  simpleDetectionBody: Scalars['String']['input'];
  tests: Array<CorrelationTestInput>;
};

export type TestCorrelationRuleResult = {
  __typename?: 'TestCorrelationRuleResult';
  results: Array<CorrelationTestResult>;
};

export type DetectionReportInput = {
  key: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type PutCorrelationRuleInput = {
  id: Scalars['ID']['input'];
  displayName?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  enabled: Scalars['Boolean']['input'];
  severity: Severity;
  reference?: InputMaybe<Scalars['String']['input']>;
  runbook?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  reports?: InputMaybe<Array<DetectionReportInput>>;
  outputIds?: InputMaybe<Array<Scalars['String']['input']>>;
  summaryAttributes?: InputMaybe<Array<Scalars['String']['input']>>;
  createAlert?: InputMaybe<Scalars['Boolean']['input']>;
  /** YAML of the logic. */
  simpleDetectionBody: Scalars['String']['input'];
  tests?: InputMaybe<Array<CorrelationTestInput>>;
  /** `lastModified` of the version that was edited: a later one is not replaced. Absent for any. */
  lastModified?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PutCorrelationRuleResult = {
  __typename?: 'PutCorrelationRuleResult';
  rule: CorrelationRule;
};

export type AnalysisType =
  | 'Rule'
  | 'ScheduledRule'
  | 'CorrelationRule'
  | 'Policy';

export type DetectionIdsSortBy =
  | 'lastModified'
  | 'displayName';

export type DetectionIdsInput = {
  /** Null for all that the reader may see. */
  analysisTypes?: InputMaybe<Array<AnalysisType>>;
  sortBy?: InputMaybe<DetectionIdsSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  /** The first one is 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 300 unless given, which is the most. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DetectionIdsPaging = {
  __typename?: 'DetectionIdsPaging';
  thisPage: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  totalItems: Scalars['Int']['output'];
};

export type DetectionIds = {
  __typename?: 'DetectionIds';
  ids: Array<Scalars['ID']['output']>;
  paging: DetectionIdsPaging;
};

export type DetectionMock = {
  __typename?: 'DetectionMock';
  objectName: Scalars['String']['output'];
  returnValue: Scalars['JSON']['output'];
};

export type DetectionTest = {
  __typename?: 'DetectionTest';
  name: Scalars['String']['output'];
  expectedResult: Scalars['Boolean']['output'];
  /** The event, as JSON text. */
  resource: Scalars['String']['output'];
  mocks: Array<DetectionMock>;
};

export type DetectionReport = {
  __typename?: 'DetectionReport';
  key: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type DetectionKind =
  | 'RULE'
  | 'SCHEDULED_RULE'
  | 'CORRELATION_RULE'
  | 'DERIVED_RULE'
  | 'POLICY';

/** What every kind of detection says. */
export type DetectionEntity = {
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  /** It comes with Pharos or with a pack: people may switch it, but not change what it does. */
  managed: Scalars['Boolean']['output'];
  severity: Severity;
  description: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  runbook: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  reports: Array<DetectionReport>;
  outputIds: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Null for what comes with Pharos. */
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
};

export type Rule = DetectionEntity & {
  __typename?: 'Rule';
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  severity: Severity;
  logTypes: Array<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  runbook: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  reports: Array<DetectionReport>;
  dedupPeriodMinutes: Scalars['Int']['output'];
  threshold: Scalars['Int']['output'];
  createAlert: Scalars['Boolean']['output'];
  summaryAttributes: Array<Scalars['String']['output']>;
  outputIds: Array<Scalars['String']['output']>;
  /** Python; empty for a rule whose logic is in YAML. */
  body: Scalars['String']['output'];
  /** YAML of the logic of a simple detection. */
  simpleDetectionBody?: Maybe<Scalars['String']['output']>;
  /** The rule as it was written in Sigma. */
  sigmaBody?: Maybe<Scalars['String']['output']>;
  /** YAML of the filters that an event must pass before the rule. */
  inlineFilters?: Maybe<Scalars['String']['output']>;
  /** The rule that it is derived from. */
  baseDetection?: Maybe<Scalars['ID']['output']>;
  /** Names of the queries whose rows it is run on; such a rule has no log types. */
  scheduledQueries: Array<Scalars['String']['output']>;
  tests: Array<DetectionTest>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
  /** Alerts a day over the last 30 days, oldest first. */
  alertsPerDay: Array<Scalars['Int']['output']>;
  /** When its newest alert was created; null for a rule without alerts. */
  lastAlertAt?: Maybe<Scalars['DateTime']['output']>;
  alerts: AlertConnection;
  /** Fields and values that an event must have for the rule to be run on it; empty: it runs on every event of its log types. */
  necessaryConditions: Array<Scalars['String']['output']>;
  /** Since the rule was changed last or the program was started; null for a rule that does not run. */
  activity?: Maybe<RuleActivity>;
};


export type RuleAlertsArgs = {
  input: AlertsInput;
};

export type RuleActivity = {
  __typename?: 'RuleActivity';
  /** Events of its log types. */
  events: Scalars['Float']['output'];
  /** Those of them that it was run on; the others could not match. */
  runs: Scalars['Float']['output'];
  /** What it took with them, as far as it took long: 0 for a rule that takes no more than some milliseconds an event. */
  milliseconds: Scalars['Float']['output'];
};

export type RuleEdge = {
  __typename?: 'RuleEdge';
  node: Rule;
  cursor: Scalars['String']['output'];
};

export type RuleConnection = {
  __typename?: 'RuleConnection';
  edges: Array<RuleEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RuleSortBy =
  | 'displayName'
  | 'severity'
  | 'lastModified'
  | 'enabled';

export type RulesInput = {
  nameContains?: InputMaybe<Scalars['String']['input']>;
  severities?: InputMaybe<Array<Severity>>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  sortBy?: InputMaybe<RuleSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type Policy = DetectionEntity & {
  __typename?: 'Policy';
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  severity: Severity;
  description: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  runbook: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  reports: Array<DetectionReport>;
  outputIds: Array<Scalars['String']['output']>;
  /** Empty for every type. */
  resourceTypes: Array<Scalars['String']['output']>;
  /** Patterns of resource ids whose failures do not count. */
  suppressions: Array<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  tests: Array<DetectionTest>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
  /** Null where it has looked at no resource that counts. */
  complianceStatus?: Maybe<ComplianceStatus>;
  complianceCounts: ComplianceCounts;
  /** Its results, by resource. */
  resources: ComplianceConnection;
};


export type PolicyResourcesArgs = {
  input: PolicyResourcesInput;
};

export type CorrelationTest = {
  __typename?: 'CorrelationTest';
  name: Scalars['String']['output'];
  expectedResult: Scalars['Boolean']['output'];
  /** Of each step: field → value → times at which signals have it. */
  ruleOutputs: Scalars['JSON']['output'];
};

export type CorrelationRule = DetectionEntity & {
  __typename?: 'CorrelationRule';
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  displayName: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  severity: Severity;
  description: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  runbook: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  reports: Array<DetectionReport>;
  outputIds: Array<Scalars['String']['output']>;
  createAlert: Scalars['Boolean']['output'];
  summaryAttributes: Array<Scalars['String']['output']>;
  lookbackMinutes: Scalars['Int']['output'];
  schedule: Schedule;
  /** YAML of its logic. */
  body: Scalars['String']['output'];
  /** Ids of the rules whose signals it looks at. */
  ruleIds: Array<Scalars['ID']['output']>;
  tests: Array<CorrelationTest>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
};

export type DetectionEntityEdge = {
  __typename?: 'DetectionEntityEdge';
  node: DetectionEntity;
  cursor: Scalars['String']['output'];
};

export type DetectionEntityConnection = {
  __typename?: 'DetectionEntityConnection';
  edges: Array<DetectionEntityEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** An absent member does not narrow. */
export type DetectionsInput = {
  kinds?: InputMaybe<Array<DetectionKind>>;
  nameContains?: InputMaybe<Scalars['String']['input']>;
  severities?: InputMaybe<Array<Severity>>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  resourceTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of policies: the worst that one says of a resource that counts. */
  complianceStatuses?: InputMaybe<Array<ComplianceStatus>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  managed?: InputMaybe<Scalars['Boolean']['input']>;
  isSimple?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a user or an API token. */
  createdBy?: InputMaybe<Scalars['String']['input']>;
  lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<RuleSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type RuleTestResult = {
  __typename?: 'RuleTestResult';
  name: Scalars['String']['output'];
  passed: Scalars['Boolean']['output'];
  expectedResult: Scalars['Boolean']['output'];
  /** Null when the rule raised. */
  actualResult?: Maybe<Scalars['Boolean']['output']>;
  error?: Maybe<Scalars['String']['output']>;
  /** Function name → output or error, of the functions that ran. */
  functions: Scalars['JSON']['output'];
};

export type RulePythonBody = {
  __typename?: 'RulePythonBody';
  pythonBody: Scalars['String']['output'];
  tests: Array<DetectionTest>;
};

export type FilterFieldsInput = {
  /** Empty for none: then only what every log type has is listed. */
  logTypes: Array<Scalars['String']['input']>;
  /** Also fields that hold objects, and members of JSON that only events show. */
  showUnsafeTypes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A field that a filter may look at. */
export type FilterField = {
  __typename?: 'FilterField';
  /** Its path, such as `userIdentity.type`. */
  target: Scalars['String']['output'];
  /** string, int, float, bool, ip, cidr, json, or one of them with _array. */
  type: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Pharos adds it to the events of every log type. */
  isPharosManaged: Scalars['Boolean']['output'];
  /** Null for one that all of the log types have. */
  logType?: Maybe<Scalars['String']['output']>;
};

export type LogTypeFilterFields = {
  __typename?: 'LogTypeFilterFields';
  logType: Scalars['String']['output'];
  filters: Array<FilterField>;
};

export type FilterFields = {
  __typename?: 'FilterFields';
  pharosManaged: Array<FilterField>;
  filtersByLogType: Array<LogTypeFilterFields>;
  /** Those that several of the log types have with the same type. */
  shared: Array<FilterField>;
};

export type FlatFilterFields = {
  __typename?: 'FlatFilterFields';
  flatFields: Array<FilterField>;
};

/** An alert of which a filter would have left out events. */
export type FilteredAlert = {
  __typename?: 'FilteredAlert';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  severity: Severity;
  status: AlertStatus;
  createdAt: Scalars['DateTime']['output'];
  /** Its stored events. */
  events: Scalars['Int']['output'];
  eventsRemoved: Scalars['Int']['output'];
  /** Too few events are left for the rule's threshold: the alert would not have been raised. */
  isRemoved: Scalars['Boolean']['output'];
  /** What it turned out to be; null where nobody said so. */
  outcome?: Maybe<AlertOutcome>;
  /** Its outcome is a true positive; without an outcome, it was resolved. */
  isTruePositive: Scalars['Boolean']['output'];
};

/** What inline filters would have done to the alerts of the last 30 days. */
export type FilterImpact = {
  __typename?: 'FilterImpact';
  alerts: Scalars['Int']['output'];
  alertsRemoved: Scalars['Int']['output'];
  truePositivesRemoved: Scalars['Int']['output'];
  falsePositivesRemoved: Scalars['Int']['output'];
  events: Scalars['Int']['output'];
  eventsRemoved: Scalars['Int']['output'];
  /** Why not all alerts or events were looked at; empty where all were. */
  notice: Scalars['String']['output'];
  /** Those that lose events: true positives first, then the newest; 100 at most. */
  filteredAlerts: Array<FilteredAlert>;
};

export type FilterImpactInput = {
  detectionId: Scalars['ID']['input'];
  /** What would be added to the rule's `InlineFilters`, in YAML: a list of expressions. */
  filters: Scalars['String']['input'];
};

/** An event with the answer that the rule is to give for it. */
export type AddedTestInput = {
  name: Scalars['String']['input'];
  /** JSON of the event. */
  resource: Scalars['String']['input'];
  expectedResult?: Scalars['Boolean']['input'];
};

export type UpdateRuleAndFilterInput = {
  ruleId: Scalars['ID']['input'];
  /** What is added to the rule's `InlineFilters`, in YAML: a list of expressions. */
  filters: Scalars['String']['input'];
  /** `lastModified` of the version that the filters are added to; another version is refused. */
  lastModified: Scalars['DateTime']['input'];
  /** Added to the rule's unit tests. Rules that come with Pharos, are derived or are written in Sigma take none. */
  test?: InputMaybe<AddedTestInput>;
};

export type GeneralSettings = {
  __typename?: 'GeneralSettings';
  pantherVersion: Scalars['String']['output'];
  /** Queries that run on a schedule must say how many rows at most. */
  scheduledQueriesNeedLimit: Scalars['Boolean']['output'];
  /** Whether the AI features can be used: a model is configured, and they are not switched off. Null without RunPharosAi. */
  pharosAIEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whoever signs in with a password sets up an authenticator on the way. */
  mfaRequired: Scalars['Boolean']['output'];
  /** Whoever is assigned an alert by somebody else gets a mail. */
  shouldEmailAlertAssignees: Scalars['Boolean']['output'];
  /** Whether a mail server is set up. */
  hasMailServer: Scalars['Boolean']['output'];
};

/** What is absent stays as it is. */
export type UpdateGeneralSettingsInput = {
  scheduledQueriesNeedLimit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Takes RunPharosAi as well. */
  pharosAIEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Takes a person who confirmed who they are. */
  mfaRequired?: InputMaybe<Scalars['Boolean']['input']>;
  shouldEmailAlertAssignees?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How long an answer is to be; `short` and `long` are `small` and `large`. */
export type AiOutputLength =
  | 'xsmall'
  | 'small'
  | 'short'
  | 'medium'
  | 'large'
  | 'long'
  | 'xlarge'
  | 'largest';

/** What the model took in and gave out, as its provider counts. */
export type AiInferenceUsage = {
  __typename?: 'AIInferenceUsage';
  inputTokens: Scalars['Float']['output'];
  outputTokens: Scalars['Float']['output'];
  modelID: Scalars['String']['output'];
};

/** What was asked of the model, and its answer as far as it is written. It needs human validation. */
export type AiInferenceStream = {
  __typename?: 'AIInferenceStream';
  streamId: Scalars['String']['output'];
  /** Empty until somebody gives one. */
  streamName: Scalars['String']['output'];
  /** What it is about: the id of an alert. */
  alias: Scalars['String']['output'];
  pinned: Scalars['Boolean']['output'];
  /** Answers that are not saved are deleted after 30 days. */
  saved: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  updatedAt: Scalars['DateTime']['output'];
  userPrompt: Scalars['String']['output'];
  /** The answer that this one goes on from. */
  parentStreamId?: Maybe<Scalars['String']['output']>;
  metadata: Scalars['JSON']['output'];
  /** Grows until it is finished. What it quotes was written by others: it is text, never markup to be trusted. */
  responseText: Scalars['String']['output'];
  /** Null without one. What was written before it stays. */
  error?: Maybe<Scalars['String']['output']>;
  finished: Scalars['Boolean']['output'];
  /** Null until the provider says it. */
  usage?: Maybe<AiInferenceUsage>;
};

export type AiInferenceStreamEdge = {
  __typename?: 'AIInferenceStreamEdge';
  node: AiInferenceStream;
  cursor: Scalars['String']['output'];
};

export type AiInferenceStreamConnection = {
  __typename?: 'AIInferenceStreamConnection';
  edges: Array<AiInferenceStreamEdge>;
  pageInfo: PageInfo;
};

/** What an answer is about. */
export type AiSummaryKind =
  | 'alert';

export type AiSummaryMetadataInput = {
  kind: AiSummaryKind;
};

export type AiSummarizeAlertInput = {
  alertId: Scalars['String']['input'];
  /** medium when absent */
  outputLength?: InputMaybe<AiOutputLength>;
  metadata?: InputMaybe<AiSummaryMetadataInput>;
  /** What is asked beside the summary. */
  prompt?: InputMaybe<Scalars['String']['input']>;
  /** An answer about the same alert to go on from. */
  parentStreamId?: InputMaybe<Scalars['String']['input']>;
};

export type AiInferenceStreamsMetadataInput = {
  /** The id of an alert. */
  alias: Scalars['String']['input'];
  /** Only those that go on from this one. */
  parentId?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What is absent stays as it is. */
export type EditAiInferenceStreamInput = {
  streamId: Scalars['String']['input'];
  streamName?: InputMaybe<Scalars['String']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  saved?: InputMaybe<Scalars['Boolean']['input']>;
  /** true deletes it. */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LookupHealth =
  | 'HEALTHY'
  | 'NO_DATA'
  | 'NOT_REFRESHED'
  | 'DISABLED';

/** Which values of a log type's events are looked up. */
export type LookupAssociation = {
  __typename?: 'LookupAssociation';
  logType: Scalars['String']['output'];
  /** Fields, or paths such as $.client.ip. */
  selectors: Array<Scalars['String']['output']>;
};

/** The rows as they were uploaded. */
export type LookupFile = {
  __typename?: 'LookupFile';
  filename: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
  rows: Scalars['Float']['output'];
  uploadedAt: Scalars['DateTime']['output'];
};

export type LookupTable = {
  __typename?: 'LookupTable';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  reference: Scalars['String']['output'];
  /** The schema of its rows; null for the rows of a query. */
  schema?: Maybe<Scalars['String']['output']>;
  primaryKey: Scalars['String']['output'];
  /** Empty: wherever an indicator of the primary key's kind is. */
  associatedLogTypes: Array<LookupAssociation>;
  /** Null until a file was uploaded. */
  file?: Maybe<LookupFile>;
  /** How the rows are read again, in the keys of the content format; null for a file. */
  refresh?: Maybe<Scalars['JSON']['output']>;
  /** The query that gives the rows; null for a file or an object. */
  query?: Maybe<Scalars['String']['output']>;
  /** What queries call it. */
  lakeTable: Scalars['String']['output'];
  health: LookupHealth;
  /** What to do where it is not healthy. */
  healthMessage?: Maybe<Scalars['String']['output']>;
  managed: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<ActorReference>;
  lastModified: Scalars['DateTime']['output'];
  lastModifiedBy?: Maybe<ActorReference>;
};

export type LookupAssociationInput = {
  logType: Scalars['String']['input'];
  selectors: Array<Scalars['String']['input']>;
};

export type LookupTableInput = {
  name: Scalars['String']['input'];
  enabled: Scalars['Boolean']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  schema: Scalars['String']['input'];
  primaryKey: Scalars['String']['input'];
  associatedLogTypes: Array<LookupAssociationInput>;
};

export type UpdateLookupTableInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  table: LookupTableInput;
};

export type UploadLookupTableFileInput = {
  id: Scalars['ID']['input'];
  /** Told to people; the format is told by the content: CSV, JSON lines or MMDB, also compressed by gzip or zstd. */
  filename: Scalars['String']['input'];
  /** Base64. */
  data: Scalars['String']['input'];
};

export type UploadLookupTableFilePayload = {
  __typename?: 'UploadLookupTableFilePayload';
  lookupTable: LookupTable;
  /** Rows of the file without a usable key. */
  skippedRows: Scalars['Float']['output'];
};

export type GenerateEnrichedEventInput = {
  /** As rules see it; p_log_type says which tables are asked. */
  event: Scalars['JSON']['input'];
};

export type GenerateEnrichedEventPayload = {
  __typename?: 'GenerateEnrichedEventPayload';
  /** The event with p_enrichment, where any table has a row. */
  enrichedEvent: Scalars['JSON']['output'];
};

export type LookupRowsInput = {
  id: Scalars['ID']['input'];
  /** Text that a value contains, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Searches the primary key alone. */
  isKeyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  /** At most 500; 100 if absent. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type LookupRows = {
  __typename?: 'LookupRows';
  /** In the order of the file; a page of a search may be short, or empty, and still have a next one. */
  nodes: Array<Scalars['JSON']['output']>;
  /** The columns of the file, or the members of its first rows. */
  columns: Array<Scalars['String']['output']>;
  pageInfo: PageInfo;
};

export type LookupMatchInput = {
  id: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type LookupMatch = {
  __typename?: 'LookupMatch';
  /** Null where no row matches. */
  row?: Maybe<Scalars['JSON']['output']>;
  /** How keys are compared: exactly, as networks that contain an address, or as networks of a MaxMind database. */
  comparison: LookupComparison;
  /** The value was compared with networks, and is no IP address. */
  isNotAnAddress: Scalars['Boolean']['output'];
};

export type LookupComparison =
  | 'EXACT'
  | 'NETWORK'
  | 'MMDB';

export type LookupDetectionUse = {
  __typename?: 'LookupDetectionUse';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  kind: DetectionKind;
  enabled: Scalars['Boolean']['output'];
};

export type LookupQueryUse = {
  __typename?: 'LookupQueryUse';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What reads the table by its name. */
export type LookupUses = {
  __typename?: 'LookupUses';
  /** Detections that call event.lookup with its name, or read its rows under p_enrichment. */
  detections: Array<LookupDetectionUse>;
  /** Saved queries that read its table in the data lake. */
  queries: Array<LookupQueryUse>;
};

export type MailSecurity =
  | 'STARTTLS'
  | 'TLS'
  /** For servers of your own network that an administrator named in allowedPrivateHosts. */
  | 'NONE';

/** The mail server of the installation. */
export type MailSettings = {
  __typename?: 'MailSettings';
  host: Scalars['String']['output'];
  port: Scalars['Int']['output'];
  security: MailSecurity;
  /** Empty where the server asks for none. */
  user: Scalars['String']['output'];
  /** 19 asterisks where there is one. */
  password: Scalars['String']['output'];
  fromAddress: Scalars['String']['output'];
  fromName: Scalars['String']['output'];
  replyTo: Scalars['String']['output'];
  /** Empty: mail goes to any domain. */
  allowedRecipientDomains: Array<Scalars['String']['output']>;
};

export type MailSettingsInput = {
  host: Scalars['String']['input'];
  port: Scalars['Int']['input'];
  security: MailSecurity;
  user?: InputMaybe<Scalars['String']['input']>;
  /** Absent, empty or 19 asterisks: it stays as it is. */
  password?: InputMaybe<Scalars['String']['input']>;
  fromAddress: Scalars['String']['input'];
  fromName?: InputMaybe<Scalars['String']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  allowedRecipientDomains?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What the mail server answered to a test. */
export type MailTestResult = {
  __typename?: 'MailTestResult';
  success: Scalars['Boolean']['output'];
  statusCode: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type MuteSubject =
  | 'DESTINATION'
  | 'DETECTION';

/** Messages about alerts that nobody wants for a time. They are kept, and can be sent later. */
export type Mute = {
  __typename?: 'Mute';
  id: Scalars['ID']['output'];
  subject: MuteSubject;
  /** Id of the destination or of the detection. */
  subjectId: Scalars['ID']['output'];
  until: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
  createdBy: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type MuteMessagesInput = {
  subject: MuteSubject;
  subjectId: Scalars['ID']['input'];
  /** At most 90 days ahead. */
  until: Scalars['DateTime']['input'];
  /** At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type MuteMessagesPayload = {
  __typename?: 'MuteMessagesPayload';
  mute: Mute;
  /** Messages that were queued, and that it keeps. */
  muted: Scalars['Int']['output'];
};

export type UnmuteMessagesInput = {
  id: Scalars['ID']['input'];
  /** Whether the messages that it kept are sent now, or when quiet hours and digests let them. Otherwise each can be sent from the list of deliveries. */
  sendKept?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UnmuteMessagesPayload = {
  __typename?: 'UnmuteMessagesPayload';
  /** Messages that it kept and that are sent. */
  sent: Scalars['Int']['output'];
};

export type NotificationTopic =
  | 'SYSTEM_NOTIFICATION'
  | 'SYSTEM_ERROR'
  | 'DETECTION_NOTIFICATION';

export type NotificationChannelName =
  | 'IN_APP';

export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  topic: NotificationTopic;
  level: Scalars['String']['output'];
  title: Scalars['String']['output'];
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** 0001-01-01T00:00:00Z while unread. */
  readAt: Scalars['DateTime']['output'];
  /** 0001-01-01T00:00:00Z while in the inbox. */
  archivedAt: Scalars['DateTime']['output'];
  metadata: Scalars['JSON']['output'];
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  node: Notification;
  cursor: Scalars['String']['output'];
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  pageInfo: PageInfo;
  unreadCount: Scalars['Int']['output'];
};

export type NotificationsInput = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNotificationInput = {
  id: Scalars['ID']['input'];
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
  archivedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateUserNotificationsInput = {
  readAt?: InputMaybe<Scalars['DateTime']['input']>;
  archivedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type NotificationChannel = {
  __typename?: 'NotificationChannel';
  name: NotificationChannelName;
  enabled: Scalars['Boolean']['output'];
};

/** Through which channels the signed-in user hears of a topic. */
export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  topic: NotificationTopic;
  channels: Array<NotificationChannel>;
};

export type NotificationChannelInput = {
  name: NotificationChannelName;
  enabled: Scalars['Boolean']['input'];
};

export type NotificationPreferenceInput = {
  topic: NotificationTopic;
  channels: Array<NotificationChannelInput>;
};

export type PutNotificationPreferencesInput = {
  /** Topics that are not given stay as they are. */
  preferences: Array<NotificationPreferenceInput>;
};

export type LabelledCount = {
  __typename?: 'LabelledCount';
  label: Scalars['String']['output'];
  count: Scalars['Float']['output'];
};

export type TimeSeries = {
  __typename?: 'TimeSeries';
  label: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  values: Array<Scalars['Float']['output']>;
};

export type TimeSeriesGroup = {
  __typename?: 'TimeSeriesGroup';
  /** Start of each bucket, oldest first; every series has as many values. */
  at: Array<Scalars['DateTime']['output']>;
  series: Array<TimeSeries>;
};

export type OverviewTotals = {
  __typename?: 'OverviewTotals';
  /** Created. */
  alerts: Scalars['Float']['output'];
  /** Stored. */
  events: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
};

export type Overview = {
  __typename?: 'Overview';
  /** Open and triaged ones, whenever they were created. */
  openAlerts: Array<LabelledCount>;
  totals: OverviewTotals;
  /** Within as long a time just before. */
  totalsBefore: OverviewTotals;
  alertsBySeverity: Array<LabelledCount>;
  alertsByStatus: Array<LabelledCount>;
  alertsOverTime: TimeSeriesGroup;
  topRules: Array<RuleCount>;
  /** Stored events by log type: the eight with most, largest first, then the sum of the others as "other". */
  eventsOverTime: TimeSeriesGroup;
  totalEvents: Scalars['Float']['output'];
  totalBytes: Scalars['Float']['output'];
  sourcesByHealth: Array<LabelledCount>;
};

export type RuleCount = {
  __typename?: 'RuleCount';
  ruleId: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  severity: Severity;
  count: Scalars['Float']['output'];
};

export type PackOrigin =
  /** It comes with Pharos, and its new versions with those of Pharos. */
  | 'PHAROS'
  /** It comes from a pack source. */
  | 'SOURCE'
  /** Somebody uploaded it; it has no versions. */
  | 'UPLOAD';

export type PackVersion = {
  __typename?: 'PackVersion';
  version: Scalars['String']['output'];
  publishedAt: Scalars['DateTime']['output'];
  /** What its makers say about it. */
  notes: Scalars['String']['output'];
  isInstalled: Scalars['Boolean']['output'];
};

export type PackItemKind =
  | 'RULE'
  | 'SCHEDULED_RULE'
  | 'DERIVED_RULE'
  | 'CORRELATION_RULE'
  | 'POLICY'
  | 'GLOBAL_HELPER'
  | 'DATA_MODEL'
  | 'QUERY'
  | 'LOOKUP_TABLE';

/** What a pack names and is there. */
export type PackItem = {
  __typename?: 'PackItem';
  id: Scalars['ID']['output'];
  kind: PackItemKind;
  displayName: Scalars['String']['output'];
  /** Null for what cannot be switched off. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Null for what has none. */
  severity?: Maybe<Severity>;
  /** What people changed of it, which outlives updates; member names of detections. */
  overrides: Array<Scalars['String']['output']>;
};

/** What a pack lacks. */
export type PackGap = {
  __typename?: 'PackGap';
  /** Of what is not there, or not in the pack. */
  id: Scalars['ID']['output'];
  /** The item of the pack that needs it; null where the pack itself names it. */
  neededBy?: Maybe<Scalars['ID']['output']>;
  /** There is such an item, which the pack does not name. */
  isElsewhere: Scalars['Boolean']['output'];
};

export type PackLogType = {
  __typename?: 'PackLogType';
  name: Scalars['String']['output'];
  /** A log source sends it. */
  isReceived: Scalars['Boolean']['output'];
};

export type Pack = {
  __typename?: 'Pack';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  /** Ids of detections, globals, data models, queries and lookup tables. */
  itemIds: Array<Scalars['ID']['output']>;
  lastModified: Scalars['DateTime']['output'];
  origin: PackOrigin;
  /** Null for one that does not come from a source. */
  sourceId?: Maybe<Scalars['ID']['output']>;
  sourceName?: Maybe<Scalars['String']['output']>;
  /** The installed one; null where nothing of the pack is installed, or it has no versions. */
  version?: Maybe<Scalars['String']['output']>;
  newestVersion?: Maybe<Scalars['String']['output']>;
  /** A newer version has other content than the installed one. */
  hasUpdate: Scalars['Boolean']['output'];
  /** The newest first. */
  versions: Array<PackVersion>;
  /** Those that are there and that the reader may see. */
  items: Array<PackItem>;
  gaps: Array<PackGap>;
  /** Of its rules. */
  logTypes: Array<PackLogType>;
};

export type PackConnection = {
  __typename?: 'PackConnection';
  edges: Array<PackEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PackEdge = {
  __typename?: 'PackEdge';
  node: Pack;
  cursor: Scalars['String']['output'];
};

/** An absent member does not narrow; by display name. */
export type PacksInput = {
  nameContains?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  hasUpdate?: InputMaybe<Scalars['Boolean']['input']>;
  createdBy?: InputMaybe<Scalars['String']['input']>;
  lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PackItemAction =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

/** A member that people changed: it stays as they chose. */
export type PackOverride = {
  __typename?: 'PackOverride';
  member: Scalars['String']['output'];
  /** As people chose it. */
  chosen?: Maybe<Scalars['JSON']['output']>;
  /** As the installed version has it. */
  before?: Maybe<Scalars['JSON']['output']>;
  /** As the other version has it. */
  after?: Maybe<Scalars['JSON']['output']>;
};

export type PackItemChange = {
  __typename?: 'PackItemChange';
  id: Scalars['ID']['output'];
  kind: PackItemKind;
  displayName: Scalars['String']['output'];
  action: PackItemAction;
  /** As files of a repository; empty where it is added, or the reader may not read it. */
  before: Array<RepositoryFile>;
  /** Empty where it is removed, or the reader may not read it. */
  after: Array<RepositoryFile>;
  overrides: Array<PackOverride>;
};

/** What another version of a pack would change. */
export type PackChanges = {
  __typename?: 'PackChanges';
  /** The installed version; null where nothing is installed. */
  from?: Maybe<Scalars['String']['output']>;
  to: Scalars['String']['output'];
  items: Array<PackItemChange>;
  /** Items of the version that this installation goes without, and why. */
  leftOut: Array<Scalars['String']['output']>;
  /** Why the version cannot be installed; empty where it can. */
  problems: Array<Scalars['String']['output']>;
};

export type PackVersionInput = {
  id: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};

export type PackSourceKind =
  /** The releases of a repository, as the API of GitHub tells of them. */
  | 'GIT_RELEASES'
  /** An address with one zip archive. */
  | 'ARCHIVE';

export type PackSource = {
  __typename?: 'PackSource';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  kind: PackSourceKind;
  url: Scalars['String']['output'];
  hasToken: Scalars['Boolean']['output'];
  /** PEM; empty where archives need not be signed. */
  publicKey: Scalars['String']['output'];
  /** Pharos looks for new versions by itself. */
  enabled: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastModified: Scalars['DateTime']['output'];
  /** When Pharos looked for versions last. */
  polledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last look failed; null where it did not. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The newest first, without their packs. */
  versions: Array<Scalars['String']['output']>;
  packs: Array<Pack>;
};

export type PackSourceInput = {
  displayName: Scalars['String']['input'];
  kind: PackSourceKind;
  url: Scalars['String']['input'];
  /** Null leaves the one that there is; an empty one takes it away. */
  token?: InputMaybe<Scalars['String']['input']>;
  publicKey?: InputMaybe<Scalars['String']['input']>;
  enabled: Scalars['Boolean']['input'];
};

export type UpdatePackSourceInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  source: PackSourceInput;
};

export type PreviewState =
  /** Other previews run first. */
  | 'WAITING'
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'CANCELLED'
  | 'FAILED';

/** What a preview says of an alert: the draft would raise it and the saved version did not, both would, or only the saved version would. */
export type AlertChange =
  | 'NEW'
  | 'KEPT'
  | 'GONE';

/** The text of a detection that is not saved, as it would be in a repository. */
export type DetectionDraftInput = {
  /** The file in YAML. It may leave out `Filename`. */
  yaml: Scalars['String']['input'];
  /** The file in Python, where the detection has one. */
  python?: InputMaybe<Scalars['String']['input']>;
};

export type StartPreviewInput = {
  /** The saved detection to preview; with a draft, the one that the draft is compared with. By default the draft's own id. */
  detectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Absent: the saved version. */
  draft?: InputMaybe<DetectionDraftInput>;
  /** Events that happened from this time on. */
  startsAt: Scalars['DateTime']['input'];
  /** Not included. */
  endsAt: Scalars['DateTime']['input'];
};

export type PreviewedEvent = {
  __typename?: 'PreviewedEvent';
  /** Empty where it is not known, as of a signal that came from no event. */
  logType: Scalars['String']['output'];
  /** Of an alert of a correlation rule: the rule whose signal it is. */
  ruleId?: Maybe<Scalars['ID']['output']>;
  rowId: Scalars['ID']['output'];
  /** As the data lake writes it. */
  eventTime: Scalars['String']['output'];
  /** Of an alert of a scheduled rule: the row of its query, which is stored nowhere else; null for others, and where it is longer than 4,000 characters. */
  row?: Maybe<Scalars['JSON']['output']>;
};

/** An alert that a detection would have raised. It is stored nowhere else. */
export type PreviewedAlert = {
  __typename?: 'PreviewedAlert';
  id: Scalars['ID']['output'];
  type: AlertType;
  change: AlertChange;
  severity: Severity;
  title: Scalars['String']['output'];
  dedupString: Scalars['String']['output'];
  /** When it would have been raised: by when its events arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** When the first of its events happened; null for an alert about too many alerts. */
  firstEventOccurredAt?: Maybe<Scalars['DateTime']['output']>;
  eventCount: Scalars['Int']['output'];
  logTypes: Array<Scalars['String']['output']>;
  /** The first ones, at most 5. */
  events: Array<PreviewedEvent>;
};

export type PreviewedSeverity = {
  __typename?: 'PreviewedSeverity';
  severity: Severity;
  /** Alerts of the previewed version. */
  alerts: Scalars['Int']['output'];
};

export type PreviewBucket = {
  __typename?: 'PreviewBucket';
  from: Scalars['DateTime']['output'];
  /** By when their first events happened. */
  newAlerts: Scalars['Int']['output'];
  keptAlerts: Scalars['Int']['output'];
  goneAlerts: Scalars['Int']['output'];
};

export type PreviewedError = {
  __typename?: 'PreviewedError';
  /** The exception's class, or Timeout, ProcessLost, Suspended. */
  kind: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** How many events it was raised for. */
  events: Scalars['Int']['output'];
};

/** A step of a correlation rule. */
export type PreviewedStep = {
  __typename?: 'PreviewedStep';
  /** Empty where the rule does not name it. */
  stepId: Scalars['ID']['output'];
  ruleId: Scalars['ID']['output'];
  /** How many the rule left within the time, whatever values they share. */
  signals: Scalars['Int']['output'];
};

/** A saved query of a scheduled rule, run as of each time of its schedule. */
export type PreviewedQuery = {
  __typename?: 'PreviewedQuery';
  name: Scalars['String']['output'];
  runs: Scalars['Int']['output'];
  /** Of all runs. */
  rows: Scalars['Int']['output'];
};

export type PreviewSummary = {
  __typename?: 'PreviewSummary';
  /** Stored events of the log types within the time; of a correlation rule the signals of its steps, of a scheduled rule the rows of its queries. */
  eventsInScope: Scalars['Int']['output'];
  /** Those of them that may meet the detection's conditions, which alone are read. */
  eventsRead: Scalars['Int']['output'];
  matches: Scalars['Int']['output'];
  errors: Scalars['Int']['output'];
  /** Alerts of the previewed version. */
  alerts: Scalars['Int']['output'];
  newAlerts: Scalars['Int']['output'];
  keptAlerts: Scalars['Int']['output'];
  /** Alerts of the saved version that the draft does not raise. */
  goneAlerts: Scalars['Int']['output'];
  bySeverity: Array<PreviewedSeverity>;
  overTime: Array<PreviewBucket>;
  /** The most frequent first, at most 20. */
  errorMessages: Array<PreviewedError>;
};

/** A detection's run on stored events, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
export type DetectionPreview = {
  __typename?: 'DetectionPreview';
  id: Scalars['ID']['output'];
  state: PreviewState;
  /** Why it failed; empty where it did not. */
  error: Scalars['String']['output'];
  /** Why the result does not cover all events; empty where it does. */
  notice: Scalars['String']['output'];
  /** Up to 1. */
  progress: Scalars['Float']['output'];
  detectionId: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  isDraft: Scalars['Boolean']['output'];
  /** The saved version was run as well. */
  isCompared: Scalars['Boolean']['output'];
  logTypes: Array<Scalars['String']['output']>;
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  /** Every event before this time was looked at. */
  coveredUntil: Scalars['DateTime']['output'];
  /** What events must meet to be read, in words; empty where all are. */
  conditions: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a correlation rule; empty for others. */
  steps: Array<PreviewedStep>;
  /** Of a scheduled rule; empty for others. */
  queries: Array<PreviewedQuery>;
  summary: PreviewSummary;
  /** The earliest first; 100 of each change are kept. */
  alerts: Array<PreviewedAlert>;
};


/** A detection's run on stored events, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
export type DetectionPreviewAlertsArgs = {
  change?: InputMaybe<AlertChange>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Logs are pulled from the API of a product. */
export type PullLogSource = LogSource & {
  __typename?: 'PullLogSource';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  /** Null where Pharos no longer has a provider of this name. */
  provider?: Maybe<PullProvider>;
  authentication: Scalars['String']['output'];
  /** Without the values of secret fields. */
  values: Array<PullValue>;
  /** Names of the chosen streams. */
  chosenStreams: Array<Scalars['String']['output']>;
  /** Whether somebody has to grant access in the provider's own pages before anything can be pulled. */
  needsAuthorization: Scalars['Boolean']['output'];
  /** When access was granted; null where that is not needed, or not done. */
  authorizedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing can be pulled at the moment; null while all is well. */
  pullProblem?: Maybe<PullProblem>;
  streams: Array<PullStream>;
};


/** Logs are pulled from the API of a product. */
export type PullLogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs are pulled from the API of a product. */
export type PullLogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PullValue = {
  __typename?: 'PullValue';
  name: Scalars['String']['output'];
  /** Several for a list, else one. */
  values: Array<Scalars['String']['output']>;
};

export type PullProblemKind =
  | 'unauthorized'
  | 'forbidden'
  | 'notLicensed'
  | 'rateLimited'
  | 'unavailable'
  | 'looping'
  | 'backwards'
  | 'cursorExpired'
  | 'unreadable'
  | 'tooLarge'
  | 'refused';

export type PullProblem = {
  __typename?: 'PullProblem';
  kind: PullProblemKind;
  /** What is wrong and what to do. */
  message: Scalars['String']['output'];
  since?: Maybe<Scalars['DateTime']['output']>;
  /** When Pharos asks again. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A cursor of a source: one for each stream, or for each partition of it. */
export type PullStream = {
  __typename?: 'PullStream';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Null where the stream has no partitions. */
  partition?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  lastPollAt?: Maybe<Scalars['DateTime']['output']>;
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  nextPollAt: Scalars['DateTime']['output'];
  /** Everything up to this time has been read. */
  readUpTo: Scalars['DateTime']['output'];
  /** The cursor that the provider gave; null where time is the cursor. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** The newest time that an event had. */
  newestEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far behind the present the stream is, in seconds. */
  lagSeconds: Scalars['Float']['output'];
  /** How many events were stored. */
  events: Scalars['Float']['output'];
  /** How many events were read again and recognised. */
  repeated: Scalars['Float']['output'];
  problem?: Maybe<PullProblem>;
};

export type PullFieldType =
  | 'text'
  | 'host'
  | 'url'
  | 'secret'
  | 'choice'
  | 'list';

export type PullFieldOption = {
  __typename?: 'PullFieldOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type PullField = {
  __typename?: 'PullField';
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: PullFieldType;
  help?: Maybe<Scalars['String']['output']>;
  isOptional: Scalars['Boolean']['output'];
  isMultiline: Scalars['Boolean']['output'];
  options?: Maybe<Array<PullFieldOption>>;
  default: Array<Scalars['String']['output']>;
};

export type PullAuthentication = {
  __typename?: 'PullAuthentication';
  id: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Fields that belong to this way alone. */
  uses: Array<Scalars['String']['output']>;
  /** Whether somebody grants access in the provider's own pages. */
  needsAuthorization: Scalars['Boolean']['output'];
};

export type PullStreamInfo = {
  __typename?: 'PullStreamInfo';
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  logTypes: Array<Scalars['String']['output']>;
  /** What the credentials need for it. */
  requires?: Maybe<Scalars['String']['output']>;
  isOptional: Scalars['Boolean']['output'];
  everySeconds: Scalars['Float']['output'];
};

/** A product that logs can be pulled from. */
export type PullProvider = {
  __typename?: 'PullProvider';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  documentationUrl?: Maybe<Scalars['String']['output']>;
  fields: Array<PullField>;
  authentications: Array<PullAuthentication>;
  streams: Array<PullStreamInfo>;
  /** What to register with the provider; null where nobody grants access in its own pages. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

export type PullValueInput = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type CreatePullSourceInput = {
  label: Scalars['String']['input'];
  provider: Scalars['String']['input'];
  /** The first way of the provider when absent. */
  authentication?: InputMaybe<Scalars['String']['input']>;
  values: Array<PullValueInput>;
  /** Names of streams; all that are not optional when absent. */
  streams?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How far the first poll reaches back; 24 hours when absent. */
  startHoursBack?: InputMaybe<Scalars['Float']['input']>;
};

/** What is absent stays as it is; of the values, each one. */
export type UpdatePullSourceInput = {
  id: Scalars['ID']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  authentication?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Array<PullValueInput>>;
  streams?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CheckPullConnectionInput = {
  /** Whose secrets are used where none are given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  provider: Scalars['String']['input'];
  authentication?: InputMaybe<Scalars['String']['input']>;
  values: Array<PullValueInput>;
  streams?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PullHeader = {
  __typename?: 'PullHeader';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A request that was made for a check and its answer. Secrets are cut out. */
export type PullExchange = {
  __typename?: 'PullExchange';
  method: Scalars['String']['output'];
  url: Scalars['String']['output'];
  requestHeaders: Array<PullHeader>;
  requestBody?: Maybe<Scalars['String']['output']>;
  status: Scalars['Int']['output'];
  responseHeaders: Array<PullHeader>;
  /** At most 8 KiB. */
  responseBody: Scalars['String']['output'];
};

export type PullConnectionCheck = {
  __typename?: 'PullConnectionCheck';
  stream: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  events: Scalars['Int']['output'];
  exchanges: Array<PullExchange>;
};

export type CheckPullConnectionPayload = {
  __typename?: 'CheckPullConnectionPayload';
  checks: Array<PullConnectionCheck>;
};

export type PullLogSourcePayload = {
  __typename?: 'PullLogSourcePayload';
  logSource: PullLogSource;
};

export type AuthorizePullSourceInput = {
  sourceId: Scalars['ID']['input'];
  /** The page of Pharos where the browser goes on afterwards. */
  successUrl: Scalars['String']['input'];
};

export type AuthorizePullSourcePayload = {
  __typename?: 'AuthorizePullSourcePayload';
  /** Where the browser goes to grant access; good for ten minutes. */
  url: Scalars['String']['output'];
};

export type PullNowInput = {
  sourceId: Scalars['ID']['input'];
};

export type QueryDownloadStatus =
  | 'running'
  | 'ready'
  | 'failed'
  /** It was ready; it can be generated again. */
  | 'expired';

export type DownloadError = {
  __typename?: 'DownloadError';
  message: Scalars['String']['output'];
};

/** A file of all rows of a query. */
export type QueryDownload = {
  __typename?: 'QueryDownload';
  id: Scalars['ID']['output'];
  queryId: Scalars['ID']['output'];
  /** Empty for all. */
  columns: Array<Scalars['String']['output']>;
  status: QueryDownloadStatus;
  /** Null without one. */
  error?: Maybe<DownloadError>;
  rowCount: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Twelve hours after it was asked for. */
  expiresAt: Scalars['DateTime']['output'];
};

export type QueryDownloadEdge = {
  __typename?: 'QueryDownloadEdge';
  node: QueryDownload;
  cursor: Scalars['String']['output'];
};

export type QueryDownloadConnection = {
  __typename?: 'QueryDownloadConnection';
  edges: Array<QueryDownloadEdge>;
  pageInfo: PageInfo;
};

export type StartAsyncDownloadInput = {
  /** The query whose rows are wanted. What it says is all that counts; the other params are accepted and not needed. */
  originalQueryId: Scalars['ID']['input'];
  /** Those that are wanted, in this order; empty or absent for all. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  databases?: InputMaybe<Array<Scalars['String']['input']>>;
  tables?: InputMaybe<Array<Scalars['String']['input']>>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  relativeTime?: InputMaybe<Scalars['String']['input']>;
  sortDir?: InputMaybe<SortDirection>;
  language?: InputMaybe<QueryLanguage>;
  filters?: InputMaybe<Scalars['String']['input']>;
};

/** One of the two is null. */
export type StartAsyncDownloadResult = {
  __typename?: 'StartAsyncDownloadResult';
  download?: Maybe<QueryDownload>;
  error?: Maybe<DownloadError>;
};

export type AsyncQueryDownloadUrlInput = {
  /** Of a file, or of its query. */
  id: Scalars['ID']['input'];
  /** With the id of a query: of the file with just these columns. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One of the two is null. */
export type AsyncQueryDownloadUrl = {
  __typename?: 'AsyncQueryDownloadUrl';
  /** Good until the file expires, for whoever has it. */
  url?: Maybe<Scalars['String']['output']>;
  error?: Maybe<DownloadError>;
};

export type QueryDownloadsInput = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type QueryRunStatus =
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'FAILED';

/** One run of a scheduled query. */
export type QueryRun = {
  __typename?: 'QueryRun';
  queryName: Scalars['ID']['output'];
  dueAt: Scalars['DateTime']['output'];
  status: QueryRunStatus;
  attempts: Scalars['Int']['output'];
  /** Of the latest attempt. */
  startedAt: Scalars['DateTime']['output'];
  /** Null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  rows: Scalars['Int']['output'];
  /** The query has more rows than a run takes. */
  isTruncated: Scalars['Boolean']['output'];
  /** Rows that a rule matched, counted once for each rule. */
  matches: Scalars['Int']['output'];
  /** Why the latest attempt failed; empty where it did not. */
  error: Scalars['String']['output'];
};

export type RecurringWorkState =
  /** It has run, or is about to for the first time. */
  | 'WAITING'
  | 'RUNNING'
  /** The last run failed; it is tried again within minutes. */
  | 'FAILING';

/** Work that one process of all does again and again. */
export type RecurringWork = {
  __typename?: 'RecurringWork';
  name: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  state: RecurringWorkState;
  everySeconds: Scalars['Int']['output'];
  /** When the last run that reached its end began; null where none did. */
  lastRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it runs. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null as well for readers restricted to log types: it may name others. */
  failure?: Maybe<Scalars['String']['output']>;
};

/** What a policy says about a resource. Of several the first that occurs counts. */
export type ComplianceStatus =
  | 'ERROR'
  | 'FAIL'
  | 'PASS';

/** The suppressed are not among the others. */
export type ComplianceCounts = {
  __typename?: 'ComplianceCounts';
  passed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  errored: Scalars['Int']['output'];
  suppressed: Scalars['Int']['output'];
};

/** The latest result of one policy for one resource. */
export type Compliance = {
  __typename?: 'Compliance';
  policyId: Scalars['ID']['output'];
  resourceId: Scalars['ID']['output'];
  status: ComplianceStatus;
  /** The policy has a pattern for the resource: the result counts for nothing. */
  suppressed: Scalars['Boolean']['output'];
  /** What the policy raised; empty unless the status is ERROR. */
  error: Scalars['String']['output'];
  checkedAt: Scalars['DateTime']['output'];
  /** Since when status and suppression are as they are. */
  changedAt: Scalars['DateTime']['output'];
  policy?: Maybe<Policy>;
  resource?: Maybe<Resource>;
};

export type ComplianceEdge = {
  __typename?: 'ComplianceEdge';
  node: Compliance;
  cursor: Scalars['String']['output'];
};

export type ComplianceConnection = {
  __typename?: 'ComplianceConnection';
  edges: Array<ComplianceEdge>;
  pageInfo: PageInfo;
};

export type Resource = {
  __typename?: 'Resource';
  /** An ARN, or any other text that names it for good. */
  id: Scalars['ID']['output'];
  /** Such as AWS.S3.Bucket. */
  type: Scalars['String']['output'];
  /** From the document, as are region and name; empty where it does not say. */
  accountId: Scalars['String']['output'];
  region: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The document that policies see. */
  attributes: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  changedAt: Scalars['DateTime']['output'];
  seenAt: Scalars['DateTime']['output'];
  /** Null while it exists. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where no policy that counts has looked at it. */
  complianceStatus?: Maybe<ComplianceStatus>;
  complianceCounts: ComplianceCounts;
  compliance: Array<Compliance>;
};

export type ResourceEdge = {
  __typename?: 'ResourceEdge';
  node: Resource;
  cursor: Scalars['String']['output'];
};

export type ResourceConnection = {
  __typename?: 'ResourceConnection';
  edges: Array<ResourceEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ResourceSortBy =
  | 'id'
  | 'type'
  | 'name'
  | 'changedAt';

/** An absent member does not narrow. */
export type ResourcesInput = {
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  accountIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** In the id or the name. */
  nameContains?: InputMaybe<Scalars['String']['input']>;
  complianceStatuses?: InputMaybe<Array<ComplianceStatus>>;
  sortBy?: InputMaybe<ResourceSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyResourcesInput = {
  statuses?: InputMaybe<Array<ComplianceStatus>>;
  suppressed?: InputMaybe<Scalars['Boolean']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** The id and the type may as well be members of the document: ResourceId (or Arn, or Id) and ResourceType. */
export type ResourceInput = {
  resourceId?: InputMaybe<Scalars['String']['input']>;
  resourceType?: InputMaybe<Scalars['String']['input']>;
  attributes: Scalars['JSON']['input'];
};

export type PutResourcesResult = {
  __typename?: 'PutResourcesResult';
  created: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type Role = {
  __typename?: 'Role';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  /** Log types that are allowed or denied, as the kind says. */
  logTypeAccess: Array<Scalars['String']['output']>;
  logTypeAccessKind: LogTypeAccessKind;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Null for a role that comes with Pharos and was never changed. */
  updatedBy?: Maybe<ActorReference>;
};

/** Which log types people may see: all, none, those of a list, or all but those. */
export type LogTypeAccessKind =
  | 'ALLOW_ALL'
  | 'DENY_ALL'
  | 'ALLOW'
  | 'DENY';

export type PermissionDetails = {
  __typename?: 'PermissionDetails';
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  group: Scalars['String']['output'];
  /** Whether an API token may hold it. */
  isForTokens: Scalars['Boolean']['output'];
};

export type RoleReferenceInput = {
  /** ID or NAME */
  kind: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type RolesInput = {
  nameContains?: InputMaybe<Scalars['String']['input']>;
  /** By name; ascending when absent. */
  sortDir?: InputMaybe<SortDirection>;
};

export type DeleteRoleInput = {
  id: Scalars['ID']['input'];
};

export type CreateRoleInput = {
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
  /** Only for the kinds ALLOW and DENY. */
  logTypeAccess?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ALLOW_ALL where there is none. */
  logTypeAccessKind?: InputMaybe<LogTypeAccessKind>;
};

export type UpdateRoleInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
  /** Only for the kinds ALLOW and DENY; as it was where there is no kind. */
  logTypeAccess?: InputMaybe<Array<Scalars['String']['input']>>;
  logTypeAccessKind?: InputMaybe<LogTypeAccessKind>;
};

export type RolePayload = {
  __typename?: 'RolePayload';
  role: Role;
};

export type SavedQueryKind =
  | 'saved'
  | 'scheduled';

export type ScheduleInput = {
  /** Either this or the expression. */
  rateMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Minute, hour, day of month, month, day of week, in UTC. */
  cronExpression?: InputMaybe<Scalars['String']['input']>;
  timeoutMinutes: Scalars['Int']['input'];
};

export type QueryEmailInput = {
  recipients: Array<Scalars['String']['input']>;
  sendEmpty: Scalars['Boolean']['input'];
  preferAttachment: Scalars['Boolean']['input'];
};

/** A query to keep; what is absent is empty. */
export type SavedQueryInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The text, whatever its language. */
  sql: Scalars['String']['input'];
  /** Absent: PharosFlow where the text says so in a comment, otherwise SQL. */
  language?: InputMaybe<QueryLanguage>;
  databases?: InputMaybe<Array<Scalars['String']['input']>>;
  tables?: InputMaybe<Array<Scalars['String']['input']>>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  relativeTime?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sortDir?: InputMaybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  filters?: InputMaybe<Scalars['String']['input']>;
  /** Absent: it is run by hand only. */
  schedule?: InputMaybe<ScheduleInput>;
  /** Of the schedule; absent: on. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only events of so long before a scheduled run count. */
  lookbackSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Absent: as it was. */
  email?: InputMaybe<QueryEmailInput>;
};

export type SavedQueryPayload = {
  __typename?: 'SavedQueryPayload';
  savedQuery: SavedQuery;
};

export type DeletedSavedQueries = {
  __typename?: 'DeletedSavedQueries';
  ids: Array<Scalars['ID']['output']>;
};

export type Schema = {
  __typename?: 'Schema';
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  referenceURL: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  /** Of the language of the document; there is 0 only. */
  version: Scalars['Int']['output'];
  /** The document, as YAML. */
  spec: Scalars['String']['output'];
  /** Fields that Pharos saw and nobody took over yet, as YAML; empty without any. */
  discoveredSpec: Scalars['String']['output'];
  isManaged: Scalars['Boolean']['output'];
  isArchived: Scalars['Boolean']['output'];
  isFieldDiscoveryEnabled: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  logSources: Array<LogSourceName>;
  /** The newest first; none of a schema that comes with Pharos. */
  revisions: Array<SchemaRevision>;
};

export type SchemaRevision = {
  __typename?: 'SchemaRevision';
  revision: Scalars['Int']['output'];
  spec: Scalars['String']['output'];
  changedBy: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
};

export type SchemaEdge = {
  __typename?: 'SchemaEdge';
  node: Schema;
};

/** All schemas that were asked for, by name. */
export type SchemaConnection = {
  __typename?: 'SchemaConnection';
  edges: Array<SchemaEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SchemasInput = {
  contains?: InputMaybe<Scalars['String']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isManaged?: InputMaybe<Scalars['Boolean']['input']>;
  isInUse?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateOrUpdateSchemaInput = {
  /** Begins with Custom. */
  name: Scalars['String']['input'];
  /** YAML; the name in it, if there is one, must be this one. */
  spec: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  referenceURL?: InputMaybe<Scalars['String']['input']>;
  /** Of the schema as it was read; 0 or null makes a new one. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  isFieldDiscoveryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type SchemaPayload = {
  __typename?: 'SchemaPayload';
  schema: Schema;
};

export type CloneSchemaInput = {
  name: Scalars['String']['input'];
  /** The new name; begins with Custom. */
  newName: Scalars['String']['input'];
};

export type ArchiveSchemaInput = {
  name: Scalars['String']['input'];
  isArchived: Scalars['Boolean']['input'];
};

export type CheckSchemaInput = {
  name: Scalars['String']['input'];
  spec: Scalars['String']['input'];
  isFieldDiscoveryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A mistake in a document; line and column count from 1, and are 0 where no place is to blame. */
export type SchemaProblem = {
  __typename?: 'SchemaProblem';
  line: Scalars['Int']['output'];
  column: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type SchemaCheck = {
  __typename?: 'SchemaCheck';
  problems: Array<SchemaProblem>;
  /** Why the stored schema of this name cannot become this one; empty when it can, or when there is none. */
  incompatibleChanges: Array<Scalars['String']['output']>;
};

/** Either text, or what a source received last. */
export type SchemaSamplesInput = {
  text?: InputMaybe<Scalars['String']['input']>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
};

export type InferSchemaInput = {
  name: Scalars['String']['input'];
  samples: SchemaSamplesInput;
};

export type SampleFailure = {
  __typename?: 'SampleFailure';
  /** The place among the samples, from 0. */
  index: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  raw: Scalars['String']['output'];
};

export type InferredSchema = {
  __typename?: 'InferredSchema';
  /** YAML with comments on what a person must decide. */
  spec: Scalars['String']['output'];
  samples: Scalars['Int']['output'];
  parsed: Scalars['Int']['output'];
  failures: Array<SampleFailure>;
};

export type TestSchemaInput = {
  name: Scalars['String']['input'];
  spec: Scalars['String']['input'];
  samples: SchemaSamplesInput;
};

export type SchemaTestReport = {
  __typename?: 'SchemaTestReport';
  /** Null for a trial that nobody keeps, because it has no source. */
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  spec: Scalars['String']['output'];
  samples: Scalars['Int']['output'];
  parsed: Scalars['Int']['output'];
  /** The first events, as JSON. */
  events: Array<Scalars['String']['output']>;
  failures: Array<SampleFailure>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
};

export type SchemaDraft = {
  __typename?: 'SchemaDraft';
  name: Scalars['String']['output'];
  spec: Scalars['String']['output'];
  changedBy: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SchemaDraftInput = {
  sourceId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  spec: Scalars['String']['input'];
};

export type DeleteSchemaDraftInput = {
  sourceId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type SetFieldDiscoveryInput = {
  /** Also of a schema that comes with Pharos. */
  name: Scalars['String']['input'];
  isEnabled: Scalars['Boolean']['input'];
  /** Of the schema as it was read. */
  revision: Scalars['Int']['input'];
};

export type PromoteDiscoveredFieldsInput = {
  name: Scalars['String']['input'];
  /** Top-level names; null takes all. */
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of the schema as it was read. */
  revision: Scalars['Int']['input'];
};

/** Which failures are given to the schemas of their source again. */
export type ReprocessFailuresInput = {
  sourceId: Scalars['ID']['input'];
  /** Only those that came closest to it. */
  logType?: InputMaybe<Scalars['String']['input']>;
  /** Of the time of arrival; included. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included; now when absent. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ReprocessingStatus =
  | 'UNDER_WAY'
  | 'DONE'
  | 'FAILED';

/** Failures on their way to become events; what is an event now leaves the failures and is counted as stored. */
export type FailureReprocessing = {
  __typename?: 'FailureReprocessing';
  receiptId: Scalars['ID']['output'];
  status: ReprocessingStatus;
  /** Empty without one. What was not reached is as it was. */
  error: Scalars['String']['output'];
  tried: Scalars['Int']['output'];
  stored: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type EventConnection = {
  __typename?: 'EventConnection';
  /** Each a flat object of column → value. */
  nodes: Array<Scalars['JSON']['output']>;
  pageInfo: PageInfo;
};

export type SearchConditionInput = {
  /** A column, or a path into one: userIdentity.type */
  key: Scalars['String']['input'];
  operator: Scalars['String']['input'];
  /** String, number, boolean, or a list of them. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type SearchGroupInput = {
  ands: Array<SearchConditionInput>;
};

export type SearchInput = {
  /** Table names as database.public.table; log types are accepted as well. */
  tables: Array<Scalars['String']['input']>;
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
  /** Any of the groups, each all of its conditions. */
  ors?: InputMaybe<Array<SearchGroupInput>>;
  /** Found anywhere in the event, without regard to case. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type HistogramBucket = {
  __typename?: 'HistogramBucket';
  at: Scalars['DateTime']['output'];
  count: Scalars['Float']['output'];
};

export type HistogramSeries = {
  __typename?: 'HistogramSeries';
  table: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  buckets: Array<HistogramBucket>;
};

export type Histogram = {
  __typename?: 'Histogram';
  bucketSeconds: Scalars['Int']['output'];
  total: Scalars['Float']['output'];
  series: Array<HistogramSeries>;
};

export type FieldValueCount = {
  __typename?: 'FieldValueCount';
  value?: Maybe<Scalars['JSON']['output']>;
  count: Scalars['Float']['output'];
};

export type FieldSummary = {
  __typename?: 'FieldSummary';
  key: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  distinct: Scalars['Float']['output'];
  top: Array<FieldValueCount>;
};

export type DataLakeColumn = {
  __typename?: 'DataLakeColumn';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Of an object: the paths below it that its latest events have, without its name. */
  paths: Array<Scalars['String']['output']>;
  /** Of an object: what the log type's schema says of its members, each {name, type, description, members, element}. */
  members?: Maybe<Scalars['JSON']['output']>;
};

export type DataLakeTableColumns = {
  __typename?: 'DataLakeTableColumns';
  /** database.public.table */
  id: Scalars['ID']['output'];
  columns: Array<DataLakeColumn>;
};

export type DataLakeTable = {
  __typename?: 'DataLakeTable';
  /** database.public.table */
  id: Scalars['ID']['output'];
  /** Of the table alone: aws_cloudtrail */
  name: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  logType?: Maybe<Scalars['String']['output']>;
  rows: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
  newestEventAt?: Maybe<Scalars['DateTime']['output']>;
  columns: Array<DataLakeColumn>;
};

export type DataLakeTableEdge = {
  __typename?: 'DataLakeTableEdge';
  node: DataLakeTable;
  cursor: Scalars['String']['output'];
};

export type DataLakeTableConnection = {
  __typename?: 'DataLakeTableConnection';
  edges: Array<DataLakeTableEdge>;
  pageInfo: PageInfo;
};

export type DataLakeDatabase = {
  __typename?: 'DataLakeDatabase';
  /** database.public */
  name: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  tables: Array<DataLakeTable>;
};

/** A database is named with or without .public, and by panther_ as well. */
export type DataLakeDatabaseTablesInput = {
  databaseName: Scalars['String']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type DataLakeDatabaseTableInput = {
  databaseName: Scalars['String']['input'];
  /** Its log type will do. */
  tableName: Scalars['String']['input'];
};

export type StreamType =
  | 'Auto'
  | 'Lines'
  | 'JSON'
  | 'JsonArray'
  | 'CloudWatchLogs'
  | 'XML';

export type HttpAuthMethod =
  | 'SharedSecret'
  | 'HMAC'
  | 'Bearer'
  | 'Basic'
  | 'None';

export type SourceHealth =
  | 'HEALTHY'
  | 'NO_DATA'
  | 'FAILING'
  | 'UNBALANCED'
  /** What is to be read could not be reached, and is tried again. */
  | 'PAUSED'
  /** What is to be read is not there. */
  | 'MISCONFIGURED'
  | 'ACCESS_DENIED'
  | 'DISABLED';

export type SourceAlarmState =
  | 'OK'
  | 'ALARM'
  /** Nothing has arrived yet, and the source is younger than its threshold. */
  | 'INSUFFICIENT_DATA';

/** Raised once for each silence of the source. */
export type NoDataAlarm = {
  __typename?: 'NoDataAlarm';
  minutesThreshold: Scalars['Int']['output'];
  /** Null while the source is disabled. */
  state?: Maybe<SourceAlarmState>;
};

export type HttpAuth = {
  __typename?: 'HttpAuth';
  method: HttpAuthMethod;
  headerName?: Maybe<Scalars['String']['output']>;
  algorithm?: Maybe<Scalars['String']['output']>;
  username?: Maybe<Scalars['String']['output']>;
};

export type StreamOptions = {
  __typename?: 'StreamOptions';
  jsonArrayEnvelopeField?: Maybe<Scalars['String']['output']>;
  xmlRootElement?: Maybe<Scalars['String']['output']>;
};

export type LogSourceName = {
  __typename?: 'LogSourceName';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type ConservationCounts = {
  __typename?: 'ConservationCounts';
  received: Scalars['Float']['output'];
  stored: Scalars['Float']['output'];
  failed: Scalars['Float']['output'];
  dropped: Scalars['Float']['output'];
  repeated: Scalars['Float']['output'];
  bytes: Scalars['Float']['output'];
  isBalanced: Scalars['Boolean']['output'];
};

export type ConservationBucket = {
  __typename?: 'ConservationBucket';
  at: Scalars['DateTime']['output'];
  counts: ConservationCounts;
};

export type LogTypeCounts = {
  __typename?: 'LogTypeCounts';
  /** Empty: of no known type. */
  logType: Scalars['String']['output'];
  counts: ConservationCounts;
};

/** Where logs come from; what is true of every kind of source. */
export type LogSource = {
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  /** The transport: http-ingest for an HttpLogSource, aws-s3 for an S3LogIntegration, syslog for a SyslogLogSource. */
  integrationType: Scalars['String']['output'];
  /** Whether the reader may change and delete it, which takes the permission LogSourceModify. */
  isEditable: Scalars['Boolean']['output'];
  /** Whether its health is HEALTHY. */
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  /** When something arrived last, whatever became of it; null before the first. */
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** When an event was stored last, one of reprocessed failures too; null before the first. */
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** Null where nobody set it. */
  noDataAlarm?: Maybe<NoDataAlarm>;
  revision: Scalars['Int']['output'];
  /** Of the last 24 hours. */
  counts: ConservationCounts;
  /** The same by log type, the most events first; a failure counts for the log type that came closest, or for none. */
  countsByLogType: Array<LogTypeCounts>;
  /** Evenly spaced, oldest first, empty buckets included. */
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
};


/** Where logs come from; what is true of every kind of source. */
export type LogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Where logs come from; what is true of every kind of source. */
export type LogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Logs are posted to it. */
export type HttpLogSource = LogSource & {
  __typename?: 'HttpLogSource';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  auth: HttpAuth;
  /** Where to post; absolute. */
  ingestUrl: Scalars['String']['output'];
  /** A shell command that posts a file; the secret is a placeholder. */
  curl: Scalars['String']['output'];
};


/** Logs are posted to it. */
export type HttpLogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs are posted to it. */
export type HttpLogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Logs are objects of a bucket of Amazon S3, or of a store that is compatible with it. */
export type S3LogIntegration = LogSource & {
  __typename?: 'S3LogIntegration';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  awsAccountId: Scalars['String']['output'];
  kmsKey?: Maybe<Scalars['String']['output']>;
  logProcessingRole: Scalars['String']['output'];
  managedBucketNotifications: Scalars['Boolean']['output'];
  s3Bucket: Scalars['String']['output'];
  s3Prefix?: Maybe<Scalars['String']['output']>;
  s3PrefixLogTypes: Array<S3PrefixLogTypes>;
  stackName?: Maybe<Scalars['String']['output']>;
  region: Scalars['String']['output'];
  /** Of an S3-compatible store; null for Amazon's own. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key reads the bucket. */
  accessKeyId?: Maybe<Scalars['String']['output']>;
  /** The trust of the role has to ask for it. */
  externalId: Scalars['String']['output'];
  /** The queue with the bucket's notices; null where the bucket is listed every minute. */
  queueUrl?: Maybe<Scalars['String']['output']>;
  /** Why nothing can be read at the moment; null while all is well. */
  collectionProblem?: Maybe<Scalars['String']['output']>;
  /** When the queue is read, or the bucket listed, again. */
  nextLookAtTime: Scalars['DateTime']['output'];
  objectCounts: S3ObjectCounts;
  /** The latest one, ended ones too; null where nobody asked for any. */
  backfill?: Maybe<S3Backfill>;
  /** The newest first; of all states where none is given. */
  objects: S3ObjectConnection;
};


/** Logs are objects of a bucket of Amazon S3, or of a store that is compatible with it. */
export type S3LogIntegrationVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs are objects of a bucket of Amazon S3, or of a store that is compatible with it. */
export type S3LogIntegrationFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Logs are objects of a bucket of Amazon S3, or of a store that is compatible with it. */
export type S3LogIntegrationObjectsArgs = {
  state?: InputMaybe<S3ObjectState>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type S3ObjectState =
  | 'WAITING'
  | 'DONE'
  | 'FAILED';

export type S3BackfillState =
  | 'RUNNING'
  | 'PAUSED'
  | 'DONE'
  | 'CANCELLED';

/** Reads the objects that were in the bucket before somebody asked for them, after those that are new. */
export type S3Backfill = {
  __typename?: 'S3Backfill';
  id: Scalars['ID']['output'];
  state: S3BackfillState;
  /** Objects that were changed before are left out; null for none. */
  modifiedSince?: Maybe<Scalars['DateTime']['output']>;
  /** Null: as fast as they can be read. */
  bytesPerSecond?: Maybe<Scalars['Float']['output']>;
  /** Keys that the listing has passed. */
  listedKeys: Scalars['Float']['output'];
  /** The listing has reached the end: what counts is all that there is. */
  isListed: Scalars['Boolean']['output'];
  counts: S3ObjectCounts;
  /** Of the objects that it found. */
  bytes: Scalars['Float']['output'];
  bytesWaiting: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type S3ObjectCounts = {
  __typename?: 'S3ObjectCounts';
  waiting: Scalars['Float']['output'];
  done: Scalars['Float']['output'];
  failed: Scalars['Float']['output'];
};

export type S3Object = {
  __typename?: 'S3Object';
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
  state: S3ObjectState;
  /** Why it failed. */
  reason?: Maybe<Scalars['String']['output']>;
  foundAt: Scalars['DateTime']['output'];
  /** When its events were durable, or when it failed for good. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type S3ObjectConnection = {
  __typename?: 'S3ObjectConnection';
  nodes: Array<S3Object>;
  pageInfo: PageInfo;
};

/** One step of the check of a connection. */
export type S3ConnectionCheck = {
  __typename?: 'S3ConnectionCheck';
  name: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
  /** Names the right or the setting that is missing. */
  message: Scalars['String']['output'];
};

export type S3PrefixLogTypes = {
  __typename?: 'S3PrefixLogTypes';
  prefix: Scalars['String']['output'];
  logTypes: Array<Scalars['String']['output']>;
  excludedPrefixes: Array<Scalars['String']['output']>;
};

export type SourcesEdge = {
  __typename?: 'SourcesEdge';
  node: LogSource;
  cursor: Scalars['String']['output'];
};

export type SourcesConnection = {
  __typename?: 'SourcesConnection';
  edges: Array<SourcesEdge>;
  pageInfo: PageInfo;
};

export type SourcesInput = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 250; 25 when absent. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** What arrived and fitted no schema. */
export type IngestFailure = {
  __typename?: 'IngestFailure';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
  logType?: Maybe<Scalars['String']['output']>;
  /** At most 64 KiB; null without the permission to view raw data. */
  raw?: Maybe<Scalars['String']['output']>;
};

export type IngestFailureConnection = {
  __typename?: 'IngestFailureConnection';
  nodes: Array<IngestFailure>;
  pageInfo: PageInfo;
};

export type HttpAuthInput = {
  method: HttpAuthMethod;
  headerName?: InputMaybe<Scalars['String']['input']>;
  algorithm?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
  /** Absent: made by Pharos, or kept when updating. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

export type StreamOptionsInput = {
  jsonArrayEnvelopeField?: InputMaybe<Scalars['String']['input']>;
  xmlRootElement?: InputMaybe<Scalars['String']['input']>;
};

export type CreateHttpSourceInput = {
  label: Scalars['String']['input'];
  logTypes: Array<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  auth: HttpAuthInput;
};

export type UpdateHttpSourceInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  label: Scalars['String']['input'];
  logTypes: Array<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  auth: HttpAuthInput;
  enabled: Scalars['Boolean']['input'];
};

export type S3PrefixLogTypesInput = {
  prefix: Scalars['String']['input'];
  logTypes: Array<Scalars['String']['input']>;
  excludedPrefixes: Array<Scalars['String']['input']>;
};

export type CreateS3SourceInput = {
  label: Scalars['String']['input'];
  awsAccountId?: InputMaybe<Scalars['String']['input']>;
  kmsKey?: InputMaybe<Scalars['String']['input']>;
  /** Required where no access key is given. */
  logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  /** Taken from clients that send it. Pharos changes nothing in AWS. */
  managedBucketNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  s3Bucket: Scalars['String']['input'];
  s3PrefixLogTypes: Array<S3PrefixLogTypesInput>;
  /** us-east-1 when absent. */
  region?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
  queueUrl?: InputMaybe<Scalars['String']['input']>;
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  /** Made by Pharos when absent. */
  externalId?: InputMaybe<Scalars['String']['input']>;
};

/** What is absent stays as it is; an empty text takes a setting away. */
export type UpdateS3SourceInput = {
  id: Scalars['ID']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  kmsKey?: InputMaybe<Scalars['String']['input']>;
  logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  logStreamType?: InputMaybe<StreamType>;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  managedBucketNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  s3PrefixLogTypes?: InputMaybe<Array<S3PrefixLogTypesInput>>;
  region?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
  queueUrl?: InputMaybe<Scalars['String']['input']>;
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckS3ConnectionInput = {
  /** Whose secret access key is used where none is given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  awsAccountId?: InputMaybe<Scalars['String']['input']>;
  logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  s3Bucket: Scalars['String']['input'];
  s3PrefixLogTypes: Array<S3PrefixLogTypesInput>;
  region?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
  queueUrl?: InputMaybe<Scalars['String']['input']>;
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
};

export type CheckS3ConnectionPayload = {
  __typename?: 'CheckS3ConnectionPayload';
  checks: Array<S3ConnectionCheck>;
};

export type RetryS3ObjectsInput = {
  sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  objectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type RetryS3ObjectsPayload = {
  __typename?: 'RetryS3ObjectsPayload';
  retried: Scalars['Int']['output'];
};

/** What the form of a new S3 source needs to know. */
export type S3Setup = {
  __typename?: 'S3Setup';
  /** The deployment has a key of its own, for sources without one. */
  hasDeploymentKey: Scalars['Boolean']['output'];
};

export type FindS3PrincipalInput = {
  /** Whose secret access key is used where none is given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** The deployment's own key when absent. */
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
};

export type FindS3PrincipalPayload = {
  __typename?: 'FindS3PrincipalPayload';
  /** The user or role that the key belongs to: a role that Pharos assumes has to trust it. */
  arn: Scalars['String']['output'];
};

export type StartS3BackfillInput = {
  sourceId: Scalars['ID']['input'];
  /** All objects when absent. */
  modifiedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** From 100,000 to 1,000,000,000; without limit when absent. */
  bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

/** What is absent stays as it is. */
export type ChangeS3BackfillInput = {
  sourceId: Scalars['ID']['input'];
  /** RUNNING lets one that is paused go on. DONE cannot be asked for. */
  state?: InputMaybe<S3BackfillState>;
  /** null takes the limit away. */
  bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

export type S3BackfillPayload = {
  __typename?: 'S3BackfillPayload';
  backfill: S3Backfill;
};

export type SetNoDataAlarmInput = {
  sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetNoDataAlarmPayload = {
  __typename?: 'SetNoDataAlarmPayload';
  logSource: LogSource;
};

export type S3LogSourcePayload = {
  __typename?: 'S3LogSourcePayload';
  logSource: S3LogIntegration;
};

export type DeleteSourceInput = {
  id: Scalars['ID']['input'];
};

export type HttpLogSourcePayload = {
  __typename?: 'HttpLogSourcePayload';
  logSource: HttpLogSource;
  /** The secret that was made or given; shown once. Null when unchanged or not needed. */
  secret?: Maybe<Scalars['String']['output']>;
};

export type BucketDataRow = {
  __typename?: 'BucketDataRow';
  s3Key: Scalars['String']['output'];
  event: Scalars['String']['output'];
  error?: Maybe<Scalars['String']['output']>;
};

export type BucketData = {
  __typename?: 'BucketData';
  data: Array<BucketDataRow>;
  pageInfo: BucketDataPageInfo;
};

export type BucketDataPageInfo = {
  __typename?: 'BucketDataPageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  paginationToken?: Maybe<Scalars['String']['output']>;
};

export type ViewBucketDataInput = {
  sourceId: Scalars['ID']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  paginationToken?: InputMaybe<Scalars['String']['input']>;
};

export type SyslogProtocol =
  | 'UDP'
  | 'TCP'
  | 'TLS';

/** What TLS asks of senders: nothing, a certificate that an authority signed, or one of some certificates. */
export type SyslogClientCheck =
  | 'NONE'
  | 'AUTHORITIES'
  | 'FINGERPRINTS';

export type SyslogTls = {
  __typename?: 'SyslogTls';
  /** The chain in PEM. */
  certificate: Scalars['String']['output'];
  /** Of the certificate: whose it is. */
  subject: Scalars['String']['output'];
  /** Of the certificate: its SHA-256, which senders may compare. */
  fingerprint: Scalars['String']['output'];
  validTo: Scalars['DateTime']['output'];
  clientCheck: SyslogClientCheck;
  /** PEM. */
  clientAuthorities?: Maybe<Scalars['String']['output']>;
  /** SHA-256, as hexadecimal pairs with colons. */
  clientFingerprints: Array<Scalars['String']['output']>;
};

/** How one process of Pharos listens for a source. */
export type SyslogListener = {
  __typename?: 'SyslogListener';
  /** Its host and number. */
  process: Scalars['String']['output'];
  /** Such as udp 0.0.0.0:514. */
  addresses: Array<Scalars['String']['output']>;
  connections: Scalars['Int']['output'];
  /** Why it does not listen everywhere that it should; null while it does. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What went wrong last with a sender. */
  lastError?: Maybe<Scalars['String']['output']>;
  lastErrorAt?: Maybe<Scalars['DateTime']['output']>;
  /** Datagrams that there was no room for, since the process started. They count as dropped. */
  lost: Scalars['Float']['output'];
};

/** Logs come by syslog to a port of Pharos. */
export type SyslogLogSource = LogSource & {
  __typename?: 'SyslogLogSource';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  noDataAlarm?: Maybe<NoDataAlarm>;
  protocols: Array<SyslogProtocol>;
  port: Scalars['Int']['output'];
  /** Addresses and networks of its senders; empty: everybody. */
  networks: Array<Scalars['String']['output']>;
  /** A connection that brings nothing for so long is closed. */
  idleMinutes: Scalars['Int']['output'];
  /** Null where TLS is none of the protocols. */
  tls?: Maybe<SyslogTls>;
  /** The processes that listen now. */
  listeners: Array<SyslogListener>;
};


/** Logs come by syslog to a port of Pharos. */
export type SyslogLogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs come by syslog to a port of Pharos. */
export type SyslogLogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SyslogTlsInput = {
  /** The chain in PEM, its own certificate first. */
  certificate: Scalars['String']['input'];
  /** PEM, without a passphrase. Absent when updating: the stored one. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  clientCheck: SyslogClientCheck;
  /** PEM; with AUTHORITIES. */
  clientAuthorities?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of certificates; with FINGERPRINTS. */
  clientFingerprints?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CreateSyslogSourceInput = {
  label: Scalars['String']['input'];
  logTypes: Array<Scalars['String']['input']>;
  /** TCP and TLS exclude each other. */
  protocols: Array<SyslogProtocol>;
  port: Scalars['Int']['input'];
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From 1 to 1440; 60 when absent. */
  idleMinutes?: InputMaybe<Scalars['Int']['input']>;
  tls?: InputMaybe<SyslogTlsInput>;
};

/** What is absent stays as it is. */
export type UpdateSyslogSourceInput = {
  id: Scalars['ID']['input'];
  /** Of the source as it was read: a change in between is refused. */
  revision: Scalars['Int']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  protocols?: InputMaybe<Array<SyslogProtocol>>;
  port?: InputMaybe<Scalars['Int']['input']>;
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  idleMinutes?: InputMaybe<Scalars['Int']['input']>;
  tls?: InputMaybe<SyslogTlsInput>;
};

export type SyslogLogSourcePayload = {
  __typename?: 'SyslogLogSourcePayload';
  logSource: SyslogLogSource;
};

export type User = ActorReference & {
  __typename?: 'User';
  /** user */
  kind: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Given and family name. */
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  familyName: Scalars['String']['output'];
  role: Role;
  status: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastLoggedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when sign-ins from unknown browsers are refused after too many failed attempts; null when none is. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A person as others see them: no role, no state. */
export type UserName = {
  __typename?: 'UserName';
  id: Scalars['ID']['output'];
  givenName: Scalars['String']['output'];
  familyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
};

/** The signed-in user and what the console needs to draw itself. */
export type Viewer = {
  __typename?: 'Viewer';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  givenName: Scalars['String']['output'];
  familyName: Scalars['String']['output'];
  roleName: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
  hasTotp: Scalars['Boolean']['output'];
};

export type InviteUserInput = {
  email: Scalars['String']['input'];
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
  role: RoleReferenceInput;
  /** Shows the link although it could be mailed. */
  showsLink?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateUserInput = {
  id: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  givenName?: InputMaybe<Scalars['String']['input']>;
  familyName?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<RoleReferenceInput>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  user: User;
  /** To hand to the person; shown once. Null where it was mailed. */
  invitationUrl?: Maybe<Scalars['String']['output']>;
  /** The address that it was mailed to; null where it was not. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

export type PasswordResetLinkPayload = {
  __typename?: 'PasswordResetLinkPayload';
  user: User;
  /** To hand to the person; shown once, good for a day. Null where it was mailed. */
  url?: Maybe<Scalars['String']['output']>;
  /** The address that it was mailed to; null where it was not. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

export type UserPayload = {
  __typename?: 'UserPayload';
  user: User;
};

export type AlertContextFragment = { __typename?: 'Alert', context: unknown } & { ' $fragmentName'?: 'AlertContextFragment' };

export type AlertEventsSubjectFragment = { __typename?: 'Alert', id: string, type: AlertType, subtype: string, eventCount: number, logTypes: Array<string>, detection?:
    | { __typename?: 'Rule', id: string, kind: DetectionKind }
    | { __typename?: 'Policy', id: string, kind: DetectionKind }
    | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind }
   | null } & { ' $fragmentName'?: 'AlertEventsSubjectFragment' };

export type AlertFactsFragment = { __typename?: 'Alert', id: string, eventCount: number, dedupString: string, createdAt: string, firstEventMatchedAt: string, lastReceivedEventAt: string, logTypes: Array<string>, sources: Array<{ __typename?: 'LogSourceName', id: string, label: string }>, detection?:
    | { __typename?: 'Rule', threshold: number, dedupPeriodMinutes: number, id: string }
    | { __typename?: 'Policy', id: string }
    | { __typename?: 'CorrelationRule', id: string }
   | null } & { ' $fragmentName'?: 'AlertFactsFragment' };

export type AlertEventTimesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertEventTimesQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, eventTimes?: { __typename?: 'AlertEventTimes', first: string, last: string } | null } };

export type AlertHeaderFragment = { __typename?: 'Alert', id: string, title: string, subtype: string, status: AlertStatus, outcome?: AlertOutcome | null, outcomeReason?: string | null, snoozedUntil?: string | null, severity: Severity, createdAt: string, ruleId: string, detection?:
    | { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string }
    | { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string }
    | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string }
   | null, assignee?: { __typename?: 'UserName', id: string, givenName: string, familyName: string, email: string } | null } & { ' $fragmentName'?: 'AlertHeaderFragment' };

export type AlertHistoryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertHistoryQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, history: Array<{ __typename?: 'AlertHistoryEntry', id: string, type: string, at: string, from: string, to: string, outcome?: AlertOutcome | null, comment: string, actor:
        | { __typename?: 'RecordedActor', id: string, name: string, kind: string }
        | { __typename?: 'APIToken', id: string, name: string, kind: string }
        | { __typename?: 'User', id: string, name: string, kind: string }
       }> } };

export type CreateAlertCommentMutationVariables = Exact<{
  input: CreateAlertCommentInput;
}>;


export type CreateAlertCommentMutation = { __typename?: 'Mutation', createAlertComment: { __typename?: 'CreateAlertCommentPayload', alert: { __typename?: 'Alert', id: string, history: Array<{ __typename?: 'AlertHistoryEntry', id: string, type: string, at: string, from: string, to: string, outcome?: AlertOutcome | null, comment: string, actor:
          | { __typename?: 'RecordedActor', id: string, name: string, kind: string }
          | { __typename?: 'APIToken', id: string, name: string, kind: string }
          | { __typename?: 'User', id: string, name: string, kind: string }
         }> } } };

export type AlertQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertQuery = { __typename?: 'Query', alert: (
    { __typename?: 'Alert', id: string, title: string, eventCount: number }
    & { ' $fragmentRefs'?: { 'AlertHeaderFragment': AlertHeaderFragment;'AlertSummaryFragment': AlertSummaryFragment;'AlertContextFragment': AlertContextFragment;'AlertEntitiesSubjectFragment': AlertEntitiesSubjectFragment;'AlertFactsFragment': AlertFactsFragment;'AlertEventsSubjectFragment': AlertEventsSubjectFragment } }
  ) };

export type AlertSummaryFragment = (
  { __typename?: 'Alert', description: string, runbook: string, reference: string, tags: Array<string>, detection?:
    | { __typename?: 'Rule', id: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> }
    | { __typename?: 'Policy', id: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> }
    | { __typename?: 'CorrelationRule', id: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> }
   | null }
  & { ' $fragmentRefs'?: { 'AlertRunbookFragment': AlertRunbookFragment } }
) & { ' $fragmentName'?: 'AlertSummaryFragment' };

export type AlertEventsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize: Scalars['Int']['input'];
}>;


export type AlertEventsQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, events: { __typename?: 'EventConnection', nodes: Array<unknown>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } } };

export type AlertEntitiesSubjectFragment = { __typename?: 'Alert', id: string } & { ' $fragmentName'?: 'AlertEntitiesSubjectFragment' };

export type AlertEntitiesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertEntitiesQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, entities: Array<{ __typename?: 'AlertEntity', field: string, value: string, eventCount: number, relatedAlertCount: number, relatedAlerts: Array<{ __typename?: 'RelatedAlert', id: string, title: string, severity: Severity, status: AlertStatus, outcome?: AlertOutcome | null, createdAt: string }> }> } };

export type AlertEntitySightingsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertEntitySightingsQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, entitySightings?: Array<{ __typename?: 'EntitySighting', field: string, value: string, eventCount: number, firstAt: string, lastAt: string, isNew: boolean }> | null } };

export type AlertListQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type AlertListQuery = { __typename?: 'Query', alerts: { __typename?: 'AlertConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, subtype: string, status: AlertStatus, outcome?: AlertOutcome | null, outcomeReason?: string | null, snoozedUntil?: string | null, severity: Severity, title: string, eventCount: number, createdAt: string, lastReceivedEventAt: string, updatedAt: string, logTypes: Array<string>, ruleId: string, tags: Array<string>, sources: Array<{ __typename?: 'LogSourceName', id: string, label: string }>, detection?:
          | { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string }
          | { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string }
          | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string }
         | null, assignee?: { __typename?: 'UserName', id: string, givenName: string, familyName: string, email: string } | null } }> } };

export type AlertSourceChoicesQueryVariables = Exact<{
  input: SourcesInput;
}>;


export type AlertSourceChoicesQuery = { __typename?: 'Query', sources: { __typename?: 'SourcesConnection', edges: Array<{ __typename?: 'SourcesEdge', node:
        | { __typename?: 'PullLogSource', integrationId: string, integrationLabel: string }
        | { __typename?: 'HttpLogSource', integrationId: string, integrationLabel: string }
        | { __typename?: 'S3LogIntegration', integrationId: string, integrationLabel: string }
        | { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string }
       }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type AlertLogTypeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertLogTypeChoicesQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string } }> } };

export type ChangeMatchingAlertsMutationVariables = Exact<{
  input: ChangeMatchingAlertsInput;
}>;


export type ChangeMatchingAlertsMutation = { __typename?: 'Mutation', changeMatchingAlerts: { __typename?: 'ChangeMatchingAlertsPayload', changed: number } };

export type AlertRunbookFragment = { __typename?: 'Alert', id: string, runbook: string, runbookTicks: Array<{ __typename?: 'RunbookTick', step: number, at: string, actor:
      | { __typename?: 'RecordedActor', name: string }
      | { __typename?: 'APIToken', name: string }
      | { __typename?: 'User', name: string }
     }> } & { ' $fragmentName'?: 'AlertRunbookFragment' };

export type TickRunbookStepMutationVariables = Exact<{
  input: TickRunbookStepInput;
}>;


export type TickRunbookStepMutation = { __typename?: 'Mutation', tickRunbookStep: { __typename?: 'TickRunbookStepPayload', alert: (
      { __typename?: 'Alert' }
      & { ' $fragmentRefs'?: { 'AlertRunbookFragment': AlertRunbookFragment } }
    ) } };

export type UpdateAlertStatusMutationVariables = Exact<{
  input: UpdateAlertStatusByIdInput;
}>;


export type UpdateAlertStatusMutation = { __typename?: 'Mutation', updateAlertStatusById: { __typename?: 'AlertsPayload', alerts: Array<{ __typename?: 'Alert', id: string, status: AlertStatus, outcome?: AlertOutcome | null, outcomeReason?: string | null, updatedAt: string }> } };

export type UpdateAlertsAssigneeMutationVariables = Exact<{
  input: UpdateAlertsAssigneeByIdInput;
}>;


export type UpdateAlertsAssigneeMutation = { __typename?: 'Mutation', updateAlertsAssigneeById: { __typename?: 'AlertsPayload', alerts: Array<{ __typename?: 'Alert', id: string, updatedAt: string, assignee?: { __typename?: 'UserName', id: string, givenName: string, familyName: string, email: string } | null }> } };

export type SnoozeAlertsMutationVariables = Exact<{
  input: SnoozeAlertsInput;
}>;


export type SnoozeAlertsMutation = { __typename?: 'Mutation', snoozeAlerts: { __typename?: 'AlertsPayload', alerts: Array<{ __typename?: 'Alert', id: string, updatedAt: string, snoozedUntil?: string | null }> } };

export type AssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesQuery = { __typename?: 'Query', assignees: Array<{ __typename?: 'UserName', id: string, givenName: string, familyName: string, email: string }> };

export type SaveAlertViewMutationVariables = Exact<{
  input: SaveAlertViewInput;
}>;


export type SaveAlertViewMutation = { __typename?: 'Mutation', saveAlertView: { __typename?: 'AlertView', id: string, name: string } };

export type AlertViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertViewsQuery = { __typename?: 'Query', alertViews: Array<{ __typename?: 'AlertView', id: string, name: string, search: unknown, isShared: boolean, isOwn: boolean, owner?: { __typename?: 'UserName', id: string, givenName: string, familyName: string, email: string } | null }> };

export type DeleteAlertViewMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteAlertViewMutation = { __typename?: 'Mutation', deleteAlertView: { __typename?: 'DeletedPayload', id: string } };

export type AttackMapQueryVariables = Exact<{
  input: AttackMapInput;
}>;


export type AttackMapQuery = { __typename?: 'Query', attackMap: { __typename?: 'AttackMap', receivedLogTypes: Array<string>, detections: Array<{ __typename?: 'AttackMapDetection', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, logTypes: Array<string>, mappings: Array<string>, alerts?: Array<{ __typename?: 'AttackMapAlerts', severity: Severity, count: number }> | null }> } };

export type MapDetectionsMutationVariables = Exact<{
  input: MapDetectionsInput;
}>;


export type MapDetectionsMutation = { __typename?: 'Mutation', mapDetections: Array<
    | { __typename?: 'Rule', id: string, lastModified: string }
    | { __typename?: 'Policy', id: string, lastModified: string }
    | { __typename?: 'CorrelationRule', id: string, lastModified: string }
  > };

export type CodeReportFragment = { __typename?: 'CodeTestReport', testCount: number, failureCount: number, problems: Array<{ __typename?: 'DraftProblem', file: DraftFile, line: number, column: number, message: string }>, uses: Array<{ __typename?: 'CodeUseReport', id: string, kind: PackItemKind, displayName: string, results: Array<{ __typename?: 'RuleTestResult', name: string, passed: boolean, error?: string | null }> }> } & { ' $fragmentName'?: 'CodeReportFragment' };

export type EditedDataModelQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedDataModelQuery = { __typename?: 'Query', dataModel: { __typename?: 'DataModel', id: string, displayName: string, enabled: boolean, managed: boolean, logTypes: Array<string>, body: string, lastModified: string, mappings: Array<{ __typename?: 'DataModelMapping', name: string, path?: string | null, method?: string | null }> } };

export type DataModelUsesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DataModelUsesQuery = { __typename?: 'Query', dataModelUses: Array<{ __typename?: 'CodeUse', id: string, kind: PackItemKind, displayName: string, enabled?: boolean | null }> };

export type DataModelHistoryQueryVariables = Exact<{
  input: DetectionHistoryInput;
}>;


export type DataModelHistoryQuery = { __typename?: 'Query', dataModelHistory: { __typename?: 'CodeHistory', changes: Array<{ __typename?: 'CodeChange', id: string, itemId: string, action: DetectionChangeAction, origin: DetectionChangeOrigin, at: string, by?:
        | { __typename?: 'RecordedActor', name: string }
        | { __typename?: 'APIToken', name: string }
        | { __typename?: 'User', name: string }
       | null, before: Array<{ __typename?: 'RepositoryFile', path: string, text: string }>, after: Array<{ __typename?: 'RepositoryFile', path: string, text: string }> }> } };

export type TestDataModelMutationVariables = Exact<{
  input: DataModelInput;
}>;


export type TestDataModelMutation = { __typename?: 'Mutation', testDataModel: (
    { __typename?: 'CodeTestReport' }
    & { ' $fragmentRefs'?: { 'CodeReportFragment': CodeReportFragment } }
  ) };

export type SaveDataModelMutationVariables = Exact<{
  input: SaveDataModelInput;
}>;


export type SaveDataModelMutation = { __typename?: 'Mutation', saveDataModel: { __typename?: 'SavedDataModel', dataModel?: { __typename?: 'DataModel', id: string, displayName: string, enabled: boolean, managed: boolean, logTypes: Array<string>, body: string, lastModified: string, mappings: Array<{ __typename?: 'DataModelMapping', name: string, path?: string | null, method?: string | null }> } | null, report: (
      { __typename?: 'CodeTestReport' }
      & { ' $fragmentRefs'?: { 'CodeReportFragment': CodeReportFragment } }
    ) } };

export type DeleteDataModelMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteDataModelMutation = { __typename?: 'Mutation', deleteDataModel: { __typename?: 'DeletedPayload', id: string } };

export type SetDataModelEnabledMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
}>;


export type SetDataModelEnabledMutation = { __typename?: 'Mutation', setDataModelEnabled: { __typename?: 'DataModel', id: string, enabled: boolean, lastModified: string } };

export type RestoreDataModelVersionMutationVariables = Exact<{
  input: RestoreDetectionVersionInput;
}>;


export type RestoreDataModelVersionMutation = { __typename?: 'Mutation', restoreDataModelVersion: { __typename?: 'DataModel', id: string, displayName: string, enabled: boolean, managed: boolean, logTypes: Array<string>, body: string, lastModified: string, mappings: Array<{ __typename?: 'DataModelMapping', name: string, path?: string | null, method?: string | null }> } };

export type EditedHelperQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedHelperQuery = { __typename?: 'Query', globalHelper: { __typename?: 'GlobalHelper', id: string, description: string, tags: Array<string>, managed: boolean, body: string, lastModified: string } };

export type GlobalHelperUsesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type GlobalHelperUsesQuery = { __typename?: 'Query', globalHelperUses: Array<{ __typename?: 'CodeUse', id: string, kind: PackItemKind, displayName: string, enabled?: boolean | null }> };

export type GlobalHelperHistoryQueryVariables = Exact<{
  input: DetectionHistoryInput;
}>;


export type GlobalHelperHistoryQuery = { __typename?: 'Query', globalHelperHistory: { __typename?: 'CodeHistory', changes: Array<{ __typename?: 'CodeChange', id: string, itemId: string, action: DetectionChangeAction, origin: DetectionChangeOrigin, at: string, by?:
        | { __typename?: 'RecordedActor', name: string }
        | { __typename?: 'APIToken', name: string }
        | { __typename?: 'User', name: string }
       | null, before: Array<{ __typename?: 'RepositoryFile', path: string, text: string }>, after: Array<{ __typename?: 'RepositoryFile', path: string, text: string }> }> } };

export type TestGlobalHelperMutationVariables = Exact<{
  input: GlobalHelperInput;
}>;


export type TestGlobalHelperMutation = { __typename?: 'Mutation', testGlobalHelper: (
    { __typename?: 'CodeTestReport' }
    & { ' $fragmentRefs'?: { 'CodeReportFragment': CodeReportFragment } }
  ) };

export type SaveGlobalHelperMutationVariables = Exact<{
  input: SaveGlobalHelperInput;
}>;


export type SaveGlobalHelperMutation = { __typename?: 'Mutation', saveGlobalHelper: { __typename?: 'SavedGlobalHelper', helper?: { __typename?: 'GlobalHelper', id: string, description: string, tags: Array<string>, managed: boolean, body: string, lastModified: string } | null, report: (
      { __typename?: 'CodeTestReport' }
      & { ' $fragmentRefs'?: { 'CodeReportFragment': CodeReportFragment } }
    ) } };

export type DeleteGlobalHelperMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteGlobalHelperMutation = { __typename?: 'Mutation', deleteGlobalHelper: { __typename?: 'DeletedPayload', id: string } };

export type RestoreGlobalHelperVersionMutationVariables = Exact<{
  input: RestoreDetectionVersionInput;
}>;


export type RestoreGlobalHelperVersionMutation = { __typename?: 'Mutation', restoreGlobalHelperVersion: { __typename?: 'GlobalHelper', id: string, description: string, tags: Array<string>, managed: boolean, body: string, lastModified: string } };

export type HelperListQueryVariables = Exact<{
  input: ContentItemsInput;
}>;


export type HelperListQuery = { __typename?: 'Query', globalHelpers: { __typename?: 'GlobalHelperConnection', edges: Array<{ __typename?: 'GlobalHelperEdge', node: { __typename?: 'GlobalHelper', id: string, description: string, tags: Array<string>, managed: boolean, lastModified: string } }> } };

export type DataModelListQueryVariables = Exact<{
  input: ContentItemsInput;
}>;


export type DataModelListQuery = { __typename?: 'Query', dataModels: { __typename?: 'DataModelConnection', edges: Array<{ __typename?: 'DataModelEdge', node: { __typename?: 'DataModel', id: string, displayName: string, enabled: boolean, managed: boolean, logTypes: Array<string>, lastModified: string, mappings: Array<{ __typename?: 'DataModelMapping', name: string }> } }> } };

export type DashboardFieldsFragment = { __typename?: 'Dashboard', id: string, name: string, description: string, relativeTime: string, refreshSeconds?: number | null, revision: number, managed: boolean, isOwn: boolean, mayChange: boolean, updatedAt: string, owner?: { __typename?: 'UserName', id: string, givenName: string, familyName: string } | null, sharing: { __typename?: 'DashboardSharing', kind: DashboardSharingKind, roleIds: Array<string> }, panels: Array<{ __typename?: 'DashboardPanel', id: string, title: string, kind: DashboardPanelKind, text: string, language?: QueryLanguage | null, display?: DashboardPanelDisplay | null, x: number, y: number, width: number, height: number }> } & { ' $fragmentName'?: 'DashboardFieldsFragment' };

export type DashboardsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardsQuery = { __typename?: 'Query', dashboards: Array<(
    { __typename?: 'Dashboard' }
    & { ' $fragmentRefs'?: { 'DashboardFieldsFragment': DashboardFieldsFragment } }
  )> };

export type DashboardQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DashboardQuery = { __typename?: 'Query', dashboard: (
    { __typename?: 'Dashboard' }
    & { ' $fragmentRefs'?: { 'DashboardFieldsFragment': DashboardFieldsFragment } }
  ) };

export type SaveDashboardMutationVariables = Exact<{
  input: SaveDashboardInput;
}>;


export type SaveDashboardMutation = { __typename?: 'Mutation', saveDashboard: (
    { __typename?: 'Dashboard', id: string }
    & { ' $fragmentRefs'?: { 'DashboardFieldsFragment': DashboardFieldsFragment } }
  ) };

export type DeleteDashboardMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteDashboardMutation = { __typename?: 'Mutation', deleteDashboard: { __typename?: 'DeletedPayload', id: string } };

export type DashboardRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardRolesQuery = { __typename?: 'Query', roles: Array<{ __typename?: 'Role', id: string, name: string }> };

export type ExecutePanelMutationVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type ExecutePanelMutation = { __typename?: 'Mutation', executeDataLakeQuery: { __typename?: 'ExecuteDataLakeQueryResult', id: string } };

export type DemoProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoProgressQuery = { __typename?: 'Query', appConfig: { __typename?: 'AppConfig', demoProgress?: { __typename?: 'DemoProgress', share: number, writtenUpTo: string, isComplete: boolean } | null } };

export type DestinationKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type DestinationKindsQuery = { __typename?: 'Query', destinationKinds: Array<{ __typename?: 'DestinationKind', outputType: string, name: string, description: string }> };

export type DestinationKindFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type DestinationKindFieldsQuery = { __typename?: 'Query', destinationKinds: Array<{ __typename?: 'DestinationKind', outputType: string, name: string, description: string, fields: unknown }> };

export type AddDestinationMutationVariables = Exact<{
  input: DestinationInput;
}>;


export type AddDestinationMutation = { __typename?: 'Mutation', addDestination: { __typename?: 'Destination', outputId: string, displayName: string } };

export type AlertDeliveriesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AlertDeliveriesQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, detection?:
      | { __typename?: 'Rule', id: string, kind: DetectionKind }
      | { __typename?: 'Policy', id: string, kind: DetectionKind }
      | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind }
     | null, dispatches: Array<(
      { __typename?: 'AlertDispatch', id: string }
      & { ' $fragmentRefs'?: { 'DispatchFragment': DispatchFragment } }
    )> } };

export type DispatchFragment = { __typename?: 'AlertDispatch', id: string, outputId: string, status: string, trigger: string, changeType?: string | null, changedStatus?: AlertStatus | null, attempts: number, createdAt: string, nextAttemptAt?: string | null, waitsFor?: string | null, mute?: { __typename?: 'Mute', until: string, reason: string, createdBy: string, subject: MuteSubject } | null, destination?: { __typename?: 'Destination', outputId: string, displayName: string, pausedUntil?: string | null, verificationStatus: string } | null, history: Array<{ __typename?: 'AlertDelivery', dispatchedAt: string, success: boolean, statusCode: number, message: string, label: string, url: string, outcome: string, durationMs: number }> } & { ' $fragmentName'?: 'DispatchFragment' };

export type RetryDispatchMutationVariables = Exact<{
  input: RetryDeliveriesInput;
}>;


export type RetryDispatchMutation = { __typename?: 'Mutation', retryDeliveries: { __typename?: 'RetryDeliveriesPayload', retried: number } };

export type AlertRoutingQueryVariables = Exact<{
  input: ExplainRoutingInput;
}>;


export type AlertRoutingQuery = { __typename?: 'Query', explainRouting: { __typename?: 'RoutingExplanation', step: string, missing: Array<string>, reasons: Array<{ __typename?: 'RoutingReason', isChosen: boolean, reason: string, destination: { __typename?: 'Destination', outputId: string, displayName: string }, hold?: { __typename?: 'DeliveryHold', kind: string, until: string, mute?: { __typename?: 'Mute', createdBy: string, reason: string, subject: MuteSubject } | null } | null }> } };

export type SendAgainDestinationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SendAgainDestinationsQuery = { __typename?: 'Query', destinations: Array<{ __typename?: 'Destination', outputId: string, displayName: string }> };

export type DeliverAlertMutationVariables = Exact<{
  input: DeliverAlertInput;
}>;


export type DeliverAlertMutation = { __typename?: 'Mutation', deliverAlert: { __typename?: 'Alert', id: string } };

export type DeleteDestinationMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteDestinationMutation = { __typename?: 'Mutation', deleteDestination: { __typename?: 'DeletedPayload', id: string } };

export type DestinationConditionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DestinationConditionQuery = { __typename?: 'Query', destination: { __typename?: 'Destination', outputId: string, verificationStatus: string, pausedUntil?: string | null, mute?: (
      { __typename?: 'Mute', id: string }
      & { ' $fragmentRefs'?: { 'MuteMenuFragment': MuteMenuFragment } }
    ) | null, health: { __typename?: 'DestinationHealth', lastDeliveredAt?: string | null, succeeded: number, failed: number, queued: number, waiting: number, muted: number, undelivered: number, lastError: string } } };

export type RetryDestinationMutationVariables = Exact<{
  input: RetryDeliveriesInput;
}>;


export type RetryDestinationMutation = { __typename?: 'Mutation', retryDeliveries: { __typename?: 'RetryDeliveriesPayload', retried: number } };

export type EditedDestinationQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedDestinationQuery = { __typename?: 'Query', destinationKinds: Array<{ __typename?: 'DestinationKind', outputType: string, name: string, fields: unknown }>, destination: { __typename?: 'Destination', outputId: string, outputType: string, displayName: string, defaultForSeverity: Array<Severity>, alertTypes: Array<string>, logTypes: Array<string>, settings: unknown, revision: number, verificationStatus: string, hookUrl?: string | null, titleTemplate: string, descriptionTemplate: string, quiet: { __typename?: 'QuietSettings', digestMinutes: number, urgentSeverity?: Severity | null, quietHours?: { __typename?: 'QuietHours', days: Array<string>, from: string, to: string, timeZone: string } | null, reminder?: { __typename?: 'Reminder', severity: Severity, afterMinutes: number, times: number } | null }, usedBy: Array<{ __typename?: 'DestinationUse', id: string, displayName: string, kind: string }> } };

export type UpdateDestinationMutationVariables = Exact<{
  input: UpdateDestinationInput;
}>;


export type UpdateDestinationMutation = { __typename?: 'Mutation', updateDestination: { __typename?: 'Destination', outputId: string, displayName: string, revision: number } };

export type DestinationLogTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type DestinationLogTypesQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string } }> } };

export type NewestAlertsQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type NewestAlertsQuery = { __typename?: 'Query', alerts: { __typename?: 'AlertConnection', edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, title: string, severity: Severity } }> } };

export type PreviewMessageQueryVariables = Exact<{
  input: PreviewMessageInput;
}>;


export type PreviewMessageQuery = { __typename?: 'Query', previewMessage: { __typename?: 'MessagePreview', title: string, description: string, titleProblem?: string | null, descriptionProblem?: string | null } };

export type TestDestinationMutationVariables = Exact<{
  input: TestDestinationInput;
}>;


export type TestDestinationMutation = { __typename?: 'Mutation', testDestination: { __typename?: 'DeliveryResponse', success: boolean, statusCode: number, message: string, dispatchedAt: string } };

export type DestinationListQueryVariables = Exact<{ [key: string]: never; }>;


export type DestinationListQuery = { __typename?: 'Query', destinationKinds: Array<{ __typename?: 'DestinationKind', outputType: string, name: string }>, destinations: Array<{ __typename?: 'Destination', outputId: string, outputType: string, displayName: string, defaultForSeverity: Array<Severity>, alertTypes: Array<string>, logTypes: Array<string>, verificationStatus: string, pausedUntil?: string | null, lastModifiedTime: string, lastModifiedBy: string, mute?: { __typename?: 'Mute', until: string, createdBy: string, reason: string } | null, health: { __typename?: 'DestinationHealth', lastDeliveredAt?: string | null, succeeded: number, failed: number, queued: number, waiting: number, muted: number, undelivered: number, lastError: string } }> };

export type DetectionMuteQueryVariables = Exact<{
  detectionId: Scalars['ID']['input'];
}>;


export type DetectionMuteQuery = { __typename?: 'Query', detectionMute?: (
    { __typename?: 'Mute', id: string }
    & { ' $fragmentRefs'?: { 'MuteMenuFragment': MuteMenuFragment } }
  ) | null };

export type MuteMenuFragment = { __typename?: 'Mute', id: string, until: string, reason: string, createdBy: string } & { ' $fragmentName'?: 'MuteMenuFragment' };

export type MuteMessagesMutationVariables = Exact<{
  input: MuteMessagesInput;
}>;


export type MuteMessagesMutation = { __typename?: 'Mutation', muteMessages: { __typename?: 'MuteMessagesPayload', muted: number, mute: { __typename?: 'Mute', id: string, until: string } } };

export type UnmuteMessagesMutationVariables = Exact<{
  input: UnmuteMessagesInput;
}>;


export type UnmuteMessagesMutation = { __typename?: 'Mutation', unmuteMessages: { __typename?: 'UnmuteMessagesPayload', sent: number } };

export type DestinationNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type DestinationNamesQuery = { __typename?: 'Query', destinations: Array<{ __typename?: 'Destination', outputId: string, displayName: string }> };

export type DeliveryListQueryVariables = Exact<{
  input: DeliveriesInput;
}>;


export type DeliveryListQuery = { __typename?: 'Query', deliveries: { __typename?: 'PendingDeliveryConnection', pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, counts: Array<{ __typename?: 'DeliveryStateCount', state: DeliveryState, count: number }>, edges: Array<{ __typename?: 'PendingDeliveryEdge', node: { __typename?: 'PendingDelivery', alert: { __typename?: 'Alert', id: string, title: string, severity: Severity }, dispatch: { __typename?: 'AlertDispatch', id: string, outputId: string, status: string, trigger: string, waitsFor?: string | null, nextAttemptAt?: string | null, attempts: number, createdAt: string, mute?: { __typename?: 'Mute', createdBy: string, until: string, reason: string, subject: MuteSubject } | null, destination?: { __typename?: 'Destination', outputId: string, displayName: string, verificationStatus: string } | null, history: Array<{ __typename?: 'AlertDelivery', dispatchedAt: string, message: string, outcome: string }> } } }> } };

export type SendDeliveryMutationVariables = Exact<{
  input: RetryDeliveriesInput;
}>;


export type SendDeliveryMutation = { __typename?: 'Mutation', retryDeliveries: { __typename?: 'RetryDeliveriesPayload', retried: number } };

export type ExplainDecisionQueryVariables = Exact<{
  input: ExplainDecisionInput;
}>;


export type ExplainDecisionQuery = { __typename?: 'Query', explainDecision: { __typename?: 'DecisionTrail', answer: string, isMatch: boolean, logType: string, event?: unknown | null, steps: Array<{ __typename?: 'TrailStep', step: TrailStepName, verdict: TrailVerdict, text: string, mendAt?: MendPlace | null, alertId?: string | null, details: Array<{ __typename?: 'TrailDetail', text: string, holds: boolean, value?: unknown | null }> }> } };

export type CorrelationFactsFragment = { __typename?: 'CorrelationRule', ruleIds: Array<string>, lookbackMinutes: number, createAlert: boolean, createdAt: string, lastModified: string, schedule: { __typename?: 'Schedule', rateMinutes?: number | null, cronExpression?: string | null, timeoutMinutes: number } } & { ' $fragmentName'?: 'CorrelationFactsFragment' };

export type CorrelationRuleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CorrelationRuleQuery = { __typename?: 'Query', correlationRule: (
    { __typename?: 'CorrelationRule', id: string, displayName: string, body: string, tests: Array<{ __typename?: 'CorrelationTest', name: string, expectedResult: boolean, ruleOutputs: unknown }> }
    & { ' $fragmentRefs'?: { 'DetectionHeader_CorrelationRule_Fragment': DetectionHeader_CorrelationRule_Fragment;'DetectionSummary_CorrelationRule_Fragment': DetectionSummary_CorrelationRule_Fragment;'CorrelationFactsFragment': CorrelationFactsFragment } }
  ) };

export type DetectionAlertsQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type DetectionAlertsQuery = { __typename?: 'Query', alerts: { __typename?: 'AlertConnection', totalCount: number, edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, title: string, severity: Severity, status: AlertStatus, createdAt: string } }> } };

type DetectionHeader_Rule_Fragment = { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity } & { ' $fragmentName'?: 'DetectionHeader_Rule_Fragment' };

type DetectionHeader_Policy_Fragment = { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity } & { ' $fragmentName'?: 'DetectionHeader_Policy_Fragment' };

type DetectionHeader_CorrelationRule_Fragment = { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity } & { ' $fragmentName'?: 'DetectionHeader_CorrelationRule_Fragment' };

export type DetectionHeaderFragment =
  | DetectionHeader_Rule_Fragment
  | DetectionHeader_Policy_Fragment
  | DetectionHeader_CorrelationRule_Fragment
;

export type DetectionOutcomesQueryVariables = Exact<{
  detectionId: Scalars['ID']['input'];
}>;


export type DetectionOutcomesQuery = { __typename?: 'Query', detectionOutcomes: { __typename?: 'DetectionOutcomes', total: { __typename?: 'OutcomeSummary', truePositives: number, benignTruePositives: number, falsePositives: number, duplicates: number, tests: number, withoutOutcome: number, unfinished: number, precision?: number | null }, weeks: Array<{ __typename?: 'WeekOfOutcomes', at: string, outcomes: { __typename?: 'OutcomeSummary', truePositives: number, benignTruePositives: number, falsePositives: number, precision?: number | null } }> } };

type DetectionSummary_Rule_Fragment = { __typename?: 'Rule', description: string, runbook: string, reference: string, tags: Array<string>, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> } & { ' $fragmentName'?: 'DetectionSummary_Rule_Fragment' };

type DetectionSummary_Policy_Fragment = { __typename?: 'Policy', description: string, runbook: string, reference: string, tags: Array<string>, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> } & { ' $fragmentName'?: 'DetectionSummary_Policy_Fragment' };

type DetectionSummary_CorrelationRule_Fragment = { __typename?: 'CorrelationRule', description: string, runbook: string, reference: string, tags: Array<string>, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }> } & { ' $fragmentName'?: 'DetectionSummary_CorrelationRule_Fragment' };

export type DetectionSummaryFragment =
  | DetectionSummary_Rule_Fragment
  | DetectionSummary_Policy_Fragment
  | DetectionSummary_CorrelationRule_Fragment
;

export type RunDetectionTestsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RunDetectionTestsMutation = { __typename?: 'Mutation', runDetectionTests: Array<{ __typename?: 'RuleTestResult', name: string, passed: boolean, expectedResult: boolean, actualResult?: boolean | null, error?: string | null, functions: unknown }> };

export type PolicyFactsFragment = { __typename?: 'Policy', resourceTypes: Array<string>, suppressions: Array<string>, createdAt: string, lastModified: string } & { ' $fragmentName'?: 'PolicyFactsFragment' };

export type PolicyQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PolicyQuery = { __typename?: 'Query', policy: (
    { __typename?: 'Policy', id: string, displayName: string, body: string, tests: Array<{ __typename?: 'DetectionTest', name: string, expectedResult: boolean, resource: string }> }
    & { ' $fragmentRefs'?: { 'DetectionHeader_Policy_Fragment': DetectionHeader_Policy_Fragment;'DetectionSummary_Policy_Fragment': DetectionSummary_Policy_Fragment;'PolicyFactsFragment': PolicyFactsFragment;'PolicyCountsFragment': PolicyCountsFragment } }
  ) };

export type PolicyCountsFragment = { __typename?: 'Policy', id: string, complianceCounts: { __typename?: 'ComplianceCounts', passed: number, failed: number, errored: number, suppressed: number } } & { ' $fragmentName'?: 'PolicyCountsFragment' };

export type PolicyResourcesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  input: PolicyResourcesInput;
}>;


export type PolicyResourcesQuery = { __typename?: 'Query', policy: { __typename?: 'Policy', id: string, resources: { __typename?: 'ComplianceConnection', pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'ComplianceEdge', node: { __typename?: 'Compliance', policyId: string, resourceId: string, status: ComplianceStatus, suppressed: boolean, error: string, checkedAt: string } }> } } };

export type RuleConditionsFragment = { __typename?: 'Rule', id: string, logTypes: Array<string>, necessaryConditions: Array<string>, activity?: { __typename?: 'RuleActivity', events: number, runs: number, milliseconds: number } | null } & { ' $fragmentName'?: 'RuleConditionsFragment' };

export type RuleFactsFragment = { __typename?: 'Rule', logTypes: Array<string>, scheduledQueries: Array<string>, baseDetection?: string | null, threshold: number, dedupPeriodMinutes: number, createAlert: boolean, summaryAttributes: Array<string>, createdAt: string, lastModified: string, alertsPerDay: Array<number> } & { ' $fragmentName'?: 'RuleFactsFragment' };

export type RuleLogicFragment = { __typename?: 'Rule', id: string, body: string, simpleDetectionBody?: string | null, sigmaBody?: string | null, inlineFilters?: string | null } & { ' $fragmentName'?: 'RuleLogicFragment' };

export type RulePythonQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RulePythonQuery = { __typename?: 'Query', rulePythonBody: { __typename?: 'RulePythonBody', pythonBody: string } };

export type RuleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RuleQuery = { __typename?: 'Query', rule: (
    { __typename?: 'Rule', id: string, displayName: string, logTypes: Array<string>, scheduledQueries: Array<string>, tests: Array<{ __typename?: 'DetectionTest', name: string, expectedResult: boolean, resource: string }> }
    & { ' $fragmentRefs'?: { 'DetectionHeader_Rule_Fragment': DetectionHeader_Rule_Fragment;'DetectionSummary_Rule_Fragment': DetectionSummary_Rule_Fragment;'RuleLogicFragment': RuleLogicFragment;'RuleFactsFragment': RuleFactsFragment;'RuleConditionsFragment': RuleConditionsFragment } }
  ) };

export type EditorTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorTablesQuery = { __typename?: 'Query', dataLakeDatabases: Array<{ __typename?: 'DataLakeDatabase', name: string, tables: Array<{ __typename?: 'DataLakeTable', id: string, logType?: string | null }> }> };

export type EditorColumnsQueryVariables = Exact<{
  tables: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type EditorColumnsQuery = { __typename?: 'Query', dataLakeTablesColumns: Array<{ __typename?: 'DataLakeTableColumns', id: string, columns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string, description: string, paths: Array<string>, members?: unknown | null }> }> };

export type EditorHelpersQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorHelpersQuery = { __typename?: 'Query', globalHelpers: { __typename?: 'GlobalHelperConnection', edges: Array<{ __typename?: 'GlobalHelperEdge', node: { __typename?: 'GlobalHelper', id: string, description: string, body: string } }> } };

export type EditorDataModelsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorDataModelsQuery = { __typename?: 'Query', dataModels: { __typename?: 'DataModelConnection', edges: Array<{ __typename?: 'DataModelEdge', node: { __typename?: 'DataModel', id: string, logTypes: Array<string>, mappings: Array<{ __typename?: 'DataModelMapping', name: string }> } }> } };

export type CorrelatedDetectionsQueryVariables = Exact<{
  input: DetectionsInput;
}>;


export type CorrelatedDetectionsQuery = { __typename?: 'Query', detections: { __typename?: 'DetectionEntityConnection', edges: Array<{ __typename?: 'DetectionEntityEdge', node:
        | { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string, enabled: boolean }
        | { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string, enabled: boolean }
        | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string, enabled: boolean }
       }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type EditedRuleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedRuleQuery = { __typename?: 'Query', rule: { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, logTypes: Array<string>, scheduledQueries: Array<string>, description: string, reference: string, runbook: string, tags: Array<string>, outputIds: Array<string>, dedupPeriodMinutes: number, threshold: number, createAlert: boolean, summaryAttributes: Array<string>, body: string, simpleDetectionBody?: string | null, sigmaBody?: string | null, inlineFilters?: string | null, baseDetection?: string | null, lastModified: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }>, tests: Array<{ __typename?: 'DetectionTest', name: string, expectedResult: boolean, resource: string, mocks: Array<{ __typename?: 'DetectionMock', objectName: string, returnValue: unknown }> }>, lastModifiedBy?:
      | { __typename?: 'RecordedActor', name: string }
      | { __typename?: 'APIToken', name: string }
      | { __typename?: 'User', name: string }
     | null } };

export type EditedPolicyQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedPolicyQuery = { __typename?: 'Query', policy: { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, resourceTypes: Array<string>, suppressions: Array<string>, description: string, reference: string, runbook: string, tags: Array<string>, outputIds: Array<string>, body: string, lastModified: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }>, tests: Array<{ __typename?: 'DetectionTest', name: string, expectedResult: boolean, resource: string, mocks: Array<{ __typename?: 'DetectionMock', objectName: string, returnValue: unknown }> }>, lastModifiedBy?:
      | { __typename?: 'RecordedActor', name: string }
      | { __typename?: 'APIToken', name: string }
      | { __typename?: 'User', name: string }
     | null } };

export type EditedCorrelationRuleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedCorrelationRuleQuery = { __typename?: 'Query', correlationRule: { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, description: string, reference: string, runbook: string, tags: Array<string>, outputIds: Array<string>, createAlert: boolean, summaryAttributes: Array<string>, body: string, lastModified: string, reports: Array<{ __typename?: 'DetectionReport', key: string, values: Array<string> }>, tests: Array<{ __typename?: 'CorrelationTest', name: string, expectedResult: boolean, ruleOutputs: unknown }>, lastModifiedBy?:
      | { __typename?: 'RecordedActor', name: string }
      | { __typename?: 'APIToken', name: string }
      | { __typename?: 'User', name: string }
     | null } };

export type TestDraftMutationVariables = Exact<{
  input: DetectionDraftInput;
}>;


export type TestDraftMutation = { __typename?: 'Mutation', testDetections: { __typename?: 'DraftTestReport', results: Array<{ __typename?: 'RuleTestResult', name: string, passed: boolean, error?: string | null, functions: unknown }>, problems: Array<{ __typename?: 'DraftProblem', file: DraftFile, line: number, column: number, message: string }> } };

export type SaveDetectionMutationVariables = Exact<{
  input: SaveDetectionInput;
}>;


export type SaveDetectionMutation = { __typename?: 'Mutation', saveDetection: { __typename?: 'SavedDetection', detection?:
      | { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string, lastModified: string }
      | { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string, lastModified: string }
      | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string, lastModified: string }
     | null, problems: Array<{ __typename?: 'DraftProblem', file: DraftFile, line: number, column: number, message: string }> } };

export type EditorLogTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorLogTypesQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string } }> } };

export type EditorScheduledQueriesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditorScheduledQueriesQuery = { __typename?: 'Query', savedQueries: { __typename?: 'SavedQueryConnection', edges: Array<{ __typename?: 'SavedQueryEdge', node: { __typename?: 'SavedQuery', id: string, name: string, schedule?: { __typename?: 'Schedule', timeoutMinutes: number } | null } }> } };

export type TestEventAlertsQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type TestEventAlertsQuery = { __typename?: 'Query', alerts: { __typename?: 'AlertConnection', edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, title: string, createdAt: string } }> } };

export type TestEventOfAlertQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type TestEventOfAlertQuery = { __typename?: 'Query', alert: { __typename?: 'Alert', id: string, events: { __typename?: 'EventConnection', nodes: Array<unknown> } } };

export type SetDetectionEnabledMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
}>;


export type SetDetectionEnabledMutation = { __typename?: 'Mutation', setDetectionEnabled:
    | { __typename?: 'Rule', id: string, enabled: boolean }
    | { __typename?: 'Policy', id: string, enabled: boolean }
    | { __typename?: 'CorrelationRule', id: string, enabled: boolean }
   };

export type RestoreDetectionVersionMutationVariables = Exact<{
  input: RestoreDetectionVersionInput;
}>;


export type RestoreDetectionVersionMutation = { __typename?: 'Mutation', restoreDetectionVersion:
    | { __typename?: 'Rule', id: string }
    | { __typename?: 'Policy', id: string }
    | { __typename?: 'CorrelationRule', id: string }
   };

export type DeletedDetectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedDetectionsQuery = { __typename?: 'Query', deletedDetections: Array<{ __typename?: 'DetectionChange', id: string, detectionId: string, displayName: string, kind: DetectionKind, at: string, by?:
      | { __typename?: 'RecordedActor', id: string, name: string }
      | { __typename?: 'APIToken', id: string, name: string }
      | { __typename?: 'User', id: string, name: string }
     | null }> };

export type DetectionHistoryQueryVariables = Exact<{
  input: DetectionHistoryInput;
}>;


export type DetectionHistoryQuery = { __typename?: 'Query', detectionHistory: { __typename?: 'DetectionHistory', nextCursor?: string | null, changes: Array<{ __typename?: 'DetectionChange', id: string, detectionId: string, displayName: string, kind: DetectionKind, action: DetectionChangeAction, origin: DetectionChangeOrigin, at: string, by?:
        | { __typename?: 'RecordedActor', id: string, name: string }
        | { __typename?: 'APIToken', id: string, name: string }
        | { __typename?: 'User', id: string, name: string }
       | null, before: Array<{ __typename?: 'RepositoryFile', path: string, text: string }>, after: Array<{ __typename?: 'RepositoryFile', path: string, text: string }> }> } };

export type SetDetectionsEnabledMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
}>;


export type SetDetectionsEnabledMutation = { __typename?: 'Mutation', setDetectionsEnabled: Array<
    | { __typename?: 'Rule', id: string, enabled: boolean, lastModified: string }
    | { __typename?: 'Policy', id: string, enabled: boolean, lastModified: string }
    | { __typename?: 'CorrelationRule', id: string, enabled: boolean, lastModified: string }
  > };

export type TagDetectionsMutationVariables = Exact<{
  input: TagDetectionsInput;
}>;


export type TagDetectionsMutation = { __typename?: 'Mutation', tagDetections: Array<
    | { __typename?: 'Rule', id: string, tags: Array<string>, lastModified: string }
    | { __typename?: 'Policy', id: string, tags: Array<string>, lastModified: string }
    | { __typename?: 'CorrelationRule', id: string, tags: Array<string>, lastModified: string }
  > };

export type DeleteDetectionsMutationVariables = Exact<{
  input: DeleteDetectionsInput;
}>;


export type DeleteDetectionsMutation = { __typename?: 'Mutation', deleteDetections: { __typename?: 'DeleteDetectionsResult', ids: Array<string> } };

export type RestoreDetectionsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RestoreDetectionsMutation = { __typename?: 'Mutation', restoreDetections: Array<
    | { __typename?: 'Rule', id: string }
    | { __typename?: 'Policy', id: string }
    | { __typename?: 'CorrelationRule', id: string }
  > };

export type ExportDetectionsQueryVariables = Exact<{
  ids?: InputMaybe<Array<Scalars['ID']['input']> | Scalars['ID']['input']>;
}>;


export type ExportDetectionsQuery = { __typename?: 'Query', detectionEntitiesExport: Array<{ __typename?: 'RepositoryFile', path: string, text: string }> };

export type DetectionFacetsQueryVariables = Exact<{ [key: string]: never; }>;


export type DetectionFacetsQuery = { __typename?: 'Query', detectionFacets: { __typename?: 'DetectionFacets', logTypes: Array<{ __typename?: 'DetectionFacet', value: string, count: number }>, tags: Array<{ __typename?: 'DetectionFacet', value: string, count: number }> } };

export type DetectionListQueryVariables = Exact<{
  input: DetectionsInput;
}>;


export type DetectionListQuery = { __typename?: 'Query', detections: { __typename?: 'DetectionEntityConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'DetectionEntityEdge', node:
        | { __typename?: 'Rule', logTypes: Array<string>, scheduledQueries: Array<string>, alertsPerDay: Array<number>, lastAlertAt?: string | null, id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, tags: Array<string>, lastModified: string, activity?: { __typename?: 'RuleActivity', events: number, runs: number, milliseconds: number } | null }
        | { __typename?: 'Policy', resourceTypes: Array<string>, id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, tags: Array<string>, lastModified: string }
        | { __typename?: 'CorrelationRule', ruleIds: Array<string>, id: string, kind: DetectionKind, displayName: string, enabled: boolean, managed: boolean, severity: Severity, tags: Array<string>, lastModified: string }
       }> } };

export type PreviewQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PreviewQuery = { __typename?: 'Query', preview: { __typename?: 'DetectionPreview', id: string, state: PreviewState, error: string, notice: string, progress: number, detectionId: string, isDraft: boolean, isCompared: boolean, startsAt: string, endsAt: string, coveredUntil: string, conditions: Array<string>, completedAt?: string | null, steps: Array<{ __typename?: 'PreviewedStep', stepId: string, ruleId: string, signals: number }>, queries: Array<{ __typename?: 'PreviewedQuery', name: string, runs: number, rows: number }>, summary: { __typename?: 'PreviewSummary', eventsInScope: number, eventsRead: number, matches: number, errors: number, alerts: number, newAlerts: number, keptAlerts: number, goneAlerts: number, bySeverity: Array<{ __typename?: 'PreviewedSeverity', severity: Severity, alerts: number }>, overTime: Array<{ __typename?: 'PreviewBucket', from: string, newAlerts: number, keptAlerts: number, goneAlerts: number }>, errorMessages: Array<{ __typename?: 'PreviewedError', kind: string, message: string, events: number }> }, alerts: Array<{ __typename?: 'PreviewedAlert', id: string, type: AlertType, change: AlertChange, severity: Severity, title: string, dedupString: string, createdAt: string, firstEventOccurredAt?: string | null, eventCount: number, events: Array<{ __typename?: 'PreviewedEvent', logType: string, ruleId?: string | null, rowId: string, eventTime: string, row?: unknown | null }> }> } };

export type StartPreviewMutationVariables = Exact<{
  input: StartPreviewInput;
}>;


export type StartPreviewMutation = { __typename?: 'Mutation', startPreview: { __typename?: 'DetectionPreview', id: string, state: PreviewState } };

export type CancelPreviewMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelPreviewMutation = { __typename?: 'Mutation', cancelPreview: { __typename?: 'DetectionPreview', id: string, state: PreviewState } };

export type PreviewedEventQueryVariables = Exact<{
  event: StoredEventInput;
}>;


export type PreviewedEventQuery = { __typename?: 'Query', storedEvent?: unknown | null };

export type FilteredRuleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type FilteredRuleQuery = { __typename?: 'Query', rule: { __typename?: 'Rule', id: string, displayName: string, managed: boolean, baseDetection?: string | null, sigmaBody?: string | null, inlineFilters?: string | null, lastModified: string, tests: Array<{ __typename?: 'DetectionTest', name: string }> } };

export type FilterImpactQueryVariables = Exact<{
  input: FilterImpactInput;
}>;


export type FilterImpactQuery = { __typename?: 'Query', filterImpact: { __typename?: 'FilterImpact', alerts: number, alertsRemoved: number, truePositivesRemoved: number, events: number, eventsRemoved: number, notice: string, filteredAlerts: Array<{ __typename?: 'FilteredAlert', id: string, title: string, severity: Severity, status: AlertStatus, outcome?: AlertOutcome | null, createdAt: string, events: number, eventsRemoved: number, isRemoved: boolean, isTruePositive: boolean }> } };

export type UpdateRuleAndFilterMutationVariables = Exact<{
  input: UpdateRuleAndFilterInput;
}>;


export type UpdateRuleAndFilterMutation = { __typename?: 'Mutation', updateRuleAndFilter: { __typename?: 'Rule', id: string, inlineFilters?: string | null, lastModified: string, tests: Array<{ __typename?: 'DetectionTest', name: string }> } };

export type UploadDetectionEntitiesMutationVariables = Exact<{
  input: UploadDetectionEntitiesAsyncInput;
}>;


export type UploadDetectionEntitiesMutation = { __typename?: 'Mutation', uploadDetectionEntitiesAsync: { __typename?: 'UploadReceipt', receiptId: string } };

export type ValidateBulkUploadMutationVariables = Exact<{
  input: ValidateBulkUploadInput;
}>;


export type ValidateBulkUploadMutation = { __typename?: 'Mutation', validateBulkUpload: { __typename?: 'UploadReceipt', receiptId: string } };

export type DetectionEntitiesUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type DetectionEntitiesUploadsQuery = { __typename?: 'Query', detectionEntitiesUploads: Array<{ __typename?: 'DetectionEntitiesUploadStatus', receiptId: string, status: UploadStatus, createdAt: string }> };

export type DetectionEntitiesUploadStatusQueryVariables = Exact<{
  receiptId: Scalars['ID']['input'];
}>;


export type DetectionEntitiesUploadStatusQuery = { __typename?: 'Query', detectionEntitiesUploadStatus: { __typename?: 'DetectionEntitiesUploadStatus', receiptId: string, status: UploadStatus, error: string, createdAt: string, completedAt?: string | null, createdBy:
      | { __typename?: 'RecordedActor', id: string }
      | { __typename?: 'APIToken', id: string }
      | { __typename?: 'User', id: string }
    , result?: { __typename?: 'DetectionEntitiesUploadResult', rules: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, policies: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, correlationRules: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, dataModels: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, globalHelpers: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, lookupTables: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, queries: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, packs: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, scheduledPrompts: { __typename?: 'UploadStatistics', new: number, modified: number, total: number }, leftOut: Array<{ __typename?: 'BulkUploadIssue', path: string, errorMessage: string }> } | null } };

export type ValidateBulkUploadStatusQueryVariables = Exact<{
  receiptId: Scalars['ID']['input'];
}>;


export type ValidateBulkUploadStatusQuery = { __typename?: 'Query', validateBulkUploadStatus: { __typename?: 'ValidateBulkUploadStatus', status: UploadStatus, error: string, result?: { __typename?: 'BulkUploadValidation', issues: Array<{ __typename?: 'BulkUploadIssue', path: string, errorMessage: string }>, leftOut: Array<{ __typename?: 'BulkUploadIssue', path: string, errorMessage: string }> } | null } };

export type DeleteLookupTableMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteLookupTableMutation = { __typename?: 'Mutation', deleteLookupTable: { __typename?: 'DeletedPayload', id: string } };

export type LookupUserNamesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LookupUserNamesQuery = { __typename?: 'Query', lookupUses: { __typename?: 'LookupUses', detections: Array<{ __typename?: 'LookupDetectionUse', id: string, displayName: string }>, queries: Array<{ __typename?: 'LookupQueryUse', id: string, name: string }> } };

export type LookupUsesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LookupUsesQuery = { __typename?: 'Query', lookupUses: { __typename?: 'LookupUses', detections: Array<{ __typename?: 'LookupDetectionUse', id: string, displayName: string, kind: DetectionKind, enabled: boolean }>, queries: Array<{ __typename?: 'LookupQueryUse', id: string, name: string }> } };

export type LookupTableQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type LookupTableQuery = { __typename?: 'Query', lookupTable: { __typename?: 'LookupTable', id: string, name: string, enabled: boolean, description: string, reference: string, schema?: string | null, primaryKey: string, lakeTable: string, health: LookupHealth, healthMessage?: string | null, revision: number, createdAt: string, lastModified: string, query?: string | null, refresh?: unknown | null, managed: boolean, lastModifiedBy?:
      | { __typename?: 'RecordedActor', name: string }
      | { __typename?: 'APIToken', name: string }
      | { __typename?: 'User', name: string }
     | null, associatedLogTypes: Array<{ __typename?: 'LookupAssociation', logType: string, selectors: Array<string> }>, file?: { __typename?: 'LookupFile', filename: string, bytes: number, rows: number, uploadedAt: string } | null } };

export type LookupRowsQueryVariables = Exact<{
  input: LookupRowsInput;
}>;


export type LookupRowsQuery = { __typename?: 'Query', lookupRows: { __typename?: 'LookupRows', nodes: Array<unknown>, columns: Array<string>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type LookupMatchQueryVariables = Exact<{
  input: LookupMatchInput;
}>;


export type LookupMatchQuery = { __typename?: 'Query', lookupMatch: { __typename?: 'LookupMatch', row?: unknown | null, comparison: LookupComparison, isNotAnAddress: boolean } };

export type EditedLookupTableQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedLookupTableQuery = { __typename?: 'Query', lookupTable: { __typename?: 'LookupTable', id: string, name: string, enabled: boolean, description: string, reference: string, schema?: string | null, primaryKey: string, revision: number, associatedLogTypes: Array<{ __typename?: 'LookupAssociation', logType: string, selectors: Array<string> }> } };

export type LookupSchemasQueryVariables = Exact<{ [key: string]: never; }>;


export type LookupSchemasQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string } }> } };

export type CreateLookupTableMutationVariables = Exact<{
  input: LookupTableInput;
}>;


export type CreateLookupTableMutation = { __typename?: 'Mutation', createLookupTable: { __typename?: 'LookupTable', id: string, name: string } };

export type UpdateLookupTableMutationVariables = Exact<{
  input: UpdateLookupTableInput;
}>;


export type UpdateLookupTableMutation = { __typename?: 'Mutation', updateLookupTable: { __typename?: 'LookupTable', id: string, name: string, enabled: boolean, description: string, reference: string, schema?: string | null, primaryKey: string, lakeTable: string, health: LookupHealth, healthMessage?: string | null, revision: number, lastModified: string, associatedLogTypes: Array<{ __typename?: 'LookupAssociation', logType: string, selectors: Array<string> }> } };

export type LookupListQueryVariables = Exact<{ [key: string]: never; }>;


export type LookupListQuery = { __typename?: 'Query', lookupTables: Array<{ __typename?: 'LookupTable', id: string, name: string, description: string, health: LookupHealth, primaryKey: string, lastModified: string, associatedLogTypes: Array<{ __typename?: 'LookupAssociation', logType: string }>, file?: { __typename?: 'LookupFile', rows: number } | null }> };

export type AlertsOverTimeFragment = { __typename?: 'Overview', alertsOverTime: { __typename?: 'TimeSeriesGroup', at: Array<string>, series: Array<{ __typename?: 'TimeSeries', label: string, values: Array<number> }> } } & { ' $fragmentName'?: 'AlertsOverTimeFragment' };

export type AlertCountsFragment = { __typename?: 'Overview', alertsBySeverity: Array<{ __typename?: 'LabelledCount', label: string, count: number }>, alertsByStatus: Array<{ __typename?: 'LabelledCount', label: string, count: number }> } & { ' $fragmentName'?: 'AlertCountsFragment' };

export type TopRulesFragment = { __typename?: 'Overview', topRules: Array<{ __typename?: 'RuleCount', ruleId: string, displayName: string, severity: Severity, count: number }> } & { ' $fragmentName'?: 'TopRulesFragment' };

export type EventsOverTimeFragment = { __typename?: 'Overview', eventsOverTime: { __typename?: 'TimeSeriesGroup', at: Array<string>, series: Array<{ __typename?: 'TimeSeries', label: string, values: Array<number> }> } } & { ' $fragmentName'?: 'EventsOverTimeFragment' };

export type HeadlineFragment = { __typename?: 'Overview', openAlerts: Array<{ __typename?: 'LabelledCount', label: string, count: number }>, totals: { __typename?: 'OverviewTotals', alerts: number, events: number, bytes: number }, totalsBefore: { __typename?: 'OverviewTotals', alerts: number, events: number, bytes: number }, sourcesByHealth: Array<{ __typename?: 'LabelledCount', label: string, count: number }> } & { ' $fragmentName'?: 'HeadlineFragment' };

export type OverviewQueryVariables = Exact<{
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
  alerts: AlertsInput;
  mayReadAlerts: Scalars['Boolean']['input'];
}>;


export type OverviewQuery = { __typename?: 'Query', overview: (
    { __typename?: 'Overview', totalEvents: number, sourcesByHealth: Array<{ __typename?: 'LabelledCount', count: number }> }
    & { ' $fragmentRefs'?: { 'HeadlineFragment': HeadlineFragment;'AlertsOverTimeFragment': AlertsOverTimeFragment;'AlertCountsFragment': AlertCountsFragment;'TopRulesFragment': TopRulesFragment;'EventsOverTimeFragment': EventsOverTimeFragment } }
  ), alerts?: (
    { __typename?: 'AlertConnection' }
    & { ' $fragmentRefs'?: { 'RecentAlertsFragment': RecentAlertsFragment } }
  ) };

export type RecentAlertsFragment = { __typename?: 'AlertConnection', edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, title: string, severity: Severity, status: AlertStatus, createdAt: string } }> } & { ' $fragmentName'?: 'RecentAlertsFragment' };

export type PackChangesQueryVariables = Exact<{
  input: PackVersionInput;
}>;


export type PackChangesQuery = { __typename?: 'Query', packChanges: { __typename?: 'PackChanges', from?: string | null, to: string, leftOut: Array<string>, problems: Array<string>, items: Array<{ __typename?: 'PackItemChange', id: string, kind: PackItemKind, displayName: string, action: PackItemAction, before: Array<{ __typename?: 'RepositoryFile', path: string, text: string }>, after: Array<{ __typename?: 'RepositoryFile', path: string, text: string }>, overrides: Array<{ __typename?: 'PackOverride', member: string, chosen?: unknown | null, before?: unknown | null, after?: unknown | null }> }> } };

export type ChangePackVersionMutationVariables = Exact<{
  input: PackVersionInput;
}>;


export type ChangePackVersionMutation = { __typename?: 'Mutation', changePackVersion: { __typename?: 'Pack', id: string, version?: string | null, hasUpdate: boolean, itemIds: Array<string> } };

export type PackPageQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PackPageQuery = { __typename?: 'Query', pack: { __typename?: 'Pack', id: string, displayName: string, description: string, enabled: boolean, origin: PackOrigin, sourceName?: string | null, version?: string | null, newestVersion?: string | null, hasUpdate: boolean, itemIds: Array<string>, lastModified: string, versions: Array<{ __typename?: 'PackVersion', version: string, publishedAt: string, notes: string, isInstalled: boolean }>, items: Array<{ __typename?: 'PackItem', id: string, kind: PackItemKind, displayName: string, enabled?: boolean | null, severity?: Severity | null, overrides: Array<string> }>, gaps: Array<{ __typename?: 'PackGap', id: string, neededBy?: string | null, isElsewhere: boolean }>, logTypes: Array<{ __typename?: 'PackLogType', name: string, isReceived: boolean }> } };

export type PackListQueryVariables = Exact<{
  input: PacksInput;
}>;


export type PackListQuery = { __typename?: 'Query', packs: { __typename?: 'PackConnection', edges: Array<{ __typename?: 'PackEdge', node: { __typename?: 'Pack', id: string, displayName: string, description: string, enabled: boolean, origin: PackOrigin, sourceName?: string | null, version?: string | null, newestVersion?: string | null, hasUpdate: boolean, itemIds: Array<string> } }> } };

export type SetPackEnabledMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
}>;


export type SetPackEnabledMutation = { __typename?: 'Mutation', setPackEnabled: { __typename?: 'Pack', id: string, enabled: boolean, version?: string | null, hasUpdate: boolean, itemIds: Array<string>, versions: Array<{ __typename?: 'PackVersion', version: string, publishedAt: string, notes: string, isInstalled: boolean }>, items: Array<{ __typename?: 'PackItem', id: string, kind: PackItemKind, displayName: string, enabled?: boolean | null, severity?: Severity | null, overrides: Array<string> }>, gaps: Array<{ __typename?: 'PackGap', id: string, neededBy?: string | null, isElsewhere: boolean }> } };

export type PackSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type PackSourcesQuery = { __typename?: 'Query', packSources: Array<{ __typename?: 'PackSource', id: string, displayName: string, kind: PackSourceKind, url: string, hasToken: boolean, publicKey: string, enabled: boolean, polledAt?: string | null, problem?: string | null, versions: Array<string>, packs: Array<{ __typename?: 'Pack', id: string, displayName: string, enabled: boolean }> }> };

export type PollPackSourceMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PollPackSourceMutation = { __typename?: 'Mutation', pollPackSource: { __typename?: 'PackSource', id: string, polledAt?: string | null, problem?: string | null, versions: Array<string>, packs: Array<{ __typename?: 'Pack', id: string, displayName: string, enabled: boolean }> } };

export type DeletePackSourceMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeletePackSourceMutation = { __typename?: 'Mutation', deletePackSource: { __typename?: 'DeletedPayload', id: string } };

export type CreatePackSourceMutationVariables = Exact<{
  input: PackSourceInput;
}>;


export type CreatePackSourceMutation = { __typename?: 'Mutation', createPackSource: { __typename?: 'PackSource', id: string, displayName: string, problem?: string | null, packs: Array<{ __typename?: 'Pack', id: string }> } };

export type UpdatePackSourceMutationVariables = Exact<{
  input: UpdatePackSourceInput;
}>;


export type UpdatePackSourceMutation = { __typename?: 'Mutation', updatePackSource: { __typename?: 'PackSource', id: string, displayName: string, kind: PackSourceKind, url: string, hasToken: boolean, publicKey: string, enabled: boolean, revision: number, polledAt?: string | null, problem?: string | null, versions: Array<string>, packs: Array<{ __typename?: 'Pack', id: string, displayName: string, enabled: boolean }> } };

export type EditedPackSourceQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedPackSourceQuery = { __typename?: 'Query', packSource: { __typename?: 'PackSource', id: string, displayName: string, kind: PackSourceKind, url: string, hasToken: boolean, publicKey: string, enabled: boolean, revision: number } };

export type ArchiveSchemaMutationVariables = Exact<{
  input: ArchiveSchemaInput;
}>;


export type ArchiveSchemaMutation = { __typename?: 'Mutation', archiveSchema: { __typename?: 'SchemaPayload', schema: { __typename?: 'Schema', name: string, isArchived: boolean, updatedAt: string } } };

export type SchemaQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type SchemaQuery = { __typename?: 'Query', schema: { __typename?: 'Schema', name: string, description: string, referenceURL: string, revision: number, spec: string, isManaged: boolean, isArchived: boolean, createdAt: string, updatedAt: string, logSources: Array<{ __typename?: 'LogSourceName', id: string, label: string }> } };

export type EditedSchemaQueryVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type EditedSchemaQuery = { __typename?: 'Query', schema: { __typename?: 'Schema', name: string, spec: string, revision: number, isManaged: boolean, isArchived: boolean } };

export type SaveSchemaMutationVariables = Exact<{
  input: CreateOrUpdateSchemaInput;
}>;


export type SaveSchemaMutation = { __typename?: 'Mutation', createOrUpdateSchema: { __typename?: 'SchemaPayload', schema: { __typename?: 'Schema', name: string, description: string, referenceURL: string, revision: number, spec: string, isManaged: boolean, isArchived: boolean, createdAt: string, updatedAt: string, logSources: Array<{ __typename?: 'LogSourceName', id: string, label: string }> } } };

export type CheckSchemaQueryVariables = Exact<{
  input: CheckSchemaInput;
}>;


export type CheckSchemaQuery = { __typename?: 'Query', checkSchema: { __typename?: 'SchemaCheck', incompatibleChanges: Array<string>, problems: Array<{ __typename?: 'SchemaProblem', line: number, column: number, message: string }> } };

export type TestSchemaMutationVariables = Exact<{
  input: TestSchemaInput;
}>;


export type TestSchemaMutation = { __typename?: 'Mutation', testSchema: { __typename?: 'SchemaTestReport', samples: number, parsed: number, events: Array<string>, failures: Array<{ __typename?: 'SampleFailure', index: number, reason: string, raw: string }> } };

export type InferSchemaMutationVariables = Exact<{
  input: InferSchemaInput;
}>;


export type InferSchemaMutation = { __typename?: 'Mutation', inferSchema: { __typename?: 'InferredSchema', spec: string, samples: number, parsed: number } };

export type SchemaListQueryVariables = Exact<{
  input: SchemasInput;
}>;


export type SchemaListQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string, description: string, isManaged: boolean, isArchived: boolean, revision: number, updatedAt: string, logSources: Array<{ __typename?: 'LogSourceName', id: string, label: string }> } }> } };

export type StartQueryDownloadMutationVariables = Exact<{
  input: StartAsyncDownloadInput;
}>;


export type StartQueryDownloadMutation = { __typename?: 'Mutation', startAsyncDownloadOfAllQueryResults: { __typename?: 'StartAsyncDownloadResult', download?: { __typename?: 'QueryDownload', id: string } | null, error?: { __typename?: 'DownloadError', message: string } | null } };

export type QueryDownloadUrlQueryVariables = Exact<{
  input: AsyncQueryDownloadUrlInput;
}>;


export type QueryDownloadUrlQuery = { __typename?: 'Query', getAsyncQueryDownloadUrl: { __typename?: 'AsyncQueryDownloadUrl', url?: string | null, error?: { __typename?: 'DownloadError', message: string } | null } };

export type CsvFilesQueryVariables = Exact<{
  input: QueryDownloadsInput;
}>;


export type CsvFilesQuery = { __typename?: 'Query', queryDownloads: { __typename?: 'QueryDownloadConnection', edges: Array<{ __typename?: 'QueryDownloadEdge', node: { __typename?: 'QueryDownload', id: string, queryId: string, status: QueryDownloadStatus, rowCount: number, bytes: number, createdAt: string, error?: { __typename?: 'DownloadError', message: string } | null } }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean } } };

export type QueryDownloadsQueryVariables = Exact<{
  input: QueryDownloadsInput;
}>;


export type QueryDownloadsQuery = { __typename?: 'Query', queryDownloads: { __typename?: 'QueryDownloadConnection', edges: Array<{ __typename?: 'QueryDownloadEdge', node: { __typename?: 'QueryDownload', id: string, status: QueryDownloadStatus, error?: { __typename?: 'DownloadError', message: string } | null } }> } };

export type ExplorerTableQueryVariables = Exact<{
  input: DataLakeDatabaseTableInput;
}>;


export type ExplorerTableQuery = { __typename?: 'Query', dataLakeDatabaseTable: { __typename?: 'DataLakeTable', id: string, newestEventAt?: string | null, columns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string, description: string }> } };

export type ExplorerTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type ExplorerTreeQuery = { __typename?: 'Query', dataLakeDatabases: Array<{ __typename?: 'DataLakeDatabase', name: string, displayName: string, tables: Array<{ __typename?: 'DataLakeTable', id: string, name: string, displayName: string, description: string, logType?: string | null, rows: number, bytes: number }> }> };

export type ExplorerRunQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExplorerRunQuery = { __typename?: 'Query', dataLakeQuery: { __typename?: 'DataLakeQuery', id: string, kind: DataLakeQueryKind, sql: string, language: QueryLanguage, name?: string | null, metadata: { __typename?: 'DataLakeQueryMetadata', databases: Array<string>, tables: Array<string>, startTime?: string | null, endTime?: string | null, relativeTime?: string | null, limit?: number | null, sortDirection?: SortDirection | null, simpleSearchQueryFilter?: string | null } } };

export type ExplorerSavedQueryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExplorerSavedQueryQuery = { __typename?: 'Query', savedQuery: { __typename?: 'SavedQuery', id: string, name: string, sqlQuery: string, params: { __typename?: 'DataLakeQueryMetadata', language: QueryLanguage, query: string, databases: Array<string>, tables: Array<string>, startTime?: string | null, endTime?: string | null, relativeTime?: string | null, limit?: number | null, sortDirection?: SortDirection | null, simpleSearchQueryFilter?: string | null } } };

export type FlowTablesColumnsQueryVariables = Exact<{
  tables: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type FlowTablesColumnsQuery = { __typename?: 'Query', dataLakeTablesColumns: Array<{ __typename?: 'DataLakeTableColumns', id: string, columns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string, description: string, paths: Array<string>, members?: unknown | null }> }> };

export type FlowValuesQueryVariables = Exact<{
  input: SearchInput;
  key: Scalars['String']['input'];
}>;


export type FlowValuesQuery = { __typename?: 'Query', fieldSummary: { __typename?: 'FieldSummary', top: Array<{ __typename?: 'FieldValueCount', value?: unknown | null }> } };

export type SearchHistoryQueryVariables = Exact<{
  input?: InputMaybe<DataLakeQueriesInput>;
}>;


export type SearchHistoryQuery = { __typename?: 'Query', dataLakeQueries: { __typename?: 'DataLakeQueryConnection', pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'DataLakeQueryEdge', node: { __typename?: 'DataLakeQuery', id: string, kind: DataLakeQueryKind, sql: string, language: QueryLanguage, name?: string | null, status: DataLakeQueryStatus, message: string, isScheduled: boolean, startedAt: string, resultsUntil?: string | null, issuedBy?:
          | { __typename: 'User', id: string, givenName: string, familyName: string, email: string }
          | { __typename: 'APIToken', id: string, name: string }
         | null, metadata: { __typename?: 'DataLakeQueryMetadata', databases: Array<string>, tables: Array<string>, startTime?: string | null, endTime?: string | null, relativeTime?: string | null, limit?: number | null, sortDirection?: SortDirection | null, simpleSearchQueryFilter?: string | null }, stats: { __typename?: 'DataLakeQueryStats', bytesScanned: number, executionTime: number, rowCount: number } } }> } };

export type ExecuteIndicatorSearchMutationVariables = Exact<{
  input: ExecuteIndicatorSearchQueryInput;
}>;


export type ExecuteIndicatorSearchMutation = { __typename?: 'Mutation', executeIndicatorSearchQuery: { __typename?: 'ExecuteDataLakeQueryResult', id: string } };

export type StatementOfQueryQueryVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type StatementOfQueryQuery = { __typename?: 'Query', checkDataLakeQuery: { __typename?: 'CheckedDataLakeQuery', sql?: string | null, problem?: string | null } };

export type ColumnsOfFormQueryVariables = Exact<{
  tables: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type ColumnsOfFormQuery = { __typename?: 'Query', dataLakeTablesColumns: Array<{ __typename?: 'DataLakeTableColumns', id: string, columns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string }> }> };

export type RulesOfLogTypeQueryVariables = Exact<{
  input: DetectionsInput;
}>;


export type RulesOfLogTypeQuery = { __typename?: 'Query', detections: { __typename?: 'DetectionEntityConnection', totalCount: number, edges: Array<{ __typename?: 'DetectionEntityEdge', node:
        | { __typename?: 'Rule', id: string, displayName: string, severity: Severity, enabled: boolean }
        | { __typename?: 'Policy', id: string, displayName: string, severity: Severity, enabled: boolean }
        | { __typename?: 'CorrelationRule', id: string, displayName: string, severity: Severity, enabled: boolean }
       }> } };

export type RunHistogramQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  buckets: Scalars['Int']['input'];
}>;


export type RunHistogramQuery = { __typename?: 'Query', dataLakeQuery: { __typename?: 'DataLakeQuery', histogram?: { __typename?: 'Histogram', bucketSeconds: number, total: number, series: Array<{ __typename?: 'HistogramSeries', table: string, total: number, buckets: Array<{ __typename?: 'HistogramBucket', at: string, count: number }> }> } | null } };

export type KeepChartMutationVariables = Exact<{
  input: UpdateQueryUserConfigInput;
}>;


export type KeepChartMutation = { __typename?: 'Mutation', updateQueryUserConfig: { __typename?: 'QueryUserConfig', queryId: string, chartProperties: Array<{ __typename?: 'QueryChartProperty', chartType?: string | null, propertyId?: string | null, limit?: number | null, sortDirection?: SortDirection | null, colorHexes?: Array<string> | null }> } };

export type ExecuteQueryMutationVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type ExecuteQueryMutation = { __typename?: 'Mutation', executeDataLakeQuery: { __typename?: 'ExecuteDataLakeQueryResult', id: string } };

export type CancelQueryMutationVariables = Exact<{
  input: CancelDataLakeQueryInput;
}>;


export type CancelQueryMutation = { __typename?: 'Mutation', cancelDataLakeQuery: { __typename?: 'CancelDataLakeQueryResult', id: string } };

export type QueryRunQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  results?: InputMaybe<DataLakeQueryResultsInput>;
}>;


export type QueryRunQuery = { __typename?: 'Query', dataLakeQuery: { __typename?: 'DataLakeQuery', id: string, sql: string, language: QueryLanguage, status: DataLakeQueryStatus, message: string, startedAt: string, annotations: { __typename?: 'DataLakeQueryAnnotations', visualize?: unknown | null }, userConfig?: { __typename?: 'QueryUserConfig', chartProperties: Array<{ __typename?: 'QueryChartProperty', chartType?: string | null, propertyId?: string | null, limit?: number | null, sortDirection?: SortDirection | null, colorHexes?: Array<string> | null }> } | null, progress: { __typename?: 'DataLakeQueryProgress', isWaiting: boolean, rowsRead: number, bytesRead: number, percent?: number | null }, stats: { __typename?: 'DataLakeQueryStats', bytesScanned: number, executionTime: number, rowCount: number }, results?: { __typename?: 'DataLakeQueryResults', tryAgain: boolean, isTruncated: boolean, edges: Array<{ __typename?: 'DataLakeQueryRow', node: unknown, cursor: string }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, columnInfo: { __typename?: 'DataLakeQueryColumns', order: Array<string>, types: unknown } } | null } };

export type RunFieldSummaryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
}>;


export type RunFieldSummaryQuery = { __typename?: 'Query', dataLakeQuery: { __typename?: 'DataLakeQuery', fieldSummary?: { __typename?: 'FieldSummary', total: number, distinct: number, top: Array<{ __typename?: 'FieldValueCount', value?: unknown | null, count: number }> } | null } };

export type SavedQueryRunsQueryVariables = Exact<{
  name: Scalars['ID']['input'];
}>;


export type SavedQueryRunsQuery = { __typename?: 'Query', queryRuns: Array<{ __typename?: 'QueryRun', queryName: string, dueAt: string, status: QueryRunStatus, attempts: number, startedAt: string, finishedAt?: string | null, rows: number, isTruncated: boolean, matches: number, error: string }> };

export type SavedQueryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SavedQueryQuery = { __typename?: 'Query', savedQuery: { __typename?: 'SavedQuery', id: string, name: string, description: string, tags: Array<string>, sqlQuery: string, managed: boolean, enabled: boolean, lookbackSeconds?: number | null, hasTimeFilter: boolean, hasLimit: boolean, lastModified: string, params: { __typename?: 'DataLakeQueryMetadata', language: QueryLanguage, query: string, databases: Array<string>, tables: Array<string>, startTime?: string | null, endTime?: string | null, relativeTime?: string | null, limit?: number | null, sortDirection?: SortDirection | null, simpleSearchQueryFilter?: string | null }, schedule?: { __typename?: 'Schedule', rateMinutes?: number | null, cronExpression?: string | null, timeoutMinutes: number } | null, email?: { __typename?: 'QueryEmail', recipients: Array<string>, sendEmpty: boolean, preferAttachment: boolean } | null, createdBy?:
      | { __typename?: 'RecordedActor', id: string, name: string }
      | { __typename?: 'APIToken', id: string, name: string }
      | { __typename?: 'User', id: string, name: string }
     | null, lastModifiedBy?:
      | { __typename?: 'RecordedActor', id: string, name: string }
      | { __typename?: 'APIToken', id: string, name: string }
      | { __typename?: 'User', id: string, name: string }
     | null, lastRun?: { __typename?: 'QueryRun', queryName: string, dueAt: string, status: QueryRunStatus, error: string } | null } };

export type SavedQueriesQueryVariables = Exact<{
  input: ContentItemsInput;
}>;


export type SavedQueriesQuery = { __typename?: 'Query', savedQueries: { __typename?: 'SavedQueryConnection', edges: Array<{ __typename?: 'SavedQueryEdge', node: { __typename?: 'SavedQuery', id: string, name: string, description: string, tags: Array<string>, sqlQuery: string, managed: boolean, enabled: boolean, lookbackSeconds?: number | null, hasTimeFilter: boolean, hasLimit: boolean, lastModified: string, params: { __typename?: 'DataLakeQueryMetadata', language: QueryLanguage, query: string, databases: Array<string>, tables: Array<string>, startTime?: string | null, endTime?: string | null, relativeTime?: string | null, limit?: number | null, sortDirection?: SortDirection | null, simpleSearchQueryFilter?: string | null }, schedule?: { __typename?: 'Schedule', rateMinutes?: number | null, cronExpression?: string | null, timeoutMinutes: number } | null, email?: { __typename?: 'QueryEmail', recipients: Array<string>, sendEmpty: boolean, preferAttachment: boolean } | null, createdBy?:
          | { __typename?: 'RecordedActor', id: string, name: string }
          | { __typename?: 'APIToken', id: string, name: string }
          | { __typename?: 'User', id: string, name: string }
         | null, lastModifiedBy?:
          | { __typename?: 'RecordedActor', id: string, name: string }
          | { __typename?: 'APIToken', id: string, name: string }
          | { __typename?: 'User', id: string, name: string }
         | null, lastRun?: { __typename?: 'QueryRun', queryName: string, dueAt: string, status: QueryRunStatus, error: string } | null } }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type CreateSavedQueryMutationVariables = Exact<{
  input: SavedQueryInput;
}>;


export type CreateSavedQueryMutation = { __typename?: 'Mutation', createSavedQuery: { __typename?: 'SavedQueryPayload', savedQuery: { __typename?: 'SavedQuery', id: string, name: string } } };

export type UpdateSavedQueryMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: SavedQueryInput;
}>;


export type UpdateSavedQueryMutation = { __typename?: 'Mutation', updateSavedQuery: { __typename?: 'SavedQueryPayload', savedQuery: { __typename?: 'SavedQuery', id: string, name: string } } };

export type DeleteSavedQueriesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteSavedQueriesMutation = { __typename?: 'Mutation', deleteSavedQueries: { __typename?: 'DeletedSavedQueries', ids: Array<string> } };

export type SqlProblemQueryVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type SqlProblemQuery = { __typename?: 'Query', checkDataLakeQuery: { __typename?: 'CheckedDataLakeQuery', problem?: string | null } };

export type SearchTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchTablesQuery = { __typename?: 'Query', dataLakeDatabases: Array<{ __typename?: 'DataLakeDatabase', name: string, displayName: string, tables: Array<{ __typename?: 'DataLakeTable', id: string, displayName: string, logType?: string | null, rows: number }> }> };

export type TableColumnsQueryVariables = Exact<{
  table: Scalars['String']['input'];
}>;


export type TableColumnsQuery = { __typename?: 'Query', dataLakeTableColumns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string, description: string }> };

export type SearchFieldsQueryVariables = Exact<{
  tables: Array<Scalars['String']['input']> | Scalars['String']['input'];
}>;


export type SearchFieldsQuery = { __typename?: 'Query', dataLakeTablesColumns: Array<{ __typename?: 'DataLakeTableColumns', id: string, columns: Array<{ __typename?: 'DataLakeColumn', name: string, type: string }> }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { __typename?: 'Mutation', createAPIToken: { __typename?: 'CreateAPITokenPayload', value: string, token: { __typename?: 'APIToken', id: string, name: string } } };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { __typename?: 'Query', apiTokens: Array<{ __typename?: 'APIToken', id: string, name: string, permissions: Array<string>, createdAt: string, createdBy: string, expiresAt?: string | null, lastUsedAt?: string | null }> };

export type DeleteApiTokenMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteApiTokenMutation = { __typename?: 'Mutation', deleteAPIToken: { __typename?: 'DeletedPayload', id: string } };

export type BackgroundWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type BackgroundWorkQuery = { __typename?: 'Query', recurringWorks: Array<{ __typename?: 'RecurringWork', name: string, title: string, state: RecurringWorkState, everySeconds: number, lastRunAt?: string | null, nextRunAt?: string | null, failedAt?: string | null, failure?: string | null }> };

export type GeneralSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneralSettingsPageQuery = { __typename?: 'Query', generalSettings: { __typename?: 'GeneralSettings', pantherVersion: string, mfaRequired: boolean, scheduledQueriesNeedLimit: boolean, pharosAIEnabled?: boolean | null, shouldEmailAlertAssignees: boolean, hasMailServer: boolean } };

export type UpdateGeneralSettingsMutationVariables = Exact<{
  input: UpdateGeneralSettingsInput;
}>;


export type UpdateGeneralSettingsMutation = { __typename?: 'Mutation', updateGeneralSettings: { __typename?: 'GeneralSettings', pantherVersion: string, mfaRequired: boolean, scheduledQueriesNeedLimit: boolean, pharosAIEnabled?: boolean | null, shouldEmailAlertAssignees: boolean, hasMailServer: boolean } };

export type UpdateMailSettingsMutationVariables = Exact<{
  input: MailSettingsInput;
}>;


export type UpdateMailSettingsMutation = { __typename?: 'Mutation', updateMailSettings: { __typename?: 'MailSettings', host: string } };

export type MailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSettingsQuery = { __typename?: 'Query', mailSettings?: { __typename?: 'MailSettings', host: string, port: number, security: MailSecurity, user: string, password: string, fromAddress: string, fromName: string, replyTo: string, allowedRecipientDomains: Array<string> } | null };

export type RemoveMailSettingsMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveMailSettingsMutation = { __typename?: 'Mutation', removeMailSettings: boolean };

export type SendTestMailMutationVariables = Exact<{
  input?: InputMaybe<MailSettingsInput>;
}>;


export type SendTestMailMutation = { __typename?: 'Mutation', sendTestMail: { __typename?: 'MailTestResult', success: boolean, statusCode: number, message: string, to: string } };

export type DeleteRoleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteRoleMutation = { __typename?: 'Mutation', deleteRole: { __typename?: 'DeletedPayload', id: string } };

export type CreateRoleMutationVariables = Exact<{
  input: CreateRoleInput;
}>;


export type CreateRoleMutation = { __typename?: 'Mutation', createRole: { __typename?: 'RolePayload', role: { __typename?: 'Role', id: string } } };

export type UpdateRoleMutationVariables = Exact<{
  input: UpdateRoleInput;
}>;


export type UpdateRoleMutation = { __typename?: 'Mutation', updateRole: { __typename?: 'RolePayload', role: { __typename?: 'Role', id: string, name: string, permissions: Array<string>, updatedAt: string } } };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { __typename?: 'Query', roles: Array<{ __typename?: 'Role', id: string, name: string, permissions: Array<string>, createdAt: string, updatedAt: string }>, users: Array<{ __typename?: 'User', id: string, role: { __typename?: 'Role', id: string } }> };

export type ResetUserAuthenticatorMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResetUserAuthenticatorMutation = { __typename?: 'Mutation', resetUserAuthenticator: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, status: string } } };

export type RequirePasswordChangeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RequirePasswordChangeMutation = { __typename?: 'Mutation', requirePasswordChange: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, status: string } } };

export type DeleteUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteUserMutation = { __typename?: 'Mutation', deleteUser: { __typename?: 'DeletedPayload', id: string } };

export type UnlockUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnlockUserMutation = { __typename?: 'Mutation', unlockUser: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, lockedUntil?: string | null } } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { __typename?: 'Mutation', inviteUser: { __typename?: 'InviteUserPayload', invitationUrl?: string | null, sentTo?: string | null, user: { __typename?: 'User', id: string } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename?: 'Mutation', updateUser: { __typename?: 'UserPayload', user: { __typename?: 'User', id: string, email: string, givenName: string, familyName: string, enabled: boolean, status: string, role: { __typename?: 'Role', id: string, name: string } } } };

export type CreatePasswordResetLinkMutationVariables = Exact<{
  userId: Scalars['ID']['input'];
  showsLink?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type CreatePasswordResetLinkMutation = { __typename?: 'Mutation', createPasswordResetLink: { __typename?: 'PasswordResetLinkPayload', url?: string | null, sentTo?: string | null, user: { __typename?: 'User', id: string } } };

export type HasMailServerQueryVariables = Exact<{ [key: string]: never; }>;


export type HasMailServerQuery = { __typename?: 'Query', generalSettings: { __typename?: 'GeneralSettings', pantherVersion: string, hasMailServer: boolean } };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { __typename?: 'Query', users: Array<{ __typename?: 'User', id: string, email: string, givenName: string, familyName: string, status: string, enabled: boolean, createdAt: string, lastLoggedInAt?: string | null, lockedUntil?: string | null, role: { __typename?: 'Role', id: string, name: string } }>, roles: Array<{ __typename?: 'Role', id: string, name: string }> };

export type FirstEventQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type FirstEventQuery = { __typename?: 'Query', source:
    | { __typename: 'PullLogSource', integrationId: string, integrationLabel: string, lastEventReceivedAtTime?: string | null, lastEventProcessedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number } }
    | { __typename: 'HttpLogSource', integrationId: string, integrationLabel: string, lastEventReceivedAtTime?: string | null, lastEventProcessedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number } }
    | { __typename: 'S3LogIntegration', queueUrl?: string | null, collectionProblem?: string | null, nextLookAtTime: string, integrationId: string, integrationLabel: string, lastEventReceivedAtTime?: string | null, lastEventProcessedAtTime?: string | null, objectCounts: { __typename?: 'S3ObjectCounts', waiting: number, done: number, failed: number }, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number } }
    | { __typename: 'SyslogLogSource', integrationId: string, integrationLabel: string, lastEventReceivedAtTime?: string | null, lastEventProcessedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number } }
   };

export type CreateHttpSourceMutationVariables = Exact<{
  input: CreateHttpSourceInput;
}>;


export type CreateHttpSourceMutation = { __typename?: 'Mutation', createHttpSource: { __typename?: 'HttpLogSourcePayload', secret?: string | null, logSource: (
      { __typename?: 'HttpLogSource' }
      & { ' $fragmentRefs'?: { 'SavedSourceFragment': SavedSourceFragment } }
    ) } };

export type CreateS3SourceMutationVariables = Exact<{
  input: CreateS3SourceInput;
}>;


export type CreateS3SourceMutation = { __typename?: 'Mutation', createS3Source: { __typename?: 'S3LogSourcePayload', logSource: { __typename?: 'S3LogIntegration', integrationId: string } } };

export type BucketBackfillQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BucketBackfillQuery = { __typename?: 'Query', source:
    | { __typename?: 'PullLogSource', integrationId: string }
    | { __typename?: 'HttpLogSource', integrationId: string }
    | { __typename?: 'S3LogIntegration', queueUrl?: string | null, collectionProblem?: string | null, integrationId: string, backfill?: { __typename?: 'S3Backfill', id: string, state: S3BackfillState, modifiedSince?: string | null, bytesPerSecond?: number | null, listedKeys: number, isListed: boolean, bytes: number, bytesWaiting: number, createdAt: string, createdBy: string, endedAt?: string | null, counts: { __typename?: 'S3ObjectCounts', waiting: number, done: number, failed: number } } | null }
    | { __typename?: 'SyslogLogSource', integrationId: string }
   };

export type StartS3BackfillMutationVariables = Exact<{
  input: StartS3BackfillInput;
}>;


export type StartS3BackfillMutation = { __typename?: 'Mutation', startS3Backfill: { __typename?: 'S3BackfillPayload', backfill: { __typename?: 'S3Backfill', id: string, state: S3BackfillState } } };

export type ChangeS3BackfillMutationVariables = Exact<{
  input: ChangeS3BackfillInput;
}>;


export type ChangeS3BackfillMutation = { __typename?: 'Mutation', changeS3Backfill: { __typename?: 'S3BackfillPayload', backfill: { __typename?: 'S3Backfill', id: string, state: S3BackfillState, bytesPerSecond?: number | null } } };

export type BucketFactsFragment = { __typename?: 'S3LogIntegration', s3Bucket: string, region: string, endpoint?: string | null, queueUrl?: string | null, accessKeyId?: string | null, logProcessingRole: string, externalId: string, awsAccountId: string, kmsKey?: string | null, objectCounts: { __typename?: 'S3ObjectCounts', waiting: number, done: number, failed: number }, s3PrefixLogTypes: Array<{ __typename?: 'S3PrefixLogTypes', prefix: string, excludedPrefixes: Array<string> }> } & { ' $fragmentName'?: 'BucketFactsFragment' };

export type BucketObjectsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  state: S3ObjectState;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize: Scalars['Int']['input'];
}>;


export type BucketObjectsQuery = { __typename?: 'Query', source:
    | { __typename?: 'PullLogSource', integrationId: string }
    | { __typename?: 'HttpLogSource', integrationId: string }
    | { __typename?: 'S3LogIntegration', integrationId: string, objectCounts: { __typename?: 'S3ObjectCounts', waiting: number, done: number, failed: number }, objects: { __typename?: 'S3ObjectConnection', nodes: Array<{ __typename?: 'S3Object', id: string, key: string, bytes: number, state: S3ObjectState, reason?: string | null, foundAt: string, endedAt?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } }
    | { __typename?: 'SyslogLogSource', integrationId: string }
   };

export type RetryS3ObjectsMutationVariables = Exact<{
  input: RetryS3ObjectsInput;
}>;


export type RetryS3ObjectsMutation = { __typename?: 'Mutation', retryS3Objects: { __typename?: 'RetryS3ObjectsPayload', retried: number } };

export type CollectionProblemFragment = { __typename?: 'S3LogIntegration', enabled: boolean, health: SourceHealth, collectionProblem?: string | null, nextLookAtTime: string } & { ' $fragmentName'?: 'CollectionProblemFragment' };

type NoDataAlarm_PullLogSource_Fragment = { __typename?: 'PullLogSource', integrationId: string, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null } & { ' $fragmentName'?: 'NoDataAlarm_PullLogSource_Fragment' };

type NoDataAlarm_HttpLogSource_Fragment = { __typename?: 'HttpLogSource', integrationId: string, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null } & { ' $fragmentName'?: 'NoDataAlarm_HttpLogSource_Fragment' };

type NoDataAlarm_S3LogIntegration_Fragment = { __typename?: 'S3LogIntegration', integrationId: string, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null } & { ' $fragmentName'?: 'NoDataAlarm_S3LogIntegration_Fragment' };

type NoDataAlarm_SyslogLogSource_Fragment = { __typename?: 'SyslogLogSource', integrationId: string, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null } & { ' $fragmentName'?: 'NoDataAlarm_SyslogLogSource_Fragment' };

export type NoDataAlarmFragment =
  | NoDataAlarm_PullLogSource_Fragment
  | NoDataAlarm_HttpLogSource_Fragment
  | NoDataAlarm_S3LogIntegration_Fragment
  | NoDataAlarm_SyslogLogSource_Fragment
;

export type SetNoDataAlarmMutationVariables = Exact<{
  input: SetNoDataAlarmInput;
}>;


export type SetNoDataAlarmMutation = { __typename?: 'Mutation', setNoDataAlarm: { __typename?: 'SetNoDataAlarmPayload', logSource:
      | { __typename?: 'PullLogSource', integrationId: string, health: SourceHealth, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null }
      | { __typename?: 'HttpLogSource', integrationId: string, health: SourceHealth, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null }
      | { __typename?: 'S3LogIntegration', integrationId: string, health: SourceHealth, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null }
      | { __typename?: 'SyslogLogSource', integrationId: string, health: SourceHealth, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number, state?: SourceAlarmState | null } | null }
     } };

export type RawPreviewQueryVariables = Exact<{
  input: ViewBucketDataInput;
}>;


export type RawPreviewQuery = { __typename?: 'Query', viewBucketData: { __typename?: 'BucketData', data: Array<{ __typename?: 'BucketDataRow', s3Key: string, event: string, error?: string | null }>, pageInfo: { __typename?: 'BucketDataPageInfo', hasNextPage: boolean, paginationToken?: string | null } } };

type SourceActions_PullLogSource_Fragment = { __typename: 'PullLogSource', integrationId: string, integrationLabel: string, enabled: boolean, revision: number, logTypes: Array<string>, logStreamType: StreamType, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null } } & { ' $fragmentName'?: 'SourceActions_PullLogSource_Fragment' };

type SourceActions_HttpLogSource_Fragment = { __typename: 'HttpLogSource', integrationId: string, integrationLabel: string, enabled: boolean, revision: number, logTypes: Array<string>, logStreamType: StreamType, auth: { __typename?: 'HttpAuth', method: HttpAuthMethod, headerName?: string | null, algorithm?: string | null, username?: string | null }, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null } } & { ' $fragmentName'?: 'SourceActions_HttpLogSource_Fragment' };

type SourceActions_S3LogIntegration_Fragment = { __typename: 'S3LogIntegration', integrationId: string, integrationLabel: string, enabled: boolean, revision: number, logTypes: Array<string>, logStreamType: StreamType, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null } } & { ' $fragmentName'?: 'SourceActions_S3LogIntegration_Fragment' };

type SourceActions_SyslogLogSource_Fragment = { __typename: 'SyslogLogSource', integrationId: string, integrationLabel: string, enabled: boolean, revision: number, logTypes: Array<string>, logStreamType: StreamType, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null } } & { ' $fragmentName'?: 'SourceActions_SyslogLogSource_Fragment' };

export type SourceActionsFragment =
  | SourceActions_PullLogSource_Fragment
  | SourceActions_HttpLogSource_Fragment
  | SourceActions_S3LogIntegration_Fragment
  | SourceActions_SyslogLogSource_Fragment
;

export type ToggleHttpSourceMutationVariables = Exact<{
  input: UpdateHttpSourceInput;
}>;


export type ToggleHttpSourceMutation = { __typename?: 'Mutation', updateHttpSource: { __typename?: 'HttpLogSourcePayload', logSource: { __typename?: 'HttpLogSource', integrationId: string, enabled: boolean, health: SourceHealth, revision: number } } };

export type TogglePullSourceMutationVariables = Exact<{
  input: UpdatePullSourceInput;
}>;


export type TogglePullSourceMutation = { __typename?: 'Mutation', updatePullSource: { __typename?: 'PullLogSourcePayload', logSource: { __typename?: 'PullLogSource', integrationId: string, enabled: boolean, health: SourceHealth, revision: number } } };

export type ToggleS3SourceMutationVariables = Exact<{
  input: UpdateS3SourceInput;
}>;


export type ToggleS3SourceMutation = { __typename?: 'Mutation', updateS3Source: { __typename?: 'S3LogSourcePayload', logSource: { __typename?: 'S3LogIntegration', integrationId: string, enabled: boolean, health: SourceHealth, revision: number } } };

export type ToggleSyslogSourceMutationVariables = Exact<{
  input: UpdateSyslogSourceInput;
}>;


export type ToggleSyslogSourceMutation = { __typename?: 'Mutation', updateSyslogSource: { __typename?: 'SyslogLogSourcePayload', logSource: { __typename?: 'SyslogLogSource', integrationId: string, enabled: boolean, health: SourceHealth, revision: number } } };

export type DeleteSourceMutationVariables = Exact<{
  input: DeleteSourceInput;
}>;


export type DeleteSourceMutation = { __typename?: 'Mutation', deleteSource: { __typename?: 'DeletedPayload', id: string } };

export type SourceAddressFragment = { __typename?: 'HttpLogSource', curl: string, ingestUrl: string, auth: { __typename?: 'HttpAuth', method: HttpAuthMethod } } & { ' $fragmentName'?: 'SourceAddressFragment' };

type SourceDataSubject_PullLogSource_Fragment = { __typename: 'PullLogSource', integrationId: string, logTypes: Array<string>, health: SourceHealth, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null } & { ' $fragmentName'?: 'SourceDataSubject_PullLogSource_Fragment' };

type SourceDataSubject_HttpLogSource_Fragment = { __typename: 'HttpLogSource', integrationId: string, logTypes: Array<string>, health: SourceHealth, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null } & { ' $fragmentName'?: 'SourceDataSubject_HttpLogSource_Fragment' };

type SourceDataSubject_S3LogIntegration_Fragment = { __typename: 'S3LogIntegration', integrationId: string, logTypes: Array<string>, health: SourceHealth, objectCounts: { __typename?: 'S3ObjectCounts', failed: number }, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null } & { ' $fragmentName'?: 'SourceDataSubject_S3LogIntegration_Fragment' };

type SourceDataSubject_SyslogLogSource_Fragment = { __typename: 'SyslogLogSource', integrationId: string, logTypes: Array<string>, health: SourceHealth, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null } & { ' $fragmentName'?: 'SourceDataSubject_SyslogLogSource_Fragment' };

export type SourceDataSubjectFragment =
  | SourceDataSubject_PullLogSource_Fragment
  | SourceDataSubject_HttpLogSource_Fragment
  | SourceDataSubject_S3LogIntegration_Fragment
  | SourceDataSubject_SyslogLogSource_Fragment
;

type SourceFacts_PullLogSource_Fragment = (
  { __typename: 'PullLogSource', logTypes: Array<string>, logStreamType: StreamType, createdAtTime: string, lastModified: string, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, createdBy:
    | { __typename?: 'RecordedActor', name: string }
    | { __typename?: 'APIToken', name: string }
    | { __typename?: 'User', name: string }
   }
  & { ' $fragmentRefs'?: { 'NoDataAlarm_PullLogSource_Fragment': NoDataAlarm_PullLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceFacts_PullLogSource_Fragment' };

type SourceFacts_HttpLogSource_Fragment = (
  { __typename: 'HttpLogSource', logTypes: Array<string>, logStreamType: StreamType, createdAtTime: string, lastModified: string, auth: { __typename?: 'HttpAuth', method: HttpAuthMethod, headerName?: string | null, algorithm?: string | null, username?: string | null }, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, createdBy:
    | { __typename?: 'RecordedActor', name: string }
    | { __typename?: 'APIToken', name: string }
    | { __typename?: 'User', name: string }
   }
  & { ' $fragmentRefs'?: { 'NoDataAlarm_HttpLogSource_Fragment': NoDataAlarm_HttpLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceFacts_HttpLogSource_Fragment' };

type SourceFacts_S3LogIntegration_Fragment = (
  { __typename: 'S3LogIntegration', logTypes: Array<string>, logStreamType: StreamType, createdAtTime: string, lastModified: string, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, createdBy:
    | { __typename?: 'RecordedActor', name: string }
    | { __typename?: 'APIToken', name: string }
    | { __typename?: 'User', name: string }
   }
  & { ' $fragmentRefs'?: { 'BucketFactsFragment': BucketFactsFragment;'NoDataAlarm_S3LogIntegration_Fragment': NoDataAlarm_S3LogIntegration_Fragment } }
) & { ' $fragmentName'?: 'SourceFacts_S3LogIntegration_Fragment' };

type SourceFacts_SyslogLogSource_Fragment = (
  { __typename: 'SyslogLogSource', logTypes: Array<string>, logStreamType: StreamType, createdAtTime: string, lastModified: string, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, createdBy:
    | { __typename?: 'RecordedActor', name: string }
    | { __typename?: 'APIToken', name: string }
    | { __typename?: 'User', name: string }
   }
  & { ' $fragmentRefs'?: { 'NoDataAlarm_SyslogLogSource_Fragment': NoDataAlarm_SyslogLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceFacts_SyslogLogSource_Fragment' };

export type SourceFactsFragment =
  | SourceFacts_PullLogSource_Fragment
  | SourceFacts_HttpLogSource_Fragment
  | SourceFacts_S3LogIntegration_Fragment
  | SourceFacts_SyslogLogSource_Fragment
;

export type SourceFailuresQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize: Scalars['Int']['input'];
}>;


export type SourceFailuresQuery = { __typename?: 'Query', source:
    | { __typename?: 'PullLogSource', integrationId: string, failures: { __typename?: 'IngestFailureConnection', nodes: Array<{ __typename?: 'IngestFailure', id: string, at: string, reason: string, logType?: string | null, raw?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } }
    | { __typename?: 'HttpLogSource', integrationId: string, failures: { __typename?: 'IngestFailureConnection', nodes: Array<{ __typename?: 'IngestFailure', id: string, at: string, reason: string, logType?: string | null, raw?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } }
    | { __typename?: 'S3LogIntegration', integrationId: string, failures: { __typename?: 'IngestFailureConnection', nodes: Array<{ __typename?: 'IngestFailure', id: string, at: string, reason: string, logType?: string | null, raw?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } }
    | { __typename?: 'SyslogLogSource', integrationId: string, failures: { __typename?: 'IngestFailureConnection', nodes: Array<{ __typename?: 'IngestFailure', id: string, at: string, reason: string, logType?: string | null, raw?: string | null }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } }
   };

type SourceHeader_PullLogSource_Fragment = (
  { __typename?: 'PullLogSource', integrationId: string, integrationLabel: string, integrationType: string, health: SourceHealth, lastEventReceivedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null }
  & { ' $fragmentRefs'?: { 'SourceActions_PullLogSource_Fragment': SourceActions_PullLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceHeader_PullLogSource_Fragment' };

type SourceHeader_HttpLogSource_Fragment = (
  { __typename?: 'HttpLogSource', integrationId: string, integrationLabel: string, integrationType: string, health: SourceHealth, lastEventReceivedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null }
  & { ' $fragmentRefs'?: { 'SourceActions_HttpLogSource_Fragment': SourceActions_HttpLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceHeader_HttpLogSource_Fragment' };

type SourceHeader_S3LogIntegration_Fragment = (
  { __typename?: 'S3LogIntegration', integrationId: string, integrationLabel: string, integrationType: string, health: SourceHealth, lastEventReceivedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null }
  & { ' $fragmentRefs'?: { 'SourceActions_S3LogIntegration_Fragment': SourceActions_S3LogIntegration_Fragment } }
) & { ' $fragmentName'?: 'SourceHeader_S3LogIntegration_Fragment' };

type SourceHeader_SyslogLogSource_Fragment = (
  { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string, integrationType: string, health: SourceHealth, lastEventReceivedAtTime?: string | null, counts: { __typename?: 'ConservationCounts', received: number, failed: number }, noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null }
  & { ' $fragmentRefs'?: { 'SourceActions_SyslogLogSource_Fragment': SourceActions_SyslogLogSource_Fragment } }
) & { ' $fragmentName'?: 'SourceHeader_SyslogLogSource_Fragment' };

export type SourceHeaderFragment =
  | SourceHeader_PullLogSource_Fragment
  | SourceHeader_HttpLogSource_Fragment
  | SourceHeader_S3LogIntegration_Fragment
  | SourceHeader_SyslogLogSource_Fragment
;

export type SourceQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SourceQuery = { __typename?: 'Query', source:
    | (
      { __typename: 'PullLogSource', integrationId: string, integrationLabel: string, createdAtTime: string, lastEventReceivedAtTime?: string | null }
      & { ' $fragmentRefs'?: { 'PullStateFragment': PullStateFragment;'SourceHeader_PullLogSource_Fragment': SourceHeader_PullLogSource_Fragment;'SourceFacts_PullLogSource_Fragment': SourceFacts_PullLogSource_Fragment;'SourceDataSubject_PullLogSource_Fragment': SourceDataSubject_PullLogSource_Fragment } }
    )
    | (
      { __typename: 'HttpLogSource', integrationId: string, integrationLabel: string, createdAtTime: string, lastEventReceivedAtTime?: string | null }
      & { ' $fragmentRefs'?: { 'SourceAddressFragment': SourceAddressFragment;'SourceHeader_HttpLogSource_Fragment': SourceHeader_HttpLogSource_Fragment;'SourceFacts_HttpLogSource_Fragment': SourceFacts_HttpLogSource_Fragment;'SourceDataSubject_HttpLogSource_Fragment': SourceDataSubject_HttpLogSource_Fragment } }
    )
    | (
      { __typename: 'S3LogIntegration', integrationId: string, integrationLabel: string, createdAtTime: string, lastEventReceivedAtTime?: string | null }
      & { ' $fragmentRefs'?: { 'CollectionProblemFragment': CollectionProblemFragment;'SourceHeader_S3LogIntegration_Fragment': SourceHeader_S3LogIntegration_Fragment;'SourceFacts_S3LogIntegration_Fragment': SourceFacts_S3LogIntegration_Fragment;'SourceDataSubject_S3LogIntegration_Fragment': SourceDataSubject_S3LogIntegration_Fragment } }
    )
    | (
      { __typename: 'SyslogLogSource', integrationId: string, integrationLabel: string, createdAtTime: string, lastEventReceivedAtTime?: string | null }
      & { ' $fragmentRefs'?: { 'SyslogListeningFragment': SyslogListeningFragment;'SourceHeader_SyslogLogSource_Fragment': SourceHeader_SyslogLogSource_Fragment;'SourceFacts_SyslogLogSource_Fragment': SourceFacts_SyslogLogSource_Fragment;'SourceDataSubject_SyslogLogSource_Fragment': SourceDataSubject_SyslogLogSource_Fragment } }
    )
   };

export type SourceVolumeQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
}>;


export type SourceVolumeQuery = { __typename?: 'Query', source:
    | { __typename?: 'PullLogSource', integrationId: string, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean } }> }
    | { __typename?: 'HttpLogSource', integrationId: string, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean } }> }
    | { __typename?: 'S3LogIntegration', integrationId: string, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean } }> }
    | { __typename?: 'SyslogLogSource', integrationId: string, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean } }> }
   };

export type S3SourceSettingsFragment = { __typename?: 'S3LogIntegration', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, s3Bucket: string, region: string, endpoint?: string | null, queueUrl?: string | null, accessKeyId?: string | null, logProcessingRole: string, externalId: string, awsAccountId: string, kmsKey?: string | null, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, s3PrefixLogTypes: Array<{ __typename?: 'S3PrefixLogTypes', prefix: string, logTypes: Array<string>, excludedPrefixes: Array<string> }> } & { ' $fragmentName'?: 'S3SourceSettingsFragment' };

export type UpdateS3SourceMutationVariables = Exact<{
  input: UpdateS3SourceInput;
}>;


export type UpdateS3SourceMutation = { __typename?: 'Mutation', updateS3Source: { __typename?: 'S3LogSourcePayload', logSource: (
      { __typename?: 'S3LogIntegration', health: SourceHealth, collectionProblem?: string | null }
      & { ' $fragmentRefs'?: { 'S3SourceSettingsFragment': S3SourceSettingsFragment } }
    ) } };

export type EditedSourceQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedSourceQuery = { __typename?: 'Query', source:
    | { __typename: 'PullLogSource', integrationLabel: string }
    | (
      { __typename: 'HttpLogSource', integrationLabel: string }
      & { ' $fragmentRefs'?: { 'EditedHttpSourceFragment': EditedHttpSourceFragment } }
    )
    | (
      { __typename: 'S3LogIntegration', integrationLabel: string }
      & { ' $fragmentRefs'?: { 'S3SourceSettingsFragment': S3SourceSettingsFragment } }
    )
    | (
      { __typename: 'SyslogLogSource', integrationLabel: string }
      & { ' $fragmentRefs'?: { 'EditedSyslogSourceFragment': EditedSyslogSourceFragment } }
    )
   };

export type EditedHttpSourceFragment = { __typename?: 'HttpLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, enabled: boolean, revision: number, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, auth: { __typename?: 'HttpAuth', method: HttpAuthMethod, headerName?: string | null, algorithm?: string | null, username?: string | null } } & { ' $fragmentName'?: 'EditedHttpSourceFragment' };

export type UpdateHttpSourceMutationVariables = Exact<{
  input: UpdateHttpSourceInput;
}>;


export type UpdateHttpSourceMutation = { __typename?: 'Mutation', updateHttpSource: { __typename?: 'HttpLogSourcePayload', secret?: string | null, logSource: (
      { __typename?: 'HttpLogSource', logTypes: Array<string>, logStreamType: StreamType, enabled: boolean, revision: number, health: SourceHealth, logStreamTypeOptions: { __typename?: 'StreamOptions', jsonArrayEnvelopeField?: string | null, xmlRootElement?: string | null }, auth: { __typename?: 'HttpAuth', method: HttpAuthMethod, headerName?: string | null, algorithm?: string | null, username?: string | null } }
      & { ' $fragmentRefs'?: { 'SavedSourceFragment': SavedSourceFragment } }
    ) } };

export type LogTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type LogTypesQuery = { __typename?: 'Query', schemas: { __typename?: 'SchemaConnection', edges: Array<{ __typename?: 'SchemaEdge', node: { __typename?: 'Schema', name: string } }> } };

export type S3SetupQueryVariables = Exact<{ [key: string]: never; }>;


export type S3SetupQuery = { __typename?: 'Query', s3Setup: { __typename?: 'S3Setup', hasDeploymentKey: boolean } };

export type CheckS3ConnectionMutationVariables = Exact<{
  input: CheckS3ConnectionInput;
}>;


export type CheckS3ConnectionMutation = { __typename?: 'Mutation', checkS3Connection: { __typename?: 'CheckS3ConnectionPayload', checks: Array<{ __typename?: 'S3ConnectionCheck', name: string, isHealthy: boolean, message: string }> } };

export type FindS3PrincipalMutationVariables = Exact<{
  input: FindS3PrincipalInput;
}>;


export type FindS3PrincipalMutation = { __typename?: 'Mutation', findS3Principal: { __typename?: 'FindS3PrincipalPayload', arn: string } };

export type SourceListQueryVariables = Exact<{
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
  input: SourcesInput;
}>;


export type SourceListQuery = { __typename?: 'Query', sources: { __typename?: 'SourcesConnection', edges: Array<{ __typename?: 'SourcesEdge', node:
        | { __typename?: 'PullLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, health: SourceHealth, createdAtTime: string, lastEventReceivedAtTime?: string | null, createdBy:
            | { __typename?: 'RecordedActor', name: string }
            | { __typename?: 'APIToken', name: string }
            | { __typename?: 'User', name: string }
          , noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean }, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number } }> }
        | { __typename?: 'HttpLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, health: SourceHealth, createdAtTime: string, lastEventReceivedAtTime?: string | null, createdBy:
            | { __typename?: 'RecordedActor', name: string }
            | { __typename?: 'APIToken', name: string }
            | { __typename?: 'User', name: string }
          , noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean }, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number } }> }
        | { __typename?: 'S3LogIntegration', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, health: SourceHealth, createdAtTime: string, lastEventReceivedAtTime?: string | null, createdBy:
            | { __typename?: 'RecordedActor', name: string }
            | { __typename?: 'APIToken', name: string }
            | { __typename?: 'User', name: string }
          , noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean }, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number } }> }
        | { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, logStreamType: StreamType, health: SourceHealth, createdAtTime: string, lastEventReceivedAtTime?: string | null, createdBy:
            | { __typename?: 'RecordedActor', name: string }
            | { __typename?: 'APIToken', name: string }
            | { __typename?: 'User', name: string }
          , noDataAlarm?: { __typename?: 'NoDataAlarm', minutesThreshold: number } | null, counts: { __typename?: 'ConservationCounts', received: number, stored: number, failed: number, dropped: number, repeated: number, bytes: number, isBalanced: boolean }, volume: Array<{ __typename?: 'ConservationBucket', at: string, counts: { __typename?: 'ConservationCounts', received: number } }> }
       }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } };

export type CheckPullConnectionMutationVariables = Exact<{
  input: CheckPullConnectionInput;
}>;


export type CheckPullConnectionMutation = { __typename?: 'Mutation', checkPullConnection: { __typename?: 'CheckPullConnectionPayload', checks: Array<{ __typename?: 'PullConnectionCheck', stream: string, isHealthy: boolean, message: string, events: number, exchanges: Array<{ __typename?: 'PullExchange', method: string, url: string, requestBody?: string | null, status: number, responseBody: string, requestHeaders: Array<{ __typename?: 'PullHeader', name: string, value: string }>, responseHeaders: Array<{ __typename?: 'PullHeader', name: string, value: string }> }> }> } };

export type EditedPullSourceQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedPullSourceQuery = { __typename?: 'Query', source:
    | { __typename: 'PullLogSource', authentication: string, chosenStreams: Array<string>, integrationId: string, integrationLabel: string, values: Array<{ __typename?: 'PullValue', name: string, values: Array<string> }>, provider?: (
        { __typename?: 'PullProvider', id: string }
        & { ' $fragmentRefs'?: { 'PullProviderFormFragment': PullProviderFormFragment } }
      ) | null }
    | { __typename: 'HttpLogSource', integrationId: string, integrationLabel: string }
    | { __typename: 'S3LogIntegration', integrationId: string, integrationLabel: string }
    | { __typename: 'SyslogLogSource', integrationId: string, integrationLabel: string }
   };

export type UpdatePullSourceMutationVariables = Exact<{
  input: UpdatePullSourceInput;
}>;


export type UpdatePullSourceMutation = { __typename?: 'Mutation', updatePullSource: { __typename?: 'PullLogSourcePayload', logSource: (
      { __typename?: 'PullLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, enabled: boolean, health: SourceHealth, revision: number, authentication: string, chosenStreams: Array<string>, values: Array<{ __typename?: 'PullValue', name: string, values: Array<string> }> }
      & { ' $fragmentRefs'?: { 'PullStateFragment': PullStateFragment } }
    ) } };

export type PullProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type PullProvidersQuery = { __typename?: 'Query', pullProviders: Array<(
    { __typename?: 'PullProvider', id: string }
    & { ' $fragmentRefs'?: { 'PullProviderFormFragment': PullProviderFormFragment } }
  )> };

export type CreatePullSourceMutationVariables = Exact<{
  input: CreatePullSourceInput;
}>;


export type CreatePullSourceMutation = { __typename?: 'Mutation', createPullSource: { __typename?: 'PullLogSourcePayload', logSource: { __typename?: 'PullLogSource', integrationId: string, integrationLabel: string } } };

export type PullProviderFormFragment = { __typename?: 'PullProvider', id: string, name: string, description: string, documentationUrl?: string | null, redirectUrl?: string | null, fields: Array<{ __typename?: 'PullField', name: string, label: string, type: PullFieldType, help?: string | null, isOptional: boolean, isMultiline: boolean, default: Array<string>, options?: Array<{ __typename?: 'PullFieldOption', value: string, label: string }> | null }>, authentications: Array<{ __typename?: 'PullAuthentication', id: string, label: string, uses: Array<string>, needsAuthorization: boolean }>, streams: Array<{ __typename?: 'PullStreamInfo', name: string, label: string, logTypes: Array<string>, requires?: string | null, isOptional: boolean }> } & { ' $fragmentName'?: 'PullProviderFormFragment' };

export type PullStateFragment = { __typename?: 'PullLogSource', integrationId: string, enabled: boolean, needsAuthorization: boolean, authorizedAt?: string | null, provider?: { __typename?: 'PullProvider', id: string, name: string } | null, pullProblem?: { __typename?: 'PullProblem', kind: PullProblemKind, message: string, retryAt?: string | null } | null, streams: Array<{ __typename?: 'PullStream', id: string, label: string, partition?: string | null, logTypes: Array<string>, lastPollAt?: string | null, nextPollAt: string, readUpTo: string, cursor?: string | null, newestEventAt?: string | null, lagSeconds: number, events: number, repeated: number, problem?: { __typename?: 'PullProblem', kind: PullProblemKind, message: string, since?: string | null, retryAt?: string | null } | null }> } & { ' $fragmentName'?: 'PullStateFragment' };

export type PullNowMutationVariables = Exact<{
  input: PullNowInput;
}>;


export type PullNowMutation = { __typename?: 'Mutation', pullNow: { __typename?: 'PullLogSourcePayload', logSource: (
      { __typename?: 'PullLogSource', integrationId: string }
      & { ' $fragmentRefs'?: { 'PullStateFragment': PullStateFragment } }
    ) } };

export type AuthorizePullSourceMutationVariables = Exact<{
  input: AuthorizePullSourceInput;
}>;


export type AuthorizePullSourceMutation = { __typename?: 'Mutation', authorizePullSource: { __typename?: 'AuthorizePullSourcePayload', url: string } };

export type SavedSourceFragment = { __typename?: 'HttpLogSource', integrationId: string, integrationLabel: string, ingestUrl: string, curl: string } & { ' $fragmentName'?: 'SavedSourceFragment' };

export type EditedSyslogSourceFragment = { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, revision: number, protocols: Array<SyslogProtocol>, port: number, networks: Array<string>, idleMinutes: number, tls?: { __typename?: 'SyslogTls', certificate: string, clientCheck: SyslogClientCheck, clientAuthorities?: string | null, clientFingerprints: Array<string> } | null } & { ' $fragmentName'?: 'EditedSyslogSourceFragment' };

export type UpdateSyslogSourceMutationVariables = Exact<{
  input: UpdateSyslogSourceInput;
}>;


export type UpdateSyslogSourceMutation = { __typename?: 'Mutation', updateSyslogSource: { __typename?: 'SyslogLogSourcePayload', logSource: { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string, logTypes: Array<string>, revision: number, protocols: Array<SyslogProtocol>, port: number, networks: Array<string>, idleMinutes: number, tls?: { __typename?: 'SyslogTls', certificate: string, clientCheck: SyslogClientCheck, clientAuthorities?: string | null, clientFingerprints: Array<string> } | null } } };

export type CreateSyslogSourceMutationVariables = Exact<{
  input: CreateSyslogSourceInput;
}>;


export type CreateSyslogSourceMutation = { __typename?: 'Mutation', createSyslogSource: { __typename?: 'SyslogLogSourcePayload', logSource: { __typename?: 'SyslogLogSource', integrationId: string, integrationLabel: string } } };

export type SyslogListeningFragment = { __typename?: 'SyslogLogSource', enabled: boolean, protocols: Array<SyslogProtocol>, port: number, networks: Array<string>, idleMinutes: number, tls?: { __typename?: 'SyslogTls', subject: string, fingerprint: string, validTo: string, clientCheck: SyslogClientCheck } | null, listeners: Array<{ __typename?: 'SyslogListener', process: string, addresses: Array<string>, connections: number, problem?: string | null, lastError?: string | null, lastErrorAt?: string | null, lost: number }> } & { ' $fragmentName'?: 'SyslogListeningFragment' };

export type ExecuteToReadMutationVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type ExecuteToReadMutation = { __typename?: 'Mutation', executeDataLakeQuery: { __typename?: 'ExecuteDataLakeQueryResult', id: string } };

export type CancelReadingMutationVariables = Exact<{
  input: CancelDataLakeQueryInput;
}>;


export type CancelReadingMutation = { __typename?: 'Mutation', cancelDataLakeQuery: { __typename?: 'CancelDataLakeQueryResult', id: string } };

export type ReadRowsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  input: DataLakeQueryResultsInput;
}>;


export type ReadRowsQuery = { __typename?: 'Query', dataLakeQuery: { __typename?: 'DataLakeQuery', status: DataLakeQueryStatus, message: string, results?: { __typename?: 'DataLakeQueryResults', edges: Array<{ __typename?: 'DataLakeQueryRow', node: unknown }>, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null } } | null } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { __typename?: 'Query', notificationPreferences: Array<{ __typename?: 'NotificationPreference', topic: NotificationTopic, channels: Array<{ __typename?: 'NotificationChannel', name: NotificationChannelName, enabled: boolean }> }> };

export type PutNotificationPreferencesMutationVariables = Exact<{
  input: PutNotificationPreferencesInput;
}>;


export type PutNotificationPreferencesMutation = { __typename?: 'Mutation', putNotificationPreferences: Array<{ __typename?: 'NotificationPreference', topic: NotificationTopic, channels: Array<{ __typename?: 'NotificationChannel', name: NotificationChannelName, enabled: boolean }> }> };

export type NotificationsQueryVariables = Exact<{
  input: NotificationsInput;
}>;


export type NotificationsQuery = { __typename?: 'Query', notifications: { __typename?: 'NotificationConnection', unreadCount: number, edges: Array<{ __typename?: 'NotificationEdge', cursor: string, node: { __typename?: 'Notification', id: string, topic: NotificationTopic, level: string, title: string, message: string, createdAt: string, readAt: string, archivedAt: string, metadata: unknown } }>, pageInfo: { __typename?: 'PageInfo', endCursor?: string | null, hasNextPage: boolean } } };

export type UpdateNotificationMutationVariables = Exact<{
  input: UpdateNotificationInput;
}>;


export type UpdateNotificationMutation = { __typename?: 'Mutation', updateNotification: { __typename?: 'Notification', id: string, readAt: string, archivedAt: string } };

export type UpdateUserNotificationsMutationVariables = Exact<{
  input: UpdateUserNotificationsInput;
}>;


export type UpdateUserNotificationsMutation = { __typename?: 'Mutation', updateUserNotifications: number };

export type PaletteQueryVariables = Exact<{
  alerts: AlertsInput;
  detections: DetectionsInput;
  withAlerts: Scalars['Boolean']['input'];
  withDetections: Scalars['Boolean']['input'];
}>;


export type PaletteQuery = { __typename?: 'Query', alerts?: { __typename?: 'AlertConnection', edges: Array<{ __typename?: 'AlertEdge', node: { __typename?: 'Alert', id: string, title: string, severity: Severity, status: AlertStatus } }> }, detections?: { __typename?: 'DetectionEntityConnection', edges: Array<{ __typename?: 'DetectionEntityEdge', node:
        | { __typename?: 'Rule', id: string, kind: DetectionKind, displayName: string, severity: Severity }
        | { __typename?: 'Policy', id: string, kind: DetectionKind, displayName: string, severity: Severity }
        | { __typename?: 'CorrelationRule', id: string, kind: DetectionKind, displayName: string, severity: Severity }
       }> } };

export type UpdateProfileMutationVariables = Exact<{
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
}>;


export type UpdateProfileMutation = { __typename?: 'Mutation', updateProfile: { __typename?: 'Viewer', id: string, givenName: string, familyName: string } };

export type ShellConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellConfigQuery = { __typename?: 'Query', appConfig: { __typename?: 'AppConfig', version: string, commit: string, customerName: string, dataLakeType: string, publicHTTPIngestDomain: string, processedDataBucketRetentionDays: number, isDemo: boolean, isSafeMode: boolean }, viewer: { __typename?: 'Viewer', id: string, email: string, givenName: string, familyName: string, roleName: string, permissions: Array<string>, hasTotp: boolean } };

export const AlertContextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertContext"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"context"}}]}}]} as unknown as DocumentNode<AlertContextFragment, unknown>;
export const AlertEventsSubjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertEventsSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AlertEventsSubjectFragment, unknown>;
export const AlertFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"dedupString"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstEventMatchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"dedupPeriodMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<AlertFactsFragment, unknown>;
export const AlertHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeReason"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AlertHeaderFragment, unknown>;
export const AlertRunbookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRunbook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"runbookTicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AlertRunbookFragment, unknown>;
export const AlertSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRunbook"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRunbook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"runbookTicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<AlertSummaryFragment, unknown>;
export const AlertEntitiesSubjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertEntitiesSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<AlertEntitiesSubjectFragment, unknown>;
export const CodeReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeTestReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<CodeReportFragment, unknown>;
export const DashboardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"panels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"display"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<DashboardFieldsFragment, unknown>;
export const DispatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dispatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertDispatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"changedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<DispatchFragment, unknown>;
export const MuteMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MuteMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<MuteMenuFragment, unknown>;
export const CorrelationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrelationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleIds"}},{"kind":"Field","name":{"kind":"Name","value":"lookbackMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cronExpression"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]} as unknown as DocumentNode<CorrelationFactsFragment, unknown>;
export const DetectionHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]} as unknown as DocumentNode<DetectionHeaderFragment, unknown>;
export const DetectionSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<DetectionSummaryFragment, unknown>;
export const PolicyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Policy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"}},{"kind":"Field","name":{"kind":"Name","value":"suppressions"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]} as unknown as DocumentNode<PolicyFactsFragment, unknown>;
export const PolicyCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Policy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"complianceCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errored"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}}]}}]}}]} as unknown as DocumentNode<PolicyCountsFragment, unknown>;
export const RuleConditionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleConditions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"necessaryConditions"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}}]}}]}}]} as unknown as DocumentNode<RuleConditionsFragment, unknown>;
export const RuleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueries"}},{"kind":"Field","name":{"kind":"Name","value":"baseDetection"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"dedupPeriodMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"summaryAttributes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"alertsPerDay"}}]}}]} as unknown as DocumentNode<RuleFactsFragment, unknown>;
export const RuleLogicFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleLogic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"simpleDetectionBody"}},{"kind":"Field","name":{"kind":"Name","value":"sigmaBody"}},{"kind":"Field","name":{"kind":"Name","value":"inlineFilters"}}]}}]} as unknown as DocumentNode<RuleLogicFragment, unknown>;
export const AlertsOverTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertsOverTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}}]} as unknown as DocumentNode<AlertsOverTimeFragment, unknown>;
export const AlertCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsBySeverity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<AlertCountsFragment, unknown>;
export const TopRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TopRulesFragment, unknown>;
export const EventsOverTimeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventsOverTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}}]} as unknown as DocumentNode<EventsOverTimeFragment, unknown>;
export const HeadlineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Headline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalsBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourcesByHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<HeadlineFragment, unknown>;
export const RecentAlertsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecentAlertsFragment, unknown>;
export const CollectionProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"collectionProblem"}},{"kind":"Field","name":{"kind":"Name","value":"nextLookAtTime"}}]}}]} as unknown as DocumentNode<CollectionProblemFragment, unknown>;
export const SourceAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"curl"}},{"kind":"Field","name":{"kind":"Name","value":"ingestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}}]} as unknown as DocumentNode<SourceAddressFragment, unknown>;
export const SourceDataSubjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceDataSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]} as unknown as DocumentNode<SourceDataSubjectFragment, unknown>;
export const BucketFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BucketFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}}]} as unknown as DocumentNode<BucketFactsFragment, unknown>;
export const NoDataAlarmFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoDataAlarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<NoDataAlarmFragment, unknown>;
export const SourceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BucketFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoDataAlarm"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BucketFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoDataAlarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SourceFactsFragment, unknown>;
export const SourceActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<SourceActionsFragment, unknown>;
export const SourceHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"integrationType"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastEventReceivedAtTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode<SourceHeaderFragment, unknown>;
export const S3SourceSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"S3SourceSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}}]} as unknown as DocumentNode<S3SourceSettingsFragment, unknown>;
export const EditedHttpSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedHttpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<EditedHttpSourceFragment, unknown>;
export const PullProviderFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullProviderForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiline"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authentications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requires"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}}]}}]} as unknown as DocumentNode<PullProviderFormFragment, unknown>;
export const PullStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pullProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"lastPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"newestEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"lagSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}}]}}]}}]} as unknown as DocumentNode<PullStateFragment, unknown>;
export const SavedSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ingestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"curl"}}]}}]} as unknown as DocumentNode<SavedSourceFragment, unknown>;
export const EditedSyslogSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSyslogSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"clientCheck"}},{"kind":"Field","name":{"kind":"Name","value":"clientAuthorities"}},{"kind":"Field","name":{"kind":"Name","value":"clientFingerprints"}}]}}]}}]} as unknown as DocumentNode<EditedSyslogSourceFragment, unknown>;
export const SyslogListeningFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyslogListening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"clientCheck"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastErrorAt"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}}]}}]} as unknown as DocumentNode<SyslogListeningFragment, unknown>;
export const AlertEventTimesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertEventTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"last"}}]}}]}}]}}]} as unknown as DocumentNode<AlertEventTimesQuery, AlertEventTimesQueryVariables>;
export const AlertHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertHistoryQuery, AlertHistoryQueryVariables>;
export const CreateAlertCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAlertComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAlertCommentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlertComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateAlertCommentMutation, CreateAlertCommentMutationVariables>;
export const AlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertContext"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertEntitiesSubject"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertEventsSubject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRunbook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"runbookTicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeReason"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRunbook"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertContext"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"context"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertEntitiesSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"dedupString"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstEventMatchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"dedupPeriodMinutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertEventsSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AlertQuery, AlertQueryVariables>;
export const AlertEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertEventsQuery, AlertEventsQueryVariables>;
export const AlertEntitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"relatedAlertCount"}},{"kind":"Field","name":{"kind":"Name","value":"relatedAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertEntitiesQuery, AlertEntitiesQueryVariables>;
export const AlertEntitySightingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertEntitySightings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entitySightings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]}}]} as unknown as DocumentNode<AlertEntitySightingsQuery, AlertEntitySightingsQueryVariables>;
export const AlertListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subtype"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeReason"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReceivedEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertListQuery, AlertListQueryVariables>;
export const AlertSourceChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertSourceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourcesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AlertSourceChoicesQuery, AlertSourceChoicesQueryVariables>;
export const AlertLogTypeChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertLogTypeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isInUse"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertLogTypeChoicesQuery, AlertLogTypeChoicesQueryVariables>;
export const ChangeMatchingAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMatchingAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMatchingAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMatchingAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<ChangeMatchingAlertsMutation, ChangeMatchingAlertsMutationVariables>;
export const TickRunbookStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TickRunbookStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TickRunbookStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tickRunbookStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRunbook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRunbook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"runbookTicks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<TickRunbookStepMutation, TickRunbookStepMutationVariables>;
export const UpdateAlertStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertStatusByIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertStatusById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeReason"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAlertStatusMutation, UpdateAlertStatusMutationVariables>;
export const UpdateAlertsAssigneeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAlertsAssignee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAlertsAssigneeByIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAlertsAssigneeById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAlertsAssigneeMutation, UpdateAlertsAssigneeMutationVariables>;
export const SnoozeAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SnoozeAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SnoozeAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snoozeAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"snoozedUntil"}}]}}]}}]}}]} as unknown as DocumentNode<SnoozeAlertsMutation, SnoozeAlertsMutationVariables>;
export const AssigneesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AssigneesQuery, AssigneesQueryVariables>;
export const SaveAlertViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAlertView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAlertViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAlertView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveAlertViewMutation, SaveAlertViewMutationVariables>;
export const AlertViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AlertViewsQuery, AlertViewsQueryVariables>;
export const DeleteAlertViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAlertView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAlertView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAlertViewMutation, DeleteAlertViewMutationVariables>;
export const AttackMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttackMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttackMapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedLogTypes"}},{"kind":"Field","name":{"kind":"Name","value":"detections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AttackMapQuery, AttackMapQueryVariables>;
export const MapDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapDetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapDetections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]}}]} as unknown as DocumentNode<MapDetectionsMutation, MapDetectionsMutationVariables>;
export const EditedDataModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedDataModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}}]}}]} as unknown as DocumentNode<EditedDataModelQuery, EditedDataModelQueryVariables>;
export const DataModelUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataModelUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModelUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<DataModelUsesQuery, DataModelUsesQueryVariables>;
export const DataModelHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataModelHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModelHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DataModelHistoryQuery, DataModelHistoryQueryVariables>;
export const TestDataModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestDataModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDataModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CodeReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeTestReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<TestDataModelMutation, TestDataModelMutationVariables>;
export const SaveDataModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDataModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDataModelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDataModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CodeReport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeTestReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDataModelMutation, SaveDataModelMutationVariables>;
export const DeleteDataModelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDataModel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDataModel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteDataModelMutation, DeleteDataModelMutationVariables>;
export const SetDataModelEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDataModelEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDataModelEnabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]} as unknown as DocumentNode<SetDataModelEnabledMutation, SetDataModelEnabledMutationVariables>;
export const RestoreDataModelVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDataModelVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDetectionVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDataModelVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDataModelVersionMutation, RestoreDataModelVersionMutationVariables>;
export const EditedHelperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedHelper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalHelper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]} as unknown as DocumentNode<EditedHelperQuery, EditedHelperQueryVariables>;
export const GlobalHelperUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalHelperUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalHelperUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<GlobalHelperUsesQuery, GlobalHelperUsesQueryVariables>;
export const GlobalHelperHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalHelperHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalHelperHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GlobalHelperHistoryQuery, GlobalHelperHistoryQueryVariables>;
export const TestGlobalHelperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestGlobalHelper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GlobalHelperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testGlobalHelper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CodeReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeTestReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<TestGlobalHelperMutation, TestGlobalHelperMutationVariables>;
export const SaveGlobalHelperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveGlobalHelper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveGlobalHelperInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveGlobalHelper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helper"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CodeReport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CodeReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CodeTestReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testCount"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<SaveGlobalHelperMutation, SaveGlobalHelperMutationVariables>;
export const DeleteGlobalHelperDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGlobalHelper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGlobalHelper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteGlobalHelperMutation, DeleteGlobalHelperMutationVariables>;
export const RestoreGlobalHelperVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreGlobalHelperVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDetectionVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreGlobalHelperVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]} as unknown as DocumentNode<RestoreGlobalHelperVersionMutation, RestoreGlobalHelperVersionMutationVariables>;
export const HelperListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelperList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalHelpers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HelperListQuery, HelperListQueryVariables>;
export const DataModelListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataModelList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DataModelListQuery, DataModelListQueryVariables>;
export const DashboardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"panels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"display"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<DashboardsQuery, DashboardsQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"panels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"display"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const SaveDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDashboardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roleIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"panels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"display"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<SaveDashboardMutation, SaveDashboardMutationVariables>;
export const DeleteDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteDashboardMutation, DeleteDashboardMutationVariables>;
export const DashboardRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DashboardRolesQuery, DashboardRolesQueryVariables>;
export const ExecutePanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExecutePanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExecutePanelMutation, ExecutePanelMutationVariables>;
export const DemoProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"}},{"kind":"Field","name":{"kind":"Name","value":"writtenUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}}]}}]}}]}}]} as unknown as DocumentNode<DemoProgressQuery, DemoProgressQueryVariables>;
export const DestinationKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<DestinationKindsQuery, DestinationKindsQueryVariables>;
export const DestinationKindFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationKindFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}}]} as unknown as DocumentNode<DestinationKindFieldsQuery, DestinationKindFieldsQueryVariables>;
export const AddDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<AddDestinationMutation, AddDestinationMutationVariables>;
export const AlertDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dispatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dispatch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dispatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertDispatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"changeType"}},{"kind":"Field","name":{"kind":"Name","value":"changedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<AlertDeliveriesQuery, AlertDeliveriesQueryVariables>;
export const RetryDispatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryDispatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retried"}}]}}]}}]} as unknown as DocumentNode<RetryDispatchMutation, RetryDispatchMutationVariables>;
export const AlertRoutingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertRouting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainRoutingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainRouting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AlertRoutingQuery, AlertRoutingQueryVariables>;
export const SendAgainDestinationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendAgainDestinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<SendAgainDestinationsQuery, SendAgainDestinationsQueryVariables>;
export const DeliverAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeliverAlertMutation, DeliverAlertMutationVariables>;
export const DeleteDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteDestinationMutation, DeleteDestinationMutationVariables>;
export const DestinationConditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MuteMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MuteMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<DestinationConditionQuery, DestinationConditionQueryVariables>;
export const RetryDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retried"}}]}}]}}]} as unknown as DocumentNode<RetryDestinationMutation, RetryDestinationMutationVariables>;
export const EditedDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"defaultForSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"alertTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"titleTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"quiet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"urgentSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"afterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<EditedDestinationQuery, EditedDestinationQueryVariables>;
export const UpdateDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<UpdateDestinationMutation, UpdateDestinationMutationVariables>;
export const DestinationLogTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DestinationLogTypesQuery, DestinationLogTypesQueryVariables>;
export const NewestAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NewestAlertsQuery, NewestAlertsQueryVariables>;
export const PreviewMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"titleProblem"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionProblem"}}]}}]}}]} as unknown as DocumentNode<PreviewMessageQuery, PreviewMessageQueryVariables>;
export const TestDestinationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestDestination"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestDestinationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDestination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"dispatchedAt"}}]}}]}}]} as unknown as DocumentNode<TestDestinationMutation, TestDestinationMutationVariables>;
export const DestinationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"outputType"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"defaultForSeverity"}},{"kind":"Field","name":{"kind":"Name","value":"alertTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"queued"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}}]}}]}}]}}]} as unknown as DocumentNode<DestinationListQuery, DestinationListQueryVariables>;
export const DetectionMuteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionMute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"detectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionMute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"detectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"detectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MuteMenu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MuteMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}}]}}]} as unknown as DocumentNode<DetectionMuteQuery, DetectionMuteQueryVariables>;
export const MuteMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MuteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MuteMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muteMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"muted"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]}}]} as unknown as DocumentNode<MuteMessagesMutation, MuteMessagesMutationVariables>;
export const UnmuteMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmuteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnmuteMessagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmuteMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}}]}}]} as unknown as DocumentNode<UnmuteMessagesMutation, UnmuteMessagesMutationVariables>;
export const DestinationNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DestinationNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"destinations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]} as unknown as DocumentNode<DestinationNamesQuery, DestinationNamesQueryVariables>;
export const DeliveryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dispatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"destination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outputId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"verificationStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispatchedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeliveryListQuery, DeliveryListQueryVariables>;
export const SendDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retried"}}]}}]}}]} as unknown as DocumentNode<SendDeliveryMutation, SendDeliveryMutationVariables>;
export const ExplainDecisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplainDecision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainDecision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}},{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"mendAt"}},{"kind":"Field","name":{"kind":"Name","value":"alertId"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ExplainDecisionQuery, ExplainDecisionQueryVariables>;
export const CorrelationRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrelationRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"ruleOutputs"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrelationFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrelationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleIds"}},{"kind":"Field","name":{"kind":"Name","value":"lookbackMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cronExpression"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]} as unknown as DocumentNode<CorrelationRuleQuery, CorrelationRuleQueryVariables>;
export const DetectionAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DetectionAlertsQuery, DetectionAlertsQueryVariables>;
export const DetectionOutcomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionOutcomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"detectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionOutcomes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"detectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"detectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truePositives"}},{"kind":"Field","name":{"kind":"Name","value":"benignTruePositives"}},{"kind":"Field","name":{"kind":"Name","value":"falsePositives"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"withoutOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"unfinished"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truePositives"}},{"kind":"Field","name":{"kind":"Name","value":"benignTruePositives"}},{"kind":"Field","name":{"kind":"Name","value":"falsePositives"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DetectionOutcomesQuery, DetectionOutcomesQueryVariables>;
export const RunDetectionTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunDetectionTests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runDetectionTests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"actualResult"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"functions"}}]}}]}}]} as unknown as DocumentNode<RunDetectionTestsMutation, RunDetectionTestsMutationVariables>;
export const PolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Policy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PolicyCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Policy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"}},{"kind":"Field","name":{"kind":"Name","value":"suppressions"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PolicyCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Policy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"complianceCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errored"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}}]}}]}}]} as unknown as DocumentNode<PolicyQuery, PolicyQueryVariables>;
export const PolicyResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyResourcesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"suppressed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PolicyResourcesQuery, PolicyResourcesQueryVariables>;
export const RulePythonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RulePython"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulePythonBody"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pythonBody"}}]}}]}}]} as unknown as DocumentNode<RulePythonQuery, RulePythonQueryVariables>;
export const RuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueries"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DetectionSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleLogic"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleConditions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DetectionSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleLogic"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"simpleDetectionBody"}},{"kind":"Field","name":{"kind":"Name","value":"sigmaBody"}},{"kind":"Field","name":{"kind":"Name","value":"inlineFilters"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueries"}},{"kind":"Field","name":{"kind":"Name","value":"baseDetection"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"dedupPeriodMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"summaryAttributes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"alertsPerDay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleConditions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"necessaryConditions"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}}]}}]}}]} as unknown as DocumentNode<RuleQuery, RuleQueryVariables>;
export const EditorTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeDatabases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logType"}}]}}]}}]}}]} as unknown as DocumentNode<EditorTablesQuery, EditorTablesQueryVariables>;
export const EditorColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tables"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeTablesColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tables"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tables"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paths"}},{"kind":"Field","name":{"kind":"Name","value":"members"}}]}}]}}]}}]} as unknown as DocumentNode<EditorColumnsQuery, EditorColumnsQueryVariables>;
export const EditorHelpersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorHelpers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"globalHelpers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"500"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditorHelpersQuery, EditorHelpersQueryVariables>;
export const EditorDataModelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorDataModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataModels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"500"}},{"kind":"ObjectField","name":{"kind":"Name","value":"enabled"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"mappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditorDataModelsQuery, EditorDataModelsQueryVariables>;
export const CorrelatedDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorrelatedDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CorrelatedDetectionsQuery, CorrelatedDetectionsQueryVariables>;
export const EditedRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueries"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outputIds"}},{"kind":"Field","name":{"kind":"Name","value":"dedupPeriodMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"summaryAttributes"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"simpleDetectionBody"}},{"kind":"Field","name":{"kind":"Name","value":"sigmaBody"}},{"kind":"Field","name":{"kind":"Name","value":"inlineFilters"}},{"kind":"Field","name":{"kind":"Name","value":"baseDetection"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"mocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"returnValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EditedRuleQuery, EditedRuleQueryVariables>;
export const EditedPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"}},{"kind":"Field","name":{"kind":"Name","value":"suppressions"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outputIds"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"mocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectName"}},{"kind":"Field","name":{"kind":"Name","value":"returnValue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EditedPolicyQuery, EditedPolicyQueryVariables>;
export const EditedCorrelationRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedCorrelationRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"runbook"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outputIds"}},{"kind":"Field","name":{"kind":"Name","value":"createAlert"}},{"kind":"Field","name":{"kind":"Name","value":"summaryAttributes"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"expectedResult"}},{"kind":"Field","name":{"kind":"Name","value":"ruleOutputs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<EditedCorrelationRuleQuery, EditedCorrelationRuleQueryVariables>;
export const TestDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDetections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"functions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TestDraftMutation, TestDraftMutationVariables>;
export const SaveDetectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDetection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDetectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDetection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDetectionMutation, SaveDetectionMutationVariables>;
export const EditorLogTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditorLogTypesQuery, EditorLogTypesQueryVariables>;
export const EditorScheduledQueriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditorScheduledQueries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"500"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditorScheduledQueriesQuery, EditorScheduledQueriesQueryVariables>;
export const TestEventAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestEventAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TestEventAlertsQuery, TestEventAlertsQueryVariables>;
export const TestEventOfAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestEventOfAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"}}]}}]}}]}}]} as unknown as DocumentNode<TestEventOfAlertQuery, TestEventOfAlertQueryVariables>;
export const SetDetectionEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDetectionEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDetectionEnabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<SetDetectionEnabledMutation, SetDetectionEnabledMutationVariables>;
export const RestoreDetectionVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDetectionVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreDetectionVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDetectionVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDetectionVersionMutation, RestoreDetectionVersionMutationVariables>;
export const DeletedDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedDetections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDetections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detectionId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DeletedDetectionsQuery, DeletedDetectionsQueryVariables>;
export const DetectionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionHistoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detectionId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DetectionHistoryQuery, DetectionHistoryQueryVariables>;
export const SetDetectionsEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDetectionsEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDetectionsEnabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]}}]} as unknown as DocumentNode<SetDetectionsEnabledMutation, SetDetectionsEnabledMutationVariables>;
export const TagDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagDetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagDetections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}}]}}]}}]} as unknown as DocumentNode<TagDetectionsMutation, TagDetectionsMutationVariables>;
export const DeleteDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDetections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<DeleteDetectionsMutation, DeleteDetectionsMutationVariables>;
export const RestoreDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDetections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionEntity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDetectionsMutation, RestoreDetectionsMutationVariables>;
export const ExportDetectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportDetections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionEntitiesExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ExportDetectionsQuery, ExportDetectionsQueryVariables>;
export const DetectionFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionFacets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionFacets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<DetectionFacetsQuery, DetectionFacetsQueryVariables>;
export const DetectionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueries"}},{"kind":"Field","name":{"kind":"Name","value":"alertsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastAlertAt"}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"milliseconds"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Policy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resourceTypes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorrelationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleIds"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DetectionListQuery, DetectionListQueryVariables>;
export const PreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"detectionId"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"coveredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stepId"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"signals"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsInScope"}},{"kind":"Field","name":{"kind":"Name","value":"eventsRead"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"newAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"keptAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"goneAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"bySeverity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"newAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"keptAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"goneAlerts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"events"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dedupString"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstEventOccurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PreviewQuery, PreviewQueryVariables>;
export const StartPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<StartPreviewMutation, StartPreviewMutationVariables>;
export const CancelPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelPreviewMutation, CancelPreviewMutationVariables>;
export const PreviewedEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewedEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StoredEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storedEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}}]}]}}]} as unknown as DocumentNode<PreviewedEventQuery, PreviewedEventQueryVariables>;
export const FilteredRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilteredRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"baseDetection"}},{"kind":"Field","name":{"kind":"Name","value":"sigmaBody"}},{"kind":"Field","name":{"kind":"Name","value":"inlineFilters"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FilteredRuleQuery, FilteredRuleQueryVariables>;
export const FilterImpactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterImpact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterImpactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterImpact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"alertsRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"truePositivesRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"eventsRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"filteredAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"eventsRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isTruePositive"}}]}}]}}]}}]} as unknown as DocumentNode<FilterImpactQuery, FilterImpactQueryVariables>;
export const UpdateRuleAndFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRuleAndFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRuleAndFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRuleAndFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inlineFilters"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"tests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRuleAndFilterMutation, UpdateRuleAndFilterMutationVariables>;
export const UploadDetectionEntitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadDetectionEntities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadDetectionEntitiesAsyncInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadDetectionEntitiesAsync"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptId"}}]}}]}}]} as unknown as DocumentNode<UploadDetectionEntitiesMutation, UploadDetectionEntitiesMutationVariables>;
export const ValidateBulkUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidateBulkUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ValidateBulkUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateBulkUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptId"}}]}}]}}]} as unknown as DocumentNode<ValidateBulkUploadMutation, ValidateBulkUploadMutationVariables>;
export const DetectionEntitiesUploadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionEntitiesUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionEntitiesUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DetectionEntitiesUploadsQuery, DetectionEntitiesUploadsQueryVariables>;
export const DetectionEntitiesUploadStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DetectionEntitiesUploadStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detectionEntitiesUploadStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"policies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correlationRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataModels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"globalHelpers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lookupTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledPrompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"modified"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DetectionEntitiesUploadStatusQuery, DetectionEntitiesUploadStatusQueryVariables>;
export const ValidateBulkUploadStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateBulkUploadStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateBulkUploadStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receiptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"errorMessage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ValidateBulkUploadStatusQuery, ValidateBulkUploadStatusQueryVariables>;
export const DeleteLookupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLookupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLookupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteLookupTableMutation, DeleteLookupTableMutationVariables>;
export const LookupUserNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupUserNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LookupUserNamesQuery, LookupUserNamesQueryVariables>;
export const LookupUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"queries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LookupUsesQuery, LookupUsesQueryVariables>;
export const LookupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"schema"}},{"kind":"Field","name":{"kind":"Name","value":"primaryKey"}},{"kind":"Field","name":{"kind":"Name","value":"lakeTable"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"healthMessage"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"refresh"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"associatedLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"selectors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LookupTableQuery, LookupTableQueryVariables>;
export const LookupRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LookupRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<LookupRowsQuery, LookupRowsQueryVariables>;
export const LookupMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LookupMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"isNotAnAddress"}}]}}]}}]} as unknown as DocumentNode<LookupMatchQuery, LookupMatchQueryVariables>;
export const EditedLookupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedLookupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"schema"}},{"kind":"Field","name":{"kind":"Name","value":"primaryKey"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"associatedLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"selectors"}}]}}]}}]}}]} as unknown as DocumentNode<EditedLookupTableQuery, EditedLookupTableQueryVariables>;
export const LookupSchemasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupSchemas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LookupSchemasQuery, LookupSchemasQueryVariables>;
export const CreateLookupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLookupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LookupTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLookupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateLookupTableMutation, CreateLookupTableMutationVariables>;
export const UpdateLookupTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLookupTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLookupTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLookupTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"schema"}},{"kind":"Field","name":{"kind":"Name","value":"primaryKey"}},{"kind":"Field","name":{"kind":"Name","value":"lakeTable"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"healthMessage"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"associatedLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"selectors"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLookupTableMutation, UpdateLookupTableMutationVariables>;
export const LookupListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LookupList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"primaryKey"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"associatedLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}}]} as unknown as DocumentNode<LookupListQuery, LookupListQueryVariables>;
export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alerts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mayReadAlerts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"endTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalEvents"}},{"kind":"Field","name":{"kind":"Name","value":"sourcesByHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Headline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertsOverTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertCounts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TopRules"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventsOverTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alerts"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mayReadAlerts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentAlerts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Headline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalsBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourcesByHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertsOverTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertsBySeverity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertsByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventsOverTime"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Overview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventsOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentAlerts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const PackChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PackChangesQuery, PackChangesQueryVariables>;
export const ChangePackVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePackVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePackVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}}]}}]}}]} as unknown as DocumentNode<ChangePackVersionMutation, ChangePackVersionMutationVariables>;
export const PackPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"hasUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isInstalled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"overrides"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"}},{"kind":"Field","name":{"kind":"Name","value":"isElsewhere"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isReceived"}}]}}]}}]}}]} as unknown as DocumentNode<PackPageQuery, PackPageQueryVariables>;
export const PackListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PacksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"sourceName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"newestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"hasUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PackListQuery, PackListQueryVariables>;
export const SetPackEnabledDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPackEnabled"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPackEnabled"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isInstalled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"overrides"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"}},{"kind":"Field","name":{"kind":"Name","value":"isElsewhere"}}]}}]}}]}}]} as unknown as DocumentNode<SetPackEnabledMutation, SetPackEnabledMutationVariables>;
export const PackSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hasToken"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"polledAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"versions"}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<PackSourcesQuery, PackSourcesQueryVariables>;
export const PollPackSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PollPackSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pollPackSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"polledAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"versions"}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<PollPackSourceMutation, PollPackSourceMutationVariables>;
export const DeletePackSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePackSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePackSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePackSourceMutation, DeletePackSourceMutationVariables>;
export const CreatePackSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePackSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePackSourceMutation, CreatePackSourceMutationVariables>;
export const UpdatePackSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePackSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePackSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePackSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hasToken"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"polledAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"versions"}},{"kind":"Field","name":{"kind":"Name","value":"packs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePackSourceMutation, UpdatePackSourceMutationVariables>;
export const EditedPackSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPackSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hasToken"}},{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<EditedPackSourceQuery, EditedPackSourceQueryVariables>;
export const ArchiveSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveSchemaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSchema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schema"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ArchiveSchemaMutation, ArchiveSchemaMutationVariables>;
export const SchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Schema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"referenceURL"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"spec"}},{"kind":"Field","name":{"kind":"Name","value":"isManaged"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"logSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<SchemaQuery, SchemaQueryVariables>;
export const EditedSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"spec"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isManaged"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]} as unknown as DocumentNode<EditedSchemaQuery, EditedSchemaQueryVariables>;
export const SaveSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrUpdateSchemaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrUpdateSchema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schema"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"referenceURL"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"spec"}},{"kind":"Field","name":{"kind":"Name","value":"isManaged"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"logSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveSchemaMutation, SaveSchemaMutationVariables>;
export const CheckSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckSchemaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSchema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incompatibleChanges"}}]}}]}}]} as unknown as DocumentNode<CheckSchemaQuery, CheckSchemaQueryVariables>;
export const TestSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestSchemaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testSchema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"parsed"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}}]}}]}}]} as unknown as DocumentNode<TestSchemaMutation, TestSchemaMutationVariables>;
export const InferSchemaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InferSchema"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InferSchemaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inferSchema"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spec"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"parsed"}}]}}]}}]} as unknown as DocumentNode<InferSchemaMutation, InferSchemaMutationVariables>;
export const SchemaListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchemaList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SchemasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isManaged"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"logSources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SchemaListQuery, SchemaListQueryVariables>;
export const StartQueryDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartQueryDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAsyncDownloadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAsyncDownloadOfAllQueryResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"download"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartQueryDownloadMutation, StartQueryDownloadMutationVariables>;
export const QueryDownloadUrlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueryDownloadUrl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AsyncQueryDownloadUrlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAsyncQueryDownloadUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<QueryDownloadUrlQuery, QueryDownloadUrlQueryVariables>;
export const CsvFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CsvFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QueryDownloadsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryDownloads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"queryId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<CsvFilesQuery, CsvFilesQueryVariables>;
export const QueryDownloadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueryDownloads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QueryDownloadsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryDownloads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<QueryDownloadsQuery, QueryDownloadsQueryVariables>;
export const ExplorerTableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorerTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataLakeDatabaseTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeDatabaseTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"newestEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<ExplorerTableQuery, ExplorerTableQueryVariables>;
export const ExplorerTreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorerTree"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeDatabases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]}}]} as unknown as DocumentNode<ExplorerTreeQuery, ExplorerTreeQueryVariables>;
export const ExplorerRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorerRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sql"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"simpleSearchQueryFilter"}}]}}]}}]}}]} as unknown as DocumentNode<ExplorerRunQuery, ExplorerRunQueryVariables>;
export const ExplorerSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExplorerSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sqlQuery"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"databases"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"simpleSearchQueryFilter"}}]}}]}}]}}]} as unknown as DocumentNode<ExplorerSavedQueryQuery, ExplorerSavedQueryQueryVariables>;
export const FlowTablesColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlowTablesColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tables"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeTablesColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tables"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tables"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paths"}},{"kind":"Field","name":{"kind":"Name","value":"members"}}]}}]}}]}}]} as unknown as DocumentNode<FlowTablesColumnsQuery, FlowTablesColumnsQueryVariables>;
export const FlowValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FlowValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"top"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<FlowValuesQuery, FlowValuesQueryVariables>;
export const SearchHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DataLakeQueriesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sql"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resultsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"APIToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"simpleSearchQueryFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bytesScanned"}},{"kind":"Field","name":{"kind":"Name","value":"executionTime"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchHistoryQuery, SearchHistoryQueryVariables>;
export const ExecuteIndicatorSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExecuteIndicatorSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteIndicatorSearchQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeIndicatorSearchQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExecuteIndicatorSearchMutation, ExecuteIndicatorSearchMutationVariables>;
export const StatementOfQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementOfQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sql"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<StatementOfQueryQuery, StatementOfQueryQueryVariables>;
export const ColumnsOfFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ColumnsOfForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tables"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeTablesColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tables"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tables"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]} as unknown as DocumentNode<ColumnsOfFormQuery, ColumnsOfFormQueryVariables>;
export const RulesOfLogTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RulesOfLogType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RulesOfLogTypeQuery, RulesOfLogTypeQueryVariables>;
export const RunHistogramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunHistogram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"buckets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucketSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"table"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RunHistogramQuery, RunHistogramQueryVariables>;
export const KeepChartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepChart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQueryUserConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateQueryUserConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryId"}},{"kind":"Field","name":{"kind":"Name","value":"chartProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartType"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"colorHexes"}}]}}]}}]}}]} as unknown as DocumentNode<KeepChartMutation, KeepChartMutationVariables>;
export const ExecuteQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExecuteQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExecuteQueryMutation, ExecuteQueryMutationVariables>;
export const CancelQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelQueryMutation, CancelQueryMutationVariables>;
export const QueryRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueryRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"results"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DataLakeQueryResultsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sql"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"annotations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visualize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chartType"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"colorHexes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"bytesRead"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bytesScanned"}},{"kind":"Field","name":{"kind":"Name","value":"executionTime"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"results"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columnInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tryAgain"}},{"kind":"Field","name":{"kind":"Name","value":"isTruncated"}}]}}]}}]}}]} as unknown as DocumentNode<QueryRunQuery, QueryRunQueryVariables>;
export const RunFieldSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunFieldSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"distinct"}},{"kind":"Field","name":{"kind":"Name","value":"top"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RunFieldSummaryQuery, RunFieldSummaryQueryVariables>;
export const SavedQueryRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQueryRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryName"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"isTruncated"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<SavedQueryRunsQuery, SavedQueryRunsQueryVariables>;
export const SavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sqlQuery"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lookbackSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasTimeFilter"}},{"kind":"Field","name":{"kind":"Name","value":"hasLimit"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"databases"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"simpleSearchQueryFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cronExpression"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"sendEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"preferAttachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryName"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]} as unknown as DocumentNode<SavedQueryQuery, SavedQueryQueryVariables>;
export const SavedQueriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedQueries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sqlQuery"}},{"kind":"Field","name":{"kind":"Name","value":"managed"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lookbackSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"hasTimeFilter"}},{"kind":"Field","name":{"kind":"Name","value":"hasLimit"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"databases"}},{"kind":"Field","name":{"kind":"Name","value":"tables"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"relativeTime"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"sortDirection"}},{"kind":"Field","name":{"kind":"Name","value":"simpleSearchQueryFilter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cronExpression"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"sendEmpty"}},{"kind":"Field","name":{"kind":"Name","value":"preferAttachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"lastModifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queryName"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SavedQueriesQuery, SavedQueriesQueryVariables>;
export const CreateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSavedQueryMutation, CreateSavedQueryMutationVariables>;
export const UpdateSavedQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSavedQueryMutation, UpdateSavedQueryMutationVariables>;
export const DeleteSavedQueriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedQueries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedQueries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedQueriesMutation, DeleteSavedQueriesMutationVariables>;
export const SqlProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SqlProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<SqlProblemQuery, SqlProblemQueryVariables>;
export const SearchTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeDatabases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]}}]} as unknown as DocumentNode<SearchTablesQuery, SearchTablesQueryVariables>;
export const TableColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TableColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeTableColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"table"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<TableColumnsQuery, TableColumnsQueryVariables>;
export const SearchFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tables"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeTablesColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tables"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tables"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]} as unknown as DocumentNode<SearchFieldsQuery, SearchFieldsQueryVariables>;
export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAPITokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAPIToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const DeleteApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAPIToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteApiTokenMutation, DeleteApiTokenMutationVariables>;
export const BackgroundWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackgroundWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recurringWorks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<BackgroundWorkQuery, BackgroundWorkQueryVariables>;
export const GeneralSettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneralSettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pantherVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mfaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueriesNeedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"pharosAIEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEmailAlertAssignees"}},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"}}]}}]}}]} as unknown as DocumentNode<GeneralSettingsPageQuery, GeneralSettingsPageQueryVariables>;
export const UpdateGeneralSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGeneralSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGeneralSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGeneralSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pantherVersion"}},{"kind":"Field","name":{"kind":"Name","value":"mfaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledQueriesNeedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"pharosAIEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"shouldEmailAlertAssignees"}},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"}}]}}]}}]} as unknown as DocumentNode<UpdateGeneralSettingsMutation, UpdateGeneralSettingsMutationVariables>;
export const UpdateMailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}}]}}]}}]} as unknown as DocumentNode<UpdateMailSettingsMutation, UpdateMailSettingsMutationVariables>;
export const MailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"allowedRecipientDomains"}}]}}]}}]} as unknown as DocumentNode<MailSettingsQuery, MailSettingsQueryVariables>;
export const RemoveMailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMailSettings"}}]}}]} as unknown as DocumentNode<RemoveMailSettingsMutation, RemoveMailSettingsMutationVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export const DeleteRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const CreateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRoleMutation, UpdateRoleMutationVariables>;
export const RolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RolesQuery, RolesQueryVariables>;
export const ResetUserAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetUserAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ResetUserAuthenticatorMutation, ResetUserAuthenticatorMutationVariables>;
export const RequirePasswordChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequirePasswordChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requirePasswordChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables>;
export const DeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const UnlockUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}}]}}]}}]}}]} as unknown as DocumentNode<UnlockUserMutation, UnlockUserMutationVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const CreatePasswordResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasswordResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"showsLink"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasswordResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"showsLink"},"value":{"kind":"Variable","name":{"kind":"Name","value":"showsLink"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePasswordResetLinkMutation, CreatePasswordResetLinkMutationVariables>;
export const HasMailServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasMailServer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pantherVersion"}},{"kind":"Field","name":{"kind":"Name","value":"hasMailServer"}}]}}]}}]} as unknown as DocumentNode<HasMailServerQuery, HasMailServerQueryVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoggedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const FirstEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"lastEventReceivedAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastEventProcessedAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"collectionProblem"}},{"kind":"Field","name":{"kind":"Name","value":"nextLookAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FirstEventQuery, FirstEventQueryVariables>;
export const CreateHttpSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHttpSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHttpSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHttpSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSource"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ingestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"curl"}}]}}]} as unknown as DocumentNode<CreateHttpSourceMutation, CreateHttpSourceMutationVariables>;
export const CreateS3SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateS3Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateS3SourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createS3Source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}}]}}]}}]}}]} as unknown as DocumentNode<CreateS3SourceMutation, CreateS3SourceMutationVariables>;
export const BucketBackfillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BucketBackfill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"collectionProblem"}},{"kind":"Field","name":{"kind":"Name","value":"backfill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"modifiedSince"}},{"kind":"Field","name":{"kind":"Name","value":"bytesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"listedKeys"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"bytesWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BucketBackfillQuery, BucketBackfillQueryVariables>;
export const StartS3BackfillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartS3Backfill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartS3BackfillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startS3Backfill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backfill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<StartS3BackfillMutation, StartS3BackfillMutationVariables>;
export const ChangeS3BackfillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeS3Backfill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeS3BackfillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeS3Backfill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backfill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bytesPerSecond"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeS3BackfillMutation, ChangeS3BackfillMutationVariables>;
export const BucketObjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BucketObjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"S3ObjectState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"objects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BucketObjectsQuery, BucketObjectsQueryVariables>;
export const RetryS3ObjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryS3Objects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryS3ObjectsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryS3Objects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retried"}}]}}]}}]} as unknown as DocumentNode<RetryS3ObjectsMutation, RetryS3ObjectsMutationVariables>;
export const SetNoDataAlarmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNoDataAlarm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNoDataAlarmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setNoDataAlarm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SetNoDataAlarmMutation, SetNoDataAlarmMutationVariables>;
export const RawPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RawPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewBucketDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewBucketData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"s3Key"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"paginationToken"}}]}}]}}]}}]} as unknown as DocumentNode<RawPreviewQuery, RawPreviewQueryVariables>;
export const ToggleHttpSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleHttpSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHttpSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHttpSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<ToggleHttpSourceMutation, ToggleHttpSourceMutationVariables>;
export const TogglePullSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TogglePullSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePullSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePullSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<TogglePullSourceMutation, TogglePullSourceMutationVariables>;
export const ToggleS3SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleS3Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateS3SourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateS3Source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<ToggleS3SourceMutation, ToggleS3SourceMutationVariables>;
export const ToggleSyslogSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleSyslogSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSyslogSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSyslogSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]}}]} as unknown as DocumentNode<ToggleSyslogSourceMutation, ToggleSyslogSourceMutationVariables>;
export const DeleteSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSourceMutation, DeleteSourceMutationVariables>;
export const SourceFailuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceFailures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cursor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cursor"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"logType"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SourceFailuresQuery, SourceFailuresQueryVariables>;
export const SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastEventReceivedAtTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceHeader"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceAddress"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyslogListening"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionProblem"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullState"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceDataSubject"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BucketFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoDataAlarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"integrationType"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastEventReceivedAtTime"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceActions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"curl"}},{"kind":"Field","name":{"kind":"Name","value":"ingestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyslogListening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"clientCheck"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastErrorAt"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"collectionProblem"}},{"kind":"Field","name":{"kind":"Name","value":"nextLookAtTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pullProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"lastPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"newestEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"lagSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BucketFacts"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoDataAlarm"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceDataSubject"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]} as unknown as DocumentNode<SourceQuery, SourceQueryVariables>;
export const SourceVolumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceVolume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"volume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"buckets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"isBalanced"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SourceVolumeQuery, SourceVolumeQueryVariables>;
export const UpdateS3SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateS3Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateS3SourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateS3Source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"S3SourceSettings"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"collectionProblem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"S3SourceSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}}]} as unknown as DocumentNode<UpdateS3SourceMutation, UpdateS3SourceMutationVariables>;
export const EditedSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedHttpSource"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSyslogSource"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"S3SourceSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedHttpSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSyslogSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyslogLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"clientCheck"}},{"kind":"Field","name":{"kind":"Name","value":"clientAuthorities"}},{"kind":"Field","name":{"kind":"Name","value":"clientFingerprints"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"S3SourceSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"S3LogIntegration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"s3Bucket"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"}},{"kind":"Field","name":{"kind":"Name","value":"queueUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accessKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"logProcessingRole"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"awsAccountId"}},{"kind":"Field","name":{"kind":"Name","value":"kmsKey"}},{"kind":"Field","name":{"kind":"Name","value":"s3PrefixLogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"excludedPrefixes"}}]}}]}}]} as unknown as DocumentNode<EditedSourceQuery, EditedSourceQueryVariables>;
export const UpdateHttpSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHttpSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHttpSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHttpSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSource"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamTypeOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jsonArrayEnvelopeField"}},{"kind":"Field","name":{"kind":"Name","value":"xmlRootElement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"headerName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HttpLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ingestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"curl"}}]}}]} as unknown as DocumentNode<UpdateHttpSourceMutation, UpdateHttpSourceMutationVariables>;
export const LogTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LogTypesQuery, LogTypesQueryVariables>;
export const S3SetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"S3Setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"s3Setup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasDeploymentKey"}}]}}]}}]} as unknown as DocumentNode<S3SetupQuery, S3SetupQueryVariables>;
export const CheckS3ConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckS3Connection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckS3ConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkS3Connection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHealthy"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckS3ConnectionMutation, CheckS3ConnectionMutationVariables>;
export const FindS3PrincipalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindS3Principal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindS3PrincipalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findS3Principal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arn"}}]}}]}}]} as unknown as DocumentNode<FindS3PrincipalMutation, FindS3PrincipalMutationVariables>;
export const SourceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourcesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"logStreamType"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"createdAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastEventReceivedAtTime"}},{"kind":"Field","name":{"kind":"Name","value":"noDataAlarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutesThreshold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"isBalanced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"volume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"buckets"},"value":{"kind":"Variable","name":{"kind":"Name","value":"buckets"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SourceListQuery, SourceListQueryVariables>;
export const CheckPullConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPullConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPullConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPullConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"}},{"kind":"Field","name":{"kind":"Name","value":"isHealthy"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CheckPullConnectionMutation, CheckPullConnectionMutationVariables>;
export const EditedPullSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedPullSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"chosenStreams"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullProviderForm"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullProviderForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiline"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authentications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requires"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}}]}}]} as unknown as DocumentNode<EditedPullSourceQuery, EditedPullSourceQueryVariables>;
export const UpdatePullSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePullSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePullSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePullSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"health"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"chosenStreams"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pullProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"lastPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"newestEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"lagSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePullSourceMutation, UpdatePullSourceMutationVariables>;
export const PullProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PullProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullProviderForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullProviderForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"help"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"isMultiline"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"authentications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"requires"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}}]}}]} as unknown as DocumentNode<PullProvidersQuery, PullProvidersQueryVariables>;
export const CreatePullSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePullSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePullSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPullSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePullSourceMutation, CreatePullSourceMutationVariables>;
export const PullNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PullNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PullNowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PullState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PullState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PullLogSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsAuthorization"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pullProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"lastPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPollAt"}},{"kind":"Field","name":{"kind":"Name","value":"readUpTo"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"newestEventAt"}},{"kind":"Field","name":{"kind":"Name","value":"lagSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}}]}}]}}]}}]} as unknown as DocumentNode<PullNowMutation, PullNowMutationVariables>;
export const AuthorizePullSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthorizePullSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizePullSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizePullSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AuthorizePullSourceMutation, AuthorizePullSourceMutationVariables>;
export const UpdateSyslogSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSyslogSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSyslogSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSyslogSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}},{"kind":"Field","name":{"kind":"Name","value":"logTypes"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"protocols"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"tls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"}},{"kind":"Field","name":{"kind":"Name","value":"clientCheck"}},{"kind":"Field","name":{"kind":"Name","value":"clientAuthorities"}},{"kind":"Field","name":{"kind":"Name","value":"clientFingerprints"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSyslogSourceMutation, UpdateSyslogSourceMutationVariables>;
export const CreateSyslogSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSyslogSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSyslogSourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSyslogSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logSource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationLabel"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSyslogSourceMutation, CreateSyslogSourceMutationVariables>;
export const ExecuteToReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExecuteToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExecuteDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"executeDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExecuteToReadMutation, ExecuteToReadMutationVariables>;
export const CancelReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelDataLakeQueryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelReadingMutation, CancelReadingMutationVariables>;
export const ReadRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DataLakeQueryResultsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataLakeQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadRowsQuery, ReadRowsQueryVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const PutNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PutNotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<PutNotificationPreferencesMutation, PutNotificationPreferencesMutationVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const UpdateNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationMutation, UpdateNotificationMutationVariables>;
export const UpdateUserNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserNotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UpdateUserNotificationsMutation, UpdateUserNotificationsMutationVariables>;
export const PaletteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alerts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"detections"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DetectionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withAlerts"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withDetections"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alerts"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withAlerts"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"detections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"detections"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withDetections"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"severity"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"givenName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"familyName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"givenName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"givenName"}}},{"kind":"Argument","name":{"kind":"Name","value":"familyName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"familyName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ShellConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"dataLakeType"}},{"kind":"Field","name":{"kind":"Name","value":"publicHTTPIngestDomain"}},{"kind":"Field","name":{"kind":"Name","value":"processedDataBucketRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isSafeMode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}}]}}]}}]} as unknown as DocumentNode<ShellConfigQuery, ShellConfigQueryVariables>;