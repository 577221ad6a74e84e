// Written by `npm run codegen`; do not edit.
export type Maybe<T> = T | null | undefined;
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
  /** Id of the log source, or of the destination for DESTINATION_FAILING; null where none is involved. */
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
  /** True where the assignee's role does not show them the alert: they are not told of it and cannot open it. */
  isHiddenFromAssignee: Scalars['Boolean']['output'];
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
  /** How alerts of the same detection ended that were created in the 90 days before it. */
  similarAlerts: SimilarAlerts;
  timeline: AlertTimeline;
  /** That have this alert, what changed last first; at most ten. */
  cases: Array<Case>;
  /** Attempts, oldest first. */
  deliveries: Array<AlertDelivery>;
  /** One for each time that it was sent to a destination, oldest first. */
  dispatches: Array<AlertDispatch>;
  /** Those that its policy alerted about, by id, at most 50; null for who may not read resources. */
  resources?: Maybe<Array<Resource>>;
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

/** An alert's events beside the other alerts that name a user, an address, a host or a file that they name. */
export type AlertTimeline = {
  __typename?: 'AlertTimeline';
  /** When the first event or the first of the other alerts was; those are looked for from seven days before the alert. */
  from: Scalars['DateTime']['output'];
  /** Now, or the last event where that is dated later. */
  to: Scalars['DateTime']['output'];
  /** How long one of `events` lasts. */
  bucketMs: Scalars['Float']['output'];
  /** How many of the alert's events happened when; without those that have none. Of a correlation the newest 1,000 count. */
  events: Array<TimelineEvents>;
  /** Oldest first; of more than 500, those nearest to the alert. */
  alerts: Array<TimelineAlert>;
  /** How many other alerts were found. */
  alertCount: Scalars['Int']['output'];
  /** Entities that 300 alerts or more name, of which the latest 300 were looked at. */
  crowdedEntities: Array<EntityName>;
};

export type TimelineEvents = {
  __typename?: 'TimelineEvents';
  first: Scalars['DateTime']['output'];
  last: Scalars['DateTime']['output'];
  count: Scalars['Int']['output'];
};

export type TimelineAlert = {
  __typename?: 'TimelineAlert';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  severity: Severity;
  status: AlertStatus;
  outcome?: Maybe<AlertOutcome>;
  /** When the first of its events happened that names one of the entities. */
  at: Scalars['DateTime']['output'];
  entities: Array<EntityName>;
};

/** Earlier alerts of what raised this one, errors apart from alerts. */
export type SimilarAlerts = {
  __typename?: 'SimilarAlerts';
  /** From when on they were created; until this alert was. */
  since: Scalars['DateTime']['output'];
  outcomes: OutcomeSummary;
  /** At most ten. Of the latest 200: first those of the same title or dedup string, then those that name a user, an address, a host or a file that this one names; newest first among equals. */
  alerts: Array<SimilarAlert>;
};

