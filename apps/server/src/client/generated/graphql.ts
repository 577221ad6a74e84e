/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type SaveAlertViewInput = {
  /** Absent for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly search: Scalars['JSON']['input'];
  /** Everyone who reads alerts sees it. */
  readonly isShared: Scalars['Boolean']['input'];
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

/** Whether an alert is in a case that the reader sees, open or closed. */
export type CaseFilter =
  | 'IN_CASE'
  | 'IN_NONE';

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

export type AlertsInput = {
  readonly statuses?: InputMaybe<ReadonlyArray<AlertStatus>>;
  readonly outcomes?: InputMaybe<ReadonlyArray<AlertOutcome>>;
  /** Absent: snoozed alerts are listed like all others. */
  readonly snoozed?: InputMaybe<SnoozeFilter>;
  /** Absent: alerts are listed whether they are in a case or not. */
  readonly cases?: InputMaybe<CaseFilter>;
  readonly severities?: InputMaybe<ReadonlyArray<Severity>>;
  readonly types?: InputMaybe<ReadonlyArray<AlertType>>;
  readonly subtypes?: InputMaybe<ReadonlyArray<AlertSubtype>>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly logSources?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly detectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What events of the alerts name. */
  readonly entity?: InputMaybe<AlertEntityInput>;
  /** A cloud resource that policies alerted about. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** User ids; the empty string stands for unassigned. */
  readonly assigneeIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly createdAtAfter?: InputMaybe<Scalars['DateTime']['input']>;
  readonly createdAtBefore?: InputMaybe<Scalars['DateTime']['input']>;
  readonly eventCountMin?: InputMaybe<Scalars['Int']['input']>;
  readonly eventCountMax?: InputMaybe<Scalars['Int']['input']>;
  readonly sortBy?: InputMaybe<AlertSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type AlertGrouping =
  /** By users, addresses, hosts and files: an alert is in the group of each that its events name. */
  | 'ENTITY'
  | 'DETECTION';

/** Such as p_any_usernames and root. At most 20 values of a field are kept with an alert. */
export type AlertEntityInput = {
  readonly field: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type AlertGroupSortBy =
  | 'count'
  | 'severity'
  | 'newestAt';

export type AlertGroupsInput = {
  readonly by: AlertGrouping;
  /** Its cursor, page size and sort do not count. */
  readonly filter: AlertsInput;
  /** count when absent. */
  readonly sortBy?: InputMaybe<AlertGroupSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type UpdateAlertStatusByIdInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly status: AlertStatus;
  /** Only with RESOLVED and CLOSED. Absent: an alert that has an outcome keeps it. */
  readonly outcome?: InputMaybe<AlertOutcome>;
  /** Why, in at most 1,000 characters; only with an outcome. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAlertsAssigneeByIdInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Null or absent: unassign. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateAlertsAssigneeByEmailInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly assigneeEmail: Scalars['String']['input'];
};

/** Comments are plain text; tags of HTML are taken out. */
export type AlertCommentFormat =
  | 'PLAIN_TEXT'
  | 'HTML';

export type TickRunbookStepInput = {
  readonly alertId: Scalars['ID']['input'];
  /** Counted from 1. */
  readonly step: Scalars['Int']['input'];
  /** False: open again. */
  readonly isDone: Scalars['Boolean']['input'];
};

export type SnoozeAlertsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** At most 90 days ahead. Null or absent: wake them. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What becomes of every alert that one of the filters finds, whether it is loaded or not. Give one of status, assigneeId and snoozedUntil. */
export type ChangeMatchingAlertsInput = {
  /** Their cursors, page sizes and sorts do not count. */
  readonly filters: ReadonlyArray<AlertsInput>;
  readonly status?: InputMaybe<AlertStatus>;
  readonly outcome?: InputMaybe<AlertOutcome>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Empty: unassign. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  readonly snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

export type MatchingChangeKind =
  | 'STATUS'
  | 'ASSIGNEE'
  | 'SNOOZE'
  /** Takes an earlier change back. */
  | 'UNDO';

export type MatchingChangeState =
  | 'RUNNING'
  | 'DONE'
  | 'CANCELLED'
  | 'FAILED';

export type CreateAlertCommentInput = {
  readonly alertId: Scalars['ID']['input'];
  readonly body: Scalars['String']['input'];
  /** PLAIN_TEXT when absent. */
  readonly format?: InputMaybe<AlertCommentFormat>;
};

export type CreateApiTokenInput = {
  readonly name: Scalars['String']['input'];
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AttackMapInput = {
  /** Of the alerts that are counted, by when they were created. */
  readonly from: Scalars['DateTime']['input'];
  readonly to: Scalars['DateTime']['input'];
  /** A log type is received when an event of it was stored in the last so many days: from 1 to 90, 7 unless given. */
  readonly receivedWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

export type MapDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Such as `TA0001:T1078.004`. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SortDirection =
  | 'ascending'
  | 'descending';

/** What is read object by object. Buckets of S3 have operations of their own. */
export type BucketKind =
  /** The bucket of a data lake of Amazon Security Lake, as one of its subscribers. */
  | 'AmazonSecurityLake'
  /** A bucket of Google Cloud Storage. */
  | 'Gcs'
  /** Containers of an Azure storage account. */
  | 'AzureBlob';

/** Settings of the other kinds are left alone. An empty text is no setting. */
export type BucketConnectionInput = {
  readonly kind: BucketKind;
  /** AmazonSecurityLake and Gcs. It never changes. */
  readonly bucket?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: us-east-1 when absent. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the role of the subscriber. */
  readonly logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the one that the subscriber was created with. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  readonly awsAccountId?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the queue of the subscriber. */
  readonly queueUrl?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: by default the project of the service account. */
  readonly projectId?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: the bucket is listed when absent. */
  readonly subscriptionId?: InputMaybe<Scalars['String']['input']>;
  readonly userProject?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: the JSON key of a service account. */
  readonly credentials?: InputMaybe<Scalars['String']['input']>;
  readonly tenantId?: InputMaybe<Scalars['String']['input']>;
  readonly clientId?: InputMaybe<Scalars['String']['input']>;
  readonly clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** AzureBlob. It never changes. */
  readonly storageAccount?: InputMaybe<Scalars['String']['input']>;
  readonly containers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** AzureBlob: the containers are listed when absent. */
  readonly queueName?: InputMaybe<Scalars['String']['input']>;
  readonly queueEndpoint?: InputMaybe<Scalars['String']['input']>;
  readonly loginEndpoint?: InputMaybe<Scalars['String']['input']>;
};

export type CreateBucketSourceInput = {
  readonly label: Scalars['String']['input'];
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  /** AzureBlob: prefixes begin with the container. */
  readonly prefixLogTypes: ReadonlyArray<S3PrefixLogTypesInput>;
  readonly connection: BucketConnectionInput;
};

/** What is absent stays as it is, within the connection too; an empty text takes a setting away. */
export type UpdateBucketSourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly logStreamType?: InputMaybe<StreamType>;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly prefixLogTypes?: InputMaybe<ReadonlyArray<S3PrefixLogTypesInput>>;
  readonly connection?: InputMaybe<BucketConnectionInput>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckBucketConnectionInput = {
  /** Whose secret is used where none is given. */
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
  readonly prefixLogTypes: ReadonlyArray<S3PrefixLogTypesInput>;
  readonly connection: BucketConnectionInput;
};

export type PreviewBucketObjectsInput = {
  readonly connection: CheckBucketConnectionInput;
  /** How the keys of the objects begin; empty for any. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
};

export type CaseStatus =
  | 'OPEN'
  | 'IN_PROGRESS'
  | 'CLOSED';

export type CaseEntryType =
  | 'CREATED'
  | 'TITLE_CHANGE'
  | 'DESCRIPTION_CHANGE'
  | 'STATUS_CHANGE'
  | 'SEVERITY_CHANGE'
  | 'ASSIGNEE_CHANGE'
  | 'ALERT_ADDED'
  | 'ALERT_REMOVED'
  | 'NOTE'
  | 'ATTACHMENT_ADDED'
  | 'ATTACHMENT_REMOVED'
  | 'EXPORTED'
  | 'MERGED'
  | 'UNMERGED'
  | 'LINKED'
  | 'UNLINKED'
  | 'DELETED'
  | 'RESTORED';

export type CasesInput = {
  readonly statuses?: InputMaybe<ReadonlyArray<CaseStatus>>;
  readonly severities?: InputMaybe<ReadonlyArray<Severity>>;
  /** User ids; the empty string stands for unassigned. */
  readonly assigneeIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly titleContains?: InputMaybe<Scalars['String']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateCaseInput = {
  readonly title: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Absent: that of its most severe alert, or MEDIUM. */
  readonly severity?: InputMaybe<Severity>;
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  readonly alertIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** It begins with the alerts that any of these finds as well; their cursors, page sizes and sorts do not count. */
  readonly matching?: InputMaybe<ReadonlyArray<AlertsInput>>;
};

/** Absent for what stays. */
export type UpdateCaseInput = {
  readonly id: Scalars['ID']['input'];
  /** As it was read; refused when somebody changed the case since. */
  readonly revision: Scalars['Int']['input'];
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<CaseStatus>;
  readonly severity?: InputMaybe<Severity>;
  /** Empty: unassign. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with the status CLOSED: its open alerts are resolved with this outcome. */
  readonly resolveAlertsAs?: InputMaybe<AlertOutcome>;
};

export type CaseAlertsInput = {
  readonly id: Scalars['ID']['input'];
  readonly alertIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type MatchingCaseAlertsInput = {
  readonly id: Scalars['ID']['input'];
  /** Alerts that any of these finds; their cursors, page sizes and sorts do not count. */
  readonly filters: ReadonlyArray<AlertsInput>;
};

export type AddCaseNoteInput = {
  readonly id: Scalars['ID']['input'];
  /** Markdown, at most 10,000 characters. */
  readonly body: Scalars['String']['input'];
};

export type MergeCasesInput = {
  /** The case that is merged; its number leads to the other one from then on. */
  readonly id: Scalars['ID']['input'];
  /** The case that gets its alerts, attachments and history. */
  readonly intoId: Scalars['ID']['input'];
};

export type LinkedCasesInput = {
  readonly id: Scalars['ID']['input'];
  readonly otherId: Scalars['ID']['input'];
};

export type AwsScanConfigInput = {
  readonly auditRole: Scalars['String']['input'];
};

export type CreateCloudAccountInput = {
  readonly awsAccountId: Scalars['String']['input'];
  readonly awsScanConfig: AwsScanConfigInput;
  readonly label: Scalars['String']['input'];
  readonly regionIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceRegexIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceTypeIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type UpdateCloudAccountInput = {
  readonly id: Scalars['ID']['input'];
  readonly awsScanConfig: AwsScanConfigInput;
  readonly label: Scalars['String']['input'];
  readonly regionIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceRegexIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceTypeIgnoreList?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type DeleteCloudAccountInput = {
  readonly id: Scalars['ID']['input'];
};

export type GlobalHelperInput = {
  /** Also the name of the Python module. */
  readonly id: Scalars['ID']['input'];
  readonly description: Scalars['String']['input'];
  readonly tags: ReadonlyArray<Scalars['String']['input']>;
  readonly body: Scalars['String']['input'];
};

export type SaveGlobalHelperInput = {
  readonly helper: GlobalHelperInput;
  /** `lastModified` of the version that was edited; absent for a new helper. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Saves it although tests of what uses it fail. */
  readonly acceptsFailures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DataModelMappingInput = {
  readonly name: Scalars['String']['input'];
  /** A JSONPath; absent where a function of the body says the value. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<Scalars['String']['input']>;
};

export type DataModelInput = {
  readonly id: Scalars['ID']['input'];
  readonly displayName: Scalars['String']['input'];
  readonly enabled: Scalars['Boolean']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly mappings: ReadonlyArray<DataModelMappingInput>;
  readonly body: Scalars['String']['input'];
};

export type SaveDataModelInput = {
  readonly dataModel: DataModelInput;
  /** `lastModified` of the version that was edited; absent for a new data model. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
  /** Saves it although tests of what uses it fail. */
  readonly acceptsFailures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CloneInput = {
  readonly id: Scalars['ID']['input'];
  readonly newId: Scalars['ID']['input'];
  /** Absent: that of the original, and `(copy)`. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** An absent member does not narrow; by display name. */
export type ContentItemsInput = {
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly createdBy?: InputMaybe<Scalars['String']['input']>;
  readonly lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type UploadStatus =
  | 'NOT_PROCESSED'
  | 'COMPLETED'
  | 'FAILED';

export type UploadDetectionEntitiesAsyncInput = {
  /** A zip archive in base64. */
  readonly data: Scalars['String']['input'];
  readonly patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  readonly skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UploadDetectionEntitiesInput = {
  readonly data: Scalars['String']['input'];
  readonly patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  readonly skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ValidateBulkUploadInput = {
  readonly data: Scalars['String']['input'];
  readonly patVersion?: InputMaybe<Scalars['String']['input']>;
  /** Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent. */
  readonly skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Only says what would go. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the queries of scheduled rules that no other rule uses. */
  readonly includeSavedQueries?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteSavedQueriesByNameInput = {
  readonly names: ReadonlyArray<Scalars['String']['input']>;
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the scheduled rules that are run on them. */
  readonly includeDetections?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TestCorrelationRuleYamlInput = {
  readonly yaml: Scalars['String']['input'];
};

export type TranspileSimpleDetectionsToPythonInput = {
  /** JSON texts, one a detection. */
  readonly data: ReadonlyArray<Scalars['String']['input']>;
};

export type TranspileFiltersInput = {
  /** JSON texts of `InlineFilters`. */
  readonly data: ReadonlyArray<Scalars['String']['input']>;
  readonly patVersion?: InputMaybe<Scalars['String']['input']>;
};

export type FeatureFlagInput = {
  readonly flag: Scalars['String']['input'];
  readonly defaultTreatment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GetFeatureFlagsInput = {
  readonly flags: ReadonlyArray<FeatureFlagInput>;
};

export type MetricsInput = {
  readonly fromDate: Scalars['DateTime']['input'];
  readonly toDate: Scalars['DateTime']['input'];
  /** 15, 30, 60, 180, 360, 720 or 1440; 180 when absent. */
  readonly intervalInMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type CreatePerfTestInput = {
  /** A zip archive in base64 with one rule. */
  readonly detection: Scalars['String']['input'];
  /** The hour whose events it is run on begins then. */
  readonly hour: Scalars['DateTime']['input'];
  readonly logType: Scalars['String']['input'];
};

export type ReplayState =
  | 'EVALUATION_IN_PROGRESS'
  | 'COMPUTATION_IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'ERROR_EVALUATION'
  | 'ERROR_COMPUTATION';

export type StopReplayInput = {
  readonly id: Scalars['ID']['input'];
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

export type DashboardVariableKind =
  /** People write its value. */
  | 'TEXT'
  /** One of its items. */
  | 'LIST'
  /** One of the values in the first column that its query finds. */
  | 'QUERY';

export type DashboardPanelInput = {
  readonly id: Scalars['ID']['input'];
  readonly title: Scalars['String']['input'];
  readonly kind: DashboardPanelKind;
  readonly text: Scalars['String']['input'];
  readonly language?: InputMaybe<QueryLanguage>;
  readonly display?: InputMaybe<DashboardPanelDisplay>;
  readonly x: Scalars['Int']['input'];
  readonly y: Scalars['Int']['input'];
  readonly width: Scalars['Int']['input'];
  readonly height: Scalars['Int']['input'];
};

export type DashboardVariableInput = {
  readonly name: Scalars['String']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly kind: DashboardVariableKind;
  readonly items?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly language?: InputMaybe<QueryLanguage>;
  readonly isMultiple?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasAll?: InputMaybe<Scalars['Boolean']['input']>;
  readonly defaultValues?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SaveDashboardInput = {
  /** Absent for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the dashboard that was changed; one that changed since then is not overwritten. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly panels: ReadonlyArray<DashboardPanelInput>;
  /** Absent: none. */
  readonly variables?: InputMaybe<ReadonlyArray<DashboardVariableInput>>;
  readonly relativeTime: Scalars['String']['input'];
  readonly refreshSeconds?: InputMaybe<Scalars['Int']['input']>;
  readonly sharing: SharingInput;
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

export type DataLakeQueryResultsInput = {
  /** From 1 to 999. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

/** An absent member does not narrow; the newest first. */
export type DataLakeQueriesInput = {
  /** In the name or the text. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<ReadonlyArray<DataLakeQueryStatus>>;
  /** Of a user or an API token. */
  readonly issuedBy?: InputMaybe<Scalars['ID']['input']>;
  readonly isScheduled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly startedAtAfter?: InputMaybe<Scalars['DateTime']['input']>;
  readonly startedAtBefore?: InputMaybe<Scalars['DateTime']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A value that the text names: $name in PharosFlow, {name:String} in SQL; with values {name:Array(String)}. */
export type QueryVariableInput = {
  readonly name: Scalars['String']['input'];
  /** Either this or values. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000. */
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ExecuteDataLakeQueryInput = {
  /** The text, whatever its language. */
  readonly sql?: InputMaybe<Scalars['String']['input']>;
  /** Accepted and not needed: queries name the database of each table. */
  readonly databaseName?: InputMaybe<Scalars['String']['input']>;
  /** Absent: PharosFlow where the text says so in a comment, otherwise SQL. */
  readonly language?: InputMaybe<QueryLanguage>;
  readonly databases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tables?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Included. */
  readonly startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included. */
  readonly endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** An ISO-8601 duration back from now, such as PT20M; instead of the two times. PAllTime for all. */
  readonly relativeTime?: InputMaybe<Scalars['String']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly sortDir?: InputMaybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  readonly filters?: InputMaybe<Scalars['String']['input']>;
  /** Of a search form: counts of its events in place of them, by log type and so many seconds; rows of at, p_log_type and events. */
  readonly countSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Of a search form: the most frequent values of this field in place of its events; rows of value, hits, present (how often any value occurs) and distinct. */
  readonly countKey?: InputMaybe<Scalars['String']['input']>;
  /** Of the saved query that this is an execution of. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The query that this one is derived from. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Runs even where the same was answered a moment ago. */
  readonly skipCache?: InputMaybe<Scalars['Boolean']['input']>;
  /** The same query that somebody who sees the same asked at most so many seconds ago will do, from 1 to 3,600, also while it runs. It is not in the history. */
  readonly maxAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** The times count for tables that a text in PharosFlow names, too, and not only for tables. */
  readonly timesCountEverywhere?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 20. */
  readonly variables?: InputMaybe<ReadonlyArray<QueryVariableInput>>;
  /** Charts and table are arranged as those of this query. */
  readonly copyUserConfigQueryId?: InputMaybe<Scalars['ID']['input']>;
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
  readonly indicators: ReadonlyArray<Scalars['String']['input']>;
  /** Included. */
  readonly startTime: Scalars['DateTime']['input'];
  /** Not included. */
  readonly endTime: Scalars['DateTime']['input'];
  /** Absent: the fields that hold values of each one's kind. */
  readonly indicatorName?: InputMaybe<IndicatorName>;
};

export type CancelDataLakeQueryInput = {
  readonly id: Scalars['ID']['input'];
};

export type QueryChartPropertyInput = {
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly chartType?: InputMaybe<Scalars['String']['input']>;
  readonly propertyId?: InputMaybe<Scalars['String']['input']>;
  readonly colorHexes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly propertyPath?: InputMaybe<Scalars['String']['input']>;
  readonly sortDirection?: InputMaybe<SortDirection>;
  readonly propertyTableName?: InputMaybe<Scalars['String']['input']>;
  readonly propertyDisplayName?: InputMaybe<Scalars['String']['input']>;
};

export type QueryTablePropertyInput = {
  readonly order?: InputMaybe<Scalars['Int']['input']>;
  readonly propertyId?: InputMaybe<Scalars['String']['input']>;
  readonly propertyPath?: InputMaybe<Scalars['String']['input']>;
  readonly propertyTableName?: InputMaybe<Scalars['String']['input']>;
  readonly propertyDisplayName?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateQueryUserConfigInput = {
  readonly queryId: Scalars['ID']['input'];
  readonly chartProperties?: InputMaybe<ReadonlyArray<QueryChartPropertyInput>>;
  readonly tableProperties?: InputMaybe<ReadonlyArray<QueryTablePropertyInput>>;
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
  | 'ALERT'
  | 'DELIVERED';

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

export type StoredEventInput = {
  readonly logType: Scalars['String']['input'];
  readonly rowId: Scalars['ID']['input'];
  /** When it happened, which finds it sooner. */
  readonly eventTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Give one of `event` and `row`. */
export type ExplainDecisionInput = {
  readonly detectionId: Scalars['ID']['input'];
  /** The text of a version that is not saved. */
  readonly draft?: InputMaybe<DetectionDraftInput>;
  /** A log as it was sent, or an event as it is stored: a JSON object as text. */
  readonly event?: InputMaybe<Scalars['String']['input']>;
  readonly row?: InputMaybe<StoredEventInput>;
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
  readonly state: DeliveryState;
  /** Of one destination. */
  readonly outputId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100; 25 where absent. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type DestinationInput = {
  readonly outputType: Scalars['String']['input'];
  readonly displayName: Scalars['String']['input'];
  readonly defaultForSeverity: ReadonlyArray<Severity>;
  readonly alertTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly settings: Scalars['JSON']['input'];
  readonly titleTemplate?: InputMaybe<Scalars['String']['input']>;
  readonly descriptionTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: never quiet. */
  readonly quiet?: InputMaybe<QuietSettingsInput>;
};

export type QuietSettingsInput = {
  readonly quietHours?: InputMaybe<QuietHoursInput>;
  /** From 0 to 1440. */
  readonly digestMinutes: Scalars['Int']['input'];
  readonly urgentSeverity?: InputMaybe<Severity>;
  readonly reminder?: InputMaybe<ReminderInput>;
};

export type QuietHoursInput = {
  readonly days: ReadonlyArray<Scalars['String']['input']>;
  readonly from: Scalars['String']['input'];
  readonly to: Scalars['String']['input'];
  readonly timeZone: Scalars['String']['input'];
};

export type ReminderInput = {
  readonly severity: Severity;
  /** From 1 to 1440. */
  readonly afterMinutes: Scalars['Int']['input'];
  /** From 1 to 10. */
  readonly times: Scalars['Int']['input'];
};

export type UpdateDestinationInput = {
  readonly outputId: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly displayName: Scalars['String']['input'];
  readonly defaultForSeverity: ReadonlyArray<Severity>;
  readonly alertTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** A secret that is absent, empty or 19 asterisks stays as it is. */
  readonly settings: Scalars['JSON']['input'];
  /** Absent: as it is. */
  readonly titleTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: as it is. */
  readonly descriptionTemplate?: InputMaybe<Scalars['String']['input']>;
  /** Absent: as they are. */
  readonly quiet?: InputMaybe<QuietSettingsInput>;
};

/** A saved destination, a draft of one, or a draft of changes to a saved one. */
export type TestDestinationInput = {
  readonly outputId?: InputMaybe<Scalars['ID']['input']>;
  readonly outputType?: InputMaybe<Scalars['String']['input']>;
  readonly settings?: InputMaybe<Scalars['JSON']['input']>;
};

export type PreviewMessageInput = {
  readonly titleTemplate: Scalars['String']['input'];
  readonly descriptionTemplate: Scalars['String']['input'];
  /** Absent: the alert that a test sends. */
  readonly alertId?: InputMaybe<Scalars['ID']['input']>;
  /** As for a test: a saved destination, or a kind, with settings as they stand in a form. Absent: no whole message. */
  readonly outputId?: InputMaybe<Scalars['ID']['input']>;
  readonly outputType?: InputMaybe<Scalars['String']['input']>;
  readonly settings?: InputMaybe<Scalars['JSON']['input']>;
};

export type RetryDeliveriesInput = {
  /** Ids of dispatches that failed, wait or are muted; they are sent now. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Or everything that one destination did not get. */
  readonly outputId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeliverAlertInput = {
  readonly alertId: Scalars['ID']['input'];
  readonly outputIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** An alert, a detection, or what an alert would be like. */
export type ExplainRoutingInput = {
  readonly alertId?: InputMaybe<Scalars['ID']['input']>;
  readonly detectionId?: InputMaybe<Scalars['ID']['input']>;
  readonly severity?: InputMaybe<Severity>;
  readonly alertType?: InputMaybe<Scalars['String']['input']>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly outputIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
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

export type DetectionHistoryInput = {
  readonly id: Scalars['ID']['input'];
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 50; 20 unless given. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DetectionVersion =
  | 'BEFORE'
  | 'AFTER';

export type RestoreDetectionVersionInput = {
  readonly changeId: Scalars['ID']['input'];
  /** Of the two versions of the change. */
  readonly version: DetectionVersion;
};

export type TagDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type DraftFile =
  | 'YAML'
  | 'PYTHON';

export type SaveDetectionInput = {
  readonly draft: DetectionDraftInput;
  /** `lastModified` of the version that was edited; absent for a new detection. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The signals of one step. */
export type CorrelationRuleOutputInput = {
  /** Of the step, or of its rule. */
  readonly id: Scalars['ID']['input'];
  /** Field → value → times at which signals have it. */
  readonly matches?: InputMaybe<Scalars['JSON']['input']>;
};

export type CorrelationTestInput = {
  readonly name: Scalars['String']['input'];
  readonly expectedResult: Scalars['Boolean']['input'];
  /** The rule's outputs as YAML; `ruleOutputs` goes before it. */
  readonly resource?: InputMaybe<Scalars['String']['input']>;
  readonly ruleOutputs?: InputMaybe<ReadonlyArray<CorrelationRuleOutputInput>>;
};

export type TestCorrelationRuleInput = {
  /** YAML of the logic. */
  readonly simpleDetectionBody: Scalars['String']['input'];
  readonly tests: ReadonlyArray<CorrelationTestInput>;
};

export type DetectionReportInput = {
  readonly key: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type PutCorrelationRuleInput = {
  readonly id: Scalars['ID']['input'];
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly enabled: Scalars['Boolean']['input'];
  readonly severity: Severity;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  readonly runbook?: InputMaybe<Scalars['String']['input']>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly reports?: InputMaybe<ReadonlyArray<DetectionReportInput>>;
  readonly outputIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly summaryAttributes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly createAlert?: InputMaybe<Scalars['Boolean']['input']>;
  /** YAML of the logic. */
  readonly simpleDetectionBody: Scalars['String']['input'];
  readonly tests?: InputMaybe<ReadonlyArray<CorrelationTestInput>>;
  /** `lastModified` of the version that was edited: a later one is not replaced. Absent for any. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
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
  readonly analysisTypes?: InputMaybe<ReadonlyArray<AnalysisType>>;
  readonly sortBy?: InputMaybe<DetectionIdsSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  /** The first one is 1. */
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  /** 300 unless given, which is the most. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DetectionKind =
  | 'RULE'
  | 'SCHEDULED_RULE'
  | 'CORRELATION_RULE'
  | 'DERIVED_RULE'
  | 'POLICY';

export type RuleSortBy =
  | 'displayName'
  | 'severity'
  | 'lastModified'
  | 'enabled'
  /** By the time that rules took since they were changed or Pharos started. */
  | 'cost'
  /** By their alerts of the last 30 days. */
  | 'alerts';

export type RulesInput = {
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly severities?: InputMaybe<ReadonlyArray<Severity>>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sortBy?: InputMaybe<RuleSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** An absent member does not narrow. */
export type DetectionsInput = {
  readonly kinds?: InputMaybe<ReadonlyArray<DetectionKind>>;
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly severities?: InputMaybe<ReadonlyArray<Severity>>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly resourceTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of policies: the worst that one says of a resource that counts. */
  readonly complianceStatuses?: InputMaybe<ReadonlyArray<ComplianceStatus>>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly managed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isSimple?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a user or an API token. */
  readonly createdBy?: InputMaybe<Scalars['String']['input']>;
  readonly lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  readonly sortBy?: InputMaybe<RuleSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type FilterFieldsInput = {
  /** Empty for none: then only what every log type has is listed. */
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  /** Also fields that hold objects, or values of different types. */
  readonly showUnsafeTypes?: InputMaybe<Scalars['Boolean']['input']>;
};

export type FilterImpactInput = {
  readonly detectionId: Scalars['ID']['input'];
  /** What would be added to the rule's `InlineFilters`, in YAML: a list of expressions. */
  readonly filters: Scalars['String']['input'];
};

/** An event with the answer that the rule is to give for it. */
export type AddedTestInput = {
  readonly name: Scalars['String']['input'];
  /** JSON of the event. */
  readonly resource: Scalars['String']['input'];
  readonly expectedResult?: Scalars['Boolean']['input'];
};

export type UpdateRuleAndFilterInput = {
  readonly ruleId: Scalars['ID']['input'];
  /** What is added to the rule's `InlineFilters`, in YAML: a list of expressions. */
  readonly filters: Scalars['String']['input'];
  /** `lastModified` of the version that the filters are added to; another version is refused. */
  readonly lastModified: Scalars['DateTime']['input'];
  /** Added to the rule's unit tests. Rules that come with Pharos, are derived or are written in Sigma take none. */
  readonly test?: InputMaybe<AddedTestInput>;
};

/** What is absent stays as it is. */
export type UpdateGeneralSettingsInput = {
  readonly scheduledQueriesNeedLimit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Takes RunPharosAi as well. */
  readonly pharosAIEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Takes a person who confirmed who they are. */
  readonly mfaRequired?: InputMaybe<Scalars['Boolean']['input']>;
  readonly shouldEmailAlertAssignees?: InputMaybe<Scalars['Boolean']['input']>;
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

/** What an answer is about. */
export type AiSummaryKind =
  | 'alert';

export type AiSummaryMetadataInput = {
  readonly kind: AiSummaryKind;
};

export type AiSummarizeAlertInput = {
  readonly alertId: Scalars['String']['input'];
  /** medium when absent */
  readonly outputLength?: InputMaybe<AiOutputLength>;
  readonly metadata?: InputMaybe<AiSummaryMetadataInput>;
  /** What is asked beside the summary. */
  readonly prompt?: InputMaybe<Scalars['String']['input']>;
  /** An answer about the same alert to go on from. */
  readonly parentStreamId?: InputMaybe<Scalars['String']['input']>;
};

export type AiInferenceStreamsMetadataInput = {
  /** The id of an alert. */
  readonly alias: Scalars['String']['input'];
  /** Only those that go on from this one. */
  readonly parentId?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What is absent stays as it is. */
export type EditAiInferenceStreamInput = {
  readonly streamId: Scalars['String']['input'];
  readonly streamName?: InputMaybe<Scalars['String']['input']>;
  readonly pinned?: InputMaybe<Scalars['Boolean']['input']>;
  readonly saved?: InputMaybe<Scalars['Boolean']['input']>;
  /** true deletes it. */
  readonly deleted?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LookupHealth =
  | 'HEALTHY'
  | 'NO_DATA'
  | 'NOT_REFRESHED'
  | 'DISABLED';

export type LookupAssociationInput = {
  readonly logType: Scalars['String']['input'];
  readonly selectors: ReadonlyArray<Scalars['String']['input']>;
};

/** How the rows are read again from an object of a bucket. */
export type LookupRefreshInput = {
  /** s3://bucket/path or gs://bucket/path */
  readonly objectPath: Scalars['String']['input'];
  readonly periodMinutes: Scalars['Int']['input'];
  /** The table is not healthy when its rows are older. */
  readonly alarmPeriodMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The role that the deployment's AWS identity assumes, for s3://. */
  readonly roleArn?: InputMaybe<Scalars['String']['input']>;
  /** For gs://. The stored ones stay when absent. */
  readonly gcsCredentials?: InputMaybe<Scalars['String']['input']>;
};

/** The rows are those of a query, which sees what its author may see when it runs. Takes DataAnalyticsRead. */
export type LookupQueryInput = {
  /** SQL or PharosFlow, at most 100,000 rows. */
  readonly text: Scalars['String']['input'];
  /** From 1 to 43,200. What a cron expression says stays when absent. */
  readonly periodMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of indicator the primary key is, such as email or ip; for a table that names no log types. What was there stays when absent. */
  readonly keyIndicator?: InputMaybe<Scalars['String']['input']>;
};

export type LookupTableInput = {
  readonly name: Scalars['String']['input'];
  readonly enabled: Scalars['Boolean']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** Required but for the rows of a query. */
  readonly schema?: InputMaybe<Scalars['String']['input']>;
  readonly primaryKey: Scalars['String']['input'];
  readonly associatedLogTypes: ReadonlyArray<LookupAssociationInput>;
  /** Stays when absent; null for rows that are uploaded. */
  readonly refresh?: InputMaybe<LookupRefreshInput>;
  /** Takes the place of refresh; stays when both are absent. */
  readonly query?: InputMaybe<LookupQueryInput>;
};

export type UpdateLookupTableInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly table: LookupTableInput;
};

export type UploadLookupTableFileInput = {
  readonly id: Scalars['ID']['input'];
  /** Told to people; the format is told by the content: CSV, JSON lines or MMDB, also compressed by gzip or zstd. */
  readonly filename: Scalars['String']['input'];
  /** Base64. */
  readonly data: Scalars['String']['input'];
};

export type GenerateEnrichedEventInput = {
  /** As rules see it; p_log_type says which tables are asked. */
  readonly event: Scalars['JSON']['input'];
};

export type LookupRowsInput = {
  readonly id: Scalars['ID']['input'];
  /** Text that a value contains, in any case. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Searches the primary key alone. */
  readonly isKeyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  /** At most 500; 100 if absent. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type LookupMatchInput = {
  readonly id: Scalars['ID']['input'];
  readonly value: Scalars['String']['input'];
};

export type LookupComparison =
  | 'EXACT'
  | 'NETWORK'
  | 'MMDB';

export type MailSecurity =
  | 'STARTTLS'
  | 'TLS'
  /** For servers of your own network that an administrator named in allowedPrivateHosts. */
  | 'NONE';

export type MailSettingsInput = {
  readonly host: Scalars['String']['input'];
  readonly port: Scalars['Int']['input'];
  readonly security: MailSecurity;
  readonly user?: InputMaybe<Scalars['String']['input']>;
  /** Absent, empty or 19 asterisks: it stays as it is. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly fromAddress: Scalars['String']['input'];
  readonly fromName?: InputMaybe<Scalars['String']['input']>;
  readonly replyTo?: InputMaybe<Scalars['String']['input']>;
  readonly allowedRecipientDomains?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type MailPurpose =
  | 'INVITATION'
  | 'PASSWORD_RESET'
  | 'ALERT_ASSIGNED'
  | 'CASE_ASSIGNED'
  | 'QUERY_ROWS';

export type FailedMailsInput = {
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type MuteSubject =
  | 'DESTINATION'
  | 'DETECTION';

export type MuteMessagesInput = {
  readonly subject: MuteSubject;
  readonly subjectId: Scalars['ID']['input'];
  /** At most 90 days ahead. */
  readonly until: Scalars['DateTime']['input'];
  /** At most 500 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type UnmuteMessagesInput = {
  readonly id: Scalars['ID']['input'];
  /** Whether the messages that it kept are sent now, or when quiet hours and digests let them. Otherwise each can be sent from the list of deliveries. */
  readonly sendKept?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NotebookStepKind =
  | 'NOTE'
  | 'QUERY';

export type NotebookStepInput = {
  readonly id: Scalars['ID']['input'];
  readonly kind: NotebookStepKind;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly text: Scalars['String']['input'];
  readonly language?: InputMaybe<QueryLanguage>;
  readonly databases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tables?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly relativeTime?: InputMaybe<Scalars['String']['input']>;
  readonly startTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly runId?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveNotebookInput = {
  /** Absent for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the notebook that was changed; one that changed since then is not overwritten. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly steps: ReadonlyArray<NotebookStepInput>;
  readonly sharing: SharingInput;
};

export type NotificationTopic =
  | 'SYSTEM_NOTIFICATION'
  | 'SYSTEM_ERROR'
  | 'DETECTION_NOTIFICATION';

export type NotificationChannelName =
  | 'IN_APP';

export type NotificationsInput = {
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNotificationInput = {
  readonly id: Scalars['ID']['input'];
  readonly readAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly archivedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type UpdateUserNotificationsInput = {
  readonly readAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly archivedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type NotificationChannelInput = {
  readonly name: NotificationChannelName;
  readonly enabled: Scalars['Boolean']['input'];
};

export type NotificationPreferenceInput = {
  readonly topic: NotificationTopic;
  readonly channels: ReadonlyArray<NotificationChannelInput>;
};

export type PutNotificationPreferencesInput = {
  /** Topics that are not given stay as they are. */
  readonly preferences: ReadonlyArray<NotificationPreferenceInput>;
};

/** Why a pack that comes with Pharos is on or off. */
export type PackSwitchReason =
  /** A person enabled or disabled it. */
  | 'PERSON'
  /** A log source sends one of its log types. */
  | 'LOGS_ARRIVE'
  /** No log source sends one of its log types yet. */
  | 'WAITS_FOR_LOGS'
  /** Its rules are for no particular log type. */
  | 'NO_LOG_TYPES'
  /** It was enabled before, and no log source sends its log types now. */
  | 'KEPT';

export type PackOrigin =
  /** It comes with Pharos, and its new versions with those of Pharos. */
  | 'PHAROS'
  /** It comes from a pack source. */
  | 'SOURCE'
  /** Somebody uploaded it; it has no versions. */
  | 'UPLOAD';

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

/** An absent member does not narrow; by display name. */
export type PacksInput = {
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasUpdate?: InputMaybe<Scalars['Boolean']['input']>;
  readonly createdBy?: InputMaybe<Scalars['String']['input']>;
  readonly lastModifiedBy?: InputMaybe<Scalars['String']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PackItemAction =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type PackVersionInput = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['String']['input'];
};

export type PackSourceKind =
  /** The releases of a repository, as the API of GitHub tells of them. */
  | 'GIT_RELEASES'
  /** An address with one zip archive. */
  | 'ARCHIVE';

export type PackSourceInput = {
  readonly displayName: Scalars['String']['input'];
  readonly kind: PackSourceKind;
  readonly url: Scalars['String']['input'];
  /** Null leaves the one that there is; an empty one takes it away. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
  readonly publicKey?: InputMaybe<Scalars['String']['input']>;
  readonly enabled: Scalars['Boolean']['input'];
};

export type UpdatePackSourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly source: PackSourceInput;
};

export type PreviewState =
  /** Other previews run first. */
  | 'WAITING'
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'CANCELLED'
  | 'FAILED';

/** What a preview says of an alert: only the draft would raise it, both versions would with another severity, title or destinations, both would as it is, or only the saved version would. */
export type AlertChange =
  | 'NEW'
  | 'CHANGED'
  | 'KEPT'
  | 'GONE';

/** The text of a detection that is not saved, as it would be in a repository. */
export type DetectionDraftInput = {
  /** The file in YAML. It may leave out `Filename`. */
  readonly yaml: Scalars['String']['input'];
  /** The file in Python, where the detection has one. */
  readonly python?: InputMaybe<Scalars['String']['input']>;
};

export type StartPreviewInput = {
  /** The saved detection to preview; with a draft, the one that the draft is compared with. By default the draft's own id. */
  readonly detectionId?: InputMaybe<Scalars['ID']['input']>;
  /** Absent: the saved version. */
  readonly draft?: InputMaybe<DetectionDraftInput>;
  /** Events that happened from this time on. Policies need no time range: they run on the resources as they are now. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included. */
  readonly endsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a resource fares by the previewed version of a policy beside the saved one. What is suppressed fails by neither. */
export type ResourceChange =
  | 'NEWLY_FAILING'
  | 'STILL_FAILING'
  | 'NO_LONGER_FAILING';

export type AlertAspect =
  | 'SEVERITY'
  | 'TITLE'
  | 'DESTINATIONS';

/** How an alert ended. Resolved without an outcome, it was a true positive; closed without one, nobody said. */
export type LostAlertEnding =
  | 'TRUE_POSITIVE'
  | 'BENIGN_TRUE_POSITIVE'
  | 'FALSE_POSITIVE'
  | 'DUPLICATE'
  | 'TEST'
  | 'NO_OUTCOME'
  | 'OPEN';

export type GetPresignedUploadUrlInput = {
  readonly pypantherVersion: Scalars['String']['input'];
};

export type BulkUploadDetectionsInput = {
  readonly sessionId: Scalars['ID']['input'];
  /** Tells what would change, and changes nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
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

export type PullFieldType =
  | 'text'
  | 'host'
  | 'url'
  | 'secret'
  | 'choice'
  | 'list'
  /** Names of schemas; the streams that have no log types of their own have these. */
  | 'logTypes';

export type PullValueInput = {
  readonly name: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type CreatePullSourceInput = {
  readonly label: Scalars['String']['input'];
  readonly provider: Scalars['String']['input'];
  /** The first way of the provider when absent. */
  readonly authentication?: InputMaybe<Scalars['String']['input']>;
  readonly values: ReadonlyArray<PullValueInput>;
  /** Names of streams; all that are not optional when absent. */
  readonly streams?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** How far the first poll reaches back; 24 hours when absent. */
  readonly startHoursBack?: InputMaybe<Scalars['Float']['input']>;
};

/**
 * What is absent stays as it is; of the values, each one. Secrets have to be given again where the values lead to a server
 * that they were not given for.
 */
export type UpdatePullSourceInput = {
  readonly id: Scalars['ID']['input'];
  /** Of the source as it was read; a newer one is not overwritten. The newest is when absent. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly authentication?: InputMaybe<Scalars['String']['input']>;
  readonly values?: InputMaybe<ReadonlyArray<PullValueInput>>;
  readonly streams?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type CheckPullConnectionInput = {
  /** Whose secrets are used where none are given. It needs LogSourceRawDataRead as well, since its events are shown. */
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
  readonly provider: Scalars['String']['input'];
  /**
   * A definition that need not be saved, in place of the provider's. It is tried with the secrets that are given here alone,
   * so that sourceId must be absent.
   */
  readonly definition?: InputMaybe<Scalars['String']['input']>;
  readonly authentication?: InputMaybe<Scalars['String']['input']>;
  readonly values: ReadonlyArray<PullValueInput>;
  readonly streams?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type AuthorizePullSourceInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** The page of Pharos where the browser goes on afterwards. */
  readonly successUrl: Scalars['String']['input'];
};

export type PullNowInput = {
  readonly sourceId: Scalars['ID']['input'];
};

export type CheckPullerInput = {
  readonly text: Scalars['String']['input'];
  /** The revision of the stored definition that the text changes; 0 for a new one. */
  readonly revision: Scalars['Int']['input'];
};

export type SavePullerInput = {
  readonly text: Scalars['String']['input'];
  /** The revision of the stored definition that the text changes; 0 for a new one. */
  readonly revision: Scalars['Int']['input'];
};

export type DeletePullerInput = {
  readonly provider: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type QueryDownloadStatus =
  | 'running'
  | 'ready'
  | 'failed'
  /** It was ready; it can be generated again. */
  | 'expired';

export type StartAsyncDownloadInput = {
  /** The query whose rows are wanted. What it says is all that counts; the other params are accepted and not needed. */
  readonly originalQueryId: Scalars['ID']['input'];
  /** Those that are wanted, in this order; empty or absent for all. */
  readonly columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly databases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tables?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly startTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly relativeTime?: InputMaybe<Scalars['String']['input']>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly language?: InputMaybe<QueryLanguage>;
  readonly filters?: InputMaybe<Scalars['String']['input']>;
};

export type AsyncQueryDownloadUrlInput = {
  /** Of a file, or of its query. */
  readonly id: Scalars['ID']['input'];
  /** With the id of a query: of the file with just these columns. */
  readonly columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type QueryDownloadsInput = {
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type QueryRunStatus =
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'FAILED';

/** The service that messages are received from. EventBridge: its events come through an SQS queue, and their detail is the log. */
export type QueueKind =
  | 'Sqs'
  | 'EventBridge'
  | 'GcpPubSub'
  | 'Kafka'
  /** An event hub, by its endpoint for Kafka. */
  | 'AzureEventHub';

export type KafkaMechanism =
  | 'PLAIN'
  | 'SCRAM_SHA_256'
  | 'SCRAM_SHA_512';

/** Where a consumer group begins that has not read a partition before. */
export type KafkaStart =
  | 'EARLIEST'
  | 'LATEST';

/** Settings of the other kinds are left alone. An empty text is no setting. */
export type QueueConnectionInput = {
  readonly kind: QueueKind;
  readonly queueUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of the queue; by default the region that its URL names. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  readonly logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  /** Made by Pharos when absent. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** By default the project of the service account. */
  readonly projectId?: InputMaybe<Scalars['String']['input']>;
  readonly subscriptionId?: InputMaybe<Scalars['String']['input']>;
  readonly regionalEndpoint?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  /** The JSON key of a service account. */
  readonly credentials?: InputMaybe<Scalars['String']['input']>;
  /** Kafka: each a host and a port, 9092 when absent. An event hub's is in its connection string. */
  readonly brokers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kafka and AzureEventHub. */
  readonly topics?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kafka: pharos when absent. AzureEventHub: $Default when absent. */
  readonly groupId?: InputMaybe<Scalars['String']['input']>;
  /** Kafka: true when absent. */
  readonly usesTls?: InputMaybe<Scalars['Boolean']['input']>;
  readonly certificateAuthority?: InputMaybe<Scalars['String']['input']>;
  readonly mechanism?: InputMaybe<KafkaMechanism>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** AzureEventHub. */
  readonly connectionString?: InputMaybe<Scalars['String']['input']>;
  /** EARLIEST when absent. */
  readonly startAt?: InputMaybe<KafkaStart>;
};

export type CreateQueueSourceInput = {
  readonly label: Scalars['String']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly connection: QueueConnectionInput;
};

/** What is absent stays as it is; a connection is given as a whole, without secrets that stay. */
export type UpdateQueueSourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly logStreamType?: InputMaybe<StreamType>;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly connection?: InputMaybe<QueueConnectionInput>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckQueueConnectionInput = {
  /** Whose secret is used where none is given. */
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
  readonly connection: QueueConnectionInput;
};

export type FailedMessagesInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type RecurringWorkState =
  /** It has run, or is about to for the first time. */
  | 'WAITING'
  | 'RUNNING'
  /** The last run failed; it is tried again within minutes. */
  | 'FAILING';

/** What a policy says about a resource. Of several the first that occurs counts. */
export type ComplianceStatus =
  | 'ERROR'
  | 'FAIL'
  | 'PASS';

export type ComplianceOutcome =
  | 'ERROR'
  | 'FAIL'
  | 'PASS'
  | 'SUPPRESSED';

export type ResourceSortBy =
  | 'id'
  | 'type'
  | 'name'
  | 'changedAt';

/** An absent member does not narrow. */
export type ResourcesInput = {
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly accountIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** In the id or the name. */
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  readonly complianceStatuses?: InputMaybe<ReadonlyArray<ComplianceStatus>>;
  /** Whether one of its results is suppressed. */
  readonly suppressed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sortBy?: InputMaybe<ResourceSortBy>;
  readonly sortDir?: InputMaybe<SortDirection>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type PolicyResourcesInput = {
  readonly statuses?: InputMaybe<ReadonlyArray<ComplianceStatus>>;
  readonly suppressed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** The id and the type may as well be members of the document: ResourceId (or Arn, or Id) and ResourceType. */
export type ResourceInput = {
  readonly resourceId?: InputMaybe<Scalars['String']['input']>;
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  readonly attributes: Scalars['JSON']['input'];
};

export type SuppressComplianceInput = {
  readonly policyId: Scalars['ID']['input'];
  readonly resourceId: Scalars['ID']['input'];
  /** At most 1000 characters. */
  readonly reason: Scalars['String']['input'];
};

export type UnsuppressComplianceInput = {
  readonly policyId: Scalars['ID']['input'];
  readonly resourceId: Scalars['ID']['input'];
};

/** Which log types people may see: all, none, those of a list, or all but those. */
export type LogTypeAccessKind =
  | 'ALLOW_ALL'
  | 'DENY_ALL'
  | 'ALLOW'
  | 'DENY';

export type RoleReferenceInput = {
  /** ID or NAME */
  readonly kind: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type RolesInput = {
  readonly nameContains?: InputMaybe<Scalars['String']['input']>;
  /** By name; ascending when absent. */
  readonly sortDir?: InputMaybe<SortDirection>;
};

export type DeleteRoleInput = {
  readonly id: Scalars['ID']['input'];
};

export type CreateRoleInput = {
  readonly name: Scalars['String']['input'];
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** Only for the kinds ALLOW and DENY. */
  readonly logTypeAccess?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ALLOW_ALL where there is none. */
  readonly logTypeAccessKind?: InputMaybe<LogTypeAccessKind>;
};

export type UpdateRoleInput = {
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** Only for the kinds ALLOW and DENY; as it was where there is no kind. */
  readonly logTypeAccess?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly logTypeAccessKind?: InputMaybe<LogTypeAccessKind>;
};

export type SavedQueryKind =
  | 'saved'
  | 'scheduled';

export type ScheduleInput = {
  /** Either this or the expression. */
  readonly rateMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Minute, hour, day of month, month, day of week, in UTC. */
  readonly cronExpression?: InputMaybe<Scalars['String']['input']>;
  readonly timeoutMinutes: Scalars['Int']['input'];
};

export type QueryEmailInput = {
  readonly recipients: ReadonlyArray<Scalars['String']['input']>;
  readonly sendEmpty: Scalars['Boolean']['input'];
  readonly preferAttachment: Scalars['Boolean']['input'];
};

/** A query to keep; what is absent is empty. */
export type SavedQueryInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The text, whatever its language. */
  readonly sql: Scalars['String']['input'];
  /** Absent: PharosFlow where the text says so in a comment, otherwise SQL. */
  readonly language?: InputMaybe<QueryLanguage>;
  readonly databases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly tables?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly startTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly endTime?: InputMaybe<Scalars['DateTime']['input']>;
  readonly relativeTime?: InputMaybe<Scalars['String']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly sortDir?: InputMaybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  readonly filters?: InputMaybe<Scalars['String']['input']>;
  /** Absent: it is run by hand only. */
  readonly schedule?: InputMaybe<ScheduleInput>;
  /** Of the schedule; absent: on. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only events of so long before a scheduled run count. */
  readonly lookbackSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Absent: as it was. */
  readonly email?: InputMaybe<QueryEmailInput>;
};

export type SchemasInput = {
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  readonly isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isManaged?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isInUse?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreateOrUpdateSchemaInput = {
  /** Begins with Custom. */
  readonly name: Scalars['String']['input'];
  /** YAML; the name in it, if there is one, must be this one. */
  readonly spec: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly referenceURL?: InputMaybe<Scalars['String']['input']>;
  /** Of the schema as it was read; 0 or null makes a new one. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  readonly isFieldDiscoveryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CloneSchemaInput = {
  readonly name: Scalars['String']['input'];
  /** The new name; begins with Custom. */
  readonly newName: Scalars['String']['input'];
};

export type ArchiveSchemaInput = {
  readonly name: Scalars['String']['input'];
  readonly isArchived: Scalars['Boolean']['input'];
};

export type CheckSchemaInput = {
  readonly name: Scalars['String']['input'];
  readonly spec: Scalars['String']['input'];
  readonly isFieldDiscoveryEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Either text, or what a source received last. */
export type SchemaSamplesInput = {
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
};

export type InferSchemaInput = {
  readonly name: Scalars['String']['input'];
  readonly samples: SchemaSamplesInput;
};

export type TestSchemaInput = {
  readonly name: Scalars['String']['input'];
  readonly spec: Scalars['String']['input'];
  readonly samples: SchemaSamplesInput;
};

export type ParseSamplesInput = {
  readonly name: Scalars['String']['input'];
  readonly spec: Scalars['String']['input'];
  /** The first 200 lines are parsed. */
  readonly samples: SchemaSamplesInput;
};

export type ParsedLineOutcome =
  /** It becomes an event. */
  | 'STORED'
  /** The parser reads it, and a field does not take what it reads. */
  | 'REFUSED'
  /** The parser does not read it. */
  | 'UNPARSED'
  /** It is no record: blank, a comment or a header. */
  | 'IGNORED';

export type SchemaDraftInput = {
  readonly sourceId: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly spec: Scalars['String']['input'];
};

export type DeleteSchemaDraftInput = {
  readonly sourceId: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
};

export type SetFieldDiscoveryInput = {
  /** Also of a schema that comes with Pharos. */
  readonly name: Scalars['String']['input'];
  readonly isEnabled: Scalars['Boolean']['input'];
  /** Of the schema as it was read. */
  readonly revision: Scalars['Int']['input'];
};

export type PromoteDiscoveredFieldsInput = {
  readonly name: Scalars['String']['input'];
  /** Top-level names; null takes all. */
  readonly fields?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of the schema as it was read. */
  readonly revision: Scalars['Int']['input'];
};

/** Which failures are given to the schemas of their source again. */
export type ReprocessFailuresInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** Only those that came closest to it. */
  readonly logType?: InputMaybe<Scalars['String']['input']>;
  /** Only those that failed for it, as failureReasons has it. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Of the time of arrival; included. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included; now when absent. */
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ReprocessingStatus =
  | 'UNDER_WAY'
  | 'DONE'
  | 'FAILED';

export type SearchConditionInput = {
  /** A column, or a path into one: userIdentity.type */
  readonly key: Scalars['String']['input'];
  readonly operator: Scalars['String']['input'];
  /** String, number, boolean, or a list of them. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

export type SearchGroupInput = {
  readonly ands: ReadonlyArray<SearchConditionInput>;
};

export type SearchInput = {
  /** Table names as database.public.table; log types are accepted as well. */
  readonly tables: ReadonlyArray<Scalars['String']['input']>;
  readonly startTime: Scalars['DateTime']['input'];
  readonly endTime: Scalars['DateTime']['input'];
  /** Any of the groups, each all of its conditions. */
  readonly ors?: InputMaybe<ReadonlyArray<SearchGroupInput>>;
  /** Found anywhere in the event, without regard to case. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** A database is named with or without .public, and by panther_ as well. */
export type DataLakeDatabaseTablesInput = {
  readonly databaseName: Scalars['String']['input'];
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type DataLakeDatabaseTableInput = {
  readonly databaseName: Scalars['String']['input'];
  /** Its log type will do. */
  readonly tableName: Scalars['String']['input'];
};

export type SharingKind =
  | 'PRIVATE'
  | 'EVERYONE'
  | 'ROLES';

export type SharingInput = {
  readonly kind: SharingKind;
  /** With ROLES. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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

export type BucketObjectState =
  | 'WAITING'
  | 'DONE'
  | 'FAILED';

export type BucketBackfillState =
  | 'RUNNING'
  | 'PAUSED'
  | 'DONE'
  | 'CANCELLED';

export type SourcesInput = {
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 250; 25 when absent. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type HttpAuthInput = {
  readonly method: HttpAuthMethod;
  readonly headerName?: InputMaybe<Scalars['String']['input']>;
  readonly algorithm?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** Absent: made by Pharos, or kept when updating. */
  readonly secret?: InputMaybe<Scalars['String']['input']>;
};

export type StreamOptionsInput = {
  readonly jsonArrayEnvelopeField?: InputMaybe<Scalars['String']['input']>;
  readonly xmlRootElement?: InputMaybe<Scalars['String']['input']>;
};

export type CreateHttpSourceInput = {
  readonly label: Scalars['String']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly auth: HttpAuthInput;
};

export type UpdateHttpSourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly label: Scalars['String']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly auth: HttpAuthInput;
  readonly enabled: Scalars['Boolean']['input'];
};

export type S3PrefixLogTypesInput = {
  readonly prefix: Scalars['String']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  readonly excludedPrefixes: ReadonlyArray<Scalars['String']['input']>;
};

export type CreateS3SourceInput = {
  readonly label: Scalars['String']['input'];
  readonly awsAccountId?: InputMaybe<Scalars['String']['input']>;
  readonly kmsKey?: InputMaybe<Scalars['String']['input']>;
  /** Required where no access key is given. */
  readonly logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  /** Taken from clients that send it. Pharos changes nothing in AWS. */
  readonly managedBucketNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  readonly s3Bucket: Scalars['String']['input'];
  readonly s3PrefixLogTypes: ReadonlyArray<S3PrefixLogTypesInput>;
  /** us-east-1 when absent. */
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  readonly queueUrl?: InputMaybe<Scalars['String']['input']>;
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  /** Made by Pharos when absent. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** What is absent stays as it is; an empty text takes a setting away. */
export type UpdateS3SourceInput = {
  readonly id: Scalars['ID']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly kmsKey?: InputMaybe<Scalars['String']['input']>;
  readonly logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  readonly logStreamType?: InputMaybe<StreamType>;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  readonly managedBucketNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  readonly s3PrefixLogTypes?: InputMaybe<ReadonlyArray<S3PrefixLogTypesInput>>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  readonly queueUrl?: InputMaybe<Scalars['String']['input']>;
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckS3ConnectionInput = {
  /** Whose secret access key is used where none is given. */
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
  readonly awsAccountId?: InputMaybe<Scalars['String']['input']>;
  readonly logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  readonly s3Bucket: Scalars['String']['input'];
  readonly s3PrefixLogTypes: ReadonlyArray<S3PrefixLogTypesInput>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
  readonly queueUrl?: InputMaybe<Scalars['String']['input']>;
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

export type PreviewS3ObjectsInput = {
  readonly connection: CheckS3ConnectionInput;
  /** How the keys of the objects begin; empty for any. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
};

export type RetryBucketObjectsInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  readonly objectIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type FindS3PrincipalInput = {
  /** Whose secret access key is used where none is given. */
  readonly sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** The deployment's identity when absent. */
  readonly accessKeyId?: InputMaybe<Scalars['String']['input']>;
  readonly secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly endpoint?: InputMaybe<Scalars['String']['input']>;
};

export type StartBucketBackfillInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** All objects when absent. */
  readonly modifiedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** From 100,000 to 1,000,000,000; without limit when absent. */
  readonly bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

/** What is absent stays as it is. */
export type ChangeBucketBackfillInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** RUNNING lets one that is paused go on. DONE cannot be asked for. */
  readonly state?: InputMaybe<BucketBackfillState>;
  /** null takes the limit away. */
  readonly bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

export type SetNoDataAlarmInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  readonly minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetLagAlarmInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  readonly minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetSecretExpiryInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** Null where it is not known, or never. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeleteSourceInput = {
  readonly id: Scalars['ID']['input'];
};

export type ViewBucketDataFilters = {
  /** How the keys of the objects begin; empty for any. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
};

/** What was stored last. With filters or a stream type, the first objects of the source's bucket instead, read now. */
export type ViewBucketDataInput = {
  readonly sourceId: Scalars['ID']['input'];
  readonly filters?: InputMaybe<ViewBucketDataFilters>;
  /** How the objects are split; that of the source when absent. */
  readonly streamType?: InputMaybe<StreamType>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly paginationToken?: InputMaybe<Scalars['String']['input']>;
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

export type SyslogTlsInput = {
  /** The chain in PEM, its own certificate first. */
  readonly certificate: Scalars['String']['input'];
  /** PEM, without a passphrase. Absent when updating: the stored one. */
  readonly privateKey?: InputMaybe<Scalars['String']['input']>;
  readonly clientCheck: SyslogClientCheck;
  /** PEM; with AUTHORITIES. */
  readonly clientAuthorities?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 of certificates; with FINGERPRINTS. */
  readonly clientFingerprints?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type CreateSyslogSourceInput = {
  readonly label: Scalars['String']['input'];
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  /** TCP and TLS exclude each other. */
  readonly protocols: ReadonlyArray<SyslogProtocol>;
  readonly port: Scalars['Int']['input'];
  readonly networks?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** From 1 to 1440; 60 when absent. */
  readonly idleMinutes?: InputMaybe<Scalars['Int']['input']>;
  readonly tls?: InputMaybe<SyslogTlsInput>;
};

/** What is absent stays as it is. */
export type UpdateSyslogSourceInput = {
  readonly id: Scalars['ID']['input'];
  /** Of the source as it was read: a change in between is refused. */
  readonly revision: Scalars['Int']['input'];
  readonly label?: InputMaybe<Scalars['String']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly logTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly protocols?: InputMaybe<ReadonlyArray<SyslogProtocol>>;
  readonly port?: InputMaybe<Scalars['Int']['input']>;
  readonly networks?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly idleMinutes?: InputMaybe<Scalars['Int']['input']>;
  readonly tls?: InputMaybe<SyslogTlsInput>;
};

export type InviteUserInput = {
  readonly email: Scalars['String']['input'];
  readonly givenName: Scalars['String']['input'];
  readonly familyName: Scalars['String']['input'];
  readonly role: RoleReferenceInput;
  /** Shows the link although it could be mailed. */
  readonly showsLink?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateUserInput = {
  readonly id: Scalars['ID']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  readonly role?: InputMaybe<RoleReferenceInput>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ListAlertIdsQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type ListAlertIdsQuery = { readonly alerts: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string } }> } };

export type CreateTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateTokenMutation = { readonly createAPIToken: { readonly value: string, readonly token: { readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string> } } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { readonly inviteUser: { readonly invitationUrl: string | null, readonly user: { readonly id: string, readonly email: string } } };

export type FindUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type FindUsersQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly email: string }> };

export type UnlockUserMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnlockUserMutation = { readonly unlockUser: { readonly user: { readonly id: string } } };

export type ResetAuthenticatorMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ResetAuthenticatorMutation = { readonly resetUserAuthenticator: { readonly user: { readonly id: string } } };

export type RequirePasswordChangeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RequirePasswordChangeMutation = { readonly requirePasswordChange: { readonly user: { readonly id: string } } };

export type RequireMfaMutationVariables = Exact<{
  mfaRequired: Scalars['Boolean']['input'];
}>;


export type RequireMfaMutation = { readonly updateGeneralSettings: { readonly mfaRequired: boolean } };

export type ListAlertsQueryVariables = Exact<{
  input: AlertsInput;
}>;


export type ListAlertsQuery = { readonly alerts: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly type: AlertType, readonly subtype: string, readonly severity: Severity, readonly status: AlertStatus, readonly title: string, readonly ruleId: string, readonly eventCount: number, readonly logTypes: ReadonlyArray<string>, readonly createdAt: string, readonly tags: ReadonlyArray<string>, readonly dedupString: string, readonly detection:
          | { readonly kind: DetectionKind, readonly reports: ReadonlyArray<{ readonly key: string, readonly values: ReadonlyArray<string> }> }
          | { readonly kind: DetectionKind, readonly reports: ReadonlyArray<{ readonly key: string, readonly values: ReadonlyArray<string> }> }
          | { readonly kind: DetectionKind, readonly reports: ReadonlyArray<{ readonly key: string, readonly values: ReadonlyArray<string> }> }
         | null } }> } };

export type ListCasesQueryVariables = Exact<{
  input: CasesInput;
}>;


export type ListCasesQuery = { readonly cases: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly title: string, readonly status: CaseStatus, readonly severity: Severity, readonly alertCount: number, readonly openAlertCount: number, readonly createdAt: string, readonly updatedAt: string, readonly assignee: { readonly email: string } | null } }> } };

export type CreateCaseMutationVariables = Exact<{
  input: CreateCaseInput;
}>;


export type CreateCaseMutation = { readonly createCase: { readonly case: { readonly id: string, readonly title: string } } };

export type AddAlertsToCaseMutationVariables = Exact<{
  input: CaseAlertsInput;
}>;


export type AddAlertsToCaseMutation = { readonly addAlertsToCase: { readonly case: { readonly id: string, readonly title: string, readonly alertCount: number } } };

export type AddCaseNoteMutationVariables = Exact<{
  input: AddCaseNoteInput;
}>;


export type AddCaseNoteMutation = { readonly addCaseNote: { readonly case: { readonly id: string, readonly title: string } } };

export type UndoCaseMergeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UndoCaseMergeMutation = { readonly undoCaseMerge: { readonly case: { readonly id: string, readonly title: string, readonly alertCount: number } } };

export type MergeCasesMutationVariables = Exact<{
  input: MergeCasesInput;
}>;


export type MergeCasesMutation = { readonly mergeCases: { readonly case: { readonly id: string, readonly title: string, readonly alertCount: number } } };

export type LinkCasesMutationVariables = Exact<{
  input: LinkedCasesInput;
}>;


export type LinkCasesMutation = { readonly linkCases: { readonly case: { readonly id: string, readonly title: string } } };

export type UnlinkCasesMutationVariables = Exact<{
  input: LinkedCasesInput;
}>;


export type UnlinkCasesMutation = { readonly unlinkCases: { readonly case: { readonly id: string, readonly title: string } } };

export type DeleteCaseMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteCaseMutation = { readonly deleteCase: { readonly id: string } };

export type RestoreCaseMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RestoreCaseMutation = { readonly restoreCase: { readonly case: { readonly id: string, readonly title: string } } };

export type CaseSigningKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseSigningKeyQuery = { readonly caseSigningKey: { readonly fingerprint: string, readonly publicKey: string } };

export type ExecuteDataLakeQueryMutationVariables = Exact<{
  input: ExecuteDataLakeQueryInput;
}>;


export type ExecuteDataLakeQueryMutation = { readonly executeDataLakeQuery: { readonly id: string } };

export type CancelDataLakeQueryMutationVariables = Exact<{
  input: CancelDataLakeQueryInput;
}>;


export type CancelDataLakeQueryMutation = { readonly cancelDataLakeQuery: { readonly id: string } };

export type DataLakeQueryStateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DataLakeQueryStateQuery = { readonly dataLakeQuery: { readonly status: DataLakeQueryStatus, readonly message: string, readonly progress: { readonly isWaiting: boolean, readonly rowsRead: number, readonly percent: number | null }, readonly stats: { readonly bytesScanned: number, readonly executionTime: number, readonly rowCount: number } } };

export type DataLakeQueryResultsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
}>;


export type DataLakeQueryResultsQuery = { readonly dataLakeQuery: { readonly results: { readonly edges: ReadonlyArray<{ readonly node: unknown }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly columnInfo: { readonly order: ReadonlyArray<string> } } | null } };

export type GenerateEnrichedEventQueryVariables = Exact<{
  input: GenerateEnrichedEventInput;
}>;


export type GenerateEnrichedEventQuery = { readonly generateEnrichedEvent: { readonly enrichedEvent: unknown } };

export type SourceStreamTypeQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type SourceStreamTypeQuery = { readonly source:
    | { readonly logStreamType: StreamType }
    | Record<PropertyKey, never>
   };

export type ListLookupTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListLookupTablesQuery = { readonly lookupTables: ReadonlyArray<{ readonly id: string, readonly name: string, readonly enabled: boolean, readonly health: LookupHealth, readonly healthMessage: string | null, readonly primaryKey: string, readonly schema: string | null, readonly lakeTable: string, readonly revision: number, readonly associatedLogTypes: ReadonlyArray<{ readonly logType: string, readonly selectors: ReadonlyArray<string> }>, readonly file: { readonly filename: string, readonly rows: number, readonly bytes: number, readonly uploadedAt: string } | null }> };

export type CreateLookupTableMutationVariables = Exact<{
  input: LookupTableInput;
}>;


export type CreateLookupTableMutation = { readonly createLookupTable: { readonly id: string, readonly name: string } };

export type DeleteLookupTableMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteLookupTableMutation = { readonly deleteLookupTable: { readonly id: string } };

export type UploadLookupTableFileMutationVariables = Exact<{
  input: UploadLookupTableFileInput;
}>;


export type UploadLookupTableFileMutation = { readonly uploadLookupTableFile: { readonly skippedRows: number, readonly lookupTable: { readonly id: string, readonly name: string, readonly lakeTable: string, readonly file: { readonly filename: string, readonly rows: number, readonly bytes: number } | null } } };

export type StartPreviewMutationVariables = Exact<{
  input: StartPreviewInput;
}>;


export type StartPreviewMutation = { readonly started: { readonly id: string } };

export type PreviewReportQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PreviewReportQuery = { readonly now: { readonly id: string, readonly state: PreviewState, readonly error: string, readonly notice: string, readonly progress: number, readonly detectionId: string, readonly isCompared: boolean, readonly summary: { readonly eventsInScope: number, readonly eventsRead: number, readonly matches: number, readonly errors: number, readonly alerts: number, readonly newAlerts: number, readonly changedAlerts: number, readonly keptAlerts: number, readonly goneAlerts: number }, readonly resources: { readonly counts: { readonly passed: number, readonly failed: number, readonly errored: number, readonly suppressed: number, readonly newlyFailing: number, readonly noLongerFailing: number }, readonly items: ReadonlyArray<{ readonly id: string, readonly type: string, readonly status: ComplianceStatus | null, readonly suppressed: boolean, readonly change: ResourceChange | null }> } | null, readonly alerts: ReadonlyArray<{ readonly id: string, readonly change: AlertChange, readonly severity: Severity, readonly title: string, readonly eventCount: number, readonly differences: ReadonlyArray<{ readonly aspect: AlertAspect, readonly from: ReadonlyArray<string>, readonly to: ReadonlyArray<string> }> }>, readonly lostAlerts: { readonly total: number, readonly truePositives: number, readonly byEnding: ReadonlyArray<{ readonly ending: LostAlertEnding, readonly alerts: number }>, readonly alerts: ReadonlyArray<{ readonly id: string, readonly title: string, readonly ending: LostAlertEnding, readonly previewedAlertId: string }> } | null } };

export type PutResourcesMutationVariables = Exact<{
  resources: ReadonlyArray<ResourceInput> | ResourceInput;
}>;


export type PutResourcesMutation = { readonly putResources: { readonly created: number, readonly changed: number, readonly unchanged: number } };

export type DeleteResourcesMutationVariables = Exact<{
  ids: ReadonlyArray<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteResourcesMutation = { readonly deleteResources: ReadonlyArray<string> };

export type ListResourcesQueryVariables = Exact<{
  input: ResourcesInput;
}>;


export type ListResourcesQuery = { readonly resources: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly type: string, readonly accountId: string, readonly region: string, readonly name: string, readonly complianceStatus: ComplianceStatus | null, readonly changedAt: string, readonly seenAt: string, readonly complianceCounts: { readonly passed: number, readonly failed: number, readonly errored: number, readonly suppressed: number } } }> } };

export type CheckBucketSourceMutationVariables = Exact<{
  input: CheckBucketConnectionInput;
}>;


export type CheckBucketSourceMutation = { readonly checkBucketConnection: { readonly checks: ReadonlyArray<{ readonly name: string, readonly isHealthy: boolean, readonly message: string }> } };

export type CreateBucketSourceMutationVariables = Exact<{
  input: CreateBucketSourceInput;
}>;


export type CreateBucketSourceMutation = { readonly createBucketSource: { readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly noticesFrom: string | null, readonly connection: { readonly address: string } } } };

export type CheckQueueSourceMutationVariables = Exact<{
  input: CheckQueueConnectionInput;
}>;


export type CheckQueueSourceMutation = { readonly checkQueueConnection: { readonly checks: ReadonlyArray<{ readonly name: string, readonly isHealthy: boolean, readonly message: string }> } };

export type CreateQueueSourceMutationVariables = Exact<{
  input: CreateQueueSourceInput;
}>;


export type CreateQueueSourceMutation = { readonly createQueueSource: { readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly connection: { readonly name: string, readonly externalId: string | null, readonly logProcessingRole: string | null } } } };

export type CheckS3SourceMutationVariables = Exact<{
  input: CheckS3ConnectionInput;
}>;


export type CheckS3SourceMutation = { readonly checkS3Connection: { readonly checks: ReadonlyArray<{ readonly name: string, readonly isHealthy: boolean, readonly message: string }> } };

export type CreateS3SourceMutationVariables = Exact<{
  input: CreateS3SourceInput;
}>;


export type CreateS3SourceMutation = { readonly createS3Source: { readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly externalId: string } } };

export type CreateSyslogSourceMutationVariables = Exact<{
  input: CreateSyslogSourceInput;
}>;


export type CreateSyslogSourceMutation = { readonly createSyslogSource: { readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly protocols: ReadonlyArray<SyslogProtocol>, readonly port: number } } };

export type CheckProviderQueryVariables = Exact<{
  input: CheckPullerInput;
}>;


export type CheckProviderQuery = { readonly checkPuller: { readonly problems: ReadonlyArray<{ readonly line: number, readonly column: number, readonly message: string }>, readonly provider: { readonly id: string } | null } };

export type ListPullerRevisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPullerRevisionsQuery = { readonly pullers: ReadonlyArray<{ readonly provider: string, readonly revision: number }> };

export type SaveProviderMutationVariables = Exact<{
  input: SavePullerInput;
}>;


export type SaveProviderMutation = { readonly savePuller: { readonly puller: { readonly provider: string, readonly name: string, readonly revision: number } } };

export type DeleteProviderMutationVariables = Exact<{
  input: DeletePullerInput;
}>;


export type DeleteProviderMutation = { readonly deletePuller: { readonly provider: string } };

export type ListPullProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPullProvidersQuery = { readonly pullProviders: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly documentationUrl: string | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly label: string, readonly type: PullFieldType, readonly isOptional: boolean }>, readonly authentications: ReadonlyArray<{ readonly id: string, readonly label: string, readonly uses: ReadonlyArray<string> }>, readonly streams: ReadonlyArray<{ readonly name: string, readonly logTypes: ReadonlyArray<string>, readonly requires: string | null }> }> };

export type CheckPullSourceMutationVariables = Exact<{
  input: CheckPullConnectionInput;
}>;


export type CheckPullSourceMutation = { readonly checkPullConnection: { readonly checks: ReadonlyArray<{ readonly stream: string, readonly isHealthy: boolean, readonly message: string }> } };

export type CreatePullSourceMutationVariables = Exact<{
  input: CreatePullSourceInput;
}>;


export type CreatePullSourceMutation = { readonly createPullSource: { readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly logTypes: ReadonlyArray<string>, readonly needsAuthorization: boolean, readonly streams: ReadonlyArray<{ readonly label: string, readonly partition: string | null }> } } };

export type ReprocessFailuresMutationVariables = Exact<{
  input: ReprocessFailuresInput;
}>;


export type ReprocessFailuresMutation = { readonly reprocessFailures: { readonly receiptId: string, readonly status: ReprocessingStatus, readonly error: string, readonly tried: number, readonly stored: number, readonly failed: number } };

export type FailureReprocessingQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type FailureReprocessingQuery = { readonly failureReprocessing: { readonly receiptId: string, readonly status: ReprocessingStatus, readonly error: string, readonly tried: number, readonly stored: number, readonly failed: number } };

export type CreateSourceMutationVariables = Exact<{
  input: CreateHttpSourceInput;
}>;


export type CreateSourceMutation = { readonly createHttpSource: { readonly secret: string | null, readonly logSource: { readonly integrationId: string, readonly integrationLabel: string, readonly ingestUrl: string, readonly curl: string } } };

export type ListSourcesQueryVariables = Exact<{
  input: SourcesInput;
}>;


export type ListSourcesQuery = { readonly sources: { readonly edges: ReadonlyArray<{ readonly node:
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
        | { readonly integrationId: string, readonly integrationLabel: string, readonly integrationType: string, readonly logTypes: ReadonlyArray<string>, readonly logStreamType: StreamType, readonly health: SourceHealth, readonly lastEventReceivedAtTime: string | null, readonly counts: { readonly received: number, readonly stored: number, readonly failed: number, readonly dropped: number, readonly repeated: number, readonly bytes: number } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type DeleteDetectionsMutationVariables = Exact<{
  input: DeleteDetectionsInput;
}>;


export type DeleteDetectionsMutation = { readonly deleted: { readonly ids: ReadonlyArray<string>, readonly savedQueryNames: ReadonlyArray<string> } };

export type DeleteSavedQueriesMutationVariables = Exact<{
  input: DeleteSavedQueriesByNameInput;
}>;


export type DeleteSavedQueriesMutation = { readonly deleted: { readonly detectionIDs: ReadonlyArray<string>, readonly names: ReadonlyArray<string> } };

export type DashboardsToDeleteQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardsToDeleteQuery = { readonly dashboards: ReadonlyArray<{ readonly id: string }> };

export type DeleteOneDashboardMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteOneDashboardMutation = { readonly deleteDashboard: { readonly id: string } };

export type ExportDetectionsQueryVariables = Exact<{
  kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']> | Scalars['String']['input']>;
}>;


export type ExportDetectionsQuery = { readonly files: ReadonlyArray<{ readonly path: string, readonly text: string, readonly isBase64: boolean }> };

export type StartUploadMutationVariables = Exact<{
  data: Scalars['String']['input'];
  skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type StartUploadMutation = { readonly started: { readonly receiptId: string } };

export type UploadStatusQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UploadStatusQuery = { readonly now: { readonly status: UploadStatus, readonly error: string, readonly result: { readonly rules: { readonly new: number, readonly modified: number, readonly total: number }, readonly policies: { readonly new: number, readonly modified: number, readonly total: number }, readonly correlationRules: { readonly new: number, readonly modified: number, readonly total: number }, readonly dataModels: { readonly new: number, readonly modified: number, readonly total: number }, readonly globalHelpers: { readonly new: number, readonly modified: number, readonly total: number }, readonly lookupTables: { readonly new: number, readonly modified: number, readonly total: number }, readonly queries: { readonly new: number, readonly modified: number, readonly total: number }, readonly scheduledPrompts: { readonly new: number, readonly modified: number, readonly total: number }, readonly packs: { readonly new: number, readonly modified: number, readonly total: number }, readonly dashboards: { readonly new: number, readonly modified: number, readonly total: number }, readonly leftOut: ReadonlyArray<{ readonly path: string, readonly errorMessage: string }> } | null } };

export type StartValidationMutationVariables = Exact<{
  data: Scalars['String']['input'];
  skipInvalid?: InputMaybe<Scalars['Boolean']['input']>;
}>;


export type StartValidationMutation = { readonly started: { readonly receiptId: string } };

export type ValidationStatusQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ValidationStatusQuery = { readonly now: { readonly status: UploadStatus, readonly error: string, readonly result: { readonly issues: ReadonlyArray<{ readonly path: string, readonly errorMessage: string }>, readonly leftOut: ReadonlyArray<{ readonly path: string, readonly errorMessage: string }> } | null } };

export type CreateDoorsMutationVariables = Exact<{
  input: CreateHttpSourceInput;
}>;


export type CreateDoorsMutation = { readonly createHttpSource: { readonly logSource: { readonly integrationId: string } } };

export type ListLabelsQueryVariables = Exact<{
  input: SourcesInput;
}>;


export type ListLabelsQuery = { readonly sources: { readonly edges: ReadonlyArray<{ readonly node:
        | { readonly integrationLabel: string }
        | { readonly integrationLabel: string }
        | { readonly integrationLabel: string }
        | { readonly integrationLabel: string }
        | { readonly integrationLabel: string }
        | { readonly integrationLabel: string }
       }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const ListAlertIdsDocument = new TypedDocumentString(`
    query ListAlertIds($input: AlertsInput!) {
  alerts(input: $input) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListAlertIdsQuery, ListAlertIdsQueryVariables>;
export const CreateTokenDocument = new TypedDocumentString(`
    mutation CreateToken($input: CreateAPITokenInput!) {
  createAPIToken(input: $input) {
    value
    token {
      id
      name
      permissions
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTokenMutation, CreateTokenMutationVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($input: InviteUserInput!) {
  inviteUser(input: $input) {
    invitationUrl
    user {
      id
      email
    }
  }
}
    `) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const FindUsersDocument = new TypedDocumentString(`
    query FindUsers {
  users {
    id
    email
  }
}
    `) as unknown as TypedDocumentString<FindUsersQuery, FindUsersQueryVariables>;
export const UnlockUserDocument = new TypedDocumentString(`
    mutation UnlockUser($id: ID!) {
  unlockUser(id: $id) {
    user {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UnlockUserMutation, UnlockUserMutationVariables>;
export const ResetAuthenticatorDocument = new TypedDocumentString(`
    mutation ResetAuthenticator($id: ID!) {
  resetUserAuthenticator(id: $id) {
    user {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResetAuthenticatorMutation, ResetAuthenticatorMutationVariables>;
export const RequirePasswordChangeDocument = new TypedDocumentString(`
    mutation RequirePasswordChange($id: ID!) {
  requirePasswordChange(id: $id) {
    user {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables>;
export const RequireMfaDocument = new TypedDocumentString(`
    mutation RequireMfa($mfaRequired: Boolean!) {
  updateGeneralSettings(input: {mfaRequired: $mfaRequired}) {
    mfaRequired
  }
}
    `) as unknown as TypedDocumentString<RequireMfaMutation, RequireMfaMutationVariables>;
export const ListAlertsDocument = new TypedDocumentString(`
    query ListAlerts($input: AlertsInput!) {
  alerts(input: $input) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        type
        subtype
        severity
        status
        title
        ruleId
        eventCount
        logTypes
        createdAt
        tags
        dedupString
        detection {
          kind
          reports {
            key
            values
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListAlertsQuery, ListAlertsQueryVariables>;
export const ListCasesDocument = new TypedDocumentString(`
    query ListCases($input: CasesInput!) {
  cases(input: $input) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        title
        status
        severity
        alertCount
        openAlertCount
        createdAt
        updatedAt
        assignee {
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListCasesQuery, ListCasesQueryVariables>;
export const CreateCaseDocument = new TypedDocumentString(`
    mutation CreateCase($input: CreateCaseInput!) {
  createCase(input: $input) {
    case {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCaseMutation, CreateCaseMutationVariables>;
export const AddAlertsToCaseDocument = new TypedDocumentString(`
    mutation AddAlertsToCase($input: CaseAlertsInput!) {
  addAlertsToCase(input: $input) {
    case {
      id
      title
      alertCount
    }
  }
}
    `) as unknown as TypedDocumentString<AddAlertsToCaseMutation, AddAlertsToCaseMutationVariables>;
export const AddCaseNoteDocument = new TypedDocumentString(`
    mutation AddCaseNote($input: AddCaseNoteInput!) {
  addCaseNote(input: $input) {
    case {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<AddCaseNoteMutation, AddCaseNoteMutationVariables>;
export const UndoCaseMergeDocument = new TypedDocumentString(`
    mutation UndoCaseMerge($id: ID!) {
  undoCaseMerge(id: $id) {
    case {
      id
      title
      alertCount
    }
  }
}
    `) as unknown as TypedDocumentString<UndoCaseMergeMutation, UndoCaseMergeMutationVariables>;
export const MergeCasesDocument = new TypedDocumentString(`
    mutation MergeCases($input: MergeCasesInput!) {
  mergeCases(input: $input) {
    case {
      id
      title
      alertCount
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCasesMutation, MergeCasesMutationVariables>;
export const LinkCasesDocument = new TypedDocumentString(`
    mutation LinkCases($input: LinkedCasesInput!) {
  linkCases(input: $input) {
    case {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<LinkCasesMutation, LinkCasesMutationVariables>;
export const UnlinkCasesDocument = new TypedDocumentString(`
    mutation UnlinkCases($input: LinkedCasesInput!) {
  unlinkCases(input: $input) {
    case {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<UnlinkCasesMutation, UnlinkCasesMutationVariables>;
export const DeleteCaseDocument = new TypedDocumentString(`
    mutation DeleteCase($id: ID!) {
  deleteCase(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteCaseMutation, DeleteCaseMutationVariables>;
export const RestoreCaseDocument = new TypedDocumentString(`
    mutation RestoreCase($id: ID!) {
  restoreCase(id: $id) {
    case {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreCaseMutation, RestoreCaseMutationVariables>;
export const CaseSigningKeyDocument = new TypedDocumentString(`
    query CaseSigningKey {
  caseSigningKey {
    fingerprint
    publicKey
  }
}
    `) as unknown as TypedDocumentString<CaseSigningKeyQuery, CaseSigningKeyQueryVariables>;
export const ExecuteDataLakeQueryDocument = new TypedDocumentString(`
    mutation ExecuteDataLakeQuery($input: ExecuteDataLakeQueryInput!) {
  executeDataLakeQuery(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ExecuteDataLakeQueryMutation, ExecuteDataLakeQueryMutationVariables>;
export const CancelDataLakeQueryDocument = new TypedDocumentString(`
    mutation CancelDataLakeQuery($input: CancelDataLakeQueryInput!) {
  cancelDataLakeQuery(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelDataLakeQueryMutation, CancelDataLakeQueryMutationVariables>;
export const DataLakeQueryStateDocument = new TypedDocumentString(`
    query DataLakeQueryState($id: ID!) {
  dataLakeQuery(id: $id) {
    status
    message
    progress {
      isWaiting
      rowsRead
      percent
    }
    stats {
      bytesScanned
      executionTime
      rowCount
    }
  }
}
    `) as unknown as TypedDocumentString<DataLakeQueryStateQuery, DataLakeQueryStateQueryVariables>;
export const DataLakeQueryResultsDocument = new TypedDocumentString(`
    query DataLakeQueryResults($id: ID!, $cursor: String) {
  dataLakeQuery(id: $id) {
    results(input: {pageSize: 999, cursor: $cursor}) {
      edges {
        node
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      columnInfo {
        order
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DataLakeQueryResultsQuery, DataLakeQueryResultsQueryVariables>;
export const GenerateEnrichedEventDocument = new TypedDocumentString(`
    query GenerateEnrichedEvent($input: GenerateEnrichedEventInput!) {
  generateEnrichedEvent(input: $input) {
    enrichedEvent
  }
}
    `) as unknown as TypedDocumentString<GenerateEnrichedEventQuery, GenerateEnrichedEventQueryVariables>;
export const SourceStreamTypeDocument = new TypedDocumentString(`
    query SourceStreamType($id: ID!) {
  source(id: $id) {
    ... on HttpLogSource {
      logStreamType
    }
  }
}
    `) as unknown as TypedDocumentString<SourceStreamTypeQuery, SourceStreamTypeQueryVariables>;
export const ListLookupTablesDocument = new TypedDocumentString(`
    query ListLookupTables {
  lookupTables {
    id
    name
    enabled
    health
    healthMessage
    primaryKey
    schema
    lakeTable
    associatedLogTypes {
      logType
      selectors
    }
    file {
      filename
      rows
      bytes
      uploadedAt
    }
    revision
  }
}
    `) as unknown as TypedDocumentString<ListLookupTablesQuery, ListLookupTablesQueryVariables>;
export const CreateLookupTableDocument = new TypedDocumentString(`
    mutation CreateLookupTable($input: LookupTableInput!) {
  createLookupTable(input: $input) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CreateLookupTableMutation, CreateLookupTableMutationVariables>;
export const DeleteLookupTableDocument = new TypedDocumentString(`
    mutation DeleteLookupTable($id: ID!) {
  deleteLookupTable(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteLookupTableMutation, DeleteLookupTableMutationVariables>;
export const UploadLookupTableFileDocument = new TypedDocumentString(`
    mutation UploadLookupTableFile($input: UploadLookupTableFileInput!) {
  uploadLookupTableFile(input: $input) {
    skippedRows
    lookupTable {
      id
      name
      lakeTable
      file {
        filename
        rows
        bytes
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UploadLookupTableFileMutation, UploadLookupTableFileMutationVariables>;
export const StartPreviewDocument = new TypedDocumentString(`
    mutation StartPreview($input: StartPreviewInput!) {
  started: startPreview(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartPreviewMutation, StartPreviewMutationVariables>;
export const PreviewReportDocument = new TypedDocumentString(`
    query PreviewReport($id: ID!) {
  now: preview(id: $id) {
    id
    state
    error
    notice
    progress
    detectionId
    isCompared
    summary {
      eventsInScope
      eventsRead
      matches
      errors
      alerts
      newAlerts
      changedAlerts
      keptAlerts
      goneAlerts
    }
    resources {
      counts {
        passed
        failed
        errored
        suppressed
        newlyFailing
        noLongerFailing
      }
      items {
        id
        type
        status
        suppressed
        change
      }
    }
    alerts {
      id
      change
      severity
      title
      eventCount
      differences {
        aspect
        from
        to
      }
    }
    lostAlerts {
      total
      truePositives
      byEnding {
        ending
        alerts
      }
      alerts {
        id
        title
        ending
        previewedAlertId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewReportQuery, PreviewReportQueryVariables>;
export const PutResourcesDocument = new TypedDocumentString(`
    mutation PutResources($resources: [ResourceInput!]!) {
  putResources(resources: $resources) {
    created
    changed
    unchanged
  }
}
    `) as unknown as TypedDocumentString<PutResourcesMutation, PutResourcesMutationVariables>;
export const DeleteResourcesDocument = new TypedDocumentString(`
    mutation DeleteResources($ids: [ID!]!) {
  deleteResources(ids: $ids)
}
    `) as unknown as TypedDocumentString<DeleteResourcesMutation, DeleteResourcesMutationVariables>;
export const ListResourcesDocument = new TypedDocumentString(`
    query ListResources($input: ResourcesInput!) {
  resources(input: $input) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        type
        accountId
        region
        name
        complianceStatus
        complianceCounts {
          passed
          failed
          errored
          suppressed
        }
        changedAt
        seenAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListResourcesQuery, ListResourcesQueryVariables>;
export const CheckBucketSourceDocument = new TypedDocumentString(`
    mutation CheckBucketSource($input: CheckBucketConnectionInput!) {
  checkBucketConnection(input: $input) {
    checks {
      name
      isHealthy
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CheckBucketSourceMutation, CheckBucketSourceMutationVariables>;
export const CreateBucketSourceDocument = new TypedDocumentString(`
    mutation CreateBucketSource($input: CreateBucketSourceInput!) {
  createBucketSource(input: $input) {
    logSource {
      integrationId
      integrationLabel
      noticesFrom
      connection {
        address
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBucketSourceMutation, CreateBucketSourceMutationVariables>;
export const CheckQueueSourceDocument = new TypedDocumentString(`
    mutation CheckQueueSource($input: CheckQueueConnectionInput!) {
  checkQueueConnection(input: $input) {
    checks {
      name
      isHealthy
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CheckQueueSourceMutation, CheckQueueSourceMutationVariables>;
export const CreateQueueSourceDocument = new TypedDocumentString(`
    mutation CreateQueueSource($input: CreateQueueSourceInput!) {
  createQueueSource(input: $input) {
    logSource {
      integrationId
      integrationLabel
      connection {
        name
        externalId
        logProcessingRole
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateQueueSourceMutation, CreateQueueSourceMutationVariables>;
export const CheckS3SourceDocument = new TypedDocumentString(`
    mutation CheckS3Source($input: CheckS3ConnectionInput!) {
  checkS3Connection(input: $input) {
    checks {
      name
      isHealthy
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CheckS3SourceMutation, CheckS3SourceMutationVariables>;
export const CreateS3SourceDocument = new TypedDocumentString(`
    mutation CreateS3Source($input: CreateS3SourceInput!) {
  createS3Source(input: $input) {
    logSource {
      integrationId
      integrationLabel
      externalId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateS3SourceMutation, CreateS3SourceMutationVariables>;
export const CreateSyslogSourceDocument = new TypedDocumentString(`
    mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {
  createSyslogSource(input: $input) {
    logSource {
      integrationId
      integrationLabel
      protocols
      port
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSyslogSourceMutation, CreateSyslogSourceMutationVariables>;
export const CheckProviderDocument = new TypedDocumentString(`
    query CheckProvider($input: CheckPullerInput!) {
  checkPuller(input: $input) {
    problems {
      line
      column
      message
    }
    provider {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CheckProviderQuery, CheckProviderQueryVariables>;
export const ListPullerRevisionsDocument = new TypedDocumentString(`
    query ListPullerRevisions {
  pullers {
    provider
    revision
  }
}
    `) as unknown as TypedDocumentString<ListPullerRevisionsQuery, ListPullerRevisionsQueryVariables>;
export const SaveProviderDocument = new TypedDocumentString(`
    mutation SaveProvider($input: SavePullerInput!) {
  savePuller(input: $input) {
    puller {
      provider
      name
      revision
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProviderMutation, SaveProviderMutationVariables>;
export const DeleteProviderDocument = new TypedDocumentString(`
    mutation DeleteProvider($input: DeletePullerInput!) {
  deletePuller(input: $input) {
    provider
  }
}
    `) as unknown as TypedDocumentString<DeleteProviderMutation, DeleteProviderMutationVariables>;
export const ListPullProvidersDocument = new TypedDocumentString(`
    query ListPullProviders {
  pullProviders {
    id
    name
    description
    documentationUrl
    fields {
      name
      label
      type
      isOptional
    }
    authentications {
      id
      label
      uses
    }
    streams {
      name
      logTypes
      requires
    }
  }
}
    `) as unknown as TypedDocumentString<ListPullProvidersQuery, ListPullProvidersQueryVariables>;
export const CheckPullSourceDocument = new TypedDocumentString(`
    mutation CheckPullSource($input: CheckPullConnectionInput!) {
  checkPullConnection(input: $input) {
    checks {
      stream
      isHealthy
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CheckPullSourceMutation, CheckPullSourceMutationVariables>;
export const CreatePullSourceDocument = new TypedDocumentString(`
    mutation CreatePullSource($input: CreatePullSourceInput!) {
  createPullSource(input: $input) {
    logSource {
      integrationId
      integrationLabel
      logTypes
      needsAuthorization
      streams {
        label
        partition
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePullSourceMutation, CreatePullSourceMutationVariables>;
export const ReprocessFailuresDocument = new TypedDocumentString(`
    mutation ReprocessFailures($input: ReprocessFailuresInput!) {
  reprocessFailures(input: $input) {
    receiptId
    status
    error
    tried
    stored
    failed
  }
}
    `) as unknown as TypedDocumentString<ReprocessFailuresMutation, ReprocessFailuresMutationVariables>;
export const FailureReprocessingDocument = new TypedDocumentString(`
    query FailureReprocessing($id: ID!) {
  failureReprocessing(receiptId: $id) {
    receiptId
    status
    error
    tried
    stored
    failed
  }
}
    `) as unknown as TypedDocumentString<FailureReprocessingQuery, FailureReprocessingQueryVariables>;
export const CreateSourceDocument = new TypedDocumentString(`
    mutation CreateSource($input: CreateHttpSourceInput!) {
  createHttpSource(input: $input) {
    secret
    logSource {
      integrationId
      integrationLabel
      ingestUrl
      curl
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSourceMutation, CreateSourceMutationVariables>;
export const ListSourcesDocument = new TypedDocumentString(`
    query ListSources($input: SourcesInput!) {
  sources(input: $input) {
    edges {
      node {
        integrationId
        integrationLabel
        integrationType
        logTypes
        logStreamType
        health
        lastEventReceivedAtTime
        counts {
          received
          stored
          failed
          dropped
          repeated
          bytes
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ListSourcesQuery, ListSourcesQueryVariables>;
export const DeleteDetectionsDocument = new TypedDocumentString(`
    mutation DeleteDetections($input: DeleteDetectionsInput!) {
  deleted: deleteDetections(input: $input) {
    ids
    savedQueryNames
  }
}
    `) as unknown as TypedDocumentString<DeleteDetectionsMutation, DeleteDetectionsMutationVariables>;
export const DeleteSavedQueriesDocument = new TypedDocumentString(`
    mutation DeleteSavedQueries($input: DeleteSavedQueriesByNameInput!) {
  deleted: deleteSavedQueriesByName(input: $input) {
    detectionIDs
    names
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedQueriesMutation, DeleteSavedQueriesMutationVariables>;
export const DashboardsToDeleteDocument = new TypedDocumentString(`
    query DashboardsToDelete {
  dashboards {
    id
  }
}
    `) as unknown as TypedDocumentString<DashboardsToDeleteQuery, DashboardsToDeleteQueryVariables>;
export const DeleteOneDashboardDocument = new TypedDocumentString(`
    mutation DeleteOneDashboard($id: ID!) {
  deleteDashboard(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteOneDashboardMutation, DeleteOneDashboardMutationVariables>;
export const ExportDetectionsDocument = new TypedDocumentString(`
    query ExportDetections($kinds: [String!]) {
  files: detectionEntitiesExport(kinds: $kinds) {
    path
    text
    isBase64
  }
}
    `) as unknown as TypedDocumentString<ExportDetectionsQuery, ExportDetectionsQueryVariables>;
export const StartUploadDocument = new TypedDocumentString(`
    mutation StartUpload($data: String!, $skipInvalid: Boolean) {
  started: uploadDetectionEntitiesAsync(
    input: {data: $data, skipInvalid: $skipInvalid}
  ) {
    receiptId
  }
}
    `) as unknown as TypedDocumentString<StartUploadMutation, StartUploadMutationVariables>;
export const UploadStatusDocument = new TypedDocumentString(`
    query UploadStatus($id: ID!) {
  now: detectionEntitiesUploadStatus(receiptId: $id) {
    status
    error
    result {
      rules {
        new
        modified
        total
      }
      policies {
        new
        modified
        total
      }
      correlationRules {
        new
        modified
        total
      }
      dataModels {
        new
        modified
        total
      }
      globalHelpers {
        new
        modified
        total
      }
      lookupTables {
        new
        modified
        total
      }
      queries {
        new
        modified
        total
      }
      scheduledPrompts {
        new
        modified
        total
      }
      packs {
        new
        modified
        total
      }
      dashboards {
        new
        modified
        total
      }
      leftOut {
        path
        errorMessage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UploadStatusQuery, UploadStatusQueryVariables>;
export const StartValidationDocument = new TypedDocumentString(`
    mutation StartValidation($data: String!, $skipInvalid: Boolean) {
  started: validateBulkUpload(input: {data: $data, skipInvalid: $skipInvalid}) {
    receiptId
  }
}
    `) as unknown as TypedDocumentString<StartValidationMutation, StartValidationMutationVariables>;
export const ValidationStatusDocument = new TypedDocumentString(`
    query ValidationStatus($id: ID!) {
  now: validateBulkUploadStatus(receiptId: $id) {
    status
    error
    result {
      issues {
        path
        errorMessage
      }
      leftOut {
        path
        errorMessage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ValidationStatusQuery, ValidationStatusQueryVariables>;
export const CreateDoorsDocument = new TypedDocumentString(`
    mutation CreateDoors($input: CreateHttpSourceInput!) {
  createHttpSource(input: $input) {
    logSource {
      integrationId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDoorsMutation, CreateDoorsMutationVariables>;
export const ListLabelsDocument = new TypedDocumentString(`
    query ListLabels($input: SourcesInput!) {
  sources(input: $input) {
    edges {
      node {
        integrationLabel
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListLabelsQuery, ListLabelsQueryVariables>;