export type SimilarAlert = {
  __typename?: 'SimilarAlert';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  severity: Severity;
  status: AlertStatus;
  outcome?: Maybe<AlertOutcome>;
  outcomeReason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether the title or the dedup string is the same. */
  isSameGroup: Scalars['Boolean']['output'];
  /** Users, addresses, hosts and files that both name. */
  sharedValues: Array<Scalars['String']['output']>;
  /** Who resolved or closed it, or said last what it was; null while it is open or triaged. */
  endedBy?: Maybe<ActorReference>;
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
  /** AI_SUMMARY, ASSIGNEE_CHANGE, CHANGE_REFUSED, COMMENT, RUNBOOK_STEP, SLACKBOT_BOOMERANG, SNOOZE or STATUS_CHANGE */
  type: Scalars['String']['output'];
  actor: ActorReference;
  at: Scalars['DateTime']['output'];
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  /** The outcome that a status change ended with; its reason is the comment. */
  outcome?: Maybe<AlertOutcome>;
  /** When its writer changed the comment last. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** Absent: alerts are listed whether they are in a case or not. */
  cases?: InputMaybe<CaseFilter>;
  severities?: InputMaybe<Array<Severity>>;
  types?: InputMaybe<Array<AlertType>>;
  subtypes?: InputMaybe<Array<AlertSubtype>>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  logSources?: InputMaybe<Array<Scalars['ID']['input']>>;
  detectionId?: InputMaybe<Scalars['ID']['input']>;
  /** What events of the alerts name. */
  entity?: InputMaybe<AlertEntityInput>;
  /** A cloud resource that policies alerted about. */
  resourceId?: InputMaybe<Scalars['ID']['input']>;
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

export type AlertGrouping =
  /** By users, addresses, hosts and files: an alert is in the group of each that its events name. */
  | 'ENTITY'
  | 'DETECTION';

/** Such as p_any_usernames and root. At most 20 values of a field are kept with an alert. */
export type AlertEntityInput = {
  field: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** A user, an address, a host or a file. */
export type EntityName = {
  __typename?: 'EntityName';
  /** The standard field that holds it, such as p_any_ip_addresses. */
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AlertGroupSortBy =
  | 'count'
  | 'severity'
  | 'newestAt';

export type AlertGroupsInput = {
  by: AlertGrouping;
  /** Its cursor, page size and sort do not count. */
  filter: AlertsInput;
  /** count when absent. */
  sortBy?: InputMaybe<AlertGroupSortBy>;
  sortDir?: InputMaybe<SortDirection>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Alerts that a filter finds and that have something in common. */
export type AlertListGroup = {
  __typename?: 'AlertListGroup';
  /** The id of their detection, or the field and the value of their entity, such as p_any_usernames:root. */
  key: Scalars['ID']['output'];
  /** What their events name; null in groups by detection. */
  entity?: Maybe<EntityName>;
  /** What raised them; null where it is gone, or where the reader may not see it, and in groups by entity. */
  detection?: Maybe<DetectionEntity>;
  count: Scalars['Int']['output'];
  /** Those whose status is OPEN. */
  openCount: Scalars['Int']['output'];
  /** The highest among them. */
  severity: Severity;
  /** When the newest of them was created. */
  newestAt: Scalars['DateTime']['output'];
  /** Those with most of them, at most three. */
  assignees: Array<UserName>;
};

export type AlertListGroupEdge = {
  __typename?: 'AlertListGroupEdge';
  node: AlertListGroup;
  cursor: Scalars['String']['output'];
};

export type AlertListGroupConnection = {
  __typename?: 'AlertListGroupConnection';
  edges: Array<AlertListGroupEdge>;
  pageInfo: PageInfo;
  /** How many groups there are in all. */
  totalCount: Scalars['Int']['output'];
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

/** What becomes of every alert that one of the filters finds, whether it is loaded or not. Give one of status, assigneeId and snoozedUntil. */
export type ChangeMatchingAlertsInput = {
  /** Their cursors, page sizes and sorts do not count. */
  filters: Array<AlertsInput>;
  status?: InputMaybe<AlertStatus>;
  outcome?: InputMaybe<AlertOutcome>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Empty: unassign. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
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

/** A change of every alert that filters find. It goes on in the server, whether anybody watches or not. */
export type MatchingChange = {
  __typename?: 'MatchingChange';
  id: Scalars['ID']['output'];
  kind: MatchingChangeKind;
  state: MatchingChangeState;
  /** Why it failed; empty where it did not. What it changed until then stays changed. */
  error: Scalars['String']['output'];
  actor: ActorReference;
  /** Only the person who started a change can undo it. */
  isOwn: Scalars['Boolean']['output'];
  /** Null for other kinds. */
  status?: Maybe<AlertStatus>;
  /** Null for other kinds, and for a change that unassigns. */
  assignee?: Maybe<UserName>;
  /** How many alerts the filters found when it started. */
  total: Scalars['Int']['output'];
  /** How many of them it has looked at. */
  looked: Scalars['Int']['output'];
  /** Without those that were as wanted already; of an undo, without those that somebody changed since. */
  changed: Scalars['Int']['output'];
  /** Of the changed ones, those that the assignee's role does not show them. */
  hiddenFromAssignee: Scalars['Int']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** Null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** The alerts that a filter finds, counted by what they have in common. */
  alertGroups: AlertListGroupConnection;
  alert: Alert;
  /** At most 500, in this order; those that do not exist are left out. */
  alertsById: Array<Alert>;
  detectionOutcomes: DetectionOutcomes;
  /** Changes of many alerts that run, and your own that ended in the last five minutes and were not undone; the newest first. */
  matchingChanges: Array<MatchingChange>;
  apiTokens: Array<ApiToken>;
  appConfig: AppConfig;
  attackMap: AttackMap;
  /** What changed last first. */
  cases: CaseConnection;
  /** The number of a case that was merged gives the case that it was merged into. */
  case: Case;
  /** Those deleted in the last 30 days, the latest first; at most 100. */
  deletedCases: Array<Case>;
  caseSigningKey: CaseSigningKey;
  /** Always empty. */
  cloudAccounts: CloudAccountConnection;
  cloudAccount: CloudAccount;
  /** How cloud resources comply with policies. The time is widened at its beginning to whole buckets of a round length. */
  cloudSecurity: CloudSecurity;
  /** What imports it, directly or through others. */
  globalHelperUses: Array<CodeUse>;
  /** Rules that ask for unified fields of its log types. */
  dataModelUses: Array<CodeUse>;
  /** The last 100 changes are kept. It outlives the helper by 30 days. */
  globalHelperHistory: CodeHistory;
  dataModelHistory: CodeHistory;
  /** Content as the files of a repository. Kinds: rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, packs, lookupTables, scheduledPrompts, dashboards; null for all. */
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
  /** What arrived. The time is widened at its beginning to whole buckets of a round length. */
  dataVolume: DataVolume;
  /** The most frequent first; at most 20. Failures are kept for 30 days. */
  dataFailures: Array<FailingReason>;
  /** The slowest first, on average. */
  dataLag: Array<LogTypeLag>;
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
  /** All that match, in one answer; the order and the place in the list are left aside. */
  matchingDetections: Array<MatchingDetection>;
  detection: DetectionEntity;
  policy: Policy;
  correlationRule: CorrelationRule;
  /** A rule's Python, made from its YAML where it has none. */
  rulePythonBody: RulePythonBody;
  /**
   * From schemas, from what field discovery found in events, and from the latest events of each log type: the paths below
   * JSON that no schema names, as they were five minutes ago at most, for readers with DataAnalyticsRead.
   */
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
  /** The newest first; of the last 30 days. */
  failedMails: FailedMailConnection;
  /** Null where no mail server is set up. */
  mailSettings?: Maybe<MailSettings>;
  /** The mute of a detection that you see; null while none runs. */
  detectionMute?: Maybe<Mute>;
  /** Your own and those that are shared with you, by name. */
  notebooks: Array<Notebook>;
  notebook: Notebook;
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
  bulkUploadPresignedUrl: ProjectUploadPlace;
  bulkUploadDetectionsStatus: BulkUploadDetectionsStatus;
  /** By name. */
  pullProviders: Array<PullProvider>;
  pullProvider?: Maybe<PullProvider>;
  /** By provider. */
  pullers: Array<Puller>;
  puller: Puller;
  checkPuller: PullerCheck;
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
  /** The accounts that there are; the empty text stands for resources that do not say theirs. */
  resourceAccountIds: Array<Scalars['String']['output']>;
  roles: Array<Role>;
  roleById: Role;
  roleByName: Role;
  permissionCatalogue: Array<PermissionDetails>;
  failureReprocessing: FailureReprocessing;
  /** Of a source, or of all; the newest first, among the latest 50. */
  failureReprocessings: Array<FailureReprocessing>;
  schemas: SchemaConnection;
  schema: Schema;
  /** What is wrong with a document, before it is saved. */
  checkSchema: SchemaCheck;
  /** What the parser of a document takes of each sample; stores nothing. */
  parseSamples: ParsedSamples;
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
  /** Twice the longest silence of the last 14 days; null for a source without a rhythm yet. */
  suggestedNoDataMinutes?: Maybe<Scalars['Int']['output']>;
  /** Why records of the log source failed, the most frequent reason first; at most 100. */
  failureReasons: Array<FailureReason>;
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


export type QueryAlertGroupsArgs = {
  input: AlertGroupsInput;
};


export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAlertsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryDetectionOutcomesArgs = {
  detectionId: Scalars['ID']['input'];
};


export type QueryAttackMapArgs = {
  input: AttackMapInput;
};


export type QueryCasesArgs = {
  input: CasesInput;
};


export type QueryCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCloudAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCloudSecurityArgs = {
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
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


export type QueryDataVolumeArgs = {
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
};


export type QueryDataFailuresArgs = {
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
};


export type QueryDataLagArgs = {
  startTime: Scalars['DateTime']['input'];
  endTime: Scalars['DateTime']['input'];
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


export type QueryMatchingDetectionsArgs = {
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


export type QueryFailedMailsArgs = {
  input: FailedMailsInput;
};


export type QueryDetectionMuteArgs = {
  detectionId: Scalars['ID']['input'];
};


export type QueryNotebookArgs = {
  id: Scalars['ID']['input'];
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


export type QueryBulkUploadPresignedUrlArgs = {
  input: GetPresignedUploadUrlInput;
};


export type QueryBulkUploadDetectionsStatusArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryPullProviderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPullerArgs = {
  provider: Scalars['ID']['input'];
};


export type QueryCheckPullerArgs = {
  input: CheckPullerInput;
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


export type QueryFailureReprocessingsArgs = {
  sourceId?: InputMaybe<Scalars['ID']['input']>;
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


export type QueryParseSamplesArgs = {
  input: ParseSamplesInput;
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


export type QuerySuggestedNoDataMinutesArgs = {
  sourceId: Scalars['ID']['input'];
};


export type QueryFailureReasonsArgs = {
  sourceId: Scalars['ID']['input'];
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
  /** Goes on after the answer; matchingChanges tells how far it is. */
  changeMatchingAlerts: MatchingChange;
  /** What it changed until then stays changed. */
  cancelMatchingChange: MatchingChange;
  /** Takes back a change that you made with changeMatchingAlerts, and cancels it first if it runs. Goes on after the answer. */
  undoMatchingChange: MatchingChange;
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
  createBucketSource: BucketLogSourcePayload;
  updateBucketSource: BucketLogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  checkBucketConnection: CheckBucketConnectionPayload;
  /** Reads the first objects by settings that need not be saved, and stores nothing. */
  previewBucketObjects: ObjectPreviewPayload;
  createCase: CasePayload;
  updateCase: CasePayload;
  addAlertsToCase: AddedCaseAlertsPayload;
  /** Refused, with nothing added, where more alerts match than a case can have. */
  addMatchingAlertsToCase: AddedCaseAlertsPayload;
  removeAlertsFromCase: CasePayload;
  addCaseNote: CasePayload;
  /** Its name and its hash stay in the entries of the case. */
  deleteCaseAttachment: CasePayload;
  mergeCases: CasePayload;
  /** For 30 days after the merge: the case of this number gets back what it had. What came to the other case since stays there. */
  undoCaseMerge: CasePayload;
  linkCases: CasePayload;
  unlinkCases: CasePayload;
  /** For 30 days it can be restored, and nothing else finds it. */
  deleteCase: DeletedPayload;
  restoreCase: CasePayload;
  /** Refused: Pharos has no scanner yet. So are the other two. */
  createCloudAccount: CloudAccountPayload;
  updateCloudAccount: CloudAccountPayload;
  deleteCloudAccount: DeletedPayload;
  /**
   * Runs the tests of everything that uses the helper with this text, which is not saved. `runsTests: false` only loads
   * the text, which is quick enough to be asked while somebody writes it.
   */
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
  /** Has the rows of a bucket or a query read again within the minute. */
  refreshLookupTable: LookupTable;
  /** Replaces the rows; live for events that arrive after the answer. */
  uploadLookupTableFile: UploadLookupTableFilePayload;
  /** Sends mail that was given up once more, to the same people. */
  retryFailedMail: Scalars['Boolean']['output'];
  /** Takes a person who confirmed who they are. */
  updateMailSettings: MailSettings;
  /** Takes a person who confirmed who they are. */
  removeMailSettings: Scalars['Boolean']['output'];
  /** Sends a mail to your own address, with the stored settings or with these. */
  sendTestMail: MailTestResult;
  /** DestinationModify for a destination, RuleModify or PolicyModify for a detection. */
  muteMessages: MuteMessagesPayload;
  unmuteMessages: UnmuteMessagesPayload;
  saveNotebook: Notebook;
  /** Adds a step at the end, even while others change the notebook. */
  addNotebookStep: Notebook;
  deleteNotebook: DeletedPayload;
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
  /** Runs the `main.py` of a project in Python in a sandbox and stores what it registers. */
  bulkUploadDetections: BulkUploadDetectionsResult;
  createPullSource: PullLogSourcePayload;
  updatePullSource: PullLogSourcePayload;
  /** Asks each chosen stream for one page; stores nothing. */
  checkPullConnection: CheckPullConnectionPayload;
  authorizePullSource: AuthorizePullSourcePayload;
  /** Polls all streams of the source right away. */
  pullNow: PullLogSourcePayload;
  /** The log sources that pull by it go on with the new definition. What would break one of them is refused. */
  savePuller: SavePullerPayload;
  /** A definition that log sources use cannot be deleted. */
  deletePuller: DeletePullerPayload;
  /** Answers at once; a notification tells of its end. */
  startAsyncDownloadOfAllQueryResults: StartAsyncDownloadResult;
  createQueueSource: QueueLogSourcePayload;
  updateQueueSource: QueueLogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  checkQueueConnection: CheckQueueConnectionPayload;
  /** Reads failed messages again, as the source reads now. */
  retryFailedMessages: FailedMessagesPayload;
  /** Deletes failed messages for good. */
  deleteFailedMessages: FailedMessagesPayload;
  /** The result counts for nothing from the next check on, which is a matter of seconds, until the suppression is removed. */
  suppressCompliance: Compliance;
  /** The result counts again from the next check on; a failure alerts. */
  unsuppressCompliance: Compliance;
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
  /** Reads the first objects of a bucket by settings that need not be saved, and stores nothing. */
  previewS3Objects: ObjectPreviewPayload;
  /** Asks AWS whose a key is, which takes no right. */
  findS3Principal: FindS3PrincipalPayload;
  retryBucketObjects: RetryBucketObjectsPayload;
  startBucketBackfill: BucketBackfillPayload;
  changeBucketBackfill: BucketBackfillPayload;
  setNoDataAlarm: SetNoDataAlarmPayload;
  /** For sources that Pharos collects. */
  setLagAlarm: SetLagAlarmPayload;
  /** People are told 14 days and one day before, and on the day. */
  setSecretExpiry: SetSecretExpiryPayload;
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


export type MutationCancelMatchingChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoMatchingChangeArgs = {
  id: Scalars['ID']['input'];
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


export type MutationCreateBucketSourceArgs = {
  input: CreateBucketSourceInput;
};


export type MutationUpdateBucketSourceArgs = {
  input: UpdateBucketSourceInput;
};


export type MutationCheckBucketConnectionArgs = {
  input: CheckBucketConnectionInput;
};


export type MutationPreviewBucketObjectsArgs = {
  input: PreviewBucketObjectsInput;
};


export type MutationCreateCaseArgs = {
  input: CreateCaseInput;
};


export type MutationUpdateCaseArgs = {
  input: UpdateCaseInput;
};


export type MutationAddAlertsToCaseArgs = {
  input: CaseAlertsInput;
};


export type MutationAddMatchingAlertsToCaseArgs = {
  input: MatchingCaseAlertsInput;
};


export type MutationRemoveAlertsFromCaseArgs = {
  input: CaseAlertsInput;
};


export type MutationAddCaseNoteArgs = {
  input: AddCaseNoteInput;
};


export type MutationDeleteCaseAttachmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMergeCasesArgs = {
  input: MergeCasesInput;
};


export type MutationUndoCaseMergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLinkCasesArgs = {
  input: LinkedCasesInput;
};


export type MutationUnlinkCasesArgs = {
  input: LinkedCasesInput;
};


export type MutationDeleteCaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreCaseArgs = {
  id: Scalars['ID']['input'];
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
  runsTests?: InputMaybe<Scalars['Boolean']['input']>;
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
  runsTests?: InputMaybe<Scalars['Boolean']['input']>;
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
  measuresCoverage?: InputMaybe<Scalars['Boolean']['input']>;
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


export type MutationRefreshLookupTableArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUploadLookupTableFileArgs = {
  input: UploadLookupTableFileInput;
};


export type MutationRetryFailedMailArgs = {
  id: Scalars['ID']['input'];
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


export type MutationSaveNotebookArgs = {
  input: SaveNotebookInput;
};


export type MutationAddNotebookStepArgs = {
  id: Scalars['ID']['input'];
  step: NotebookStepInput;
};


export type MutationDeleteNotebookArgs = {
  id: Scalars['ID']['input'];
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


export type MutationBulkUploadDetectionsArgs = {
  input: BulkUploadDetectionsInput;
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


export type MutationSavePullerArgs = {
  input: SavePullerInput;
};


export type MutationDeletePullerArgs = {
  input: DeletePullerInput;
};


export type MutationStartAsyncDownloadOfAllQueryResultsArgs = {
  input: StartAsyncDownloadInput;
};


export type MutationCreateQueueSourceArgs = {
  input: CreateQueueSourceInput;
};


export type MutationUpdateQueueSourceArgs = {
  input: UpdateQueueSourceInput;
};


export type MutationCheckQueueConnectionArgs = {
  input: CheckQueueConnectionInput;
};


export type MutationRetryFailedMessagesArgs = {
  input: FailedMessagesInput;
};


export type MutationDeleteFailedMessagesArgs = {
  input: FailedMessagesInput;
};


export type MutationSuppressComplianceArgs = {
  input: SuppressComplianceInput;
};


export type MutationUnsuppressComplianceArgs = {
  input: UnsuppressComplianceInput;
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


export type MutationPreviewS3ObjectsArgs = {
  input: PreviewS3ObjectsInput;
};


export type MutationFindS3PrincipalArgs = {
  input: FindS3PrincipalInput;
};


export type MutationRetryBucketObjectsArgs = {
  input: RetryBucketObjectsInput;
};


export type MutationStartBucketBackfillArgs = {
  input: StartBucketBackfillInput;
};


export type MutationChangeBucketBackfillArgs = {
  input: ChangeBucketBackfillInput;
};


export type MutationSetNoDataAlarmArgs = {
  input: SetNoDataAlarmInput;
};


export type MutationSetLagAlarmArgs = {
  input: SetLagAlarmInput;
};


export type MutationSetSecretExpiryArgs = {
  input: SetSecretExpiryInput;
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

/** What is read object by object. Buckets of S3 have operations of their own. */
export type BucketKind =
  /** The bucket of a data lake of Amazon Security Lake, as one of its subscribers. */
  | 'AmazonSecurityLake'
  /** A bucket of Google Cloud Storage. */
  | 'Gcs'
  /** Containers of an Azure storage account. */
  | 'AzureBlob';

/** How a source's objects are found and read, whatever its provider. */
export type BucketCollection = {
  /** Null where no notices are received: new objects are found by listing every minute. */
  noticesFrom?: Maybe<Scalars['String']['output']>;
  /** Why nothing can be read at the moment; null while all is well. */
  collectionProblem?: Maybe<Scalars['String']['output']>;
  /** When notices are received, or objects listed, again. */
  nextLookAtTime: Scalars['DateTime']['output'];
  objectCounts: BucketObjectCounts;
  /** The latest one, ended ones too; null where nobody asked for any. */
  backfill?: Maybe<BucketBackfill>;
  /** The newest first; of all states where none is given. */
  objects: BucketObjectConnection;
};


/** How a source's objects are found and read, whatever its provider. */
export type BucketCollectionObjectsArgs = {
  state?: InputMaybe<BucketObjectState>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Logs are objects of a bucket, or of containers, that is not simply one of S3. */
export type BucketLogSource = LogSource & BucketCollection & {
  __typename?: 'BucketLogSource';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  problem?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  noticesFrom?: Maybe<Scalars['String']['output']>;
  collectionProblem?: Maybe<Scalars['String']['output']>;
  nextLookAtTime: Scalars['DateTime']['output'];
  objectCounts: BucketObjectCounts;
  backfill?: Maybe<BucketBackfill>;
  objects: BucketObjectConnection;
  prefixLogTypes: Array<S3PrefixLogTypes>;
  connection: BucketConnection;
};


/** Logs are objects of a bucket, or of containers, that is not simply one of S3. */
export type BucketLogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs are objects of a bucket, or of containers, that is not simply one of S3. */
export type BucketLogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Logs are objects of a bucket, or of containers, that is not simply one of S3. */
export type BucketLogSourceObjectsArgs = {
  state?: InputMaybe<BucketObjectState>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Which bucket it is and who reads it, without secrets. Settings of the other kinds are null. */
export type BucketConnection = {
  __typename?: 'BucketConnection';
  kind: BucketKind;
  /** As its provider's tools write it, such as gs://logs. */
  address: Scalars['String']['output'];
  /** AmazonSecurityLake and Gcs. */
  bucket?: Maybe<Scalars['String']['output']>;
  /** AmazonSecurityLake. */
  region?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key assumes the role. */
  accessKeyId?: Maybe<Scalars['String']['output']>;
  logProcessingRole?: Maybe<Scalars['String']['output']>;
  externalId?: Maybe<Scalars['String']['output']>;
  awsAccountId?: Maybe<Scalars['String']['output']>;
  queueUrl?: Maybe<Scalars['String']['output']>;
  /** Gcs: of the subscription. */
  projectId?: Maybe<Scalars['String']['output']>;
  subscriptionId?: Maybe<Scalars['String']['output']>;
  /** Gcs: pays for reading a bucket whose requester pays. */
  userProject?: Maybe<Scalars['String']['output']>;
  /** Where it is not at its provider's own address. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** AzureBlob. */
  tenantId?: Maybe<Scalars['String']['output']>;
  clientId?: Maybe<Scalars['String']['output']>;
  storageAccount?: Maybe<Scalars['String']['output']>;
  containers?: Maybe<Array<Scalars['String']['output']>>;
  queueName?: Maybe<Scalars['String']['output']>;
  queueEndpoint?: Maybe<Scalars['String']['output']>;
  /** Of a sovereign cloud. */
  loginEndpoint?: Maybe<Scalars['String']['output']>;
};

/** Settings of the other kinds are left alone. An empty text is no setting. */
export type BucketConnectionInput = {
  kind: BucketKind;
  /** AmazonSecurityLake and Gcs. It never changes. */
  bucket?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: us-east-1 when absent. */
  region?: InputMaybe<Scalars['String']['input']>;
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the role of the subscriber. */
  logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the one that the subscriber was created with. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  awsAccountId?: InputMaybe<Scalars['String']['input']>;
  /** AmazonSecurityLake: the queue of the subscriber. */
  queueUrl?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: by default the project of the service account. */
  projectId?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: the bucket is listed when absent. */
  subscriptionId?: InputMaybe<Scalars['String']['input']>;
  userProject?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
  /** Gcs: the JSON key of a service account. */
  credentials?: InputMaybe<Scalars['String']['input']>;
  tenantId?: InputMaybe<Scalars['String']['input']>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** AzureBlob. It never changes. */
  storageAccount?: InputMaybe<Scalars['String']['input']>;
  containers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** AzureBlob: the containers are listed when absent. */
  queueName?: InputMaybe<Scalars['String']['input']>;
  queueEndpoint?: InputMaybe<Scalars['String']['input']>;
  loginEndpoint?: InputMaybe<Scalars['String']['input']>;
};

export type CreateBucketSourceInput = {
  label: Scalars['String']['input'];
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  /** AzureBlob: prefixes begin with the container. */
  prefixLogTypes: Array<S3PrefixLogTypesInput>;
  connection: BucketConnectionInput;
};

/** What is absent stays as it is, within the connection too; an empty text takes a setting away. */
export type UpdateBucketSourceInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  logStreamType?: InputMaybe<StreamType>;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  prefixLogTypes?: InputMaybe<Array<S3PrefixLogTypesInput>>;
  connection?: InputMaybe<BucketConnectionInput>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckBucketConnectionInput = {
  /** Whose secret is used where none is given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  prefixLogTypes: Array<S3PrefixLogTypesInput>;
  connection: BucketConnectionInput;
};

export type PreviewBucketObjectsInput = {
  connection: CheckBucketConnectionInput;
  /** How the keys of the objects begin; empty for any. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
};

export type CheckBucketConnectionPayload = {
  __typename?: 'CheckBucketConnectionPayload';
  checks: Array<BucketConnectionCheck>;
};

export type BucketLogSourcePayload = {
  __typename?: 'BucketLogSourcePayload';
  logSource: BucketLogSource;
};

export type CaseStatus =
  | 'OPEN'
  | 'IN_PROGRESS'
  | 'CLOSED';

/** Several alerts that are investigated as one. */
export type Case = {
  __typename?: 'Case';
  /** Its number: people say case 12. */
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  status: CaseStatus;
  severity: Severity;
  assignee?: Maybe<UserName>;
  /** True where the assignee's role does not show them the case: they are not told of it and cannot open it. */
  isHiddenFromAssignee: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  /** Moves with everything that happens in the case. */
  updatedAt: Scalars['DateTime']['output'];
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Set while it can be restored. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  deletedBy?: Maybe<ActorReference>;
  revision: Scalars['Int']['output'];
  alertCount: Scalars['Int']['output'];
  /** Neither resolved nor closed. */
  openAlertCount: Scalars['Int']['output'];
  /** At most 500, those added last first. */
  alerts: Array<CaseAlert>;
  /** What happened, oldest first; at most 2,000 and what ends it. Entries are never changed. */
  entries: Array<CaseEntry>;
  /** Cases that have something to do with it, as far as the reader sees them; by number, at most 50. */
  linkedCases: Array<Case>;
  /** Oldest first. */
  attachments: Array<CaseAttachment>;
};

export type CaseAlert = {
  __typename?: 'CaseAlert';
  alert: Alert;
  addedAt: Scalars['DateTime']['output'];
  addedBy: ActorReference;
};

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

export type CaseEntry = {
  __typename?: 'CaseEntry';
  id: Scalars['ID']['output'];
  type: CaseEntryType;
  actor: ActorReference;
  at: Scalars['DateTime']['output'];
  /** The value before: a status, a title, the id of an alert, the name of a user or of an attachment, the number of a case. */
  from: Scalars['String']['output'];
  /** The value after. */
  to: Scalars['String']['output'];
  /** What somebody wrote, the title of an alert, the SHA-256 of an attachment, or the description of a merged case. */
  note: Scalars['String']['output'];
  /** The number of the case in which it happened, where that was merged into this one since. */
  mergedFrom?: Maybe<Scalars['ID']['output']>;
};

/** A file that somebody added to a case. */
export type CaseAttachment = {
  __typename?: 'CaseAttachment';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** What its content is, whatever its name says. */
  mediaType: Scalars['String']['output'];
  bytes: Scalars['Int']['output'];
  sha256: Scalars['String']['output'];
  addedAt: Scalars['DateTime']['output'];
  addedBy: ActorReference;
};

export type CaseEdge = {
  __typename?: 'CaseEdge';
  node: Case;
  cursor: Scalars['String']['output'];
};

export type CaseConnection = {
  __typename?: 'CaseConnection';
  edges: Array<CaseEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CasesInput = {
  statuses?: InputMaybe<Array<CaseStatus>>;
  severities?: InputMaybe<Array<Severity>>;
  /** User ids; the empty string stands for unassigned. */
  assigneeIds?: InputMaybe<Array<Scalars['String']['input']>>;
  titleContains?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateCaseInput = {
  title: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  /** Absent: that of its most severe alert, or MEDIUM. */
  severity?: InputMaybe<Severity>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  alertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** It begins with the alerts that any of these finds as well; their cursors, page sizes and sorts do not count. */
  matching?: InputMaybe<Array<AlertsInput>>;
};

/** Absent for what stays. */
export type UpdateCaseInput = {
  id: Scalars['ID']['input'];
  /** As it was read; refused when somebody changed the case since. */
  revision: Scalars['Int']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CaseStatus>;
  severity?: InputMaybe<Severity>;
  /** Empty: unassign. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only with the status CLOSED: its open alerts are resolved with this outcome. */
  resolveAlertsAs?: InputMaybe<AlertOutcome>;
};

export type CaseAlertsInput = {
  id: Scalars['ID']['input'];
  alertIds: Array<Scalars['ID']['input']>;
};

export type MatchingCaseAlertsInput = {
  id: Scalars['ID']['input'];
  /** Alerts that any of these finds; their cursors, page sizes and sorts do not count. */
  filters: Array<AlertsInput>;
};

export type AddCaseNoteInput = {
  id: Scalars['ID']['input'];
  /** Markdown, at most 10,000 characters. */
  body: Scalars['String']['input'];
};

export type MergeCasesInput = {
  /** The case that is merged; its number leads to the other one from then on. */
  id: Scalars['ID']['input'];
  /** The case that gets its alerts, attachments and history. */
  intoId: Scalars['ID']['input'];
};

export type LinkedCasesInput = {
  id: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};

export type CasePayload = {
  __typename?: 'CasePayload';
  case: Case;
};

export type AddedCaseAlertsPayload = {
  __typename?: 'AddedCaseAlertsPayload';
  case: Case;
  /** Without those that it had already. */
  addedAlertIds: Array<Scalars['ID']['output']>;
};

/** The key that signs the archives of this installation. */
export type CaseSigningKey = {
  __typename?: 'CaseSigningKey';
  /** PEM, of the type Ed25519. */
  publicKey: Scalars['String']['output'];
  /** SHA-256 of the key, in hexadecimal digits. */
  fingerprint: Scalars['String']['output'];
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

/** Policies of one severity. */
export type SeverityCompliance = {
  __typename?: 'SeverityCompliance';
  severity: Severity;
  /** That have results. */
  policies: Scalars['Int']['output'];
  /** That fail for a resource, or err. */
  failingPolicies: Scalars['Int']['output'];
  /** Results. */
  counts: ComplianceCounts;
};

/** Resources of one type or account, each counted by the worst that policies say of it. */
export type ResourceGroup = {
  __typename?: 'ResourceGroup';
  /** Empty: of resources that do not say their account. */
  label: Scalars['String']['output'];
  passed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  errored: Scalars['Int']['output'];
  /** No policy that counts has looked at them. */
  unchecked: Scalars['Int']['output'];
};

export type FailingPolicy = {
  __typename?: 'FailingPolicy';
  policyId: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  severity: Severity;
  counts: ComplianceCounts;
};

export type FailingResource = {
  __typename?: 'FailingResource';
  resource: Resource;
  /** The most severe of the policies that it fails. */
  severity: Severity;
  /** Policies that it fails. */
  failed: Scalars['Int']['output'];
};

export type CloudSecurity = {
  __typename?: 'CloudSecurity';
  /** Results now. */
  counts: ComplianceCounts;
  /** Results at the beginning of the time. */
  countsBefore: ComplianceCounts;
  /** Those that fail at the end of each bucket, by the severity of the policy. */
  failingOverTime: TimeSeriesGroup;
  bySeverity: Array<SeverityCompliance>;
  /** The type with most resources first. */
  byType: Array<ResourceGroup>;
  /** The account with most resources first. */
  byAccount: Array<ResourceGroup>;
  /** The most severe first, of those that fail most; null without PolicyRead. */
  topPolicies?: Maybe<Array<FailingPolicy>>;
  /** Null without ResourceRead. */
  topResources?: Maybe<Array<FailingResource>>;
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
  dashboards: UploadStatistics;
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

export type DashboardVariableKind =
  /** People write its value. */
  | 'TEXT'
  /** One of its items. */
  | 'LIST'
  /** One of the values in the first column that its query finds. */
  | 'QUERY';

/** What people choose above the panels. A panel's query names it $name in PharosFlow, {name:String} in SQL; with several values {name:Array(String)}. */
export type DashboardVariable = {
  __typename?: 'DashboardVariable';
  name: Scalars['String']['output'];
  /** Empty: the name. */
  label: Scalars['String']['output'];
  kind: DashboardVariableKind;
  /** Of a list. */
  items: Array<Scalars['String']['output']>;
  /** The query; null without one. */
  text?: Maybe<Scalars['String']['output']>;
  language?: Maybe<QueryLanguage>;
  /** Several values can be chosen. */
  isMultiple: Scalars['Boolean']['output'];
  /** Nothing has to be chosen: an empty text or list stands for all. */
  hasAll: Scalars['Boolean']['output'];
  /** What it opens with. */
  defaultValues: Array<Scalars['String']['output']>;
};

/** Panels on a page. */
export type Dashboard = {
  __typename?: 'Dashboard';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  panels: Array<DashboardPanel>;
  variables: Array<DashboardVariable>;
  /** The time that it opens with: an ISO-8601 duration back from now. */
  relativeTime: Scalars['String']['output'];
  /** Null: not by itself. */
  refreshSeconds?: Maybe<Scalars['Int']['output']>;
  sharing: Sharing;
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
  /** When an upload last wrote it: the next one replaces what people change since. Null: none did. */
  uploadedAt?: Maybe<Scalars['DateTime']['output']>;
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

export type DashboardVariableInput = {
  name: Scalars['String']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  kind: DashboardVariableKind;
  items?: InputMaybe<Array<Scalars['String']['input']>>;
  text?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<QueryLanguage>;
  isMultiple?: InputMaybe<Scalars['Boolean']['input']>;
  hasAll?: InputMaybe<Scalars['Boolean']['input']>;
  defaultValues?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SaveDashboardInput = {
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the dashboard that was changed; one that changed since then is not overwritten. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  panels: Array<DashboardPanelInput>;
  /** Absent: none. */
  variables?: InputMaybe<Array<DashboardVariableInput>>;
  relativeTime: Scalars['String']['input'];
  refreshSeconds?: InputMaybe<Scalars['Int']['input']>;
  sharing: SharingInput;
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
  variables: Array<QueryVariable>;
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

/** A value that the text names: $name in PharosFlow, {name:String} in SQL; with values {name:Array(String)}. */
export type QueryVariableInput = {
  name: Scalars['String']['input'];
  /** Either this or values. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** At most 1,000. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type QueryVariable = {
  __typename?: 'QueryVariable';
  name: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Array<Scalars['String']['output']>>;
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
  /** At most 20. */
  variables?: InputMaybe<Array<QueryVariableInput>>;
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
  /** How much it would read; null where that is not known soon, and for readers restricted to log types. */
  estimate?: Maybe<ScanEstimate>;
};

/** What a query would read at the most, judged before it runs. */
export type ScanEstimate = {
  __typename?: 'ScanEstimate';
  rows: Scalars['Float']['output'];
  /** Of all columns; a query that names few of them reads less. */
  bytes: Scalars['Float']['output'];
  /** By the speed of queries that ran lately; null where none did. */
  seconds?: Maybe<Scalars['Float']['output']>;
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

export type VolumeTotals = {
  __typename?: 'VolumeTotals';
  /** Stored. */
  events: Scalars['Float']['output'];
  /** Received, unpacked. */
  bytes: Scalars['Float']['output'];
  /** Events that no schema took. */
  failed: Scalars['Float']['output'];
};

/** What a log type or a source sent. */
export type Volume = {
  __typename?: 'Volume';
  /** The name of the log type, or the id of the source. */
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  totals: VolumeTotals;
  /** Within as long a time just before. */
  totalsBefore: VolumeTotals;
  /** Of a source: when it last sent anything; null of a log type. */
  lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DataVolume = {
  __typename?: 'DataVolume';
  totals: VolumeTotals;
  totalsBefore: VolumeTotals;
  /** Received bytes: the eight log types with most, largest first, then the sum of the others as "other". */
  bytesByLogType: TimeSeriesGroup;
  /** The same by the label of the source. */
  bytesBySource: TimeSeriesGroup;
  /** The largest first; those with nothing in either time are left out. */
  logTypes: Array<Volume>;
  sources: Array<Volume>;
};

/** Why events matched no schema. */
export type FailingReason = {
  __typename?: 'FailingReason';
  sourceId: Scalars['ID']['output'];
  /** Of the source. */
  label: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  failures: Scalars['Float']['output'];
  lastAt: Scalars['DateTime']['output'];
};

/** From an event to its arrival, of the events that happened within the time. */
export type LogTypeLag = {
  __typename?: 'LogTypeLag';
  logType: Scalars['String']['output'];
  seconds: Scalars['Float']['output'];
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
  /** Null where nothing is to be pasted into the tool. */
  toolSetup?: Maybe<ToolSetup>;
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
  /** What its alerts come from, by its settings as they are. */
  reach: DestinationReach;
};

/** The enabled detections that send their alerts to a destination, as far as you see them. */
export type DestinationReach = {
  __typename?: 'DestinationReach';
  /** Unless a function of theirs says otherwise. */
  count: Scalars['Int']['output'];
  /** Of them, those whose overrides name it; the others are taken by severity, alert type and log type. */
  overridesCount: Scalars['Int']['output'];
  /** Enabled detections whose `destinations()` chooses for each alert: any of them may send here. */
  functionCount: Scalars['Int']['output'];
  /** At most 200 of them, those with overrides first, then by name. */
  detections: Array<ReachingDetection>;
};

export type ReachingDetection = {
  __typename?: 'ReachingDetection';
  id: Scalars['ID']['output'];
  displayName: Scalars['String']['output'];
  kind: DetectionKind;
  severity: Severity;
  /** Its overrides name the destination. */
  isOverride: Scalars['Boolean']['output'];
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
  /** Null where none failed. */
  lastErrorAt?: Maybe<Scalars['DateTime']['output']>;
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
  /** Before there is a destination, so without an address for what comes back. Null where nothing is to be pasted. */
  toolSetup?: Maybe<ToolSetup>;
};

/** A text to paste into a destination's tool. */
export type ToolSetup = {
  __typename?: 'ToolSetup';
  /** What the text is. */
  title: Scalars['String']['output'];
  /** Where it goes, and what to do then. */
  help: Scalars['String']['output'];
  text: Scalars['String']['output'];
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
  /** Of a detection: its `destinations()` chooses for each alert, and what is told is for alerts where it chooses none. */
  mayDiffer: Scalars['Boolean']['output'];
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
  /** As for a test: a saved destination, or a kind, with settings as they stand in a form. Absent: no whole message. */
  outputId?: InputMaybe<Scalars['ID']['input']>;
  outputType?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<Scalars['JSON']['input']>;
};

/** A whole message as a tool gets it, with secrets masked: the body of the request, or the mail. */
export type RenderedMessage = {
  __typename?: 'RenderedMessage';
  text: Scalars['String']['output'];
  /** Characters that are left out of this preview. */
  lengthOmitted: Scalars['Int']['output'];
  /** Parts of the alert that are longer than the tool takes, and are cut: `title`, `description`, `runbook`, `reference`, `context`. */
  cutParts: Array<Scalars['String']['output']>;
};

/** The texts of an alert as templates make them. Where a template has a problem, the alert's own text stands. */
export type MessagePreview = {
  __typename?: 'MessagePreview';
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  titleProblem?: Maybe<Scalars['String']['output']>;
  descriptionProblem?: Maybe<Scalars['String']['output']>;
  /** Made by the code that delivers. Null without a kind, and where `messageProblem` says why. */
  message?: Maybe<RenderedMessage>;
  /** What is wrong with the settings; empty where nothing is. */
  messageProblem: Scalars['String']['output'];
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

/** An alert, a detection, or what an alert would be like. */
export type ExplainRoutingInput = {
  alertId?: InputMaybe<Scalars['ID']['input']>;
  detectionId?: InputMaybe<Scalars['ID']['input']>;
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
  kinds: Array<DetectionFacet>;
  severities: Array<DetectionFacet>;
  /** ENABLED and DISABLED. */
  states: Array<DetectionFacet>;
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

/** A branch that tests reached and never took, by its line and the one that they never went on to. */
export type UntakenBranch = {
  __typename?: 'UntakenBranch';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

/** Which lines of a detection's Python its tests run. Lines count from 1. */
export type LineCoverage = {
  __typename?: 'LineCoverage';
  /** Those that hold code. */
  lines: Array<Scalars['Int']['output']>;
  /** Those of them that no test runs. */
  missed: Array<Scalars['Int']['output']>;
  untaken: Array<UntakenBranch>;
};

export type DraftTestReport = {
  __typename?: 'DraftTestReport';
  /** In the order of the tests; empty where the YAML cannot be read. */
  results: Array<RuleTestResult>;
  problems: Array<DraftProblem>;
  /** Null where it was not asked for, and where there is no Python that loads or no test that runs it to its end. */
  coverage?: Maybe<LineCoverage>;
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

/** How the unit tests of a detection ended when they ran last. */
export type DetectionTestRun = {
  __typename?: 'DetectionTestRun';
  passed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  ranAt: Scalars['DateTime']['output'];
};

export type DetectionTestStatus = {
  __typename?: 'DetectionTestStatus';
  /** Of its unit tests. */
  total: Scalars['Int']['output'];
  /** Null where they have not run on the detection as it is now: what it does, or a test, was changed since. */
  lastRun?: Maybe<DetectionTestRun>;
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
  testStatus: DetectionTestStatus;
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
  testStatus: DetectionTestStatus;
  /** Alerts a day over the last 30 days, oldest first. */
  alertsPerDay: Array<Scalars['Int']['output']>;
  /** When it matched last, whether an alert came of it or not, as of half a minute ago; null for a rule without matches. */
  lastMatchAt?: Maybe<Scalars['DateTime']['output']>;
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
  matches: Scalars['Float']['output'];
  /** Events on which it failed. */
  errors: Scalars['Float']['output'];
  /** What it failed with last; null where it never did. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Why it does not run, or not on all events, such as that it was suspended; null while it does. */
  outage?: Maybe<Scalars['String']['output']>;
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
  | 'enabled'
  /** By the time that rules took since they were changed or Pharos started. */
  | 'cost'
  /** By their alerts of the last 30 days. */
  | 'alerts';

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
  testStatus: DetectionTestStatus;
  /** Null where it has looked at no resource that counts. */
  complianceStatus?: Maybe<ComplianceStatus>;
  complianceCounts: ComplianceCounts;
  /** How many resources that count failed at the end of each of the last 30 days in UTC, the oldest first; the last is now. */
  failingPerDay: Array<Scalars['Int']['output']>;
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
  testStatus: DetectionTestStatus;
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

/** What actions on many detections need to know of each. */
export type MatchingDetection = {
  __typename?: 'MatchingDetection';
  id: Scalars['ID']['output'];
  kind: DetectionKind;
  enabled: Scalars['Boolean']['output'];
  managed: Scalars['Boolean']['output'];
  tags: Array<Scalars['String']['output']>;
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
  /** Also fields that hold objects, or values of different types. */
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
  /** When they were read last, whether or not they were other ones; null before the first time, and for a file. */
  refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a file, and while the table is disabled. */
  nextRefreshAt?: Maybe<Scalars['DateTime']['output']>;
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

/** How the rows are read again from an object of a bucket. */
export type LookupRefreshInput = {
  /** s3://bucket/path or gs://bucket/path */
  objectPath: Scalars['String']['input'];
  periodMinutes: Scalars['Int']['input'];
  /** The table is not healthy when its rows are older. */
  alarmPeriodMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The role that the deployment's AWS identity assumes, for s3://. */
  roleArn?: InputMaybe<Scalars['String']['input']>;
  /** For gs://. The stored ones stay when absent. */
  gcsCredentials?: InputMaybe<Scalars['String']['input']>;
};

/** The rows are those of a query, which sees what its author may see when it runs. Takes DataAnalyticsRead. */
export type LookupQueryInput = {
  /** SQL or PharosFlow, at most 100,000 rows. */
  text: Scalars['String']['input'];
  /** From 1 to 43,200. What a cron expression says stays when absent. */
  periodMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of indicator the primary key is, such as email or ip; for a table that names no log types. What was there stays when absent. */
  keyIndicator?: InputMaybe<Scalars['String']['input']>;
};

export type LookupTableInput = {
  name: Scalars['String']['input'];
  enabled: Scalars['Boolean']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Required but for the rows of a query. */
  schema?: InputMaybe<Scalars['String']['input']>;
  primaryKey: Scalars['String']['input'];
  associatedLogTypes: Array<LookupAssociationInput>;
  /** Stays when absent; null for rows that are uploaded. */
  refresh?: InputMaybe<LookupRefreshInput>;
  /** Takes the place of refresh; stays when both are absent. */
  query?: InputMaybe<LookupQueryInput>;
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

export type MailPurpose =
  | 'INVITATION'
  | 'PASSWORD_RESET'
  | 'ALERT_ASSIGNED'
  | 'CASE_ASSIGNED'
  | 'QUERY_ROWS';

/** Mail that was given up. */
export type FailedMail = {
  __typename?: 'FailedMail';
  id: Scalars['ID']['output'];
  purpose: MailPurpose;
  /** Null once it is forgotten, and for readers restricted to log types: it may tell of others. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Null for readers who may not see users. */
  recipients?: Maybe<Array<Scalars['String']['output']>>;
  /** What the mail server said. Null for readers restricted to log types; without addresses for readers who may not see users. */
  error?: Maybe<Scalars['String']['output']>;
  failedAt: Scalars['DateTime']['output'];
  /** False once its content is forgotten: after seven days, or when its link stopped working. */
  isRetriable: Scalars['Boolean']['output'];
};

export type FailedMailEdge = {
  __typename?: 'FailedMailEdge';
  node: FailedMail;
  cursor: Scalars['String']['output'];
};

export type FailedMailConnection = {
  __typename?: 'FailedMailConnection';
  edges: Array<FailedMailEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FailedMailsInput = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
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

export type NotebookStepKind =
  | 'NOTE'
  | 'QUERY';

export type NotebookStep = {
  __typename?: 'NotebookStep';
  /** Unique in its notebook. */
  id: Scalars['ID']['output'];
  kind: NotebookStepKind;
  /** Of a query; empty for notes. */
  title: Scalars['String']['output'];
  /** Markdown, or the query. */
  text: Scalars['String']['output'];
  /** Null for notes. */
  language?: Maybe<QueryLanguage>;
  /** The databases that a PharosFlow query reads if it begins with a pipe; empty if it has tables. */
  databases: Array<Scalars['String']['output']>;
  tables: Array<Scalars['String']['output']>;
  /** The time range of such a query: an ISO-8601 duration back from now. */
  relativeTime?: Maybe<Scalars['String']['output']>;
  startTime?: Maybe<Scalars['DateTime']['output']>;
  /** Exclusive. */
  endTime?: Maybe<Scalars['DateTime']['output']>;
  /** The run whose rows are shown until they expire. Null before the first run. */
  runId?: Maybe<Scalars['ID']['output']>;
};

/** Searches with notes between them, in the order of an investigation. */
export type Notebook = {
  __typename?: 'Notebook';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  steps: Array<NotebookStep>;
  /** The number of steps, for lists. */
  stepCount: Scalars['Int']['output'];
  sharing: Sharing;
  /** Null: the owner is gone. */
  owner?: Maybe<UserName>;
  isOwn: Scalars['Boolean']['output'];
  /** Whether you can change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy: ActorReference;
};

export type NotebookStepInput = {
  id: Scalars['ID']['input'];
  kind: NotebookStepKind;
  title?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  language?: InputMaybe<QueryLanguage>;
  databases?: InputMaybe<Array<Scalars['String']['input']>>;
  tables?: InputMaybe<Array<Scalars['String']['input']>>;
  relativeTime?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  runId?: InputMaybe<Scalars['ID']['input']>;
};

export type SaveNotebookInput = {
  /** Absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the notebook that was changed; one that changed since then is not overwritten. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  steps: Array<NotebookStepInput>;
  sharing: SharingInput;
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
  /** In the inbox, on all pages. */
  unreadCount: Scalars['Int']['output'];
  /** In the inbox, on all pages. */
  readCount: Scalars['Int']['output'];
  archivedCount: Scalars['Int']['output'];
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
  /** Null for one that does not come with Pharos, and where a log type is the reason that the reader does not see. */
  switchReason?: Maybe<PackSwitchReason>;
  /** False where switching it would change items for log types that the reader does not see. */
  isSwitchable: Scalars['Boolean']['output'];
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

/** What a preview says of an alert: only the draft would raise it, both versions would with another severity, title or destinations, both would as it is, or only the saved version would. */
export type AlertChange =
  | 'NEW'
  | 'CHANGED'
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
  /** Events that happened from this time on. Policies need no time range: they run on the resources as they are now. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How a resource fares by the previewed version of a policy beside the saved one. What is suppressed fails by neither. */
export type ResourceChange =
  | 'NEWLY_FAILING'
  | 'STILL_FAILING'
  | 'NO_LONGER_FAILING';

/** What the versions of a policy say of a resource. */
export type PreviewedResource = {
  __typename?: 'PreviewedResource';
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  /** Empty where its document does not say, as is the name. */
  accountId: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** By the previewed version; null where that does not look at resources of its type. */
  status?: Maybe<ComplianceStatus>;
  suppressed: Scalars['Boolean']['output'];
  /** By the saved version; null without one, and where that does not look at resources of its type. */
  savedStatus?: Maybe<ComplianceStatus>;
  savedSuppressed: Scalars['Boolean']['output'];
  /** Null where it fails by neither version. Without a saved version whatever fails does so newly. */
  change?: Maybe<ResourceChange>;
  /** What the previewed version raised; empty unless the status is ERROR. */
  error: Scalars['String']['output'];
};

/** The suppressed are not among the others. */
export type PreviewedResourceCounts = {
  __typename?: 'PreviewedResourceCounts';
  passed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  errored: Scalars['Int']['output'];
  suppressed: Scalars['Int']['output'];
  newlyFailing: Scalars['Int']['output'];
  stillFailing: Scalars['Int']['output'];
  noLongerFailing: Scalars['Int']['output'];
};

/** Resources of one type and account. */
export type PreviewedResourceGroup = {
  __typename?: 'PreviewedResourceGroup';
  type: Scalars['String']['output'];
  /** Empty where the documents do not say. */
  accountId: Scalars['String']['output'];
  passed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  errored: Scalars['Int']['output'];
  suppressed: Scalars['Int']['output'];
  newlyFailing: Scalars['Int']['output'];
  noLongerFailing: Scalars['Int']['output'];
};

export type PreviewedResources = {
  __typename?: 'PreviewedResources';
  counts: PreviewedResourceCounts;
  /** Those with the most differences and failures first, at most 100. */
  groups: Array<PreviewedResourceGroup>;
  /** Groups that are not listed. */
  groupsOmitted: Scalars['Int']['output'];
  /** Those that fail newly or no longer, or raise an error, before others; at most 100 of each. */
  items: Array<PreviewedResource>;
};

export type PreviewedEvent = {
  __typename?: 'PreviewedEvent';
  /** Empty where it is not known, as of a signal that came from no event. */
  logType: Scalars['String']['output'];
  /** Of an alert of a correlation rule: the rule whose signal it is. */
  ruleId?: Maybe<Scalars['ID']['output']>;
  /** Of an alert of a policy: the resource that fails. */
  resourceId?: Maybe<Scalars['ID']['output']>;
  /** Of an alert of a policy the resource's id. */
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
  /** Of one that is changed; empty for others. */
  differences: Array<PreviewedDifference>;
};

export type AlertAspect =
  | 'SEVERITY'
  | 'TITLE'
  | 'DESTINATIONS';

/** How an alert of the draft differs from that of the saved version. */
export type PreviewedDifference = {
  __typename?: 'PreviewedDifference';
  aspect: AlertAspect;
  /** One value. Of destinations those that the detection asks for, by name for readers with DestinationRead; empty where severities decide. */
  from: Array<Scalars['String']['output']>;
  to: Array<Scalars['String']['output']>;
};

/** How an alert ended. Resolved without an outcome, it was a true positive; closed without one, nobody said. */
export type LostAlertEnding =
  | 'TRUE_POSITIVE'
  | 'BENIGN_TRUE_POSITIVE'
  | 'FALSE_POSITIVE'
  | 'DUPLICATE'
  | 'TEST'
  | 'NO_OUTCOME'
  | 'OPEN';

export type LostAlertEndingCount = {
  __typename?: 'LostAlertEndingCount';
  ending: LostAlertEnding;
  alerts: Scalars['Int']['output'];
};

/** A stored alert that the draft would not have raised. */
export type LostAlert = {
  __typename?: 'LostAlert';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  severity: Severity;
  createdAt: Scalars['DateTime']['output'];
  ending: LostAlertEnding;
  /** The alert of the saved version in the preview that it is, whether that is listed or not. */
  previewedAlertId: Scalars['ID']['output'];
};

/** Those that the reader sees. */
export type LostAlerts = {
  __typename?: 'LostAlerts';
  total: Scalars['Int']['output'];
  truePositives: Scalars['Int']['output'];
  /** Endings that occur. */
  byEnding: Array<LostAlertEndingCount>;
  /** True positives first, then the newest; at most 500. */
  alerts: Array<LostAlert>;
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
  changedAlerts: Scalars['Int']['output'];
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
  /** Stored events of the log types within the time; of a correlation rule the signals of its steps, of a scheduled rule the rows of its queries, of a policy the resources of its types. */
  eventsInScope: Scalars['Int']['output'];
  /** Those of them that may meet the detection's conditions, which alone are read. */
  eventsRead: Scalars['Int']['output'];
  /** Of a policy the resources that fail. */
  matches: Scalars['Int']['output'];
  errors: Scalars['Int']['output'];
  /** Alerts of the previewed version. */
  alerts: Scalars['Int']['output'];
  newAlerts: Scalars['Int']['output'];
  changedAlerts: Scalars['Int']['output'];
  keptAlerts: Scalars['Int']['output'];
  /** Alerts of the saved version that the draft does not raise. */
  goneAlerts: Scalars['Int']['output'];
  bySeverity: Array<PreviewedSeverity>;
  overTime: Array<PreviewBucket>;
  /** The most frequent first, at most 20. */
  errorMessages: Array<PreviewedError>;
};

/** A detection's run on stored events or resources, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
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
  /** Every event before this time was looked at; of a policy the time of the preview, as are startsAt and endsAt. */
  coveredUntil: Scalars['DateTime']['output'];
  /** What events must meet to be read, in words; empty where all are. */
  conditions: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a correlation rule; empty for others. */
  steps: Array<PreviewedStep>;
  /** Of a scheduled rule; empty for others. */
  queries: Array<PreviewedQuery>;
  /** Of a policy; null for others. */
  resources?: Maybe<PreviewedResources>;
  summary: PreviewSummary;
  /** The earliest first; 100 of each change are kept. */
  alerts: Array<PreviewedAlert>;
  /** Stored alerts of the saved version that the draft would not have raised. Null until the preview is over, without a saved version, and for readers without AlertRead. */
  lostAlerts?: Maybe<LostAlerts>;
};


/** A detection's run on stored events or resources, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
export type DetectionPreviewAlertsArgs = {
  change?: InputMaybe<AlertChange>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type GetPresignedUploadUrlInput = {
  pypantherVersion: Scalars['String']['input'];
};

/** Where the archive of a project in Python is put, in base64, for an hour. */
export type ProjectUploadPlace = {
  __typename?: 'ProjectUploadPlace';
  detectionsURL: Scalars['String']['output'];
  sessionId: Scalars['ID']['output'];
};

export type BulkUploadDetectionsInput = {
  sessionId: Scalars['ID']['input'];
  /** Tells what would change, and changes nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BulkUploadDetectionsResult = {
  __typename?: 'BulkUploadDetectionsResult';
  id: Scalars['ID']['output'];
};

export type BulkUploadDetectionsResults = {
  __typename?: 'BulkUploadDetectionsResults';
  newRuleIds: Array<Scalars['ID']['output']>;
  modifiedRuleIds: Array<Scalars['ID']['output']>;
  /** Rules of the upload before that the project registers no more. */
  deletedRuleIds: Array<Scalars['ID']['output']>;
  totalRuleIds: Array<Scalars['ID']['output']>;
};

export type BulkUploadDetectionsStatus = {
  __typename?: 'BulkUploadDetectionsStatus';
  /** Processing, Succeeded or Failed. */
  status: Scalars['String']['output'];
  /** JSON with an `errorMessage`; empty without one. */
  message: Scalars['String']['output'];
  results?: Maybe<BulkUploadDetectionsResults>;
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
  problem?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
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
  | 'list'
  /** Names of schemas; the streams that have no log types of their own have these. */
  | 'logTypes';

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
  /** What to give to whoever grants the rights; null where the provider's documentation says it. */
  permissions?: Maybe<PullPermissions>;
  fields: Array<PullField>;
  authentications: Array<PullAuthentication>;
  streams: Array<PullStreamInfo>;
  /** Whether somebody wrote it; false for products that ship with Pharos. */
  isCustom: Scalars['Boolean']['output'];
  /** Its definition in YAML. */
  definition: Scalars['String']['output'];
  /** What to register with the provider; null where nobody grants access in its own pages. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** A text to copy, in which {settings.x} stands for the value of the field x. */
export type PullPermissions = {
  __typename?: 'PullPermissions';
  help: Scalars['String']['output'];
  text: Scalars['String']['output'];
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

/**
 * What is absent stays as it is; of the values, each one. Secrets have to be given again where the values lead to a server
 * that they were not given for.
 */
export type UpdatePullSourceInput = {
  id: Scalars['ID']['input'];
  /** Of the source as it was read; a newer one is not overwritten. The newest is when absent. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  authentication?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Array<PullValueInput>>;
  streams?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CheckPullConnectionInput = {
  /** Whose secrets are used where none are given. It needs LogSourceRawDataRead as well, since its events are shown. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  provider: Scalars['String']['input'];
  /**
   * A definition that need not be saved, in place of the provider's. It is tried with the secrets that are given here alone,
   * so that sourceId must be absent.
   */
  definition?: InputMaybe<Scalars['String']['input']>;
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

/** An event of the first page, and what would become of it. */
export type PullEventTrial = {
  __typename?: 'PullEventTrial';
  /** As it would be stored; at most 8 KiB. Secrets are cut out. */
  raw: Scalars['String']['output'];
  /** The log type whose schema reads it; null where none does. */
  logType?: Maybe<Scalars['String']['output']>;
  /** The columns that it gets, as JSON; null where no schema reads it. */
  parsed?: Maybe<Scalars['String']['output']>;
  /** Why no schema reads it. */
  failure?: Maybe<Scalars['String']['output']>;
};

export type PullConnectionCheck = {
  __typename?: 'PullConnectionCheck';
  stream: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  events: Scalars['Int']['output'];
  exchanges: Array<PullExchange>;
  /** At most 20. */
  samples: Array<PullEventTrial>;
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

/** A definition of a log puller that somebody wrote. Products that ship with Pharos are pullProviders only. */
export type Puller = {
  __typename?: 'Puller';
  /** The name by which log sources refer to it; it begins with custom-. */
  provider: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  logTypes: Array<Scalars['String']['output']>;
  /** The definition in YAML. */
  text: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** The name of the person or token that saved it last. */
  updatedBy: Scalars['String']['output'];
  /** The log sources that pull by it, among those that you see. */
  logSources: Array<LogSource>;
};

export type PullerProblem = {
  __typename?: 'PullerProblem';
  /** From 1. */
  line: Scalars['Int']['output'];
  /** From 1. */
  column: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type PullerCheck = {
  __typename?: 'PullerCheck';
  /** By line; what has problems cannot be saved. */
  problems: Array<PullerProblem>;
  /** The fields, ways of authentication and streams; null where the text is not a definition. */
  provider?: Maybe<PullProvider>;
};

export type CheckPullerInput = {
  text: Scalars['String']['input'];
  /** The revision of the stored definition that the text changes; 0 for a new one. */
  revision: Scalars['Int']['input'];
};

export type SavePullerInput = {
  text: Scalars['String']['input'];
  /** The revision of the stored definition that the text changes; 0 for a new one. */
  revision: Scalars['Int']['input'];
};

export type SavePullerPayload = {
  __typename?: 'SavePullerPayload';
  puller: Puller;
};

export type DeletePullerInput = {
  provider: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

export type DeletePullerPayload = {
  __typename?: 'DeletePullerPayload';
  provider: Scalars['ID']['output'];
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

/** Logs are messages of a queue. */
export type QueueLogSource = LogSource & {
  __typename?: 'QueueLogSource';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  problem?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  revision: Scalars['Int']['output'];
  counts: ConservationCounts;
  countsByLogType: Array<LogTypeCounts>;
  volume: Array<ConservationBucket>;
  failures: IngestFailureConnection;
  connection: QueueConnection;
  /** Why no messages can be received at the moment; null while all is well. */
  collectionProblem?: Maybe<Scalars['String']['output']>;
  nextPollAtTime: Scalars['DateTime']['output'];
  /** When the queue was reached last; null before the first time. */
  lastPollAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** Messages that were in the queue then, roughly; null where the service does not say. */
  waitingMessages?: Maybe<Scalars['Float']['output']>;
  /** Kafka and AzureEventHub: how far the consumer group is behind, by topic, a minute ago at most. Partitions that nothing was received of are left out. */
  topicLags: Array<TopicLag>;
  /** Messages that were delivered again, and changed nothing. */
  repeatedMessages: Scalars['Float']['output'];
  messageCounts: QueueMessageCounts;
  /** Messages that cannot be read, the newest first. */
  failedMessages: FailedMessageConnection;
};


/** Logs are messages of a queue. */
export type QueueLogSourceVolumeArgs = {
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
  buckets: Scalars['Int']['input'];
};


/** Logs are messages of a queue. */
export type QueueLogSourceFailuresArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Logs are messages of a queue. */
export type QueueLogSourceFailedMessagesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Where messages are, and who receives them. Credentials are never shown. */
export type QueueConnection = {
  __typename?: 'QueueConnection';
  kind: QueueKind;
  /** The URL of the queue, or the subscription with its project. */
  name: Scalars['String']['output'];
  /** Sqs and EventBridge. */
  queueUrl?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key reads the queue. */
  accessKeyId?: Maybe<Scalars['String']['output']>;
  logProcessingRole?: Maybe<Scalars['String']['output']>;
  /** The trust of the role has to ask for it. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** GcpPubSub. */
  projectId?: Maybe<Scalars['String']['output']>;
  subscriptionId?: Maybe<Scalars['String']['output']>;
  regionalEndpoint?: Maybe<Scalars['String']['output']>;
  /** Of a private endpoint or an emulator. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** Kafka and AzureEventHub: each a host and a port. */
  brokers?: Maybe<Array<Scalars['String']['output']>>;
  topics?: Maybe<Array<Scalars['String']['output']>>;
  groupId?: Maybe<Scalars['String']['output']>;
  usesTls?: Maybe<Scalars['Boolean']['output']>;
  /** PEM; null where the authorities of the system are trusted. */
  certificateAuthority?: Maybe<Scalars['String']['output']>;
  /** Null where brokers ask for no user. */
  mechanism?: Maybe<KafkaMechanism>;
  username?: Maybe<Scalars['String']['output']>;
  startAt?: Maybe<KafkaStart>;
};

export type TopicLag = {
  __typename?: 'TopicLag';
  topic: Scalars['String']['output'];
  partitions: Scalars['Int']['output'];
  /** Messages that were not received yet. */
  messages: Scalars['Float']['output'];
};

export type QueueMessageCounts = {
  __typename?: 'QueueMessageCounts';
  /** Received, and not stored yet. */
  inFlight: Scalars['Float']['output'];
  failed: Scalars['Float']['output'];
  /** Those that failed and whose content Pharos has, so that retryFailedMessages reads it again. */
  retryable: Scalars['Float']['output'];
};

export type FailedMessage = {
  __typename?: 'FailedMessage';
  id: Scalars['ID']['output'];
  messageId: Scalars['String']['output'];
  /** More than 1 where several were stored together. */
  messages: Scalars['Int']['output'];
  bytes: Scalars['Float']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

export type FailedMessageConnection = {
  __typename?: 'FailedMessageConnection';
  nodes: Array<FailedMessage>;
  pageInfo: PageInfo;
};

/** One step of the check of a connection. */
export type QueueConnectionCheck = {
  __typename?: 'QueueConnectionCheck';
  name: Scalars['String']['output'];
  isHealthy: Scalars['Boolean']['output'];
  /** Names the right or the setting that is missing. */
  message: Scalars['String']['output'];
};

/** Settings of the other kinds are left alone. An empty text is no setting. */
export type QueueConnectionInput = {
  kind: QueueKind;
  queueUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of the queue; by default the region that its URL names. */
  region?: InputMaybe<Scalars['String']['input']>;
  accessKeyId?: InputMaybe<Scalars['String']['input']>;
  secretAccessKey?: InputMaybe<Scalars['String']['input']>;
  logProcessingRole?: InputMaybe<Scalars['String']['input']>;
  /** Made by Pharos when absent. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** By default the project of the service account. */
  projectId?: InputMaybe<Scalars['String']['input']>;
  subscriptionId?: InputMaybe<Scalars['String']['input']>;
  regionalEndpoint?: InputMaybe<Scalars['String']['input']>;
  endpoint?: InputMaybe<Scalars['String']['input']>;
  /** The JSON key of a service account. */
  credentials?: InputMaybe<Scalars['String']['input']>;
  /** Kafka: each a host and a port, 9092 when absent. An event hub's is in its connection string. */
  brokers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kafka and AzureEventHub. */
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Kafka: pharos when absent. AzureEventHub: $Default when absent. */
  groupId?: InputMaybe<Scalars['String']['input']>;
  /** Kafka: true when absent. */
  usesTls?: InputMaybe<Scalars['Boolean']['input']>;
  certificateAuthority?: InputMaybe<Scalars['String']['input']>;
  mechanism?: InputMaybe<KafkaMechanism>;
  username?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  /** AzureEventHub. */
  connectionString?: InputMaybe<Scalars['String']['input']>;
  /** EARLIEST when absent. */
  startAt?: InputMaybe<KafkaStart>;
};

export type CreateQueueSourceInput = {
  label: Scalars['String']['input'];
  logTypes: Array<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  connection: QueueConnectionInput;
};

/** What is absent stays as it is; a connection is given as a whole, without secrets that stay. */
export type UpdateQueueSourceInput = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  logTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  logStreamType?: InputMaybe<StreamType>;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
  connection?: InputMaybe<QueueConnectionInput>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CheckQueueConnectionInput = {
  /** Whose secret is used where none is given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  connection: QueueConnectionInput;
};

export type CheckQueueConnectionPayload = {
  __typename?: 'CheckQueueConnectionPayload';
  checks: Array<QueueConnectionCheck>;
};

export type FailedMessagesInput = {
  sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type FailedMessagesPayload = {
  __typename?: 'FailedMessagesPayload';
  messages: Scalars['Int']['output'];
};

export type QueueLogSourcePayload = {
  __typename?: 'QueueLogSourcePayload';
  logSource: QueueLogSource;
};

export type RecurringWorkState =
  /** It has run, or is about to for the first time. */
  | 'WAITING'
  | 'RUNNING'
  /** The last run failed; it is tried again within minutes. */
  | 'FAILING';

/** Work that Pharos does again and again. */
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
  /** How much is due for work that looks for what is; null for other work, and for readers restricted to log types. */
  dueCount?: Maybe<Scalars['Int']['output']>;
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
  /** The policy has a pattern for the resource, or somebody suppressed it: the result counts for nothing. */
  suppressed: Scalars['Boolean']['output'];
  /** Null where only a pattern of the policy suppresses it, or nothing. */
  suppression?: Maybe<ResourceSuppression>;
  /** What the policy raised; empty unless the status is ERROR. */
  error: Scalars['String']['output'];
  checkedAt: Scalars['DateTime']['output'];
  /** Since when status and suppression are as they are. */
  changedAt: Scalars['DateTime']['output'];
  policy?: Maybe<Policy>;
  resource?: Maybe<Resource>;
};

/** Somebody said that the result does not count. */
export type ResourceSuppression = {
  __typename?: 'ResourceSuppression';
  reason: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
};

export type ComplianceOutcome =
  | 'ERROR'
  | 'FAIL'
  | 'PASS'
  | 'SUPPRESSED';

export type ComplianceChange = {
  __typename?: 'ComplianceChange';
  policyId: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** Null: there was no result. */
  was?: Maybe<ComplianceOutcome>;
  /** Null: there is none any more. */
  became?: Maybe<ComplianceOutcome>;
  /** Null where it is gone. */
  policy?: Maybe<Policy>;
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
  /** What became of its results, the latest first; at most 100. */
  complianceHistory: Array<ComplianceChange>;
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
  /** Whether one of its results is suppressed. */
  suppressed?: InputMaybe<Scalars['Boolean']['input']>;
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

export type SuppressComplianceInput = {
  policyId: Scalars['ID']['input'];
  resourceId: Scalars['ID']['input'];
  /** At most 1000 characters. */
  reason: Scalars['String']['input'];
};

export type UnsuppressComplianceInput = {
  policyId: Scalars['ID']['input'];
  resourceId: Scalars['ID']['input'];
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

export type ParseSamplesInput = {
  name: Scalars['String']['input'];
  spec: Scalars['String']['input'];
  /** The first 200 lines are parsed. */
  samples: SchemaSamplesInput;
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

/** What a parser takes of a line under one name. */
export type ParsedPiece = {
  __typename?: 'ParsedPiece';
  /** Empty for text that a pattern matches and discards. */
  name: Scalars['String']['output'];
  /** In UTF-16 units of the line, as end; null for a value that stands in no place of it, such as those of scripts. */
  start?: Maybe<Scalars['Int']['output']>;
  end?: Maybe<Scalars['Int']['output']>;
  /** As fields get it; null where it means nothing, or where a later piece of the same name takes its place. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Where a pattern stops fitting a line. */
export type PatternStop = {
  __typename?: 'PatternStop';
  /** The place among the patterns, from 0. */
  pattern: Scalars['Int']['output'];
  /** In UTF-16 units of the line. */
  at: Scalars['Int']['output'];
  /** The placeholder, group or column that it is about; empty where there is none. */
  name: Scalars['String']['output'];
  /** Literal text, or the part of the pattern that comes next; empty where it is neither. */
  expected: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type ParsedLine = {
  __typename?: 'ParsedLine';
  text: Scalars['String']['output'];
  outcome: ParsedLineOutcome;
  /** Why it becomes no event; empty where it does. */
  reason: Scalars['String']['output'];
  /** The pattern that reads the line, or that comes furthest, from 0; null for scripts. */
  pattern?: Maybe<Scalars['Int']['output']>;
  pieces: Array<ParsedPiece>;
  /** One for each pattern that was tried and does not fit. */
  stops: Array<PatternStop>;
};

export type ParsedSamples = {
  __typename?: 'ParsedSamples';
  /** csv, fastmatch, regex, native or script; null for a document of JSON, whose lines have no pieces. */
  parser?: Maybe<Scalars['String']['output']>;
  lines: Array<ParsedLine>;
  /** Names of pieces that no field reads. */
  unreadNames: Array<Scalars['String']['output']>;
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
  /** Only those that failed for it, as failureReasons has it. */
  reason?: InputMaybe<Scalars['String']['input']>;
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
  /** Null for one of an earlier version of Pharos. */
  sourceId?: Maybe<Scalars['ID']['output']>;
  /** Null where failures of all reasons are tried. */
  reason?: Maybe<Scalars['String']['output']>;
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

export type SharingKind =
  | 'PRIVATE'
  | 'EVERYONE'
  | 'ROLES';

/** Who sees something beside its owner. */
export type Sharing = {
  __typename?: 'Sharing';
  kind: SharingKind;
  roleIds: Array<Scalars['ID']['output']>;
};

export type SharingInput = {
  kind: SharingKind;
  /** With ROLES. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Raised when logs of a source that Pharos collects have waited for so long, until they are caught up. */
export type LagAlarm = {
  __typename?: 'LagAlarm';
  minutesThreshold: Scalars['Int']['output'];
  /** OK or ALARM; null while the source is disabled. */
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
  /** The transport: http-ingest for an HttpLogSource, aws-s3 for an S3LogIntegration, syslog for a SyslogLogSource, and aws-sqs, amazon-eventbridge, gcp-pubsub, kafka or azure-eventhub for a QueueLogSource, and amazon-security-lake, gcp-gcs or azure-blob for a BucketLogSource. */
  integrationType: Scalars['String']['output'];
  /** Whether the reader may change and delete it, which takes the permission LogSourceModify. */
  isEditable: Scalars['Boolean']['output'];
  /** Whether its health is HEALTHY. */
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  /** Why nothing can be read from it at the moment, or what of the last 24 hours could not be, with the remedy. Null while all is well, and for readers who do not see all its log types. */
  problem?: Maybe<Scalars['String']['output']>;
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
  /** Null where nobody set it, and for sources that send their logs to Pharos. */
  lagAlarm?: Maybe<LagAlarm>;
  /** Since when the oldest log has waited to be collected; null where none waits, and for sources that send their logs. */
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  /** Of the secret or key that it works with, as somebody entered it or its provider said; null where it is not known. */
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
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
  problem?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
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
export type S3LogIntegration = LogSource & BucketCollection & {
  __typename?: 'S3LogIntegration';
  integrationId: Scalars['ID']['output'];
  integrationLabel: Scalars['String']['output'];
  integrationType: Scalars['String']['output'];
  isEditable: Scalars['Boolean']['output'];
  isHealthy: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  health: SourceHealth;
  problem?: Maybe<Scalars['String']['output']>;
  logTypes: Array<Scalars['String']['output']>;
  logStreamType: StreamType;
  logStreamTypeOptions: StreamOptions;
  createdAtTime: Scalars['DateTime']['output'];
  createdBy: ActorReference;
  lastModified: Scalars['DateTime']['output'];
  lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  noDataAlarm?: Maybe<NoDataAlarm>;
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
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
  noticesFrom?: Maybe<Scalars['String']['output']>;
  /** Why nothing can be read at the moment; null while all is well. */
  collectionProblem?: Maybe<Scalars['String']['output']>;
  /** When the queue is read, or the bucket listed, again. */
  nextLookAtTime: Scalars['DateTime']['output'];
  objectCounts: BucketObjectCounts;
  /** The latest one, ended ones too; null where nobody asked for any. */
  backfill?: Maybe<BucketBackfill>;
  /** The newest first; of all states where none is given. */
  objects: BucketObjectConnection;
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
  state?: InputMaybe<BucketObjectState>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type BucketObjectState =
  | 'WAITING'
  | 'DONE'
  | 'FAILED';

export type BucketBackfillState =
  | 'RUNNING'
  | 'PAUSED'
  | 'DONE'
  | 'CANCELLED';

/** Reads the objects that were in the bucket before somebody asked for them, after those that are new. */
export type BucketBackfill = {
  __typename?: 'BucketBackfill';
  id: Scalars['ID']['output'];
  state: BucketBackfillState;
  /** Objects that were changed before are left out; null for none. */
  modifiedSince?: Maybe<Scalars['DateTime']['output']>;
  /** Null: as fast as they can be read. */
  bytesPerSecond?: Maybe<Scalars['Float']['output']>;
  /** Keys that the listing has passed. */
  listedKeys: Scalars['Float']['output'];
  /** The listing has reached the end: what counts is all that there is. */
  isListed: Scalars['Boolean']['output'];
  counts: BucketObjectCounts;
  /** Of the objects that it found. */
  bytes: Scalars['Float']['output'];
  bytesWaiting: Scalars['Float']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type BucketObjectCounts = {
  __typename?: 'BucketObjectCounts';
  waiting: Scalars['Float']['output'];
  done: Scalars['Float']['output'];
  failed: Scalars['Float']['output'];
};

export type BucketObject = {
  __typename?: 'BucketObject';
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  bytes: Scalars['Float']['output'];
  state: BucketObjectState;
  /** Why it failed. */
  reason?: Maybe<Scalars['String']['output']>;
  foundAt: Scalars['DateTime']['output'];
  /** When its events were durable, or when it failed for good. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type BucketObjectConnection = {
  __typename?: 'BucketObjectConnection';
  nodes: Array<BucketObject>;
  pageInfo: PageInfo;
};

/** One step of the check of a connection. */
export type BucketConnectionCheck = {
  __typename?: 'BucketConnectionCheck';
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

export type PreviewS3ObjectsInput = {
  connection: CheckS3ConnectionInput;
  /** How the keys of the objects begin; empty for any. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  logStreamType: StreamType;
  logStreamTypeOptions?: InputMaybe<StreamOptionsInput>;
};

export type ObjectPreviewPayload = {
  __typename?: 'ObjectPreviewPayload';
  data: Array<BucketDataRow>;
};

export type CheckS3ConnectionPayload = {
  __typename?: 'CheckS3ConnectionPayload';
  checks: Array<BucketConnectionCheck>;
};

export type RetryBucketObjectsInput = {
  sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  objectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type RetryBucketObjectsPayload = {
  __typename?: 'RetryBucketObjectsPayload';
  retried: Scalars['Int']['output'];
};

/** What the form of a new S3 source needs to know. */
export type S3Setup = {
  __typename?: 'S3Setup';
  /** The deployment has an AWS identity of its own, for sources without an access key. */
  hasDeploymentIdentity: Scalars['Boolean']['output'];
  /** Sources may use that identity without assuming a role. */
  isRoleOptional: Scalars['Boolean']['output'];
};

export type FindS3PrincipalInput = {
  /** Whose secret access key is used where none is given. */
  sourceId?: InputMaybe<Scalars['ID']['input']>;
  /** The deployment's identity when absent. */
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

export type StartBucketBackfillInput = {
  sourceId: Scalars['ID']['input'];
  /** All objects when absent. */
  modifiedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** From 100,000 to 1,000,000,000; without limit when absent. */
  bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

/** What is absent stays as it is. */
export type ChangeBucketBackfillInput = {
  sourceId: Scalars['ID']['input'];
  /** RUNNING lets one that is paused go on. DONE cannot be asked for. */
  state?: InputMaybe<BucketBackfillState>;
  /** null takes the limit away. */
  bytesPerSecond?: InputMaybe<Scalars['Float']['input']>;
};

export type BucketBackfillPayload = {
  __typename?: 'BucketBackfillPayload';
  backfill: BucketBackfill;
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

export type SetLagAlarmInput = {
  sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetLagAlarmPayload = {
  __typename?: 'SetLagAlarmPayload';
  logSource: LogSource;
};

export type SetSecretExpiryInput = {
  sourceId: Scalars['ID']['input'];
  /** Null where it is not known, or never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SetSecretExpiryPayload = {
  __typename?: 'SetSecretExpiryPayload';
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
  /** Null where the record fits no schema. */
  logType?: Maybe<Scalars['String']['output']>;
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

export type ViewBucketDataFilters = {
  /** How the keys of the objects begin; empty for any. */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** What was stored last. With filters or a stream type, the first objects of the source's bucket instead, read now. */
export type ViewBucketDataInput = {
  sourceId: Scalars['ID']['input'];
  filters?: InputMaybe<ViewBucketDataFilters>;
  /** How the objects are split; that of the source when absent. */
  streamType?: InputMaybe<StreamType>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  paginationToken?: InputMaybe<Scalars['String']['input']>;
};

/** Why no schema took some records of a log source. */
export type FailureReason = {
  __typename?: 'FailureReason';
  reason: Scalars['String']['output'];
  /** The log type that came closest; null where none did. */
  logType?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  /** When the newest of them arrived. */
  lastAt: Scalars['DateTime']['output'];
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
  problem?: Maybe<Scalars['String']['output']>;
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
  lagAlarm?: Maybe<LagAlarm>;
  logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
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

export const typeDefinitions = "\"Filters of the alert list that somebody keeps.\"\ntype AlertView {\n  id: ID!\n  name: String!\n  \"As the address of the list holds them.\"\n  search: JSON!\n  isShared: Boolean!\n  \"Only its owner can change or delete it.\"\n  isOwn: Boolean!\n  owner: UserName\n}\n\ninput SaveAlertViewInput {\n  \"Absent for a new one.\"\n  id: ID\n  name: String!\n  search: JSON!\n  \"Everyone who reads alerts sees it.\"\n  isShared: Boolean!\n}\n\nextend type Query {\n  \"Your own and those that are shared, by name.\"\n  alertViews: [AlertView!]!\n}\n\nextend type Mutation {\n  saveAlertView(input: SaveAlertViewInput!): AlertView!\n  deleteAlertView(id: ID!): DeletedPayload!\n}\n\nenum AlertStatus {\n  OPEN\n  TRIAGED\n  RESOLVED\n  CLOSED\n}\n\nenum Severity {\n  CRITICAL\n  HIGH\n  MEDIUM\n  LOW\n  INFO\n}\n\nenum AlertType {\n  ALERT\n  DETECTION_ERROR\n  SYSTEM_ERROR\n}\n\n\"What raised an alert.\"\nenum AlertSubtype {\n  RULE\n  RULE_ERROR\n  SCHEDULED_RULE\n  SCHEDULED_RULE_ERROR\n  CORRELATION_RULE\n  CORRELATION_RULE_ERROR\n  POLICY\n  SYSTEM_ERROR\n}\n\n\"Whether an alert is in a case that the reader sees, open or closed.\"\nenum CaseFilter {\n  IN_CASE\n  IN_NONE\n}\n\n\"Of alerts that lists leave out until a time.\"\nenum SnoozeFilter {\n  HIDDEN\n  ONLY\n}\n\n\"What an alert turned out to be.\"\nenum AlertOutcome {\n  TRUE_POSITIVE\n  \"Real, but expected or harmless.\"\n  BENIGN_TRUE_POSITIVE\n  FALSE_POSITIVE\n  DUPLICATE\n  TEST\n}\n\nenum AlertSortBy {\n  createdAt\n  severity\n  eventCount\n  lastReceivedEventAt\n}\n\n\"Who did something: a user, an API token, or Pharos.\"\ninterface ActorReference {\n  \"user, api-token or system\"\n  kind: String!\n  id: ID!\n  name: String!\n}\n\n\"Somebody as records keep them; they may be gone since.\"\ntype RecordedActor implements ActorReference {\n  kind: String!\n  id: ID!\n  name: String!\n}\n\n\"What raised an alert.\"\nunion AlertOrigin = Detection | SystemError\n\n\"The detection of an alert, as far as everyone sees it who sees the alert.\"\ntype Detection {\n  id: ID!\n  name: String!\n  \"RULE, POLICY, SCHEDULED_RULE or CORRELATION_RULE\"\n  type: String!\n}\n\ntype SystemError {\n  type: String!\n  \"Id of the log source, or of the destination for DESTINATION_FAILING; null where none is involved.\"\n  relatedComponent: String\n}\n\ntype Alert {\n  id: ID!\n  type: AlertType!\n  subtype: String!\n  status: AlertStatus!\n  severity: Severity!\n  title: String!\n  description: String!\n  runbook: String!\n  reference: String!\n  dedupString: String!\n  context: JSON!\n  logTypes: [String!]!\n  sources: [LogSourceName!]!\n  tags: [String!]!\n  eventCount: Int!\n  createdAt: DateTime!\n  firstEventMatchedAt: DateTime!\n  \"The same, under the name that other clients know.\"\n  firstEventOccurredAt: DateTime!\n  lastReceivedEventAt: DateTime!\n  updatedAt: DateTime!\n  updatedBy: ActorReference\n  assignee: UserName\n  \"True where the assignee's role does not show them the alert: they are not told of it and cannot open it.\"\n  isHiddenFromAssignee: Boolean!\n  \"Given when it was resolved or closed; null where nobody said so, and while it is open or triaged.\"\n  outcome: AlertOutcome\n  \"Why it has this outcome.\"\n  outcomeReason: String\n  \"Lists that hide snoozed alerts leave it out until then.\"\n  snoozedUntil: DateTime\n  origin: AlertOrigin!\n  revision: Int!\n  ruleId: ID!\n  \"What raised it; null where it is gone, or where the reader may not see it.\"\n  detection: DetectionEntity\n  history: [AlertHistoryEntry!]!\n  \"Null where no event is there: a system error has none, and retention removes old ones.\"\n  eventTimes: AlertEventTimes\n  \"Steps of the runbook that are done, in their order.\"\n  runbookTicks: [RunbookTick!]!\n  \"The events that matched, newest first.\"\n  events(cursor: String, pageSize: Int): EventConnection!\n  \"Users, addresses, hosts and files that its newest 200 events name, at most six of a kind.\"\n  entities: [AlertEntity!]!\n  \"The same in the events of all log types, from 30 days before the alert until now; null for who may not search.\"\n  entitySightings: [EntitySighting!]\n  \"How alerts of the same detection ended that were created in the 90 days before it.\"\n  similarAlerts: SimilarAlerts!\n  timeline: AlertTimeline!\n}\n\n\"A step of a runbook that somebody did.\"\ntype RunbookTick {\n  \"Counted from 1, in the runbook's first numbered list.\"\n  step: Int!\n  actor: ActorReference!\n  at: DateTime!\n}\n\n\"A user, an address, a host or a file that events of an alert name.\"\ntype AlertEntity {\n  \"The standard field that holds it, such as p_any_ip_addresses.\"\n  field: String!\n  value: String!\n  \"Of the events that were looked at, those that name it.\"\n  eventCount: Int!\n  \"Other alerts since 30 days before this one whose events name it, newest first; at most ten.\"\n  relatedAlerts: [RelatedAlert!]!\n  \"How many there are, of the latest 100.\"\n  relatedAlertCount: Int!\n}\n\n\"An alert as far as another one's page shows it.\"\ntype RelatedAlert {\n  id: ID!\n  title: String!\n  severity: Severity!\n  status: AlertStatus!\n  outcome: AlertOutcome\n  createdAt: DateTime!\n}\n\n\"An alert's events beside the other alerts that name a user, an address, a host or a file that they name.\"\ntype AlertTimeline {\n  \"When the first event or the first of the other alerts was; those are looked for from seven days before the alert.\"\n  from: DateTime!\n  \"Now, or the last event where that is dated later.\"\n  to: DateTime!\n  \"How long one of `events` lasts.\"\n  bucketMs: Float!\n  \"How many of the alert's events happened when; without those that have none. Of a correlation the newest 1,000 count.\"\n  events: [TimelineEvents!]!\n  \"Oldest first; of more than 500, those nearest to the alert.\"\n  alerts: [TimelineAlert!]!\n  \"How many other alerts were found.\"\n  alertCount: Int!\n  \"Entities that 300 alerts or more name, of which the latest 300 were looked at.\"\n  crowdedEntities: [EntityName!]!\n}\n\ntype TimelineEvents {\n  first: DateTime!\n  last: DateTime!\n  count: Int!\n}\n\ntype TimelineAlert {\n  id: ID!\n  title: String!\n  severity: Severity!\n  status: AlertStatus!\n  outcome: AlertOutcome\n  \"When the first of its events happened that names one of the entities.\"\n  at: DateTime!\n  entities: [EntityName!]!\n}\n\n\"Earlier alerts of what raised this one, errors apart from alerts.\"\ntype SimilarAlerts {\n  \"From when on they were created; until this alert was.\"\n  since: DateTime!\n  outcomes: OutcomeSummary!\n  \"At most ten. Of the latest 200: first those of the same title or dedup string, then those that name a user, an address, a host or a file that this one names; newest first among equals.\"\n  alerts: [SimilarAlert!]!\n}\n\ntype SimilarAlert {\n  id: ID!\n  title: String!\n  severity: Severity!\n  status: AlertStatus!\n  outcome: AlertOutcome\n  outcomeReason: String\n  createdAt: DateTime!\n  \"Whether the title or the dedup string is the same.\"\n  isSameGroup: Boolean!\n  \"Users, addresses, hosts and files that both name.\"\n  sharedValues: [String!]!\n  \"Who resolved or closed it, or said last what it was; null while it is open or triaged.\"\n  endedBy: ActorReference\n}\n\n\"How often events name a user, an address, a host or a file, and when the first and the last of them happened.\"\ntype EntitySighting {\n  field: String!\n  value: String!\n  eventCount: Float!\n  firstAt: DateTime!\n  lastAt: DateTime!\n  \"Whether no event named it in the 30 days until a day before the alert's first event.\"\n  isNew: Boolean!\n}\n\n\"When the events of an alert happened, which may be long before they were received and matched.\"\ntype AlertEventTimes {\n  first: DateTime!\n  last: DateTime!\n}\n\ntype AlertHistoryEntry {\n  id: ID!\n  \"AI_SUMMARY, ASSIGNEE_CHANGE, CHANGE_REFUSED, COMMENT, RUNBOOK_STEP, SLACKBOT_BOOMERANG, SNOOZE or STATUS_CHANGE\"\n  type: String!\n  actor: ActorReference!\n  at: DateTime!\n  from: String!\n  to: String!\n  comment: String!\n  \"The outcome that a status change ended with; its reason is the comment.\"\n  outcome: AlertOutcome\n  \"When its writer changed the comment last.\"\n  editedAt: DateTime\n}\n\ntype AlertEdge {\n  node: Alert!\n  cursor: String!\n}\n\ntype AlertConnection {\n  edges: [AlertEdge!]!\n  pageInfo: PageInfo!\n  \"How many the filter finds in all; exact up to 10,000.\"\n  totalCount: Int!\n}\n\ninput AlertsInput {\n  statuses: [AlertStatus!]\n  outcomes: [AlertOutcome!]\n  \"Absent: snoozed alerts are listed like all others.\"\n  snoozed: SnoozeFilter\n  \"Absent: alerts are listed whether they are in a case or not.\"\n  cases: CaseFilter\n  severities: [Severity!]\n  types: [AlertType!]\n  subtypes: [AlertSubtype!]\n  logTypes: [String!]\n  logSources: [ID!]\n  detectionId: ID\n  \"What events of the alerts name.\"\n  entity: AlertEntityInput\n  \"A cloud resource that policies alerted about.\"\n  resourceId: ID\n  \"User ids; the empty string stands for unassigned.\"\n  assigneeIds: [String!]\n  nameContains: String\n  createdAtAfter: DateTime\n  createdAtBefore: DateTime\n  eventCountMin: Int\n  eventCountMax: Int\n  sortBy: AlertSortBy\n  sortDir: SortDirection\n  cursor: String\n  pageSize: Int\n}\n\nenum AlertGrouping {\n  \"By users, addresses, hosts and files: an alert is in the group of each that its events name.\"\n  ENTITY\n  DETECTION\n}\n\n\"Such as p_any_usernames and root. At most 20 values of a field are kept with an alert.\"\ninput AlertEntityInput {\n  field: String!\n  value: String!\n}\n\n\"A user, an address, a host or a file.\"\ntype EntityName {\n  \"The standard field that holds it, such as p_any_ip_addresses.\"\n  field: String!\n  value: String!\n}\n\nenum AlertGroupSortBy {\n  count\n  severity\n  newestAt\n}\n\ninput AlertGroupsInput {\n  by: AlertGrouping!\n  \"Its cursor, page size and sort do not count.\"\n  filter: AlertsInput!\n  \"count when absent.\"\n  sortBy: AlertGroupSortBy\n  sortDir: SortDirection\n  cursor: String\n  pageSize: Int\n}\n\n\"Alerts that a filter finds and that have something in common.\"\ntype AlertListGroup {\n  \"The id of their detection, or the field and the value of their entity, such as p_any_usernames:root.\"\n  key: ID!\n  \"What their events name; null in groups by detection.\"\n  entity: EntityName\n  \"What raised them; null where it is gone, or where the reader may not see it, and in groups by entity.\"\n  detection: DetectionEntity\n  count: Int!\n  \"Those whose status is OPEN.\"\n  openCount: Int!\n  \"The highest among them.\"\n  severity: Severity!\n  \"When the newest of them was created.\"\n  newestAt: DateTime!\n  \"Those with most of them, at most three.\"\n  assignees: [UserName!]!\n}\n\ntype AlertListGroupEdge {\n  node: AlertListGroup!\n  cursor: String!\n}\n\ntype AlertListGroupConnection {\n  edges: [AlertListGroupEdge!]!\n  pageInfo: PageInfo!\n  \"How many groups there are in all.\"\n  totalCount: Int!\n}\n\ninput UpdateAlertStatusByIdInput {\n  ids: [ID!]!\n  status: AlertStatus!\n  \"Only with RESOLVED and CLOSED. Absent: an alert that has an outcome keeps it.\"\n  outcome: AlertOutcome\n  \"Why, in at most 1,000 characters; only with an outcome.\"\n  reason: String\n}\n\ninput UpdateAlertsAssigneeByIdInput {\n  ids: [ID!]!\n  \"Null or absent: unassign.\"\n  assigneeId: ID\n}\n\ninput UpdateAlertsAssigneeByEmailInput {\n  ids: [ID!]!\n  assigneeEmail: String!\n}\n\n\"Comments are plain text; tags of HTML are taken out.\"\nenum AlertCommentFormat {\n  PLAIN_TEXT\n  HTML\n}\n\ninput TickRunbookStepInput {\n  alertId: ID!\n  \"Counted from 1.\"\n  step: Int!\n  \"False: open again.\"\n  isDone: Boolean!\n}\n\ninput SnoozeAlertsInput {\n  ids: [ID!]!\n  \"At most 90 days ahead. Null or absent: wake them.\"\n  until: DateTime\n}\n\n\"What becomes of every alert that one of the filters finds, whether it is loaded or not. Give one of status, assigneeId and snoozedUntil.\"\ninput ChangeMatchingAlertsInput {\n  \"Their cursors, page sizes and sorts do not count.\"\n  filters: [AlertsInput!]!\n  status: AlertStatus\n  outcome: AlertOutcome\n  reason: String\n  \"Empty: unassign.\"\n  assigneeId: ID\n  snoozedUntil: DateTime\n}\n\nenum MatchingChangeKind {\n  STATUS\n  ASSIGNEE\n  SNOOZE\n  \"Takes an earlier change back.\"\n  UNDO\n}\n\nenum MatchingChangeState {\n  RUNNING\n  DONE\n  CANCELLED\n  FAILED\n}\n\n\"A change of every alert that filters find. It goes on in the server, whether anybody watches or not.\"\ntype MatchingChange {\n  id: ID!\n  kind: MatchingChangeKind!\n  state: MatchingChangeState!\n  \"Why it failed; empty where it did not. What it changed until then stays changed.\"\n  error: String!\n  actor: ActorReference!\n  \"Only the person who started a change can undo it.\"\n  isOwn: Boolean!\n  \"Null for other kinds.\"\n  status: AlertStatus\n  \"Null for other kinds, and for a change that unassigns.\"\n  assignee: UserName\n  \"How many alerts the filters found when it started.\"\n  total: Int!\n  \"How many of them it has looked at.\"\n  looked: Int!\n  \"Without those that were as wanted already; of an undo, without those that somebody changed since.\"\n  changed: Int!\n  \"Of the changed ones, those that the assignee's role does not show them.\"\n  hiddenFromAssignee: Int!\n  startedAt: DateTime!\n  \"Null while it runs.\"\n  endedAt: DateTime\n}\n\ninput CreateAlertCommentInput {\n  alertId: ID!\n  body: String!\n  \"PLAIN_TEXT when absent.\"\n  format: AlertCommentFormat\n}\n\ntype AlertComment {\n  id: ID!\n  body: String!\n  createdAt: DateTime!\n  createdBy: ActorReference!\n  entity: AlertCommentEntity!\n  format: AlertCommentFormat!\n}\n\n\"What a comment is about.\"\nunion AlertCommentEntity = Alert\n\ntype CreateAlertCommentPayload {\n  alert: Alert!\n  comment: AlertComment!\n}\n\n\"How many alerts ended how.\"\ntype OutcomeSummary {\n  truePositives: Int!\n  benignTruePositives: Int!\n  falsePositives: Int!\n  duplicates: Int!\n  tests: Int!\n  \"Resolved or closed, but nobody said what they were.\"\n  withoutOutcome: Int!\n  \"Open or triaged.\"\n  unfinished: Int!\n  \"The share of true positives among true, benign true and false positives; null where there are none.\"\n  precision: Float\n}\n\ntype WeekOfOutcomes {\n  \"When the week began.\"\n  at: DateTime!\n  outcomes: OutcomeSummary!\n}\n\n\"How the alerts of a detection ended, created in the last 13 weeks.\"\ntype DetectionOutcomes {\n  total: OutcomeSummary!\n  \"Oldest first, by when the alerts were created.\"\n  weeks: [WeekOfOutcomes!]!\n}\n\ntype AlertsPayload {\n  alerts: [Alert!]!\n}\n\nextend type Query {\n  alerts(input: AlertsInput!): AlertConnection!\n  \"The alerts that a filter finds, counted by what they have in common.\"\n  alertGroups(input: AlertGroupsInput!): AlertListGroupConnection!\n  alert(id: ID!): Alert!\n  \"At most 500, in this order; those that do not exist are left out.\"\n  alertsById(ids: [ID!]!): [Alert!]!\n  detectionOutcomes(detectionId: ID!): DetectionOutcomes!\n  \"Changes of many alerts that run, and your own that ended in the last five minutes and were not undone; the newest first.\"\n  matchingChanges: [MatchingChange!]!\n}\n\nextend type Mutation {\n  updateAlertStatusById(input: UpdateAlertStatusByIdInput!): AlertsPayload!\n  updateAlertsAssigneeById(input: UpdateAlertsAssigneeByIdInput!): AlertsPayload!\n  updateAlertsAssigneeByEmail(input: UpdateAlertsAssigneeByEmailInput!): AlertsPayload!\n  tickRunbookStep(input: TickRunbookStepInput!): TickRunbookStepPayload!\n  snoozeAlerts(input: SnoozeAlertsInput!): AlertsPayload!\n  \"Goes on after the answer; matchingChanges tells how far it is.\"\n  changeMatchingAlerts(input: ChangeMatchingAlertsInput!): MatchingChange!\n  \"What it changed until then stays changed.\"\n  cancelMatchingChange(id: ID!): MatchingChange!\n  \"Takes back a change that you made with changeMatchingAlerts, and cancels it first if it runs. Goes on after the answer.\"\n  undoMatchingChange(id: ID!): MatchingChange!\n  createAlertComment(input: CreateAlertCommentInput!): CreateAlertCommentPayload!\n}\n\ntype TickRunbookStepPayload {\n  alert: Alert!\n}\n\ntype APIToken implements ActorReference {\n  \"api-token\"\n  kind: String!\n  id: ID!\n  name: String!\n  permissions: [String!]!\n  createdAt: DateTime!\n  createdBy: String!\n  expiresAt: DateTime\n  lastUsedAt: DateTime\n}\n\ninput CreateAPITokenInput {\n  name: String!\n  permissions: [String!]!\n  expiresAt: DateTime\n}\n\ntype CreateAPITokenPayload {\n  token: APIToken!\n  \"Shown once.\"\n  value: String!\n}\n\ntype RotateAPITokenPayload {\n  token: RotatedAPIToken!\n}\n\ntype RotatedAPIToken {\n  id: ID!\n  name: String!\n  \"Shown once; the old one has stopped working.\"\n  value: String!\n}\n\nextend type Query {\n  apiTokens: [APIToken!]!\n}\n\nextend type Mutation {\n  createAPIToken(input: CreateAPITokenInput!): CreateAPITokenPayload!\n  \"Gives the token that this request was sent with a new value.\"\n  rotateAPIToken: RotateAPITokenPayload!\n  deleteAPIToken(id: ID!): DeletedPayload!\n}\n\ntype DemoProgress {\n  \"Of the month, from 0 to 1.\"\n  share: Float!\n  \"Every log before this time is there.\"\n  writtenUpTo: DateTime!\n  \"From then on logs arrive as they happen.\"\n  isComplete: Boolean!\n}\n\ntype AppConfig {\n  version: String!\n  commit: String!\n  customerName: String!\n  dataLakeType: String!\n  \"Where senders post logs: scheme, host and port.\"\n  publicHTTPIngestDomain: String!\n  processedDataBucketRetentionDays: Int!\n  \"Of one file of rows as it is uploaded.\"\n  maxLookupTableCompressedSizeInMb: Int!\n  isDemo: Boolean!\n  \"How far the demo has written its month of logs; null where there is no demo, or it has not begun.\"\n  demoProgress: DemoProgress\n  \"Started without the content that people wrote: rules, helpers, data models, scripts and scheduled queries.\"\n  isSafeMode: Boolean!\n}\n\nextend type Query {\n  appConfig: AppConfig!\n}\n\ninput AttackMapInput {\n  \"Of the alerts that are counted, by when they were created.\"\n  from: DateTime!\n  to: DateTime!\n  \"A log type is received when an event of it was stored in the last so many days: from 1 to 90, 7 unless given.\"\n  receivedWithinDays: Int\n}\n\ntype AttackMap {\n  \"All that the reader may see, by id; also those without a technique.\"\n  detections: [AttackMapDetection!]!\n  \"The log types of these detections of which events were stored lately.\"\n  receivedLogTypes: [String!]!\n}\n\ntype AttackMapDetection {\n  id: ID!\n  kind: DetectionKind!\n  displayName: String!\n  enabled: Boolean!\n  managed: Boolean!\n  severity: Severity!\n  \"Those that the reader may see; of a correlation rule those of its rules. Policies and scheduled rules have none.\"\n  logTypes: [String!]!\n  \"Tactics with techniques, such as `TA0001:T1078.004`, or tactics alone.\"\n  mappings: [String!]!\n  \"Created in the range, by severity; null for readers who may not see alerts.\"\n  alerts: [AttackMapAlerts!]\n}\n\ntype AttackMapAlerts {\n  severity: Severity!\n  count: Int!\n}\n\ninput MapDetectionsInput {\n  ids: [ID!]!\n  \"Such as `TA0001:T1078.004`.\"\n  add: [String!]\n  remove: [String!]\n}\n\nextend type Query {\n  attackMap(input: AttackMapInput!): AttackMap!\n}\n\nextend type Mutation {\n  \"\"\"\n  Adds and removes techniques of MITRE ATT&CK: of all of the detections, or of none; at most 1,000. Those of detections\n  that come with Pharos cannot be changed.\n  \"\"\"\n  mapDetections(input: MapDetectionsInput!): [DetectionEntity!]!\n}\n\n\"An instant, ISO-8601 in UTC ending in Z.\"\nscalar DateTime\n\"Any JSON value.\"\nscalar JSON\n\"Whole seconds since 1970. None of our fields has it, but clients that read the schema look for it.\"\nscalar Timestamp\n\ntype PageInfo {\n  hasNextPage: Boolean!\n  hasPreviousPage: Boolean!\n  startCursor: String\n  endCursor: String\n}\n\nenum SortDirection {\n  ascending\n  descending\n}\n\ntype Query\ntype Mutation\n\ntype DeletedPayload {\n  id: ID!\n}\n\n\"What is read object by object. Buckets of S3 have operations of their own.\"\nenum BucketKind {\n  \"The bucket of a data lake of Amazon Security Lake, as one of its subscribers.\"\n  AmazonSecurityLake\n  \"A bucket of Google Cloud Storage.\"\n  Gcs\n  \"Containers of an Azure storage account.\"\n  AzureBlob\n}\n\n\"How a source's objects are found and read, whatever its provider.\"\ninterface BucketCollection {\n  \"Null where no notices are received: new objects are found by listing every minute.\"\n  noticesFrom: String\n  \"Why nothing can be read at the moment; null while all is well.\"\n  collectionProblem: String\n  \"When notices are received, or objects listed, again.\"\n  nextLookAtTime: DateTime!\n  objectCounts: BucketObjectCounts!\n  \"The latest one, ended ones too; null where nobody asked for any.\"\n  backfill: BucketBackfill\n  \"The newest first; of all states where none is given.\"\n  objects(state: BucketObjectState, cursor: String, pageSize: Int): BucketObjectConnection!\n}\n\n\"Logs are objects of a bucket, or of containers, that is not simply one of S3.\"\ntype BucketLogSource implements LogSource & BucketCollection {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  noticesFrom: String\n  collectionProblem: String\n  nextLookAtTime: DateTime!\n  objectCounts: BucketObjectCounts!\n  backfill: BucketBackfill\n  objects(state: BucketObjectState, cursor: String, pageSize: Int): BucketObjectConnection!\n  prefixLogTypes: [S3PrefixLogTypes!]!\n  connection: BucketConnection!\n}\n\n\"Which bucket it is and who reads it, without secrets. Settings of the other kinds are null.\"\ntype BucketConnection {\n  kind: BucketKind!\n  \"As its provider's tools write it, such as gs://logs.\"\n  address: String!\n  \"AmazonSecurityLake and Gcs.\"\n  bucket: String\n  \"AmazonSecurityLake.\"\n  region: String\n  \"Null where the deployment's own key assumes the role.\"\n  accessKeyId: String\n  logProcessingRole: String\n  externalId: String\n  awsAccountId: String\n  queueUrl: String\n  \"Gcs: of the subscription.\"\n  projectId: String\n  subscriptionId: String\n  \"Gcs: pays for reading a bucket whose requester pays.\"\n  userProject: String\n  \"Where it is not at its provider's own address.\"\n  endpoint: String\n  \"AzureBlob.\"\n  tenantId: String\n  clientId: String\n  storageAccount: String\n  containers: [String!]\n  queueName: String\n  queueEndpoint: String\n  \"Of a sovereign cloud.\"\n  loginEndpoint: String\n}\n\n\"Settings of the other kinds are left alone. An empty text is no setting.\"\ninput BucketConnectionInput {\n  kind: BucketKind!\n  \"AmazonSecurityLake and Gcs. It never changes.\"\n  bucket: String\n  \"AmazonSecurityLake: us-east-1 when absent.\"\n  region: String\n  accessKeyId: String\n  secretAccessKey: String\n  \"AmazonSecurityLake: the role of the subscriber.\"\n  logProcessingRole: String\n  \"AmazonSecurityLake: the one that the subscriber was created with.\"\n  externalId: String\n  awsAccountId: String\n  \"AmazonSecurityLake: the queue of the subscriber.\"\n  queueUrl: String\n  \"Gcs: by default the project of the service account.\"\n  projectId: String\n  \"Gcs: the bucket is listed when absent.\"\n  subscriptionId: String\n  userProject: String\n  endpoint: String\n  \"Gcs: the JSON key of a service account.\"\n  credentials: String\n  tenantId: String\n  clientId: String\n  clientSecret: String\n  \"AzureBlob. It never changes.\"\n  storageAccount: String\n  containers: [String!]\n  \"AzureBlob: the containers are listed when absent.\"\n  queueName: String\n  queueEndpoint: String\n  loginEndpoint: String\n}\n\ninput CreateBucketSourceInput {\n  label: String!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n  \"AzureBlob: prefixes begin with the container.\"\n  prefixLogTypes: [S3PrefixLogTypesInput!]!\n  connection: BucketConnectionInput!\n}\n\n\"What is absent stays as it is, within the connection too; an empty text takes a setting away.\"\ninput UpdateBucketSourceInput {\n  id: ID!\n  revision: Int!\n  label: String\n  logStreamType: StreamType\n  logStreamTypeOptions: StreamOptionsInput\n  prefixLogTypes: [S3PrefixLogTypesInput!]\n  connection: BucketConnectionInput\n  enabled: Boolean\n}\n\ninput CheckBucketConnectionInput {\n  \"Whose secret is used where none is given.\"\n  sourceId: ID\n  prefixLogTypes: [S3PrefixLogTypesInput!]!\n  connection: BucketConnectionInput!\n}\n\ninput PreviewBucketObjectsInput {\n  connection: CheckBucketConnectionInput!\n  \"How the keys of the objects begin; empty for any.\"\n  prefix: String\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n}\n\ntype CheckBucketConnectionPayload {\n  checks: [BucketConnectionCheck!]!\n}\n\ntype BucketLogSourcePayload {\n  logSource: BucketLogSource!\n}\n\nextend type Mutation {\n  createBucketSource(input: CreateBucketSourceInput!): BucketLogSourcePayload!\n  updateBucketSource(input: UpdateBucketSourceInput!): BucketLogSourcePayload!\n  \"Changes nothing; tells which right or setting is missing.\"\n  checkBucketConnection(input: CheckBucketConnectionInput!): CheckBucketConnectionPayload!\n  \"Reads the first objects by settings that need not be saved, and stores nothing.\"\n  previewBucketObjects(input: PreviewBucketObjectsInput!): ObjectPreviewPayload!\n}\n\nenum CaseStatus {\n  OPEN\n  IN_PROGRESS\n  CLOSED\n}\n\n\"Several alerts that are investigated as one.\"\ntype Case {\n  \"Its number: people say case 12.\"\n  id: ID!\n  title: String!\n  description: String!\n  status: CaseStatus!\n  severity: Severity!\n  assignee: UserName\n  \"True where the assignee's role does not show them the case: they are not told of it and cannot open it.\"\n  isHiddenFromAssignee: Boolean!\n  createdAt: DateTime!\n  createdBy: ActorReference!\n  \"Moves with everything that happens in the case.\"\n  updatedAt: DateTime!\n  closedAt: DateTime\n  \"Set while it can be restored.\"\n  deletedAt: DateTime\n  deletedBy: ActorReference\n  revision: Int!\n  alertCount: Int!\n  \"Neither resolved nor closed.\"\n  openAlertCount: Int!\n  \"At most 500, those added last first.\"\n  alerts: [CaseAlert!]!\n  \"What happened, oldest first; at most 2,000 and what ends it. Entries are never changed.\"\n  entries: [CaseEntry!]!\n  \"Cases that have something to do with it, as far as the reader sees them; by number, at most 50.\"\n  linkedCases: [Case!]!\n  \"Oldest first.\"\n  attachments: [CaseAttachment!]!\n}\n\ntype CaseAlert {\n  alert: Alert!\n  addedAt: DateTime!\n  addedBy: ActorReference!\n}\n\nenum CaseEntryType {\n  CREATED\n  TITLE_CHANGE\n  DESCRIPTION_CHANGE\n  STATUS_CHANGE\n  SEVERITY_CHANGE\n  ASSIGNEE_CHANGE\n  ALERT_ADDED\n  ALERT_REMOVED\n  NOTE\n  ATTACHMENT_ADDED\n  ATTACHMENT_REMOVED\n  EXPORTED\n  MERGED\n  UNMERGED\n  LINKED\n  UNLINKED\n  DELETED\n  RESTORED\n}\n\ntype CaseEntry {\n  id: ID!\n  type: CaseEntryType!\n  actor: ActorReference!\n  at: DateTime!\n  \"The value before: a status, a title, the id of an alert, the name of a user or of an attachment, the number of a case.\"\n  from: String!\n  \"The value after.\"\n  to: String!\n  \"What somebody wrote, the title of an alert, the SHA-256 of an attachment, or the description of a merged case.\"\n  note: String!\n  \"The number of the case in which it happened, where that was merged into this one since.\"\n  mergedFrom: ID\n}\n\n\"A file that somebody added to a case.\"\ntype CaseAttachment {\n  id: ID!\n  name: String!\n  \"What its content is, whatever its name says.\"\n  mediaType: String!\n  bytes: Int!\n  sha256: String!\n  addedAt: DateTime!\n  addedBy: ActorReference!\n}\n\ntype CaseEdge {\n  node: Case!\n  cursor: String!\n}\n\ntype CaseConnection {\n  edges: [CaseEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\ninput CasesInput {\n  statuses: [CaseStatus!]\n  severities: [Severity!]\n  \"User ids; the empty string stands for unassigned.\"\n  assigneeIds: [String!]\n  titleContains: String\n  cursor: String\n  pageSize: Int\n}\n\ninput CreateCaseInput {\n  title: String!\n  description: String\n  \"Absent: that of its most severe alert, or MEDIUM.\"\n  severity: Severity\n  assigneeId: ID\n  alertIds: [ID!]\n  \"It begins with the alerts that any of these finds as well; their cursors, page sizes and sorts do not count.\"\n  matching: [AlertsInput!]\n}\n\n\"Absent for what stays.\"\ninput UpdateCaseInput {\n  id: ID!\n  \"As it was read; refused when somebody changed the case since.\"\n  revision: Int!\n  title: String\n  description: String\n  status: CaseStatus\n  severity: Severity\n  \"Empty: unassign.\"\n  assigneeId: ID\n  \"Only with the status CLOSED: its open alerts are resolved with this outcome.\"\n  resolveAlertsAs: AlertOutcome\n}\n\ninput CaseAlertsInput {\n  id: ID!\n  alertIds: [ID!]!\n}\n\ninput MatchingCaseAlertsInput {\n  id: ID!\n  \"Alerts that any of these finds; their cursors, page sizes and sorts do not count.\"\n  filters: [AlertsInput!]!\n}\n\ninput AddCaseNoteInput {\n  id: ID!\n  \"Markdown, at most 10,000 characters.\"\n  body: String!\n}\n\ninput MergeCasesInput {\n  \"The case that is merged; its number leads to the other one from then on.\"\n  id: ID!\n  \"The case that gets its alerts, attachments and history.\"\n  intoId: ID!\n}\n\ninput LinkedCasesInput {\n  id: ID!\n  otherId: ID!\n}\n\ntype CasePayload {\n  case: Case!\n}\n\ntype AddedCaseAlertsPayload {\n  case: Case!\n  \"Without those that it had already.\"\n  addedAlertIds: [ID!]!\n}\n\n\"The key that signs the archives of this installation.\"\ntype CaseSigningKey {\n  \"PEM, of the type Ed25519.\"\n  publicKey: String!\n  \"SHA-256 of the key, in hexadecimal digits.\"\n  fingerprint: String!\n}\n\nextend type Alert {\n  \"That have this alert, what changed last first; at most ten.\"\n  cases: [Case!]!\n}\n\nextend type Query {\n  \"What changed last first.\"\n  cases(input: CasesInput!): CaseConnection!\n  \"The number of a case that was merged gives the case that it was merged into.\"\n  case(id: ID!): Case!\n  \"Those deleted in the last 30 days, the latest first; at most 100.\"\n  deletedCases: [Case!]!\n  caseSigningKey: CaseSigningKey!\n}\n\nextend type Mutation {\n  createCase(input: CreateCaseInput!): CasePayload!\n  updateCase(input: UpdateCaseInput!): CasePayload!\n  addAlertsToCase(input: CaseAlertsInput!): AddedCaseAlertsPayload!\n  \"Refused, with nothing added, where more alerts match than a case can have.\"\n  addMatchingAlertsToCase(input: MatchingCaseAlertsInput!): AddedCaseAlertsPayload!\n  removeAlertsFromCase(input: CaseAlertsInput!): CasePayload!\n  addCaseNote(input: AddCaseNoteInput!): CasePayload!\n  \"Its name and its hash stay in the entries of the case.\"\n  deleteCaseAttachment(id: ID!): CasePayload!\n  mergeCases(input: MergeCasesInput!): CasePayload!\n  \"For 30 days after the merge: the case of this number gets back what it had. What came to the other case since stays there.\"\n  undoCaseMerge(id: ID!): CasePayload!\n  linkCases(input: LinkedCasesInput!): CasePayload!\n  unlinkCases(input: LinkedCasesInput!): CasePayload!\n  \"For 30 days it can be restored, and nothing else finds it.\"\n  deleteCase(id: ID!): DeletedPayload!\n  restoreCase(id: ID!): CasePayload!\n}\n\n\"An AWS account whose resources are scanned. Pharos scans none yet: resources are put by `putResources`.\"\ntype CloudAccount {\n  id: ID!\n  awsAccountId: String!\n  awsRegionIgnoreList: [String!]!\n  awsScanConfig: AwsScanConfig!\n  awsStackName: String\n  createdAt: DateTime!\n  createdBy: ActorReference!\n  isEditable: Boolean!\n  isRealtimeScanningEnabled: Boolean!\n  label: String!\n  lastModifiedAt: DateTime!\n  resourceRegexIgnoreList: [String!]!\n  resourceTypeIgnoreList: [String!]!\n}\n\ntype AwsScanConfig {\n  auditRole: String!\n}\n\ninput AwsScanConfigInput {\n  auditRole: String!\n}\n\ninput CreateCloudAccountInput {\n  awsAccountId: String!\n  awsScanConfig: AwsScanConfigInput!\n  label: String!\n  regionIgnoreList: [String!]\n  resourceRegexIgnoreList: [String!]\n  resourceTypeIgnoreList: [String!]\n}\n\ninput UpdateCloudAccountInput {\n  id: ID!\n  awsScanConfig: AwsScanConfigInput!\n  label: String!\n  regionIgnoreList: [String!]\n  resourceRegexIgnoreList: [String!]\n  resourceTypeIgnoreList: [String!]\n}\n\ninput DeleteCloudAccountInput {\n  id: ID!\n}\n\ntype CloudAccountEdge {\n  node: CloudAccount!\n  cursor: String!\n}\n\ntype CloudAccountConnection {\n  edges: [CloudAccountEdge!]!\n  pageInfo: PageInfo!\n}\n\ntype CloudAccountPayload {\n  cloudAccount: CloudAccount!\n}\n\nextend type Query {\n  \"Always empty.\"\n  cloudAccounts: CloudAccountConnection!\n  cloudAccount(id: ID!): CloudAccount!\n}\n\nextend type Mutation {\n  \"Refused: Pharos has no scanner yet. So are the other two.\"\n  createCloudAccount(input: CreateCloudAccountInput!): CloudAccountPayload!\n  updateCloudAccount(input: UpdateCloudAccountInput!): CloudAccountPayload!\n  deleteCloudAccount(input: DeleteCloudAccountInput!): DeletedPayload!\n}\n\n\"Policies of one severity.\"\ntype SeverityCompliance {\n  severity: Severity!\n  \"That have results.\"\n  policies: Int!\n  \"That fail for a resource, or err.\"\n  failingPolicies: Int!\n  \"Results.\"\n  counts: ComplianceCounts!\n}\n\n\"Resources of one type or account, each counted by the worst that policies say of it.\"\ntype ResourceGroup {\n  \"Empty: of resources that do not say their account.\"\n  label: String!\n  passed: Int!\n  failed: Int!\n  errored: Int!\n  \"No policy that counts has looked at them.\"\n  unchecked: Int!\n}\n\ntype FailingPolicy {\n  policyId: ID!\n  displayName: String!\n  severity: Severity!\n  counts: ComplianceCounts!\n}\n\ntype FailingResource {\n  resource: Resource!\n  \"The most severe of the policies that it fails.\"\n  severity: Severity!\n  \"Policies that it fails.\"\n  failed: Int!\n}\n\ntype CloudSecurity {\n  \"Results now.\"\n  counts: ComplianceCounts!\n  \"Results at the beginning of the time.\"\n  countsBefore: ComplianceCounts!\n  \"Those that fail at the end of each bucket, by the severity of the policy.\"\n  failingOverTime: TimeSeriesGroup!\n  bySeverity: [SeverityCompliance!]!\n  \"The type with most resources first.\"\n  byType: [ResourceGroup!]!\n  \"The account with most resources first.\"\n  byAccount: [ResourceGroup!]!\n  \"The most severe first, of those that fail most; null without PolicyRead.\"\n  topPolicies: [FailingPolicy!]\n  \"Null without ResourceRead.\"\n  topResources: [FailingResource!]\n}\n\nextend type Query {\n  \"How cloud resources comply with policies. The time is widened at its beginning to whole buckets of a round length.\"\n  cloudSecurity(startTime: DateTime!, endTime: DateTime!): CloudSecurity!\n}\n\n\"What uses a helper or a data model.\"\ntype CodeUse {\n  id: ID!\n  kind: PackItemKind!\n  displayName: String!\n  enabled: Boolean\n}\n\n\"A detection that uses the code, with what its tests say of the new version.\"\ntype CodeUseReport {\n  id: ID!\n  kind: PackItemKind!\n  displayName: String!\n  results: [RuleTestResult!]!\n}\n\ntype CodeTestReport {\n  \"Mistakes in the text; empty where it can be saved.\"\n  problems: [DraftProblem!]!\n  \"Of the detections that use it and that the reader may see; those with a test that fails first.\"\n  uses: [CodeUseReport!]!\n  \"How many tests ran, and how many of them failed, also of detections that the reader may not see.\"\n  testCount: Int!\n  failureCount: Int!\n}\n\ninput GlobalHelperInput {\n  \"Also the name of the Python module.\"\n  id: ID!\n  description: String!\n  tags: [String!]!\n  body: String!\n}\n\ninput SaveGlobalHelperInput {\n  helper: GlobalHelperInput!\n  \"`lastModified` of the version that was edited; absent for a new helper.\"\n  lastModified: DateTime\n  \"Saves it although tests of what uses it fail.\"\n  acceptsFailures: Boolean\n}\n\ntype SavedGlobalHelper {\n  \"Null where the text has problems, or tests fail that were not accepted: then nothing was saved.\"\n  helper: GlobalHelper\n  report: CodeTestReport!\n}\n\ninput DataModelMappingInput {\n  name: String!\n  \"A JSONPath; absent where a function of the body says the value.\"\n  path: String\n  method: String\n}\n\ninput DataModelInput {\n  id: ID!\n  displayName: String!\n  enabled: Boolean!\n  logTypes: [String!]!\n  mappings: [DataModelMappingInput!]!\n  body: String!\n}\n\ninput SaveDataModelInput {\n  dataModel: DataModelInput!\n  \"`lastModified` of the version that was edited; absent for a new data model.\"\n  lastModified: DateTime\n  \"Saves it although tests of what uses it fail.\"\n  acceptsFailures: Boolean\n}\n\ntype SavedDataModel {\n  \"Null where the text has problems, or tests fail that were not accepted: then nothing was saved.\"\n  dataModel: DataModel\n  report: CodeTestReport!\n}\n\ntype CodeChange {\n  id: ID!\n  itemId: ID!\n  action: DetectionChangeAction!\n  origin: DetectionChangeOrigin!\n  at: DateTime!\n  \"Null for Pharos itself.\"\n  by: ActorReference\n  \"The version that was replaced, as files of a repository; empty where it was created.\"\n  before: [RepositoryFile!]!\n  \"Empty where it was deleted.\"\n  after: [RepositoryFile!]!\n}\n\n\"The newest change first.\"\ntype CodeHistory {\n  changes: [CodeChange!]!\n  \"Where to read on; null at the end.\"\n  nextCursor: String\n}\n\ninput CloneInput {\n  id: ID!\n  newId: ID!\n  \"Absent: that of the original, and `(copy)`.\"\n  displayName: String\n}\n\nextend type Query {\n  \"What imports it, directly or through others.\"\n  globalHelperUses(id: ID!): [CodeUse!]!\n  \"Rules that ask for unified fields of its log types.\"\n  dataModelUses(id: ID!): [CodeUse!]!\n  \"The last 100 changes are kept. It outlives the helper by 30 days.\"\n  globalHelperHistory(input: DetectionHistoryInput!): CodeHistory!\n  dataModelHistory(input: DetectionHistoryInput!): CodeHistory!\n}\n\nextend type Mutation {\n  \"\"\"\n  Runs the tests of everything that uses the helper with this text, which is not saved. `runsTests: false` only loads\n  the text, which is quick enough to be asked while somebody writes it.\n  \"\"\"\n  testGlobalHelper(input: GlobalHelperInput!, runsTests: Boolean): CodeTestReport!\n  \"Runs the tests of everything that uses the helper, and saves it where none fails.\"\n  saveGlobalHelper(input: SaveGlobalHelperInput!): SavedGlobalHelper!\n  \"Refused while something uses it.\"\n  deleteGlobalHelper(id: ID!): DeletedPayload!\n  restoreGlobalHelperVersion(input: RestoreDetectionVersionInput!): GlobalHelper!\n  testDataModel(input: DataModelInput!, runsTests: Boolean): CodeTestReport!\n  saveDataModel(input: SaveDataModelInput!): SavedDataModel!\n  setDataModelEnabled(id: ID!, enabled: Boolean!): DataModel!\n  deleteDataModel(id: ID!): DeletedPayload!\n  restoreDataModelVersion(input: RestoreDetectionVersionInput!): DataModel!\n  \"A copy that belongs to the caller and is disabled, of a detection of any kind.\"\n  cloneDetection(input: CloneInput!): DetectionEntity!\n  cloneGlobalHelper(input: CloneInput!): GlobalHelper!\n  \"A copy that is disabled.\"\n  cloneDataModel(input: CloneInput!): DataModel!\n}\n\n\"When something is run: at a rate or by a cron expression in UTC.\"\ntype Schedule {\n  rateMinutes: Int\n  cronExpression: String\n  timeoutMinutes: Int!\n}\n\ntype DataModelMapping {\n  name: String!\n  \"A JSONPath; null where a function of the body says the value.\"\n  path: String\n  method: String\n}\n\ntype DataModel {\n  id: ID!\n  displayName: String!\n  enabled: Boolean!\n  managed: Boolean!\n  logTypes: [String!]!\n  mappings: [DataModelMapping!]!\n  body: String!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n}\n\ntype GlobalHelper {\n  \"Also the name of the Python module.\"\n  id: ID!\n  description: String!\n  tags: [String!]!\n  managed: Boolean!\n  body: String!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n}\n\ntype QueryEmail {\n  recipients: [String!]!\n  sendEmpty: Boolean!\n  \"The rows come as a file rather than in the text.\"\n  preferAttachment: Boolean!\n}\n\ntype SavedQuery {\n  id: ID!\n  name: String!\n  description: String!\n  tags: [String!]!\n  sql: String!\n  managed: Boolean!\n  lookbackSeconds: Int\n  queryKind: SavedQueryKind!\n  \"The text, as sql.\"\n  sqlQuery: String!\n  \"What was chosen beside the text.\"\n  params: DataLakeQueryMetadata!\n  \"The same as JSON.\"\n  queryCookie: String!\n  \"It is bound in time: by its text, its times, or a look-back. One that is not reads every event.\"\n  hasTimeFilter: Boolean!\n  \"Its text or its params say how many rows at most.\"\n  hasLimit: Boolean!\n  \"Null for a query that is run by hand only.\"\n  schedule: Schedule\n  \"Of the schedule.\"\n  enabled: Boolean!\n  \"Who gets the rows of a scheduled query by mail; null for nobody.\"\n  email: QueryEmail\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n}\n\ntype ScheduledPrompt {\n  name: ID!\n  displayName: String!\n  description: String!\n  prompt: String!\n  runAsUser: String!\n  schedule: Schedule!\n  outputLength: String!\n  enabled: Boolean!\n  managed: Boolean!\n  lastModified: DateTime!\n}\n\ntype DataModelConnection {\n  edges: [DataModelEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\ntype DataModelEdge {\n  node: DataModel!\n  cursor: String!\n}\ntype GlobalHelperConnection {\n  edges: [GlobalHelperEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\ntype GlobalHelperEdge {\n  node: GlobalHelper!\n  cursor: String!\n}\ntype SavedQueryConnection {\n  edges: [SavedQueryEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\ntype SavedQueryEdge {\n  node: SavedQuery!\n  cursor: String!\n}\ntype ScheduledPromptConnection {\n  edges: [ScheduledPromptEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\ntype ScheduledPromptEdge {\n  node: ScheduledPrompt!\n  cursor: String!\n}\n\n\"An absent member does not narrow; by display name.\"\ninput ContentItemsInput {\n  nameContains: String\n  enabled: Boolean\n  createdBy: String\n  lastModifiedBy: String\n  cursor: String\n  pageSize: Int\n}\n\n\"How many items of one kind an upload added, changed, and had.\"\ntype UploadStatistics {\n  modified: Int!\n  new: Int!\n  total: Int!\n}\n\ntype DetectionEntitiesUploadResult {\n  rules: UploadStatistics!\n  policies: UploadStatistics!\n  correlationRules: UploadStatistics!\n  dataModels: UploadStatistics!\n  globalHelpers: UploadStatistics!\n  lookupTables: UploadStatistics!\n  queries: UploadStatistics!\n  scheduledPrompts: UploadStatistics!\n  packs: UploadStatistics!\n  dashboards: UploadStatistics!\n  \"What was left out, and why: items, and names in items that exist elsewhere only. All else was stored.\"\n  leftOut: [BulkUploadIssue!]!\n}\n\nenum UploadStatus {\n  NOT_PROCESSED\n  COMPLETED\n  FAILED\n}\n\ntype DetectionEntitiesUploadStatus {\n  receiptId: ID!\n  status: UploadStatus!\n  \"Empty, or plain text, or a JSON object {error, issues: [{path, errorMessage}]}.\"\n  error: String!\n  result: DetectionEntitiesUploadResult\n  createdAt: DateTime!\n  completedAt: DateTime\n  createdBy: ActorReference!\n}\n\ninput UploadDetectionEntitiesAsyncInput {\n  \"A zip archive in base64.\"\n  data: String!\n  patVersion: String\n  \"Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent.\"\n  skipInvalid: Boolean\n}\ninput UploadDetectionEntitiesInput {\n  data: String!\n  patVersion: String\n  \"Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent.\"\n  skipInvalid: Boolean\n}\ninput ValidateBulkUploadInput {\n  data: String!\n  patVersion: String\n  \"Leave out items that are wrong, and tell the reasons, instead of refusing all; the server's setting when absent.\"\n  skipInvalid: Boolean\n}\n\ntype UploadReceipt {\n  receiptId: ID!\n}\n\ntype BulkUploadIssue {\n  \"Of the file in the archive.\"\n  path: String!\n  errorMessage: String!\n}\n\ntype BulkUploadValidation {\n  issues: [BulkUploadIssue!]!\n  \"What an upload would leave out, and why.\"\n  leftOut: [BulkUploadIssue!]!\n}\n\ntype ValidateBulkUploadStatus {\n  status: UploadStatus!\n  error: String!\n  result: BulkUploadValidation\n}\n\ninput DeleteDetectionsInput {\n  ids: [ID!]!\n  \"Only says what would go.\"\n  dryRun: Boolean\n  \"Also the queries of scheduled rules that no other rule uses.\"\n  includeSavedQueries: Boolean\n}\ntype DeleteDetectionsResult {\n  ids: [ID!]!\n  savedQueryNames: [String!]!\n}\ninput DeleteSavedQueriesByNameInput {\n  names: [String!]!\n  dryRun: Boolean\n  \"Also the scheduled rules that are run on them.\"\n  includeDetections: Boolean\n}\ntype DeleteSavedQueriesByNameResult {\n  names: [String!]!\n  detectionIDs: [ID!]!\n}\n\ninput TestCorrelationRuleYAMLInput {\n  yaml: String!\n}\ntype CorrelationTestResult {\n  name: String!\n  passed: Boolean!\n  error: String\n}\ntype TestCorrelationRuleYAMLResult {\n  results: [CorrelationTestResult!]!\n}\n\ninput TranspileSimpleDetectionsToPythonInput {\n  \"JSON texts, one a detection.\"\n  data: [String!]!\n}\ntype TranspileSimpleDetectionsToPythonResult {\n  transpiledPython: [String!]!\n}\ninput TranspileFiltersInput {\n  \"JSON texts of `InlineFilters`.\"\n  data: [String!]!\n  patVersion: String\n}\ntype TranspileFiltersResult {\n  \"JSON texts.\"\n  transpiledFilters: [String!]!\n}\n\ninput FeatureFlagInput {\n  flag: String!\n  defaultTreatment: Boolean\n}\ninput GetFeatureFlagsInput {\n  flags: [FeatureFlagInput!]!\n}\ntype FeatureFlag {\n  flag: String!\n  treatment: Boolean!\n}\ntype FeatureFlags {\n  flags: [FeatureFlag!]!\n}\n\ninput MetricsInput {\n  fromDate: DateTime!\n  toDate: DateTime!\n  \"15, 30, 60, 180, 360, 720 or 1440; 180 when absent.\"\n  intervalInMinutes: Int\n}\ntype MetricSeries {\n  label: String!\n  \"Total of the breakdown.\"\n  value: Float!\n  \"Time → number; every series has the same times.\"\n  breakdown: JSON!\n}\ntype MetricTotal {\n  label: String!\n  value: Float!\n}\n\"How many alerts a detection raised.\"\ntype RuleMetric {\n  \"Of the detection.\"\n  entityId: ID!\n  \"How the detection is called.\"\n  label: String!\n  value: Float!\n}\n\"What is not asked for is not counted.\"\ntype Metrics {\n  \"Of alerts that detections raised, by what raised them and their severity: `Scheduled Rule HIGH`.\"\n  alertsPerSeverity: [MetricSeries!]!\n  \"The detections with most of them first, at most 1,000.\"\n  alertsPerRule: [RuleMetric!]!\n  totalAlerts: Float!\n  \"By log type.\"\n  bytesProcessedPerSource: [MetricSeries!]!\n  totalBytesProcessed: Float!\n  \"By log type.\"\n  eventsProcessedPerLogType: [MetricSeries!]!\n  totalEventsProcessed: Float!\n  \"By log type: the seconds between an event and its arrival, on average over the events that are stored.\"\n  latencyPerLogType: [MetricTotal!]!\n  \"By log source.\"\n  bytesIngestedPerSource: [MetricTotal!]!\n  totalBytesIngested: Float!\n  \"What searches read, by who asked: people, API tokens, schedules.\"\n  bytesQueriedPerSource: [MetricSeries!]!\n  totalBytesQueried: Float!\n}\n\ninput CreatePerfTestInput {\n  \"A zip archive in base64 with one rule.\"\n  detection: String!\n  \"The hour whose events it is run on begins then.\"\n  hour: DateTime!\n  logType: String!\n}\ntype ReplaySizeWindow {\n  maxSizeInGB: Float\n}\ntype ReplayTimeWindow {\n  startsAt: DateTime!\n  endsAt: DateTime!\n}\ntype ReplayDataWindow {\n  sizeWindow: ReplaySizeWindow\n  timeWindow: ReplayTimeWindow\n}\ntype ReplayScope {\n  logTypes: [String!]!\n  dataWindow: ReplayDataWindow!\n}\ntype ReplaySummary {\n  totalAlerts: Int!\n  completedAt: DateTime\n  ruleErrorCount: Int!\n  ruleMatchCount: Int!\n  evaluationProgress: Float!\n  computationProgress: Float!\n  logDataSizeEstimate: Float!\n  matchesProcessedCount: Int!\n  eventsProcessedCount: Int!\n  eventsMatchedCount: Int!\n  readTimeNanos: Float!\n  processingTimeNanos: Float!\n}\nenum ReplayState {\n  EVALUATION_IN_PROGRESS\n  COMPUTATION_IN_PROGRESS\n  DONE\n  CANCELED\n  ERROR_EVALUATION\n  ERROR_COMPUTATION\n}\ntype Replay {\n  id: ID!\n  state: ReplayState!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  completedAt: DateTime\n  detectionId: ID!\n  replayType: String!\n  scope: ReplayScope!\n  summary: ReplaySummary!\n}\ntype CreatePerfTestResult {\n  replay: Replay!\n}\ninput StopReplayInput {\n  id: ID!\n}\ntype StopReplayResult {\n  replay: Replay!\n}\n\n\"A file of a repository.\"\ntype RepositoryFile {\n  \"With forward slashes.\"\n  path: String!\n  text: String!\n  \"The text is base64: the file is no text.\"\n  isBase64: Boolean!\n}\n\nextend type Query {\n  \"Content as the files of a repository. Kinds: rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, packs, lookupTables, scheduledPrompts, dashboards; null for all.\"\n  detectionEntitiesExport(\n    kinds: [String!]\n    \"These detections alone, and nothing of other kinds; null for all.\"\n    ids: [ID!]\n  ): [RepositoryFile!]!\n  dataModels(input: ContentItemsInput!): DataModelConnection!\n  dataModel(id: ID!): DataModel!\n  globalHelpers(input: ContentItemsInput!): GlobalHelperConnection!\n  globalHelper(id: ID!): GlobalHelper!\n  savedQueries(input: ContentItemsInput!): SavedQueryConnection!\n  savedQuery(id: ID!): SavedQuery!\n  scheduledPrompts(input: ContentItemsInput!): ScheduledPromptConnection!\n  detectionEntitiesUploadStatus(receiptId: ID!): DetectionEntitiesUploadStatus!\n  \"The newest first; 50 at most.\"\n  detectionEntitiesUploads: [DetectionEntitiesUploadStatus!]!\n  validateBulkUploadStatus(receiptId: ID!): ValidateBulkUploadStatus!\n  featureFlags(input: GetFeatureFlagsInput!): FeatureFlags!\n  metrics(input: MetricsInput!): Metrics!\n  replay(id: ID!): Replay!\n}\n\nextend type Mutation {\n  uploadDetectionEntitiesAsync(input: UploadDetectionEntitiesAsyncInput!): UploadReceipt!\n  uploadDetectionEntities(input: UploadDetectionEntitiesInput!): DetectionEntitiesUploadResult!\n  validateBulkUpload(input: ValidateBulkUploadInput!): UploadReceipt!\n  deleteDetections(input: DeleteDetectionsInput!): DeleteDetectionsResult!\n  deleteSavedQueriesByName(input: DeleteSavedQueriesByNameInput!): DeleteSavedQueriesByNameResult!\n  testCorrelationRuleYAML(input: TestCorrelationRuleYAMLInput!): TestCorrelationRuleYAMLResult!\n  transpileSimpleDetectionsToPython(\n    input: TranspileSimpleDetectionsToPythonInput!\n  ): TranspileSimpleDetectionsToPythonResult!\n  transpileFilters(input: TranspileFiltersInput!): TranspileFiltersResult!\n  createPerfTest(input: CreatePerfTestInput!): CreatePerfTestResult!\n  stopReplay(input: StopReplayInput!): StopReplayResult!\n}\n\nenum DashboardPanelKind {\n  TEXT\n  QUERY\n}\n\nenum DashboardPanelDisplay {\n  \"As the query's `visualize` says, else as a table.\"\n  AUTO\n  TABLE\n  \"The first number of the first row.\"\n  VALUE\n  BAR\n  COLUMN\n  LINE\n  AREA\n  PIE\n}\n\ntype DashboardPanel {\n  \"Unique in its dashboard.\"\n  id: ID!\n  title: String!\n  kind: DashboardPanelKind!\n  \"Markdown, or the query.\"\n  text: String!\n  \"Null for texts.\"\n  language: QueryLanguage\n  \"Null for texts.\"\n  display: DashboardPanelDisplay\n  \"In columns of the grid, which has 12.\"\n  x: Int!\n  \"In rows of the grid.\"\n  y: Int!\n  width: Int!\n  height: Int!\n}\n\nenum DashboardVariableKind {\n  \"People write its value.\"\n  TEXT\n  \"One of its items.\"\n  LIST\n  \"One of the values in the first column that its query finds.\"\n  QUERY\n}\n\n\"What people choose above the panels. A panel's query names it $name in PharosFlow, {name:String} in SQL; with several values {name:Array(String)}.\"\ntype DashboardVariable {\n  name: String!\n  \"Empty: the name.\"\n  label: String!\n  kind: DashboardVariableKind!\n  \"Of a list.\"\n  items: [String!]!\n  \"The query; null without one.\"\n  text: String\n  language: QueryLanguage\n  \"Several values can be chosen.\"\n  isMultiple: Boolean!\n  \"Nothing has to be chosen: an empty text or list stands for all.\"\n  hasAll: Boolean!\n  \"What it opens with.\"\n  defaultValues: [String!]!\n}\n\n\"Panels on a page.\"\ntype Dashboard {\n  id: ID!\n  name: String!\n  description: String!\n  panels: [DashboardPanel!]!\n  variables: [DashboardVariable!]!\n  \"The time that it opens with: an ISO-8601 duration back from now.\"\n  relativeTime: String!\n  \"Null: not by itself.\"\n  refreshSeconds: Int\n  sharing: Sharing!\n  \"It comes with Pharos, and nobody changes it.\"\n  managed: Boolean!\n  \"Null: the owner is gone, or it comes with Pharos.\"\n  owner: UserName\n  isOwn: Boolean!\n  \"Whether you can change and delete it.\"\n  mayChange: Boolean!\n  revision: Int!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  \"When an upload last wrote it: the next one replaces what people change since. Null: none did.\"\n  uploadedAt: DateTime\n}\n\ninput DashboardPanelInput {\n  id: ID!\n  title: String!\n  kind: DashboardPanelKind!\n  text: String!\n  language: QueryLanguage\n  display: DashboardPanelDisplay\n  x: Int!\n  y: Int!\n  width: Int!\n  height: Int!\n}\n\ninput DashboardVariableInput {\n  name: String!\n  label: String\n  kind: DashboardVariableKind!\n  items: [String!]\n  text: String\n  language: QueryLanguage\n  isMultiple: Boolean\n  hasAll: Boolean\n  defaultValues: [String!]\n}\n\ninput SaveDashboardInput {\n  \"Absent for a new one.\"\n  id: ID\n  \"Of the dashboard that was changed; one that changed since then is not overwritten.\"\n  revision: Int\n  name: String!\n  description: String\n  panels: [DashboardPanelInput!]!\n  \"Absent: none.\"\n  variables: [DashboardVariableInput!]\n  relativeTime: String!\n  refreshSeconds: Int\n  sharing: SharingInput!\n}\n\nextend type Query {\n  \"Your own and those that are shared with you, by name.\"\n  dashboards: [Dashboard!]!\n  dashboard(id: ID!): Dashboard!\n}\n\nextend type Mutation {\n  saveDashboard(input: SaveDashboardInput!): Dashboard!\n  deleteDashboard(id: ID!): DeletedPayload!\n}\n\nenum DataLakeQueryStatus {\n  \"Also while it waits for its turn.\"\n  running\n  succeeded\n  failed\n  cancelled\n}\n\nenum DataLakeQueryKind {\n  query\n  indicator_search\n}\n\nenum QueryLanguage {\n  sql\n  pharosflow\n  simplesearch\n}\n\n\"Who asked.\"\nunion QueryIssuer = User | APIToken\n\n\"What was chosen beside the text.\"\ntype DataLakeQueryMetadata {\n  language: QueryLanguage!\n  \"The text.\"\n  query: String!\n  databases: [String!]!\n  tables: [String!]!\n  startTime: DateTime\n  endTime: DateTime\n  \"An ISO-8601 duration back from when it was asked.\"\n  relativeTime: String\n  limit: Int\n  sortDirection: SortDirection\n  \"JSON: {ors: [{ands: [{key, operator, value}]}]}\"\n  simpleSearchQueryFilter: String\n  variables: [QueryVariable!]!\n}\n\ntype DataLakeQueryAnnotations {\n  \"How the query wants to be drawn.\"\n  visualize: JSON\n}\n\n\"What the engine did so far.\"\ntype DataLakeQueryProgress {\n  \"It has not begun: queries of others come first.\"\n  isWaiting: Boolean!\n  rowsRead: Float!\n  bytesRead: Float!\n  \"From 0 to 100; null while unknown.\"\n  percent: Float\n}\n\ntype QueryChartProperty {\n  order: Int\n  limit: Int\n  chartType: String\n  propertyId: String\n  colorHexes: [String!]\n  propertyPath: String\n  sortDirection: SortDirection\n  propertyTableName: String\n  propertyDisplayName: String\n}\ntype QueryTableProperty {\n  order: Int\n  propertyId: String\n  propertyPath: String\n  propertyTableName: String\n  propertyDisplayName: String\n}\n\"How charts and table of the result are arranged.\"\ntype QueryUserConfig {\n  queryId: ID!\n  chartProperties: [QueryChartProperty!]!\n  tableProperties: [QueryTableProperty!]!\n}\n\n\"A query that was derived from another.\"\ntype DerivedDataLakeQuery {\n  id: ID!\n  kind: DataLakeQueryKind!\n}\n\n\"One execution of a query.\"\ntype DataLakeQuery {\n  id: ID!\n  kind: DataLakeQueryKind!\n  \"The text as it was written, whatever its language.\"\n  sql: String!\n  language: QueryLanguage!\n  \"Of the saved query.\"\n  name: String\n  status: DataLakeQueryStatus!\n  \"Why it failed, or what to know of its rows.\"\n  message: String!\n  isScheduled: Boolean!\n  \"Null where Pharos itself asked, or where they are gone.\"\n  issuedBy: QueryIssuer\n  startedAt: DateTime!\n  completedAt: DateTime\n  metadata: DataLakeQueryMetadata!\n  annotations: DataLakeQueryAnnotations!\n  progress: DataLakeQueryProgress!\n  stats: DataLakeQueryStats!\n  userConfig: QueryUserConfig\n  children: [DerivedDataLakeQuery!]!\n  \"Until when its rows can be read; null where there are none.\"\n  resultsUntil: DateTime\n  \"Null where there are no rows to read (yet). Those that are there can be read while it runs.\"\n  results(input: DataLakeQueryResultsInput): DataLakeQueryResults\n  \"The rows that were kept, over a column of instants (absent: p_event_time), by log type. Null without rows or times.\"\n  histogram(buckets: Int!, column: String): Histogram\n  \"Of the rows that were kept. Null without rows.\"\n  fieldSummary(key: String!): FieldSummary\n}\n\ntype DataLakeQueryStats {\n  bytesScanned: Float!\n  \"Milliseconds.\"\n  executionTime: Float!\n  rowCount: Float!\n}\n\ntype DataLakeQueryColumns {\n  \"Names.\"\n  order: [String!]!\n  \"Name → type.\"\n  types: JSON!\n}\n\ntype DataLakeQueryRow {\n  \"Column → value.\"\n  node: JSON!\n  \"The same as JSON text.\"\n  nodeAsString: String!\n  \"Where the rows go on after it; good for any execution of the same text.\"\n  cursor: String!\n}\n\ntype DataLakeQueryResults {\n  status: DataLakeQueryStatus!\n  message: String!\n  edges: [DataLakeQueryRow!]!\n  \"While the query runs there is a next page.\"\n  pageInfo: PageInfo!\n  columnInfo: DataLakeQueryColumns!\n  stats: DataLakeQueryStats!\n  \"The page has not come yet: ask again with the same cursor.\"\n  tryAgain: Boolean!\n  \"There are more rows than were kept.\"\n  isTruncated: Boolean!\n}\n\ninput DataLakeQueryResultsInput {\n  \"From 1 to 999.\"\n  pageSize: Int\n  cursor: String\n}\n\ntype DataLakeQueryEdge {\n  node: DataLakeQuery!\n  cursor: String!\n}\ntype DataLakeQueryConnection {\n  edges: [DataLakeQueryEdge!]!\n  pageInfo: PageInfo!\n}\n\n\"An absent member does not narrow; the newest first.\"\ninput DataLakeQueriesInput {\n  \"In the name or the text.\"\n  contains: String\n  status: [DataLakeQueryStatus!]\n  \"Of a user or an API token.\"\n  issuedBy: ID\n  isScheduled: Boolean\n  startedAtAfter: DateTime\n  startedAtBefore: DateTime\n  cursor: String\n  pageSize: Int\n}\n\n\"A value that the text names: $name in PharosFlow, {name:String} in SQL; with values {name:Array(String)}.\"\ninput QueryVariableInput {\n  name: String!\n  \"Either this or values.\"\n  value: String\n  \"At most 1,000.\"\n  values: [String!]\n}\ntype QueryVariable {\n  name: String!\n  value: String\n  values: [String!]\n}\n\ninput ExecuteDataLakeQueryInput {\n  \"The text, whatever its language.\"\n  sql: String\n  \"Accepted and not needed: queries name the database of each table.\"\n  databaseName: String\n  \"Absent: PharosFlow where the text says so in a comment, otherwise SQL.\"\n  language: QueryLanguage\n  databases: [String!]\n  tables: [String!]\n  \"Included.\"\n  startTime: DateTime\n  \"Not included.\"\n  endTime: DateTime\n  \"An ISO-8601 duration back from now, such as PT20M; instead of the two times. PAllTime for all.\"\n  relativeTime: String\n  limit: Int\n  sortDir: SortDirection\n  \"JSON: {ors: [{ands: [{key, operator, value}]}]}\"\n  filters: String\n  \"Of a search form: counts of its events in place of them, by log type and so many seconds; rows of at, p_log_type and events.\"\n  countSeconds: Int\n  \"Of a search form: the most frequent values of this field in place of its events; rows of value, hits, present (how often any value occurs) and distinct.\"\n  countKey: String\n  \"Of the saved query that this is an execution of.\"\n  name: String\n  \"The query that this one is derived from.\"\n  parentId: ID\n  \"Runs even where the same was answered a moment ago.\"\n  skipCache: Boolean\n  \"The same query that somebody who sees the same asked at most so many seconds ago will do, from 1 to 3,600, also while it runs. It is not in the history.\"\n  maxAgeSeconds: Int\n  \"The times count for tables that a text in PharosFlow names, too, and not only for tables.\"\n  timesCountEverywhere: Boolean\n  \"At most 20.\"\n  variables: [QueryVariableInput!]\n  \"Charts and table are arranged as those of this query.\"\n  copyUserConfigQueryId: ID\n}\ntype ExecuteDataLakeQueryResult {\n  id: ID!\n}\n\n\"A query as it would run. It is not run, and is not in the history.\"\ntype CheckedDataLakeQuery {\n  \"The one statement that it is in SQL; null where it cannot run.\"\n  sql: String\n  \"Why it cannot run; null where it can.\"\n  problem: String\n  \"How much it would read; null where that is not known soon, and for readers restricted to log types.\"\n  estimate: ScanEstimate\n}\n\n\"What a query would read at the most, judged before it runs.\"\ntype ScanEstimate {\n  rows: Float!\n  \"Of all columns; a query that names few of them reads less.\"\n  bytes: Float!\n  \"By the speed of queries that ran lately; null where none did.\"\n  seconds: Float\n}\n\nenum IndicatorName {\n  p_any_ip_addresses\n  p_any_domain_names\n  p_any_usernames\n  p_any_emails\n  p_any_actor_ids\n  p_any_trace_ids\n  p_any_md5_hashes\n  p_any_sha1_hashes\n  p_any_sha256_hashes\n  p_any_aws_account_ids\n  p_any_aws_arns\n  p_any_aws_instance_ids\n  p_any_aws_tags\n  p_any_mac_addresses\n  p_any_serial_numbers\n  p_any_cves\n  p_any_mitre_attack_techniques\n}\n\ninput ExecuteIndicatorSearchQueryInput {\n  indicators: [String!]!\n  \"Included.\"\n  startTime: DateTime!\n  \"Not included.\"\n  endTime: DateTime!\n  \"Absent: the fields that hold values of each one's kind.\"\n  indicatorName: IndicatorName\n}\n\ninput CancelDataLakeQueryInput {\n  id: ID!\n}\ntype CancelDataLakeQueryResult {\n  id: ID!\n}\n\ninput QueryChartPropertyInput {\n  order: Int\n  limit: Int\n  chartType: String\n  propertyId: String\n  colorHexes: [String!]\n  propertyPath: String\n  sortDirection: SortDirection\n  propertyTableName: String\n  propertyDisplayName: String\n}\ninput QueryTablePropertyInput {\n  order: Int\n  propertyId: String\n  propertyPath: String\n  propertyTableName: String\n  propertyDisplayName: String\n}\ninput UpdateQueryUserConfigInput {\n  queryId: ID!\n  chartProperties: [QueryChartPropertyInput!]\n  tableProperties: [QueryTablePropertyInput!]\n}\n\nextend type Query {\n  \"Executions of the last 30 days, without those derived from others and those that others may take.\"\n  dataLakeQueries(input: DataLakeQueriesInput): DataLakeQueryConnection!\n  \"With root the first query of those that it was derived from.\"\n  dataLakeQuery(id: ID!, root: Boolean): DataLakeQuery!\n  checkDataLakeQuery(input: ExecuteDataLakeQueryInput!): CheckedDataLakeQuery!\n}\n\nextend type Mutation {\n  \"Answers at once; the query runs when its turn comes.\"\n  executeDataLakeQuery(input: ExecuteDataLakeQueryInput!): ExecuteDataLakeQueryResult!\n  \"How many events have any of the values as indicators, by table, log type and day; a query like others, whose sql says what was looked for.\"\n  executeIndicatorSearchQuery(input: ExecuteIndicatorSearchQueryInput!): ExecuteDataLakeQueryResult!\n  cancelDataLakeQuery(input: CancelDataLakeQueryInput!): CancelDataLakeQueryResult!\n  updateQueryUserConfig(input: UpdateQueryUserConfigInput!): QueryUserConfig!\n}\n\ntype VolumeTotals {\n  \"Stored.\"\n  events: Float!\n  \"Received, unpacked.\"\n  bytes: Float!\n  \"Events that no schema took.\"\n  failed: Float!\n}\n\n\"What a log type or a source sent.\"\ntype Volume {\n  \"The name of the log type, or the id of the source.\"\n  id: ID!\n  label: String!\n  totals: VolumeTotals!\n  \"Within as long a time just before.\"\n  totalsBefore: VolumeTotals!\n  \"Of a source: when it last sent anything; null of a log type.\"\n  lastReceivedAt: DateTime\n}\n\ntype DataVolume {\n  totals: VolumeTotals!\n  totalsBefore: VolumeTotals!\n  \"Received bytes: the eight log types with most, largest first, then the sum of the others as \\\"other\\\".\"\n  bytesByLogType: TimeSeriesGroup!\n  \"The same by the label of the source.\"\n  bytesBySource: TimeSeriesGroup!\n  \"The largest first; those with nothing in either time are left out.\"\n  logTypes: [Volume!]!\n  sources: [Volume!]!\n}\n\n\"Why events matched no schema.\"\ntype FailingReason {\n  sourceId: ID!\n  \"Of the source.\"\n  label: String!\n  reason: String!\n  failures: Float!\n  lastAt: DateTime!\n}\n\n\"From an event to its arrival, of the events that happened within the time.\"\ntype LogTypeLag {\n  logType: String!\n  seconds: Float!\n}\n\nextend type Query {\n  \"What arrived. The time is widened at its beginning to whole buckets of a round length.\"\n  dataVolume(startTime: DateTime!, endTime: DateTime!): DataVolume!\n  \"The most frequent first; at most 20. Failures are kept for 30 days.\"\n  dataFailures(startTime: DateTime!, endTime: DateTime!): [FailingReason!]!\n  \"The slowest first, on average.\"\n  dataLag(startTime: DateTime!, endTime: DateTime!): [LogTypeLag!]!\n}\n\nenum TrailStepName {\n  CLASSIFIED\n  STORED\n  ENABLED\n  \"Whether the event meets what the rule needs to match, by which most events are spared it.\"\n  CANDIDATE\n  \"Inline filters.\"\n  FILTERED\n  \"What the rule's function or its YAML says.\"\n  EVALUATED\n  \"What another of its functions returned.\"\n  FUNCTION\n  SIGNAL\n  GROUPED\n  ALERT\n  DELIVERED\n}\n\nenum TrailVerdict {\n  PASSED\n  \"Nothing comes of the event here.\"\n  STOPPED\n  \"Something is odd, and the event goes on.\"\n  NOTICE\n  NOT_REACHED\n}\n\n\"Where a person can change what a step says.\"\nenum MendPlace {\n  SCHEMA\n  LOG_SOURCES\n  SETTINGS\n  FILTERS\n  CODE\n  ALERT\n}\n\ntype TrailDetail {\n  text: String!\n  holds: Boolean!\n  \"What was found in the event.\"\n  value: JSON\n  \"Expressions within this one: TrailDetail values, as JSON.\"\n  parts: JSON!\n}\n\ntype TrailStep {\n  step: TrailStepName!\n  verdict: TrailVerdict!\n  text: String!\n  details: [TrailDetail!]!\n  mendAt: MendPlace\n  \"The alert that the step is about.\"\n  alertId: ID\n}\n\n\"Why a rule did, or did not, raise an alert for an event, in the order in which the engine decides. Steps after the first one that stopped the event tell what would have happened there.\"\ntype DecisionTrail {\n  \"In one sentence.\"\n  answer: String!\n  \"The rule, as it is now, matches the event.\"\n  isMatch: Boolean!\n  detectionId: ID!\n  logType: String!\n  event: JSON\n  steps: [TrailStep!]!\n}\n\ninput StoredEventInput {\n  logType: String!\n  rowId: ID!\n  \"When it happened, which finds it sooner.\"\n  eventTime: DateTime\n}\n\n\"Give one of `event` and `row`.\"\ninput ExplainDecisionInput {\n  detectionId: ID!\n  \"The text of a version that is not saved.\"\n  draft: DetectionDraftInput\n  \"A log as it was sent, or an event as it is stored: a JSON object as text.\"\n  event: String\n  row: StoredEventInput\n}\n\nextend type Query {\n  \"An event of the data lake; null where it is not stored.\"\n  storedEvent(event: StoredEventInput!): JSON\n  explainDecision(input: ExplainDecisionInput!): DecisionTrail!\n}\n\n\"An external service that receives alerts.\"\ntype Destination {\n  outputId: ID!\n  outputType: String!\n  displayName: String!\n  defaultForSeverity: [Severity!]!\n  alertTypes: [String!]!\n  \"Empty: all.\"\n  logTypes: [String!]!\n  \"What the kind's fields hold; a secret reads as 19 asterisks.\"\n  settings: JSON!\n  \"UNVERIFIED, VERIFIED, FAILING or CREDENTIALS_REJECTED\"\n  verificationStatus: String!\n  \"Nothing is sent before this time.\"\n  pausedUntil: DateTime\n  \"Where its tool sends what people change there; null where nothing comes back from it.\"\n  hookUrl: String\n  \"Null where nothing is to be pasted into the tool.\"\n  toolSetup: ToolSetup\n  \"Liquid that makes the title and the description of its messages; empty for those of the alert.\"\n  titleTemplate: String!\n  descriptionTemplate: String!\n  quiet: QuietSettings!\n  \"Null while none runs.\"\n  mute: Mute\n  \"Always null.\"\n  apiToken: String\n  createdBy: String!\n  creationTime: DateTime!\n  lastModifiedBy: String!\n  lastModifiedTime: DateTime!\n  revision: Int!\n  health: DestinationHealth!\n  \"Detections whose overrides name it, as far as you see them.\"\n  usedBy: [DestinationUse!]!\n  \"What its alerts come from, by its settings as they are.\"\n  reach: DestinationReach!\n}\n\n\"The enabled detections that send their alerts to a destination, as far as you see them.\"\ntype DestinationReach {\n  \"Unless a function of theirs says otherwise.\"\n  count: Int!\n  \"Of them, those whose overrides name it; the others are taken by severity, alert type and log type.\"\n  overridesCount: Int!\n  \"Enabled detections whose `destinations()` chooses for each alert: any of them may send here.\"\n  functionCount: Int!\n  \"At most 200 of them, those with overrides first, then by name.\"\n  detections: [ReachingDetection!]!\n}\n\ntype ReachingDetection {\n  id: ID!\n  displayName: String!\n  kind: DetectionKind!\n  severity: Severity!\n  \"Its overrides name the destination.\"\n  isOverride: Boolean!\n}\n\n\"When a destination may be disturbed.\"\ntype QuietSettings {\n  quietHours: QuietHours\n  \"The alerts of so many minutes are one message; 0 for a message each.\"\n  digestMinutes: Int!\n  \"Alerts of this severity or a higher one wait neither for quiet hours to end nor for a digest.\"\n  urgentSeverity: Severity\n  reminder: Reminder\n}\n\n\"Begin on each of the days at `from`, and end at `to`: on the next day when that is not later than `from`.\"\ntype QuietHours {\n  \"SUNDAY to SATURDAY\"\n  days: [String!]!\n  \"Such as 22:00.\"\n  from: String!\n  to: String!\n  \"Of the IANA database, such as Europe/Berlin.\"\n  timeZone: String!\n}\n\n\"An alert that is open, unassigned and without a comment is sent again.\"\ntype Reminder {\n  \"Of this severity or a higher one.\"\n  severity: Severity!\n  afterMinutes: Int!\n  times: Int!\n}\n\n\"Of the alerts that you see.\"\ntype DestinationHealth {\n  lastDeliveredAt: DateTime\n  \"Attempts of the last 24 hours.\"\n  succeeded: Int!\n  failed: Int!\n  \"Alerts that wait.\"\n  queued: Int!\n  \"Alerts that wait for quiet hours to end or for a digest.\"\n  waiting: Int!\n  \"Alerts that a mute keeps.\"\n  muted: Int!\n  \"Alerts that were given up, and can be retried.\"\n  undelivered: Int!\n  \"What the last failed attempt of the last 24 hours said; empty where none failed.\"\n  lastError: String!\n  \"Null where none failed.\"\n  lastErrorAt: DateTime\n}\n\ntype DestinationUse {\n  id: ID!\n  displayName: String!\n  kind: String!\n}\n\n\"What can be set up, with the fields of its form.\"\ntype DestinationKind {\n  outputType: String!\n  name: String!\n  description: String!\n  fields: JSON!\n  \"Before there is a destination, so without an address for what comes back. Null where nothing is to be pasted.\"\n  toolSetup: ToolSetup\n}\n\n\"A text to paste into a destination's tool.\"\ntype ToolSetup {\n  \"What the text is.\"\n  title: String!\n  \"Where it goes, and what to do then.\"\n  help: String!\n  text: String!\n}\n\n\"One attempt.\"\ntype AlertDelivery {\n  outputId: ID!\n  dispatchedAt: DateTime!\n  success: Boolean!\n  statusCode: Int!\n  message: String!\n  \"Where it went, such as a channel or an issue's key; empty where the destination does not say.\"\n  label: String!\n  url: String!\n  \"delivered, retry, throttled, rejected, credentials, refused, expired or cancelled\"\n  outcome: String!\n  durationMs: Int!\n}\n\n\"A message about an alert on its way to one destination.\"\ntype AlertDispatch {\n  id: ID!\n  outputId: ID!\n  \"Null where it was deleted, or where you may not see destinations.\"\n  destination: Destination\n  \"QUEUED, WAITING, MUTED, DELIVERED or FAILED\"\n  status: String!\n  \"QUIET_HOURS, DIGEST or REMINDER: what it waits for. Null unless the status is WAITING.\"\n  waitsFor: String\n  \"The mute that keeps it. Null unless the status is MUTED.\"\n  mute: Mute\n  \"CREATED, RESENT, CHANGED or REMINDER\"\n  trigger: String!\n  \"STATUS_CHANGE, ASSIGNEE_CHANGE or COMMENT: the change of the alert that it tells of. Null when it brings the alert itself.\"\n  changeType: String\n  \"The status after a STATUS_CHANGE.\"\n  changedStatus: AlertStatus\n  attempts: Int!\n  createdAt: DateTime!\n  \"While it is queued or waits.\"\n  nextAttemptAt: DateTime\n  \"Oldest first.\"\n  history: [AlertDelivery!]!\n}\n\n\"Where an alert would go now, and why.\"\ntype RoutingExplanation {\n  \"SKIPPED, DYNAMIC, OVERRIDES, DEFAULTS or SYSTEM_ERROR\"\n  step: String!\n  \"Names and ids that were asked for and are no destination.\"\n  missing: [String!]!\n  reasons: [RoutingReason!]!\n  \"Of a detection: its `destinations()` chooses for each alert, and what is told is for alerts where it chooses none.\"\n  mayDiffer: Boolean!\n}\n\ntype RoutingReason {\n  destination: Destination!\n  isChosen: Boolean!\n  reason: String!\n  \"Why a chosen destination would not get it at once; null where it would.\"\n  hold: DeliveryHold\n}\n\ntype DeliveryHold {\n  \"QUIET_HOURS, DIGEST or MUTED\"\n  kind: String!\n  until: DateTime!\n  \"Null unless it is muted.\"\n  mute: Mute\n}\n\n\"Where messages are before they arrive.\"\nenum DeliveryState {\n  DUE\n  \"A process works through the destination's queue.\"\n  RUNNING\n  \"For quiet hours to end, for a digest, or for the time of a reminder.\"\n  WAITING\n  \"Attempts failed, and another one follows.\"\n  RETRYING\n  \"Given up.\"\n  FAILED\n  MUTED\n}\n\ninput DeliveriesInput {\n  state: DeliveryState!\n  \"Of one destination.\"\n  outputId: ID\n  \"At most 100; 25 where absent.\"\n  pageSize: Int\n  cursor: String\n}\n\ntype PendingDelivery {\n  dispatch: AlertDispatch!\n  alert: Alert!\n}\n\ntype PendingDeliveryEdge {\n  node: PendingDelivery!\n  cursor: String!\n}\n\ntype DeliveryStateCount {\n  state: DeliveryState!\n  count: Int!\n}\n\n\"Newest first, of the alerts that you see.\"\ntype PendingDeliveryConnection {\n  edges: [PendingDeliveryEdge!]!\n  pageInfo: PageInfo!\n  \"Of every state, and of the destination that was asked for.\"\n  counts: [DeliveryStateCount!]!\n}\n\n\"What the destination answered to a test.\"\ntype DeliveryResponse {\n  \"Null for one that is not saved.\"\n  outputId: ID\n  success: Boolean!\n  statusCode: Int!\n  message: String!\n  dispatchedAt: DateTime!\n}\n\ninput DestinationInput {\n  outputType: String!\n  displayName: String!\n  defaultForSeverity: [Severity!]!\n  alertTypes: [String!]!\n  logTypes: [String!]\n  settings: JSON!\n  titleTemplate: String\n  descriptionTemplate: String\n  \"Absent: never quiet.\"\n  quiet: QuietSettingsInput\n}\n\ninput QuietSettingsInput {\n  quietHours: QuietHoursInput\n  \"From 0 to 1440.\"\n  digestMinutes: Int!\n  urgentSeverity: Severity\n  reminder: ReminderInput\n}\n\ninput QuietHoursInput {\n  days: [String!]!\n  from: String!\n  to: String!\n  timeZone: String!\n}\n\ninput ReminderInput {\n  severity: Severity!\n  \"From 1 to 1440.\"\n  afterMinutes: Int!\n  \"From 1 to 10.\"\n  times: Int!\n}\n\ninput UpdateDestinationInput {\n  outputId: ID!\n  revision: Int!\n  displayName: String!\n  defaultForSeverity: [Severity!]!\n  alertTypes: [String!]!\n  logTypes: [String!]\n  \"A secret that is absent, empty or 19 asterisks stays as it is.\"\n  settings: JSON!\n  \"Absent: as it is.\"\n  titleTemplate: String\n  \"Absent: as it is.\"\n  descriptionTemplate: String\n  \"Absent: as they are.\"\n  quiet: QuietSettingsInput\n}\n\n\"A saved destination, a draft of one, or a draft of changes to a saved one.\"\ninput TestDestinationInput {\n  outputId: ID\n  outputType: String\n  settings: JSON\n}\n\ninput PreviewMessageInput {\n  titleTemplate: String!\n  descriptionTemplate: String!\n  \"Absent: the alert that a test sends.\"\n  alertId: ID\n  \"As for a test: a saved destination, or a kind, with settings as they stand in a form. Absent: no whole message.\"\n  outputId: ID\n  outputType: String\n  settings: JSON\n}\n\n\"A whole message as a tool gets it, with secrets masked: the body of the request, or the mail.\"\ntype RenderedMessage {\n  text: String!\n  \"Characters that are left out of this preview.\"\n  lengthOmitted: Int!\n  \"Parts of the alert that are longer than the tool takes, and are cut: `title`, `description`, `runbook`, `reference`, `context`.\"\n  cutParts: [String!]!\n}\n\n\"The texts of an alert as templates make them. Where a template has a problem, the alert's own text stands.\"\ntype MessagePreview {\n  title: String!\n  description: String!\n  titleProblem: String\n  descriptionProblem: String\n  \"Made by the code that delivers. Null without a kind, and where `messageProblem` says why.\"\n  message: RenderedMessage\n  \"What is wrong with the settings; empty where nothing is.\"\n  messageProblem: String!\n}\n\ninput RetryDeliveriesInput {\n  \"Ids of dispatches that failed, wait or are muted; they are sent now.\"\n  ids: [ID!]\n  \"Or everything that one destination did not get.\"\n  outputId: ID\n}\n\ntype RetryDeliveriesPayload {\n  retried: Int!\n}\n\ninput DeliverAlertInput {\n  alertId: ID!\n  outputIds: [ID!]!\n}\n\n\"An alert, a detection, or what an alert would be like.\"\ninput ExplainRoutingInput {\n  alertId: ID\n  detectionId: ID\n  severity: Severity\n  alertType: String\n  logTypes: [String!]\n  outputIds: [String!]\n}\n\nextend type Alert {\n  \"Attempts, oldest first.\"\n  deliveries: [AlertDelivery!]!\n  \"One for each time that it was sent to a destination, oldest first.\"\n  dispatches: [AlertDispatch!]!\n}\n\nextend type Query {\n  destinations: [Destination!]!\n  destination(id: ID!): Destination!\n  destinationKinds: [DestinationKind!]!\n  \"Needs AlertRead as well.\"\n  deliveries(input: DeliveriesInput!): PendingDeliveryConnection!\n  explainRouting(input: ExplainRoutingInput!): RoutingExplanation!\n  \"Needs AlertRead for an alert.\"\n  previewMessage(input: PreviewMessageInput!): MessagePreview!\n}\n\nextend type Mutation {\n  addDestination(input: DestinationInput!): Destination!\n  updateDestination(input: UpdateDestinationInput!): Destination!\n  deleteDestination(id: ID!): DeletedPayload!\n  testDestination(input: TestDestinationInput!): DeliveryResponse!\n  retryDeliveries(input: RetryDeliveriesInput!): RetryDeliveriesPayload!\n  \"Sends an alert again.\"\n  deliverAlert(input: DeliverAlertInput!): Alert!\n}\n\nenum DetectionChangeAction {\n  CREATED\n  CHANGED\n  DELETED\n}\n\nenum DetectionChangeOrigin {\n  CONSOLE\n  UPLOAD\n  API\n  PACK\n  FILTER\n  RESTORE\n  \"A new version of Pharos.\"\n  PHAROS\n}\n\ntype DetectionChange {\n  id: ID!\n  detectionId: ID!\n  \"Of the later version, or of the one that was deleted.\"\n  displayName: String!\n  kind: DetectionKind!\n  action: DetectionChangeAction!\n  origin: DetectionChangeOrigin!\n  at: DateTime!\n  \"Null for Pharos itself.\"\n  by: ActorReference\n  \"The version that was replaced, as files of a repository; empty where the detection was created.\"\n  before: [RepositoryFile!]!\n  \"Empty where the detection was deleted.\"\n  after: [RepositoryFile!]!\n}\n\n\"The newest change first.\"\ntype DetectionHistory {\n  changes: [DetectionChange!]!\n  \"Where to read on; null at the end.\"\n  nextCursor: String\n}\n\ninput DetectionHistoryInput {\n  id: ID!\n  cursor: String\n  \"From 1 to 50; 20 unless given.\"\n  pageSize: Int\n}\n\nenum DetectionVersion {\n  BEFORE\n  AFTER\n}\n\ninput RestoreDetectionVersionInput {\n  changeId: ID!\n  \"Of the two versions of the change.\"\n  version: DetectionVersion!\n}\n\n\"How many detections have it.\"\ntype DetectionFacet {\n  value: String!\n  count: Int!\n}\n\ntype DetectionFacets {\n  kinds: [DetectionFacet!]!\n  severities: [DetectionFacet!]!\n  \"ENABLED and DISABLED.\"\n  states: [DetectionFacet!]!\n  logTypes: [DetectionFacet!]!\n  tags: [DetectionFacet!]!\n}\n\ninput TagDetectionsInput {\n  ids: [ID!]!\n  add: [String!]\n  remove: [String!]\n}\n\nextend type Query {\n  \"The last 100 changes are kept. It outlives the detection by 30 days.\"\n  detectionHistory(input: DetectionHistoryInput!): DetectionHistory!\n  \"What was deleted in the last 30 days and can be restored, the newest deletion first.\"\n  deletedDetections: [DetectionChange!]!\n  \"Of all detections that the reader may see, the most frequent first.\"\n  detectionFacets: DetectionFacets!\n}\n\nextend type Mutation {\n  \"All of them, or none.\"\n  restoreDetections(ids: [ID!]!): [DetectionEntity!]!\n  restoreDetectionVersion(input: RestoreDetectionVersionInput!): DetectionEntity!\n  \"All of them, or none; at most 1,000.\"\n  setDetectionsEnabled(ids: [ID!]!, enabled: Boolean!): [DetectionEntity!]!\n  \"All of them, or none; at most 1,000. Of detections that come with Pharos or a pack, tags outlive updates.\"\n  tagDetections(input: TagDetectionsInput!): [DetectionEntity!]!\n}\n\nenum DraftFile {\n  YAML\n  PYTHON\n}\n\n\"A mistake in the text of a detection; line and column count from 1.\"\ntype DraftProblem {\n  file: DraftFile!\n  line: Int!\n  column: Int!\n  message: String!\n}\n\n\"A branch that tests reached and never took, by its line and the one that they never went on to.\"\ntype UntakenBranch {\n  from: Int!\n  to: Int!\n}\n\n\"Which lines of a detection's Python its tests run. Lines count from 1.\"\ntype LineCoverage {\n  \"Those that hold code.\"\n  lines: [Int!]!\n  \"Those of them that no test runs.\"\n  missed: [Int!]!\n  untaken: [UntakenBranch!]!\n}\n\ntype DraftTestReport {\n  \"In the order of the tests; empty where the YAML cannot be read.\"\n  results: [RuleTestResult!]!\n  problems: [DraftProblem!]!\n  \"Null where it was not asked for, and where there is no Python that loads or no test that runs it to its end.\"\n  coverage: LineCoverage\n}\n\ninput SaveDetectionInput {\n  draft: DetectionDraftInput!\n  \"`lastModified` of the version that was edited; absent for a new detection.\"\n  lastModified: DateTime\n}\n\ntype SavedDetection {\n  \"Null where the text has problems: then nothing was saved.\"\n  detection: DetectionEntity\n  problems: [DraftProblem!]!\n}\n\n\"The signals of one step.\"\ninput CorrelationRuleOutputInput {\n  \"Of the step, or of its rule.\"\n  id: ID!\n  \"Field → value → times at which signals have it.\"\n  matches: JSON\n}\n\ninput CorrelationTestInput {\n  name: String!\n  expectedResult: Boolean!\n  \"The rule's outputs as YAML; `ruleOutputs` goes before it.\"\n  resource: String\n  ruleOutputs: [CorrelationRuleOutputInput!]\n}\n\ninput TestCorrelationRuleInput {\n  \"YAML of the logic.\"\n  simpleDetectionBody: String!\n  tests: [CorrelationTestInput!]!\n}\n\ntype TestCorrelationRuleResult {\n  results: [CorrelationTestResult!]!\n}\n\ninput DetectionReportInput {\n  key: String!\n  values: [String!]!\n}\n\ninput PutCorrelationRuleInput {\n  id: ID!\n  displayName: String\n  description: String\n  enabled: Boolean!\n  severity: Severity!\n  reference: String\n  runbook: String\n  tags: [String!]\n  reports: [DetectionReportInput!]\n  outputIds: [String!]\n  summaryAttributes: [String!]\n  createAlert: Boolean\n  \"YAML of the logic.\"\n  simpleDetectionBody: String!\n  tests: [CorrelationTestInput!]\n  \"`lastModified` of the version that was edited: a later one is not replaced. Absent for any.\"\n  lastModified: DateTime\n}\n\ntype PutCorrelationRuleResult {\n  rule: CorrelationRule!\n}\n\nenum AnalysisType {\n  Rule\n  ScheduledRule\n  CorrelationRule\n  Policy\n}\n\nenum DetectionIdsSortBy {\n  lastModified\n  displayName\n}\n\ninput DetectionIdsInput {\n  \"Null for all that the reader may see.\"\n  analysisTypes: [AnalysisType!]\n  sortBy: DetectionIdsSortBy\n  sortDir: SortDirection\n  \"The first one is 1.\"\n  page: Int\n  \"300 unless given, which is the most.\"\n  pageSize: Int\n}\n\ntype DetectionIdsPaging {\n  thisPage: Int!\n  totalPages: Int!\n  totalItems: Int!\n}\n\ntype DetectionIds {\n  ids: [ID!]!\n  paging: DetectionIdsPaging!\n}\n\nextend type Query {\n  \"By last modification, the newest first, unless said otherwise.\"\n  detectionIds(input: DetectionIdsInput!): DetectionIds!\n}\n\nextend type Mutation {\n  \"Runs tests of correlation logic that is not saved.\"\n  testCorrelationRule(input: TestCorrelationRuleInput!): TestCorrelationRuleResult!\n  \"Creates the rule, or replaces the one of its id.\"\n  putCorrelationRule(input: PutCorrelationRuleInput!): PutCorrelationRuleResult!\n  \"Runs the tests of a text that is not saved. The Python process stays for the caller's next text.\"\n  testDetections(\n    input: DetectionDraftInput!\n    \"Also tells which lines the tests run, which takes as long again and changes no result.\"\n    measuresCoverage: Boolean = false\n  ): DraftTestReport!\n  saveDetection(input: SaveDetectionInput!): SavedDetection!\n}\n\ntype DetectionMock {\n  objectName: String!\n  returnValue: JSON!\n}\n\ntype DetectionTest {\n  name: String!\n  expectedResult: Boolean!\n  \"The event, as JSON text.\"\n  resource: String!\n  mocks: [DetectionMock!]!\n}\n\ntype DetectionReport {\n  key: String!\n  values: [String!]!\n}\n\n\"How the unit tests of a detection ended when they ran last.\"\ntype DetectionTestRun {\n  passed: Int!\n  failed: Int!\n  ranAt: DateTime!\n}\n\ntype DetectionTestStatus {\n  \"Of its unit tests.\"\n  total: Int!\n  \"Null where they have not run on the detection as it is now: what it does, or a test, was changed since.\"\n  lastRun: DetectionTestRun\n}\n\nenum DetectionKind {\n  RULE\n  SCHEDULED_RULE\n  CORRELATION_RULE\n  DERIVED_RULE\n  POLICY\n}\n\n\"What every kind of detection says.\"\ninterface DetectionEntity {\n  id: ID!\n  kind: DetectionKind!\n  displayName: String!\n  enabled: Boolean!\n  \"It comes with Pharos or with a pack: people may switch it, but not change what it does.\"\n  managed: Boolean!\n  severity: Severity!\n  description: String!\n  reference: String!\n  runbook: String!\n  tags: [String!]!\n  reports: [DetectionReport!]!\n  outputIds: [String!]!\n  createdAt: DateTime!\n  \"Null for what comes with Pharos.\"\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n  testStatus: DetectionTestStatus!\n}\n\ntype Rule implements DetectionEntity {\n  id: ID!\n  kind: DetectionKind!\n  displayName: String!\n  enabled: Boolean!\n  managed: Boolean!\n  severity: Severity!\n  logTypes: [String!]!\n  description: String!\n  reference: String!\n  runbook: String!\n  tags: [String!]!\n  reports: [DetectionReport!]!\n  dedupPeriodMinutes: Int!\n  threshold: Int!\n  createAlert: Boolean!\n  summaryAttributes: [String!]!\n  outputIds: [String!]!\n  \"Python; empty for a rule whose logic is in YAML.\"\n  body: String!\n  \"YAML of the logic of a simple detection.\"\n  simpleDetectionBody: String\n  \"The rule as it was written in Sigma.\"\n  sigmaBody: String\n  \"YAML of the filters that an event must pass before the rule.\"\n  inlineFilters: String\n  \"The rule that it is derived from.\"\n  baseDetection: ID\n  \"Names of the queries whose rows it is run on; such a rule has no log types.\"\n  scheduledQueries: [String!]!\n  tests: [DetectionTest!]!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n  testStatus: DetectionTestStatus!\n  \"Alerts a day over the last 30 days, oldest first.\"\n  alertsPerDay: [Int!]!\n  \"When it matched last, whether an alert came of it or not, as of half a minute ago; null for a rule without matches.\"\n  lastMatchAt: DateTime\n  alerts(input: AlertsInput!): AlertConnection!\n  \"Fields and values that an event must have for the rule to be run on it; empty: it runs on every event of its log types.\"\n  necessaryConditions: [String!]!\n  \"Since the rule was changed last or the program was started; null for a rule that does not run.\"\n  activity: RuleActivity\n}\n\ntype RuleActivity {\n  \"Events of its log types.\"\n  events: Float!\n  \"Those of them that it was run on; the others could not match.\"\n  runs: Float!\n  \"What it took with them, as far as it took long: 0 for a rule that takes no more than some milliseconds an event.\"\n  milliseconds: Float!\n  matches: Float!\n  \"Events on which it failed.\"\n  errors: Float!\n  \"What it failed with last; null where it never did.\"\n  lastError: String\n  \"Why it does not run, or not on all events, such as that it was suspended; null while it does.\"\n  outage: String\n}\n\ntype RuleEdge {\n  node: Rule!\n  cursor: String!\n}\n\ntype RuleConnection {\n  edges: [RuleEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\nenum RuleSortBy {\n  displayName\n  severity\n  lastModified\n  enabled\n  \"By the time that rules took since they were changed or Pharos started.\"\n  cost\n  \"By their alerts of the last 30 days.\"\n  alerts\n}\n\ninput RulesInput {\n  nameContains: String\n  severities: [Severity!]\n  logTypes: [String!]\n  tags: [String!]\n  enabled: Boolean\n  sortBy: RuleSortBy\n  sortDir: SortDirection\n  cursor: String\n  pageSize: Int\n}\n\ntype Policy implements DetectionEntity {\n  id: ID!\n  kind: DetectionKind!\n  displayName: String!\n  enabled: Boolean!\n  managed: Boolean!\n  severity: Severity!\n  description: String!\n  reference: String!\n  runbook: String!\n  tags: [String!]!\n  reports: [DetectionReport!]!\n  outputIds: [String!]!\n  \"Empty for every type.\"\n  resourceTypes: [String!]!\n  \"Patterns of resource ids whose failures do not count.\"\n  suppressions: [String!]!\n  body: String!\n  tests: [DetectionTest!]!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n  testStatus: DetectionTestStatus!\n}\n\ntype CorrelationTest {\n  name: String!\n  expectedResult: Boolean!\n  \"Of each step: field → value → times at which signals have it.\"\n  ruleOutputs: JSON!\n}\n\ntype CorrelationRule implements DetectionEntity {\n  id: ID!\n  kind: DetectionKind!\n  displayName: String!\n  enabled: Boolean!\n  managed: Boolean!\n  severity: Severity!\n  description: String!\n  reference: String!\n  runbook: String!\n  tags: [String!]!\n  reports: [DetectionReport!]!\n  outputIds: [String!]!\n  createAlert: Boolean!\n  summaryAttributes: [String!]!\n  lookbackMinutes: Int!\n  schedule: Schedule!\n  \"YAML of its logic.\"\n  body: String!\n  \"Ids of the rules whose signals it looks at.\"\n  ruleIds: [ID!]!\n  tests: [CorrelationTest!]!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n  testStatus: DetectionTestStatus!\n}\n\ntype DetectionEntityEdge {\n  node: DetectionEntity!\n  cursor: String!\n}\n\ntype DetectionEntityConnection {\n  edges: [DetectionEntityEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\n\"An absent member does not narrow.\"\ninput DetectionsInput {\n  kinds: [DetectionKind!]\n  nameContains: String\n  severities: [Severity!]\n  logTypes: [String!]\n  resourceTypes: [String!]\n  \"Of policies: the worst that one says of a resource that counts.\"\n  complianceStatuses: [ComplianceStatus!]\n  tags: [String!]\n  enabled: Boolean\n  managed: Boolean\n  isSimple: Boolean\n  \"Id of a user or an API token.\"\n  createdBy: String\n  lastModifiedBy: String\n  sortBy: RuleSortBy\n  sortDir: SortDirection\n  cursor: String\n  pageSize: Int\n}\n\n\"What actions on many detections need to know of each.\"\ntype MatchingDetection {\n  id: ID!\n  kind: DetectionKind!\n  enabled: Boolean!\n  managed: Boolean!\n  tags: [String!]!\n}\n\ntype RuleTestResult {\n  name: String!\n  passed: Boolean!\n  expectedResult: Boolean!\n  \"Null when the rule raised.\"\n  actualResult: Boolean\n  error: String\n  \"Function name → output or error, of the functions that ran.\"\n  functions: JSON!\n}\n\nextend type Query {\n  rules(input: RulesInput!): RuleConnection!\n  rule(id: ID!): Rule!\n  \"Of the kinds that the reader may see.\"\n  detections(input: DetectionsInput!): DetectionEntityConnection!\n  \"All that match, in one answer; the order and the place in the list are left aside.\"\n  matchingDetections(input: DetectionsInput!): [MatchingDetection!]!\n  detection(id: ID!): DetectionEntity!\n  policy(id: ID!): Policy!\n  correlationRule(id: ID!): CorrelationRule!\n  \"A rule's Python, made from its YAML where it has none.\"\n  rulePythonBody(input: ID!): RulePythonBody!\n}\n\ntype RulePythonBody {\n  pythonBody: String!\n  tests: [DetectionTest!]!\n}\n\nextend type Mutation {\n  \"Runs the rule's own tests in the sandbox.\"\n  runRuleTests(id: ID!): [RuleTestResult!]!\n  setRuleEnabled(id: ID!, enabled: Boolean!): Rule!\n  \"Runs the own tests of a detection of any kind.\"\n  runDetectionTests(id: ID!): [RuleTestResult!]!\n  setDetectionEnabled(id: ID!, enabled: Boolean!): DetectionEntity!\n}\n\ninput FilterFieldsInput {\n  \"Empty for none: then only what every log type has is listed.\"\n  logTypes: [String!]!\n  \"Also fields that hold objects, or values of different types.\"\n  showUnsafeTypes: Boolean\n}\n\n\"A field that a filter may look at.\"\ntype FilterField {\n  \"Its path, such as `userIdentity.type`.\"\n  target: String!\n  \"string, int, float, bool, ip, cidr, json, or one of them with _array.\"\n  type: String!\n  description: String!\n  \"Pharos adds it to the events of every log type.\"\n  isPharosManaged: Boolean!\n  \"Null for one that all of the log types have.\"\n  logType: String\n}\n\ntype LogTypeFilterFields {\n  logType: String!\n  filters: [FilterField!]!\n}\n\ntype FilterFields {\n  pharosManaged: [FilterField!]!\n  filtersByLogType: [LogTypeFilterFields!]!\n  \"Those that several of the log types have with the same type.\"\n  shared: [FilterField!]!\n}\n\ntype FlatFilterFields {\n  flatFields: [FilterField!]!\n}\n\nextend type Query {\n  \"\"\"\n  From schemas, from what field discovery found in events, and from the latest events of each log type: the paths below\n  JSON that no schema names, as they were five minutes ago at most, for readers with DataAnalyticsRead.\n  \"\"\"\n  filterFields(input: FilterFieldsInput!): FilterFields!\n  flatFilterFields(input: FilterFieldsInput!): FlatFilterFields!\n}\n\n\"An alert of which a filter would have left out events.\"\ntype FilteredAlert {\n  id: ID!\n  title: String!\n  severity: Severity!\n  status: AlertStatus!\n  createdAt: DateTime!\n  \"Its stored events.\"\n  events: Int!\n  eventsRemoved: Int!\n  \"Too few events are left for the rule's threshold: the alert would not have been raised.\"\n  isRemoved: Boolean!\n  \"What it turned out to be; null where nobody said so.\"\n  outcome: AlertOutcome\n  \"Its outcome is a true positive; without an outcome, it was resolved.\"\n  isTruePositive: Boolean!\n}\n\n\"What inline filters would have done to the alerts of the last 30 days.\"\ntype FilterImpact {\n  alerts: Int!\n  alertsRemoved: Int!\n  truePositivesRemoved: Int!\n  falsePositivesRemoved: Int!\n  events: Int!\n  eventsRemoved: Int!\n  \"Why not all alerts or events were looked at; empty where all were.\"\n  notice: String!\n  \"Those that lose events: true positives first, then the newest; 100 at most.\"\n  filteredAlerts: [FilteredAlert!]!\n}\n\ninput FilterImpactInput {\n  detectionId: ID!\n  \"What would be added to the rule's `InlineFilters`, in YAML: a list of expressions.\"\n  filters: String!\n}\n\nextend type Query {\n  filterImpact(input: FilterImpactInput!): FilterImpact!\n}\n\n\"An event with the answer that the rule is to give for it.\"\ninput AddedTestInput {\n  name: String!\n  \"JSON of the event.\"\n  resource: String!\n  expectedResult: Boolean! = false\n}\n\ninput UpdateRuleAndFilterInput {\n  ruleId: ID!\n  \"What is added to the rule's `InlineFilters`, in YAML: a list of expressions.\"\n  filters: String!\n  \"`lastModified` of the version that the filters are added to; another version is refused.\"\n  lastModified: DateTime!\n  \"Added to the rule's unit tests. Rules that come with Pharos, are derived or are written in Sigma take none.\"\n  test: AddedTestInput\n}\n\nextend type Mutation {\n  updateRuleAndFilter(input: UpdateRuleAndFilterInput!): Rule!\n}\n\ntype GeneralSettings {\n  pantherVersion: String!\n  \"Queries that run on a schedule must say how many rows at most.\"\n  scheduledQueriesNeedLimit: Boolean!\n  \"Whether the AI features can be used: a model is configured, and they are not switched off. Null without RunPharosAi.\"\n  pharosAIEnabled: Boolean\n  \"Whoever signs in with a password sets up an authenticator on the way.\"\n  mfaRequired: Boolean!\n  \"Whoever is assigned an alert by somebody else gets a mail.\"\n  shouldEmailAlertAssignees: Boolean!\n  \"Whether a mail server is set up.\"\n  hasMailServer: Boolean!\n}\n\n\"What is absent stays as it is.\"\ninput UpdateGeneralSettingsInput {\n  scheduledQueriesNeedLimit: Boolean\n  \"Takes RunPharosAi as well.\"\n  pharosAIEnabled: Boolean\n  \"Takes a person who confirmed who they are.\"\n  mfaRequired: Boolean\n  shouldEmailAlertAssignees: Boolean\n}\n\nextend type Query {\n  generalSettings: GeneralSettings!\n}\n\nextend type Mutation {\n  updateGeneralSettings(input: UpdateGeneralSettingsInput!): GeneralSettings!\n}\n\n\"How long an answer is to be; `short` and `long` are `small` and `large`.\"\nenum AIOutputLength {\n  xsmall\n  small\n  short\n  medium\n  large\n  long\n  xlarge\n  largest\n}\n\n\"What the model took in and gave out, as its provider counts.\"\ntype AIInferenceUsage {\n  inputTokens: Float!\n  outputTokens: Float!\n  modelID: String!\n}\n\n\"What was asked of the model, and its answer as far as it is written. It needs human validation.\"\ntype AIInferenceStream {\n  streamId: String!\n  \"Empty until somebody gives one.\"\n  streamName: String!\n  \"What it is about: the id of an alert.\"\n  alias: String!\n  pinned: Boolean!\n  \"Answers that are not saved are deleted after 30 days.\"\n  saved: Boolean!\n  createdAt: DateTime!\n  createdBy: ActorReference!\n  updatedAt: DateTime!\n  userPrompt: String!\n  \"The answer that this one goes on from.\"\n  parentStreamId: String\n  metadata: JSON!\n  \"Grows until it is finished. What it quotes was written by others: it is text, never markup to be trusted.\"\n  responseText: String!\n  \"Null without one. What was written before it stays.\"\n  error: String\n  finished: Boolean!\n  \"Null until the provider says it.\"\n  usage: AIInferenceUsage\n}\n\ntype AIInferenceStreamEdge {\n  node: AIInferenceStream!\n  cursor: String!\n}\ntype AIInferenceStreamConnection {\n  edges: [AIInferenceStreamEdge!]!\n  pageInfo: PageInfo!\n}\n\n\"What an answer is about.\"\nenum AISummaryKind {\n  alert\n}\ninput AISummaryMetadataInput {\n  kind: AISummaryKind!\n}\ninput AISummarizeAlertInput {\n  alertId: String!\n  \"medium when absent\"\n  outputLength: AIOutputLength\n  metadata: AISummaryMetadataInput\n  \"What is asked beside the summary.\"\n  prompt: String\n  \"An answer about the same alert to go on from.\"\n  parentStreamId: String\n}\n\ninput AIInferenceStreamsMetadataInput {\n  \"The id of an alert.\"\n  alias: String!\n  \"Only those that go on from this one.\"\n  parentId: String\n  pageSize: Int\n  cursor: String\n}\n\n\"What is absent stays as it is.\"\ninput EditAIInferenceStreamInput {\n  streamId: String!\n  streamName: String\n  pinned: Boolean\n  saved: Boolean\n  \"true deletes it.\"\n  deleted: Boolean\n}\n\nextend type Query {\n  \"Ask again until it is finished.\"\n  aiInferenceStream(streamId: String!): AIInferenceStream!\n  \"The newest last. The next page has older ones.\"\n  aiInferenceStreamsMetadata(input: AIInferenceStreamsMetadataInput!): AIInferenceStreamConnection!\n}\n\nextend type Mutation {\n  \"Answers at once; the answer of the model is read by its streamId while it is written.\"\n  aiSummarizeAlert(input: AISummarizeAlertInput!): AIInferenceStream!\n  \"One's own; what was written stays.\"\n  aiCancelInferenceStream(streamId: String!): AIInferenceStream!\n  \"One's own.\"\n  editAIInferenceStream(input: EditAIInferenceStreamInput!): AIInferenceStream!\n}\n\nenum LookupHealth {\n  HEALTHY\n  NO_DATA\n  NOT_REFRESHED\n  DISABLED\n}\n\n\"Which values of a log type's events are looked up.\"\ntype LookupAssociation {\n  logType: String!\n  \"Fields, or paths such as $.client.ip.\"\n  selectors: [String!]!\n}\n\n\"The rows as they were uploaded.\"\ntype LookupFile {\n  filename: String!\n  bytes: Float!\n  rows: Float!\n  uploadedAt: DateTime!\n}\n\ntype LookupTable {\n  id: ID!\n  name: String!\n  enabled: Boolean!\n  description: String!\n  reference: String!\n  \"The schema of its rows; null for the rows of a query.\"\n  schema: String\n  primaryKey: String!\n  \"Empty: wherever an indicator of the primary key's kind is.\"\n  associatedLogTypes: [LookupAssociation!]!\n  \"Null until a file was uploaded.\"\n  file: LookupFile\n  \"How the rows are read again, in the keys of the content format; null for a file.\"\n  refresh: JSON\n  \"When they were read last, whether or not they were other ones; null before the first time, and for a file.\"\n  refreshedAt: DateTime\n  \"Null for a file, and while the table is disabled.\"\n  nextRefreshAt: DateTime\n  \"The query that gives the rows; null for a file or an object.\"\n  query: String\n  \"What queries call it.\"\n  lakeTable: String!\n  health: LookupHealth!\n  \"What to do where it is not healthy.\"\n  healthMessage: String\n  managed: Boolean!\n  revision: Int!\n  createdAt: DateTime!\n  createdBy: ActorReference\n  lastModified: DateTime!\n  lastModifiedBy: ActorReference\n}\n\ninput LookupAssociationInput {\n  logType: String!\n  selectors: [String!]!\n}\n\n\"How the rows are read again from an object of a bucket.\"\ninput LookupRefreshInput {\n  \"s3://bucket/path or gs://bucket/path\"\n  objectPath: String!\n  periodMinutes: Int!\n  \"The table is not healthy when its rows are older.\"\n  alarmPeriodMinutes: Int\n  \"The role that the deployment's AWS identity assumes, for s3://.\"\n  roleArn: String\n  \"For gs://. The stored ones stay when absent.\"\n  gcsCredentials: String\n}\n\n\"The rows are those of a query, which sees what its author may see when it runs. Takes DataAnalyticsRead.\"\ninput LookupQueryInput {\n  \"SQL or PharosFlow, at most 100,000 rows.\"\n  text: String!\n  \"From 1 to 43,200. What a cron expression says stays when absent.\"\n  periodMinutes: Int\n  \"What kind of indicator the primary key is, such as email or ip; for a table that names no log types. What was there stays when absent.\"\n  keyIndicator: String\n}\n\ninput LookupTableInput {\n  name: String!\n  enabled: Boolean!\n  description: String\n  reference: String\n  \"Required but for the rows of a query.\"\n  schema: String\n  primaryKey: String!\n  associatedLogTypes: [LookupAssociationInput!]!\n  \"Stays when absent; null for rows that are uploaded.\"\n  refresh: LookupRefreshInput\n  \"Takes the place of refresh; stays when both are absent.\"\n  query: LookupQueryInput\n}\n\ninput UpdateLookupTableInput {\n  id: ID!\n  revision: Int!\n  table: LookupTableInput!\n}\n\ninput UploadLookupTableFileInput {\n  id: ID!\n  \"Told to people; the format is told by the content: CSV, JSON lines or MMDB, also compressed by gzip or zstd.\"\n  filename: String!\n  \"Base64.\"\n  data: String!\n}\n\ntype UploadLookupTableFilePayload {\n  lookupTable: LookupTable!\n  \"Rows of the file without a usable key.\"\n  skippedRows: Float!\n}\n\ninput GenerateEnrichedEventInput {\n  \"As rules see it; p_log_type says which tables are asked.\"\n  event: JSON!\n}\n\ntype GenerateEnrichedEventPayload {\n  \"The event with p_enrichment, where any table has a row.\"\n  enrichedEvent: JSON!\n}\n\ninput LookupRowsInput {\n  id: ID!\n  \"Text that a value contains, in any case.\"\n  search: String\n  \"Searches the primary key alone.\"\n  isKeyOnly: Boolean\n  cursor: String\n  \"At most 500; 100 if absent.\"\n  pageSize: Int\n}\n\ntype LookupRows {\n  \"In the order of the file; a page of a search may be short, or empty, and still have a next one.\"\n  nodes: [JSON!]!\n  \"The columns of the file, or the members of its first rows.\"\n  columns: [String!]!\n  pageInfo: PageInfo!\n}\n\ninput LookupMatchInput {\n  id: ID!\n  value: String!\n}\n\ntype LookupMatch {\n  \"Null where no row matches.\"\n  row: JSON\n  \"How keys are compared: exactly, as networks that contain an address, or as networks of a MaxMind database.\"\n  comparison: LookupComparison!\n  \"The value was compared with networks, and is no IP address.\"\n  isNotAnAddress: Boolean!\n}\n\nenum LookupComparison {\n  EXACT\n  NETWORK\n  MMDB\n}\n\ntype LookupDetectionUse {\n  id: ID!\n  displayName: String!\n  kind: DetectionKind!\n  enabled: Boolean!\n}\n\ntype LookupQueryUse {\n  id: ID!\n  name: String!\n}\n\n\"What reads the table by its name.\"\ntype LookupUses {\n  \"Detections that call event.lookup with its name, or read its rows under p_enrichment.\"\n  detections: [LookupDetectionUse!]!\n  \"Saved queries that read its table in the data lake.\"\n  queries: [LookupQueryUse!]!\n}\n\nextend type Query {\n  \"By name.\"\n  lookupTables: [LookupTable!]!\n  lookupTable(id: ID!): LookupTable!\n  lookupRows(input: LookupRowsInput!): LookupRows!\n  \"The row that an event with this value would get.\"\n  lookupMatch(input: LookupMatchInput!): LookupMatch!\n  lookupUses(id: ID!): LookupUses!\n  generateEnrichedEvent(input: GenerateEnrichedEventInput!): GenerateEnrichedEventPayload!\n}\n\nextend type Mutation {\n  createLookupTable(input: LookupTableInput!): LookupTable!\n  updateLookupTable(input: UpdateLookupTableInput!): LookupTable!\n  deleteLookupTable(id: ID!): DeletedPayload!\n  \"Has the rows of a bucket or a query read again within the minute.\"\n  refreshLookupTable(id: ID!): LookupTable!\n  \"Replaces the rows; live for events that arrive after the answer.\"\n  uploadLookupTableFile(input: UploadLookupTableFileInput!): UploadLookupTableFilePayload!\n}\n\nenum MailSecurity {\n  STARTTLS\n  TLS\n  \"For servers of your own network that an administrator named in allowedPrivateHosts.\"\n  NONE\n}\n\n\"The mail server of the installation.\"\ntype MailSettings {\n  host: String!\n  port: Int!\n  security: MailSecurity!\n  \"Empty where the server asks for none.\"\n  user: String!\n  \"19 asterisks where there is one.\"\n  password: String!\n  fromAddress: String!\n  fromName: String!\n  replyTo: String!\n  \"Empty: mail goes to any domain.\"\n  allowedRecipientDomains: [String!]!\n}\n\ninput MailSettingsInput {\n  host: String!\n  port: Int!\n  security: MailSecurity!\n  user: String\n  \"Absent, empty or 19 asterisks: it stays as it is.\"\n  password: String\n  fromAddress: String!\n  fromName: String\n  replyTo: String\n  allowedRecipientDomains: [String!]\n}\n\n\"What the mail server answered to a test.\"\ntype MailTestResult {\n  success: Boolean!\n  statusCode: Int!\n  message: String!\n  to: String!\n}\n\nenum MailPurpose {\n  INVITATION\n  PASSWORD_RESET\n  ALERT_ASSIGNED\n  CASE_ASSIGNED\n  QUERY_ROWS\n}\n\n\"Mail that was given up.\"\ntype FailedMail {\n  id: ID!\n  purpose: MailPurpose!\n  \"Null once it is forgotten, and for readers restricted to log types: it may tell of others.\"\n  subject: String\n  \"Null for readers who may not see users.\"\n  recipients: [String!]\n  \"What the mail server said. Null for readers restricted to log types; without addresses for readers who may not see users.\"\n  error: String\n  failedAt: DateTime!\n  \"False once its content is forgotten: after seven days, or when its link stopped working.\"\n  isRetriable: Boolean!\n}\n\ntype FailedMailEdge {\n  node: FailedMail!\n  cursor: String!\n}\n\ntype FailedMailConnection {\n  edges: [FailedMailEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\ninput FailedMailsInput {\n  pageSize: Int\n  cursor: String\n}\n\nextend type Query {\n  \"The newest first; of the last 30 days.\"\n  failedMails(input: FailedMailsInput!): FailedMailConnection!\n  \"Null where no mail server is set up.\"\n  mailSettings: MailSettings\n}\n\nextend type Mutation {\n  \"Sends mail that was given up once more, to the same people.\"\n  retryFailedMail(id: ID!): Boolean!\n  \"Takes a person who confirmed who they are.\"\n  updateMailSettings(input: MailSettingsInput!): MailSettings!\n  \"Takes a person who confirmed who they are.\"\n  removeMailSettings: Boolean!\n  \"Sends a mail to your own address, with the stored settings or with these.\"\n  sendTestMail(input: MailSettingsInput): MailTestResult!\n}\n\nenum MuteSubject {\n  DESTINATION\n  DETECTION\n}\n\n\"Messages about alerts that nobody wants for a time. They are kept, and can be sent later.\"\ntype Mute {\n  id: ID!\n  subject: MuteSubject!\n  \"Id of the destination or of the detection.\"\n  subjectId: ID!\n  until: DateTime!\n  reason: String!\n  createdBy: String!\n  createdAt: DateTime!\n}\n\ninput MuteMessagesInput {\n  subject: MuteSubject!\n  subjectId: ID!\n  \"At most 90 days ahead.\"\n  until: DateTime!\n  \"At most 500 characters.\"\n  reason: String\n}\n\ntype MuteMessagesPayload {\n  mute: Mute!\n  \"Messages that were queued, and that it keeps.\"\n  muted: Int!\n}\n\ninput UnmuteMessagesInput {\n  id: ID!\n  \"Whether the messages that it kept are sent now, or when quiet hours and digests let them. Otherwise each can be sent from the list of deliveries.\"\n  sendKept: Boolean\n}\n\ntype UnmuteMessagesPayload {\n  \"Messages that it kept and that are sent.\"\n  sent: Int!\n}\n\nextend type Query {\n  \"The mute of a detection that you see; null while none runs.\"\n  detectionMute(detectionId: ID!): Mute\n}\n\nextend type Mutation {\n  \"DestinationModify for a destination, RuleModify or PolicyModify for a detection.\"\n  muteMessages(input: MuteMessagesInput!): MuteMessagesPayload!\n  unmuteMessages(input: UnmuteMessagesInput!): UnmuteMessagesPayload!\n}\n\nenum NotebookStepKind {\n  NOTE\n  QUERY\n}\n\ntype NotebookStep {\n  \"Unique in its notebook.\"\n  id: ID!\n  kind: NotebookStepKind!\n  \"Of a query; empty for notes.\"\n  title: String!\n  \"Markdown, or the query.\"\n  text: String!\n  \"Null for notes.\"\n  language: QueryLanguage\n  \"The databases that a PharosFlow query reads if it begins with a pipe; empty if it has tables.\"\n  databases: [String!]!\n  tables: [String!]!\n  \"The time range of such a query: an ISO-8601 duration back from now.\"\n  relativeTime: String\n  startTime: DateTime\n  \"Exclusive.\"\n  endTime: DateTime\n  \"The run whose rows are shown until they expire. Null before the first run.\"\n  runId: ID\n}\n\n\"Searches with notes between them, in the order of an investigation.\"\ntype Notebook {\n  id: ID!\n  name: String!\n  description: String!\n  steps: [NotebookStep!]!\n  \"The number of steps, for lists.\"\n  stepCount: Int!\n  sharing: Sharing!\n  \"Null: the owner is gone.\"\n  owner: UserName\n  isOwn: Boolean!\n  \"Whether you can change and delete it.\"\n  mayChange: Boolean!\n  revision: Int!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  updatedBy: ActorReference!\n}\n\ninput NotebookStepInput {\n  id: ID!\n  kind: NotebookStepKind!\n  title: String\n  text: String!\n  language: QueryLanguage\n  databases: [String!]\n  tables: [String!]\n  relativeTime: String\n  startTime: DateTime\n  endTime: DateTime\n  runId: ID\n}\n\ninput SaveNotebookInput {\n  \"Absent for a new one.\"\n  id: ID\n  \"Of the notebook that was changed; one that changed since then is not overwritten.\"\n  revision: Int\n  name: String!\n  description: String\n  steps: [NotebookStepInput!]!\n  sharing: SharingInput!\n}\n\nextend type Query {\n  \"Your own and those that are shared with you, by name.\"\n  notebooks: [Notebook!]!\n  notebook(id: ID!): Notebook!\n}\n\nextend type Mutation {\n  saveNotebook(input: SaveNotebookInput!): Notebook!\n  \"Adds a step at the end, even while others change the notebook.\"\n  addNotebookStep(id: ID!, step: NotebookStepInput!): Notebook!\n  deleteNotebook(id: ID!): DeletedPayload!\n}\n\nenum NotificationTopic {\n  SYSTEM_NOTIFICATION\n  SYSTEM_ERROR\n  DETECTION_NOTIFICATION\n}\n\nenum NotificationChannelName {\n  IN_APP\n}\n\ntype Notification {\n  id: ID!\n  topic: NotificationTopic!\n  level: String!\n  title: String!\n  message: String!\n  createdAt: DateTime!\n  \"0001-01-01T00:00:00Z while unread.\"\n  readAt: DateTime!\n  \"0001-01-01T00:00:00Z while in the inbox.\"\n  archivedAt: DateTime!\n  metadata: JSON!\n}\n\ntype NotificationEdge {\n  node: Notification!\n  cursor: String!\n}\n\ntype NotificationConnection {\n  edges: [NotificationEdge!]!\n  pageInfo: PageInfo!\n  \"In the inbox, on all pages.\"\n  unreadCount: Int!\n  \"In the inbox, on all pages.\"\n  readCount: Int!\n  archivedCount: Int!\n}\n\ninput NotificationsInput {\n  pageSize: Int\n  cursor: String\n}\n\ninput UpdateNotificationInput {\n  id: ID!\n  readAt: DateTime\n  archivedAt: DateTime\n}\n\ninput UpdateUserNotificationsInput {\n  readAt: DateTime\n  archivedAt: DateTime\n}\n\ntype NotificationChannel {\n  name: NotificationChannelName!\n  enabled: Boolean!\n}\n\n\"Through which channels the signed-in user hears of a topic.\"\ntype NotificationPreference {\n  topic: NotificationTopic!\n  channels: [NotificationChannel!]!\n}\n\ninput NotificationChannelInput {\n  name: NotificationChannelName!\n  enabled: Boolean!\n}\n\ninput NotificationPreferenceInput {\n  topic: NotificationTopic!\n  channels: [NotificationChannelInput!]!\n}\n\ninput PutNotificationPreferencesInput {\n  \"Topics that are not given stay as they are.\"\n  preferences: [NotificationPreferenceInput!]!\n}\n\nextend type Query {\n  notifications(input: NotificationsInput!): NotificationConnection!\n  \"Every topic, each with every channel.\"\n  notificationPreferences: [NotificationPreference!]!\n}\n\nextend type Mutation {\n  updateNotification(input: UpdateNotificationInput!): Notification!\n  \"Every notification of the signed-in user.\"\n  updateUserNotifications(input: UpdateUserNotificationsInput!): Int!\n  \"Returns every topic.\"\n  putNotificationPreferences(input: PutNotificationPreferencesInput!): [NotificationPreference!]!\n}\n\ntype LabelledCount {\n  label: String!\n  count: Float!\n}\n\ntype TimeSeries {\n  label: String!\n  total: Float!\n  values: [Float!]!\n}\n\ntype TimeSeriesGroup {\n  \"Start of each bucket, oldest first; every series has as many values.\"\n  at: [DateTime!]!\n  series: [TimeSeries!]!\n}\n\ntype OverviewTotals {\n  \"Created.\"\n  alerts: Float!\n  \"Stored.\"\n  events: Float!\n  bytes: Float!\n}\n\ntype Overview {\n  \"Open and triaged ones, whenever they were created.\"\n  openAlerts: [LabelledCount!]!\n  totals: OverviewTotals!\n  \"Within as long a time just before.\"\n  totalsBefore: OverviewTotals!\n  alertsBySeverity: [LabelledCount!]!\n  alertsByStatus: [LabelledCount!]!\n  alertsOverTime: TimeSeriesGroup!\n  topRules: [RuleCount!]!\n  \"Stored events by log type: the eight with most, largest first, then the sum of the others as \\\"other\\\".\"\n  eventsOverTime: TimeSeriesGroup!\n  totalEvents: Float!\n  totalBytes: Float!\n  sourcesByHealth: [LabelledCount!]!\n}\n\ntype RuleCount {\n  ruleId: ID!\n  displayName: String!\n  severity: Severity!\n  count: Float!\n}\n\nextend type Query {\n  \"The time is widened at its beginning to whole buckets of a round length.\"\n  overview(startTime: DateTime!, endTime: DateTime!): Overview!\n}\n\n\"Why a pack that comes with Pharos is on or off.\"\nenum PackSwitchReason {\n  \"A person enabled or disabled it.\"\n  PERSON\n  \"A log source sends one of its log types.\"\n  LOGS_ARRIVE\n  \"No log source sends one of its log types yet.\"\n  WAITS_FOR_LOGS\n  \"Its rules are for no particular log type.\"\n  NO_LOG_TYPES\n  \"It was enabled before, and no log source sends its log types now.\"\n  KEPT\n}\n\nenum PackOrigin {\n  \"It comes with Pharos, and its new versions with those of Pharos.\"\n  PHAROS\n  \"It comes from a pack source.\"\n  SOURCE\n  \"Somebody uploaded it; it has no versions.\"\n  UPLOAD\n}\n\ntype PackVersion {\n  version: String!\n  publishedAt: DateTime!\n  \"What its makers say about it.\"\n  notes: String!\n  isInstalled: Boolean!\n}\n\nenum PackItemKind {\n  RULE\n  SCHEDULED_RULE\n  DERIVED_RULE\n  CORRELATION_RULE\n  POLICY\n  GLOBAL_HELPER\n  DATA_MODEL\n  QUERY\n  LOOKUP_TABLE\n}\n\n\"What a pack names and is there.\"\ntype PackItem {\n  id: ID!\n  kind: PackItemKind!\n  displayName: String!\n  \"Null for what cannot be switched off.\"\n  enabled: Boolean\n  \"Null for what has none.\"\n  severity: Severity\n  \"What people changed of it, which outlives updates; member names of detections.\"\n  overrides: [String!]!\n}\n\n\"What a pack lacks.\"\ntype PackGap {\n  \"Of what is not there, or not in the pack.\"\n  id: ID!\n  \"The item of the pack that needs it; null where the pack itself names it.\"\n  neededBy: ID\n  \"There is such an item, which the pack does not name.\"\n  isElsewhere: Boolean!\n}\n\ntype PackLogType {\n  name: String!\n  \"A log source sends it.\"\n  isReceived: Boolean!\n}\n\ntype Pack {\n  id: ID!\n  displayName: String!\n  description: String!\n  enabled: Boolean!\n  \"Null for one that does not come with Pharos, and where a log type is the reason that the reader does not see.\"\n  switchReason: PackSwitchReason\n  \"False where switching it would change items for log types that the reader does not see.\"\n  isSwitchable: Boolean!\n  managed: Boolean!\n  \"Ids of detections, globals, data models, queries and lookup tables.\"\n  itemIds: [ID!]!\n  lastModified: DateTime!\n  origin: PackOrigin!\n  \"Null for one that does not come from a source.\"\n  sourceId: ID\n  sourceName: String\n  \"The installed one; null where nothing of the pack is installed, or it has no versions.\"\n  version: String\n  newestVersion: String\n  \"A newer version has other content than the installed one.\"\n  hasUpdate: Boolean!\n  \"The newest first.\"\n  versions: [PackVersion!]!\n  \"Those that are there and that the reader may see.\"\n  items: [PackItem!]!\n  gaps: [PackGap!]!\n  \"Of its rules.\"\n  logTypes: [PackLogType!]!\n}\n\ntype PackConnection {\n  edges: [PackEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\ntype PackEdge {\n  node: Pack!\n  cursor: String!\n}\n\n\"An absent member does not narrow; by display name.\"\ninput PacksInput {\n  nameContains: String\n  enabled: Boolean\n  hasUpdate: Boolean\n  createdBy: String\n  lastModifiedBy: String\n  cursor: String\n  pageSize: Int\n}\n\nenum PackItemAction {\n  ADDED\n  CHANGED\n  REMOVED\n}\n\n\"A member that people changed: it stays as they chose.\"\ntype PackOverride {\n  member: String!\n  \"As people chose it.\"\n  chosen: JSON\n  \"As the installed version has it.\"\n  before: JSON\n  \"As the other version has it.\"\n  after: JSON\n}\n\ntype PackItemChange {\n  id: ID!\n  kind: PackItemKind!\n  displayName: String!\n  action: PackItemAction!\n  \"As files of a repository; empty where it is added, or the reader may not read it.\"\n  before: [RepositoryFile!]!\n  \"Empty where it is removed, or the reader may not read it.\"\n  after: [RepositoryFile!]!\n  overrides: [PackOverride!]!\n}\n\n\"What another version of a pack would change.\"\ntype PackChanges {\n  \"The installed version; null where nothing is installed.\"\n  from: String\n  to: String!\n  items: [PackItemChange!]!\n  \"Items of the version that this installation goes without, and why.\"\n  leftOut: [String!]!\n  \"Why the version cannot be installed; empty where it can.\"\n  problems: [String!]!\n}\n\ninput PackVersionInput {\n  id: ID!\n  version: String!\n}\n\nenum PackSourceKind {\n  \"The releases of a repository, as the API of GitHub tells of them.\"\n  GIT_RELEASES\n  \"An address with one zip archive.\"\n  ARCHIVE\n}\n\ntype PackSource {\n  id: ID!\n  displayName: String!\n  kind: PackSourceKind!\n  url: String!\n  hasToken: Boolean!\n  \"PEM; empty where archives need not be signed.\"\n  publicKey: String!\n  \"Pharos looks for new versions by itself.\"\n  enabled: Boolean!\n  revision: Int!\n  createdAt: DateTime!\n  lastModified: DateTime!\n  \"When Pharos looked for versions last.\"\n  polledAt: DateTime\n  \"Why the last look failed; null where it did not.\"\n  problem: String\n  \"The newest first, without their packs.\"\n  versions: [String!]!\n  packs: [Pack!]!\n}\n\ninput PackSourceInput {\n  displayName: String!\n  kind: PackSourceKind!\n  url: String!\n  \"Null leaves the one that there is; an empty one takes it away.\"\n  token: String\n  publicKey: String\n  enabled: Boolean!\n}\n\ninput UpdatePackSourceInput {\n  id: ID!\n  revision: Int!\n  source: PackSourceInput!\n}\n\nextend type Query {\n  packs(input: PacksInput!): PackConnection!\n  pack(id: ID!): Pack!\n  \"What the version would change, without changing anything.\"\n  packChanges(input: PackVersionInput!): PackChanges!\n  packSources: [PackSource!]!\n  packSource(id: ID!): PackSource!\n}\n\nextend type Mutation {\n  \"Installs the newest version of a pack of which nothing is installed yet.\"\n  setPackEnabled(id: ID!, enabled: Boolean!): Pack!\n  \"Installs another version of a pack, newer or older. What people changed of its items stays.\"\n  changePackVersion(input: PackVersionInput!): Pack!\n  \"Looks for versions at once.\"\n  createPackSource(input: PackSourceInput!): PackSource!\n  updatePackSource(input: UpdatePackSourceInput!): PackSource!\n  \"With its packs and their items; refused while one of them is enabled.\"\n  deletePackSource(id: ID!): DeletedPayload!\n  \"Looks for new versions at once.\"\n  pollPackSource(id: ID!): PackSource!\n}\n\nenum PreviewState {\n  \"Other previews run first.\"\n  WAITING\n  RUNNING\n  SUCCEEDED\n  CANCELLED\n  FAILED\n}\n\n\"What a preview says of an alert: only the draft would raise it, both versions would with another severity, title or destinations, both would as it is, or only the saved version would.\"\nenum AlertChange {\n  NEW\n  CHANGED\n  KEPT\n  GONE\n}\n\n\"The text of a detection that is not saved, as it would be in a repository.\"\ninput DetectionDraftInput {\n  \"The file in YAML. It may leave out `Filename`.\"\n  yaml: String!\n  \"The file in Python, where the detection has one.\"\n  python: String\n}\n\ninput StartPreviewInput {\n  \"The saved detection to preview; with a draft, the one that the draft is compared with. By default the draft's own id.\"\n  detectionId: ID\n  \"Absent: the saved version.\"\n  draft: DetectionDraftInput\n  \"Events that happened from this time on. Policies need no time range: they run on the resources as they are now.\"\n  startsAt: DateTime\n  \"Not included.\"\n  endsAt: DateTime\n}\n\n\"How a resource fares by the previewed version of a policy beside the saved one. What is suppressed fails by neither.\"\nenum ResourceChange {\n  NEWLY_FAILING\n  STILL_FAILING\n  NO_LONGER_FAILING\n}\n\n\"What the versions of a policy say of a resource.\"\ntype PreviewedResource {\n  id: ID!\n  type: String!\n  \"Empty where its document does not say, as is the name.\"\n  accountId: String!\n  name: String!\n  \"By the previewed version; null where that does not look at resources of its type.\"\n  status: ComplianceStatus\n  suppressed: Boolean!\n  \"By the saved version; null without one, and where that does not look at resources of its type.\"\n  savedStatus: ComplianceStatus\n  savedSuppressed: Boolean!\n  \"Null where it fails by neither version. Without a saved version whatever fails does so newly.\"\n  change: ResourceChange\n  \"What the previewed version raised; empty unless the status is ERROR.\"\n  error: String!\n}\n\n\"The suppressed are not among the others.\"\ntype PreviewedResourceCounts {\n  passed: Int!\n  failed: Int!\n  errored: Int!\n  suppressed: Int!\n  newlyFailing: Int!\n  stillFailing: Int!\n  noLongerFailing: Int!\n}\n\n\"Resources of one type and account.\"\ntype PreviewedResourceGroup {\n  type: String!\n  \"Empty where the documents do not say.\"\n  accountId: String!\n  passed: Int!\n  failed: Int!\n  errored: Int!\n  suppressed: Int!\n  newlyFailing: Int!\n  noLongerFailing: Int!\n}\n\ntype PreviewedResources {\n  counts: PreviewedResourceCounts!\n  \"Those with the most differences and failures first, at most 100.\"\n  groups: [PreviewedResourceGroup!]!\n  \"Groups that are not listed.\"\n  groupsOmitted: Int!\n  \"Those that fail newly or no longer, or raise an error, before others; at most 100 of each.\"\n  items: [PreviewedResource!]!\n}\n\ntype PreviewedEvent {\n  \"Empty where it is not known, as of a signal that came from no event.\"\n  logType: String!\n  \"Of an alert of a correlation rule: the rule whose signal it is.\"\n  ruleId: ID\n  \"Of an alert of a policy: the resource that fails.\"\n  resourceId: ID\n  \"Of an alert of a policy the resource's id.\"\n  rowId: ID!\n  \"As the data lake writes it.\"\n  eventTime: String!\n  \"Of an alert of a scheduled rule: the row of its query, which is stored nowhere else; null for others, and where it is longer than 4,000 characters.\"\n  row: JSON\n}\n\n\"An alert that a detection would have raised. It is stored nowhere else.\"\ntype PreviewedAlert {\n  id: ID!\n  type: AlertType!\n  change: AlertChange!\n  severity: Severity!\n  title: String!\n  dedupString: String!\n  \"When it would have been raised: by when its events arrived.\"\n  createdAt: DateTime!\n  \"When the first of its events happened; null for an alert about too many alerts.\"\n  firstEventOccurredAt: DateTime\n  eventCount: Int!\n  logTypes: [String!]!\n  \"The first ones, at most 5.\"\n  events: [PreviewedEvent!]!\n  \"Of one that is changed; empty for others.\"\n  differences: [PreviewedDifference!]!\n}\n\nenum AlertAspect {\n  SEVERITY\n  TITLE\n  DESTINATIONS\n}\n\n\"How an alert of the draft differs from that of the saved version.\"\ntype PreviewedDifference {\n  aspect: AlertAspect!\n  \"One value. Of destinations those that the detection asks for, by name for readers with DestinationRead; empty where severities decide.\"\n  from: [String!]!\n  to: [String!]!\n}\n\n\"How an alert ended. Resolved without an outcome, it was a true positive; closed without one, nobody said.\"\nenum LostAlertEnding {\n  TRUE_POSITIVE\n  BENIGN_TRUE_POSITIVE\n  FALSE_POSITIVE\n  DUPLICATE\n  TEST\n  NO_OUTCOME\n  OPEN\n}\n\ntype LostAlertEndingCount {\n  ending: LostAlertEnding!\n  alerts: Int!\n}\n\n\"A stored alert that the draft would not have raised.\"\ntype LostAlert {\n  id: ID!\n  title: String!\n  severity: Severity!\n  createdAt: DateTime!\n  ending: LostAlertEnding!\n  \"The alert of the saved version in the preview that it is, whether that is listed or not.\"\n  previewedAlertId: ID!\n}\n\n\"Those that the reader sees.\"\ntype LostAlerts {\n  total: Int!\n  truePositives: Int!\n  \"Endings that occur.\"\n  byEnding: [LostAlertEndingCount!]!\n  \"True positives first, then the newest; at most 500.\"\n  alerts: [LostAlert!]!\n}\n\ntype PreviewedSeverity {\n  severity: Severity!\n  \"Alerts of the previewed version.\"\n  alerts: Int!\n}\n\ntype PreviewBucket {\n  from: DateTime!\n  \"By when their first events happened.\"\n  newAlerts: Int!\n  changedAlerts: Int!\n  keptAlerts: Int!\n  goneAlerts: Int!\n}\n\ntype PreviewedError {\n  \"The exception's class, or Timeout, ProcessLost, Suspended.\"\n  kind: String!\n  message: String!\n  \"How many events it was raised for.\"\n  events: Int!\n}\n\n\"A step of a correlation rule.\"\ntype PreviewedStep {\n  \"Empty where the rule does not name it.\"\n  stepId: ID!\n  ruleId: ID!\n  \"How many the rule left within the time, whatever values they share.\"\n  signals: Int!\n}\n\n\"A saved query of a scheduled rule, run as of each time of its schedule.\"\ntype PreviewedQuery {\n  name: String!\n  runs: Int!\n  \"Of all runs.\"\n  rows: Int!\n}\n\ntype PreviewSummary {\n  \"Stored events of the log types within the time; of a correlation rule the signals of its steps, of a scheduled rule the rows of its queries, of a policy the resources of its types.\"\n  eventsInScope: Int!\n  \"Those of them that may meet the detection's conditions, which alone are read.\"\n  eventsRead: Int!\n  \"Of a policy the resources that fail.\"\n  matches: Int!\n  errors: Int!\n  \"Alerts of the previewed version.\"\n  alerts: Int!\n  newAlerts: Int!\n  changedAlerts: Int!\n  keptAlerts: Int!\n  \"Alerts of the saved version that the draft does not raise.\"\n  goneAlerts: Int!\n  bySeverity: [PreviewedSeverity!]!\n  overTime: [PreviewBucket!]!\n  \"The most frequent first, at most 20.\"\n  errorMessages: [PreviewedError!]!\n}\n\n\"A detection's run on stored events or resources, which raises no alert. It goes on when its reader leaves, and is kept for 30 days.\"\ntype DetectionPreview {\n  id: ID!\n  state: PreviewState!\n  \"Why it failed; empty where it did not.\"\n  error: String!\n  \"Why the result does not cover all events; empty where it does.\"\n  notice: String!\n  \"Up to 1.\"\n  progress: Float!\n  detectionId: ID!\n  displayName: String!\n  isDraft: Boolean!\n  \"The saved version was run as well.\"\n  isCompared: Boolean!\n  logTypes: [String!]!\n  startsAt: DateTime!\n  endsAt: DateTime!\n  \"Every event before this time was looked at; of a policy the time of the preview, as are startsAt and endsAt.\"\n  coveredUntil: DateTime!\n  \"What events must meet to be read, in words; empty where all are.\"\n  conditions: [String!]!\n  createdAt: DateTime!\n  completedAt: DateTime\n  \"Of a correlation rule; empty for others.\"\n  steps: [PreviewedStep!]!\n  \"Of a scheduled rule; empty for others.\"\n  queries: [PreviewedQuery!]!\n  \"Of a policy; null for others.\"\n  resources: PreviewedResources\n  summary: PreviewSummary!\n  \"The earliest first; 100 of each change are kept.\"\n  alerts(change: AlertChange, first: Int = 100): [PreviewedAlert!]!\n  \"Stored alerts of the saved version that the draft would not have raised. Null until the preview is over, without a saved version, and for readers without AlertRead.\"\n  lostAlerts: LostAlerts\n}\n\nextend type Query {\n  preview(id: ID!): DetectionPreview!\n}\n\nextend type Mutation {\n  startPreview(input: StartPreviewInput!): DetectionPreview!\n  \"One that is over stays as it is.\"\n  cancelPreview(id: ID!): DetectionPreview!\n}\n\ninput GetPresignedUploadURLInput {\n  pypantherVersion: String!\n}\n\"Where the archive of a project in Python is put, in base64, for an hour.\"\ntype ProjectUploadPlace {\n  detectionsURL: String!\n  sessionId: ID!\n}\ninput BulkUploadDetectionsInput {\n  sessionId: ID!\n  \"Tells what would change, and changes nothing.\"\n  dryRun: Boolean\n}\ntype BulkUploadDetectionsResult {\n  id: ID!\n}\ntype BulkUploadDetectionsResults {\n  newRuleIds: [ID!]!\n  modifiedRuleIds: [ID!]!\n  \"Rules of the upload before that the project registers no more.\"\n  deletedRuleIds: [ID!]!\n  totalRuleIds: [ID!]!\n}\ntype BulkUploadDetectionsStatus {\n  \"Processing, Succeeded or Failed.\"\n  status: String!\n  \"JSON with an `errorMessage`; empty without one.\"\n  message: String!\n  results: BulkUploadDetectionsResults\n}\n\nextend type Query {\n  bulkUploadPresignedUrl(input: GetPresignedUploadURLInput!): ProjectUploadPlace!\n  bulkUploadDetectionsStatus(jobId: ID!): BulkUploadDetectionsStatus!\n}\n\nextend type Mutation {\n  \"Runs the `main.py` of a project in Python in a sandbox and stores what it registers.\"\n  bulkUploadDetections(input: BulkUploadDetectionsInput!): BulkUploadDetectionsResult!\n}\n\n\"Logs are pulled from the API of a product.\"\ntype PullLogSource implements LogSource {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  \"Null where Pharos no longer has a provider of this name.\"\n  provider: PullProvider\n  authentication: String!\n  \"Without the values of secret fields.\"\n  values: [PullValue!]!\n  \"Names of the chosen streams.\"\n  chosenStreams: [String!]!\n  \"Whether somebody has to grant access in the provider's own pages before anything can be pulled.\"\n  needsAuthorization: Boolean!\n  \"When access was granted; null where that is not needed, or not done.\"\n  authorizedAt: DateTime\n  \"Why nothing can be pulled at the moment; null while all is well.\"\n  pullProblem: PullProblem\n  streams: [PullStream!]!\n}\n\ntype PullValue {\n  name: String!\n  \"Several for a list, else one.\"\n  values: [String!]!\n}\n\nenum PullProblemKind {\n  unauthorized\n  forbidden\n  notLicensed\n  rateLimited\n  unavailable\n  looping\n  backwards\n  cursorExpired\n  unreadable\n  tooLarge\n  refused\n}\n\ntype PullProblem {\n  kind: PullProblemKind!\n  \"What is wrong and what to do.\"\n  message: String!\n  since: DateTime\n  \"When Pharos asks again.\"\n  retryAt: DateTime\n}\n\n\"A cursor of a source: one for each stream, or for each partition of it.\"\ntype PullStream {\n  id: ID!\n  name: String!\n  label: String!\n  \"Null where the stream has no partitions.\"\n  partition: String\n  logTypes: [String!]!\n  lastPollAt: DateTime\n  lastSuccessAt: DateTime\n  nextPollAt: DateTime!\n  \"Everything up to this time has been read.\"\n  readUpTo: DateTime!\n  \"The cursor that the provider gave; null where time is the cursor.\"\n  cursor: String\n  \"The newest time that an event had.\"\n  newestEventAt: DateTime\n  \"How far behind the present the stream is, in seconds.\"\n  lagSeconds: Float!\n  \"How many events were stored.\"\n  events: Float!\n  \"How many events were read again and recognised.\"\n  repeated: Float!\n  problem: PullProblem\n}\n\nenum PullFieldType {\n  text\n  host\n  url\n  secret\n  choice\n  list\n  \"Names of schemas; the streams that have no log types of their own have these.\"\n  logTypes\n}\n\ntype PullFieldOption {\n  value: String!\n  label: String!\n}\n\ntype PullField {\n  name: String!\n  label: String!\n  type: PullFieldType!\n  help: String\n  isOptional: Boolean!\n  isMultiline: Boolean!\n  options: [PullFieldOption!]\n  default: [String!]!\n}\n\ntype PullAuthentication {\n  id: String!\n  label: String!\n  \"Fields that belong to this way alone.\"\n  uses: [String!]!\n  \"Whether somebody grants access in the provider's own pages.\"\n  needsAuthorization: Boolean!\n}\n\ntype PullStreamInfo {\n  name: String!\n  label: String!\n  logTypes: [String!]!\n  \"What the credentials need for it.\"\n  requires: String\n  isOptional: Boolean!\n  everySeconds: Float!\n}\n\n\"A product that logs can be pulled from.\"\ntype PullProvider {\n  id: ID!\n  name: String!\n  description: String!\n  documentationUrl: String\n  \"What to give to whoever grants the rights; null where the provider's documentation says it.\"\n  permissions: PullPermissions\n  fields: [PullField!]!\n  authentications: [PullAuthentication!]!\n  streams: [PullStreamInfo!]!\n  \"Whether somebody wrote it; false for products that ship with Pharos.\"\n  isCustom: Boolean!\n  \"Its definition in YAML.\"\n  definition: String!\n  \"What to register with the provider; null where nobody grants access in its own pages.\"\n  redirectUrl: String\n}\n\n\"A text to copy, in which {settings.x} stands for the value of the field x.\"\ntype PullPermissions {\n  help: String!\n  text: String!\n}\n\ninput PullValueInput {\n  name: String!\n  values: [String!]!\n}\n\ninput CreatePullSourceInput {\n  label: String!\n  provider: String!\n  \"The first way of the provider when absent.\"\n  authentication: String\n  values: [PullValueInput!]!\n  \"Names of streams; all that are not optional when absent.\"\n  streams: [String!]\n  \"How far the first poll reaches back; 24 hours when absent.\"\n  startHoursBack: Float\n}\n\n\"\"\"\nWhat is absent stays as it is; of the values, each one. Secrets have to be given again where the values lead to a server\nthat they were not given for.\n\"\"\"\ninput UpdatePullSourceInput {\n  id: ID!\n  \"Of the source as it was read; a newer one is not overwritten. The newest is when absent.\"\n  revision: Int\n  label: String\n  enabled: Boolean\n  authentication: String\n  values: [PullValueInput!]\n  streams: [String!]\n}\n\ninput CheckPullConnectionInput {\n  \"Whose secrets are used where none are given. It needs LogSourceRawDataRead as well, since its events are shown.\"\n  sourceId: ID\n  provider: String!\n  \"\"\"\n  A definition that need not be saved, in place of the provider's. It is tried with the secrets that are given here alone,\n  so that sourceId must be absent.\n  \"\"\"\n  definition: String\n  authentication: String\n  values: [PullValueInput!]!\n  streams: [String!]\n}\n\ntype PullHeader {\n  name: String!\n  value: String!\n}\n\n\"A request that was made for a check and its answer. Secrets are cut out.\"\ntype PullExchange {\n  method: String!\n  url: String!\n  requestHeaders: [PullHeader!]!\n  requestBody: String\n  status: Int!\n  responseHeaders: [PullHeader!]!\n  \"At most 8 KiB.\"\n  responseBody: String!\n}\n\n\"An event of the first page, and what would become of it.\"\ntype PullEventTrial {\n  \"As it would be stored; at most 8 KiB. Secrets are cut out.\"\n  raw: String!\n  \"The log type whose schema reads it; null where none does.\"\n  logType: String\n  \"The columns that it gets, as JSON; null where no schema reads it.\"\n  parsed: String\n  \"Why no schema reads it.\"\n  failure: String\n}\n\ntype PullConnectionCheck {\n  stream: String!\n  isHealthy: Boolean!\n  message: String!\n  events: Int!\n  exchanges: [PullExchange!]!\n  \"At most 20.\"\n  samples: [PullEventTrial!]!\n}\n\ntype CheckPullConnectionPayload {\n  checks: [PullConnectionCheck!]!\n}\n\ntype PullLogSourcePayload {\n  logSource: PullLogSource!\n}\n\ninput AuthorizePullSourceInput {\n  sourceId: ID!\n  \"The page of Pharos where the browser goes on afterwards.\"\n  successUrl: String!\n}\n\ntype AuthorizePullSourcePayload {\n  \"Where the browser goes to grant access; good for ten minutes.\"\n  url: String!\n}\n\ninput PullNowInput {\n  sourceId: ID!\n}\n\nextend type Query {\n  \"By name.\"\n  pullProviders: [PullProvider!]!\n  pullProvider(id: ID!): PullProvider\n}\n\nextend type Mutation {\n  createPullSource(input: CreatePullSourceInput!): PullLogSourcePayload!\n  updatePullSource(input: UpdatePullSourceInput!): PullLogSourcePayload!\n  \"Asks each chosen stream for one page; stores nothing.\"\n  checkPullConnection(input: CheckPullConnectionInput!): CheckPullConnectionPayload!\n  authorizePullSource(input: AuthorizePullSourceInput!): AuthorizePullSourcePayload!\n  \"Polls all streams of the source right away.\"\n  pullNow(input: PullNowInput!): PullLogSourcePayload!\n}\n\n\"A definition of a log puller that somebody wrote. Products that ship with Pharos are pullProviders only.\"\ntype Puller {\n  \"The name by which log sources refer to it; it begins with custom-.\"\n  provider: ID!\n  name: String!\n  description: String!\n  logTypes: [String!]!\n  \"The definition in YAML.\"\n  text: String!\n  revision: Int!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  \"The name of the person or token that saved it last.\"\n  updatedBy: String!\n  \"The log sources that pull by it, among those that you see.\"\n  logSources: [LogSource!]!\n}\n\ntype PullerProblem {\n  \"From 1.\"\n  line: Int!\n  \"From 1.\"\n  column: Int!\n  message: String!\n}\n\ntype PullerCheck {\n  \"By line; what has problems cannot be saved.\"\n  problems: [PullerProblem!]!\n  \"The fields, ways of authentication and streams; null where the text is not a definition.\"\n  provider: PullProvider\n}\n\ninput CheckPullerInput {\n  text: String!\n  \"The revision of the stored definition that the text changes; 0 for a new one.\"\n  revision: Int!\n}\n\ninput SavePullerInput {\n  text: String!\n  \"The revision of the stored definition that the text changes; 0 for a new one.\"\n  revision: Int!\n}\n\ntype SavePullerPayload {\n  puller: Puller!\n}\n\ninput DeletePullerInput {\n  provider: ID!\n  revision: Int!\n}\n\ntype DeletePullerPayload {\n  provider: ID!\n}\n\nextend type Query {\n  \"By provider.\"\n  pullers: [Puller!]!\n  puller(provider: ID!): Puller!\n  checkPuller(input: CheckPullerInput!): PullerCheck!\n}\n\nextend type Mutation {\n  \"The log sources that pull by it go on with the new definition. What would break one of them is refused.\"\n  savePuller(input: SavePullerInput!): SavePullerPayload!\n  \"A definition that log sources use cannot be deleted.\"\n  deletePuller(input: DeletePullerInput!): DeletePullerPayload!\n}\n\nenum QueryDownloadStatus {\n  running\n  ready\n  failed\n  \"It was ready; it can be generated again.\"\n  expired\n}\n\ntype DownloadError {\n  message: String!\n}\n\n\"A file of all rows of a query.\"\ntype QueryDownload {\n  id: ID!\n  queryId: ID!\n  \"Empty for all.\"\n  columns: [String!]!\n  status: QueryDownloadStatus!\n  \"Null without one.\"\n  error: DownloadError\n  rowCount: Float!\n  bytes: Float!\n  createdAt: DateTime!\n  completedAt: DateTime\n  \"Twelve hours after it was asked for.\"\n  expiresAt: DateTime!\n}\n\ntype QueryDownloadEdge {\n  node: QueryDownload!\n  cursor: String!\n}\ntype QueryDownloadConnection {\n  edges: [QueryDownloadEdge!]!\n  pageInfo: PageInfo!\n}\n\ninput StartAsyncDownloadInput {\n  \"The query whose rows are wanted. What it says is all that counts; the other params are accepted and not needed.\"\n  originalQueryId: ID!\n  \"Those that are wanted, in this order; empty or absent for all.\"\n  columns: [String!]\n  databases: [String!]\n  tables: [String!]\n  startTime: DateTime\n  endTime: DateTime\n  relativeTime: String\n  sortDir: SortDirection\n  language: QueryLanguage\n  filters: String\n}\n\"One of the two is null.\"\ntype StartAsyncDownloadResult {\n  download: QueryDownload\n  error: DownloadError\n}\n\ninput AsyncQueryDownloadUrlInput {\n  \"Of a file, or of its query.\"\n  id: ID!\n  \"With the id of a query: of the file with just these columns.\"\n  columns: [String!]\n}\n\"One of the two is null.\"\ntype AsyncQueryDownloadUrl {\n  \"Good until the file expires, for whoever has it.\"\n  url: String\n  error: DownloadError\n}\n\ninput QueryDownloadsInput {\n  pageSize: Int\n  cursor: String\n}\n\nextend type Query {\n  getAsyncQueryDownloadUrl(input: AsyncQueryDownloadUrlInput!): AsyncQueryDownloadUrl!\n  \"One's own, the newest first.\"\n  queryDownloads(input: QueryDownloadsInput!): QueryDownloadConnection!\n}\n\nextend type Mutation {\n  \"Answers at once; a notification tells of its end.\"\n  startAsyncDownloadOfAllQueryResults(input: StartAsyncDownloadInput!): StartAsyncDownloadResult!\n}\n\nenum QueryRunStatus {\n  RUNNING\n  SUCCEEDED\n  FAILED\n}\n\n\"One run of a scheduled query.\"\ntype QueryRun {\n  queryName: ID!\n  dueAt: DateTime!\n  status: QueryRunStatus!\n  attempts: Int!\n  \"Of the latest attempt.\"\n  startedAt: DateTime!\n  \"Null while it runs.\"\n  finishedAt: DateTime\n  rows: Int!\n  \"The query has more rows than a run takes.\"\n  isTruncated: Boolean!\n  \"Rows that a rule matched, counted once for each rule.\"\n  matches: Int!\n  \"Why the latest attempt failed; empty where it did not.\"\n  error: String!\n}\n\nextend type SavedQuery {\n  \"Null where it never ran on its schedule.\"\n  lastRun: QueryRun\n}\n\nextend type Query {\n  \"The latest runs of a scheduled query, newest first, at most 100.\"\n  queryRuns(name: ID!): [QueryRun!]!\n}\n\n\"The service that messages are received from. EventBridge: its events come through an SQS queue, and their detail is the log.\"\nenum QueueKind {\n  Sqs\n  EventBridge\n  GcpPubSub\n  Kafka\n  \"An event hub, by its endpoint for Kafka.\"\n  AzureEventHub\n}\n\nenum KafkaMechanism {\n  PLAIN\n  SCRAM_SHA_256\n  SCRAM_SHA_512\n}\n\n\"Where a consumer group begins that has not read a partition before.\"\nenum KafkaStart {\n  EARLIEST\n  LATEST\n}\n\n\"Logs are messages of a queue.\"\ntype QueueLogSource implements LogSource {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  connection: QueueConnection!\n  \"Why no messages can be received at the moment; null while all is well.\"\n  collectionProblem: String\n  nextPollAtTime: DateTime!\n  \"When the queue was reached last; null before the first time.\"\n  lastPollAtTime: DateTime\n  \"Messages that were in the queue then, roughly; null where the service does not say.\"\n  waitingMessages: Float\n  \"Kafka and AzureEventHub: how far the consumer group is behind, by topic, a minute ago at most. Partitions that nothing was received of are left out.\"\n  topicLags: [TopicLag!]!\n  \"Messages that were delivered again, and changed nothing.\"\n  repeatedMessages: Float!\n  messageCounts: QueueMessageCounts!\n  \"Messages that cannot be read, the newest first.\"\n  failedMessages(cursor: String, pageSize: Int): FailedMessageConnection!\n}\n\n\"Where messages are, and who receives them. Credentials are never shown.\"\ntype QueueConnection {\n  kind: QueueKind!\n  \"The URL of the queue, or the subscription with its project.\"\n  name: String!\n  \"Sqs and EventBridge.\"\n  queueUrl: String\n  region: String\n  \"Null where the deployment's own key reads the queue.\"\n  accessKeyId: String\n  logProcessingRole: String\n  \"The trust of the role has to ask for it.\"\n  externalId: String\n  \"GcpPubSub.\"\n  projectId: String\n  subscriptionId: String\n  regionalEndpoint: String\n  \"Of a private endpoint or an emulator.\"\n  endpoint: String\n  \"Kafka and AzureEventHub: each a host and a port.\"\n  brokers: [String!]\n  topics: [String!]\n  groupId: String\n  usesTls: Boolean\n  \"PEM; null where the authorities of the system are trusted.\"\n  certificateAuthority: String\n  \"Null where brokers ask for no user.\"\n  mechanism: KafkaMechanism\n  username: String\n  startAt: KafkaStart\n}\n\ntype TopicLag {\n  topic: String!\n  partitions: Int!\n  \"Messages that were not received yet.\"\n  messages: Float!\n}\n\ntype QueueMessageCounts {\n  \"Received, and not stored yet.\"\n  inFlight: Float!\n  failed: Float!\n  \"Those that failed and whose content Pharos has, so that retryFailedMessages reads it again.\"\n  retryable: Float!\n}\n\ntype FailedMessage {\n  id: ID!\n  messageId: String!\n  \"More than 1 where several were stored together.\"\n  messages: Int!\n  bytes: Float!\n  reason: String\n  receivedAt: DateTime!\n}\n\ntype FailedMessageConnection {\n  nodes: [FailedMessage!]!\n  pageInfo: PageInfo!\n}\n\n\"One step of the check of a connection.\"\ntype QueueConnectionCheck {\n  name: String!\n  isHealthy: Boolean!\n  \"Names the right or the setting that is missing.\"\n  message: String!\n}\n\n\"Settings of the other kinds are left alone. An empty text is no setting.\"\ninput QueueConnectionInput {\n  kind: QueueKind!\n  queueUrl: String\n  \"Of the queue; by default the region that its URL names.\"\n  region: String\n  accessKeyId: String\n  secretAccessKey: String\n  logProcessingRole: String\n  \"Made by Pharos when absent.\"\n  externalId: String\n  \"By default the project of the service account.\"\n  projectId: String\n  subscriptionId: String\n  regionalEndpoint: String\n  endpoint: String\n  \"The JSON key of a service account.\"\n  credentials: String\n  \"Kafka: each a host and a port, 9092 when absent. An event hub's is in its connection string.\"\n  brokers: [String!]\n  \"Kafka and AzureEventHub.\"\n  topics: [String!]\n  \"Kafka: pharos when absent. AzureEventHub: $Default when absent.\"\n  groupId: String\n  \"Kafka: true when absent.\"\n  usesTls: Boolean\n  certificateAuthority: String\n  mechanism: KafkaMechanism\n  username: String\n  password: String\n  \"AzureEventHub.\"\n  connectionString: String\n  \"EARLIEST when absent.\"\n  startAt: KafkaStart\n}\n\ninput CreateQueueSourceInput {\n  label: String!\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n  connection: QueueConnectionInput!\n}\n\n\"What is absent stays as it is; a connection is given as a whole, without secrets that stay.\"\ninput UpdateQueueSourceInput {\n  id: ID!\n  revision: Int!\n  label: String\n  logTypes: [String!]\n  logStreamType: StreamType\n  logStreamTypeOptions: StreamOptionsInput\n  connection: QueueConnectionInput\n  enabled: Boolean\n}\n\ninput CheckQueueConnectionInput {\n  \"Whose secret is used where none is given.\"\n  sourceId: ID\n  connection: QueueConnectionInput!\n}\n\ntype CheckQueueConnectionPayload {\n  checks: [QueueConnectionCheck!]!\n}\n\ninput FailedMessagesInput {\n  sourceId: ID!\n  \"All that failed when absent.\"\n  ids: [ID!]\n}\n\ntype FailedMessagesPayload {\n  messages: Int!\n}\n\ntype QueueLogSourcePayload {\n  logSource: QueueLogSource!\n}\n\nextend type Mutation {\n  createQueueSource(input: CreateQueueSourceInput!): QueueLogSourcePayload!\n  updateQueueSource(input: UpdateQueueSourceInput!): QueueLogSourcePayload!\n  \"Changes nothing; tells which right or setting is missing.\"\n  checkQueueConnection(input: CheckQueueConnectionInput!): CheckQueueConnectionPayload!\n  \"Reads failed messages again, as the source reads now.\"\n  retryFailedMessages(input: FailedMessagesInput!): FailedMessagesPayload!\n  \"Deletes failed messages for good.\"\n  deleteFailedMessages(input: FailedMessagesInput!): FailedMessagesPayload!\n}\n\nenum RecurringWorkState {\n  \"It has run, or is about to for the first time.\"\n  WAITING\n  RUNNING\n  \"The last run failed; it is tried again within minutes.\"\n  FAILING\n}\n\n\"Work that Pharos does again and again.\"\ntype RecurringWork {\n  name: ID!\n  title: String!\n  state: RecurringWorkState!\n  everySeconds: Int!\n  \"When the last run that reached its end began; null where none did.\"\n  lastRunAt: DateTime\n  \"Null while it runs.\"\n  nextRunAt: DateTime\n  failedAt: DateTime\n  \"Null as well for readers restricted to log types: it may name others.\"\n  failure: String\n  \"How much is due for work that looks for what is; null for other work, and for readers restricted to log types.\"\n  dueCount: Int\n}\n\nextend type Query {\n  \"By title.\"\n  recurringWorks: [RecurringWork!]!\n}\n\n\"What a policy says about a resource. Of several the first that occurs counts.\"\nenum ComplianceStatus {\n  ERROR\n  FAIL\n  PASS\n}\n\n\"The suppressed are not among the others.\"\ntype ComplianceCounts {\n  passed: Int!\n  failed: Int!\n  errored: Int!\n  suppressed: Int!\n}\n\n\"The latest result of one policy for one resource.\"\ntype Compliance {\n  policyId: ID!\n  resourceId: ID!\n  status: ComplianceStatus!\n  \"The policy has a pattern for the resource, or somebody suppressed it: the result counts for nothing.\"\n  suppressed: Boolean!\n  \"Null where only a pattern of the policy suppresses it, or nothing.\"\n  suppression: ResourceSuppression\n  \"What the policy raised; empty unless the status is ERROR.\"\n  error: String!\n  checkedAt: DateTime!\n  \"Since when status and suppression are as they are.\"\n  changedAt: DateTime!\n  policy: Policy\n  resource: Resource\n}\n\n\"Somebody said that the result does not count.\"\ntype ResourceSuppression {\n  reason: String!\n  createdAt: DateTime!\n  createdBy: String!\n}\n\nenum ComplianceOutcome {\n  ERROR\n  FAIL\n  PASS\n  SUPPRESSED\n}\n\ntype ComplianceChange {\n  policyId: ID!\n  at: DateTime!\n  \"Null: there was no result.\"\n  was: ComplianceOutcome\n  \"Null: there is none any more.\"\n  became: ComplianceOutcome\n  \"Null where it is gone.\"\n  policy: Policy\n}\n\ntype ComplianceEdge {\n  node: Compliance!\n  cursor: String!\n}\n\ntype ComplianceConnection {\n  edges: [ComplianceEdge!]!\n  pageInfo: PageInfo!\n}\n\ntype Resource {\n  \"An ARN, or any other text that names it for good.\"\n  id: ID!\n  \"Such as AWS.S3.Bucket.\"\n  type: String!\n  \"From the document, as are region and name; empty where it does not say.\"\n  accountId: String!\n  region: String!\n  name: String!\n  \"The document that policies see.\"\n  attributes: JSON!\n  createdAt: DateTime!\n  changedAt: DateTime!\n  seenAt: DateTime!\n  \"Null while it exists.\"\n  deletedAt: DateTime\n  \"Null where no policy that counts has looked at it.\"\n  complianceStatus: ComplianceStatus\n  complianceCounts: ComplianceCounts!\n  compliance: [Compliance!]!\n  \"What became of its results, the latest first; at most 100.\"\n  complianceHistory: [ComplianceChange!]!\n}\n\ntype ResourceEdge {\n  node: Resource!\n  cursor: String!\n}\n\ntype ResourceConnection {\n  edges: [ResourceEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\nenum ResourceSortBy {\n  id\n  type\n  name\n  changedAt\n}\n\n\"An absent member does not narrow.\"\ninput ResourcesInput {\n  types: [String!]\n  accountIds: [String!]\n  \"In the id or the name.\"\n  nameContains: String\n  complianceStatuses: [ComplianceStatus!]\n  \"Whether one of its results is suppressed.\"\n  suppressed: Boolean\n  sortBy: ResourceSortBy\n  sortDir: SortDirection\n  cursor: String\n  pageSize: Int\n}\n\ninput PolicyResourcesInput {\n  statuses: [ComplianceStatus!]\n  suppressed: Boolean\n  cursor: String\n  pageSize: Int\n}\n\n\"The id and the type may as well be members of the document: ResourceId (or Arn, or Id) and ResourceType.\"\ninput ResourceInput {\n  resourceId: String\n  resourceType: String\n  attributes: JSON!\n}\n\ntype PutResourcesResult {\n  created: Int!\n  changed: Int!\n  unchanged: Int!\n}\n\nextend type Policy {\n  \"Null where it has looked at no resource that counts.\"\n  complianceStatus: ComplianceStatus\n  complianceCounts: ComplianceCounts!\n  \"How many resources that count failed at the end of each of the last 30 days in UTC, the oldest first; the last is now.\"\n  failingPerDay: [Int!]!\n  \"Its results, by resource.\"\n  resources(input: PolicyResourcesInput!): ComplianceConnection!\n}\n\nextend type Alert {\n  \"Those that its policy alerted about, by id, at most 50; null for who may not read resources.\"\n  resources: [Resource!]\n}\n\nextend type Query {\n  resources(input: ResourcesInput!): ResourceConnection!\n  resource(id: ID!): Resource!\n  \"The types that there are.\"\n  resourceTypes: [String!]!\n  \"The accounts that there are; the empty text stands for resources that do not say theirs.\"\n  resourceAccountIds: [String!]!\n}\n\ninput SuppressComplianceInput {\n  policyId: ID!\n  resourceId: ID!\n  \"At most 1000 characters.\"\n  reason: String!\n}\n\ninput UnsuppressComplianceInput {\n  policyId: ID!\n  resourceId: ID!\n}\n\nextend type Mutation {\n  \"The result counts for nothing from the next check on, which is a matter of seconds, until the suppression is removed.\"\n  suppressCompliance(input: SuppressComplianceInput!): Compliance!\n  \"The result counts again from the next check on; a failure alerts.\"\n  unsuppressCompliance(input: UnsuppressComplianceInput!): Compliance!\n  \"Creates or replaces them; those that differ from before are checked soon. At most 500.\"\n  putResources(resources: [ResourceInput!]!): PutResourcesResult!\n  \"The ids of those that existed. At most 500.\"\n  deleteResources(ids: [ID!]!): [ID!]!\n}\n\ntype Role {\n  id: ID!\n  name: String!\n  permissions: [String!]!\n  \"Log types that are allowed or denied, as the kind says.\"\n  logTypeAccess: [String!]!\n  logTypeAccessKind: LogTypeAccessKind!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  \"Null for a role that comes with Pharos and was never changed.\"\n  updatedBy: ActorReference\n}\n\n\"Which log types people may see: all, none, those of a list, or all but those.\"\nenum LogTypeAccessKind {\n  ALLOW_ALL\n  DENY_ALL\n  ALLOW\n  DENY\n}\n\ntype PermissionDetails {\n  id: String!\n  title: String!\n  description: String!\n  group: String!\n  \"Whether an API token may hold it.\"\n  isForTokens: Boolean!\n}\n\ninput RoleReferenceInput {\n  \"ID or NAME\"\n  kind: String!\n  value: String!\n}\n\ninput RolesInput {\n  nameContains: String\n  \"By name; ascending when absent.\"\n  sortDir: SortDirection\n}\n\ninput DeleteRoleInput {\n  id: ID!\n}\n\ninput CreateRoleInput {\n  name: String!\n  permissions: [String!]!\n  \"Only for the kinds ALLOW and DENY.\"\n  logTypeAccess: [String!]\n  \"ALLOW_ALL where there is none.\"\n  logTypeAccessKind: LogTypeAccessKind\n}\n\ninput UpdateRoleInput {\n  id: ID!\n  name: String!\n  permissions: [String!]!\n  \"Only for the kinds ALLOW and DENY; as it was where there is no kind.\"\n  logTypeAccess: [String!]\n  logTypeAccessKind: LogTypeAccessKind\n}\n\ntype RolePayload {\n  role: Role!\n}\n\nextend type Query {\n  roles(input: RolesInput): [Role!]!\n  roleById(id: ID!): Role!\n  roleByName(name: String!): Role!\n  permissionCatalogue: [PermissionDetails!]!\n}\n\nextend type Mutation {\n  createRole(input: CreateRoleInput!): RolePayload!\n  updateRole(input: UpdateRoleInput!): RolePayload!\n  deleteRole(input: DeleteRoleInput!): DeletedPayload!\n}\n\nenum SavedQueryKind {\n  saved\n  scheduled\n}\n\ninput ScheduleInput {\n  \"Either this or the expression.\"\n  rateMinutes: Int\n  \"Minute, hour, day of month, month, day of week, in UTC.\"\n  cronExpression: String\n  timeoutMinutes: Int!\n}\n\ninput QueryEmailInput {\n  recipients: [String!]!\n  sendEmpty: Boolean!\n  preferAttachment: Boolean!\n}\n\n\"A query to keep; what is absent is empty.\"\ninput SavedQueryInput {\n  name: String!\n  description: String\n  tags: [String!]\n  \"The text, whatever its language.\"\n  sql: String!\n  \"Absent: PharosFlow where the text says so in a comment, otherwise SQL.\"\n  language: QueryLanguage\n  databases: [String!]\n  tables: [String!]\n  startTime: DateTime\n  endTime: DateTime\n  relativeTime: String\n  limit: Int\n  sortDir: SortDirection\n  \"JSON: {ors: [{ands: [{key, operator, value}]}]}\"\n  filters: String\n  \"Absent: it is run by hand only.\"\n  schedule: ScheduleInput\n  \"Of the schedule; absent: on.\"\n  enabled: Boolean\n  \"Only events of so long before a scheduled run count.\"\n  lookbackSeconds: Int\n  \"Absent: as it was.\"\n  email: QueryEmailInput\n}\n\ntype SavedQueryPayload {\n  savedQuery: SavedQuery!\n}\ntype DeletedSavedQueries {\n  ids: [ID!]!\n}\n\nextend type Mutation {\n  createSavedQuery(input: SavedQueryInput!): SavedQueryPayload!\n  \"Replaces all that the input can say.\"\n  updateSavedQuery(id: ID!, input: SavedQueryInput!): SavedQueryPayload!\n  \"Also of one that comes with Pharos.\"\n  setSavedQueryEnabled(id: ID!, enabled: Boolean!): SavedQueryPayload!\n  \"All of them, or none. Those that a scheduled rule uses are refused.\"\n  deleteSavedQueries(ids: [ID!]!): DeletedSavedQueries!\n}\n\ntype Schema {\n  name: String!\n  description: String!\n  referenceURL: String!\n  revision: Int!\n  \"Of the language of the document; there is 0 only.\"\n  version: Int!\n  \"The document, as YAML.\"\n  spec: String!\n  \"Fields that Pharos saw and nobody took over yet, as YAML; empty without any.\"\n  discoveredSpec: String!\n  isManaged: Boolean!\n  isArchived: Boolean!\n  isFieldDiscoveryEnabled: Boolean!\n  createdAt: DateTime!\n  updatedAt: DateTime!\n  logSources: [LogSourceName!]!\n  \"The newest first; none of a schema that comes with Pharos.\"\n  revisions: [SchemaRevision!]!\n}\n\ntype SchemaRevision {\n  revision: Int!\n  spec: String!\n  changedBy: String!\n  at: DateTime!\n}\n\ntype SchemaEdge {\n  node: Schema!\n}\n\n\"All schemas that were asked for, by name.\"\ntype SchemaConnection {\n  edges: [SchemaEdge!]!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\ninput SchemasInput {\n  contains: String\n  isArchived: Boolean\n  isManaged: Boolean\n  isInUse: Boolean\n}\n\ninput CreateOrUpdateSchemaInput {\n  \"Begins with Custom.\"\n  name: String!\n  \"YAML; the name in it, if there is one, must be this one.\"\n  spec: String!\n  description: String\n  referenceURL: String\n  \"Of the schema as it was read; 0 or null makes a new one.\"\n  revision: Int\n  isFieldDiscoveryEnabled: Boolean\n}\n\ntype SchemaPayload {\n  schema: Schema!\n}\n\ninput CloneSchemaInput {\n  name: String!\n  \"The new name; begins with Custom.\"\n  newName: String!\n}\n\ninput ArchiveSchemaInput {\n  name: String!\n  isArchived: Boolean!\n}\n\ninput CheckSchemaInput {\n  name: String!\n  spec: String!\n  isFieldDiscoveryEnabled: Boolean\n}\n\n\"A mistake in a document; line and column count from 1, and are 0 where no place is to blame.\"\ntype SchemaProblem {\n  line: Int!\n  column: Int!\n  message: String!\n}\n\ntype SchemaCheck {\n  problems: [SchemaProblem!]!\n  \"Why the stored schema of this name cannot become this one; empty when it can, or when there is none.\"\n  incompatibleChanges: [String!]!\n}\n\n\"Either text, or what a source received last.\"\ninput SchemaSamplesInput {\n  text: String\n  sourceId: ID\n}\n\ninput InferSchemaInput {\n  name: String!\n  samples: SchemaSamplesInput!\n}\n\ntype SampleFailure {\n  \"The place among the samples, from 0.\"\n  index: Int!\n  reason: String!\n  raw: String!\n}\n\ntype InferredSchema {\n  \"YAML with comments on what a person must decide.\"\n  spec: String!\n  samples: Int!\n  parsed: Int!\n  failures: [SampleFailure!]!\n}\n\ninput TestSchemaInput {\n  name: String!\n  spec: String!\n  samples: SchemaSamplesInput!\n}\n\ntype SchemaTestReport {\n  \"Null for a trial that nobody keeps, because it has no source.\"\n  id: ID\n  name: String!\n  spec: String!\n  samples: Int!\n  parsed: Int!\n  \"The first events, as JSON.\"\n  events: [String!]!\n  failures: [SampleFailure!]!\n  createdAt: DateTime!\n  createdBy: String!\n}\n\ninput ParseSamplesInput {\n  name: String!\n  spec: String!\n  \"The first 200 lines are parsed.\"\n  samples: SchemaSamplesInput!\n}\n\nenum ParsedLineOutcome {\n  \"It becomes an event.\"\n  STORED\n  \"The parser reads it, and a field does not take what it reads.\"\n  REFUSED\n  \"The parser does not read it.\"\n  UNPARSED\n  \"It is no record: blank, a comment or a header.\"\n  IGNORED\n}\n\n\"What a parser takes of a line under one name.\"\ntype ParsedPiece {\n  \"Empty for text that a pattern matches and discards.\"\n  name: String!\n  \"In UTF-16 units of the line, as end; null for a value that stands in no place of it, such as those of scripts.\"\n  start: Int\n  end: Int\n  \"As fields get it; null where it means nothing, or where a later piece of the same name takes its place.\"\n  value: String\n}\n\n\"Where a pattern stops fitting a line.\"\ntype PatternStop {\n  \"The place among the patterns, from 0.\"\n  pattern: Int!\n  \"In UTF-16 units of the line.\"\n  at: Int!\n  \"The placeholder, group or column that it is about; empty where there is none.\"\n  name: String!\n  \"Literal text, or the part of the pattern that comes next; empty where it is neither.\"\n  expected: String!\n  reason: String!\n}\n\ntype ParsedLine {\n  text: String!\n  outcome: ParsedLineOutcome!\n  \"Why it becomes no event; empty where it does.\"\n  reason: String!\n  \"The pattern that reads the line, or that comes furthest, from 0; null for scripts.\"\n  pattern: Int\n  pieces: [ParsedPiece!]!\n  \"One for each pattern that was tried and does not fit.\"\n  stops: [PatternStop!]!\n}\n\ntype ParsedSamples {\n  \"csv, fastmatch, regex, native or script; null for a document of JSON, whose lines have no pieces.\"\n  parser: String\n  lines: [ParsedLine!]!\n  \"Names of pieces that no field reads.\"\n  unreadNames: [String!]!\n}\n\ntype SchemaDraft {\n  name: String!\n  spec: String!\n  changedBy: String!\n  updatedAt: DateTime!\n}\n\ninput SchemaDraftInput {\n  sourceId: ID!\n  name: String!\n  spec: String!\n}\n\ninput DeleteSchemaDraftInput {\n  sourceId: ID!\n  name: String!\n}\n\ninput SetFieldDiscoveryInput {\n  \"Also of a schema that comes with Pharos.\"\n  name: String!\n  isEnabled: Boolean!\n  \"Of the schema as it was read.\"\n  revision: Int!\n}\n\ninput PromoteDiscoveredFieldsInput {\n  name: String!\n  \"Top-level names; null takes all.\"\n  fields: [String!]\n  \"Of the schema as it was read.\"\n  revision: Int!\n}\n\n\"Which failures are given to the schemas of their source again.\"\ninput ReprocessFailuresInput {\n  sourceId: ID!\n  \"Only those that came closest to it.\"\n  logType: String\n  \"Only those that failed for it, as failureReasons has it.\"\n  reason: String\n  \"Of the time of arrival; included.\"\n  from: DateTime\n  \"Not included; now when absent.\"\n  to: DateTime\n}\n\nenum ReprocessingStatus {\n  UNDER_WAY\n  DONE\n  FAILED\n}\n\n\"Failures on their way to become events; what is an event now leaves the failures and is counted as stored.\"\ntype FailureReprocessing {\n  receiptId: ID!\n  \"Null for one of an earlier version of Pharos.\"\n  sourceId: ID\n  \"Null where failures of all reasons are tried.\"\n  reason: String\n  status: ReprocessingStatus!\n  \"Empty without one. What was not reached is as it was.\"\n  error: String!\n  tried: Int!\n  stored: Int!\n  failed: Int!\n  startedAt: DateTime!\n  completedAt: DateTime\n}\n\nextend type Query {\n  failureReprocessing(receiptId: ID!): FailureReprocessing!\n  \"Of a source, or of all; the newest first, among the latest 50.\"\n  failureReprocessings(sourceId: ID): [FailureReprocessing!]!\n  schemas(input: SchemasInput!): SchemaConnection!\n  schema(name: String!): Schema!\n  \"What is wrong with a document, before it is saved.\"\n  checkSchema(input: CheckSchemaInput!): SchemaCheck!\n  \"What the parser of a document takes of each sample; stores nothing.\"\n  parseSamples(input: ParseSamplesInput!): ParsedSamples!\n  schemaDrafts(sourceId: ID!): [SchemaDraft!]!\n  schemaDraft(sourceId: ID!, name: String!): SchemaDraft!\n  \"The newest first.\"\n  schemaTestReports(sourceId: ID!): [SchemaTestReport!]!\n  schemaTestReport(id: ID!): SchemaTestReport!\n}\n\nextend type Mutation {\n  \"While it is on, events keep what no field reads in p_discovered.\"\n  setFieldDiscovery(input: SetFieldDiscoveryInput!): SchemaPayload!\n  \"Looks at what events of the last week have beyond the schema, and proposes fields in discoveredSpec.\"\n  discoverFields(name: String!): SchemaPayload!\n  \"Takes proposed fields over; a schema that comes with Pharos keeps them when it changes.\"\n  promoteDiscoveredFields(input: PromoteDiscoveredFieldsInput!): SchemaPayload!\n  \"Goes on after the answer. May be repeated at any time: no failure becomes an event twice.\"\n  reprocessFailures(input: ReprocessFailuresInput!): FailureReprocessing!\n  createOrUpdateSchema(input: CreateOrUpdateSchemaInput!): SchemaPayload!\n  cloneSchema(input: CloneSchemaInput!): SchemaPayload!\n  archiveSchema(input: ArchiveSchemaInput!): SchemaPayload!\n  \"Proposes a schema that fits the samples; stores nothing.\"\n  inferSchema(input: InferSchemaInput!): InferredSchema!\n  \"Runs a document on samples; of a source's records the report is kept for 30 days.\"\n  testSchema(input: TestSchemaInput!): SchemaTestReport!\n  saveSchemaDraft(input: SchemaDraftInput!): SchemaDraft!\n  deleteSchemaDraft(input: DeleteSchemaDraftInput!): DeletedPayload!\n}\n\ntype EventConnection {\n  \"Each a flat object of column → value.\"\n  nodes: [JSON!]!\n  pageInfo: PageInfo!\n}\n\ninput SearchConditionInput {\n  \"A column, or a path into one: userIdentity.type\"\n  key: String!\n  operator: String!\n  \"String, number, boolean, or a list of them.\"\n  value: JSON\n}\n\ninput SearchGroupInput {\n  ands: [SearchConditionInput!]!\n}\n\ninput SearchInput {\n  \"Table names as database.public.table; log types are accepted as well.\"\n  tables: [String!]!\n  startTime: DateTime!\n  endTime: DateTime!\n  \"Any of the groups, each all of its conditions.\"\n  ors: [SearchGroupInput!]\n  \"Found anywhere in the event, without regard to case.\"\n  text: String\n}\n\ntype HistogramBucket {\n  at: DateTime!\n  count: Float!\n}\n\ntype HistogramSeries {\n  table: String!\n  total: Float!\n  buckets: [HistogramBucket!]!\n}\n\ntype Histogram {\n  bucketSeconds: Int!\n  total: Float!\n  series: [HistogramSeries!]!\n}\n\ntype FieldValueCount {\n  value: JSON\n  count: Float!\n}\n\ntype FieldSummary {\n  key: String!\n  total: Float!\n  distinct: Float!\n  top: [FieldValueCount!]!\n}\n\ntype DataLakeColumn {\n  name: String!\n  type: String!\n  description: String!\n  \"Of an object: the paths below it that its latest events have, without its name.\"\n  paths: [String!]!\n  \"Of an object: what the log type's schema says of its members, each {name, type, description, members, element}.\"\n  members: JSON\n}\n\ntype DataLakeTableColumns {\n  \"database.public.table\"\n  id: ID!\n  columns: [DataLakeColumn!]!\n}\n\ntype DataLakeTable {\n  \"database.public.table\"\n  id: ID!\n  \"Of the table alone: aws_cloudtrail\"\n  name: String!\n  displayName: String!\n  description: String!\n  logType: String\n  rows: Float!\n  bytes: Float!\n  newestEventAt: DateTime\n  columns: [DataLakeColumn!]!\n}\n\ntype DataLakeTableEdge {\n  node: DataLakeTable!\n  cursor: String!\n}\ntype DataLakeTableConnection {\n  edges: [DataLakeTableEdge!]!\n  pageInfo: PageInfo!\n}\n\ntype DataLakeDatabase {\n  \"database.public\"\n  name: String!\n  displayName: String!\n  description: String!\n  tables: [DataLakeTable!]!\n}\n\n\"A database is named with or without .public, and by panther_ as well.\"\ninput DataLakeDatabaseTablesInput {\n  databaseName: String!\n  pageSize: Int\n  cursor: String\n}\ninput DataLakeDatabaseTableInput {\n  databaseName: String!\n  \"Its log type will do.\"\n  tableName: String!\n}\n\nextend type Query {\n  \"The most frequent values of a field, to suggest them. Whoever searches runs a query.\"\n  fieldSummary(input: SearchInput!, key: String!): FieldSummary!\n  dataLakeDatabases: [DataLakeDatabase!]!\n  dataLakeDatabase(name: String!): DataLakeDatabase!\n  dataLakeDatabaseTables(input: DataLakeDatabaseTablesInput!): DataLakeTableConnection!\n  dataLakeDatabaseTable(input: DataLakeDatabaseTableInput!): DataLakeTable!\n  dataLakeTableColumns(table: String!): [DataLakeColumn!]!\n  \"Of several tables at once, as database.public.table; tables that are not there are left out.\"\n  dataLakeTablesColumns(tables: [String!]!): [DataLakeTableColumns!]!\n}\n\nenum SharingKind {\n  PRIVATE\n  EVERYONE\n  ROLES\n}\n\n\"Who sees something beside its owner.\"\ntype Sharing {\n  kind: SharingKind!\n  roleIds: [ID!]!\n}\n\ninput SharingInput {\n  kind: SharingKind!\n  \"With ROLES.\"\n  roleIds: [ID!]\n}\n\nenum StreamType {\n  Auto\n  Lines\n  JSON\n  JsonArray\n  CloudWatchLogs\n  XML\n}\n\nenum HttpAuthMethod {\n  SharedSecret\n  HMAC\n  Bearer\n  Basic\n  None\n}\n\nenum SourceHealth {\n  HEALTHY\n  NO_DATA\n  FAILING\n  UNBALANCED\n  \"What is to be read could not be reached, and is tried again.\"\n  PAUSED\n  \"What is to be read is not there.\"\n  MISCONFIGURED\n  ACCESS_DENIED\n  DISABLED\n}\n\nenum SourceAlarmState {\n  OK\n  ALARM\n  \"Nothing has arrived yet, and the source is younger than its threshold.\"\n  INSUFFICIENT_DATA\n}\n\n\"Raised once for each silence of the source.\"\ntype NoDataAlarm {\n  minutesThreshold: Int!\n  \"Null while the source is disabled.\"\n  state: SourceAlarmState\n}\n\n\"Raised when logs of a source that Pharos collects have waited for so long, until they are caught up.\"\ntype LagAlarm {\n  minutesThreshold: Int!\n  \"OK or ALARM; null while the source is disabled.\"\n  state: SourceAlarmState\n}\n\ntype HttpAuth {\n  method: HttpAuthMethod!\n  headerName: String\n  algorithm: String\n  username: String\n}\n\ntype StreamOptions {\n  jsonArrayEnvelopeField: String\n  xmlRootElement: String\n}\n\ntype LogSourceName {\n  id: ID!\n  label: String!\n}\n\ntype ConservationCounts {\n  received: Float!\n  stored: Float!\n  failed: Float!\n  dropped: Float!\n  repeated: Float!\n  bytes: Float!\n  isBalanced: Boolean!\n}\n\ntype ConservationBucket {\n  at: DateTime!\n  counts: ConservationCounts!\n}\n\ntype LogTypeCounts {\n  \"Empty: of no known type.\"\n  logType: String!\n  counts: ConservationCounts!\n}\n\n\"Where logs come from; what is true of every kind of source.\"\ninterface LogSource {\n  integrationId: ID!\n  integrationLabel: String!\n  \"The transport: http-ingest for an HttpLogSource, aws-s3 for an S3LogIntegration, syslog for a SyslogLogSource, and aws-sqs, amazon-eventbridge, gcp-pubsub, kafka or azure-eventhub for a QueueLogSource, and amazon-security-lake, gcp-gcs or azure-blob for a BucketLogSource.\"\n  integrationType: String!\n  \"Whether the reader may change and delete it, which takes the permission LogSourceModify.\"\n  isEditable: Boolean!\n  \"Whether its health is HEALTHY.\"\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  \"Why nothing can be read from it at the moment, or what of the last 24 hours could not be, with the remedy. Null while all is well, and for readers who do not see all its log types.\"\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  \"When something arrived last, whatever became of it; null before the first.\"\n  lastEventReceivedAtTime: DateTime\n  \"When an event was stored last, one of reprocessed failures too; null before the first.\"\n  lastEventProcessedAtTime: DateTime\n  \"Null where nobody set it.\"\n  noDataAlarm: NoDataAlarm\n  \"Null where nobody set it, and for sources that send their logs to Pharos.\"\n  lagAlarm: LagAlarm\n  \"Since when the oldest log has waited to be collected; null where none waits, and for sources that send their logs.\"\n  logsWaitingSinceTime: DateTime\n  \"Of the secret or key that it works with, as somebody entered it or its provider said; null where it is not known.\"\n  secretExpiresAt: DateTime\n  revision: Int!\n  \"Of the last 24 hours.\"\n  counts: ConservationCounts!\n  \"The same by log type, the most events first; a failure counts for the log type that came closest, or for none.\"\n  countsByLogType: [LogTypeCounts!]!\n  \"Evenly spaced, oldest first, empty buckets included.\"\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n}\n\n\"Logs are posted to it.\"\ntype HttpLogSource implements LogSource {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  auth: HttpAuth!\n  \"Where to post; absolute.\"\n  ingestUrl: String!\n  \"A shell command that posts a file; the secret is a placeholder.\"\n  curl: String!\n}\n\n\"Logs are objects of a bucket of Amazon S3, or of a store that is compatible with it.\"\ntype S3LogIntegration implements LogSource & BucketCollection {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  awsAccountId: String!\n  kmsKey: String\n  logProcessingRole: String!\n  managedBucketNotifications: Boolean!\n  s3Bucket: String!\n  s3Prefix: String\n  s3PrefixLogTypes: [S3PrefixLogTypes!]!\n  stackName: String\n  region: String!\n  \"Of an S3-compatible store; null for Amazon's own.\"\n  endpoint: String\n  \"Null where the deployment's own key reads the bucket.\"\n  accessKeyId: String\n  \"The trust of the role has to ask for it.\"\n  externalId: String!\n  \"The queue with the bucket's notices; null where the bucket is listed every minute.\"\n  queueUrl: String\n  noticesFrom: String\n  \"Why nothing can be read at the moment; null while all is well.\"\n  collectionProblem: String\n  \"When the queue is read, or the bucket listed, again.\"\n  nextLookAtTime: DateTime!\n  objectCounts: BucketObjectCounts!\n  \"The latest one, ended ones too; null where nobody asked for any.\"\n  backfill: BucketBackfill\n  \"The newest first; of all states where none is given.\"\n  objects(state: BucketObjectState, cursor: String, pageSize: Int): BucketObjectConnection!\n}\n\nenum BucketObjectState {\n  WAITING\n  DONE\n  FAILED\n}\n\nenum BucketBackfillState {\n  RUNNING\n  PAUSED\n  DONE\n  CANCELLED\n}\n\n\"Reads the objects that were in the bucket before somebody asked for them, after those that are new.\"\ntype BucketBackfill {\n  id: ID!\n  state: BucketBackfillState!\n  \"Objects that were changed before are left out; null for none.\"\n  modifiedSince: DateTime\n  \"Null: as fast as they can be read.\"\n  bytesPerSecond: Float\n  \"Keys that the listing has passed.\"\n  listedKeys: Float!\n  \"The listing has reached the end: what counts is all that there is.\"\n  isListed: Boolean!\n  counts: BucketObjectCounts!\n  \"Of the objects that it found.\"\n  bytes: Float!\n  bytesWaiting: Float!\n  createdAt: DateTime!\n  createdBy: String!\n  endedAt: DateTime\n}\n\ntype BucketObjectCounts {\n  waiting: Float!\n  done: Float!\n  failed: Float!\n}\n\ntype BucketObject {\n  id: ID!\n  key: String!\n  bytes: Float!\n  state: BucketObjectState!\n  \"Why it failed.\"\n  reason: String\n  foundAt: DateTime!\n  \"When its events were durable, or when it failed for good.\"\n  endedAt: DateTime\n}\n\ntype BucketObjectConnection {\n  nodes: [BucketObject!]!\n  pageInfo: PageInfo!\n}\n\n\"One step of the check of a connection.\"\ntype BucketConnectionCheck {\n  name: String!\n  isHealthy: Boolean!\n  \"Names the right or the setting that is missing.\"\n  message: String!\n}\n\ntype S3PrefixLogTypes {\n  prefix: String!\n  logTypes: [String!]!\n  excludedPrefixes: [String!]!\n}\n\ntype SourcesEdge {\n  node: LogSource!\n  cursor: String!\n}\n\ntype SourcesConnection {\n  edges: [SourcesEdge!]!\n  pageInfo: PageInfo!\n}\n\ninput SourcesInput {\n  cursor: String\n  \"From 1 to 250; 25 when absent.\"\n  pageSize: Int\n}\n\n\"What arrived and fitted no schema.\"\ntype IngestFailure {\n  id: ID!\n  at: DateTime!\n  reason: String!\n  logType: String\n  \"At most 64 KiB; null without the permission to view raw data.\"\n  raw: String\n}\n\ntype IngestFailureConnection {\n  nodes: [IngestFailure!]!\n  pageInfo: PageInfo!\n}\n\ninput HttpAuthInput {\n  method: HttpAuthMethod!\n  headerName: String\n  algorithm: String\n  username: String\n  \"Absent: made by Pharos, or kept when updating.\"\n  secret: String\n}\n\ninput StreamOptionsInput {\n  jsonArrayEnvelopeField: String\n  xmlRootElement: String\n}\n\ninput CreateHttpSourceInput {\n  label: String!\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n  auth: HttpAuthInput!\n}\n\ninput UpdateHttpSourceInput {\n  id: ID!\n  revision: Int!\n  label: String!\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n  auth: HttpAuthInput!\n  enabled: Boolean!\n}\n\ninput S3PrefixLogTypesInput {\n  prefix: String!\n  logTypes: [String!]!\n  excludedPrefixes: [String!]!\n}\n\ninput CreateS3SourceInput {\n  label: String!\n  awsAccountId: String\n  kmsKey: String\n  \"Required where no access key is given.\"\n  logProcessingRole: String\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n  \"Taken from clients that send it. Pharos changes nothing in AWS.\"\n  managedBucketNotifications: Boolean\n  s3Bucket: String!\n  s3PrefixLogTypes: [S3PrefixLogTypesInput!]!\n  \"us-east-1 when absent.\"\n  region: String\n  endpoint: String\n  queueUrl: String\n  accessKeyId: String\n  secretAccessKey: String\n  \"Made by Pharos when absent.\"\n  externalId: String\n}\n\n\"What is absent stays as it is; an empty text takes a setting away.\"\ninput UpdateS3SourceInput {\n  id: ID!\n  label: String\n  kmsKey: String\n  logProcessingRole: String\n  logStreamType: StreamType\n  logStreamTypeOptions: StreamOptionsInput\n  managedBucketNotifications: Boolean\n  s3PrefixLogTypes: [S3PrefixLogTypesInput!]\n  region: String\n  endpoint: String\n  queueUrl: String\n  accessKeyId: String\n  secretAccessKey: String\n  enabled: Boolean\n}\n\ninput CheckS3ConnectionInput {\n  \"Whose secret access key is used where none is given.\"\n  sourceId: ID\n  awsAccountId: String\n  logProcessingRole: String\n  s3Bucket: String!\n  s3PrefixLogTypes: [S3PrefixLogTypesInput!]!\n  region: String\n  endpoint: String\n  queueUrl: String\n  accessKeyId: String\n  secretAccessKey: String\n  externalId: String\n}\n\ninput PreviewS3ObjectsInput {\n  connection: CheckS3ConnectionInput!\n  \"How the keys of the objects begin; empty for any.\"\n  prefix: String\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptionsInput\n}\n\ntype ObjectPreviewPayload {\n  data: [BucketDataRow!]!\n}\n\ntype CheckS3ConnectionPayload {\n  checks: [BucketConnectionCheck!]!\n}\n\ninput RetryBucketObjectsInput {\n  sourceId: ID!\n  \"All that failed when absent.\"\n  objectIds: [ID!]\n}\n\ntype RetryBucketObjectsPayload {\n  retried: Int!\n}\n\n\"What the form of a new S3 source needs to know.\"\ntype S3Setup {\n  \"The deployment has an AWS identity of its own, for sources without an access key.\"\n  hasDeploymentIdentity: Boolean!\n  \"Sources may use that identity without assuming a role.\"\n  isRoleOptional: Boolean!\n}\n\ninput FindS3PrincipalInput {\n  \"Whose secret access key is used where none is given.\"\n  sourceId: ID\n  \"The deployment's identity when absent.\"\n  accessKeyId: String\n  secretAccessKey: String\n  region: String\n  endpoint: String\n}\n\ntype FindS3PrincipalPayload {\n  \"The user or role that the key belongs to: a role that Pharos assumes has to trust it.\"\n  arn: String!\n}\n\ninput StartBucketBackfillInput {\n  sourceId: ID!\n  \"All objects when absent.\"\n  modifiedSince: DateTime\n  \"From 100,000 to 1,000,000,000; without limit when absent.\"\n  bytesPerSecond: Float\n}\n\n\"What is absent stays as it is.\"\ninput ChangeBucketBackfillInput {\n  sourceId: ID!\n  \"RUNNING lets one that is paused go on. DONE cannot be asked for.\"\n  state: BucketBackfillState\n  \"null takes the limit away.\"\n  bytesPerSecond: Float\n}\n\ntype BucketBackfillPayload {\n  backfill: BucketBackfill!\n}\n\ninput SetNoDataAlarmInput {\n  sourceId: ID!\n  \"From 15 to 43,200; null takes the alarm away.\"\n  minutesThreshold: Int\n}\n\ntype SetNoDataAlarmPayload {\n  logSource: LogSource!\n}\n\ninput SetLagAlarmInput {\n  sourceId: ID!\n  \"From 15 to 43,200; null takes the alarm away.\"\n  minutesThreshold: Int\n}\n\ntype SetLagAlarmPayload {\n  logSource: LogSource!\n}\n\ninput SetSecretExpiryInput {\n  sourceId: ID!\n  \"Null where it is not known, or never.\"\n  expiresAt: DateTime\n}\n\ntype SetSecretExpiryPayload {\n  logSource: LogSource!\n}\n\ntype S3LogSourcePayload {\n  logSource: S3LogIntegration!\n}\n\ninput DeleteSourceInput {\n  id: ID!\n}\n\ntype HttpLogSourcePayload {\n  logSource: HttpLogSource!\n  \"The secret that was made or given; shown once. Null when unchanged or not needed.\"\n  secret: String\n}\n\ntype BucketDataRow {\n  s3Key: String!\n  event: String!\n  \"Null where the record fits no schema.\"\n  logType: String\n  error: String\n}\n\ntype BucketData {\n  data: [BucketDataRow!]!\n  pageInfo: BucketDataPageInfo!\n}\n\ntype BucketDataPageInfo {\n  hasNextPage: Boolean!\n  paginationToken: String\n}\n\ninput ViewBucketDataFilters {\n  \"How the keys of the objects begin; empty for any.\"\n  prefix: String\n}\n\n\"What was stored last. With filters or a stream type, the first objects of the source's bucket instead, read now.\"\ninput ViewBucketDataInput {\n  sourceId: ID!\n  filters: ViewBucketDataFilters\n  \"How the objects are split; that of the source when absent.\"\n  streamType: StreamType\n  pageSize: Int\n  paginationToken: String\n}\n\n\"Why no schema took some records of a log source.\"\ntype FailureReason {\n  reason: String!\n  \"The log type that came closest; null where none did.\"\n  logType: String\n  count: Int!\n  \"When the newest of them arrived.\"\n  lastAt: DateTime!\n}\n\nextend type Query {\n  \"Twice the longest silence of the last 14 days; null for a source without a rhythm yet.\"\n  suggestedNoDataMinutes(sourceId: ID!): Int\n  \"Why records of the log source failed, the most frequent reason first; at most 100.\"\n  failureReasons(sourceId: ID!): [FailureReason!]!\n  \"The newest first.\"\n  sources(input: SourcesInput): SourcesConnection!\n  source(id: ID!): LogSource!\n  s3Setup: S3Setup!\n  \"The newest raw data of a source, events and failures alike.\"\n  viewBucketData(input: ViewBucketDataInput!): BucketData!\n}\n\nextend type Mutation {\n  createHttpSource(input: CreateHttpSourceInput!): HttpLogSourcePayload!\n  updateHttpSource(input: UpdateHttpSourceInput!): HttpLogSourcePayload!\n  createS3Source(input: CreateS3SourceInput!): S3LogSourcePayload!\n  updateS3Source(input: UpdateS3SourceInput!): S3LogSourcePayload!\n  \"Changes nothing; tells which right or setting is missing.\"\n  checkS3Connection(input: CheckS3ConnectionInput!): CheckS3ConnectionPayload!\n  \"Reads the first objects of a bucket by settings that need not be saved, and stores nothing.\"\n  previewS3Objects(input: PreviewS3ObjectsInput!): ObjectPreviewPayload!\n  \"Asks AWS whose a key is, which takes no right.\"\n  findS3Principal(input: FindS3PrincipalInput!): FindS3PrincipalPayload!\n  retryBucketObjects(input: RetryBucketObjectsInput!): RetryBucketObjectsPayload!\n  startBucketBackfill(input: StartBucketBackfillInput!): BucketBackfillPayload!\n  changeBucketBackfill(input: ChangeBucketBackfillInput!): BucketBackfillPayload!\n  setNoDataAlarm(input: SetNoDataAlarmInput!): SetNoDataAlarmPayload!\n  \"For sources that Pharos collects.\"\n  setLagAlarm(input: SetLagAlarmInput!): SetLagAlarmPayload!\n  \"People are told 14 days and one day before, and on the day.\"\n  setSecretExpiry(input: SetSecretExpiryInput!): SetSecretExpiryPayload!\n  deleteSource(input: DeleteSourceInput!): DeletedPayload!\n}\n\nenum SyslogProtocol {\n  UDP\n  TCP\n  TLS\n}\n\n\"What TLS asks of senders: nothing, a certificate that an authority signed, or one of some certificates.\"\nenum SyslogClientCheck {\n  NONE\n  AUTHORITIES\n  FINGERPRINTS\n}\n\ntype SyslogTls {\n  \"The chain in PEM.\"\n  certificate: String!\n  \"Of the certificate: whose it is.\"\n  subject: String!\n  \"Of the certificate: its SHA-256, which senders may compare.\"\n  fingerprint: String!\n  validTo: DateTime!\n  clientCheck: SyslogClientCheck!\n  \"PEM.\"\n  clientAuthorities: String\n  \"SHA-256, as hexadecimal pairs with colons.\"\n  clientFingerprints: [String!]!\n}\n\n\"How one process of Pharos listens for a source.\"\ntype SyslogListener {\n  \"Its host and number.\"\n  process: String!\n  \"Such as udp 0.0.0.0:514.\"\n  addresses: [String!]!\n  connections: Int!\n  \"Why it does not listen everywhere that it should; null while it does.\"\n  problem: String\n  \"What went wrong last with a sender.\"\n  lastError: String\n  lastErrorAt: DateTime\n  \"Datagrams that there was no room for, since the process started. They count as dropped.\"\n  lost: Float!\n}\n\n\"Logs come by syslog to a port of Pharos.\"\ntype SyslogLogSource implements LogSource {\n  integrationId: ID!\n  integrationLabel: String!\n  integrationType: String!\n  isEditable: Boolean!\n  isHealthy: Boolean!\n  enabled: Boolean!\n  health: SourceHealth!\n  problem: String\n  logTypes: [String!]!\n  logStreamType: StreamType!\n  logStreamTypeOptions: StreamOptions!\n  createdAtTime: DateTime!\n  createdBy: ActorReference!\n  lastModified: DateTime!\n  lastEventReceivedAtTime: DateTime\n  lastEventProcessedAtTime: DateTime\n  revision: Int!\n  counts: ConservationCounts!\n  countsByLogType: [LogTypeCounts!]!\n  volume(since: DateTime!, until: DateTime!, buckets: Int!): [ConservationBucket!]!\n  failures(cursor: String, pageSize: Int): IngestFailureConnection!\n  noDataAlarm: NoDataAlarm\n  lagAlarm: LagAlarm\n  logsWaitingSinceTime: DateTime\n  secretExpiresAt: DateTime\n  protocols: [SyslogProtocol!]!\n  port: Int!\n  \"Addresses and networks of its senders; empty: everybody.\"\n  networks: [String!]!\n  \"A connection that brings nothing for so long is closed.\"\n  idleMinutes: Int!\n  \"Null where TLS is none of the protocols.\"\n  tls: SyslogTls\n  \"The processes that listen now.\"\n  listeners: [SyslogListener!]!\n}\n\ninput SyslogTlsInput {\n  \"The chain in PEM, its own certificate first.\"\n  certificate: String!\n  \"PEM, without a passphrase. Absent when updating: the stored one.\"\n  privateKey: String\n  clientCheck: SyslogClientCheck!\n  \"PEM; with AUTHORITIES.\"\n  clientAuthorities: String\n  \"SHA-256 of certificates; with FINGERPRINTS.\"\n  clientFingerprints: [String!]\n}\n\ninput CreateSyslogSourceInput {\n  label: String!\n  logTypes: [String!]!\n  \"TCP and TLS exclude each other.\"\n  protocols: [SyslogProtocol!]!\n  port: Int!\n  networks: [String!]\n  \"From 1 to 1440; 60 when absent.\"\n  idleMinutes: Int\n  tls: SyslogTlsInput\n}\n\n\"What is absent stays as it is.\"\ninput UpdateSyslogSourceInput {\n  id: ID!\n  \"Of the source as it was read: a change in between is refused.\"\n  revision: Int!\n  label: String\n  enabled: Boolean\n  logTypes: [String!]\n  protocols: [SyslogProtocol!]\n  port: Int\n  networks: [String!]\n  idleMinutes: Int\n  tls: SyslogTlsInput\n}\n\ntype SyslogLogSourcePayload {\n  logSource: SyslogLogSource!\n}\n\nextend type Mutation {\n  createSyslogSource(input: CreateSyslogSourceInput!): SyslogLogSourcePayload!\n  updateSyslogSource(input: UpdateSyslogSourceInput!): SyslogLogSourcePayload!\n}\n\ntype User implements ActorReference {\n  \"user\"\n  kind: String!\n  id: ID!\n  \"Given and family name.\"\n  name: String!\n  email: String!\n  givenName: String!\n  familyName: String!\n  role: Role!\n  status: String!\n  enabled: Boolean!\n  createdAt: DateTime!\n  lastLoggedInAt: DateTime\n  \"Until when sign-ins from unknown browsers are refused after too many failed attempts; null when none is.\"\n  lockedUntil: DateTime\n}\n\n\"A person as others see them: no role, no state.\"\ntype UserName {\n  id: ID!\n  givenName: String!\n  familyName: String!\n  email: String!\n}\n\n\"The signed-in user and what the console needs to draw itself.\"\ntype Viewer {\n  id: ID!\n  email: String!\n  givenName: String!\n  familyName: String!\n  roleName: String!\n  permissions: [String!]!\n  hasTotp: Boolean!\n}\n\ninput InviteUserInput {\n  email: String!\n  givenName: String!\n  familyName: String!\n  role: RoleReferenceInput!\n  \"Shows the link although it could be mailed.\"\n  showsLink: Boolean\n}\n\ninput UpdateUserInput {\n  id: ID!\n  email: String\n  givenName: String\n  familyName: String\n  role: RoleReferenceInput\n  enabled: Boolean\n}\n\ntype InviteUserPayload {\n  user: User!\n  \"To hand to the person; shown once. Null where it was mailed.\"\n  invitationUrl: String\n  \"The address that it was mailed to; null where it was not.\"\n  sentTo: String\n}\n\ntype PasswordResetLinkPayload {\n  user: User!\n  \"To hand to the person; shown once, good for a day. Null where it was mailed.\"\n  url: String\n  \"The address that it was mailed to; null where it was not.\"\n  sentTo: String\n}\n\ntype UserPayload {\n  user: User!\n}\n\nextend type Query {\n  viewer: Viewer!\n  users: [User!]!\n  userById(id: ID!): User!\n  userByEmail(email: String!): User!\n  \"Whom an alert may be assigned to.\"\n  assignees: [UserName!]!\n}\n\nextend type Mutation {\n  inviteUser(input: InviteUserInput!): InviteUserPayload!\n  updateUser(input: UpdateUserInput!): UserPayload!\n  \"Mails a link, or shows it where no mail server is set up or `showsLink` asks for it.\"\n  createPasswordResetLink(userId: ID!, showsLink: Boolean): PasswordResetLinkPayload!\n  \"Lets everyone try again to sign in as the user, after too many failed attempts.\"\n  unlockUser(id: ID!): UserPayload!\n  \"Forgets the authenticator of a user who lost it, and signs them out everywhere. They may set up another one.\"\n  resetUserAuthenticator(id: ID!): UserPayload!\n  \"Signs the user out everywhere; they choose a new password when they sign in next.\"\n  requirePasswordChange(id: ID!): UserPayload!\n  deleteUser(id: ID!): DeletedPayload!\n  \"The profile of the signed-in user.\"\n  updateProfile(givenName: String!, familyName: String!): Viewer!\n}\n";
