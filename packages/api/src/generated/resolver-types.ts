// Written by `npm run codegen`; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApiToken as ApiTokenModel, DeliveryWithAttempts as DeliveryWithAttemptsModel, Notification as NotificationModel, StoredPuller as StoredPullerModel, StoredSchema as StoredSchemaModel } from '@pharos/store';
import type { ShownActor as ShownActorModel } from '../access/actor-reference.ts';
import type { Alert as AlertModel, AlertListGroup as AlertListGroupModel, AlertHistoryEntry as AlertHistoryEntryModel, AlertView as AlertViewModel, LogSource as LogSourceModel, BucketObject as BucketObjectModel, CaseSummary as CaseSummaryModel, CaseAttachment as CaseAttachmentModel, CaseEntry as CaseEntryModel, Compliance as ComplianceModel, ComplianceChange as ComplianceChangeModel, Dashboard as DashboardModel, DashboardPanel as DashboardPanelModel, Sharing as SharingModel, CorrelationRule as CorrelationRuleModel, ConservationCounts as ConservationCountsModel, DataLakeQuery as DataLakeQueryModel, Destination as DestinationModel, Detection as DetectionModel, Mute as MuteModel, StoredLookupTable as StoredLookupTableModel, Notebook as NotebookModel, NotebookStep as NotebookStepModel, PackSource as PackSourceModel, Policy as PolicyModel, ActorReference as ActorReferenceModel, QueryRun as QueryRunModel, Resource as ResourceModel, Role as RoleModel, Rule as RuleModel, RunbookTick as RunbookTickModel, SyslogListener as SyslogListenerModel, User as UserModel } from '@pharos/domain';
import type { RelatedEntity as RelatedEntityModel, DatedSighting as DatedSightingModel } from '../alerts/alert-entities.ts';
import type { ShownBackfill as ShownBackfillModel } from '../sources/backfill-service.ts';
import type { ShownCaseAlert as ShownCaseAlertModel } from '../cases/case-service.ts';
import type { CloudSecurity as CloudSecurityModel } from '../cloud-security/cloud-security-service.ts';
import type { DescribedColumn as DescribedColumnModel, NamedTable as NamedTableModel } from '../search/lake-tables-service.ts';
import type { CheckedQuery as CheckedQueryModel } from '../data-lake-queries/check-query.ts';
import type { ShownPreview as ShownPreviewModel } from '../previews/show-preview.ts';
import type { MatchingChange as MatchingChangeModel } from '../alerts/matching-changes.ts';
import type { MetricsRange as MetricsRangeModel } from '../metrics/metrics-service.ts';
import type { ShownPack as ShownPackModel } from '../packs/shown-pack.ts';
import type { CataloguedPuller as CataloguedPullerModel } from '@pharos/connectors';
import type { SimilarAlert as SimilarAlertModel } from '../alerts/similar-alerts.ts';
import type { TimelineAlert as TimelineAlertModel } from '../alerts/alert-timeline.ts';
import type { AlertEventBucket as AlertEventBucketModel } from '@pharos/lake';
import type { RequestContext } from '../context/request-context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO-8601 in UTC ending in Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** Whole seconds since 1970. None of our fields has it, but clients that read the schema look for it. */
  Timestamp: { input: any; output: any; }
};

/** Filters of the alert list that somebody keeps. */
export type AlertView = {
  readonly __typename?: 'AlertView';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** As the address of the list holds them. */
  readonly search: Scalars['JSON']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  /** Only its owner can change or delete it. */
  readonly isOwn: Scalars['Boolean']['output'];
  readonly owner?: Maybe<UserName>;
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

/** Who did something: a user, an API token, or Pharos. */
export type ActorReference = {
  /** user, api-token or system */
  readonly kind: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** Somebody as records keep them; they may be gone since. */
export type RecordedActor = ActorReference & {
  readonly __typename?: 'RecordedActor';
  readonly kind: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What raised an alert. */
export type AlertOrigin = Detection | SystemError;

/** The detection of an alert, as far as everyone sees it who sees the alert. */
export type Detection = {
  readonly __typename?: 'Detection';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** RULE, POLICY, SCHEDULED_RULE or CORRELATION_RULE */
  readonly type: Scalars['String']['output'];
};

export type SystemError = {
  readonly __typename?: 'SystemError';
  readonly type: Scalars['String']['output'];
  /** Id of the log source, or of the destination for DESTINATION_FAILING; null where none is involved. */
  readonly relatedComponent?: Maybe<Scalars['String']['output']>;
};

export type Alert = {
  readonly __typename?: 'Alert';
  readonly id: Scalars['ID']['output'];
  readonly type: AlertType;
  readonly subtype: Scalars['String']['output'];
  readonly status: AlertStatus;
  readonly severity: Severity;
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly runbook: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly dedupString: Scalars['String']['output'];
  readonly context: Scalars['JSON']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly sources: ReadonlyArray<LogSourceName>;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly eventCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly firstEventMatchedAt: Scalars['DateTime']['output'];
  /** The same, under the name that other clients know. */
  readonly firstEventOccurredAt: Scalars['DateTime']['output'];
  readonly lastReceivedEventAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy?: Maybe<ActorReference>;
  readonly assignee?: Maybe<UserName>;
  /** True where the assignee's role does not show them the alert: they are not told of it and cannot open it. */
  readonly isHiddenFromAssignee: Scalars['Boolean']['output'];
  /** Given when it was resolved or closed; null where nobody said so, and while it is open or triaged. */
  readonly outcome?: Maybe<AlertOutcome>;
  /** Why it has this outcome. */
  readonly outcomeReason?: Maybe<Scalars['String']['output']>;
  /** Lists that hide snoozed alerts leave it out until then. */
  readonly snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly origin: AlertOrigin;
  readonly revision: Scalars['Int']['output'];
  readonly ruleId: Scalars['ID']['output'];
  /** What raised it; null where it is gone, or where the reader may not see it. */
  readonly detection?: Maybe<DetectionEntity>;
  readonly history: ReadonlyArray<AlertHistoryEntry>;
  /** Null where no event is there: a system error has none, and retention removes old ones. */
  readonly eventTimes?: Maybe<AlertEventTimes>;
  /** Steps of the runbook that are done, in their order. */
  readonly runbookTicks: ReadonlyArray<RunbookTick>;
  /** The events that matched, newest first. */
  readonly events: EventConnection;
  /** Users, addresses, hosts and files that its newest 200 events name, at most six of a kind. */
  readonly entities: ReadonlyArray<AlertEntity>;
  /** The same in the events of all log types, from 30 days before the alert until now; null for who may not search. */
  readonly entitySightings?: Maybe<ReadonlyArray<EntitySighting>>;
  /** How alerts of the same detection ended that were created in the 90 days before it. */
  readonly similarAlerts: SimilarAlerts;
  readonly timeline: AlertTimeline;
  /** That have this alert, what changed last first; at most ten. */
  readonly cases: ReadonlyArray<Case>;
  /** Attempts, oldest first. */
  readonly deliveries: ReadonlyArray<AlertDelivery>;
  /** One for each time that it was sent to a destination, oldest first. */
  readonly dispatches: ReadonlyArray<AlertDispatch>;
  /** Those that its policy alerted about, by id, at most 50; null for who may not read resources. */
  readonly resources?: Maybe<ReadonlyArray<Resource>>;
};


export type AlertEventsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A step of a runbook that somebody did. */
export type RunbookTick = {
  readonly __typename?: 'RunbookTick';
  /** Counted from 1, in the runbook's first numbered list. */
  readonly step: Scalars['Int']['output'];
  readonly actor: ActorReference;
  readonly at: Scalars['DateTime']['output'];
};

/** A user, an address, a host or a file that events of an alert name. */
export type AlertEntity = {
  readonly __typename?: 'AlertEntity';
  /** The standard field that holds it, such as p_any_ip_addresses. */
  readonly field: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  /** Of the events that were looked at, those that name it. */
  readonly eventCount: Scalars['Int']['output'];
  /** Other alerts since 30 days before this one whose events name it, newest first; at most ten. */
  readonly relatedAlerts: ReadonlyArray<RelatedAlert>;
  /** How many there are, of the latest 100. */
  readonly relatedAlertCount: Scalars['Int']['output'];
};

/** An alert as far as another one's page shows it. */
export type RelatedAlert = {
  readonly __typename?: 'RelatedAlert';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly severity: Severity;
  readonly status: AlertStatus;
  readonly outcome?: Maybe<AlertOutcome>;
  readonly createdAt: Scalars['DateTime']['output'];
};

/** An alert's events beside the other alerts that name a user, an address, a host or a file that they name. */
export type AlertTimeline = {
  readonly __typename?: 'AlertTimeline';
  /** When the first event or the first of the other alerts was; those are looked for from seven days before the alert. */
  readonly from: Scalars['DateTime']['output'];
  /** Now, or the last event where that is dated later. */
  readonly to: Scalars['DateTime']['output'];
  /** How long one of `events` lasts. */
  readonly bucketMs: Scalars['Float']['output'];
  /** How many of the alert's events happened when; without those that have none. Of a correlation the newest 1,000 count. */
  readonly events: ReadonlyArray<TimelineEvents>;
  /** Oldest first; of more than 500, those nearest to the alert. */
  readonly alerts: ReadonlyArray<TimelineAlert>;
  /** How many other alerts were found. */
  readonly alertCount: Scalars['Int']['output'];
  /** Entities that 300 alerts or more name, of which the latest 300 were looked at. */
  readonly crowdedEntities: ReadonlyArray<EntityName>;
};

export type TimelineEvents = {
  readonly __typename?: 'TimelineEvents';
  readonly first: Scalars['DateTime']['output'];
  readonly last: Scalars['DateTime']['output'];
  readonly count: Scalars['Int']['output'];
};

export type TimelineAlert = {
  readonly __typename?: 'TimelineAlert';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly severity: Severity;
  readonly status: AlertStatus;
  readonly outcome?: Maybe<AlertOutcome>;
  /** When the first of its events happened that names one of the entities. */
  readonly at: Scalars['DateTime']['output'];
  readonly entities: ReadonlyArray<EntityName>;
};

/** Earlier alerts of what raised this one, errors apart from alerts. */
export type SimilarAlerts = {
  readonly __typename?: 'SimilarAlerts';
  /** From when on they were created; until this alert was. */
  readonly since: Scalars['DateTime']['output'];
  readonly outcomes: OutcomeSummary;
  /** At most ten. Of the latest 200: first those of the same title or dedup string, then those that name a user, an address, a host or a file that this one names; newest first among equals. */
  readonly alerts: ReadonlyArray<SimilarAlert>;
};

export type SimilarAlert = {
  readonly __typename?: 'SimilarAlert';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly severity: Severity;
  readonly status: AlertStatus;
  readonly outcome?: Maybe<AlertOutcome>;
  readonly outcomeReason?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the title or the dedup string is the same. */
  readonly isSameGroup: Scalars['Boolean']['output'];
  /** Users, addresses, hosts and files that both name. */
  readonly sharedValues: ReadonlyArray<Scalars['String']['output']>;
  /** Who resolved or closed it, or said last what it was; null while it is open or triaged. */
  readonly endedBy?: Maybe<ActorReference>;
};

/** How often events name a user, an address, a host or a file, and when the first and the last of them happened. */
export type EntitySighting = {
  readonly __typename?: 'EntitySighting';
  readonly field: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly eventCount: Scalars['Float']['output'];
  readonly firstAt: Scalars['DateTime']['output'];
  readonly lastAt: Scalars['DateTime']['output'];
  /** Whether no event named it in the 30 days until a day before the alert's first event. */
  readonly isNew: Scalars['Boolean']['output'];
};

/** When the events of an alert happened, which may be long before they were received and matched. */
export type AlertEventTimes = {
  readonly __typename?: 'AlertEventTimes';
  readonly first: Scalars['DateTime']['output'];
  readonly last: Scalars['DateTime']['output'];
};

export type AlertHistoryEntry = {
  readonly __typename?: 'AlertHistoryEntry';
  readonly id: Scalars['ID']['output'];
  /** AI_SUMMARY, ASSIGNEE_CHANGE, CHANGE_REFUSED, COMMENT, RUNBOOK_STEP, SLACKBOT_BOOMERANG, SNOOZE or STATUS_CHANGE */
  readonly type: Scalars['String']['output'];
  readonly actor: ActorReference;
  readonly at: Scalars['DateTime']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly comment: Scalars['String']['output'];
  /** The outcome that a status change ended with; its reason is the comment. */
  readonly outcome?: Maybe<AlertOutcome>;
  /** When its writer changed the comment last. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AlertEdge = {
  readonly __typename?: 'AlertEdge';
  readonly node: Alert;
  readonly cursor: Scalars['String']['output'];
};

export type AlertConnection = {
  readonly __typename?: 'AlertConnection';
  readonly edges: ReadonlyArray<AlertEdge>;
  readonly pageInfo: PageInfo;
  /** How many the filter finds in all; exact up to 10,000. */
  readonly totalCount: Scalars['Int']['output'];
};

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

/** A user, an address, a host or a file. */
export type EntityName = {
  readonly __typename?: 'EntityName';
  /** The standard field that holds it, such as p_any_ip_addresses. */
  readonly field: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
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

/** Alerts that a filter finds and that have something in common. */
export type AlertListGroup = {
  readonly __typename?: 'AlertListGroup';
  /** The id of their detection, or the field and the value of their entity, such as p_any_usernames:root. */
  readonly key: Scalars['ID']['output'];
  /** What their events name; null in groups by detection. */
  readonly entity?: Maybe<EntityName>;
  /** What raised them; null where it is gone, or where the reader may not see it, and in groups by entity. */
  readonly detection?: Maybe<DetectionEntity>;
  readonly count: Scalars['Int']['output'];
  /** Those whose status is OPEN. */
  readonly openCount: Scalars['Int']['output'];
  /** The highest among them. */
  readonly severity: Severity;
  /** When the newest of them was created. */
  readonly newestAt: Scalars['DateTime']['output'];
  /** Those with most of them, at most three. */
  readonly assignees: ReadonlyArray<UserName>;
};

export type AlertListGroupEdge = {
  readonly __typename?: 'AlertListGroupEdge';
  readonly node: AlertListGroup;
  readonly cursor: Scalars['String']['output'];
};

export type AlertListGroupConnection = {
  readonly __typename?: 'AlertListGroupConnection';
  readonly edges: ReadonlyArray<AlertListGroupEdge>;
  readonly pageInfo: PageInfo;
  /** How many groups there are in all. */
  readonly totalCount: Scalars['Int']['output'];
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

/** A change of every alert that filters find. It goes on in the server, whether anybody watches or not. */
export type MatchingChange = {
  readonly __typename?: 'MatchingChange';
  readonly id: Scalars['ID']['output'];
  readonly kind: MatchingChangeKind;
  readonly state: MatchingChangeState;
  /** Why it failed; empty where it did not. What it changed until then stays changed. */
  readonly error: Scalars['String']['output'];
  readonly actor: ActorReference;
  /** Only the person who started a change can undo it. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Null for other kinds. */
  readonly status?: Maybe<AlertStatus>;
  /** Null for other kinds, and for a change that unassigns. */
  readonly assignee?: Maybe<UserName>;
  /** How many alerts the filters found when it started. */
  readonly total: Scalars['Int']['output'];
  /** How many of them it has looked at. */
  readonly looked: Scalars['Int']['output'];
  /** Without those that were as wanted already; of an undo, without those that somebody changed since. */
  readonly changed: Scalars['Int']['output'];
  /** Of the changed ones, those that the assignee's role does not show them. */
  readonly hiddenFromAssignee: Scalars['Int']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  /** Null while it runs. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CreateAlertCommentInput = {
  readonly alertId: Scalars['ID']['input'];
  readonly body: Scalars['String']['input'];
  /** PLAIN_TEXT when absent. */
  readonly format?: InputMaybe<AlertCommentFormat>;
};

export type AlertComment = {
  readonly __typename?: 'AlertComment';
  readonly id: Scalars['ID']['output'];
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly entity: AlertCommentEntity;
  readonly format: AlertCommentFormat;
};

/** What a comment is about. */
export type AlertCommentEntity = Alert;

export type CreateAlertCommentPayload = {
  readonly __typename?: 'CreateAlertCommentPayload';
  readonly alert: Alert;
  readonly comment: AlertComment;
};

/** How many alerts ended how. */
export type OutcomeSummary = {
  readonly __typename?: 'OutcomeSummary';
  readonly truePositives: Scalars['Int']['output'];
  readonly benignTruePositives: Scalars['Int']['output'];
  readonly falsePositives: Scalars['Int']['output'];
  readonly duplicates: Scalars['Int']['output'];
  readonly tests: Scalars['Int']['output'];
  /** Resolved or closed, but nobody said what they were. */
  readonly withoutOutcome: Scalars['Int']['output'];
  /** Open or triaged. */
  readonly unfinished: Scalars['Int']['output'];
  /** The share of true positives among true, benign true and false positives; null where there are none. */
  readonly precision?: Maybe<Scalars['Float']['output']>;
};

export type WeekOfOutcomes = {
  readonly __typename?: 'WeekOfOutcomes';
  /** When the week began. */
  readonly at: Scalars['DateTime']['output'];
  readonly outcomes: OutcomeSummary;
};

/** How the alerts of a detection ended, created in the last 13 weeks. */
export type DetectionOutcomes = {
  readonly __typename?: 'DetectionOutcomes';
  readonly total: OutcomeSummary;
  /** Oldest first, by when the alerts were created. */
  readonly weeks: ReadonlyArray<WeekOfOutcomes>;
};

export type AlertsPayload = {
  readonly __typename?: 'AlertsPayload';
  readonly alerts: ReadonlyArray<Alert>;
};

export type TickRunbookStepPayload = {
  readonly __typename?: 'TickRunbookStepPayload';
  readonly alert: Alert;
};

export type ApiToken = ActorReference & {
  readonly __typename?: 'APIToken';
  /** api-token */
  readonly kind: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CreateApiTokenInput = {
  readonly name: Scalars['String']['input'];
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CreateApiTokenPayload = {
  readonly __typename?: 'CreateAPITokenPayload';
  readonly token: ApiToken;
  /** Shown once. */
  readonly value: Scalars['String']['output'];
};

export type RotateApiTokenPayload = {
  readonly __typename?: 'RotateAPITokenPayload';
  readonly token: RotatedApiToken;
};

export type RotatedApiToken = {
  readonly __typename?: 'RotatedAPIToken';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Shown once; the old one has stopped working. */
  readonly value: Scalars['String']['output'];
};

export type DemoProgress = {
  readonly __typename?: 'DemoProgress';
  /** Of the month, from 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** Every log before this time is there. */
  readonly writtenUpTo: Scalars['DateTime']['output'];
  /** From then on logs arrive as they happen. */
  readonly isComplete: Scalars['Boolean']['output'];
};

export type AppConfig = {
  readonly __typename?: 'AppConfig';
  readonly version: Scalars['String']['output'];
  readonly commit: Scalars['String']['output'];
  readonly customerName: Scalars['String']['output'];
  readonly dataLakeType: Scalars['String']['output'];
  /** Where senders post logs: scheme, host and port. */
  readonly publicHTTPIngestDomain: Scalars['String']['output'];
  readonly processedDataBucketRetentionDays: Scalars['Int']['output'];
  /** Of one file of rows as it is uploaded. */
  readonly maxLookupTableCompressedSizeInMb: Scalars['Int']['output'];
  readonly isDemo: Scalars['Boolean']['output'];
  /** How far the demo has written its month of logs; null where there is no demo, or it has not begun. */
  readonly demoProgress?: Maybe<DemoProgress>;
  /** Started without the content that people wrote: rules, helpers, data models, scripts and scheduled queries. */
  readonly isSafeMode: Scalars['Boolean']['output'];
};

export type AttackMapInput = {
  /** Of the alerts that are counted, by when they were created. */
  readonly from: Scalars['DateTime']['input'];
  readonly to: Scalars['DateTime']['input'];
  /** A log type is received when an event of it was stored in the last so many days: from 1 to 90, 7 unless given. */
  readonly receivedWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

export type AttackMap = {
  readonly __typename?: 'AttackMap';
  /** All that the reader may see, by id; also those without a technique. */
  readonly detections: ReadonlyArray<AttackMapDetection>;
  /** The log types of these detections of which events were stored lately. */
  readonly receivedLogTypes: ReadonlyArray<Scalars['String']['output']>;
};

export type AttackMapDetection = {
  readonly __typename?: 'AttackMapDetection';
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly severity: Severity;
  /** Those that the reader may see; of a correlation rule those of its rules. Policies and scheduled rules have none. */
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Tactics with techniques, such as `TA0001:T1078.004`, or tactics alone. */
  readonly mappings: ReadonlyArray<Scalars['String']['output']>;
  /** Created in the range, by severity; null for readers who may not see alerts. */
  readonly alerts?: Maybe<ReadonlyArray<AttackMapAlerts>>;
};

export type AttackMapAlerts = {
  readonly __typename?: 'AttackMapAlerts';
  readonly severity: Severity;
  readonly count: Scalars['Int']['output'];
};

export type MapDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Such as `TA0001:T1078.004`. */
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type PageInfo = {
  readonly __typename?: 'PageInfo';
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type SortDirection =
  | 'ascending'
  | 'descending';

export type Query = {
  readonly __typename?: 'Query';
  /** Your own and those that are shared, by name. */
  readonly alertViews: ReadonlyArray<AlertView>;
  readonly alerts: AlertConnection;
  /** The alerts that a filter finds, counted by what they have in common. */
  readonly alertGroups: AlertListGroupConnection;
  readonly alert: Alert;
  /** At most 500, in this order; those that do not exist are left out. */
  readonly alertsById: ReadonlyArray<Alert>;
  readonly detectionOutcomes: DetectionOutcomes;
  /** Changes of many alerts that run, and your own that ended in the last five minutes and were not undone; the newest first. */
  readonly matchingChanges: ReadonlyArray<MatchingChange>;
  readonly apiTokens: ReadonlyArray<ApiToken>;
  readonly appConfig: AppConfig;
  readonly attackMap: AttackMap;
  /** What changed last first. */
  readonly cases: CaseConnection;
  /** The number of a case that was merged gives the case that it was merged into. */
  readonly case: Case;
  /** Those deleted in the last 30 days, the latest first; at most 100. */
  readonly deletedCases: ReadonlyArray<Case>;
  readonly caseSigningKey: CaseSigningKey;
  /** Always empty. */
  readonly cloudAccounts: CloudAccountConnection;
  readonly cloudAccount: CloudAccount;
  /** How cloud resources comply with policies. The time is widened at its beginning to whole buckets of a round length. */
  readonly cloudSecurity: CloudSecurity;
  /** What imports it, directly or through others. */
  readonly globalHelperUses: ReadonlyArray<CodeUse>;
  /** Rules that ask for unified fields of its log types. */
  readonly dataModelUses: ReadonlyArray<CodeUse>;
  /** The last 100 changes are kept. It outlives the helper by 30 days. */
  readonly globalHelperHistory: CodeHistory;
  readonly dataModelHistory: CodeHistory;
  /** Content as the files of a repository. Kinds: rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, packs, lookupTables, scheduledPrompts, dashboards; null for all. */
  readonly detectionEntitiesExport: ReadonlyArray<RepositoryFile>;
  readonly dataModels: DataModelConnection;
  readonly dataModel: DataModel;
  readonly globalHelpers: GlobalHelperConnection;
  readonly globalHelper: GlobalHelper;
  readonly savedQueries: SavedQueryConnection;
  readonly savedQuery: SavedQuery;
  readonly scheduledPrompts: ScheduledPromptConnection;
  readonly detectionEntitiesUploadStatus: DetectionEntitiesUploadStatus;
  /** The newest first; 50 at most. */
  readonly detectionEntitiesUploads: ReadonlyArray<DetectionEntitiesUploadStatus>;
  readonly validateBulkUploadStatus: ValidateBulkUploadStatus;
  readonly featureFlags: FeatureFlags;
  readonly metrics: Metrics;
  readonly replay: Replay;
  /** Your own and those that are shared with you, by name. */
  readonly dashboards: ReadonlyArray<Dashboard>;
  readonly dashboard: Dashboard;
  /** Executions of the last 30 days, without those derived from others and those that others may take. */
  readonly dataLakeQueries: DataLakeQueryConnection;
  /** With root the first query of those that it was derived from. */
  readonly dataLakeQuery: DataLakeQuery;
  readonly checkDataLakeQuery: CheckedDataLakeQuery;
  /** What arrived. The time is widened at its beginning to whole buckets of a round length. */
  readonly dataVolume: DataVolume;
  /** The most frequent first; at most 20. Failures are kept for 30 days. */
  readonly dataFailures: ReadonlyArray<FailingReason>;
  /** The slowest first, on average. */
  readonly dataLag: ReadonlyArray<LogTypeLag>;
  /** An event of the data lake; null where it is not stored. */
  readonly storedEvent?: Maybe<Scalars['JSON']['output']>;
  readonly explainDecision: DecisionTrail;
  readonly destinations: ReadonlyArray<Destination>;
  readonly destination: Destination;
  readonly destinationKinds: ReadonlyArray<DestinationKind>;
  /** Needs AlertRead as well. */
  readonly deliveries: PendingDeliveryConnection;
  readonly explainRouting: RoutingExplanation;
  /** Needs AlertRead for an alert. */
  readonly previewMessage: MessagePreview;
  /** The last 100 changes are kept. It outlives the detection by 30 days. */
  readonly detectionHistory: DetectionHistory;
  /** What was deleted in the last 30 days and can be restored, the newest deletion first. */
  readonly deletedDetections: ReadonlyArray<DetectionChange>;
  /** Of all detections that the reader may see, the most frequent first. */
  readonly detectionFacets: DetectionFacets;
  /** By last modification, the newest first, unless said otherwise. */
  readonly detectionIds: DetectionIds;
  readonly rules: RuleConnection;
  readonly rule: Rule;
  /** Of the kinds that the reader may see. */
  readonly detections: DetectionEntityConnection;
  /** All that match, in one answer; the order and the place in the list are left aside. */
  readonly matchingDetections: ReadonlyArray<MatchingDetection>;
  readonly detection: DetectionEntity;
  readonly policy: Policy;
  readonly correlationRule: CorrelationRule;
  /** A rule's Python, made from its YAML where it has none. */
  readonly rulePythonBody: RulePythonBody;
  /**
   * From schemas, from what field discovery found in events, and from the latest events of each log type: the paths below
   * JSON that no schema names, as they were five minutes ago at most, for readers with DataAnalyticsRead.
   */
  readonly filterFields: FilterFields;
  readonly flatFilterFields: FlatFilterFields;
  readonly filterImpact: FilterImpact;
  readonly generalSettings: GeneralSettings;
  /** Ask again until it is finished. */
  readonly aiInferenceStream: AiInferenceStream;
  /** The newest last. The next page has older ones. */
  readonly aiInferenceStreamsMetadata: AiInferenceStreamConnection;
  /** By name. */
  readonly lookupTables: ReadonlyArray<LookupTable>;
  readonly lookupTable: LookupTable;
  readonly lookupRows: LookupRows;
  /** The row that an event with this value would get. */
  readonly lookupMatch: LookupMatch;
  readonly lookupUses: LookupUses;
  readonly generateEnrichedEvent: GenerateEnrichedEventPayload;
  /** The newest first; of the last 30 days. */
  readonly failedMails: FailedMailConnection;
  /** Null where no mail server is set up. */
  readonly mailSettings?: Maybe<MailSettings>;
  /** The mute of a detection that you see; null while none runs. */
  readonly detectionMute?: Maybe<Mute>;
  /** Your own and those that are shared with you, by name. */
  readonly notebooks: ReadonlyArray<Notebook>;
  readonly notebook: Notebook;
  readonly notifications: NotificationConnection;
  /** Every topic, each with every channel. */
  readonly notificationPreferences: ReadonlyArray<NotificationPreference>;
  /** The time is widened at its beginning to whole buckets of a round length. */
  readonly overview: Overview;
  readonly packs: PackConnection;
  readonly pack: Pack;
  /** What the version would change, without changing anything. */
  readonly packChanges: PackChanges;
  readonly packSources: ReadonlyArray<PackSource>;
  readonly packSource: PackSource;
  readonly preview: DetectionPreview;
  readonly bulkUploadPresignedUrl: ProjectUploadPlace;
  readonly bulkUploadDetectionsStatus: BulkUploadDetectionsStatus;
  /** By name. */
  readonly pullProviders: ReadonlyArray<PullProvider>;
  readonly pullProvider?: Maybe<PullProvider>;
  /** By provider. */
  readonly pullers: ReadonlyArray<Puller>;
  readonly puller: Puller;
  readonly checkPuller: PullerCheck;
  readonly getAsyncQueryDownloadUrl: AsyncQueryDownloadUrl;
  /** One's own, the newest first. */
  readonly queryDownloads: QueryDownloadConnection;
  /** The latest runs of a scheduled query, newest first, at most 100. */
  readonly queryRuns: ReadonlyArray<QueryRun>;
  /** By title. */
  readonly recurringWorks: ReadonlyArray<RecurringWork>;
  readonly resources: ResourceConnection;
  readonly resource: Resource;
  /** The types that there are. */
  readonly resourceTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The accounts that there are; the empty text stands for resources that do not say theirs. */
  readonly resourceAccountIds: ReadonlyArray<Scalars['String']['output']>;
  readonly roles: ReadonlyArray<Role>;
  readonly roleById: Role;
  readonly roleByName: Role;
  readonly permissionCatalogue: ReadonlyArray<PermissionDetails>;
  readonly failureReprocessing: FailureReprocessing;
  /** Of a source, or of all; the newest first, among the latest 50. */
  readonly failureReprocessings: ReadonlyArray<FailureReprocessing>;
  readonly schemas: SchemaConnection;
  readonly schema: Schema;
  /** What is wrong with a document, before it is saved. */
  readonly checkSchema: SchemaCheck;
  /** What the parser of a document takes of each sample; stores nothing. */
  readonly parseSamples: ParsedSamples;
  readonly schemaDrafts: ReadonlyArray<SchemaDraft>;
  readonly schemaDraft: SchemaDraft;
  /** The newest first. */
  readonly schemaTestReports: ReadonlyArray<SchemaTestReport>;
  readonly schemaTestReport: SchemaTestReport;
  /** The most frequent values of a field, to suggest them. Whoever searches runs a query. */
  readonly fieldSummary: FieldSummary;
  readonly dataLakeDatabases: ReadonlyArray<DataLakeDatabase>;
  readonly dataLakeDatabase: DataLakeDatabase;
  readonly dataLakeDatabaseTables: DataLakeTableConnection;
  readonly dataLakeDatabaseTable: DataLakeTable;
  readonly dataLakeTableColumns: ReadonlyArray<DataLakeColumn>;
  /** Of several tables at once, as database.public.table; tables that are not there are left out. */
  readonly dataLakeTablesColumns: ReadonlyArray<DataLakeTableColumns>;
  /** Twice the longest silence of the last 14 days; null for a source without a rhythm yet. */
  readonly suggestedNoDataMinutes?: Maybe<Scalars['Int']['output']>;
  /** Why records of the log source failed, the most frequent reason first; at most 100. */
  readonly failureReasons: ReadonlyArray<FailureReason>;
  /** The newest first. */
  readonly sources: SourcesConnection;
  readonly source: LogSource;
  readonly s3Setup: S3Setup;
  /** The newest raw data of a source, events and failures alike. */
  readonly viewBucketData: BucketData;
  readonly viewer: Viewer;
  readonly users: ReadonlyArray<User>;
  readonly userById: User;
  readonly userByEmail: User;
  /** Whom an alert may be assigned to. */
  readonly assignees: ReadonlyArray<UserName>;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  kinds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  tables: ReadonlyArray<Scalars['String']['input']>;
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
  readonly __typename?: 'Mutation';
  readonly saveAlertView: AlertView;
  readonly deleteAlertView: DeletedPayload;
  readonly updateAlertStatusById: AlertsPayload;
  readonly updateAlertsAssigneeById: AlertsPayload;
  readonly updateAlertsAssigneeByEmail: AlertsPayload;
  readonly tickRunbookStep: TickRunbookStepPayload;
  readonly snoozeAlerts: AlertsPayload;
  /** Goes on after the answer; matchingChanges tells how far it is. */
  readonly changeMatchingAlerts: MatchingChange;
  /** What it changed until then stays changed. */
  readonly cancelMatchingChange: MatchingChange;
  /** Takes back a change that you made with changeMatchingAlerts, and cancels it first if it runs. Goes on after the answer. */
  readonly undoMatchingChange: MatchingChange;
  readonly createAlertComment: CreateAlertCommentPayload;
  readonly createAPIToken: CreateApiTokenPayload;
  /** Gives the token that this request was sent with a new value. */
  readonly rotateAPIToken: RotateApiTokenPayload;
  readonly deleteAPIToken: DeletedPayload;
  /**
   * Adds and removes techniques of MITRE ATT&CK: of all of the detections, or of none; at most 1,000. Those of detections
   * that come with Pharos cannot be changed.
   */
  readonly mapDetections: ReadonlyArray<DetectionEntity>;
  readonly createBucketSource: BucketLogSourcePayload;
  readonly updateBucketSource: BucketLogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  readonly checkBucketConnection: CheckBucketConnectionPayload;
  /** Reads the first objects by settings that need not be saved, and stores nothing. */
  readonly previewBucketObjects: ObjectPreviewPayload;
  readonly createCase: CasePayload;
  readonly updateCase: CasePayload;
  readonly addAlertsToCase: AddedCaseAlertsPayload;
  /** Refused, with nothing added, where more alerts match than a case can have. */
  readonly addMatchingAlertsToCase: AddedCaseAlertsPayload;
  readonly removeAlertsFromCase: CasePayload;
  readonly addCaseNote: CasePayload;
  /** Its name and its hash stay in the entries of the case. */
  readonly deleteCaseAttachment: CasePayload;
  readonly mergeCases: CasePayload;
  /** For 30 days after the merge: the case of this number gets back what it had. What came to the other case since stays there. */
  readonly undoCaseMerge: CasePayload;
  readonly linkCases: CasePayload;
  readonly unlinkCases: CasePayload;
  /** For 30 days it can be restored, and nothing else finds it. */
  readonly deleteCase: DeletedPayload;
  readonly restoreCase: CasePayload;
  /** Refused: Pharos has no scanner yet. So are the other two. */
  readonly createCloudAccount: CloudAccountPayload;
  readonly updateCloudAccount: CloudAccountPayload;
  readonly deleteCloudAccount: DeletedPayload;
  /**
   * Runs the tests of everything that uses the helper with this text, which is not saved. `runsTests: false` only loads
   * the text, which is quick enough to be asked while somebody writes it.
   */
  readonly testGlobalHelper: CodeTestReport;
  /** Runs the tests of everything that uses the helper, and saves it where none fails. */
  readonly saveGlobalHelper: SavedGlobalHelper;
  /** Refused while something uses it. */
  readonly deleteGlobalHelper: DeletedPayload;
  readonly restoreGlobalHelperVersion: GlobalHelper;
  readonly testDataModel: CodeTestReport;
  readonly saveDataModel: SavedDataModel;
  readonly setDataModelEnabled: DataModel;
  readonly deleteDataModel: DeletedPayload;
  readonly restoreDataModelVersion: DataModel;
  /** A copy that belongs to the caller and is disabled, of a detection of any kind. */
  readonly cloneDetection: DetectionEntity;
  readonly cloneGlobalHelper: GlobalHelper;
  /** A copy that is disabled. */
  readonly cloneDataModel: DataModel;
  readonly uploadDetectionEntitiesAsync: UploadReceipt;
  readonly uploadDetectionEntities: DetectionEntitiesUploadResult;
  readonly validateBulkUpload: UploadReceipt;
  readonly deleteDetections: DeleteDetectionsResult;
  readonly deleteSavedQueriesByName: DeleteSavedQueriesByNameResult;
  readonly testCorrelationRuleYAML: TestCorrelationRuleYamlResult;
  readonly transpileSimpleDetectionsToPython: TranspileSimpleDetectionsToPythonResult;
  readonly transpileFilters: TranspileFiltersResult;
  readonly createPerfTest: CreatePerfTestResult;
  readonly stopReplay: StopReplayResult;
  readonly saveDashboard: Dashboard;
  readonly deleteDashboard: DeletedPayload;
  /** Answers at once; the query runs when its turn comes. */
  readonly executeDataLakeQuery: ExecuteDataLakeQueryResult;
  /** How many events have any of the values as indicators, by table, log type and day; a query like others, whose sql says what was looked for. */
  readonly executeIndicatorSearchQuery: ExecuteDataLakeQueryResult;
  readonly cancelDataLakeQuery: CancelDataLakeQueryResult;
  readonly updateQueryUserConfig: QueryUserConfig;
  readonly addDestination: Destination;
  readonly updateDestination: Destination;
  readonly deleteDestination: DeletedPayload;
  readonly testDestination: DeliveryResponse;
  readonly retryDeliveries: RetryDeliveriesPayload;
  /** Sends an alert again. */
  readonly deliverAlert: Alert;
  /** All of them, or none. */
  readonly restoreDetections: ReadonlyArray<DetectionEntity>;
  readonly restoreDetectionVersion: DetectionEntity;
  /** All of them, or none; at most 1,000. */
  readonly setDetectionsEnabled: ReadonlyArray<DetectionEntity>;
  /** All of them, or none; at most 1,000. Of detections that come with Pharos or a pack, tags outlive updates. */
  readonly tagDetections: ReadonlyArray<DetectionEntity>;
  /** Runs tests of correlation logic that is not saved. */
  readonly testCorrelationRule: TestCorrelationRuleResult;
  /** Creates the rule, or replaces the one of its id. */
  readonly putCorrelationRule: PutCorrelationRuleResult;
  /** Runs the tests of a text that is not saved. The Python process stays for the caller's next text. */
  readonly testDetections: DraftTestReport;
  readonly saveDetection: SavedDetection;
  /** Runs the rule's own tests in the sandbox. */
  readonly runRuleTests: ReadonlyArray<RuleTestResult>;
  readonly setRuleEnabled: Rule;
  /** Runs the own tests of a detection of any kind. */
  readonly runDetectionTests: ReadonlyArray<RuleTestResult>;
  readonly setDetectionEnabled: DetectionEntity;
  readonly updateRuleAndFilter: Rule;
  readonly updateGeneralSettings: GeneralSettings;
  /** Answers at once; the answer of the model is read by its streamId while it is written. */
  readonly aiSummarizeAlert: AiInferenceStream;
  /** One's own; what was written stays. */
  readonly aiCancelInferenceStream: AiInferenceStream;
  /** One's own. */
  readonly editAIInferenceStream: AiInferenceStream;
  readonly createLookupTable: LookupTable;
  readonly updateLookupTable: LookupTable;
  readonly deleteLookupTable: DeletedPayload;
  /** Has the rows of a bucket or a query read again within the minute. */
  readonly refreshLookupTable: LookupTable;
  /** Replaces the rows; live for events that arrive after the answer. */
  readonly uploadLookupTableFile: UploadLookupTableFilePayload;
  /** Sends mail that was given up once more, to the same people. */
  readonly retryFailedMail: Scalars['Boolean']['output'];
  /** Takes a person who confirmed who they are. */
  readonly updateMailSettings: MailSettings;
  /** Takes a person who confirmed who they are. */
  readonly removeMailSettings: Scalars['Boolean']['output'];
  /** Sends a mail to your own address, with the stored settings or with these. */
  readonly sendTestMail: MailTestResult;
  /** DestinationModify for a destination, RuleModify or PolicyModify for a detection. */
  readonly muteMessages: MuteMessagesPayload;
  readonly unmuteMessages: UnmuteMessagesPayload;
  readonly saveNotebook: Notebook;
  /** Adds a step at the end, even while others change the notebook. */
  readonly addNotebookStep: Notebook;
  readonly deleteNotebook: DeletedPayload;
  readonly updateNotification: Notification;
  /** Every notification of the signed-in user. */
  readonly updateUserNotifications: Scalars['Int']['output'];
  /** Returns every topic. */
  readonly putNotificationPreferences: ReadonlyArray<NotificationPreference>;
  /** Installs the newest version of a pack of which nothing is installed yet. */
  readonly setPackEnabled: Pack;
  /** Installs another version of a pack, newer or older. What people changed of its items stays. */
  readonly changePackVersion: Pack;
  /** Looks for versions at once. */
  readonly createPackSource: PackSource;
  readonly updatePackSource: PackSource;
  /** With its packs and their items; refused while one of them is enabled. */
  readonly deletePackSource: DeletedPayload;
  /** Looks for new versions at once. */
  readonly pollPackSource: PackSource;
  readonly startPreview: DetectionPreview;
  /** One that is over stays as it is. */
  readonly cancelPreview: DetectionPreview;
  /** Runs the `main.py` of a project in Python in a sandbox and stores what it registers. */
  readonly bulkUploadDetections: BulkUploadDetectionsResult;
  readonly createPullSource: PullLogSourcePayload;
  readonly updatePullSource: PullLogSourcePayload;
  /** Asks each chosen stream for one page; stores nothing. */
  readonly checkPullConnection: CheckPullConnectionPayload;
  readonly authorizePullSource: AuthorizePullSourcePayload;
  /** Polls all streams of the source right away. */
  readonly pullNow: PullLogSourcePayload;
  /** The log sources that pull by it go on with the new definition. What would break one of them is refused. */
  readonly savePuller: SavePullerPayload;
  /** A definition that log sources use cannot be deleted. */
  readonly deletePuller: DeletePullerPayload;
  /** Answers at once; a notification tells of its end. */
  readonly startAsyncDownloadOfAllQueryResults: StartAsyncDownloadResult;
  readonly createQueueSource: QueueLogSourcePayload;
  readonly updateQueueSource: QueueLogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  readonly checkQueueConnection: CheckQueueConnectionPayload;
  /** Reads failed messages again, as the source reads now. */
  readonly retryFailedMessages: FailedMessagesPayload;
  /** Deletes failed messages for good. */
  readonly deleteFailedMessages: FailedMessagesPayload;
  /** The result counts for nothing from the next check on, which is a matter of seconds, until the suppression is removed. */
  readonly suppressCompliance: Compliance;
  /** The result counts again from the next check on; a failure alerts. */
  readonly unsuppressCompliance: Compliance;
  /** Creates or replaces them; those that differ from before are checked soon. At most 500. */
  readonly putResources: PutResourcesResult;
  /** The ids of those that existed. At most 500. */
  readonly deleteResources: ReadonlyArray<Scalars['ID']['output']>;
  readonly createRole: RolePayload;
  readonly updateRole: RolePayload;
  readonly deleteRole: DeletedPayload;
  readonly createSavedQuery: SavedQueryPayload;
  /** Replaces all that the input can say. */
  readonly updateSavedQuery: SavedQueryPayload;
  /** Also of one that comes with Pharos. */
  readonly setSavedQueryEnabled: SavedQueryPayload;
  /** All of them, or none. Those that a scheduled rule uses are refused. */
  readonly deleteSavedQueries: DeletedSavedQueries;
  /** While it is on, events keep what no field reads in p_discovered. */
  readonly setFieldDiscovery: SchemaPayload;
  /** Looks at what events of the last week have beyond the schema, and proposes fields in discoveredSpec. */
  readonly discoverFields: SchemaPayload;
  /** Takes proposed fields over; a schema that comes with Pharos keeps them when it changes. */
  readonly promoteDiscoveredFields: SchemaPayload;
  /** Goes on after the answer. May be repeated at any time: no failure becomes an event twice. */
  readonly reprocessFailures: FailureReprocessing;
  readonly createOrUpdateSchema: SchemaPayload;
  readonly cloneSchema: SchemaPayload;
  readonly archiveSchema: SchemaPayload;
  /** Proposes a schema that fits the samples; stores nothing. */
  readonly inferSchema: InferredSchema;
  /** Runs a document on samples; of a source's records the report is kept for 30 days. */
  readonly testSchema: SchemaTestReport;
  readonly saveSchemaDraft: SchemaDraft;
  readonly deleteSchemaDraft: DeletedPayload;
  readonly createHttpSource: HttpLogSourcePayload;
  readonly updateHttpSource: HttpLogSourcePayload;
  readonly createS3Source: S3LogSourcePayload;
  readonly updateS3Source: S3LogSourcePayload;
  /** Changes nothing; tells which right or setting is missing. */
  readonly checkS3Connection: CheckS3ConnectionPayload;
  /** Reads the first objects of a bucket by settings that need not be saved, and stores nothing. */
  readonly previewS3Objects: ObjectPreviewPayload;
  /** Asks AWS whose a key is, which takes no right. */
  readonly findS3Principal: FindS3PrincipalPayload;
  readonly retryBucketObjects: RetryBucketObjectsPayload;
  readonly startBucketBackfill: BucketBackfillPayload;
  readonly changeBucketBackfill: BucketBackfillPayload;
  readonly setNoDataAlarm: SetNoDataAlarmPayload;
  /** For sources that Pharos collects. */
  readonly setLagAlarm: SetLagAlarmPayload;
  /** People are told 14 days and one day before, and on the day. */
  readonly setSecretExpiry: SetSecretExpiryPayload;
  readonly deleteSource: DeletedPayload;
  readonly createSyslogSource: SyslogLogSourcePayload;
  readonly updateSyslogSource: SyslogLogSourcePayload;
  readonly inviteUser: InviteUserPayload;
  readonly updateUser: UserPayload;
  /** Mails a link, or shows it where no mail server is set up or `showsLink` asks for it. */
  readonly createPasswordResetLink: PasswordResetLinkPayload;
  /** Lets everyone try again to sign in as the user, after too many failed attempts. */
  readonly unlockUser: UserPayload;
  /** Forgets the authenticator of a user who lost it, and signs them out everywhere. They may set up another one. */
  readonly resetUserAuthenticator: UserPayload;
  /** Signs the user out everywhere; they choose a new password when they sign in next. */
  readonly requirePasswordChange: UserPayload;
  readonly deleteUser: DeletedPayload;
  /** The profile of the signed-in user. */
  readonly updateProfile: Viewer;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRestoreDetectionVersionArgs = {
  input: RestoreDetectionVersionInput;
};


export type MutationSetDetectionsEnabledArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  resources: ReadonlyArray<ResourceInput>;
};


export type MutationDeleteResourcesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  readonly __typename?: 'DeletedPayload';
  readonly id: Scalars['ID']['output'];
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
  readonly noticesFrom?: Maybe<Scalars['String']['output']>;
  /** Why nothing can be read at the moment; null while all is well. */
  readonly collectionProblem?: Maybe<Scalars['String']['output']>;
  /** When notices are received, or objects listed, again. */
  readonly nextLookAtTime: Scalars['DateTime']['output'];
  readonly objectCounts: BucketObjectCounts;
  /** The latest one, ended ones too; null where nobody asked for any. */
  readonly backfill?: Maybe<BucketBackfill>;
  /** The newest first; of all states where none is given. */
  readonly objects: BucketObjectConnection;
};


/** How a source's objects are found and read, whatever its provider. */
export type BucketCollectionObjectsArgs = {
  state?: InputMaybe<BucketObjectState>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** Logs are objects of a bucket, or of containers, that is not simply one of S3. */
export type BucketLogSource = LogSource & BucketCollection & {
  readonly __typename?: 'BucketLogSource';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  readonly noticesFrom?: Maybe<Scalars['String']['output']>;
  readonly collectionProblem?: Maybe<Scalars['String']['output']>;
  readonly nextLookAtTime: Scalars['DateTime']['output'];
  readonly objectCounts: BucketObjectCounts;
  readonly backfill?: Maybe<BucketBackfill>;
  readonly objects: BucketObjectConnection;
  readonly prefixLogTypes: ReadonlyArray<S3PrefixLogTypes>;
  readonly connection: BucketConnection;
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
  readonly __typename?: 'BucketConnection';
  readonly kind: BucketKind;
  /** As its provider's tools write it, such as gs://logs. */
  readonly address: Scalars['String']['output'];
  /** AmazonSecurityLake and Gcs. */
  readonly bucket?: Maybe<Scalars['String']['output']>;
  /** AmazonSecurityLake. */
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key assumes the role. */
  readonly accessKeyId?: Maybe<Scalars['String']['output']>;
  readonly logProcessingRole?: Maybe<Scalars['String']['output']>;
  readonly externalId?: Maybe<Scalars['String']['output']>;
  readonly awsAccountId?: Maybe<Scalars['String']['output']>;
  readonly queueUrl?: Maybe<Scalars['String']['output']>;
  /** Gcs: of the subscription. */
  readonly projectId?: Maybe<Scalars['String']['output']>;
  readonly subscriptionId?: Maybe<Scalars['String']['output']>;
  /** Gcs: pays for reading a bucket whose requester pays. */
  readonly userProject?: Maybe<Scalars['String']['output']>;
  /** Where it is not at its provider's own address. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** AzureBlob. */
  readonly tenantId?: Maybe<Scalars['String']['output']>;
  readonly clientId?: Maybe<Scalars['String']['output']>;
  readonly storageAccount?: Maybe<Scalars['String']['output']>;
  readonly containers?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly queueName?: Maybe<Scalars['String']['output']>;
  readonly queueEndpoint?: Maybe<Scalars['String']['output']>;
  /** Of a sovereign cloud. */
  readonly loginEndpoint?: Maybe<Scalars['String']['output']>;
};

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

export type CheckBucketConnectionPayload = {
  readonly __typename?: 'CheckBucketConnectionPayload';
  readonly checks: ReadonlyArray<BucketConnectionCheck>;
};

export type BucketLogSourcePayload = {
  readonly __typename?: 'BucketLogSourcePayload';
  readonly logSource: BucketLogSource;
};

export type CaseStatus =
  | 'OPEN'
  | 'IN_PROGRESS'
  | 'CLOSED';

/** Several alerts that are investigated as one. */
export type Case = {
  readonly __typename?: 'Case';
  /** Its number: people say case 12. */
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly status: CaseStatus;
  readonly severity: Severity;
  readonly assignee?: Maybe<UserName>;
  /** True where the assignee's role does not show them the case: they are not told of it and cannot open it. */
  readonly isHiddenFromAssignee: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  /** Moves with everything that happens in the case. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Set while it can be restored. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deletedBy?: Maybe<ActorReference>;
  readonly revision: Scalars['Int']['output'];
  readonly alertCount: Scalars['Int']['output'];
  /** Neither resolved nor closed. */
  readonly openAlertCount: Scalars['Int']['output'];
  /** At most 500, those added last first. */
  readonly alerts: ReadonlyArray<CaseAlert>;
  /** What happened, oldest first; at most 2,000 and what ends it. Entries are never changed. */
  readonly entries: ReadonlyArray<CaseEntry>;
  /** Cases that have something to do with it, as far as the reader sees them; by number, at most 50. */
  readonly linkedCases: ReadonlyArray<Case>;
  /** Oldest first. */
  readonly attachments: ReadonlyArray<CaseAttachment>;
};

export type CaseAlert = {
  readonly __typename?: 'CaseAlert';
  readonly alert: Alert;
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: ActorReference;
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
  readonly __typename?: 'CaseEntry';
  readonly id: Scalars['ID']['output'];
  readonly type: CaseEntryType;
  readonly actor: ActorReference;
  readonly at: Scalars['DateTime']['output'];
  /** The value before: a status, a title, the id of an alert, the name of a user or of an attachment, the number of a case. */
  readonly from: Scalars['String']['output'];
  /** The value after. */
  readonly to: Scalars['String']['output'];
  /** What somebody wrote, the title of an alert, the SHA-256 of an attachment, or the description of a merged case. */
  readonly note: Scalars['String']['output'];
  /** The number of the case in which it happened, where that was merged into this one since. */
  readonly mergedFrom?: Maybe<Scalars['ID']['output']>;
};

/** A file that somebody added to a case. */
export type CaseAttachment = {
  readonly __typename?: 'CaseAttachment';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** What its content is, whatever its name says. */
  readonly mediaType: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly sha256: Scalars['String']['output'];
  readonly addedAt: Scalars['DateTime']['output'];
  readonly addedBy: ActorReference;
};

export type CaseEdge = {
  readonly __typename?: 'CaseEdge';
  readonly node: Case;
  readonly cursor: Scalars['String']['output'];
};

export type CaseConnection = {
  readonly __typename?: 'CaseConnection';
  readonly edges: ReadonlyArray<CaseEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

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

export type CasePayload = {
  readonly __typename?: 'CasePayload';
  readonly case: Case;
};

export type AddedCaseAlertsPayload = {
  readonly __typename?: 'AddedCaseAlertsPayload';
  readonly case: Case;
  /** Without those that it had already. */
  readonly addedAlertIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** The key that signs the archives of this installation. */
export type CaseSigningKey = {
  readonly __typename?: 'CaseSigningKey';
  /** PEM, of the type Ed25519. */
  readonly publicKey: Scalars['String']['output'];
  /** SHA-256 of the key, in hexadecimal digits. */
  readonly fingerprint: Scalars['String']['output'];
};

/** An AWS account whose resources are scanned. Pharos scans none yet: resources are put by `putResources`. */
export type CloudAccount = {
  readonly __typename?: 'CloudAccount';
  readonly id: Scalars['ID']['output'];
  readonly awsAccountId: Scalars['String']['output'];
  readonly awsRegionIgnoreList: ReadonlyArray<Scalars['String']['output']>;
  readonly awsScanConfig: AwsScanConfig;
  readonly awsStackName?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isRealtimeScanningEnabled: Scalars['Boolean']['output'];
  readonly label: Scalars['String']['output'];
  readonly lastModifiedAt: Scalars['DateTime']['output'];
  readonly resourceRegexIgnoreList: ReadonlyArray<Scalars['String']['output']>;
  readonly resourceTypeIgnoreList: ReadonlyArray<Scalars['String']['output']>;
};

export type AwsScanConfig = {
  readonly __typename?: 'AwsScanConfig';
  readonly auditRole: Scalars['String']['output'];
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

export type CloudAccountEdge = {
  readonly __typename?: 'CloudAccountEdge';
  readonly node: CloudAccount;
  readonly cursor: Scalars['String']['output'];
};

export type CloudAccountConnection = {
  readonly __typename?: 'CloudAccountConnection';
  readonly edges: ReadonlyArray<CloudAccountEdge>;
  readonly pageInfo: PageInfo;
};

export type CloudAccountPayload = {
  readonly __typename?: 'CloudAccountPayload';
  readonly cloudAccount: CloudAccount;
};

/** Policies of one severity. */
export type SeverityCompliance = {
  readonly __typename?: 'SeverityCompliance';
  readonly severity: Severity;
  /** That have results. */
  readonly policies: Scalars['Int']['output'];
  /** That fail for a resource, or err. */
  readonly failingPolicies: Scalars['Int']['output'];
  /** Results. */
  readonly counts: ComplianceCounts;
};

/** Resources of one type or account, each counted by the worst that policies say of it. */
export type ResourceGroup = {
  readonly __typename?: 'ResourceGroup';
  /** Empty: of resources that do not say their account. */
  readonly label: Scalars['String']['output'];
  readonly passed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly errored: Scalars['Int']['output'];
  /** No policy that counts has looked at them. */
  readonly unchecked: Scalars['Int']['output'];
};

export type FailingPolicy = {
  readonly __typename?: 'FailingPolicy';
  readonly policyId: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly severity: Severity;
  readonly counts: ComplianceCounts;
};

export type FailingResource = {
  readonly __typename?: 'FailingResource';
  readonly resource: Resource;
  /** The most severe of the policies that it fails. */
  readonly severity: Severity;
  /** Policies that it fails. */
  readonly failed: Scalars['Int']['output'];
};

export type CloudSecurity = {
  readonly __typename?: 'CloudSecurity';
  /** Results now. */
  readonly counts: ComplianceCounts;
  /** Results at the beginning of the time. */
  readonly countsBefore: ComplianceCounts;
  /** Those that fail at the end of each bucket, by the severity of the policy. */
  readonly failingOverTime: TimeSeriesGroup;
  readonly bySeverity: ReadonlyArray<SeverityCompliance>;
  /** The type with most resources first. */
  readonly byType: ReadonlyArray<ResourceGroup>;
  /** The account with most resources first. */
  readonly byAccount: ReadonlyArray<ResourceGroup>;
  /** The most severe first, of those that fail most; null without PolicyRead. */
  readonly topPolicies?: Maybe<ReadonlyArray<FailingPolicy>>;
  /** Null without ResourceRead. */
  readonly topResources?: Maybe<ReadonlyArray<FailingResource>>;
};

/** What uses a helper or a data model. */
export type CodeUse = {
  readonly __typename?: 'CodeUse';
  readonly id: Scalars['ID']['output'];
  readonly kind: PackItemKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
};

/** A detection that uses the code, with what its tests say of the new version. */
export type CodeUseReport = {
  readonly __typename?: 'CodeUseReport';
  readonly id: Scalars['ID']['output'];
  readonly kind: PackItemKind;
  readonly displayName: Scalars['String']['output'];
  readonly results: ReadonlyArray<RuleTestResult>;
};

export type CodeTestReport = {
  readonly __typename?: 'CodeTestReport';
  /** Mistakes in the text; empty where it can be saved. */
  readonly problems: ReadonlyArray<DraftProblem>;
  /** Of the detections that use it and that the reader may see; those with a test that fails first. */
  readonly uses: ReadonlyArray<CodeUseReport>;
  /** How many tests ran, and how many of them failed, also of detections that the reader may not see. */
  readonly testCount: Scalars['Int']['output'];
  readonly failureCount: Scalars['Int']['output'];
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

export type SavedGlobalHelper = {
  readonly __typename?: 'SavedGlobalHelper';
  /** Null where the text has problems, or tests fail that were not accepted: then nothing was saved. */
  readonly helper?: Maybe<GlobalHelper>;
  readonly report: CodeTestReport;
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

export type SavedDataModel = {
  readonly __typename?: 'SavedDataModel';
  /** Null where the text has problems, or tests fail that were not accepted: then nothing was saved. */
  readonly dataModel?: Maybe<DataModel>;
  readonly report: CodeTestReport;
};

export type CodeChange = {
  readonly __typename?: 'CodeChange';
  readonly id: Scalars['ID']['output'];
  readonly itemId: Scalars['ID']['output'];
  readonly action: DetectionChangeAction;
  readonly origin: DetectionChangeOrigin;
  readonly at: Scalars['DateTime']['output'];
  /** Null for Pharos itself. */
  readonly by?: Maybe<ActorReference>;
  /** The version that was replaced, as files of a repository; empty where it was created. */
  readonly before: ReadonlyArray<RepositoryFile>;
  /** Empty where it was deleted. */
  readonly after: ReadonlyArray<RepositoryFile>;
};

/** The newest change first. */
export type CodeHistory = {
  readonly __typename?: 'CodeHistory';
  readonly changes: ReadonlyArray<CodeChange>;
  /** Where to read on; null at the end. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

export type CloneInput = {
  readonly id: Scalars['ID']['input'];
  readonly newId: Scalars['ID']['input'];
  /** Absent: that of the original, and `(copy)`. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
};

/** When something is run: at a rate or by a cron expression in UTC. */
export type Schedule = {
  readonly __typename?: 'Schedule';
  readonly rateMinutes?: Maybe<Scalars['Int']['output']>;
  readonly cronExpression?: Maybe<Scalars['String']['output']>;
  readonly timeoutMinutes: Scalars['Int']['output'];
};

export type DataModelMapping = {
  readonly __typename?: 'DataModelMapping';
  readonly name: Scalars['String']['output'];
  /** A JSONPath; null where a function of the body says the value. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
};

export type DataModel = {
  readonly __typename?: 'DataModel';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly mappings: ReadonlyArray<DataModelMapping>;
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
};

export type GlobalHelper = {
  readonly __typename?: 'GlobalHelper';
  /** Also the name of the Python module. */
  readonly id: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly managed: Scalars['Boolean']['output'];
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
};

export type QueryEmail = {
  readonly __typename?: 'QueryEmail';
  readonly recipients: ReadonlyArray<Scalars['String']['output']>;
  readonly sendEmpty: Scalars['Boolean']['output'];
  /** The rows come as a file rather than in the text. */
  readonly preferAttachment: Scalars['Boolean']['output'];
};

export type SavedQuery = {
  readonly __typename?: 'SavedQuery';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly sql: Scalars['String']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly lookbackSeconds?: Maybe<Scalars['Int']['output']>;
  readonly queryKind: SavedQueryKind;
  /** The text, as sql. */
  readonly sqlQuery: Scalars['String']['output'];
  /** What was chosen beside the text. */
  readonly params: DataLakeQueryMetadata;
  /** The same as JSON. */
  readonly queryCookie: Scalars['String']['output'];
  /** It is bound in time: by its text, its times, or a look-back. One that is not reads every event. */
  readonly hasTimeFilter: Scalars['Boolean']['output'];
  /** Its text or its params say how many rows at most. */
  readonly hasLimit: Scalars['Boolean']['output'];
  /** Null for a query that is run by hand only. */
  readonly schedule?: Maybe<Schedule>;
  /** Of the schedule. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Who gets the rows of a scheduled query by mail; null for nobody. */
  readonly email?: Maybe<QueryEmail>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
  /** Null where it never ran on its schedule. */
  readonly lastRun?: Maybe<QueryRun>;
};

export type ScheduledPrompt = {
  readonly __typename?: 'ScheduledPrompt';
  readonly name: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly prompt: Scalars['String']['output'];
  readonly runAsUser: Scalars['String']['output'];
  readonly schedule: Schedule;
  readonly outputLength: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly lastModified: Scalars['DateTime']['output'];
};

export type DataModelConnection = {
  readonly __typename?: 'DataModelConnection';
  readonly edges: ReadonlyArray<DataModelEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type DataModelEdge = {
  readonly __typename?: 'DataModelEdge';
  readonly node: DataModel;
  readonly cursor: Scalars['String']['output'];
};

export type GlobalHelperConnection = {
  readonly __typename?: 'GlobalHelperConnection';
  readonly edges: ReadonlyArray<GlobalHelperEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type GlobalHelperEdge = {
  readonly __typename?: 'GlobalHelperEdge';
  readonly node: GlobalHelper;
  readonly cursor: Scalars['String']['output'];
};

export type SavedQueryConnection = {
  readonly __typename?: 'SavedQueryConnection';
  readonly edges: ReadonlyArray<SavedQueryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SavedQueryEdge = {
  readonly __typename?: 'SavedQueryEdge';
  readonly node: SavedQuery;
  readonly cursor: Scalars['String']['output'];
};

export type ScheduledPromptConnection = {
  readonly __typename?: 'ScheduledPromptConnection';
  readonly edges: ReadonlyArray<ScheduledPromptEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ScheduledPromptEdge = {
  readonly __typename?: 'ScheduledPromptEdge';
  readonly node: ScheduledPrompt;
  readonly cursor: Scalars['String']['output'];
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

/** How many items of one kind an upload added, changed, and had. */
export type UploadStatistics = {
  readonly __typename?: 'UploadStatistics';
  readonly modified: Scalars['Int']['output'];
  readonly new: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type DetectionEntitiesUploadResult = {
  readonly __typename?: 'DetectionEntitiesUploadResult';
  readonly rules: UploadStatistics;
  readonly policies: UploadStatistics;
  readonly correlationRules: UploadStatistics;
  readonly dataModels: UploadStatistics;
  readonly globalHelpers: UploadStatistics;
  readonly lookupTables: UploadStatistics;
  readonly queries: UploadStatistics;
  readonly scheduledPrompts: UploadStatistics;
  readonly packs: UploadStatistics;
  readonly dashboards: UploadStatistics;
  /** What was left out, and why: items, and names in items that exist elsewhere only. All else was stored. */
  readonly leftOut: ReadonlyArray<BulkUploadIssue>;
};

export type UploadStatus =
  | 'NOT_PROCESSED'
  | 'COMPLETED'
  | 'FAILED';

export type DetectionEntitiesUploadStatus = {
  readonly __typename?: 'DetectionEntitiesUploadStatus';
  readonly receiptId: Scalars['ID']['output'];
  readonly status: UploadStatus;
  /** Empty, or plain text, or a JSON object {error, issues: [{path, errorMessage}]}. */
  readonly error: Scalars['String']['output'];
  readonly result?: Maybe<DetectionEntitiesUploadResult>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly createdBy: ActorReference;
};

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

export type UploadReceipt = {
  readonly __typename?: 'UploadReceipt';
  readonly receiptId: Scalars['ID']['output'];
};

export type BulkUploadIssue = {
  readonly __typename?: 'BulkUploadIssue';
  /** Of the file in the archive. */
  readonly path: Scalars['String']['output'];
  readonly errorMessage: Scalars['String']['output'];
};

export type BulkUploadValidation = {
  readonly __typename?: 'BulkUploadValidation';
  readonly issues: ReadonlyArray<BulkUploadIssue>;
  /** What an upload would leave out, and why. */
  readonly leftOut: ReadonlyArray<BulkUploadIssue>;
};

export type ValidateBulkUploadStatus = {
  readonly __typename?: 'ValidateBulkUploadStatus';
  readonly status: UploadStatus;
  readonly error: Scalars['String']['output'];
  readonly result?: Maybe<BulkUploadValidation>;
};

export type DeleteDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Only says what would go. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the queries of scheduled rules that no other rule uses. */
  readonly includeSavedQueries?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteDetectionsResult = {
  readonly __typename?: 'DeleteDetectionsResult';
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly savedQueryNames: ReadonlyArray<Scalars['String']['output']>;
};

export type DeleteSavedQueriesByNameInput = {
  readonly names: ReadonlyArray<Scalars['String']['input']>;
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also the scheduled rules that are run on them. */
  readonly includeDetections?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteSavedQueriesByNameResult = {
  readonly __typename?: 'DeleteSavedQueriesByNameResult';
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  readonly detectionIDs: ReadonlyArray<Scalars['ID']['output']>;
};

export type TestCorrelationRuleYamlInput = {
  readonly yaml: Scalars['String']['input'];
};

export type CorrelationTestResult = {
  readonly __typename?: 'CorrelationTestResult';
  readonly name: Scalars['String']['output'];
  readonly passed: Scalars['Boolean']['output'];
  readonly error?: Maybe<Scalars['String']['output']>;
};

export type TestCorrelationRuleYamlResult = {
  readonly __typename?: 'TestCorrelationRuleYAMLResult';
  readonly results: ReadonlyArray<CorrelationTestResult>;
};

export type TranspileSimpleDetectionsToPythonInput = {
  /** JSON texts, one a detection. */
  readonly data: ReadonlyArray<Scalars['String']['input']>;
};

export type TranspileSimpleDetectionsToPythonResult = {
  readonly __typename?: 'TranspileSimpleDetectionsToPythonResult';
  readonly transpiledPython: ReadonlyArray<Scalars['String']['output']>;
};

export type TranspileFiltersInput = {
  /** JSON texts of `InlineFilters`. */
  readonly data: ReadonlyArray<Scalars['String']['input']>;
  readonly patVersion?: InputMaybe<Scalars['String']['input']>;
};

export type TranspileFiltersResult = {
  readonly __typename?: 'TranspileFiltersResult';
  /** JSON texts. */
  readonly transpiledFilters: ReadonlyArray<Scalars['String']['output']>;
};

export type FeatureFlagInput = {
  readonly flag: Scalars['String']['input'];
  readonly defaultTreatment?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GetFeatureFlagsInput = {
  readonly flags: ReadonlyArray<FeatureFlagInput>;
};

export type FeatureFlag = {
  readonly __typename?: 'FeatureFlag';
  readonly flag: Scalars['String']['output'];
  readonly treatment: Scalars['Boolean']['output'];
};

export type FeatureFlags = {
  readonly __typename?: 'FeatureFlags';
  readonly flags: ReadonlyArray<FeatureFlag>;
};

export type MetricsInput = {
  readonly fromDate: Scalars['DateTime']['input'];
  readonly toDate: Scalars['DateTime']['input'];
  /** 15, 30, 60, 180, 360, 720 or 1440; 180 when absent. */
  readonly intervalInMinutes?: InputMaybe<Scalars['Int']['input']>;
};

export type MetricSeries = {
  readonly __typename?: 'MetricSeries';
  readonly label: Scalars['String']['output'];
  /** Total of the breakdown. */
  readonly value: Scalars['Float']['output'];
  /** Time → number; every series has the same times. */
  readonly breakdown: Scalars['JSON']['output'];
};

export type MetricTotal = {
  readonly __typename?: 'MetricTotal';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

/** How many alerts a detection raised. */
export type RuleMetric = {
  readonly __typename?: 'RuleMetric';
  /** Of the detection. */
  readonly entityId: Scalars['ID']['output'];
  /** How the detection is called. */
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

/** What is not asked for is not counted. */
export type Metrics = {
  readonly __typename?: 'Metrics';
  /** Of alerts that detections raised, by what raised them and their severity: `Scheduled Rule HIGH`. */
  readonly alertsPerSeverity: ReadonlyArray<MetricSeries>;
  /** The detections with most of them first, at most 1,000. */
  readonly alertsPerRule: ReadonlyArray<RuleMetric>;
  readonly totalAlerts: Scalars['Float']['output'];
  /** By log type. */
  readonly bytesProcessedPerSource: ReadonlyArray<MetricSeries>;
  readonly totalBytesProcessed: Scalars['Float']['output'];
  /** By log type. */
  readonly eventsProcessedPerLogType: ReadonlyArray<MetricSeries>;
  readonly totalEventsProcessed: Scalars['Float']['output'];
  /** By log type: the seconds between an event and its arrival, on average over the events that are stored. */
  readonly latencyPerLogType: ReadonlyArray<MetricTotal>;
  /** By log source. */
  readonly bytesIngestedPerSource: ReadonlyArray<MetricTotal>;
  readonly totalBytesIngested: Scalars['Float']['output'];
  /** What searches read, by who asked: people, API tokens, schedules. */
  readonly bytesQueriedPerSource: ReadonlyArray<MetricSeries>;
  readonly totalBytesQueried: Scalars['Float']['output'];
};

export type CreatePerfTestInput = {
  /** A zip archive in base64 with one rule. */
  readonly detection: Scalars['String']['input'];
  /** The hour whose events it is run on begins then. */
  readonly hour: Scalars['DateTime']['input'];
  readonly logType: Scalars['String']['input'];
};

export type ReplaySizeWindow = {
  readonly __typename?: 'ReplaySizeWindow';
  readonly maxSizeInGB?: Maybe<Scalars['Float']['output']>;
};

export type ReplayTimeWindow = {
  readonly __typename?: 'ReplayTimeWindow';
  readonly startsAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
};

export type ReplayDataWindow = {
  readonly __typename?: 'ReplayDataWindow';
  readonly sizeWindow?: Maybe<ReplaySizeWindow>;
  readonly timeWindow?: Maybe<ReplayTimeWindow>;
};

export type ReplayScope = {
  readonly __typename?: 'ReplayScope';
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly dataWindow: ReplayDataWindow;
};

export type ReplaySummary = {
  readonly __typename?: 'ReplaySummary';
  readonly totalAlerts: Scalars['Int']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly ruleErrorCount: Scalars['Int']['output'];
  readonly ruleMatchCount: Scalars['Int']['output'];
  readonly evaluationProgress: Scalars['Float']['output'];
  readonly computationProgress: Scalars['Float']['output'];
  readonly logDataSizeEstimate: Scalars['Float']['output'];
  readonly matchesProcessedCount: Scalars['Int']['output'];
  readonly eventsProcessedCount: Scalars['Int']['output'];
  readonly eventsMatchedCount: Scalars['Int']['output'];
  readonly readTimeNanos: Scalars['Float']['output'];
  readonly processingTimeNanos: Scalars['Float']['output'];
};

export type ReplayState =
  | 'EVALUATION_IN_PROGRESS'
  | 'COMPUTATION_IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'ERROR_EVALUATION'
  | 'ERROR_COMPUTATION';

export type Replay = {
  readonly __typename?: 'Replay';
  readonly id: Scalars['ID']['output'];
  readonly state: ReplayState;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly detectionId: Scalars['ID']['output'];
  readonly replayType: Scalars['String']['output'];
  readonly scope: ReplayScope;
  readonly summary: ReplaySummary;
};

export type CreatePerfTestResult = {
  readonly __typename?: 'CreatePerfTestResult';
  readonly replay: Replay;
};

export type StopReplayInput = {
  readonly id: Scalars['ID']['input'];
};

export type StopReplayResult = {
  readonly __typename?: 'StopReplayResult';
  readonly replay: Replay;
};

/** A file of a repository. */
export type RepositoryFile = {
  readonly __typename?: 'RepositoryFile';
  /** With forward slashes. */
  readonly path: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  /** The text is base64: the file is no text. */
  readonly isBase64: Scalars['Boolean']['output'];
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
  readonly __typename?: 'DashboardPanel';
  /** Unique in its dashboard. */
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly kind: DashboardPanelKind;
  /** Markdown, or the query. */
  readonly text: Scalars['String']['output'];
  /** Null for texts. */
  readonly language?: Maybe<QueryLanguage>;
  /** Null for texts. */
  readonly display?: Maybe<DashboardPanelDisplay>;
  /** In columns of the grid, which has 12. */
  readonly x: Scalars['Int']['output'];
  /** In rows of the grid. */
  readonly y: Scalars['Int']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
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
  readonly __typename?: 'DashboardVariable';
  readonly name: Scalars['String']['output'];
  /** Empty: the name. */
  readonly label: Scalars['String']['output'];
  readonly kind: DashboardVariableKind;
  /** Of a list. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** The query; null without one. */
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly language?: Maybe<QueryLanguage>;
  /** Several values can be chosen. */
  readonly isMultiple: Scalars['Boolean']['output'];
  /** Nothing has to be chosen: an empty text or list stands for all. */
  readonly hasAll: Scalars['Boolean']['output'];
  /** What it opens with. */
  readonly defaultValues: ReadonlyArray<Scalars['String']['output']>;
};

/** Panels on a page. */
export type Dashboard = {
  readonly __typename?: 'Dashboard';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly panels: ReadonlyArray<DashboardPanel>;
  readonly variables: ReadonlyArray<DashboardVariable>;
  /** The time that it opens with: an ISO-8601 duration back from now. */
  readonly relativeTime: Scalars['String']['output'];
  /** Null: not by itself. */
  readonly refreshSeconds?: Maybe<Scalars['Int']['output']>;
  readonly sharing: Sharing;
  /** It comes with Pharos, and nobody changes it. */
  readonly managed: Scalars['Boolean']['output'];
  /** Null: the owner is gone, or it comes with Pharos. */
  readonly owner?: Maybe<UserName>;
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether you can change and delete it. */
  readonly mayChange: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When an upload last wrote it: the next one replaces what people change since. Null: none did. */
  readonly uploadedAt?: Maybe<Scalars['DateTime']['output']>;
};

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

/** Who asked. */
export type QueryIssuer = User | ApiToken;

/** What was chosen beside the text. */
export type DataLakeQueryMetadata = {
  readonly __typename?: 'DataLakeQueryMetadata';
  readonly language: QueryLanguage;
  /** The text. */
  readonly query: Scalars['String']['output'];
  readonly databases: ReadonlyArray<Scalars['String']['output']>;
  readonly tables: ReadonlyArray<Scalars['String']['output']>;
  readonly startTime?: Maybe<Scalars['DateTime']['output']>;
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** An ISO-8601 duration back from when it was asked. */
  readonly relativeTime?: Maybe<Scalars['String']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly sortDirection?: Maybe<SortDirection>;
  /** JSON: {ors: [{ands: [{key, operator, value}]}]} */
  readonly simpleSearchQueryFilter?: Maybe<Scalars['String']['output']>;
  readonly variables: ReadonlyArray<QueryVariable>;
};

export type DataLakeQueryAnnotations = {
  readonly __typename?: 'DataLakeQueryAnnotations';
  /** How the query wants to be drawn. */
  readonly visualize?: Maybe<Scalars['JSON']['output']>;
};

/** What the engine did so far. */
export type DataLakeQueryProgress = {
  readonly __typename?: 'DataLakeQueryProgress';
  /** It has not begun: queries of others come first. */
  readonly isWaiting: Scalars['Boolean']['output'];
  readonly rowsRead: Scalars['Float']['output'];
  readonly bytesRead: Scalars['Float']['output'];
  /** From 0 to 100; null while unknown. */
  readonly percent?: Maybe<Scalars['Float']['output']>;
};

export type QueryChartProperty = {
  readonly __typename?: 'QueryChartProperty';
  readonly order?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly chartType?: Maybe<Scalars['String']['output']>;
  readonly propertyId?: Maybe<Scalars['String']['output']>;
  readonly colorHexes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly propertyPath?: Maybe<Scalars['String']['output']>;
  readonly sortDirection?: Maybe<SortDirection>;
  readonly propertyTableName?: Maybe<Scalars['String']['output']>;
  readonly propertyDisplayName?: Maybe<Scalars['String']['output']>;
};

export type QueryTableProperty = {
  readonly __typename?: 'QueryTableProperty';
  readonly order?: Maybe<Scalars['Int']['output']>;
  readonly propertyId?: Maybe<Scalars['String']['output']>;
  readonly propertyPath?: Maybe<Scalars['String']['output']>;
  readonly propertyTableName?: Maybe<Scalars['String']['output']>;
  readonly propertyDisplayName?: Maybe<Scalars['String']['output']>;
};

/** How charts and table of the result are arranged. */
export type QueryUserConfig = {
  readonly __typename?: 'QueryUserConfig';
  readonly queryId: Scalars['ID']['output'];
  readonly chartProperties: ReadonlyArray<QueryChartProperty>;
  readonly tableProperties: ReadonlyArray<QueryTableProperty>;
};

/** A query that was derived from another. */
export type DerivedDataLakeQuery = {
  readonly __typename?: 'DerivedDataLakeQuery';
  readonly id: Scalars['ID']['output'];
  readonly kind: DataLakeQueryKind;
};

/** One execution of a query. */
export type DataLakeQuery = {
  readonly __typename?: 'DataLakeQuery';
  readonly id: Scalars['ID']['output'];
  readonly kind: DataLakeQueryKind;
  /** The text as it was written, whatever its language. */
  readonly sql: Scalars['String']['output'];
  readonly language: QueryLanguage;
  /** Of the saved query. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly status: DataLakeQueryStatus;
  /** Why it failed, or what to know of its rows. */
  readonly message: Scalars['String']['output'];
  readonly isScheduled: Scalars['Boolean']['output'];
  /** Null where Pharos itself asked, or where they are gone. */
  readonly issuedBy?: Maybe<QueryIssuer>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly metadata: DataLakeQueryMetadata;
  readonly annotations: DataLakeQueryAnnotations;
  readonly progress: DataLakeQueryProgress;
  readonly stats: DataLakeQueryStats;
  readonly userConfig?: Maybe<QueryUserConfig>;
  readonly children: ReadonlyArray<DerivedDataLakeQuery>;
  /** Until when its rows can be read; null where there are none. */
  readonly resultsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Null where there are no rows to read (yet). Those that are there can be read while it runs. */
  readonly results?: Maybe<DataLakeQueryResults>;
  /** The rows that were kept, over a column of instants (absent: p_event_time), by log type. Null without rows or times. */
  readonly histogram?: Maybe<Histogram>;
  /** Of the rows that were kept. Null without rows. */
  readonly fieldSummary?: Maybe<FieldSummary>;
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
  readonly __typename?: 'DataLakeQueryStats';
  readonly bytesScanned: Scalars['Float']['output'];
  /** Milliseconds. */
  readonly executionTime: Scalars['Float']['output'];
  readonly rowCount: Scalars['Float']['output'];
};

export type DataLakeQueryColumns = {
  readonly __typename?: 'DataLakeQueryColumns';
  /** Names. */
  readonly order: ReadonlyArray<Scalars['String']['output']>;
  /** Name → type. */
  readonly types: Scalars['JSON']['output'];
};

export type DataLakeQueryRow = {
  readonly __typename?: 'DataLakeQueryRow';
  /** Column → value. */
  readonly node: Scalars['JSON']['output'];
  /** The same as JSON text. */
  readonly nodeAsString: Scalars['String']['output'];
  /** Where the rows go on after it; good for any execution of the same text. */
  readonly cursor: Scalars['String']['output'];
};

export type DataLakeQueryResults = {
  readonly __typename?: 'DataLakeQueryResults';
  readonly status: DataLakeQueryStatus;
  readonly message: Scalars['String']['output'];
  readonly edges: ReadonlyArray<DataLakeQueryRow>;
  /** While the query runs there is a next page. */
  readonly pageInfo: PageInfo;
  readonly columnInfo: DataLakeQueryColumns;
  readonly stats: DataLakeQueryStats;
  /** The page has not come yet: ask again with the same cursor. */
  readonly tryAgain: Scalars['Boolean']['output'];
  /** There are more rows than were kept. */
  readonly isTruncated: Scalars['Boolean']['output'];
};

export type DataLakeQueryResultsInput = {
  /** From 1 to 999. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type DataLakeQueryEdge = {
  readonly __typename?: 'DataLakeQueryEdge';
  readonly node: DataLakeQuery;
  readonly cursor: Scalars['String']['output'];
};

export type DataLakeQueryConnection = {
  readonly __typename?: 'DataLakeQueryConnection';
  readonly edges: ReadonlyArray<DataLakeQueryEdge>;
  readonly pageInfo: PageInfo;
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

export type QueryVariable = {
  readonly __typename?: 'QueryVariable';
  readonly name: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly values?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
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

export type ExecuteDataLakeQueryResult = {
  readonly __typename?: 'ExecuteDataLakeQueryResult';
  readonly id: Scalars['ID']['output'];
};

/** A query as it would run. It is not run, and is not in the history. */
export type CheckedDataLakeQuery = {
  readonly __typename?: 'CheckedDataLakeQuery';
  /** The one statement that it is in SQL; null where it cannot run. */
  readonly sql?: Maybe<Scalars['String']['output']>;
  /** Why it cannot run; null where it can. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** How much it would read; null where that is not known soon, and for readers restricted to log types. */
  readonly estimate?: Maybe<ScanEstimate>;
};

/** What a query would read at the most, judged before it runs. */
export type ScanEstimate = {
  readonly __typename?: 'ScanEstimate';
  readonly rows: Scalars['Float']['output'];
  /** Of all columns; a query that names few of them reads less. */
  readonly bytes: Scalars['Float']['output'];
  /** By the speed of queries that ran lately; null where none did. */
  readonly seconds?: Maybe<Scalars['Float']['output']>;
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

export type CancelDataLakeQueryResult = {
  readonly __typename?: 'CancelDataLakeQueryResult';
  readonly id: Scalars['ID']['output'];
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

export type VolumeTotals = {
  readonly __typename?: 'VolumeTotals';
  /** Stored. */
  readonly events: Scalars['Float']['output'];
  /** Received, unpacked. */
  readonly bytes: Scalars['Float']['output'];
  /** Events that no schema took. */
  readonly failed: Scalars['Float']['output'];
};

/** What a log type or a source sent. */
export type Volume = {
  readonly __typename?: 'Volume';
  /** The name of the log type, or the id of the source. */
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly totals: VolumeTotals;
  /** Within as long a time just before. */
  readonly totalsBefore: VolumeTotals;
  /** Of a source: when it last sent anything; null of a log type. */
  readonly lastReceivedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DataVolume = {
  readonly __typename?: 'DataVolume';
  readonly totals: VolumeTotals;
  readonly totalsBefore: VolumeTotals;
  /** Received bytes: the eight log types with most, largest first, then the sum of the others as "other". */
  readonly bytesByLogType: TimeSeriesGroup;
  /** The same by the label of the source. */
  readonly bytesBySource: TimeSeriesGroup;
  /** The largest first; those with nothing in either time are left out. */
  readonly logTypes: ReadonlyArray<Volume>;
  readonly sources: ReadonlyArray<Volume>;
};

/** Why events matched no schema. */
export type FailingReason = {
  readonly __typename?: 'FailingReason';
  readonly sourceId: Scalars['ID']['output'];
  /** Of the source. */
  readonly label: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly failures: Scalars['Float']['output'];
  readonly lastAt: Scalars['DateTime']['output'];
};

/** From an event to its arrival, of the events that happened within the time. */
export type LogTypeLag = {
  readonly __typename?: 'LogTypeLag';
  readonly logType: Scalars['String']['output'];
  readonly seconds: Scalars['Float']['output'];
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
  readonly __typename?: 'TrailDetail';
  readonly text: Scalars['String']['output'];
  readonly holds: Scalars['Boolean']['output'];
  /** What was found in the event. */
  readonly value?: Maybe<Scalars['JSON']['output']>;
  /** Expressions within this one: TrailDetail values, as JSON. */
  readonly parts: Scalars['JSON']['output'];
};

export type TrailStep = {
  readonly __typename?: 'TrailStep';
  readonly step: TrailStepName;
  readonly verdict: TrailVerdict;
  readonly text: Scalars['String']['output'];
  readonly details: ReadonlyArray<TrailDetail>;
  readonly mendAt?: Maybe<MendPlace>;
  /** The alert that the step is about. */
  readonly alertId?: Maybe<Scalars['ID']['output']>;
};

/** Why a rule did, or did not, raise an alert for an event, in the order in which the engine decides. Steps after the first one that stopped the event tell what would have happened there. */
export type DecisionTrail = {
  readonly __typename?: 'DecisionTrail';
  /** In one sentence. */
  readonly answer: Scalars['String']['output'];
  /** The rule, as it is now, matches the event. */
  readonly isMatch: Scalars['Boolean']['output'];
  readonly detectionId: Scalars['ID']['output'];
  readonly logType: Scalars['String']['output'];
  readonly event?: Maybe<Scalars['JSON']['output']>;
  readonly steps: ReadonlyArray<TrailStep>;
};

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

/** An external service that receives alerts. */
export type Destination = {
  readonly __typename?: 'Destination';
  readonly outputId: Scalars['ID']['output'];
  readonly outputType: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly defaultForSeverity: ReadonlyArray<Severity>;
  readonly alertTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Empty: all. */
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  /** What the kind's fields hold; a secret reads as 19 asterisks. */
  readonly settings: Scalars['JSON']['output'];
  /** UNVERIFIED, VERIFIED, FAILING or CREDENTIALS_REJECTED */
  readonly verificationStatus: Scalars['String']['output'];
  /** Nothing is sent before this time. */
  readonly pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where its tool sends what people change there; null where nothing comes back from it. */
  readonly hookUrl?: Maybe<Scalars['String']['output']>;
  /** Null where nothing is to be pasted into the tool. */
  readonly toolSetup?: Maybe<ToolSetup>;
  /** Liquid that makes the title and the description of its messages; empty for those of the alert. */
  readonly titleTemplate: Scalars['String']['output'];
  readonly descriptionTemplate: Scalars['String']['output'];
  readonly quiet: QuietSettings;
  /** Null while none runs. */
  readonly mute?: Maybe<Mute>;
  /** Always null. */
  readonly apiToken?: Maybe<Scalars['String']['output']>;
  readonly createdBy: Scalars['String']['output'];
  readonly creationTime: Scalars['DateTime']['output'];
  readonly lastModifiedBy: Scalars['String']['output'];
  readonly lastModifiedTime: Scalars['DateTime']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly health: DestinationHealth;
  /** Detections whose overrides name it, as far as you see them. */
  readonly usedBy: ReadonlyArray<DestinationUse>;
  /** What its alerts come from, by its settings as they are. */
  readonly reach: DestinationReach;
};

/** The enabled detections that send their alerts to a destination, as far as you see them. */
export type DestinationReach = {
  readonly __typename?: 'DestinationReach';
  /** Unless a function of theirs says otherwise. */
  readonly count: Scalars['Int']['output'];
  /** Of them, those whose overrides name it; the others are taken by severity, alert type and log type. */
  readonly overridesCount: Scalars['Int']['output'];
  /** Enabled detections whose `destinations()` chooses for each alert: any of them may send here. */
  readonly functionCount: Scalars['Int']['output'];
  /** At most 200 of them, those with overrides first, then by name. */
  readonly detections: ReadonlyArray<ReachingDetection>;
};

export type ReachingDetection = {
  readonly __typename?: 'ReachingDetection';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly kind: DetectionKind;
  readonly severity: Severity;
  /** Its overrides name the destination. */
  readonly isOverride: Scalars['Boolean']['output'];
};

/** When a destination may be disturbed. */
export type QuietSettings = {
  readonly __typename?: 'QuietSettings';
  readonly quietHours?: Maybe<QuietHours>;
  /** The alerts of so many minutes are one message; 0 for a message each. */
  readonly digestMinutes: Scalars['Int']['output'];
  /** Alerts of this severity or a higher one wait neither for quiet hours to end nor for a digest. */
  readonly urgentSeverity?: Maybe<Severity>;
  readonly reminder?: Maybe<Reminder>;
};

/** Begin on each of the days at `from`, and end at `to`: on the next day when that is not later than `from`. */
export type QuietHours = {
  readonly __typename?: 'QuietHours';
  /** SUNDAY to SATURDAY */
  readonly days: ReadonlyArray<Scalars['String']['output']>;
  /** Such as 22:00. */
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  /** Of the IANA database, such as Europe/Berlin. */
  readonly timeZone: Scalars['String']['output'];
};

/** An alert that is open, unassigned and without a comment is sent again. */
export type Reminder = {
  readonly __typename?: 'Reminder';
  /** Of this severity or a higher one. */
  readonly severity: Severity;
  readonly afterMinutes: Scalars['Int']['output'];
  readonly times: Scalars['Int']['output'];
};

/** Of the alerts that you see. */
export type DestinationHealth = {
  readonly __typename?: 'DestinationHealth';
  readonly lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Attempts of the last 24 hours. */
  readonly succeeded: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  /** Alerts that wait. */
  readonly queued: Scalars['Int']['output'];
  /** Alerts that wait for quiet hours to end or for a digest. */
  readonly waiting: Scalars['Int']['output'];
  /** Alerts that a mute keeps. */
  readonly muted: Scalars['Int']['output'];
  /** Alerts that were given up, and can be retried. */
  readonly undelivered: Scalars['Int']['output'];
  /** What the last failed attempt of the last 24 hours said; empty where none failed. */
  readonly lastError: Scalars['String']['output'];
  /** Null where none failed. */
  readonly lastErrorAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DestinationUse = {
  readonly __typename?: 'DestinationUse';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
};

/** What can be set up, with the fields of its form. */
export type DestinationKind = {
  readonly __typename?: 'DestinationKind';
  readonly outputType: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly fields: Scalars['JSON']['output'];
  /** Before there is a destination, so without an address for what comes back. Null where nothing is to be pasted. */
  readonly toolSetup?: Maybe<ToolSetup>;
};

/** A text to paste into a destination's tool. */
export type ToolSetup = {
  readonly __typename?: 'ToolSetup';
  /** What the text is. */
  readonly title: Scalars['String']['output'];
  /** Where it goes, and what to do then. */
  readonly help: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** One attempt. */
export type AlertDelivery = {
  readonly __typename?: 'AlertDelivery';
  readonly outputId: Scalars['ID']['output'];
  readonly dispatchedAt: Scalars['DateTime']['output'];
  readonly success: Scalars['Boolean']['output'];
  readonly statusCode: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  /** Where it went, such as a channel or an issue's key; empty where the destination does not say. */
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  /** delivered, retry, throttled, rejected, credentials, refused, expired or cancelled */
  readonly outcome: Scalars['String']['output'];
  readonly durationMs: Scalars['Int']['output'];
};

/** A message about an alert on its way to one destination. */
export type AlertDispatch = {
  readonly __typename?: 'AlertDispatch';
  readonly id: Scalars['ID']['output'];
  readonly outputId: Scalars['ID']['output'];
  /** Null where it was deleted, or where you may not see destinations. */
  readonly destination?: Maybe<Destination>;
  /** QUEUED, WAITING, MUTED, DELIVERED or FAILED */
  readonly status: Scalars['String']['output'];
  /** QUIET_HOURS, DIGEST or REMINDER: what it waits for. Null unless the status is WAITING. */
  readonly waitsFor?: Maybe<Scalars['String']['output']>;
  /** The mute that keeps it. Null unless the status is MUTED. */
  readonly mute?: Maybe<Mute>;
  /** CREATED, RESENT, CHANGED or REMINDER */
  readonly trigger: Scalars['String']['output'];
  /** STATUS_CHANGE, ASSIGNEE_CHANGE or COMMENT: the change of the alert that it tells of. Null when it brings the alert itself. */
  readonly changeType?: Maybe<Scalars['String']['output']>;
  /** The status after a STATUS_CHANGE. */
  readonly changedStatus?: Maybe<AlertStatus>;
  readonly attempts: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** While it is queued or waits. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Oldest first. */
  readonly history: ReadonlyArray<AlertDelivery>;
};

/** Where an alert would go now, and why. */
export type RoutingExplanation = {
  readonly __typename?: 'RoutingExplanation';
  /** SKIPPED, DYNAMIC, OVERRIDES, DEFAULTS or SYSTEM_ERROR */
  readonly step: Scalars['String']['output'];
  /** Names and ids that were asked for and are no destination. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  readonly reasons: ReadonlyArray<RoutingReason>;
  /** Of a detection: its `destinations()` chooses for each alert, and what is told is for alerts where it chooses none. */
  readonly mayDiffer: Scalars['Boolean']['output'];
};

export type RoutingReason = {
  readonly __typename?: 'RoutingReason';
  readonly destination: Destination;
  readonly isChosen: Scalars['Boolean']['output'];
  readonly reason: Scalars['String']['output'];
  /** Why a chosen destination would not get it at once; null where it would. */
  readonly hold?: Maybe<DeliveryHold>;
};

export type DeliveryHold = {
  readonly __typename?: 'DeliveryHold';
  /** QUIET_HOURS, DIGEST or MUTED */
  readonly kind: Scalars['String']['output'];
  readonly until: Scalars['DateTime']['output'];
  /** Null unless it is muted. */
  readonly mute?: Maybe<Mute>;
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

export type PendingDelivery = {
  readonly __typename?: 'PendingDelivery';
  readonly dispatch: AlertDispatch;
  readonly alert: Alert;
};

export type PendingDeliveryEdge = {
  readonly __typename?: 'PendingDeliveryEdge';
  readonly node: PendingDelivery;
  readonly cursor: Scalars['String']['output'];
};

export type DeliveryStateCount = {
  readonly __typename?: 'DeliveryStateCount';
  readonly state: DeliveryState;
  readonly count: Scalars['Int']['output'];
};

/** Newest first, of the alerts that you see. */
export type PendingDeliveryConnection = {
  readonly __typename?: 'PendingDeliveryConnection';
  readonly edges: ReadonlyArray<PendingDeliveryEdge>;
  readonly pageInfo: PageInfo;
  /** Of every state, and of the destination that was asked for. */
  readonly counts: ReadonlyArray<DeliveryStateCount>;
};

/** What the destination answered to a test. */
export type DeliveryResponse = {
  readonly __typename?: 'DeliveryResponse';
  /** Null for one that is not saved. */
  readonly outputId?: Maybe<Scalars['ID']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly statusCode: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly dispatchedAt: Scalars['DateTime']['output'];
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

/** A whole message as a tool gets it, with secrets masked: the body of the request, or the mail. */
export type RenderedMessage = {
  readonly __typename?: 'RenderedMessage';
  readonly text: Scalars['String']['output'];
  /** Characters that are left out of this preview. */
  readonly lengthOmitted: Scalars['Int']['output'];
  /** Parts of the alert that are longer than the tool takes, and are cut: `title`, `description`, `runbook`, `reference`, `context`. */
  readonly cutParts: ReadonlyArray<Scalars['String']['output']>;
};

/** The texts of an alert as templates make them. Where a template has a problem, the alert's own text stands. */
export type MessagePreview = {
  readonly __typename?: 'MessagePreview';
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly titleProblem?: Maybe<Scalars['String']['output']>;
  readonly descriptionProblem?: Maybe<Scalars['String']['output']>;
  /** Made by the code that delivers. Null without a kind, and where `messageProblem` says why. */
  readonly message?: Maybe<RenderedMessage>;
  /** What is wrong with the settings; empty where nothing is. */
  readonly messageProblem: Scalars['String']['output'];
};

export type RetryDeliveriesInput = {
  /** Ids of dispatches that failed, wait or are muted; they are sent now. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Or everything that one destination did not get. */
  readonly outputId?: InputMaybe<Scalars['ID']['input']>;
};

export type RetryDeliveriesPayload = {
  readonly __typename?: 'RetryDeliveriesPayload';
  readonly retried: Scalars['Int']['output'];
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

export type DetectionChange = {
  readonly __typename?: 'DetectionChange';
  readonly id: Scalars['ID']['output'];
  readonly detectionId: Scalars['ID']['output'];
  /** Of the later version, or of the one that was deleted. */
  readonly displayName: Scalars['String']['output'];
  readonly kind: DetectionKind;
  readonly action: DetectionChangeAction;
  readonly origin: DetectionChangeOrigin;
  readonly at: Scalars['DateTime']['output'];
  /** Null for Pharos itself. */
  readonly by?: Maybe<ActorReference>;
  /** The version that was replaced, as files of a repository; empty where the detection was created. */
  readonly before: ReadonlyArray<RepositoryFile>;
  /** Empty where the detection was deleted. */
  readonly after: ReadonlyArray<RepositoryFile>;
};

/** The newest change first. */
export type DetectionHistory = {
  readonly __typename?: 'DetectionHistory';
  readonly changes: ReadonlyArray<DetectionChange>;
  /** Where to read on; null at the end. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

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

/** How many detections have it. */
export type DetectionFacet = {
  readonly __typename?: 'DetectionFacet';
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type DetectionFacets = {
  readonly __typename?: 'DetectionFacets';
  readonly kinds: ReadonlyArray<DetectionFacet>;
  readonly severities: ReadonlyArray<DetectionFacet>;
  /** ENABLED and DISABLED. */
  readonly states: ReadonlyArray<DetectionFacet>;
  readonly logTypes: ReadonlyArray<DetectionFacet>;
  readonly tags: ReadonlyArray<DetectionFacet>;
};

export type TagDetectionsInput = {
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  readonly add?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly remove?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type DraftFile =
  | 'YAML'
  | 'PYTHON';

/** A mistake in the text of a detection; line and column count from 1. */
export type DraftProblem = {
  readonly __typename?: 'DraftProblem';
  readonly file: DraftFile;
  readonly line: Scalars['Int']['output'];
  readonly column: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

/** A branch that tests reached and never took, by its line and the one that they never went on to. */
export type UntakenBranch = {
  readonly __typename?: 'UntakenBranch';
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
};

/** Which lines of a detection's Python its tests run. Lines count from 1. */
export type LineCoverage = {
  readonly __typename?: 'LineCoverage';
  /** Those that hold code. */
  readonly lines: ReadonlyArray<Scalars['Int']['output']>;
  /** Those of them that no test runs. */
  readonly missed: ReadonlyArray<Scalars['Int']['output']>;
  readonly untaken: ReadonlyArray<UntakenBranch>;
};

export type DraftTestReport = {
  readonly __typename?: 'DraftTestReport';
  /** In the order of the tests; empty where the YAML cannot be read. */
  readonly results: ReadonlyArray<RuleTestResult>;
  readonly problems: ReadonlyArray<DraftProblem>;
  /** Null where it was not asked for, and where there is no Python that loads or no test that runs it to its end. */
  readonly coverage?: Maybe<LineCoverage>;
};

export type SaveDetectionInput = {
  readonly draft: DetectionDraftInput;
  /** `lastModified` of the version that was edited; absent for a new detection. */
  readonly lastModified?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SavedDetection = {
  readonly __typename?: 'SavedDetection';
  /** Null where the text has problems: then nothing was saved. */
  readonly detection?: Maybe<DetectionEntity>;
  readonly problems: ReadonlyArray<DraftProblem>;
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

export type TestCorrelationRuleResult = {
  readonly __typename?: 'TestCorrelationRuleResult';
  readonly results: ReadonlyArray<CorrelationTestResult>;
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

export type PutCorrelationRuleResult = {
  readonly __typename?: 'PutCorrelationRuleResult';
  readonly rule: CorrelationRule;
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

export type DetectionIdsPaging = {
  readonly __typename?: 'DetectionIdsPaging';
  readonly thisPage: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
  readonly totalItems: Scalars['Int']['output'];
};

export type DetectionIds = {
  readonly __typename?: 'DetectionIds';
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  readonly paging: DetectionIdsPaging;
};

export type DetectionMock = {
  readonly __typename?: 'DetectionMock';
  readonly objectName: Scalars['String']['output'];
  readonly returnValue: Scalars['JSON']['output'];
};

export type DetectionTest = {
  readonly __typename?: 'DetectionTest';
  readonly name: Scalars['String']['output'];
  readonly expectedResult: Scalars['Boolean']['output'];
  /** The event, as JSON text. */
  readonly resource: Scalars['String']['output'];
  readonly mocks: ReadonlyArray<DetectionMock>;
};

export type DetectionReport = {
  readonly __typename?: 'DetectionReport';
  readonly key: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** How the unit tests of a detection ended when they ran last. */
export type DetectionTestRun = {
  readonly __typename?: 'DetectionTestRun';
  readonly passed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly ranAt: Scalars['DateTime']['output'];
};

export type DetectionTestStatus = {
  readonly __typename?: 'DetectionTestStatus';
  /** Of its unit tests. */
  readonly total: Scalars['Int']['output'];
  /** Null where they have not run on the detection as it is now: what it does, or a test, was changed since. */
  readonly lastRun?: Maybe<DetectionTestRun>;
};

export type DetectionKind =
  | 'RULE'
  | 'SCHEDULED_RULE'
  | 'CORRELATION_RULE'
  | 'DERIVED_RULE'
  | 'POLICY';

/** What every kind of detection says. */
export type DetectionEntity = {
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  /** It comes with Pharos or with a pack: people may switch it, but not change what it does. */
  readonly managed: Scalars['Boolean']['output'];
  readonly severity: Severity;
  readonly description: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly runbook: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<DetectionReport>;
  readonly outputIds: ReadonlyArray<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null for what comes with Pharos. */
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
  readonly testStatus: DetectionTestStatus;
};

export type Rule = DetectionEntity & {
  readonly __typename?: 'Rule';
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly severity: Severity;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly runbook: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<DetectionReport>;
  readonly dedupPeriodMinutes: Scalars['Int']['output'];
  readonly threshold: Scalars['Int']['output'];
  readonly createAlert: Scalars['Boolean']['output'];
  readonly summaryAttributes: ReadonlyArray<Scalars['String']['output']>;
  readonly outputIds: ReadonlyArray<Scalars['String']['output']>;
  /** Python; empty for a rule whose logic is in YAML. */
  readonly body: Scalars['String']['output'];
  /** YAML of the logic of a simple detection. */
  readonly simpleDetectionBody?: Maybe<Scalars['String']['output']>;
  /** The rule as it was written in Sigma. */
  readonly sigmaBody?: Maybe<Scalars['String']['output']>;
  /** YAML of the filters that an event must pass before the rule. */
  readonly inlineFilters?: Maybe<Scalars['String']['output']>;
  /** The rule that it is derived from. */
  readonly baseDetection?: Maybe<Scalars['ID']['output']>;
  /** Names of the queries whose rows it is run on; such a rule has no log types. */
  readonly scheduledQueries: ReadonlyArray<Scalars['String']['output']>;
  readonly tests: ReadonlyArray<DetectionTest>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
  readonly testStatus: DetectionTestStatus;
  /** Alerts a day over the last 30 days, oldest first. */
  readonly alertsPerDay: ReadonlyArray<Scalars['Int']['output']>;
  /** When it matched last, whether an alert came of it or not, as of half a minute ago; null for a rule without matches. */
  readonly lastMatchAt?: Maybe<Scalars['DateTime']['output']>;
  readonly alerts: AlertConnection;
  /** Fields and values that an event must have for the rule to be run on it; empty: it runs on every event of its log types. */
  readonly necessaryConditions: ReadonlyArray<Scalars['String']['output']>;
  /** Since the rule was changed last or the program was started; null for a rule that does not run. */
  readonly activity?: Maybe<RuleActivity>;
};


export type RuleAlertsArgs = {
  input: AlertsInput;
};

export type RuleActivity = {
  readonly __typename?: 'RuleActivity';
  /** Events of its log types. */
  readonly events: Scalars['Float']['output'];
  /** Those of them that it was run on; the others could not match. */
  readonly runs: Scalars['Float']['output'];
  /** What it took with them, as far as it took long: 0 for a rule that takes no more than some milliseconds an event. */
  readonly milliseconds: Scalars['Float']['output'];
  readonly matches: Scalars['Float']['output'];
  /** Events on which it failed. */
  readonly errors: Scalars['Float']['output'];
  /** What it failed with last; null where it never did. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  /** Why it does not run, or not on all events, such as that it was suspended; null while it does. */
  readonly outage?: Maybe<Scalars['String']['output']>;
};

export type RuleEdge = {
  readonly __typename?: 'RuleEdge';
  readonly node: Rule;
  readonly cursor: Scalars['String']['output'];
};

export type RuleConnection = {
  readonly __typename?: 'RuleConnection';
  readonly edges: ReadonlyArray<RuleEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
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

export type Policy = DetectionEntity & {
  readonly __typename?: 'Policy';
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly severity: Severity;
  readonly description: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly runbook: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<DetectionReport>;
  readonly outputIds: ReadonlyArray<Scalars['String']['output']>;
  /** Empty for every type. */
  readonly resourceTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Patterns of resource ids whose failures do not count. */
  readonly suppressions: ReadonlyArray<Scalars['String']['output']>;
  readonly body: Scalars['String']['output'];
  readonly tests: ReadonlyArray<DetectionTest>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
  readonly testStatus: DetectionTestStatus;
  /** Null where it has looked at no resource that counts. */
  readonly complianceStatus?: Maybe<ComplianceStatus>;
  readonly complianceCounts: ComplianceCounts;
  /** How many resources that count failed at the end of each of the last 30 days in UTC, the oldest first; the last is now. */
  readonly failingPerDay: ReadonlyArray<Scalars['Int']['output']>;
  /** Its results, by resource. */
  readonly resources: ComplianceConnection;
};


export type PolicyResourcesArgs = {
  input: PolicyResourcesInput;
};

export type CorrelationTest = {
  readonly __typename?: 'CorrelationTest';
  readonly name: Scalars['String']['output'];
  readonly expectedResult: Scalars['Boolean']['output'];
  /** Of each step: field → value → times at which signals have it. */
  readonly ruleOutputs: Scalars['JSON']['output'];
};

export type CorrelationRule = DetectionEntity & {
  readonly __typename?: 'CorrelationRule';
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly displayName: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly severity: Severity;
  readonly description: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  readonly runbook: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly reports: ReadonlyArray<DetectionReport>;
  readonly outputIds: ReadonlyArray<Scalars['String']['output']>;
  readonly createAlert: Scalars['Boolean']['output'];
  readonly summaryAttributes: ReadonlyArray<Scalars['String']['output']>;
  readonly lookbackMinutes: Scalars['Int']['output'];
  readonly schedule: Schedule;
  /** YAML of its logic. */
  readonly body: Scalars['String']['output'];
  /** Ids of the rules whose signals it looks at. */
  readonly ruleIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly tests: ReadonlyArray<CorrelationTest>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
  readonly testStatus: DetectionTestStatus;
};

export type DetectionEntityEdge = {
  readonly __typename?: 'DetectionEntityEdge';
  readonly node: DetectionEntity;
  readonly cursor: Scalars['String']['output'];
};

export type DetectionEntityConnection = {
  readonly __typename?: 'DetectionEntityConnection';
  readonly edges: ReadonlyArray<DetectionEntityEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
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

/** What actions on many detections need to know of each. */
export type MatchingDetection = {
  readonly __typename?: 'MatchingDetection';
  readonly id: Scalars['ID']['output'];
  readonly kind: DetectionKind;
  readonly enabled: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

export type RuleTestResult = {
  readonly __typename?: 'RuleTestResult';
  readonly name: Scalars['String']['output'];
  readonly passed: Scalars['Boolean']['output'];
  readonly expectedResult: Scalars['Boolean']['output'];
  /** Null when the rule raised. */
  readonly actualResult?: Maybe<Scalars['Boolean']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Function name → output or error, of the functions that ran. */
  readonly functions: Scalars['JSON']['output'];
};

export type RulePythonBody = {
  readonly __typename?: 'RulePythonBody';
  readonly pythonBody: Scalars['String']['output'];
  readonly tests: ReadonlyArray<DetectionTest>;
};

export type FilterFieldsInput = {
  /** Empty for none: then only what every log type has is listed. */
  readonly logTypes: ReadonlyArray<Scalars['String']['input']>;
  /** Also fields that hold objects, or values of different types. */
  readonly showUnsafeTypes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A field that a filter may look at. */
export type FilterField = {
  readonly __typename?: 'FilterField';
  /** Its path, such as `userIdentity.type`. */
  readonly target: Scalars['String']['output'];
  /** string, int, float, bool, ip, cidr, json, or one of them with _array. */
  readonly type: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Pharos adds it to the events of every log type. */
  readonly isPharosManaged: Scalars['Boolean']['output'];
  /** Null for one that all of the log types have. */
  readonly logType?: Maybe<Scalars['String']['output']>;
};

export type LogTypeFilterFields = {
  readonly __typename?: 'LogTypeFilterFields';
  readonly logType: Scalars['String']['output'];
  readonly filters: ReadonlyArray<FilterField>;
};

export type FilterFields = {
  readonly __typename?: 'FilterFields';
  readonly pharosManaged: ReadonlyArray<FilterField>;
  readonly filtersByLogType: ReadonlyArray<LogTypeFilterFields>;
  /** Those that several of the log types have with the same type. */
  readonly shared: ReadonlyArray<FilterField>;
};

export type FlatFilterFields = {
  readonly __typename?: 'FlatFilterFields';
  readonly flatFields: ReadonlyArray<FilterField>;
};

/** An alert of which a filter would have left out events. */
export type FilteredAlert = {
  readonly __typename?: 'FilteredAlert';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly severity: Severity;
  readonly status: AlertStatus;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its stored events. */
  readonly events: Scalars['Int']['output'];
  readonly eventsRemoved: Scalars['Int']['output'];
  /** Too few events are left for the rule's threshold: the alert would not have been raised. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** What it turned out to be; null where nobody said so. */
  readonly outcome?: Maybe<AlertOutcome>;
  /** Its outcome is a true positive; without an outcome, it was resolved. */
  readonly isTruePositive: Scalars['Boolean']['output'];
};

/** What inline filters would have done to the alerts of the last 30 days. */
export type FilterImpact = {
  readonly __typename?: 'FilterImpact';
  readonly alerts: Scalars['Int']['output'];
  readonly alertsRemoved: Scalars['Int']['output'];
  readonly truePositivesRemoved: Scalars['Int']['output'];
  readonly falsePositivesRemoved: Scalars['Int']['output'];
  readonly events: Scalars['Int']['output'];
  readonly eventsRemoved: Scalars['Int']['output'];
  /** Why not all alerts or events were looked at; empty where all were. */
  readonly notice: Scalars['String']['output'];
  /** Those that lose events: true positives first, then the newest; 100 at most. */
  readonly filteredAlerts: ReadonlyArray<FilteredAlert>;
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

export type GeneralSettings = {
  readonly __typename?: 'GeneralSettings';
  readonly pantherVersion: Scalars['String']['output'];
  /** Queries that run on a schedule must say how many rows at most. */
  readonly scheduledQueriesNeedLimit: Scalars['Boolean']['output'];
  /** Whether the AI features can be used: a model is configured, and they are not switched off. Null without RunPharosAi. */
  readonly pharosAIEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whoever signs in with a password sets up an authenticator on the way. */
  readonly mfaRequired: Scalars['Boolean']['output'];
  /** Whoever is assigned an alert by somebody else gets a mail. */
  readonly shouldEmailAlertAssignees: Scalars['Boolean']['output'];
  /** Whether a mail server is set up. */
  readonly hasMailServer: Scalars['Boolean']['output'];
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

/** What the model took in and gave out, as its provider counts. */
export type AiInferenceUsage = {
  readonly __typename?: 'AIInferenceUsage';
  readonly inputTokens: Scalars['Float']['output'];
  readonly outputTokens: Scalars['Float']['output'];
  readonly modelID: Scalars['String']['output'];
};

/** What was asked of the model, and its answer as far as it is written. It needs human validation. */
export type AiInferenceStream = {
  readonly __typename?: 'AIInferenceStream';
  readonly streamId: Scalars['String']['output'];
  /** Empty until somebody gives one. */
  readonly streamName: Scalars['String']['output'];
  /** What it is about: the id of an alert. */
  readonly alias: Scalars['String']['output'];
  readonly pinned: Scalars['Boolean']['output'];
  /** Answers that are not saved are deleted after 30 days. */
  readonly saved: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly userPrompt: Scalars['String']['output'];
  /** The answer that this one goes on from. */
  readonly parentStreamId?: Maybe<Scalars['String']['output']>;
  readonly metadata: Scalars['JSON']['output'];
  /** Grows until it is finished. What it quotes was written by others: it is text, never markup to be trusted. */
  readonly responseText: Scalars['String']['output'];
  /** Null without one. What was written before it stays. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly finished: Scalars['Boolean']['output'];
  /** Null until the provider says it. */
  readonly usage?: Maybe<AiInferenceUsage>;
};

export type AiInferenceStreamEdge = {
  readonly __typename?: 'AIInferenceStreamEdge';
  readonly node: AiInferenceStream;
  readonly cursor: Scalars['String']['output'];
};

export type AiInferenceStreamConnection = {
  readonly __typename?: 'AIInferenceStreamConnection';
  readonly edges: ReadonlyArray<AiInferenceStreamEdge>;
  readonly pageInfo: PageInfo;
};

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

/** Which values of a log type's events are looked up. */
export type LookupAssociation = {
  readonly __typename?: 'LookupAssociation';
  readonly logType: Scalars['String']['output'];
  /** Fields, or paths such as $.client.ip. */
  readonly selectors: ReadonlyArray<Scalars['String']['output']>;
};

/** The rows as they were uploaded. */
export type LookupFile = {
  readonly __typename?: 'LookupFile';
  readonly filename: Scalars['String']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly rows: Scalars['Float']['output'];
  readonly uploadedAt: Scalars['DateTime']['output'];
};

export type LookupTable = {
  readonly __typename?: 'LookupTable';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly description: Scalars['String']['output'];
  readonly reference: Scalars['String']['output'];
  /** The schema of its rows; null for the rows of a query. */
  readonly schema?: Maybe<Scalars['String']['output']>;
  readonly primaryKey: Scalars['String']['output'];
  /** Empty: wherever an indicator of the primary key's kind is. */
  readonly associatedLogTypes: ReadonlyArray<LookupAssociation>;
  /** Null until a file was uploaded. */
  readonly file?: Maybe<LookupFile>;
  /** How the rows are read again, in the keys of the content format; null for a file. */
  readonly refresh?: Maybe<Scalars['JSON']['output']>;
  /** When they were read last, whether or not they were other ones; null before the first time, and for a file. */
  readonly refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a file, and while the table is disabled. */
  readonly nextRefreshAt?: Maybe<Scalars['DateTime']['output']>;
  /** The query that gives the rows; null for a file or an object. */
  readonly query?: Maybe<Scalars['String']['output']>;
  /** What queries call it. */
  readonly lakeTable: Scalars['String']['output'];
  readonly health: LookupHealth;
  /** What to do where it is not healthy. */
  readonly healthMessage?: Maybe<Scalars['String']['output']>;
  readonly managed: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy?: Maybe<ActorReference>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastModifiedBy?: Maybe<ActorReference>;
};

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

export type UploadLookupTableFilePayload = {
  readonly __typename?: 'UploadLookupTableFilePayload';
  readonly lookupTable: LookupTable;
  /** Rows of the file without a usable key. */
  readonly skippedRows: Scalars['Float']['output'];
};

export type GenerateEnrichedEventInput = {
  /** As rules see it; p_log_type says which tables are asked. */
  readonly event: Scalars['JSON']['input'];
};

export type GenerateEnrichedEventPayload = {
  readonly __typename?: 'GenerateEnrichedEventPayload';
  /** The event with p_enrichment, where any table has a row. */
  readonly enrichedEvent: Scalars['JSON']['output'];
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

export type LookupRows = {
  readonly __typename?: 'LookupRows';
  /** In the order of the file; a page of a search may be short, or empty, and still have a next one. */
  readonly nodes: ReadonlyArray<Scalars['JSON']['output']>;
  /** The columns of the file, or the members of its first rows. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly pageInfo: PageInfo;
};

export type LookupMatchInput = {
  readonly id: Scalars['ID']['input'];
  readonly value: Scalars['String']['input'];
};

export type LookupMatch = {
  readonly __typename?: 'LookupMatch';
  /** Null where no row matches. */
  readonly row?: Maybe<Scalars['JSON']['output']>;
  /** How keys are compared: exactly, as networks that contain an address, or as networks of a MaxMind database. */
  readonly comparison: LookupComparison;
  /** The value was compared with networks, and is no IP address. */
  readonly isNotAnAddress: Scalars['Boolean']['output'];
};

export type LookupComparison =
  | 'EXACT'
  | 'NETWORK'
  | 'MMDB';

export type LookupDetectionUse = {
  readonly __typename?: 'LookupDetectionUse';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly kind: DetectionKind;
  readonly enabled: Scalars['Boolean']['output'];
};

export type LookupQueryUse = {
  readonly __typename?: 'LookupQueryUse';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What reads the table by its name. */
export type LookupUses = {
  readonly __typename?: 'LookupUses';
  /** Detections that call event.lookup with its name, or read its rows under p_enrichment. */
  readonly detections: ReadonlyArray<LookupDetectionUse>;
  /** Saved queries that read its table in the data lake. */
  readonly queries: ReadonlyArray<LookupQueryUse>;
};

export type MailSecurity =
  | 'STARTTLS'
  | 'TLS'
  /** For servers of your own network that an administrator named in allowedPrivateHosts. */
  | 'NONE';

/** The mail server of the installation. */
export type MailSettings = {
  readonly __typename?: 'MailSettings';
  readonly host: Scalars['String']['output'];
  readonly port: Scalars['Int']['output'];
  readonly security: MailSecurity;
  /** Empty where the server asks for none. */
  readonly user: Scalars['String']['output'];
  /** 19 asterisks where there is one. */
  readonly password: Scalars['String']['output'];
  readonly fromAddress: Scalars['String']['output'];
  readonly fromName: Scalars['String']['output'];
  readonly replyTo: Scalars['String']['output'];
  /** Empty: mail goes to any domain. */
  readonly allowedRecipientDomains: ReadonlyArray<Scalars['String']['output']>;
};

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

/** What the mail server answered to a test. */
export type MailTestResult = {
  readonly __typename?: 'MailTestResult';
  readonly success: Scalars['Boolean']['output'];
  readonly statusCode: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type MailPurpose =
  | 'INVITATION'
  | 'PASSWORD_RESET'
  | 'ALERT_ASSIGNED'
  | 'CASE_ASSIGNED'
  | 'QUERY_ROWS';

/** Mail that was given up. */
export type FailedMail = {
  readonly __typename?: 'FailedMail';
  readonly id: Scalars['ID']['output'];
  readonly purpose: MailPurpose;
  /** Null once it is forgotten, and for readers restricted to log types: it may tell of others. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Null for readers who may not see users. */
  readonly recipients?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What the mail server said. Null for readers restricted to log types; without addresses for readers who may not see users. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly failedAt: Scalars['DateTime']['output'];
  /** False once its content is forgotten: after seven days, or when its link stopped working. */
  readonly isRetriable: Scalars['Boolean']['output'];
};

export type FailedMailEdge = {
  readonly __typename?: 'FailedMailEdge';
  readonly node: FailedMail;
  readonly cursor: Scalars['String']['output'];
};

export type FailedMailConnection = {
  readonly __typename?: 'FailedMailConnection';
  readonly edges: ReadonlyArray<FailedMailEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type FailedMailsInput = {
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type MuteSubject =
  | 'DESTINATION'
  | 'DETECTION';

/** Messages about alerts that nobody wants for a time. They are kept, and can be sent later. */
export type Mute = {
  readonly __typename?: 'Mute';
  readonly id: Scalars['ID']['output'];
  readonly subject: MuteSubject;
  /** Id of the destination or of the detection. */
  readonly subjectId: Scalars['ID']['output'];
  readonly until: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type MuteMessagesInput = {
  readonly subject: MuteSubject;
  readonly subjectId: Scalars['ID']['input'];
  /** At most 90 days ahead. */
  readonly until: Scalars['DateTime']['input'];
  /** At most 500 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type MuteMessagesPayload = {
  readonly __typename?: 'MuteMessagesPayload';
  readonly mute: Mute;
  /** Messages that were queued, and that it keeps. */
  readonly muted: Scalars['Int']['output'];
};

export type UnmuteMessagesInput = {
  readonly id: Scalars['ID']['input'];
  /** Whether the messages that it kept are sent now, or when quiet hours and digests let them. Otherwise each can be sent from the list of deliveries. */
  readonly sendKept?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UnmuteMessagesPayload = {
  readonly __typename?: 'UnmuteMessagesPayload';
  /** Messages that it kept and that are sent. */
  readonly sent: Scalars['Int']['output'];
};

export type NotebookStepKind =
  | 'NOTE'
  | 'QUERY';

export type NotebookStep = {
  readonly __typename?: 'NotebookStep';
  /** Unique in its notebook. */
  readonly id: Scalars['ID']['output'];
  readonly kind: NotebookStepKind;
  /** Of a query; empty for notes. */
  readonly title: Scalars['String']['output'];
  /** Markdown, or the query. */
  readonly text: Scalars['String']['output'];
  /** Null for notes. */
  readonly language?: Maybe<QueryLanguage>;
  /** The databases that a PharosFlow query reads if it begins with a pipe; empty if it has tables. */
  readonly databases: ReadonlyArray<Scalars['String']['output']>;
  readonly tables: ReadonlyArray<Scalars['String']['output']>;
  /** The time range of such a query: an ISO-8601 duration back from now. */
  readonly relativeTime?: Maybe<Scalars['String']['output']>;
  readonly startTime?: Maybe<Scalars['DateTime']['output']>;
  /** Exclusive. */
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** The run whose rows are shown until they expire. Null before the first run. */
  readonly runId?: Maybe<Scalars['ID']['output']>;
};

/** Searches with notes between them, in the order of an investigation. */
export type Notebook = {
  readonly __typename?: 'Notebook';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly steps: ReadonlyArray<NotebookStep>;
  /** The number of steps, for lists. */
  readonly stepCount: Scalars['Int']['output'];
  readonly sharing: Sharing;
  /** Null: the owner is gone. */
  readonly owner?: Maybe<UserName>;
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether you can change and delete it. */
  readonly mayChange: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly updatedBy: ActorReference;
};

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

export type Notification = {
  readonly __typename?: 'Notification';
  readonly id: Scalars['ID']['output'];
  readonly topic: NotificationTopic;
  readonly level: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** 0001-01-01T00:00:00Z while unread. */
  readonly readAt: Scalars['DateTime']['output'];
  /** 0001-01-01T00:00:00Z while in the inbox. */
  readonly archivedAt: Scalars['DateTime']['output'];
  readonly metadata: Scalars['JSON']['output'];
};

export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  readonly node: Notification;
  readonly cursor: Scalars['String']['output'];
};

export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  readonly edges: ReadonlyArray<NotificationEdge>;
  readonly pageInfo: PageInfo;
  /** In the inbox, on all pages. */
  readonly unreadCount: Scalars['Int']['output'];
  /** In the inbox, on all pages. */
  readonly readCount: Scalars['Int']['output'];
  readonly archivedCount: Scalars['Int']['output'];
};

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

export type NotificationChannel = {
  readonly __typename?: 'NotificationChannel';
  readonly name: NotificationChannelName;
  readonly enabled: Scalars['Boolean']['output'];
};

/** Through which channels the signed-in user hears of a topic. */
export type NotificationPreference = {
  readonly __typename?: 'NotificationPreference';
  readonly topic: NotificationTopic;
  readonly channels: ReadonlyArray<NotificationChannel>;
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

export type LabelledCount = {
  readonly __typename?: 'LabelledCount';
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Float']['output'];
};

export type TimeSeries = {
  readonly __typename?: 'TimeSeries';
  readonly label: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly values: ReadonlyArray<Scalars['Float']['output']>;
};

export type TimeSeriesGroup = {
  readonly __typename?: 'TimeSeriesGroup';
  /** Start of each bucket, oldest first; every series has as many values. */
  readonly at: ReadonlyArray<Scalars['DateTime']['output']>;
  readonly series: ReadonlyArray<TimeSeries>;
};

export type OverviewTotals = {
  readonly __typename?: 'OverviewTotals';
  /** Created. */
  readonly alerts: Scalars['Float']['output'];
  /** Stored. */
  readonly events: Scalars['Float']['output'];
  readonly bytes: Scalars['Float']['output'];
};

export type Overview = {
  readonly __typename?: 'Overview';
  /** Open and triaged ones, whenever they were created. */
  readonly openAlerts: ReadonlyArray<LabelledCount>;
  readonly totals: OverviewTotals;
  /** Within as long a time just before. */
  readonly totalsBefore: OverviewTotals;
  readonly alertsBySeverity: ReadonlyArray<LabelledCount>;
  readonly alertsByStatus: ReadonlyArray<LabelledCount>;
  readonly alertsOverTime: TimeSeriesGroup;
  readonly topRules: ReadonlyArray<RuleCount>;
  /** Stored events by log type: the eight with most, largest first, then the sum of the others as "other". */
  readonly eventsOverTime: TimeSeriesGroup;
  readonly totalEvents: Scalars['Float']['output'];
  readonly totalBytes: Scalars['Float']['output'];
  readonly sourcesByHealth: ReadonlyArray<LabelledCount>;
};

export type RuleCount = {
  readonly __typename?: 'RuleCount';
  readonly ruleId: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly severity: Severity;
  readonly count: Scalars['Float']['output'];
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
  readonly __typename?: 'PackVersion';
  readonly version: Scalars['String']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  /** What its makers say about it. */
  readonly notes: Scalars['String']['output'];
  readonly isInstalled: Scalars['Boolean']['output'];
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
  readonly __typename?: 'PackItem';
  readonly id: Scalars['ID']['output'];
  readonly kind: PackItemKind;
  readonly displayName: Scalars['String']['output'];
  /** Null for what cannot be switched off. */
  readonly enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Null for what has none. */
  readonly severity?: Maybe<Severity>;
  /** What people changed of it, which outlives updates; member names of detections. */
  readonly overrides: ReadonlyArray<Scalars['String']['output']>;
};

/** What a pack lacks. */
export type PackGap = {
  readonly __typename?: 'PackGap';
  /** Of what is not there, or not in the pack. */
  readonly id: Scalars['ID']['output'];
  /** The item of the pack that needs it; null where the pack itself names it. */
  readonly neededBy?: Maybe<Scalars['ID']['output']>;
  /** There is such an item, which the pack does not name. */
  readonly isElsewhere: Scalars['Boolean']['output'];
};

export type PackLogType = {
  readonly __typename?: 'PackLogType';
  readonly name: Scalars['String']['output'];
  /** A log source sends it. */
  readonly isReceived: Scalars['Boolean']['output'];
};

export type Pack = {
  readonly __typename?: 'Pack';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  /** Null for one that does not come with Pharos, and where a log type is the reason that the reader does not see. */
  readonly switchReason?: Maybe<PackSwitchReason>;
  /** False where switching it would change items for log types that the reader does not see. */
  readonly isSwitchable: Scalars['Boolean']['output'];
  readonly managed: Scalars['Boolean']['output'];
  /** Ids of detections, globals, data models, queries and lookup tables. */
  readonly itemIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly origin: PackOrigin;
  /** Null for one that does not come from a source. */
  readonly sourceId?: Maybe<Scalars['ID']['output']>;
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  /** The installed one; null where nothing of the pack is installed, or it has no versions. */
  readonly version?: Maybe<Scalars['String']['output']>;
  readonly newestVersion?: Maybe<Scalars['String']['output']>;
  /** A newer version has other content than the installed one. */
  readonly hasUpdate: Scalars['Boolean']['output'];
  /** The newest first. */
  readonly versions: ReadonlyArray<PackVersion>;
  /** Those that are there and that the reader may see. */
  readonly items: ReadonlyArray<PackItem>;
  readonly gaps: ReadonlyArray<PackGap>;
  /** Of its rules. */
  readonly logTypes: ReadonlyArray<PackLogType>;
};

export type PackConnection = {
  readonly __typename?: 'PackConnection';
  readonly edges: ReadonlyArray<PackEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PackEdge = {
  readonly __typename?: 'PackEdge';
  readonly node: Pack;
  readonly cursor: Scalars['String']['output'];
};

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

/** A member that people changed: it stays as they chose. */
export type PackOverride = {
  readonly __typename?: 'PackOverride';
  readonly member: Scalars['String']['output'];
  /** As people chose it. */
  readonly chosen?: Maybe<Scalars['JSON']['output']>;
  /** As the installed version has it. */
  readonly before?: Maybe<Scalars['JSON']['output']>;
  /** As the other version has it. */
  readonly after?: Maybe<Scalars['JSON']['output']>;
};

export type PackItemChange = {
  readonly __typename?: 'PackItemChange';
  readonly id: Scalars['ID']['output'];
  readonly kind: PackItemKind;
  readonly displayName: Scalars['String']['output'];
  readonly action: PackItemAction;
  /** As files of a repository; empty where it is added, or the reader may not read it. */
  readonly before: ReadonlyArray<RepositoryFile>;
  /** Empty where it is removed, or the reader may not read it. */
  readonly after: ReadonlyArray<RepositoryFile>;
  readonly overrides: ReadonlyArray<PackOverride>;
};

/** What another version of a pack would change. */
export type PackChanges = {
  readonly __typename?: 'PackChanges';
  /** The installed version; null where nothing is installed. */
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to: Scalars['String']['output'];
  readonly items: ReadonlyArray<PackItemChange>;
  /** Items of the version that this installation goes without, and why. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
  /** Why the version cannot be installed; empty where it can. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
};

export type PackVersionInput = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['String']['input'];
};

export type PackSourceKind =
  /** The releases of a repository, as the API of GitHub tells of them. */
  | 'GIT_RELEASES'
  /** An address with one zip archive. */
  | 'ARCHIVE';

export type PackSource = {
  readonly __typename?: 'PackSource';
  readonly id: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly kind: PackSourceKind;
  readonly url: Scalars['String']['output'];
  readonly hasToken: Scalars['Boolean']['output'];
  /** PEM; empty where archives need not be signed. */
  readonly publicKey: Scalars['String']['output'];
  /** Pharos looks for new versions by itself. */
  readonly enabled: Scalars['Boolean']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastModified: Scalars['DateTime']['output'];
  /** When Pharos looked for versions last. */
  readonly polledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last look failed; null where it did not. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** The newest first, without their packs. */
  readonly versions: ReadonlyArray<Scalars['String']['output']>;
  readonly packs: ReadonlyArray<Pack>;
};

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

/** What the versions of a policy say of a resource. */
export type PreviewedResource = {
  readonly __typename?: 'PreviewedResource';
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  /** Empty where its document does not say, as is the name. */
  readonly accountId: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** By the previewed version; null where that does not look at resources of its type. */
  readonly status?: Maybe<ComplianceStatus>;
  readonly suppressed: Scalars['Boolean']['output'];
  /** By the saved version; null without one, and where that does not look at resources of its type. */
  readonly savedStatus?: Maybe<ComplianceStatus>;
  readonly savedSuppressed: Scalars['Boolean']['output'];
  /** Null where it fails by neither version. Without a saved version whatever fails does so newly. */
  readonly change?: Maybe<ResourceChange>;
  /** What the previewed version raised; empty unless the status is ERROR. */
  readonly error: Scalars['String']['output'];
};

/** The suppressed are not among the others. */
export type PreviewedResourceCounts = {
  readonly __typename?: 'PreviewedResourceCounts';
  readonly passed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly errored: Scalars['Int']['output'];
  readonly suppressed: Scalars['Int']['output'];
  readonly newlyFailing: Scalars['Int']['output'];
  readonly stillFailing: Scalars['Int']['output'];
  readonly noLongerFailing: Scalars['Int']['output'];
};

/** Resources of one type and account. */
export type PreviewedResourceGroup = {
  readonly __typename?: 'PreviewedResourceGroup';
  readonly type: Scalars['String']['output'];
  /** Empty where the documents do not say. */
  readonly accountId: Scalars['String']['output'];
  readonly passed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly errored: Scalars['Int']['output'];
  readonly suppressed: Scalars['Int']['output'];
  readonly newlyFailing: Scalars['Int']['output'];
  readonly noLongerFailing: Scalars['Int']['output'];
};

export type PreviewedResources = {
  readonly __typename?: 'PreviewedResources';
  readonly counts: PreviewedResourceCounts;
  /** Those with the most differences and failures first, at most 100. */
  readonly groups: ReadonlyArray<PreviewedResourceGroup>;
  /** Groups that are not listed. */
  readonly groupsOmitted: Scalars['Int']['output'];
  /** Those that fail newly or no longer, or raise an error, before others; at most 100 of each. */
  readonly items: ReadonlyArray<PreviewedResource>;
};

export type PreviewedEvent = {
  readonly __typename?: 'PreviewedEvent';
  /** Empty where it is not known, as of a signal that came from no event. */
  readonly logType: Scalars['String']['output'];
  /** Of an alert of a correlation rule: the rule whose signal it is. */
  readonly ruleId?: Maybe<Scalars['ID']['output']>;
  /** Of an alert of a policy: the resource that fails. */
  readonly resourceId?: Maybe<Scalars['ID']['output']>;
  /** Of an alert of a policy the resource's id. */
  readonly rowId: Scalars['ID']['output'];
  /** As the data lake writes it. */
  readonly eventTime: Scalars['String']['output'];
  /** Of an alert of a scheduled rule: the row of its query, which is stored nowhere else; null for others, and where it is longer than 4,000 characters. */
  readonly row?: Maybe<Scalars['JSON']['output']>;
};

/** An alert that a detection would have raised. It is stored nowhere else. */
export type PreviewedAlert = {
  readonly __typename?: 'PreviewedAlert';
  readonly id: Scalars['ID']['output'];
  readonly type: AlertType;
  readonly change: AlertChange;
  readonly severity: Severity;
  readonly title: Scalars['String']['output'];
  readonly dedupString: Scalars['String']['output'];
  /** When it would have been raised: by when its events arrived. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the first of its events happened; null for an alert about too many alerts. */
  readonly firstEventOccurredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly eventCount: Scalars['Int']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The first ones, at most 5. */
  readonly events: ReadonlyArray<PreviewedEvent>;
  /** Of one that is changed; empty for others. */
  readonly differences: ReadonlyArray<PreviewedDifference>;
};

export type AlertAspect =
  | 'SEVERITY'
  | 'TITLE'
  | 'DESTINATIONS';

/** How an alert of the draft differs from that of the saved version. */
export type PreviewedDifference = {
  readonly __typename?: 'PreviewedDifference';
  readonly aspect: AlertAspect;
  /** One value. Of destinations those that the detection asks for, by name for readers with DestinationRead; empty where severities decide. */
  readonly from: ReadonlyArray<Scalars['String']['output']>;
  readonly to: ReadonlyArray<Scalars['String']['output']>;
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
  readonly __typename?: 'LostAlertEndingCount';
  readonly ending: LostAlertEnding;
  readonly alerts: Scalars['Int']['output'];
};

/** A stored alert that the draft would not have raised. */
export type LostAlert = {
  readonly __typename?: 'LostAlert';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly severity: Severity;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly ending: LostAlertEnding;
  /** The alert of the saved version in the preview that it is, whether that is listed or not. */
  readonly previewedAlertId: Scalars['ID']['output'];
};

/** Those that the reader sees. */
export type LostAlerts = {
  readonly __typename?: 'LostAlerts';
  readonly total: Scalars['Int']['output'];
  readonly truePositives: Scalars['Int']['output'];
  /** Endings that occur. */
  readonly byEnding: ReadonlyArray<LostAlertEndingCount>;
  /** True positives first, then the newest; at most 500. */
  readonly alerts: ReadonlyArray<LostAlert>;
};

export type PreviewedSeverity = {
  readonly __typename?: 'PreviewedSeverity';
  readonly severity: Severity;
  /** Alerts of the previewed version. */
  readonly alerts: Scalars['Int']['output'];
};

export type PreviewBucket = {
  readonly __typename?: 'PreviewBucket';
  readonly from: Scalars['DateTime']['output'];
  /** By when their first events happened. */
  readonly newAlerts: Scalars['Int']['output'];
  readonly changedAlerts: Scalars['Int']['output'];
  readonly keptAlerts: Scalars['Int']['output'];
  readonly goneAlerts: Scalars['Int']['output'];
};

export type PreviewedError = {
  readonly __typename?: 'PreviewedError';
  /** The exception's class, or Timeout, ProcessLost, Suspended. */
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** How many events it was raised for. */
  readonly events: Scalars['Int']['output'];
};

/** A step of a correlation rule. */
export type PreviewedStep = {
  readonly __typename?: 'PreviewedStep';
  /** Empty where the rule does not name it. */
  readonly stepId: Scalars['ID']['output'];
  readonly ruleId: Scalars['ID']['output'];
  /** How many the rule left within the time, whatever values they share. */
  readonly signals: Scalars['Int']['output'];
};

/** A saved query of a scheduled rule, run as of each time of its schedule. */
export type PreviewedQuery = {
  readonly __typename?: 'PreviewedQuery';
  readonly name: Scalars['String']['output'];
  readonly runs: Scalars['Int']['output'];
  /** Of all runs. */
  readonly rows: Scalars['Int']['output'];
};

export type PreviewSummary = {
  readonly __typename?: 'PreviewSummary';
  /** Stored events of the log types within the time; of a correlation rule the signals of its steps, of a scheduled rule the rows of its queries, of a policy the resources of its types. */
  readonly eventsInScope: Scalars['Int']['output'];
  /** Those of them that may meet the detection's conditions, which alone are read. */
  readonly eventsRead: Scalars['Int']['output'];
  /** Of a policy the resources that fail. */
  readonly matches: Scalars['Int']['output'];
  readonly errors: Scalars['Int']['output'];
  /** Alerts of the previewed version. */
  readonly alerts: Scalars['Int']['output'];
  readonly newAlerts: Scalars['Int']['output'];
  readonly changedAlerts: Scalars['Int']['output'];
  readonly keptAlerts: Scalars['Int']['output'];
  /** Alerts of the saved version that the draft does not raise. */
  readonly goneAlerts: Scalars['Int']['output'];
  readonly bySeverity: ReadonlyArray<PreviewedSeverity>;
  readonly overTime: ReadonlyArray<PreviewBucket>;
  /** The most frequent first, at most 20. */
  readonly errorMessages: ReadonlyArray<PreviewedError>;
};

/** A detection's run on stored events or resources, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
export type DetectionPreview = {
  readonly __typename?: 'DetectionPreview';
  readonly id: Scalars['ID']['output'];
  readonly state: PreviewState;
  /** Why it failed; empty where it did not. */
  readonly error: Scalars['String']['output'];
  /** Why the result does not cover all events; empty where it does. */
  readonly notice: Scalars['String']['output'];
  /** Up to 1. */
  readonly progress: Scalars['Float']['output'];
  readonly detectionId: Scalars['ID']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly isDraft: Scalars['Boolean']['output'];
  /** The saved version was run as well. */
  readonly isCompared: Scalars['Boolean']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  /** Every event before this time was looked at; of a policy the time of the preview, as are startsAt and endsAt. */
  readonly coveredUntil: Scalars['DateTime']['output'];
  /** What events must meet to be read, in words; empty where all are. */
  readonly conditions: ReadonlyArray<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of a correlation rule; empty for others. */
  readonly steps: ReadonlyArray<PreviewedStep>;
  /** Of a scheduled rule; empty for others. */
  readonly queries: ReadonlyArray<PreviewedQuery>;
  /** Of a policy; null for others. */
  readonly resources?: Maybe<PreviewedResources>;
  readonly summary: PreviewSummary;
  /** The earliest first; 100 of each change are kept. */
  readonly alerts: ReadonlyArray<PreviewedAlert>;
  /** Stored alerts of the saved version that the draft would not have raised. Null until the preview is over, without a saved version, and for readers without AlertRead. */
  readonly lostAlerts?: Maybe<LostAlerts>;
};


/** A detection's run on stored events or resources, which raises no alert. It goes on when its reader leaves, and is kept for 30 days. */
export type DetectionPreviewAlertsArgs = {
  change?: InputMaybe<AlertChange>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type GetPresignedUploadUrlInput = {
  readonly pypantherVersion: Scalars['String']['input'];
};

/** Where the archive of a project in Python is put, in base64, for an hour. */
export type ProjectUploadPlace = {
  readonly __typename?: 'ProjectUploadPlace';
  readonly detectionsURL: Scalars['String']['output'];
  readonly sessionId: Scalars['ID']['output'];
};

export type BulkUploadDetectionsInput = {
  readonly sessionId: Scalars['ID']['input'];
  /** Tells what would change, and changes nothing. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BulkUploadDetectionsResult = {
  readonly __typename?: 'BulkUploadDetectionsResult';
  readonly id: Scalars['ID']['output'];
};

export type BulkUploadDetectionsResults = {
  readonly __typename?: 'BulkUploadDetectionsResults';
  readonly newRuleIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly modifiedRuleIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Rules of the upload before that the project registers no more. */
  readonly deletedRuleIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly totalRuleIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type BulkUploadDetectionsStatus = {
  readonly __typename?: 'BulkUploadDetectionsStatus';
  /** Processing, Succeeded or Failed. */
  readonly status: Scalars['String']['output'];
  /** JSON with an `errorMessage`; empty without one. */
  readonly message: Scalars['String']['output'];
  readonly results?: Maybe<BulkUploadDetectionsResults>;
};

/** Logs are pulled from the API of a product. */
export type PullLogSource = LogSource & {
  readonly __typename?: 'PullLogSource';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  /** Null where Pharos no longer has a provider of this name. */
  readonly provider?: Maybe<PullProvider>;
  readonly authentication: Scalars['String']['output'];
  /** Without the values of secret fields. */
  readonly values: ReadonlyArray<PullValue>;
  /** Names of the chosen streams. */
  readonly chosenStreams: ReadonlyArray<Scalars['String']['output']>;
  /** Whether somebody has to grant access in the provider's own pages before anything can be pulled. */
  readonly needsAuthorization: Scalars['Boolean']['output'];
  /** When access was granted; null where that is not needed, or not done. */
  readonly authorizedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why nothing can be pulled at the moment; null while all is well. */
  readonly pullProblem?: Maybe<PullProblem>;
  readonly streams: ReadonlyArray<PullStream>;
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
  readonly __typename?: 'PullValue';
  readonly name: Scalars['String']['output'];
  /** Several for a list, else one. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
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
  readonly __typename?: 'PullProblem';
  readonly kind: PullProblemKind;
  /** What is wrong and what to do. */
  readonly message: Scalars['String']['output'];
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** When Pharos asks again. */
  readonly retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A cursor of a source: one for each stream, or for each partition of it. */
export type PullStream = {
  readonly __typename?: 'PullStream';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Null where the stream has no partitions. */
  readonly partition?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly lastPollAt?: Maybe<Scalars['DateTime']['output']>;
  readonly lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  readonly nextPollAt: Scalars['DateTime']['output'];
  /** Everything up to this time has been read. */
  readonly readUpTo: Scalars['DateTime']['output'];
  /** The cursor that the provider gave; null where time is the cursor. */
  readonly cursor?: Maybe<Scalars['String']['output']>;
  /** The newest time that an event had. */
  readonly newestEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far behind the present the stream is, in seconds. */
  readonly lagSeconds: Scalars['Float']['output'];
  /** How many events were stored. */
  readonly events: Scalars['Float']['output'];
  /** How many events were read again and recognised. */
  readonly repeated: Scalars['Float']['output'];
  readonly problem?: Maybe<PullProblem>;
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
  readonly __typename?: 'PullFieldOption';
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type PullField = {
  readonly __typename?: 'PullField';
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: PullFieldType;
  readonly help?: Maybe<Scalars['String']['output']>;
  readonly isOptional: Scalars['Boolean']['output'];
  readonly isMultiline: Scalars['Boolean']['output'];
  readonly options?: Maybe<ReadonlyArray<PullFieldOption>>;
  readonly default: ReadonlyArray<Scalars['String']['output']>;
};

export type PullAuthentication = {
  readonly __typename?: 'PullAuthentication';
  readonly id: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Fields that belong to this way alone. */
  readonly uses: ReadonlyArray<Scalars['String']['output']>;
  /** Whether somebody grants access in the provider's own pages. */
  readonly needsAuthorization: Scalars['Boolean']['output'];
};

export type PullStreamInfo = {
  readonly __typename?: 'PullStreamInfo';
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  /** What the credentials need for it. */
  readonly requires?: Maybe<Scalars['String']['output']>;
  readonly isOptional: Scalars['Boolean']['output'];
  readonly everySeconds: Scalars['Float']['output'];
};

/** A product that logs can be pulled from. */
export type PullProvider = {
  readonly __typename?: 'PullProvider';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly documentationUrl?: Maybe<Scalars['String']['output']>;
  /** What to give to whoever grants the rights; null where the provider's documentation says it. */
  readonly permissions?: Maybe<PullPermissions>;
  readonly fields: ReadonlyArray<PullField>;
  readonly authentications: ReadonlyArray<PullAuthentication>;
  readonly streams: ReadonlyArray<PullStreamInfo>;
  /** Whether somebody wrote it; false for products that ship with Pharos. */
  readonly isCustom: Scalars['Boolean']['output'];
  /** Its definition in YAML. */
  readonly definition: Scalars['String']['output'];
  /** What to register with the provider; null where nobody grants access in its own pages. */
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** A text to copy, in which {settings.x} stands for the value of the field x. */
export type PullPermissions = {
  readonly __typename?: 'PullPermissions';
  readonly help: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

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

export type PullHeader = {
  readonly __typename?: 'PullHeader';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** A request that was made for a check and its answer. Secrets are cut out. */
export type PullExchange = {
  readonly __typename?: 'PullExchange';
  readonly method: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly requestHeaders: ReadonlyArray<PullHeader>;
  readonly requestBody?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['Int']['output'];
  readonly responseHeaders: ReadonlyArray<PullHeader>;
  /** At most 8 KiB. */
  readonly responseBody: Scalars['String']['output'];
};

/** An event of the first page, and what would become of it. */
export type PullEventTrial = {
  readonly __typename?: 'PullEventTrial';
  /** As it would be stored; at most 8 KiB. Secrets are cut out. */
  readonly raw: Scalars['String']['output'];
  /** The log type whose schema reads it; null where none does. */
  readonly logType?: Maybe<Scalars['String']['output']>;
  /** The columns that it gets, as JSON; null where no schema reads it. */
  readonly parsed?: Maybe<Scalars['String']['output']>;
  /** Why no schema reads it. */
  readonly failure?: Maybe<Scalars['String']['output']>;
};

export type PullConnectionCheck = {
  readonly __typename?: 'PullConnectionCheck';
  readonly stream: Scalars['String']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly message: Scalars['String']['output'];
  readonly events: Scalars['Int']['output'];
  readonly exchanges: ReadonlyArray<PullExchange>;
  /** At most 20. */
  readonly samples: ReadonlyArray<PullEventTrial>;
};

export type CheckPullConnectionPayload = {
  readonly __typename?: 'CheckPullConnectionPayload';
  readonly checks: ReadonlyArray<PullConnectionCheck>;
};

export type PullLogSourcePayload = {
  readonly __typename?: 'PullLogSourcePayload';
  readonly logSource: PullLogSource;
};

export type AuthorizePullSourceInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** The page of Pharos where the browser goes on afterwards. */
  readonly successUrl: Scalars['String']['input'];
};

export type AuthorizePullSourcePayload = {
  readonly __typename?: 'AuthorizePullSourcePayload';
  /** Where the browser goes to grant access; good for ten minutes. */
  readonly url: Scalars['String']['output'];
};

export type PullNowInput = {
  readonly sourceId: Scalars['ID']['input'];
};

/** A definition of a log puller that somebody wrote. Products that ship with Pharos are pullProviders only. */
export type Puller = {
  readonly __typename?: 'Puller';
  /** The name by which log sources refer to it; it begins with custom-. */
  readonly provider: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The definition in YAML. */
  readonly text: Scalars['String']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The name of the person or token that saved it last. */
  readonly updatedBy: Scalars['String']['output'];
  /** The log sources that pull by it, among those that you see. */
  readonly logSources: ReadonlyArray<LogSource>;
};

export type PullerProblem = {
  readonly __typename?: 'PullerProblem';
  /** From 1. */
  readonly line: Scalars['Int']['output'];
  /** From 1. */
  readonly column: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type PullerCheck = {
  readonly __typename?: 'PullerCheck';
  /** By line; what has problems cannot be saved. */
  readonly problems: ReadonlyArray<PullerProblem>;
  /** The fields, ways of authentication and streams; null where the text is not a definition. */
  readonly provider?: Maybe<PullProvider>;
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

export type SavePullerPayload = {
  readonly __typename?: 'SavePullerPayload';
  readonly puller: Puller;
};

export type DeletePullerInput = {
  readonly provider: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

export type DeletePullerPayload = {
  readonly __typename?: 'DeletePullerPayload';
  readonly provider: Scalars['ID']['output'];
};

export type QueryDownloadStatus =
  | 'running'
  | 'ready'
  | 'failed'
  /** It was ready; it can be generated again. */
  | 'expired';

export type DownloadError = {
  readonly __typename?: 'DownloadError';
  readonly message: Scalars['String']['output'];
};

/** A file of all rows of a query. */
export type QueryDownload = {
  readonly __typename?: 'QueryDownload';
  readonly id: Scalars['ID']['output'];
  readonly queryId: Scalars['ID']['output'];
  /** Empty for all. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly status: QueryDownloadStatus;
  /** Null without one. */
  readonly error?: Maybe<DownloadError>;
  readonly rowCount: Scalars['Float']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Twelve hours after it was asked for. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type QueryDownloadEdge = {
  readonly __typename?: 'QueryDownloadEdge';
  readonly node: QueryDownload;
  readonly cursor: Scalars['String']['output'];
};

export type QueryDownloadConnection = {
  readonly __typename?: 'QueryDownloadConnection';
  readonly edges: ReadonlyArray<QueryDownloadEdge>;
  readonly pageInfo: PageInfo;
};

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

/** One of the two is null. */
export type StartAsyncDownloadResult = {
  readonly __typename?: 'StartAsyncDownloadResult';
  readonly download?: Maybe<QueryDownload>;
  readonly error?: Maybe<DownloadError>;
};

export type AsyncQueryDownloadUrlInput = {
  /** Of a file, or of its query. */
  readonly id: Scalars['ID']['input'];
  /** With the id of a query: of the file with just these columns. */
  readonly columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One of the two is null. */
export type AsyncQueryDownloadUrl = {
  readonly __typename?: 'AsyncQueryDownloadUrl';
  /** Good until the file expires, for whoever has it. */
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<DownloadError>;
};

export type QueryDownloadsInput = {
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
};

export type QueryRunStatus =
  | 'RUNNING'
  | 'SUCCEEDED'
  | 'FAILED';

/** One run of a scheduled query. */
export type QueryRun = {
  readonly __typename?: 'QueryRun';
  readonly queryName: Scalars['ID']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly status: QueryRunStatus;
  readonly attempts: Scalars['Int']['output'];
  /** Of the latest attempt. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Null while it runs. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly rows: Scalars['Int']['output'];
  /** The query has more rows than a run takes. */
  readonly isTruncated: Scalars['Boolean']['output'];
  /** Rows that a rule matched, counted once for each rule. */
  readonly matches: Scalars['Int']['output'];
  /** Why the latest attempt failed; empty where it did not. */
  readonly error: Scalars['String']['output'];
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
  readonly __typename?: 'QueueLogSource';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  readonly connection: QueueConnection;
  /** Why no messages can be received at the moment; null while all is well. */
  readonly collectionProblem?: Maybe<Scalars['String']['output']>;
  readonly nextPollAtTime: Scalars['DateTime']['output'];
  /** When the queue was reached last; null before the first time. */
  readonly lastPollAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** Messages that were in the queue then, roughly; null where the service does not say. */
  readonly waitingMessages?: Maybe<Scalars['Float']['output']>;
  /** Kafka and AzureEventHub: how far the consumer group is behind, by topic, a minute ago at most. Partitions that nothing was received of are left out. */
  readonly topicLags: ReadonlyArray<TopicLag>;
  /** Messages that were delivered again, and changed nothing. */
  readonly repeatedMessages: Scalars['Float']['output'];
  readonly messageCounts: QueueMessageCounts;
  /** Messages that cannot be read, the newest first. */
  readonly failedMessages: FailedMessageConnection;
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
  readonly __typename?: 'QueueConnection';
  readonly kind: QueueKind;
  /** The URL of the queue, or the subscription with its project. */
  readonly name: Scalars['String']['output'];
  /** Sqs and EventBridge. */
  readonly queueUrl?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key reads the queue. */
  readonly accessKeyId?: Maybe<Scalars['String']['output']>;
  readonly logProcessingRole?: Maybe<Scalars['String']['output']>;
  /** The trust of the role has to ask for it. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** GcpPubSub. */
  readonly projectId?: Maybe<Scalars['String']['output']>;
  readonly subscriptionId?: Maybe<Scalars['String']['output']>;
  readonly regionalEndpoint?: Maybe<Scalars['String']['output']>;
  /** Of a private endpoint or an emulator. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Kafka and AzureEventHub: each a host and a port. */
  readonly brokers?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly topics?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly groupId?: Maybe<Scalars['String']['output']>;
  readonly usesTls?: Maybe<Scalars['Boolean']['output']>;
  /** PEM; null where the authorities of the system are trusted. */
  readonly certificateAuthority?: Maybe<Scalars['String']['output']>;
  /** Null where brokers ask for no user. */
  readonly mechanism?: Maybe<KafkaMechanism>;
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly startAt?: Maybe<KafkaStart>;
};

export type TopicLag = {
  readonly __typename?: 'TopicLag';
  readonly topic: Scalars['String']['output'];
  readonly partitions: Scalars['Int']['output'];
  /** Messages that were not received yet. */
  readonly messages: Scalars['Float']['output'];
};

export type QueueMessageCounts = {
  readonly __typename?: 'QueueMessageCounts';
  /** Received, and not stored yet. */
  readonly inFlight: Scalars['Float']['output'];
  readonly failed: Scalars['Float']['output'];
  /** Those that failed and whose content Pharos has, so that retryFailedMessages reads it again. */
  readonly retryable: Scalars['Float']['output'];
};

export type FailedMessage = {
  readonly __typename?: 'FailedMessage';
  readonly id: Scalars['ID']['output'];
  readonly messageId: Scalars['String']['output'];
  /** More than 1 where several were stored together. */
  readonly messages: Scalars['Int']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly receivedAt: Scalars['DateTime']['output'];
};

export type FailedMessageConnection = {
  readonly __typename?: 'FailedMessageConnection';
  readonly nodes: ReadonlyArray<FailedMessage>;
  readonly pageInfo: PageInfo;
};

/** One step of the check of a connection. */
export type QueueConnectionCheck = {
  readonly __typename?: 'QueueConnectionCheck';
  readonly name: Scalars['String']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  /** Names the right or the setting that is missing. */
  readonly message: Scalars['String']['output'];
};

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

export type CheckQueueConnectionPayload = {
  readonly __typename?: 'CheckQueueConnectionPayload';
  readonly checks: ReadonlyArray<QueueConnectionCheck>;
};

export type FailedMessagesInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type FailedMessagesPayload = {
  readonly __typename?: 'FailedMessagesPayload';
  readonly messages: Scalars['Int']['output'];
};

export type QueueLogSourcePayload = {
  readonly __typename?: 'QueueLogSourcePayload';
  readonly logSource: QueueLogSource;
};

export type RecurringWorkState =
  /** It has run, or is about to for the first time. */
  | 'WAITING'
  | 'RUNNING'
  /** The last run failed; it is tried again within minutes. */
  | 'FAILING';

/** Work that Pharos does again and again. */
export type RecurringWork = {
  readonly __typename?: 'RecurringWork';
  readonly name: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly state: RecurringWorkState;
  readonly everySeconds: Scalars['Int']['output'];
  /** When the last run that reached its end began; null where none did. */
  readonly lastRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it runs. */
  readonly nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  readonly failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null as well for readers restricted to log types: it may name others. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  /** How much is due for work that looks for what is; null for other work, and for readers restricted to log types. */
  readonly dueCount?: Maybe<Scalars['Int']['output']>;
};

/** What a policy says about a resource. Of several the first that occurs counts. */
export type ComplianceStatus =
  | 'ERROR'
  | 'FAIL'
  | 'PASS';

/** The suppressed are not among the others. */
export type ComplianceCounts = {
  readonly __typename?: 'ComplianceCounts';
  readonly passed: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly errored: Scalars['Int']['output'];
  readonly suppressed: Scalars['Int']['output'];
};

/** The latest result of one policy for one resource. */
export type Compliance = {
  readonly __typename?: 'Compliance';
  readonly policyId: Scalars['ID']['output'];
  readonly resourceId: Scalars['ID']['output'];
  readonly status: ComplianceStatus;
  /** The policy has a pattern for the resource, or somebody suppressed it: the result counts for nothing. */
  readonly suppressed: Scalars['Boolean']['output'];
  /** Null where only a pattern of the policy suppresses it, or nothing. */
  readonly suppression?: Maybe<ResourceSuppression>;
  /** What the policy raised; empty unless the status is ERROR. */
  readonly error: Scalars['String']['output'];
  readonly checkedAt: Scalars['DateTime']['output'];
  /** Since when status and suppression are as they are. */
  readonly changedAt: Scalars['DateTime']['output'];
  readonly policy?: Maybe<Policy>;
  readonly resource?: Maybe<Resource>;
};

/** Somebody said that the result does not count. */
export type ResourceSuppression = {
  readonly __typename?: 'ResourceSuppression';
  readonly reason: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
};

export type ComplianceOutcome =
  | 'ERROR'
  | 'FAIL'
  | 'PASS'
  | 'SUPPRESSED';

export type ComplianceChange = {
  readonly __typename?: 'ComplianceChange';
  readonly policyId: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  /** Null: there was no result. */
  readonly was?: Maybe<ComplianceOutcome>;
  /** Null: there is none any more. */
  readonly became?: Maybe<ComplianceOutcome>;
  /** Null where it is gone. */
  readonly policy?: Maybe<Policy>;
};

export type ComplianceEdge = {
  readonly __typename?: 'ComplianceEdge';
  readonly node: Compliance;
  readonly cursor: Scalars['String']['output'];
};

export type ComplianceConnection = {
  readonly __typename?: 'ComplianceConnection';
  readonly edges: ReadonlyArray<ComplianceEdge>;
  readonly pageInfo: PageInfo;
};

export type Resource = {
  readonly __typename?: 'Resource';
  /** An ARN, or any other text that names it for good. */
  readonly id: Scalars['ID']['output'];
  /** Such as AWS.S3.Bucket. */
  readonly type: Scalars['String']['output'];
  /** From the document, as are region and name; empty where it does not say. */
  readonly accountId: Scalars['String']['output'];
  readonly region: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** The document that policies see. */
  readonly attributes: Scalars['JSON']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
  readonly seenAt: Scalars['DateTime']['output'];
  /** Null while it exists. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where no policy that counts has looked at it. */
  readonly complianceStatus?: Maybe<ComplianceStatus>;
  readonly complianceCounts: ComplianceCounts;
  readonly compliance: ReadonlyArray<Compliance>;
  /** What became of its results, the latest first; at most 100. */
  readonly complianceHistory: ReadonlyArray<ComplianceChange>;
};

export type ResourceEdge = {
  readonly __typename?: 'ResourceEdge';
  readonly node: Resource;
  readonly cursor: Scalars['String']['output'];
};

export type ResourceConnection = {
  readonly __typename?: 'ResourceConnection';
  readonly edges: ReadonlyArray<ResourceEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

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

export type PutResourcesResult = {
  readonly __typename?: 'PutResourcesResult';
  readonly created: Scalars['Int']['output'];
  readonly changed: Scalars['Int']['output'];
  readonly unchanged: Scalars['Int']['output'];
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

export type Role = {
  readonly __typename?: 'Role';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Log types that are allowed or denied, as the kind says. */
  readonly logTypeAccess: ReadonlyArray<Scalars['String']['output']>;
  readonly logTypeAccessKind: LogTypeAccessKind;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Null for a role that comes with Pharos and was never changed. */
  readonly updatedBy?: Maybe<ActorReference>;
};

/** Which log types people may see: all, none, those of a list, or all but those. */
export type LogTypeAccessKind =
  | 'ALLOW_ALL'
  | 'DENY_ALL'
  | 'ALLOW'
  | 'DENY';

export type PermissionDetails = {
  readonly __typename?: 'PermissionDetails';
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly group: Scalars['String']['output'];
  /** Whether an API token may hold it. */
  readonly isForTokens: Scalars['Boolean']['output'];
};

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

export type RolePayload = {
  readonly __typename?: 'RolePayload';
  readonly role: Role;
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

export type SavedQueryPayload = {
  readonly __typename?: 'SavedQueryPayload';
  readonly savedQuery: SavedQuery;
};

export type DeletedSavedQueries = {
  readonly __typename?: 'DeletedSavedQueries';
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
};

export type Schema = {
  readonly __typename?: 'Schema';
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly referenceURL: Scalars['String']['output'];
  readonly revision: Scalars['Int']['output'];
  /** Of the language of the document; there is 0 only. */
  readonly version: Scalars['Int']['output'];
  /** The document, as YAML. */
  readonly spec: Scalars['String']['output'];
  /** Fields that Pharos saw and nobody took over yet, as YAML; empty without any. */
  readonly discoveredSpec: Scalars['String']['output'];
  readonly isManaged: Scalars['Boolean']['output'];
  readonly isArchived: Scalars['Boolean']['output'];
  readonly isFieldDiscoveryEnabled: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly logSources: ReadonlyArray<LogSourceName>;
  /** The newest first; none of a schema that comes with Pharos. */
  readonly revisions: ReadonlyArray<SchemaRevision>;
};

export type SchemaRevision = {
  readonly __typename?: 'SchemaRevision';
  readonly revision: Scalars['Int']['output'];
  readonly spec: Scalars['String']['output'];
  readonly changedBy: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

export type SchemaEdge = {
  readonly __typename?: 'SchemaEdge';
  readonly node: Schema;
};

/** All schemas that were asked for, by name. */
export type SchemaConnection = {
  readonly __typename?: 'SchemaConnection';
  readonly edges: ReadonlyArray<SchemaEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
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

export type SchemaPayload = {
  readonly __typename?: 'SchemaPayload';
  readonly schema: Schema;
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

/** A mistake in a document; line and column count from 1, and are 0 where no place is to blame. */
export type SchemaProblem = {
  readonly __typename?: 'SchemaProblem';
  readonly line: Scalars['Int']['output'];
  readonly column: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type SchemaCheck = {
  readonly __typename?: 'SchemaCheck';
  readonly problems: ReadonlyArray<SchemaProblem>;
  /** Why the stored schema of this name cannot become this one; empty when it can, or when there is none. */
  readonly incompatibleChanges: ReadonlyArray<Scalars['String']['output']>;
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

export type SampleFailure = {
  readonly __typename?: 'SampleFailure';
  /** The place among the samples, from 0. */
  readonly index: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
  readonly raw: Scalars['String']['output'];
};

export type InferredSchema = {
  readonly __typename?: 'InferredSchema';
  /** YAML with comments on what a person must decide. */
  readonly spec: Scalars['String']['output'];
  readonly samples: Scalars['Int']['output'];
  readonly parsed: Scalars['Int']['output'];
  readonly failures: ReadonlyArray<SampleFailure>;
};

export type TestSchemaInput = {
  readonly name: Scalars['String']['input'];
  readonly spec: Scalars['String']['input'];
  readonly samples: SchemaSamplesInput;
};

export type SchemaTestReport = {
  readonly __typename?: 'SchemaTestReport';
  /** Null for a trial that nobody keeps, because it has no source. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
  readonly spec: Scalars['String']['output'];
  readonly samples: Scalars['Int']['output'];
  readonly parsed: Scalars['Int']['output'];
  /** The first events, as JSON. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  readonly failures: ReadonlyArray<SampleFailure>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
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

/** What a parser takes of a line under one name. */
export type ParsedPiece = {
  readonly __typename?: 'ParsedPiece';
  /** Empty for text that a pattern matches and discards. */
  readonly name: Scalars['String']['output'];
  /** In UTF-16 units of the line, as end; null for a value that stands in no place of it, such as those of scripts. */
  readonly start?: Maybe<Scalars['Int']['output']>;
  readonly end?: Maybe<Scalars['Int']['output']>;
  /** As fields get it; null where it means nothing, or where a later piece of the same name takes its place. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Where a pattern stops fitting a line. */
export type PatternStop = {
  readonly __typename?: 'PatternStop';
  /** The place among the patterns, from 0. */
  readonly pattern: Scalars['Int']['output'];
  /** In UTF-16 units of the line. */
  readonly at: Scalars['Int']['output'];
  /** The placeholder, group or column that it is about; empty where there is none. */
  readonly name: Scalars['String']['output'];
  /** Literal text, or the part of the pattern that comes next; empty where it is neither. */
  readonly expected: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

export type ParsedLine = {
  readonly __typename?: 'ParsedLine';
  readonly text: Scalars['String']['output'];
  readonly outcome: ParsedLineOutcome;
  /** Why it becomes no event; empty where it does. */
  readonly reason: Scalars['String']['output'];
  /** The pattern that reads the line, or that comes furthest, from 0; null for scripts. */
  readonly pattern?: Maybe<Scalars['Int']['output']>;
  readonly pieces: ReadonlyArray<ParsedPiece>;
  /** One for each pattern that was tried and does not fit. */
  readonly stops: ReadonlyArray<PatternStop>;
};

export type ParsedSamples = {
  readonly __typename?: 'ParsedSamples';
  /** csv, fastmatch, regex, native or script; null for a document of JSON, whose lines have no pieces. */
  readonly parser?: Maybe<Scalars['String']['output']>;
  readonly lines: ReadonlyArray<ParsedLine>;
  /** Names of pieces that no field reads. */
  readonly unreadNames: ReadonlyArray<Scalars['String']['output']>;
};

export type SchemaDraft = {
  readonly __typename?: 'SchemaDraft';
  readonly name: Scalars['String']['output'];
  readonly spec: Scalars['String']['output'];
  readonly changedBy: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

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

/** Failures on their way to become events; what is an event now leaves the failures and is counted as stored. */
export type FailureReprocessing = {
  readonly __typename?: 'FailureReprocessing';
  readonly receiptId: Scalars['ID']['output'];
  /** Null for one of an earlier version of Pharos. */
  readonly sourceId?: Maybe<Scalars['ID']['output']>;
  /** Null where failures of all reasons are tried. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly status: ReprocessingStatus;
  /** Empty without one. What was not reached is as it was. */
  readonly error: Scalars['String']['output'];
  readonly tried: Scalars['Int']['output'];
  readonly stored: Scalars['Int']['output'];
  readonly failed: Scalars['Int']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** Each a flat object of column → value. */
  readonly nodes: ReadonlyArray<Scalars['JSON']['output']>;
  readonly pageInfo: PageInfo;
};

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

export type HistogramBucket = {
  readonly __typename?: 'HistogramBucket';
  readonly at: Scalars['DateTime']['output'];
  readonly count: Scalars['Float']['output'];
};

export type HistogramSeries = {
  readonly __typename?: 'HistogramSeries';
  readonly table: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly buckets: ReadonlyArray<HistogramBucket>;
};

export type Histogram = {
  readonly __typename?: 'Histogram';
  readonly bucketSeconds: Scalars['Int']['output'];
  readonly total: Scalars['Float']['output'];
  readonly series: ReadonlyArray<HistogramSeries>;
};

export type FieldValueCount = {
  readonly __typename?: 'FieldValueCount';
  readonly value?: Maybe<Scalars['JSON']['output']>;
  readonly count: Scalars['Float']['output'];
};

export type FieldSummary = {
  readonly __typename?: 'FieldSummary';
  readonly key: Scalars['String']['output'];
  readonly total: Scalars['Float']['output'];
  readonly distinct: Scalars['Float']['output'];
  readonly top: ReadonlyArray<FieldValueCount>;
};

export type DataLakeColumn = {
  readonly __typename?: 'DataLakeColumn';
  readonly name: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** Of an object: the paths below it that its latest events have, without its name. */
  readonly paths: ReadonlyArray<Scalars['String']['output']>;
  /** Of an object: what the log type's schema says of its members, each {name, type, description, members, element}. */
  readonly members?: Maybe<Scalars['JSON']['output']>;
};

export type DataLakeTableColumns = {
  readonly __typename?: 'DataLakeTableColumns';
  /** database.public.table */
  readonly id: Scalars['ID']['output'];
  readonly columns: ReadonlyArray<DataLakeColumn>;
};

export type DataLakeTable = {
  readonly __typename?: 'DataLakeTable';
  /** database.public.table */
  readonly id: Scalars['ID']['output'];
  /** Of the table alone: aws_cloudtrail */
  readonly name: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly logType?: Maybe<Scalars['String']['output']>;
  readonly rows: Scalars['Float']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly newestEventAt?: Maybe<Scalars['DateTime']['output']>;
  readonly columns: ReadonlyArray<DataLakeColumn>;
};

export type DataLakeTableEdge = {
  readonly __typename?: 'DataLakeTableEdge';
  readonly node: DataLakeTable;
  readonly cursor: Scalars['String']['output'];
};

export type DataLakeTableConnection = {
  readonly __typename?: 'DataLakeTableConnection';
  readonly edges: ReadonlyArray<DataLakeTableEdge>;
  readonly pageInfo: PageInfo;
};

export type DataLakeDatabase = {
  readonly __typename?: 'DataLakeDatabase';
  /** database.public */
  readonly name: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly tables: ReadonlyArray<DataLakeTable>;
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

/** Who sees something beside its owner. */
export type Sharing = {
  readonly __typename?: 'Sharing';
  readonly kind: SharingKind;
  readonly roleIds: ReadonlyArray<Scalars['ID']['output']>;
};

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

/** Raised once for each silence of the source. */
export type NoDataAlarm = {
  readonly __typename?: 'NoDataAlarm';
  readonly minutesThreshold: Scalars['Int']['output'];
  /** Null while the source is disabled. */
  readonly state?: Maybe<SourceAlarmState>;
};

/** Raised when logs of a source that Pharos collects have waited for so long, until they are caught up. */
export type LagAlarm = {
  readonly __typename?: 'LagAlarm';
  readonly minutesThreshold: Scalars['Int']['output'];
  /** OK or ALARM; null while the source is disabled. */
  readonly state?: Maybe<SourceAlarmState>;
};

export type HttpAuth = {
  readonly __typename?: 'HttpAuth';
  readonly method: HttpAuthMethod;
  readonly headerName?: Maybe<Scalars['String']['output']>;
  readonly algorithm?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
};

export type StreamOptions = {
  readonly __typename?: 'StreamOptions';
  readonly jsonArrayEnvelopeField?: Maybe<Scalars['String']['output']>;
  readonly xmlRootElement?: Maybe<Scalars['String']['output']>;
};

export type LogSourceName = {
  readonly __typename?: 'LogSourceName';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

export type ConservationCounts = {
  readonly __typename?: 'ConservationCounts';
  readonly received: Scalars['Float']['output'];
  readonly stored: Scalars['Float']['output'];
  readonly failed: Scalars['Float']['output'];
  readonly dropped: Scalars['Float']['output'];
  readonly repeated: Scalars['Float']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly isBalanced: Scalars['Boolean']['output'];
};

export type ConservationBucket = {
  readonly __typename?: 'ConservationBucket';
  readonly at: Scalars['DateTime']['output'];
  readonly counts: ConservationCounts;
};

export type LogTypeCounts = {
  readonly __typename?: 'LogTypeCounts';
  /** Empty: of no known type. */
  readonly logType: Scalars['String']['output'];
  readonly counts: ConservationCounts;
};

/** Where logs come from; what is true of every kind of source. */
export type LogSource = {
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  /** The transport: http-ingest for an HttpLogSource, aws-s3 for an S3LogIntegration, syslog for a SyslogLogSource, and aws-sqs, amazon-eventbridge, gcp-pubsub, kafka or azure-eventhub for a QueueLogSource, and amazon-security-lake, gcp-gcs or azure-blob for a BucketLogSource. */
  readonly integrationType: Scalars['String']['output'];
  /** Whether the reader may change and delete it, which takes the permission LogSourceModify. */
  readonly isEditable: Scalars['Boolean']['output'];
  /** Whether its health is HEALTHY. */
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  /** Why nothing can be read from it at the moment, or what of the last 24 hours could not be, with the remedy. Null while all is well, and for readers who do not see all its log types. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  /** When something arrived last, whatever became of it; null before the first. */
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** When an event was stored last, one of reprocessed failures too; null before the first. */
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  /** Null where nobody set it. */
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  /** Null where nobody set it, and for sources that send their logs to Pharos. */
  readonly lagAlarm?: Maybe<LagAlarm>;
  /** Since when the oldest log has waited to be collected; null where none waits, and for sources that send their logs. */
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  /** Of the secret or key that it works with, as somebody entered it or its provider said; null where it is not known. */
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  /** Of the last 24 hours. */
  readonly counts: ConservationCounts;
  /** The same by log type, the most events first; a failure counts for the log type that came closest, or for none. */
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  /** Evenly spaced, oldest first, empty buckets included. */
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
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
  readonly __typename?: 'HttpLogSource';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  readonly auth: HttpAuth;
  /** Where to post; absolute. */
  readonly ingestUrl: Scalars['String']['output'];
  /** A shell command that posts a file; the secret is a placeholder. */
  readonly curl: Scalars['String']['output'];
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
  readonly __typename?: 'S3LogIntegration';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  readonly awsAccountId: Scalars['String']['output'];
  readonly kmsKey?: Maybe<Scalars['String']['output']>;
  readonly logProcessingRole: Scalars['String']['output'];
  readonly managedBucketNotifications: Scalars['Boolean']['output'];
  readonly s3Bucket: Scalars['String']['output'];
  readonly s3Prefix?: Maybe<Scalars['String']['output']>;
  readonly s3PrefixLogTypes: ReadonlyArray<S3PrefixLogTypes>;
  readonly stackName?: Maybe<Scalars['String']['output']>;
  readonly region: Scalars['String']['output'];
  /** Of an S3-compatible store; null for Amazon's own. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Null where the deployment's own key reads the bucket. */
  readonly accessKeyId?: Maybe<Scalars['String']['output']>;
  /** The trust of the role has to ask for it. */
  readonly externalId: Scalars['String']['output'];
  /** The queue with the bucket's notices; null where the bucket is listed every minute. */
  readonly queueUrl?: Maybe<Scalars['String']['output']>;
  readonly noticesFrom?: Maybe<Scalars['String']['output']>;
  /** Why nothing can be read at the moment; null while all is well. */
  readonly collectionProblem?: Maybe<Scalars['String']['output']>;
  /** When the queue is read, or the bucket listed, again. */
  readonly nextLookAtTime: Scalars['DateTime']['output'];
  readonly objectCounts: BucketObjectCounts;
  /** The latest one, ended ones too; null where nobody asked for any. */
  readonly backfill?: Maybe<BucketBackfill>;
  /** The newest first; of all states where none is given. */
  readonly objects: BucketObjectConnection;
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
  readonly __typename?: 'BucketBackfill';
  readonly id: Scalars['ID']['output'];
  readonly state: BucketBackfillState;
  /** Objects that were changed before are left out; null for none. */
  readonly modifiedSince?: Maybe<Scalars['DateTime']['output']>;
  /** Null: as fast as they can be read. */
  readonly bytesPerSecond?: Maybe<Scalars['Float']['output']>;
  /** Keys that the listing has passed. */
  readonly listedKeys: Scalars['Float']['output'];
  /** The listing has reached the end: what counts is all that there is. */
  readonly isListed: Scalars['Boolean']['output'];
  readonly counts: BucketObjectCounts;
  /** Of the objects that it found. */
  readonly bytes: Scalars['Float']['output'];
  readonly bytesWaiting: Scalars['Float']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type BucketObjectCounts = {
  readonly __typename?: 'BucketObjectCounts';
  readonly waiting: Scalars['Float']['output'];
  readonly done: Scalars['Float']['output'];
  readonly failed: Scalars['Float']['output'];
};

export type BucketObject = {
  readonly __typename?: 'BucketObject';
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly state: BucketObjectState;
  /** Why it failed. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly foundAt: Scalars['DateTime']['output'];
  /** When its events were durable, or when it failed for good. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type BucketObjectConnection = {
  readonly __typename?: 'BucketObjectConnection';
  readonly nodes: ReadonlyArray<BucketObject>;
  readonly pageInfo: PageInfo;
};

/** One step of the check of a connection. */
export type BucketConnectionCheck = {
  readonly __typename?: 'BucketConnectionCheck';
  readonly name: Scalars['String']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  /** Names the right or the setting that is missing. */
  readonly message: Scalars['String']['output'];
};

export type S3PrefixLogTypes = {
  readonly __typename?: 'S3PrefixLogTypes';
  readonly prefix: Scalars['String']['output'];
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly excludedPrefixes: ReadonlyArray<Scalars['String']['output']>;
};

export type SourcesEdge = {
  readonly __typename?: 'SourcesEdge';
  readonly node: LogSource;
  readonly cursor: Scalars['String']['output'];
};

export type SourcesConnection = {
  readonly __typename?: 'SourcesConnection';
  readonly edges: ReadonlyArray<SourcesEdge>;
  readonly pageInfo: PageInfo;
};

export type SourcesInput = {
  readonly cursor?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 250; 25 when absent. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** What arrived and fitted no schema. */
export type IngestFailure = {
  readonly __typename?: 'IngestFailure';
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly reason: Scalars['String']['output'];
  readonly logType?: Maybe<Scalars['String']['output']>;
  /** At most 64 KiB; null without the permission to view raw data. */
  readonly raw?: Maybe<Scalars['String']['output']>;
};

export type IngestFailureConnection = {
  readonly __typename?: 'IngestFailureConnection';
  readonly nodes: ReadonlyArray<IngestFailure>;
  readonly pageInfo: PageInfo;
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

export type ObjectPreviewPayload = {
  readonly __typename?: 'ObjectPreviewPayload';
  readonly data: ReadonlyArray<BucketDataRow>;
};

export type CheckS3ConnectionPayload = {
  readonly __typename?: 'CheckS3ConnectionPayload';
  readonly checks: ReadonlyArray<BucketConnectionCheck>;
};

export type RetryBucketObjectsInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** All that failed when absent. */
  readonly objectIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type RetryBucketObjectsPayload = {
  readonly __typename?: 'RetryBucketObjectsPayload';
  readonly retried: Scalars['Int']['output'];
};

/** What the form of a new S3 source needs to know. */
export type S3Setup = {
  readonly __typename?: 'S3Setup';
  /** The deployment has an AWS identity of its own, for sources without an access key. */
  readonly hasDeploymentIdentity: Scalars['Boolean']['output'];
  /** Sources may use that identity without assuming a role. */
  readonly isRoleOptional: Scalars['Boolean']['output'];
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

export type FindS3PrincipalPayload = {
  readonly __typename?: 'FindS3PrincipalPayload';
  /** The user or role that the key belongs to: a role that Pharos assumes has to trust it. */
  readonly arn: Scalars['String']['output'];
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

export type BucketBackfillPayload = {
  readonly __typename?: 'BucketBackfillPayload';
  readonly backfill: BucketBackfill;
};

export type SetNoDataAlarmInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  readonly minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetNoDataAlarmPayload = {
  readonly __typename?: 'SetNoDataAlarmPayload';
  readonly logSource: LogSource;
};

export type SetLagAlarmInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** From 15 to 43,200; null takes the alarm away. */
  readonly minutesThreshold?: InputMaybe<Scalars['Int']['input']>;
};

export type SetLagAlarmPayload = {
  readonly __typename?: 'SetLagAlarmPayload';
  readonly logSource: LogSource;
};

export type SetSecretExpiryInput = {
  readonly sourceId: Scalars['ID']['input'];
  /** Null where it is not known, or never. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type SetSecretExpiryPayload = {
  readonly __typename?: 'SetSecretExpiryPayload';
  readonly logSource: LogSource;
};

export type S3LogSourcePayload = {
  readonly __typename?: 'S3LogSourcePayload';
  readonly logSource: S3LogIntegration;
};

export type DeleteSourceInput = {
  readonly id: Scalars['ID']['input'];
};

export type HttpLogSourcePayload = {
  readonly __typename?: 'HttpLogSourcePayload';
  readonly logSource: HttpLogSource;
  /** The secret that was made or given; shown once. Null when unchanged or not needed. */
  readonly secret?: Maybe<Scalars['String']['output']>;
};

export type BucketDataRow = {
  readonly __typename?: 'BucketDataRow';
  readonly s3Key: Scalars['String']['output'];
  readonly event: Scalars['String']['output'];
  /** Null where the record fits no schema. */
  readonly logType?: Maybe<Scalars['String']['output']>;
  readonly error?: Maybe<Scalars['String']['output']>;
};

export type BucketData = {
  readonly __typename?: 'BucketData';
  readonly data: ReadonlyArray<BucketDataRow>;
  readonly pageInfo: BucketDataPageInfo;
};

export type BucketDataPageInfo = {
  readonly __typename?: 'BucketDataPageInfo';
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly paginationToken?: Maybe<Scalars['String']['output']>;
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

/** Why no schema took some records of a log source. */
export type FailureReason = {
  readonly __typename?: 'FailureReason';
  readonly reason: Scalars['String']['output'];
  /** The log type that came closest; null where none did. */
  readonly logType?: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['Int']['output'];
  /** When the newest of them arrived. */
  readonly lastAt: Scalars['DateTime']['output'];
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
  readonly __typename?: 'SyslogTls';
  /** The chain in PEM. */
  readonly certificate: Scalars['String']['output'];
  /** Of the certificate: whose it is. */
  readonly subject: Scalars['String']['output'];
  /** Of the certificate: its SHA-256, which senders may compare. */
  readonly fingerprint: Scalars['String']['output'];
  readonly validTo: Scalars['DateTime']['output'];
  readonly clientCheck: SyslogClientCheck;
  /** PEM. */
  readonly clientAuthorities?: Maybe<Scalars['String']['output']>;
  /** SHA-256, as hexadecimal pairs with colons. */
  readonly clientFingerprints: ReadonlyArray<Scalars['String']['output']>;
};

/** How one process of Pharos listens for a source. */
export type SyslogListener = {
  readonly __typename?: 'SyslogListener';
  /** Its host and number. */
  readonly process: Scalars['String']['output'];
  /** Such as udp 0.0.0.0:514. */
  readonly addresses: ReadonlyArray<Scalars['String']['output']>;
  readonly connections: Scalars['Int']['output'];
  /** Why it does not listen everywhere that it should; null while it does. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** What went wrong last with a sender. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
  readonly lastErrorAt?: Maybe<Scalars['DateTime']['output']>;
  /** Datagrams that there was no room for, since the process started. They count as dropped. */
  readonly lost: Scalars['Float']['output'];
};

/** Logs come by syslog to a port of Pharos. */
export type SyslogLogSource = LogSource & {
  readonly __typename?: 'SyslogLogSource';
  readonly integrationId: Scalars['ID']['output'];
  readonly integrationLabel: Scalars['String']['output'];
  readonly integrationType: Scalars['String']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isHealthy: Scalars['Boolean']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly health: SourceHealth;
  readonly problem?: Maybe<Scalars['String']['output']>;
  readonly logTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: StreamOptions;
  readonly createdAtTime: Scalars['DateTime']['output'];
  readonly createdBy: ActorReference;
  readonly lastModified: Scalars['DateTime']['output'];
  readonly lastEventReceivedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly lastEventProcessedAtTime?: Maybe<Scalars['DateTime']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly counts: ConservationCounts;
  readonly countsByLogType: ReadonlyArray<LogTypeCounts>;
  readonly volume: ReadonlyArray<ConservationBucket>;
  readonly failures: IngestFailureConnection;
  readonly noDataAlarm?: Maybe<NoDataAlarm>;
  readonly lagAlarm?: Maybe<LagAlarm>;
  readonly logsWaitingSinceTime?: Maybe<Scalars['DateTime']['output']>;
  readonly secretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly protocols: ReadonlyArray<SyslogProtocol>;
  readonly port: Scalars['Int']['output'];
  /** Addresses and networks of its senders; empty: everybody. */
  readonly networks: ReadonlyArray<Scalars['String']['output']>;
  /** A connection that brings nothing for so long is closed. */
  readonly idleMinutes: Scalars['Int']['output'];
  /** Null where TLS is none of the protocols. */
  readonly tls?: Maybe<SyslogTls>;
  /** The processes that listen now. */
  readonly listeners: ReadonlyArray<SyslogListener>;
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

export type SyslogLogSourcePayload = {
  readonly __typename?: 'SyslogLogSourcePayload';
  readonly logSource: SyslogLogSource;
};

export type User = ActorReference & {
  readonly __typename?: 'User';
  /** user */
  readonly kind: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Given and family name. */
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly role: Role;
  readonly status: Scalars['String']['output'];
  readonly enabled: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastLoggedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when sign-ins from unknown browsers are refused after too many failed attempts; null when none is. */
  readonly lockedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A person as others see them: no role, no state. */
export type UserName = {
  readonly __typename?: 'UserName';
  readonly id: Scalars['ID']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
};

/** The signed-in user and what the console needs to draw itself. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  readonly id: Scalars['ID']['output'];
  readonly email: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly familyName: Scalars['String']['output'];
  readonly roleName: Scalars['String']['output'];
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  readonly hasTotp: Scalars['Boolean']['output'];
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

export type InviteUserPayload = {
  readonly __typename?: 'InviteUserPayload';
  readonly user: User;
  /** To hand to the person; shown once. Null where it was mailed. */
  readonly invitationUrl?: Maybe<Scalars['String']['output']>;
  /** The address that it was mailed to; null where it was not. */
  readonly sentTo?: Maybe<Scalars['String']['output']>;
};

export type PasswordResetLinkPayload = {
  readonly __typename?: 'PasswordResetLinkPayload';
  readonly user: User;
  /** To hand to the person; shown once, good for a day. Null where it was mailed. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** The address that it was mailed to; null where it was not. */
  readonly sentTo?: Maybe<Scalars['String']['output']>;
};

export type UserPayload = {
  readonly __typename?: 'UserPayload';
  readonly user: User;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AlertOrigin:
    | ( Detection )
    | ( SystemError )
  ;
  AlertCommentEntity: ( AlertModel );
  QueryIssuer:
    | ( UserModel )
    | ( ApiTokenModel )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  ActorReference:
    | ( ActorReferenceModel )
    | ( ApiTokenModel )
    | ( UserModel )
  ;
  BucketCollection:
    | ( LogSourceModel )
    | ( LogSourceModel )
  ;
  DetectionEntity:
    | ( RuleModel )
    | ( PolicyModel )
    | ( CorrelationRuleModel )
  ;
  LogSource:
    | ( LogSourceModel )
    | ( LogSourceModel )
    | ( LogSourceModel )
    | ( LogSourceModel )
    | ( LogSourceModel )
    | ( LogSourceModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AlertView: ResolverTypeWrapper<AlertViewModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SaveAlertViewInput: SaveAlertViewInput;
  AlertStatus: AlertStatus;
  Severity: Severity;
  AlertType: AlertType;
  AlertSubtype: AlertSubtype;
  CaseFilter: CaseFilter;
  SnoozeFilter: SnoozeFilter;
  AlertOutcome: AlertOutcome;
  AlertSortBy: AlertSortBy;
  ActorReference: ResolverTypeWrapper<ShownActorModel>;
  RecordedActor: ResolverTypeWrapper<ActorReferenceModel>;
  AlertOrigin: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertOrigin']>;
  Detection: ResolverTypeWrapper<Detection>;
  SystemError: ResolverTypeWrapper<SystemError>;
  Alert: ResolverTypeWrapper<AlertModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RunbookTick: ResolverTypeWrapper<RunbookTickModel>;
  AlertEntity: ResolverTypeWrapper<RelatedEntityModel>;
  RelatedAlert: ResolverTypeWrapper<AlertModel>;
  AlertTimeline: ResolverTypeWrapper<Omit<AlertTimeline, 'events' | 'alerts'> & { events: ReadonlyArray<ResolversTypes['TimelineEvents']>, alerts: ReadonlyArray<ResolversTypes['TimelineAlert']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  TimelineEvents: ResolverTypeWrapper<AlertEventBucketModel>;
  TimelineAlert: ResolverTypeWrapper<TimelineAlertModel>;
  SimilarAlerts: ResolverTypeWrapper<Omit<SimilarAlerts, 'alerts'> & { alerts: ReadonlyArray<ResolversTypes['SimilarAlert']> }>;
  SimilarAlert: ResolverTypeWrapper<SimilarAlertModel>;
  EntitySighting: ResolverTypeWrapper<DatedSightingModel>;
  AlertEventTimes: ResolverTypeWrapper<AlertEventTimes>;
  AlertHistoryEntry: ResolverTypeWrapper<AlertHistoryEntryModel>;
  AlertEdge: ResolverTypeWrapper<Omit<AlertEdge, 'node'> & { node: ResolversTypes['Alert'] }>;
  AlertConnection: ResolverTypeWrapper<Omit<AlertConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AlertEdge']> }>;
  AlertsInput: AlertsInput;
  AlertGrouping: AlertGrouping;
  AlertEntityInput: AlertEntityInput;
  EntityName: ResolverTypeWrapper<EntityName>;
  AlertGroupSortBy: AlertGroupSortBy;
  AlertGroupsInput: AlertGroupsInput;
  AlertListGroup: ResolverTypeWrapper<AlertListGroupModel>;
  AlertListGroupEdge: ResolverTypeWrapper<Omit<AlertListGroupEdge, 'node'> & { node: ResolversTypes['AlertListGroup'] }>;
  AlertListGroupConnection: ResolverTypeWrapper<Omit<AlertListGroupConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AlertListGroupEdge']> }>;
  UpdateAlertStatusByIdInput: UpdateAlertStatusByIdInput;
  UpdateAlertsAssigneeByIdInput: UpdateAlertsAssigneeByIdInput;
  UpdateAlertsAssigneeByEmailInput: UpdateAlertsAssigneeByEmailInput;
  AlertCommentFormat: AlertCommentFormat;
  TickRunbookStepInput: TickRunbookStepInput;
  SnoozeAlertsInput: SnoozeAlertsInput;
  ChangeMatchingAlertsInput: ChangeMatchingAlertsInput;
  MatchingChangeKind: MatchingChangeKind;
  MatchingChangeState: MatchingChangeState;
  MatchingChange: ResolverTypeWrapper<MatchingChangeModel>;
  CreateAlertCommentInput: CreateAlertCommentInput;
  AlertComment: ResolverTypeWrapper<Omit<AlertComment, 'createdBy' | 'entity'> & { createdBy: ResolversTypes['ActorReference'], entity: ResolversTypes['AlertCommentEntity'] }>;
  AlertCommentEntity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AlertCommentEntity']>;
  CreateAlertCommentPayload: ResolverTypeWrapper<Omit<CreateAlertCommentPayload, 'alert' | 'comment'> & { alert: ResolversTypes['Alert'], comment: ResolversTypes['AlertComment'] }>;
  OutcomeSummary: ResolverTypeWrapper<OutcomeSummary>;
  WeekOfOutcomes: ResolverTypeWrapper<WeekOfOutcomes>;
  DetectionOutcomes: ResolverTypeWrapper<DetectionOutcomes>;
  AlertsPayload: ResolverTypeWrapper<Omit<AlertsPayload, 'alerts'> & { alerts: ReadonlyArray<ResolversTypes['Alert']> }>;
  TickRunbookStepPayload: ResolverTypeWrapper<Omit<TickRunbookStepPayload, 'alert'> & { alert: ResolversTypes['Alert'] }>;
  APIToken: ResolverTypeWrapper<ApiTokenModel>;
  CreateAPITokenInput: CreateApiTokenInput;
  CreateAPITokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'token'> & { token: ResolversTypes['APIToken'] }>;
  RotateAPITokenPayload: ResolverTypeWrapper<RotateApiTokenPayload>;
  RotatedAPIToken: ResolverTypeWrapper<RotatedApiToken>;
  DemoProgress: ResolverTypeWrapper<DemoProgress>;
  AppConfig: ResolverTypeWrapper<AppConfig>;
  AttackMapInput: AttackMapInput;
  AttackMap: ResolverTypeWrapper<AttackMap>;
  AttackMapDetection: ResolverTypeWrapper<AttackMapDetection>;
  AttackMapAlerts: ResolverTypeWrapper<AttackMapAlerts>;
  MapDetectionsInput: MapDetectionsInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  SortDirection: SortDirection;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DeletedPayload: ResolverTypeWrapper<DeletedPayload>;
  BucketKind: BucketKind;
  BucketCollection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['BucketCollection']>;
  BucketLogSource: ResolverTypeWrapper<LogSourceModel>;
  BucketConnection: ResolverTypeWrapper<BucketConnection>;
  BucketConnectionInput: BucketConnectionInput;
  CreateBucketSourceInput: CreateBucketSourceInput;
  UpdateBucketSourceInput: UpdateBucketSourceInput;
  CheckBucketConnectionInput: CheckBucketConnectionInput;
  PreviewBucketObjectsInput: PreviewBucketObjectsInput;
  CheckBucketConnectionPayload: ResolverTypeWrapper<CheckBucketConnectionPayload>;
  BucketLogSourcePayload: ResolverTypeWrapper<Omit<BucketLogSourcePayload, 'logSource'> & { logSource: ResolversTypes['BucketLogSource'] }>;
  CaseStatus: CaseStatus;
  Case: ResolverTypeWrapper<CaseSummaryModel>;
  CaseAlert: ResolverTypeWrapper<ShownCaseAlertModel>;
  CaseEntryType: CaseEntryType;
  CaseEntry: ResolverTypeWrapper<CaseEntryModel>;
  CaseAttachment: ResolverTypeWrapper<CaseAttachmentModel>;
  CaseEdge: ResolverTypeWrapper<Omit<CaseEdge, 'node'> & { node: ResolversTypes['Case'] }>;
  CaseConnection: ResolverTypeWrapper<Omit<CaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CaseEdge']> }>;
  CasesInput: CasesInput;
  CreateCaseInput: CreateCaseInput;
  UpdateCaseInput: UpdateCaseInput;
  CaseAlertsInput: CaseAlertsInput;
  MatchingCaseAlertsInput: MatchingCaseAlertsInput;
  AddCaseNoteInput: AddCaseNoteInput;
  MergeCasesInput: MergeCasesInput;
  LinkedCasesInput: LinkedCasesInput;
  CasePayload: ResolverTypeWrapper<Omit<CasePayload, 'case'> & { case: ResolversTypes['Case'] }>;
  AddedCaseAlertsPayload: ResolverTypeWrapper<Omit<AddedCaseAlertsPayload, 'case'> & { case: ResolversTypes['Case'] }>;
  CaseSigningKey: ResolverTypeWrapper<CaseSigningKey>;
  CloudAccount: ResolverTypeWrapper<Omit<CloudAccount, 'createdBy'> & { createdBy: ResolversTypes['ActorReference'] }>;
  AwsScanConfig: ResolverTypeWrapper<AwsScanConfig>;
  AwsScanConfigInput: AwsScanConfigInput;
  CreateCloudAccountInput: CreateCloudAccountInput;
  UpdateCloudAccountInput: UpdateCloudAccountInput;
  DeleteCloudAccountInput: DeleteCloudAccountInput;
  CloudAccountEdge: ResolverTypeWrapper<Omit<CloudAccountEdge, 'node'> & { node: ResolversTypes['CloudAccount'] }>;
  CloudAccountConnection: ResolverTypeWrapper<Omit<CloudAccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CloudAccountEdge']> }>;
  CloudAccountPayload: ResolverTypeWrapper<Omit<CloudAccountPayload, 'cloudAccount'> & { cloudAccount: ResolversTypes['CloudAccount'] }>;
  SeverityCompliance: ResolverTypeWrapper<Omit<SeverityCompliance, 'counts'> & { counts: ResolversTypes['ComplianceCounts'] }>;
  ResourceGroup: ResolverTypeWrapper<ResourceGroup>;
  FailingPolicy: ResolverTypeWrapper<Omit<FailingPolicy, 'counts'> & { counts: ResolversTypes['ComplianceCounts'] }>;
  FailingResource: ResolverTypeWrapper<Omit<FailingResource, 'resource'> & { resource: ResolversTypes['Resource'] }>;
  CloudSecurity: ResolverTypeWrapper<CloudSecurityModel>;
  CodeUse: ResolverTypeWrapper<CodeUse>;
  CodeUseReport: ResolverTypeWrapper<CodeUseReport>;
  CodeTestReport: ResolverTypeWrapper<CodeTestReport>;
  GlobalHelperInput: GlobalHelperInput;
  SaveGlobalHelperInput: SaveGlobalHelperInput;
  SavedGlobalHelper: ResolverTypeWrapper<Omit<SavedGlobalHelper, 'helper'> & { helper?: Maybe<ResolversTypes['GlobalHelper']> }>;
  DataModelMappingInput: DataModelMappingInput;
  DataModelInput: DataModelInput;
  SaveDataModelInput: SaveDataModelInput;
  SavedDataModel: ResolverTypeWrapper<Omit<SavedDataModel, 'dataModel'> & { dataModel?: Maybe<ResolversTypes['DataModel']> }>;
  CodeChange: ResolverTypeWrapper<Omit<CodeChange, 'by'> & { by?: Maybe<ResolversTypes['ActorReference']> }>;
  CodeHistory: ResolverTypeWrapper<Omit<CodeHistory, 'changes'> & { changes: ReadonlyArray<ResolversTypes['CodeChange']> }>;
  CloneInput: CloneInput;
  Schedule: ResolverTypeWrapper<Schedule>;
  DataModelMapping: ResolverTypeWrapper<DataModelMapping>;
  DataModel: ResolverTypeWrapper<Omit<DataModel, 'mappings' | 'createdBy' | 'lastModifiedBy'> & { mappings: ReadonlyArray<ResolversTypes['DataModelMapping']>, createdBy?: Maybe<ResolversTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversTypes['ActorReference']> }>;
  GlobalHelper: ResolverTypeWrapper<Omit<GlobalHelper, 'createdBy' | 'lastModifiedBy'> & { createdBy?: Maybe<ResolversTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversTypes['ActorReference']> }>;
  QueryEmail: ResolverTypeWrapper<QueryEmail>;
  SavedQuery: ResolverTypeWrapper<Omit<SavedQuery, 'createdBy' | 'lastModifiedBy' | 'lastRun'> & { createdBy?: Maybe<ResolversTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversTypes['ActorReference']>, lastRun?: Maybe<ResolversTypes['QueryRun']> }>;
  ScheduledPrompt: ResolverTypeWrapper<ScheduledPrompt>;
  DataModelConnection: ResolverTypeWrapper<Omit<DataModelConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DataModelEdge']> }>;
  DataModelEdge: ResolverTypeWrapper<Omit<DataModelEdge, 'node'> & { node: ResolversTypes['DataModel'] }>;
  GlobalHelperConnection: ResolverTypeWrapper<Omit<GlobalHelperConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['GlobalHelperEdge']> }>;
  GlobalHelperEdge: ResolverTypeWrapper<Omit<GlobalHelperEdge, 'node'> & { node: ResolversTypes['GlobalHelper'] }>;
  SavedQueryConnection: ResolverTypeWrapper<Omit<SavedQueryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SavedQueryEdge']> }>;
  SavedQueryEdge: ResolverTypeWrapper<Omit<SavedQueryEdge, 'node'> & { node: ResolversTypes['SavedQuery'] }>;
  ScheduledPromptConnection: ResolverTypeWrapper<ScheduledPromptConnection>;
  ScheduledPromptEdge: ResolverTypeWrapper<ScheduledPromptEdge>;
  ContentItemsInput: ContentItemsInput;
  UploadStatistics: ResolverTypeWrapper<UploadStatistics>;
  DetectionEntitiesUploadResult: ResolverTypeWrapper<DetectionEntitiesUploadResult>;
  UploadStatus: UploadStatus;
  DetectionEntitiesUploadStatus: ResolverTypeWrapper<Omit<DetectionEntitiesUploadStatus, 'createdBy'> & { createdBy: ResolversTypes['ActorReference'] }>;
  UploadDetectionEntitiesAsyncInput: UploadDetectionEntitiesAsyncInput;
  UploadDetectionEntitiesInput: UploadDetectionEntitiesInput;
  ValidateBulkUploadInput: ValidateBulkUploadInput;
  UploadReceipt: ResolverTypeWrapper<UploadReceipt>;
  BulkUploadIssue: ResolverTypeWrapper<BulkUploadIssue>;
  BulkUploadValidation: ResolverTypeWrapper<BulkUploadValidation>;
  ValidateBulkUploadStatus: ResolverTypeWrapper<ValidateBulkUploadStatus>;
  DeleteDetectionsInput: DeleteDetectionsInput;
  DeleteDetectionsResult: ResolverTypeWrapper<DeleteDetectionsResult>;
  DeleteSavedQueriesByNameInput: DeleteSavedQueriesByNameInput;
  DeleteSavedQueriesByNameResult: ResolverTypeWrapper<DeleteSavedQueriesByNameResult>;
  TestCorrelationRuleYAMLInput: TestCorrelationRuleYamlInput;
  CorrelationTestResult: ResolverTypeWrapper<CorrelationTestResult>;
  TestCorrelationRuleYAMLResult: ResolverTypeWrapper<TestCorrelationRuleYamlResult>;
  TranspileSimpleDetectionsToPythonInput: TranspileSimpleDetectionsToPythonInput;
  TranspileSimpleDetectionsToPythonResult: ResolverTypeWrapper<TranspileSimpleDetectionsToPythonResult>;
  TranspileFiltersInput: TranspileFiltersInput;
  TranspileFiltersResult: ResolverTypeWrapper<TranspileFiltersResult>;
  FeatureFlagInput: FeatureFlagInput;
  GetFeatureFlagsInput: GetFeatureFlagsInput;
  FeatureFlag: ResolverTypeWrapper<FeatureFlag>;
  FeatureFlags: ResolverTypeWrapper<FeatureFlags>;
  MetricsInput: MetricsInput;
  MetricSeries: ResolverTypeWrapper<MetricSeries>;
  MetricTotal: ResolverTypeWrapper<MetricTotal>;
  RuleMetric: ResolverTypeWrapper<RuleMetric>;
  Metrics: ResolverTypeWrapper<MetricsRangeModel>;
  CreatePerfTestInput: CreatePerfTestInput;
  ReplaySizeWindow: ResolverTypeWrapper<ReplaySizeWindow>;
  ReplayTimeWindow: ResolverTypeWrapper<ReplayTimeWindow>;
  ReplayDataWindow: ResolverTypeWrapper<ReplayDataWindow>;
  ReplayScope: ResolverTypeWrapper<ReplayScope>;
  ReplaySummary: ResolverTypeWrapper<ReplaySummary>;
  ReplayState: ReplayState;
  Replay: ResolverTypeWrapper<Replay>;
  CreatePerfTestResult: ResolverTypeWrapper<CreatePerfTestResult>;
  StopReplayInput: StopReplayInput;
  StopReplayResult: ResolverTypeWrapper<StopReplayResult>;
  RepositoryFile: ResolverTypeWrapper<RepositoryFile>;
  DashboardPanelKind: DashboardPanelKind;
  DashboardPanelDisplay: DashboardPanelDisplay;
  DashboardPanel: ResolverTypeWrapper<DashboardPanelModel>;
  DashboardVariableKind: DashboardVariableKind;
  DashboardVariable: ResolverTypeWrapper<DashboardVariable>;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DashboardPanelInput: DashboardPanelInput;
  DashboardVariableInput: DashboardVariableInput;
  SaveDashboardInput: SaveDashboardInput;
  DataLakeQueryStatus: DataLakeQueryStatus;
  DataLakeQueryKind: DataLakeQueryKind;
  QueryLanguage: QueryLanguage;
  QueryIssuer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['QueryIssuer']>;
  DataLakeQueryMetadata: ResolverTypeWrapper<DataLakeQueryMetadata>;
  DataLakeQueryAnnotations: ResolverTypeWrapper<DataLakeQueryAnnotations>;
  DataLakeQueryProgress: ResolverTypeWrapper<DataLakeQueryProgress>;
  QueryChartProperty: ResolverTypeWrapper<QueryChartProperty>;
  QueryTableProperty: ResolverTypeWrapper<QueryTableProperty>;
  QueryUserConfig: ResolverTypeWrapper<QueryUserConfig>;
  DerivedDataLakeQuery: ResolverTypeWrapper<DerivedDataLakeQuery>;
  DataLakeQuery: ResolverTypeWrapper<DataLakeQueryModel>;
  DataLakeQueryStats: ResolverTypeWrapper<DataLakeQueryStats>;
  DataLakeQueryColumns: ResolverTypeWrapper<DataLakeQueryColumns>;
  DataLakeQueryRow: ResolverTypeWrapper<DataLakeQueryRow>;
  DataLakeQueryResults: ResolverTypeWrapper<DataLakeQueryResults>;
  DataLakeQueryResultsInput: DataLakeQueryResultsInput;
  DataLakeQueryEdge: ResolverTypeWrapper<Omit<DataLakeQueryEdge, 'node'> & { node: ResolversTypes['DataLakeQuery'] }>;
  DataLakeQueryConnection: ResolverTypeWrapper<Omit<DataLakeQueryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DataLakeQueryEdge']> }>;
  DataLakeQueriesInput: DataLakeQueriesInput;
  QueryVariableInput: QueryVariableInput;
  QueryVariable: ResolverTypeWrapper<QueryVariable>;
  ExecuteDataLakeQueryInput: ExecuteDataLakeQueryInput;
  ExecuteDataLakeQueryResult: ResolverTypeWrapper<ExecuteDataLakeQueryResult>;
  CheckedDataLakeQuery: ResolverTypeWrapper<CheckedQueryModel>;
  ScanEstimate: ResolverTypeWrapper<ScanEstimate>;
  IndicatorName: IndicatorName;
  ExecuteIndicatorSearchQueryInput: ExecuteIndicatorSearchQueryInput;
  CancelDataLakeQueryInput: CancelDataLakeQueryInput;
  CancelDataLakeQueryResult: ResolverTypeWrapper<CancelDataLakeQueryResult>;
  QueryChartPropertyInput: QueryChartPropertyInput;
  QueryTablePropertyInput: QueryTablePropertyInput;
  UpdateQueryUserConfigInput: UpdateQueryUserConfigInput;
  VolumeTotals: ResolverTypeWrapper<VolumeTotals>;
  Volume: ResolverTypeWrapper<Volume>;
  DataVolume: ResolverTypeWrapper<DataVolume>;
  FailingReason: ResolverTypeWrapper<FailingReason>;
  LogTypeLag: ResolverTypeWrapper<LogTypeLag>;
  TrailStepName: TrailStepName;
  TrailVerdict: TrailVerdict;
  MendPlace: MendPlace;
  TrailDetail: ResolverTypeWrapper<TrailDetail>;
  TrailStep: ResolverTypeWrapper<TrailStep>;
  DecisionTrail: ResolverTypeWrapper<DecisionTrail>;
  StoredEventInput: StoredEventInput;
  ExplainDecisionInput: ExplainDecisionInput;
  Destination: ResolverTypeWrapper<DestinationModel>;
  DestinationReach: ResolverTypeWrapper<DestinationReach>;
  ReachingDetection: ResolverTypeWrapper<ReachingDetection>;
  QuietSettings: ResolverTypeWrapper<QuietSettings>;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  Reminder: ResolverTypeWrapper<Reminder>;
  DestinationHealth: ResolverTypeWrapper<DestinationHealth>;
  DestinationUse: ResolverTypeWrapper<DestinationUse>;
  DestinationKind: ResolverTypeWrapper<DestinationKind>;
  ToolSetup: ResolverTypeWrapper<ToolSetup>;
  AlertDelivery: ResolverTypeWrapper<AlertDelivery>;
  AlertDispatch: ResolverTypeWrapper<DeliveryWithAttemptsModel>;
  RoutingExplanation: ResolverTypeWrapper<Omit<RoutingExplanation, 'reasons'> & { reasons: ReadonlyArray<ResolversTypes['RoutingReason']> }>;
  RoutingReason: ResolverTypeWrapper<Omit<RoutingReason, 'destination' | 'hold'> & { destination: ResolversTypes['Destination'], hold?: Maybe<ResolversTypes['DeliveryHold']> }>;
  DeliveryHold: ResolverTypeWrapper<Omit<DeliveryHold, 'mute'> & { mute?: Maybe<ResolversTypes['Mute']> }>;
  DeliveryState: DeliveryState;
  DeliveriesInput: DeliveriesInput;
  PendingDelivery: ResolverTypeWrapper<Omit<PendingDelivery, 'dispatch' | 'alert'> & { dispatch: ResolversTypes['AlertDispatch'], alert: ResolversTypes['Alert'] }>;
  PendingDeliveryEdge: ResolverTypeWrapper<Omit<PendingDeliveryEdge, 'node'> & { node: ResolversTypes['PendingDelivery'] }>;
  DeliveryStateCount: ResolverTypeWrapper<DeliveryStateCount>;
  PendingDeliveryConnection: ResolverTypeWrapper<Omit<PendingDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PendingDeliveryEdge']> }>;
  DeliveryResponse: ResolverTypeWrapper<DeliveryResponse>;
  DestinationInput: DestinationInput;
  QuietSettingsInput: QuietSettingsInput;
  QuietHoursInput: QuietHoursInput;
  ReminderInput: ReminderInput;
  UpdateDestinationInput: UpdateDestinationInput;
  TestDestinationInput: TestDestinationInput;
  PreviewMessageInput: PreviewMessageInput;
  RenderedMessage: ResolverTypeWrapper<RenderedMessage>;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  RetryDeliveriesInput: RetryDeliveriesInput;
  RetryDeliveriesPayload: ResolverTypeWrapper<RetryDeliveriesPayload>;
  DeliverAlertInput: DeliverAlertInput;
  ExplainRoutingInput: ExplainRoutingInput;
  DetectionChangeAction: DetectionChangeAction;
  DetectionChangeOrigin: DetectionChangeOrigin;
  DetectionChange: ResolverTypeWrapper<Omit<DetectionChange, 'by'> & { by?: Maybe<ResolversTypes['ActorReference']> }>;
  DetectionHistory: ResolverTypeWrapper<Omit<DetectionHistory, 'changes'> & { changes: ReadonlyArray<ResolversTypes['DetectionChange']> }>;
  DetectionHistoryInput: DetectionHistoryInput;
  DetectionVersion: DetectionVersion;
  RestoreDetectionVersionInput: RestoreDetectionVersionInput;
  DetectionFacet: ResolverTypeWrapper<DetectionFacet>;
  DetectionFacets: ResolverTypeWrapper<DetectionFacets>;
  TagDetectionsInput: TagDetectionsInput;
  DraftFile: DraftFile;
  DraftProblem: ResolverTypeWrapper<DraftProblem>;
  UntakenBranch: ResolverTypeWrapper<UntakenBranch>;
  LineCoverage: ResolverTypeWrapper<LineCoverage>;
  DraftTestReport: ResolverTypeWrapper<DraftTestReport>;
  SaveDetectionInput: SaveDetectionInput;
  SavedDetection: ResolverTypeWrapper<Omit<SavedDetection, 'detection'> & { detection?: Maybe<ResolversTypes['DetectionEntity']> }>;
  CorrelationRuleOutputInput: CorrelationRuleOutputInput;
  CorrelationTestInput: CorrelationTestInput;
  TestCorrelationRuleInput: TestCorrelationRuleInput;
  TestCorrelationRuleResult: ResolverTypeWrapper<TestCorrelationRuleResult>;
  DetectionReportInput: DetectionReportInput;
  PutCorrelationRuleInput: PutCorrelationRuleInput;
  PutCorrelationRuleResult: ResolverTypeWrapper<Omit<PutCorrelationRuleResult, 'rule'> & { rule: ResolversTypes['CorrelationRule'] }>;
  AnalysisType: AnalysisType;
  DetectionIdsSortBy: DetectionIdsSortBy;
  DetectionIdsInput: DetectionIdsInput;
  DetectionIdsPaging: ResolverTypeWrapper<DetectionIdsPaging>;
  DetectionIds: ResolverTypeWrapper<DetectionIds>;
  DetectionMock: ResolverTypeWrapper<DetectionMock>;
  DetectionTest: ResolverTypeWrapper<DetectionTest>;
  DetectionReport: ResolverTypeWrapper<DetectionReport>;
  DetectionTestRun: ResolverTypeWrapper<DetectionTestRun>;
  DetectionTestStatus: ResolverTypeWrapper<DetectionTestStatus>;
  DetectionKind: DetectionKind;
  DetectionEntity: ResolverTypeWrapper<DetectionModel>;
  Rule: ResolverTypeWrapper<RuleModel>;
  RuleActivity: ResolverTypeWrapper<RuleActivity>;
  RuleEdge: ResolverTypeWrapper<Omit<RuleEdge, 'node'> & { node: ResolversTypes['Rule'] }>;
  RuleConnection: ResolverTypeWrapper<Omit<RuleConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['RuleEdge']> }>;
  RuleSortBy: RuleSortBy;
  RulesInput: RulesInput;
  Policy: ResolverTypeWrapper<PolicyModel>;
  CorrelationTest: ResolverTypeWrapper<CorrelationTest>;
  CorrelationRule: ResolverTypeWrapper<CorrelationRuleModel>;
  DetectionEntityEdge: ResolverTypeWrapper<Omit<DetectionEntityEdge, 'node'> & { node: ResolversTypes['DetectionEntity'] }>;
  DetectionEntityConnection: ResolverTypeWrapper<Omit<DetectionEntityConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DetectionEntityEdge']> }>;
  DetectionsInput: DetectionsInput;
  MatchingDetection: ResolverTypeWrapper<MatchingDetection>;
  RuleTestResult: ResolverTypeWrapper<RuleTestResult>;
  RulePythonBody: ResolverTypeWrapper<RulePythonBody>;
  FilterFieldsInput: FilterFieldsInput;
  FilterField: ResolverTypeWrapper<FilterField>;
  LogTypeFilterFields: ResolverTypeWrapper<LogTypeFilterFields>;
  FilterFields: ResolverTypeWrapper<FilterFields>;
  FlatFilterFields: ResolverTypeWrapper<FlatFilterFields>;
  FilteredAlert: ResolverTypeWrapper<FilteredAlert>;
  FilterImpact: ResolverTypeWrapper<FilterImpact>;
  FilterImpactInput: FilterImpactInput;
  AddedTestInput: AddedTestInput;
  UpdateRuleAndFilterInput: UpdateRuleAndFilterInput;
  GeneralSettings: ResolverTypeWrapper<GeneralSettings>;
  UpdateGeneralSettingsInput: UpdateGeneralSettingsInput;
  AIOutputLength: AiOutputLength;
  AIInferenceUsage: ResolverTypeWrapper<AiInferenceUsage>;
  AIInferenceStream: ResolverTypeWrapper<Omit<AiInferenceStream, 'createdBy'> & { createdBy: ResolversTypes['ActorReference'] }>;
  AIInferenceStreamEdge: ResolverTypeWrapper<Omit<AiInferenceStreamEdge, 'node'> & { node: ResolversTypes['AIInferenceStream'] }>;
  AIInferenceStreamConnection: ResolverTypeWrapper<Omit<AiInferenceStreamConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AIInferenceStreamEdge']> }>;
  AISummaryKind: AiSummaryKind;
  AISummaryMetadataInput: AiSummaryMetadataInput;
  AISummarizeAlertInput: AiSummarizeAlertInput;
  AIInferenceStreamsMetadataInput: AiInferenceStreamsMetadataInput;
  EditAIInferenceStreamInput: EditAiInferenceStreamInput;
  LookupHealth: LookupHealth;
  LookupAssociation: ResolverTypeWrapper<LookupAssociation>;
  LookupFile: ResolverTypeWrapper<LookupFile>;
  LookupTable: ResolverTypeWrapper<StoredLookupTableModel>;
  LookupAssociationInput: LookupAssociationInput;
  LookupRefreshInput: LookupRefreshInput;
  LookupQueryInput: LookupQueryInput;
  LookupTableInput: LookupTableInput;
  UpdateLookupTableInput: UpdateLookupTableInput;
  UploadLookupTableFileInput: UploadLookupTableFileInput;
  UploadLookupTableFilePayload: ResolverTypeWrapper<Omit<UploadLookupTableFilePayload, 'lookupTable'> & { lookupTable: ResolversTypes['LookupTable'] }>;
  GenerateEnrichedEventInput: GenerateEnrichedEventInput;
  GenerateEnrichedEventPayload: ResolverTypeWrapper<GenerateEnrichedEventPayload>;
  LookupRowsInput: LookupRowsInput;
  LookupRows: ResolverTypeWrapper<LookupRows>;
  LookupMatchInput: LookupMatchInput;
  LookupMatch: ResolverTypeWrapper<LookupMatch>;
  LookupComparison: LookupComparison;
  LookupDetectionUse: ResolverTypeWrapper<LookupDetectionUse>;
  LookupQueryUse: ResolverTypeWrapper<LookupQueryUse>;
  LookupUses: ResolverTypeWrapper<LookupUses>;
  MailSecurity: MailSecurity;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MailSettingsInput: MailSettingsInput;
  MailTestResult: ResolverTypeWrapper<MailTestResult>;
  MailPurpose: MailPurpose;
  FailedMail: ResolverTypeWrapper<FailedMail>;
  FailedMailEdge: ResolverTypeWrapper<FailedMailEdge>;
  FailedMailConnection: ResolverTypeWrapper<FailedMailConnection>;
  FailedMailsInput: FailedMailsInput;
  MuteSubject: MuteSubject;
  Mute: ResolverTypeWrapper<MuteModel>;
  MuteMessagesInput: MuteMessagesInput;
  MuteMessagesPayload: ResolverTypeWrapper<Omit<MuteMessagesPayload, 'mute'> & { mute: ResolversTypes['Mute'] }>;
  UnmuteMessagesInput: UnmuteMessagesInput;
  UnmuteMessagesPayload: ResolverTypeWrapper<UnmuteMessagesPayload>;
  NotebookStepKind: NotebookStepKind;
  NotebookStep: ResolverTypeWrapper<NotebookStepModel>;
  Notebook: ResolverTypeWrapper<NotebookModel>;
  NotebookStepInput: NotebookStepInput;
  SaveNotebookInput: SaveNotebookInput;
  NotificationTopic: NotificationTopic;
  NotificationChannelName: NotificationChannelName;
  Notification: ResolverTypeWrapper<NotificationModel>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['NotificationEdge']> }>;
  NotificationsInput: NotificationsInput;
  UpdateNotificationInput: UpdateNotificationInput;
  UpdateUserNotificationsInput: UpdateUserNotificationsInput;
  NotificationChannel: ResolverTypeWrapper<NotificationChannel>;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationChannelInput: NotificationChannelInput;
  NotificationPreferenceInput: NotificationPreferenceInput;
  PutNotificationPreferencesInput: PutNotificationPreferencesInput;
  LabelledCount: ResolverTypeWrapper<LabelledCount>;
  TimeSeries: ResolverTypeWrapper<TimeSeries>;
  TimeSeriesGroup: ResolverTypeWrapper<TimeSeriesGroup>;
  OverviewTotals: ResolverTypeWrapper<OverviewTotals>;
  Overview: ResolverTypeWrapper<Overview>;
  RuleCount: ResolverTypeWrapper<RuleCount>;
  PackSwitchReason: PackSwitchReason;
  PackOrigin: PackOrigin;
  PackVersion: ResolverTypeWrapper<PackVersion>;
  PackItemKind: PackItemKind;
  PackItem: ResolverTypeWrapper<PackItem>;
  PackGap: ResolverTypeWrapper<PackGap>;
  PackLogType: ResolverTypeWrapper<PackLogType>;
  Pack: ResolverTypeWrapper<ShownPackModel>;
  PackConnection: ResolverTypeWrapper<Omit<PackConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PackEdge']> }>;
  PackEdge: ResolverTypeWrapper<Omit<PackEdge, 'node'> & { node: ResolversTypes['Pack'] }>;
  PacksInput: PacksInput;
  PackItemAction: PackItemAction;
  PackOverride: ResolverTypeWrapper<PackOverride>;
  PackItemChange: ResolverTypeWrapper<PackItemChange>;
  PackChanges: ResolverTypeWrapper<PackChanges>;
  PackVersionInput: PackVersionInput;
  PackSourceKind: PackSourceKind;
  PackSource: ResolverTypeWrapper<PackSourceModel>;
  PackSourceInput: PackSourceInput;
  UpdatePackSourceInput: UpdatePackSourceInput;
  PreviewState: PreviewState;
  AlertChange: AlertChange;
  DetectionDraftInput: DetectionDraftInput;
  StartPreviewInput: StartPreviewInput;
  ResourceChange: ResourceChange;
  PreviewedResource: ResolverTypeWrapper<PreviewedResource>;
  PreviewedResourceCounts: ResolverTypeWrapper<PreviewedResourceCounts>;
  PreviewedResourceGroup: ResolverTypeWrapper<PreviewedResourceGroup>;
  PreviewedResources: ResolverTypeWrapper<PreviewedResources>;
  PreviewedEvent: ResolverTypeWrapper<PreviewedEvent>;
  PreviewedAlert: ResolverTypeWrapper<PreviewedAlert>;
  AlertAspect: AlertAspect;
  PreviewedDifference: ResolverTypeWrapper<PreviewedDifference>;
  LostAlertEnding: LostAlertEnding;
  LostAlertEndingCount: ResolverTypeWrapper<LostAlertEndingCount>;
  LostAlert: ResolverTypeWrapper<LostAlert>;
  LostAlerts: ResolverTypeWrapper<LostAlerts>;
  PreviewedSeverity: ResolverTypeWrapper<PreviewedSeverity>;
  PreviewBucket: ResolverTypeWrapper<PreviewBucket>;
  PreviewedError: ResolverTypeWrapper<PreviewedError>;
  PreviewedStep: ResolverTypeWrapper<PreviewedStep>;
  PreviewedQuery: ResolverTypeWrapper<PreviewedQuery>;
  PreviewSummary: ResolverTypeWrapper<PreviewSummary>;
  DetectionPreview: ResolverTypeWrapper<ShownPreviewModel>;
  GetPresignedUploadURLInput: GetPresignedUploadUrlInput;
  ProjectUploadPlace: ResolverTypeWrapper<ProjectUploadPlace>;
  BulkUploadDetectionsInput: BulkUploadDetectionsInput;
  BulkUploadDetectionsResult: ResolverTypeWrapper<BulkUploadDetectionsResult>;
  BulkUploadDetectionsResults: ResolverTypeWrapper<BulkUploadDetectionsResults>;
  BulkUploadDetectionsStatus: ResolverTypeWrapper<BulkUploadDetectionsStatus>;
  PullLogSource: ResolverTypeWrapper<LogSourceModel>;
  PullValue: ResolverTypeWrapper<PullValue>;
  PullProblemKind: PullProblemKind;
  PullProblem: ResolverTypeWrapper<PullProblem>;
  PullStream: ResolverTypeWrapper<PullStream>;
  PullFieldType: PullFieldType;
  PullFieldOption: ResolverTypeWrapper<PullFieldOption>;
  PullField: ResolverTypeWrapper<PullField>;
  PullAuthentication: ResolverTypeWrapper<PullAuthentication>;
  PullStreamInfo: ResolverTypeWrapper<PullStreamInfo>;
  PullProvider: ResolverTypeWrapper<CataloguedPullerModel>;
  PullPermissions: ResolverTypeWrapper<PullPermissions>;
  PullValueInput: PullValueInput;
  CreatePullSourceInput: CreatePullSourceInput;
  UpdatePullSourceInput: UpdatePullSourceInput;
  CheckPullConnectionInput: CheckPullConnectionInput;
  PullHeader: ResolverTypeWrapper<PullHeader>;
  PullExchange: ResolverTypeWrapper<PullExchange>;
  PullEventTrial: ResolverTypeWrapper<PullEventTrial>;
  PullConnectionCheck: ResolverTypeWrapper<PullConnectionCheck>;
  CheckPullConnectionPayload: ResolverTypeWrapper<CheckPullConnectionPayload>;
  PullLogSourcePayload: ResolverTypeWrapper<Omit<PullLogSourcePayload, 'logSource'> & { logSource: ResolversTypes['PullLogSource'] }>;
  AuthorizePullSourceInput: AuthorizePullSourceInput;
  AuthorizePullSourcePayload: ResolverTypeWrapper<AuthorizePullSourcePayload>;
  PullNowInput: PullNowInput;
  Puller: ResolverTypeWrapper<StoredPullerModel>;
  PullerProblem: ResolverTypeWrapper<PullerProblem>;
  PullerCheck: ResolverTypeWrapper<Omit<PullerCheck, 'provider'> & { provider?: Maybe<ResolversTypes['PullProvider']> }>;
  CheckPullerInput: CheckPullerInput;
  SavePullerInput: SavePullerInput;
  SavePullerPayload: ResolverTypeWrapper<Omit<SavePullerPayload, 'puller'> & { puller: ResolversTypes['Puller'] }>;
  DeletePullerInput: DeletePullerInput;
  DeletePullerPayload: ResolverTypeWrapper<DeletePullerPayload>;
  QueryDownloadStatus: QueryDownloadStatus;
  DownloadError: ResolverTypeWrapper<DownloadError>;
  QueryDownload: ResolverTypeWrapper<QueryDownload>;
  QueryDownloadEdge: ResolverTypeWrapper<QueryDownloadEdge>;
  QueryDownloadConnection: ResolverTypeWrapper<QueryDownloadConnection>;
  StartAsyncDownloadInput: StartAsyncDownloadInput;
  StartAsyncDownloadResult: ResolverTypeWrapper<StartAsyncDownloadResult>;
  AsyncQueryDownloadUrlInput: AsyncQueryDownloadUrlInput;
  AsyncQueryDownloadUrl: ResolverTypeWrapper<AsyncQueryDownloadUrl>;
  QueryDownloadsInput: QueryDownloadsInput;
  QueryRunStatus: QueryRunStatus;
  QueryRun: ResolverTypeWrapper<QueryRunModel>;
  QueueKind: QueueKind;
  KafkaMechanism: KafkaMechanism;
  KafkaStart: KafkaStart;
  QueueLogSource: ResolverTypeWrapper<LogSourceModel>;
  QueueConnection: ResolverTypeWrapper<QueueConnection>;
  TopicLag: ResolverTypeWrapper<TopicLag>;
  QueueMessageCounts: ResolverTypeWrapper<QueueMessageCounts>;
  FailedMessage: ResolverTypeWrapper<FailedMessage>;
  FailedMessageConnection: ResolverTypeWrapper<FailedMessageConnection>;
  QueueConnectionCheck: ResolverTypeWrapper<QueueConnectionCheck>;
  QueueConnectionInput: QueueConnectionInput;
  CreateQueueSourceInput: CreateQueueSourceInput;
  UpdateQueueSourceInput: UpdateQueueSourceInput;
  CheckQueueConnectionInput: CheckQueueConnectionInput;
  CheckQueueConnectionPayload: ResolverTypeWrapper<CheckQueueConnectionPayload>;
  FailedMessagesInput: FailedMessagesInput;
  FailedMessagesPayload: ResolverTypeWrapper<FailedMessagesPayload>;
  QueueLogSourcePayload: ResolverTypeWrapper<Omit<QueueLogSourcePayload, 'logSource'> & { logSource: ResolversTypes['QueueLogSource'] }>;
  RecurringWorkState: RecurringWorkState;
  RecurringWork: ResolverTypeWrapper<RecurringWork>;
  ComplianceStatus: ComplianceStatus;
  ComplianceCounts: ResolverTypeWrapper<ComplianceCounts>;
  Compliance: ResolverTypeWrapper<ComplianceModel>;
  ResourceSuppression: ResolverTypeWrapper<ResourceSuppression>;
  ComplianceOutcome: ComplianceOutcome;
  ComplianceChange: ResolverTypeWrapper<ComplianceChangeModel>;
  ComplianceEdge: ResolverTypeWrapper<Omit<ComplianceEdge, 'node'> & { node: ResolversTypes['Compliance'] }>;
  ComplianceConnection: ResolverTypeWrapper<Omit<ComplianceConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ComplianceEdge']> }>;
  Resource: ResolverTypeWrapper<ResourceModel>;
  ResourceEdge: ResolverTypeWrapper<Omit<ResourceEdge, 'node'> & { node: ResolversTypes['Resource'] }>;
  ResourceConnection: ResolverTypeWrapper<Omit<ResourceConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ResourceEdge']> }>;
  ResourceSortBy: ResourceSortBy;
  ResourcesInput: ResourcesInput;
  PolicyResourcesInput: PolicyResourcesInput;
  ResourceInput: ResourceInput;
  PutResourcesResult: ResolverTypeWrapper<PutResourcesResult>;
  SuppressComplianceInput: SuppressComplianceInput;
  UnsuppressComplianceInput: UnsuppressComplianceInput;
  Role: ResolverTypeWrapper<RoleModel>;
  LogTypeAccessKind: LogTypeAccessKind;
  PermissionDetails: ResolverTypeWrapper<PermissionDetails>;
  RoleReferenceInput: RoleReferenceInput;
  RolesInput: RolesInput;
  DeleteRoleInput: DeleteRoleInput;
  CreateRoleInput: CreateRoleInput;
  UpdateRoleInput: UpdateRoleInput;
  RolePayload: ResolverTypeWrapper<Omit<RolePayload, 'role'> & { role: ResolversTypes['Role'] }>;
  SavedQueryKind: SavedQueryKind;
  ScheduleInput: ScheduleInput;
  QueryEmailInput: QueryEmailInput;
  SavedQueryInput: SavedQueryInput;
  SavedQueryPayload: ResolverTypeWrapper<Omit<SavedQueryPayload, 'savedQuery'> & { savedQuery: ResolversTypes['SavedQuery'] }>;
  DeletedSavedQueries: ResolverTypeWrapper<DeletedSavedQueries>;
  Schema: ResolverTypeWrapper<StoredSchemaModel>;
  SchemaRevision: ResolverTypeWrapper<SchemaRevision>;
  SchemaEdge: ResolverTypeWrapper<Omit<SchemaEdge, 'node'> & { node: ResolversTypes['Schema'] }>;
  SchemaConnection: ResolverTypeWrapper<Omit<SchemaConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SchemaEdge']> }>;
  SchemasInput: SchemasInput;
  CreateOrUpdateSchemaInput: CreateOrUpdateSchemaInput;
  SchemaPayload: ResolverTypeWrapper<Omit<SchemaPayload, 'schema'> & { schema: ResolversTypes['Schema'] }>;
  CloneSchemaInput: CloneSchemaInput;
  ArchiveSchemaInput: ArchiveSchemaInput;
  CheckSchemaInput: CheckSchemaInput;
  SchemaProblem: ResolverTypeWrapper<SchemaProblem>;
  SchemaCheck: ResolverTypeWrapper<SchemaCheck>;
  SchemaSamplesInput: SchemaSamplesInput;
  InferSchemaInput: InferSchemaInput;
  SampleFailure: ResolverTypeWrapper<SampleFailure>;
  InferredSchema: ResolverTypeWrapper<InferredSchema>;
  TestSchemaInput: TestSchemaInput;
  SchemaTestReport: ResolverTypeWrapper<SchemaTestReport>;
  ParseSamplesInput: ParseSamplesInput;
  ParsedLineOutcome: ParsedLineOutcome;
  ParsedPiece: ResolverTypeWrapper<ParsedPiece>;
  PatternStop: ResolverTypeWrapper<PatternStop>;
  ParsedLine: ResolverTypeWrapper<ParsedLine>;
  ParsedSamples: ResolverTypeWrapper<ParsedSamples>;
  SchemaDraft: ResolverTypeWrapper<SchemaDraft>;
  SchemaDraftInput: SchemaDraftInput;
  DeleteSchemaDraftInput: DeleteSchemaDraftInput;
  SetFieldDiscoveryInput: SetFieldDiscoveryInput;
  PromoteDiscoveredFieldsInput: PromoteDiscoveredFieldsInput;
  ReprocessFailuresInput: ReprocessFailuresInput;
  ReprocessingStatus: ReprocessingStatus;
  FailureReprocessing: ResolverTypeWrapper<FailureReprocessing>;
  EventConnection: ResolverTypeWrapper<EventConnection>;
  SearchConditionInput: SearchConditionInput;
  SearchGroupInput: SearchGroupInput;
  SearchInput: SearchInput;
  HistogramBucket: ResolverTypeWrapper<HistogramBucket>;
  HistogramSeries: ResolverTypeWrapper<HistogramSeries>;
  Histogram: ResolverTypeWrapper<Histogram>;
  FieldValueCount: ResolverTypeWrapper<FieldValueCount>;
  FieldSummary: ResolverTypeWrapper<FieldSummary>;
  DataLakeColumn: ResolverTypeWrapper<DescribedColumnModel>;
  DataLakeTableColumns: ResolverTypeWrapper<Omit<DataLakeTableColumns, 'columns'> & { columns: ReadonlyArray<ResolversTypes['DataLakeColumn']> }>;
  DataLakeTable: ResolverTypeWrapper<NamedTableModel>;
  DataLakeTableEdge: ResolverTypeWrapper<Omit<DataLakeTableEdge, 'node'> & { node: ResolversTypes['DataLakeTable'] }>;
  DataLakeTableConnection: ResolverTypeWrapper<Omit<DataLakeTableConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DataLakeTableEdge']> }>;
  DataLakeDatabase: ResolverTypeWrapper<Omit<DataLakeDatabase, 'tables'> & { tables: ReadonlyArray<ResolversTypes['DataLakeTable']> }>;
  DataLakeDatabaseTablesInput: DataLakeDatabaseTablesInput;
  DataLakeDatabaseTableInput: DataLakeDatabaseTableInput;
  SharingKind: SharingKind;
  Sharing: ResolverTypeWrapper<SharingModel>;
  SharingInput: SharingInput;
  StreamType: StreamType;
  HttpAuthMethod: HttpAuthMethod;
  SourceHealth: SourceHealth;
  SourceAlarmState: SourceAlarmState;
  NoDataAlarm: ResolverTypeWrapper<NoDataAlarm>;
  LagAlarm: ResolverTypeWrapper<LagAlarm>;
  HttpAuth: ResolverTypeWrapper<HttpAuth>;
  StreamOptions: ResolverTypeWrapper<StreamOptions>;
  LogSourceName: ResolverTypeWrapper<LogSourceName>;
  ConservationCounts: ResolverTypeWrapper<ConservationCountsModel>;
  ConservationBucket: ResolverTypeWrapper<Omit<ConservationBucket, 'counts'> & { counts: ResolversTypes['ConservationCounts'] }>;
  LogTypeCounts: ResolverTypeWrapper<Omit<LogTypeCounts, 'counts'> & { counts: ResolversTypes['ConservationCounts'] }>;
  LogSource: ResolverTypeWrapper<LogSourceModel>;
  HttpLogSource: ResolverTypeWrapper<LogSourceModel>;
  S3LogIntegration: ResolverTypeWrapper<LogSourceModel>;
  BucketObjectState: BucketObjectState;
  BucketBackfillState: BucketBackfillState;
  BucketBackfill: ResolverTypeWrapper<ShownBackfillModel>;
  BucketObjectCounts: ResolverTypeWrapper<BucketObjectCounts>;
  BucketObject: ResolverTypeWrapper<BucketObjectModel>;
  BucketObjectConnection: ResolverTypeWrapper<Omit<BucketObjectConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['BucketObject']> }>;
  BucketConnectionCheck: ResolverTypeWrapper<BucketConnectionCheck>;
  S3PrefixLogTypes: ResolverTypeWrapper<S3PrefixLogTypes>;
  SourcesEdge: ResolverTypeWrapper<Omit<SourcesEdge, 'node'> & { node: ResolversTypes['LogSource'] }>;
  SourcesConnection: ResolverTypeWrapper<Omit<SourcesConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SourcesEdge']> }>;
  SourcesInput: SourcesInput;
  IngestFailure: ResolverTypeWrapper<IngestFailure>;
  IngestFailureConnection: ResolverTypeWrapper<IngestFailureConnection>;
  HttpAuthInput: HttpAuthInput;
  StreamOptionsInput: StreamOptionsInput;
  CreateHttpSourceInput: CreateHttpSourceInput;
  UpdateHttpSourceInput: UpdateHttpSourceInput;
  S3PrefixLogTypesInput: S3PrefixLogTypesInput;
  CreateS3SourceInput: CreateS3SourceInput;
  UpdateS3SourceInput: UpdateS3SourceInput;
  CheckS3ConnectionInput: CheckS3ConnectionInput;
  PreviewS3ObjectsInput: PreviewS3ObjectsInput;
  ObjectPreviewPayload: ResolverTypeWrapper<ObjectPreviewPayload>;
  CheckS3ConnectionPayload: ResolverTypeWrapper<CheckS3ConnectionPayload>;
  RetryBucketObjectsInput: RetryBucketObjectsInput;
  RetryBucketObjectsPayload: ResolverTypeWrapper<RetryBucketObjectsPayload>;
  S3Setup: ResolverTypeWrapper<S3Setup>;
  FindS3PrincipalInput: FindS3PrincipalInput;
  FindS3PrincipalPayload: ResolverTypeWrapper<FindS3PrincipalPayload>;
  StartBucketBackfillInput: StartBucketBackfillInput;
  ChangeBucketBackfillInput: ChangeBucketBackfillInput;
  BucketBackfillPayload: ResolverTypeWrapper<Omit<BucketBackfillPayload, 'backfill'> & { backfill: ResolversTypes['BucketBackfill'] }>;
  SetNoDataAlarmInput: SetNoDataAlarmInput;
  SetNoDataAlarmPayload: ResolverTypeWrapper<Omit<SetNoDataAlarmPayload, 'logSource'> & { logSource: ResolversTypes['LogSource'] }>;
  SetLagAlarmInput: SetLagAlarmInput;
  SetLagAlarmPayload: ResolverTypeWrapper<Omit<SetLagAlarmPayload, 'logSource'> & { logSource: ResolversTypes['LogSource'] }>;
  SetSecretExpiryInput: SetSecretExpiryInput;
  SetSecretExpiryPayload: ResolverTypeWrapper<Omit<SetSecretExpiryPayload, 'logSource'> & { logSource: ResolversTypes['LogSource'] }>;
  S3LogSourcePayload: ResolverTypeWrapper<Omit<S3LogSourcePayload, 'logSource'> & { logSource: ResolversTypes['S3LogIntegration'] }>;
  DeleteSourceInput: DeleteSourceInput;
  HttpLogSourcePayload: ResolverTypeWrapper<Omit<HttpLogSourcePayload, 'logSource'> & { logSource: ResolversTypes['HttpLogSource'] }>;
  BucketDataRow: ResolverTypeWrapper<BucketDataRow>;
  BucketData: ResolverTypeWrapper<BucketData>;
  BucketDataPageInfo: ResolverTypeWrapper<BucketDataPageInfo>;
  ViewBucketDataFilters: ViewBucketDataFilters;
  ViewBucketDataInput: ViewBucketDataInput;
  FailureReason: ResolverTypeWrapper<FailureReason>;
  SyslogProtocol: SyslogProtocol;
  SyslogClientCheck: SyslogClientCheck;
  SyslogTls: ResolverTypeWrapper<SyslogTls>;
  SyslogListener: ResolverTypeWrapper<SyslogListenerModel>;
  SyslogLogSource: ResolverTypeWrapper<LogSourceModel>;
  SyslogTlsInput: SyslogTlsInput;
  CreateSyslogSourceInput: CreateSyslogSourceInput;
  UpdateSyslogSourceInput: UpdateSyslogSourceInput;
  SyslogLogSourcePayload: ResolverTypeWrapper<Omit<SyslogLogSourcePayload, 'logSource'> & { logSource: ResolversTypes['SyslogLogSource'] }>;
  User: ResolverTypeWrapper<UserModel>;
  UserName: ResolverTypeWrapper<UserName>;
  Viewer: ResolverTypeWrapper<Viewer>;
  InviteUserInput: InviteUserInput;
  UpdateUserInput: UpdateUserInput;
  InviteUserPayload: ResolverTypeWrapper<Omit<InviteUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  PasswordResetLinkPayload: ResolverTypeWrapper<Omit<PasswordResetLinkPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UserPayload: ResolverTypeWrapper<Omit<UserPayload, 'user'> & { user: ResolversTypes['User'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AlertView: AlertViewModel;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  SaveAlertViewInput: SaveAlertViewInput;
  ActorReference: ShownActorModel;
  RecordedActor: ActorReferenceModel;
  AlertOrigin: ResolversUnionTypes<ResolversParentTypes>['AlertOrigin'];
  Detection: Detection;
  SystemError: SystemError;
  Alert: AlertModel;
  Int: Scalars['Int']['output'];
  RunbookTick: RunbookTickModel;
  AlertEntity: RelatedEntityModel;
  RelatedAlert: AlertModel;
  AlertTimeline: Omit<AlertTimeline, 'events' | 'alerts'> & { events: ReadonlyArray<ResolversParentTypes['TimelineEvents']>, alerts: ReadonlyArray<ResolversParentTypes['TimelineAlert']> };
  Float: Scalars['Float']['output'];
  TimelineEvents: AlertEventBucketModel;
  TimelineAlert: TimelineAlertModel;
  SimilarAlerts: Omit<SimilarAlerts, 'alerts'> & { alerts: ReadonlyArray<ResolversParentTypes['SimilarAlert']> };
  SimilarAlert: SimilarAlertModel;
  EntitySighting: DatedSightingModel;
  AlertEventTimes: AlertEventTimes;
  AlertHistoryEntry: AlertHistoryEntryModel;
  AlertEdge: Omit<AlertEdge, 'node'> & { node: ResolversParentTypes['Alert'] };
  AlertConnection: Omit<AlertConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AlertEdge']> };
  AlertsInput: AlertsInput;
  AlertEntityInput: AlertEntityInput;
  EntityName: EntityName;
  AlertGroupsInput: AlertGroupsInput;
  AlertListGroup: AlertListGroupModel;
  AlertListGroupEdge: Omit<AlertListGroupEdge, 'node'> & { node: ResolversParentTypes['AlertListGroup'] };
  AlertListGroupConnection: Omit<AlertListGroupConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AlertListGroupEdge']> };
  UpdateAlertStatusByIdInput: UpdateAlertStatusByIdInput;
  UpdateAlertsAssigneeByIdInput: UpdateAlertsAssigneeByIdInput;
  UpdateAlertsAssigneeByEmailInput: UpdateAlertsAssigneeByEmailInput;
  TickRunbookStepInput: TickRunbookStepInput;
  SnoozeAlertsInput: SnoozeAlertsInput;
  ChangeMatchingAlertsInput: ChangeMatchingAlertsInput;
  MatchingChange: MatchingChangeModel;
  CreateAlertCommentInput: CreateAlertCommentInput;
  AlertComment: Omit<AlertComment, 'createdBy' | 'entity'> & { createdBy: ResolversParentTypes['ActorReference'], entity: ResolversParentTypes['AlertCommentEntity'] };
  AlertCommentEntity: ResolversUnionTypes<ResolversParentTypes>['AlertCommentEntity'];
  CreateAlertCommentPayload: Omit<CreateAlertCommentPayload, 'alert' | 'comment'> & { alert: ResolversParentTypes['Alert'], comment: ResolversParentTypes['AlertComment'] };
  OutcomeSummary: OutcomeSummary;
  WeekOfOutcomes: WeekOfOutcomes;
  DetectionOutcomes: DetectionOutcomes;
  AlertsPayload: Omit<AlertsPayload, 'alerts'> & { alerts: ReadonlyArray<ResolversParentTypes['Alert']> };
  TickRunbookStepPayload: Omit<TickRunbookStepPayload, 'alert'> & { alert: ResolversParentTypes['Alert'] };
  APIToken: ApiTokenModel;
  CreateAPITokenInput: CreateApiTokenInput;
  CreateAPITokenPayload: Omit<CreateApiTokenPayload, 'token'> & { token: ResolversParentTypes['APIToken'] };
  RotateAPITokenPayload: RotateApiTokenPayload;
  RotatedAPIToken: RotatedApiToken;
  DemoProgress: DemoProgress;
  AppConfig: AppConfig;
  AttackMapInput: AttackMapInput;
  AttackMap: AttackMap;
  AttackMapDetection: AttackMapDetection;
  AttackMapAlerts: AttackMapAlerts;
  MapDetectionsInput: MapDetectionsInput;
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  DeletedPayload: DeletedPayload;
  BucketCollection: ResolversInterfaceTypes<ResolversParentTypes>['BucketCollection'];
  BucketLogSource: LogSourceModel;
  BucketConnection: BucketConnection;
  BucketConnectionInput: BucketConnectionInput;
  CreateBucketSourceInput: CreateBucketSourceInput;
  UpdateBucketSourceInput: UpdateBucketSourceInput;
  CheckBucketConnectionInput: CheckBucketConnectionInput;
  PreviewBucketObjectsInput: PreviewBucketObjectsInput;
  CheckBucketConnectionPayload: CheckBucketConnectionPayload;
  BucketLogSourcePayload: Omit<BucketLogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['BucketLogSource'] };
  Case: CaseSummaryModel;
  CaseAlert: ShownCaseAlertModel;
  CaseEntry: CaseEntryModel;
  CaseAttachment: CaseAttachmentModel;
  CaseEdge: Omit<CaseEdge, 'node'> & { node: ResolversParentTypes['Case'] };
  CaseConnection: Omit<CaseConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CaseEdge']> };
  CasesInput: CasesInput;
  CreateCaseInput: CreateCaseInput;
  UpdateCaseInput: UpdateCaseInput;
  CaseAlertsInput: CaseAlertsInput;
  MatchingCaseAlertsInput: MatchingCaseAlertsInput;
  AddCaseNoteInput: AddCaseNoteInput;
  MergeCasesInput: MergeCasesInput;
  LinkedCasesInput: LinkedCasesInput;
  CasePayload: Omit<CasePayload, 'case'> & { case: ResolversParentTypes['Case'] };
  AddedCaseAlertsPayload: Omit<AddedCaseAlertsPayload, 'case'> & { case: ResolversParentTypes['Case'] };
  CaseSigningKey: CaseSigningKey;
  CloudAccount: Omit<CloudAccount, 'createdBy'> & { createdBy: ResolversParentTypes['ActorReference'] };
  AwsScanConfig: AwsScanConfig;
  AwsScanConfigInput: AwsScanConfigInput;
  CreateCloudAccountInput: CreateCloudAccountInput;
  UpdateCloudAccountInput: UpdateCloudAccountInput;
  DeleteCloudAccountInput: DeleteCloudAccountInput;
  CloudAccountEdge: Omit<CloudAccountEdge, 'node'> & { node: ResolversParentTypes['CloudAccount'] };
  CloudAccountConnection: Omit<CloudAccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CloudAccountEdge']> };
  CloudAccountPayload: Omit<CloudAccountPayload, 'cloudAccount'> & { cloudAccount: ResolversParentTypes['CloudAccount'] };
  SeverityCompliance: Omit<SeverityCompliance, 'counts'> & { counts: ResolversParentTypes['ComplianceCounts'] };
  ResourceGroup: ResourceGroup;
  FailingPolicy: Omit<FailingPolicy, 'counts'> & { counts: ResolversParentTypes['ComplianceCounts'] };
  FailingResource: Omit<FailingResource, 'resource'> & { resource: ResolversParentTypes['Resource'] };
  CloudSecurity: CloudSecurityModel;
  CodeUse: CodeUse;
  CodeUseReport: CodeUseReport;
  CodeTestReport: CodeTestReport;
  GlobalHelperInput: GlobalHelperInput;
  SaveGlobalHelperInput: SaveGlobalHelperInput;
  SavedGlobalHelper: Omit<SavedGlobalHelper, 'helper'> & { helper?: Maybe<ResolversParentTypes['GlobalHelper']> };
  DataModelMappingInput: DataModelMappingInput;
  DataModelInput: DataModelInput;
  SaveDataModelInput: SaveDataModelInput;
  SavedDataModel: Omit<SavedDataModel, 'dataModel'> & { dataModel?: Maybe<ResolversParentTypes['DataModel']> };
  CodeChange: Omit<CodeChange, 'by'> & { by?: Maybe<ResolversParentTypes['ActorReference']> };
  CodeHistory: Omit<CodeHistory, 'changes'> & { changes: ReadonlyArray<ResolversParentTypes['CodeChange']> };
  CloneInput: CloneInput;
  Schedule: Schedule;
  DataModelMapping: DataModelMapping;
  DataModel: Omit<DataModel, 'mappings' | 'createdBy' | 'lastModifiedBy'> & { mappings: ReadonlyArray<ResolversParentTypes['DataModelMapping']>, createdBy?: Maybe<ResolversParentTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversParentTypes['ActorReference']> };
  GlobalHelper: Omit<GlobalHelper, 'createdBy' | 'lastModifiedBy'> & { createdBy?: Maybe<ResolversParentTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversParentTypes['ActorReference']> };
  QueryEmail: QueryEmail;
  SavedQuery: Omit<SavedQuery, 'createdBy' | 'lastModifiedBy' | 'lastRun'> & { createdBy?: Maybe<ResolversParentTypes['ActorReference']>, lastModifiedBy?: Maybe<ResolversParentTypes['ActorReference']>, lastRun?: Maybe<ResolversParentTypes['QueryRun']> };
  ScheduledPrompt: ScheduledPrompt;
  DataModelConnection: Omit<DataModelConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DataModelEdge']> };
  DataModelEdge: Omit<DataModelEdge, 'node'> & { node: ResolversParentTypes['DataModel'] };
  GlobalHelperConnection: Omit<GlobalHelperConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['GlobalHelperEdge']> };
  GlobalHelperEdge: Omit<GlobalHelperEdge, 'node'> & { node: ResolversParentTypes['GlobalHelper'] };
  SavedQueryConnection: Omit<SavedQueryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SavedQueryEdge']> };
  SavedQueryEdge: Omit<SavedQueryEdge, 'node'> & { node: ResolversParentTypes['SavedQuery'] };
  ScheduledPromptConnection: ScheduledPromptConnection;
  ScheduledPromptEdge: ScheduledPromptEdge;
  ContentItemsInput: ContentItemsInput;
  UploadStatistics: UploadStatistics;
  DetectionEntitiesUploadResult: DetectionEntitiesUploadResult;
  DetectionEntitiesUploadStatus: Omit<DetectionEntitiesUploadStatus, 'createdBy'> & { createdBy: ResolversParentTypes['ActorReference'] };
  UploadDetectionEntitiesAsyncInput: UploadDetectionEntitiesAsyncInput;
  UploadDetectionEntitiesInput: UploadDetectionEntitiesInput;
  ValidateBulkUploadInput: ValidateBulkUploadInput;
  UploadReceipt: UploadReceipt;
  BulkUploadIssue: BulkUploadIssue;
  BulkUploadValidation: BulkUploadValidation;
  ValidateBulkUploadStatus: ValidateBulkUploadStatus;
  DeleteDetectionsInput: DeleteDetectionsInput;
  DeleteDetectionsResult: DeleteDetectionsResult;
  DeleteSavedQueriesByNameInput: DeleteSavedQueriesByNameInput;
  DeleteSavedQueriesByNameResult: DeleteSavedQueriesByNameResult;
  TestCorrelationRuleYAMLInput: TestCorrelationRuleYamlInput;
  CorrelationTestResult: CorrelationTestResult;
  TestCorrelationRuleYAMLResult: TestCorrelationRuleYamlResult;
  TranspileSimpleDetectionsToPythonInput: TranspileSimpleDetectionsToPythonInput;
  TranspileSimpleDetectionsToPythonResult: TranspileSimpleDetectionsToPythonResult;
  TranspileFiltersInput: TranspileFiltersInput;
  TranspileFiltersResult: TranspileFiltersResult;
  FeatureFlagInput: FeatureFlagInput;
  GetFeatureFlagsInput: GetFeatureFlagsInput;
  FeatureFlag: FeatureFlag;
  FeatureFlags: FeatureFlags;
  MetricsInput: MetricsInput;
  MetricSeries: MetricSeries;
  MetricTotal: MetricTotal;
  RuleMetric: RuleMetric;
  Metrics: MetricsRangeModel;
  CreatePerfTestInput: CreatePerfTestInput;
  ReplaySizeWindow: ReplaySizeWindow;
  ReplayTimeWindow: ReplayTimeWindow;
  ReplayDataWindow: ReplayDataWindow;
  ReplayScope: ReplayScope;
  ReplaySummary: ReplaySummary;
  Replay: Replay;
  CreatePerfTestResult: CreatePerfTestResult;
  StopReplayInput: StopReplayInput;
  StopReplayResult: StopReplayResult;
  RepositoryFile: RepositoryFile;
  DashboardPanel: DashboardPanelModel;
  DashboardVariable: DashboardVariable;
  Dashboard: DashboardModel;
  DashboardPanelInput: DashboardPanelInput;
  DashboardVariableInput: DashboardVariableInput;
  SaveDashboardInput: SaveDashboardInput;
  QueryIssuer: ResolversUnionTypes<ResolversParentTypes>['QueryIssuer'];
  DataLakeQueryMetadata: DataLakeQueryMetadata;
  DataLakeQueryAnnotations: DataLakeQueryAnnotations;
  DataLakeQueryProgress: DataLakeQueryProgress;
  QueryChartProperty: QueryChartProperty;
  QueryTableProperty: QueryTableProperty;
  QueryUserConfig: QueryUserConfig;
  DerivedDataLakeQuery: DerivedDataLakeQuery;
  DataLakeQuery: DataLakeQueryModel;
  DataLakeQueryStats: DataLakeQueryStats;
  DataLakeQueryColumns: DataLakeQueryColumns;
  DataLakeQueryRow: DataLakeQueryRow;
  DataLakeQueryResults: DataLakeQueryResults;
  DataLakeQueryResultsInput: DataLakeQueryResultsInput;
  DataLakeQueryEdge: Omit<DataLakeQueryEdge, 'node'> & { node: ResolversParentTypes['DataLakeQuery'] };
  DataLakeQueryConnection: Omit<DataLakeQueryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DataLakeQueryEdge']> };
  DataLakeQueriesInput: DataLakeQueriesInput;
  QueryVariableInput: QueryVariableInput;
  QueryVariable: QueryVariable;
  ExecuteDataLakeQueryInput: ExecuteDataLakeQueryInput;
  ExecuteDataLakeQueryResult: ExecuteDataLakeQueryResult;
  CheckedDataLakeQuery: CheckedQueryModel;
  ScanEstimate: ScanEstimate;
  ExecuteIndicatorSearchQueryInput: ExecuteIndicatorSearchQueryInput;
  CancelDataLakeQueryInput: CancelDataLakeQueryInput;
  CancelDataLakeQueryResult: CancelDataLakeQueryResult;
  QueryChartPropertyInput: QueryChartPropertyInput;
  QueryTablePropertyInput: QueryTablePropertyInput;
  UpdateQueryUserConfigInput: UpdateQueryUserConfigInput;
  VolumeTotals: VolumeTotals;
  Volume: Volume;
  DataVolume: DataVolume;
  FailingReason: FailingReason;
  LogTypeLag: LogTypeLag;
  TrailDetail: TrailDetail;
  TrailStep: TrailStep;
  DecisionTrail: DecisionTrail;
  StoredEventInput: StoredEventInput;
  ExplainDecisionInput: ExplainDecisionInput;
  Destination: DestinationModel;
  DestinationReach: DestinationReach;
  ReachingDetection: ReachingDetection;
  QuietSettings: QuietSettings;
  QuietHours: QuietHours;
  Reminder: Reminder;
  DestinationHealth: DestinationHealth;
  DestinationUse: DestinationUse;
  DestinationKind: DestinationKind;
  ToolSetup: ToolSetup;
  AlertDelivery: AlertDelivery;
  AlertDispatch: DeliveryWithAttemptsModel;
  RoutingExplanation: Omit<RoutingExplanation, 'reasons'> & { reasons: ReadonlyArray<ResolversParentTypes['RoutingReason']> };
  RoutingReason: Omit<RoutingReason, 'destination' | 'hold'> & { destination: ResolversParentTypes['Destination'], hold?: Maybe<ResolversParentTypes['DeliveryHold']> };
  DeliveryHold: Omit<DeliveryHold, 'mute'> & { mute?: Maybe<ResolversParentTypes['Mute']> };
  DeliveriesInput: DeliveriesInput;
  PendingDelivery: Omit<PendingDelivery, 'dispatch' | 'alert'> & { dispatch: ResolversParentTypes['AlertDispatch'], alert: ResolversParentTypes['Alert'] };
  PendingDeliveryEdge: Omit<PendingDeliveryEdge, 'node'> & { node: ResolversParentTypes['PendingDelivery'] };
  DeliveryStateCount: DeliveryStateCount;
  PendingDeliveryConnection: Omit<PendingDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PendingDeliveryEdge']> };
  DeliveryResponse: DeliveryResponse;
  DestinationInput: DestinationInput;
  QuietSettingsInput: QuietSettingsInput;
  QuietHoursInput: QuietHoursInput;
  ReminderInput: ReminderInput;
  UpdateDestinationInput: UpdateDestinationInput;
  TestDestinationInput: TestDestinationInput;
  PreviewMessageInput: PreviewMessageInput;
  RenderedMessage: RenderedMessage;
  MessagePreview: MessagePreview;
  RetryDeliveriesInput: RetryDeliveriesInput;
  RetryDeliveriesPayload: RetryDeliveriesPayload;
  DeliverAlertInput: DeliverAlertInput;
  ExplainRoutingInput: ExplainRoutingInput;
  DetectionChange: Omit<DetectionChange, 'by'> & { by?: Maybe<ResolversParentTypes['ActorReference']> };
  DetectionHistory: Omit<DetectionHistory, 'changes'> & { changes: ReadonlyArray<ResolversParentTypes['DetectionChange']> };
  DetectionHistoryInput: DetectionHistoryInput;
  RestoreDetectionVersionInput: RestoreDetectionVersionInput;
  DetectionFacet: DetectionFacet;
  DetectionFacets: DetectionFacets;
  TagDetectionsInput: TagDetectionsInput;
  DraftProblem: DraftProblem;
  UntakenBranch: UntakenBranch;
  LineCoverage: LineCoverage;
  DraftTestReport: DraftTestReport;
  SaveDetectionInput: SaveDetectionInput;
  SavedDetection: Omit<SavedDetection, 'detection'> & { detection?: Maybe<ResolversParentTypes['DetectionEntity']> };
  CorrelationRuleOutputInput: CorrelationRuleOutputInput;
  CorrelationTestInput: CorrelationTestInput;
  TestCorrelationRuleInput: TestCorrelationRuleInput;
  TestCorrelationRuleResult: TestCorrelationRuleResult;
  DetectionReportInput: DetectionReportInput;
  PutCorrelationRuleInput: PutCorrelationRuleInput;
  PutCorrelationRuleResult: Omit<PutCorrelationRuleResult, 'rule'> & { rule: ResolversParentTypes['CorrelationRule'] };
  DetectionIdsInput: DetectionIdsInput;
  DetectionIdsPaging: DetectionIdsPaging;
  DetectionIds: DetectionIds;
  DetectionMock: DetectionMock;
  DetectionTest: DetectionTest;
  DetectionReport: DetectionReport;
  DetectionTestRun: DetectionTestRun;
  DetectionTestStatus: DetectionTestStatus;
  DetectionEntity: DetectionModel;
  Rule: RuleModel;
  RuleActivity: RuleActivity;
  RuleEdge: Omit<RuleEdge, 'node'> & { node: ResolversParentTypes['Rule'] };
  RuleConnection: Omit<RuleConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['RuleEdge']> };
  RulesInput: RulesInput;
  Policy: PolicyModel;
  CorrelationTest: CorrelationTest;
  CorrelationRule: CorrelationRuleModel;
  DetectionEntityEdge: Omit<DetectionEntityEdge, 'node'> & { node: ResolversParentTypes['DetectionEntity'] };
  DetectionEntityConnection: Omit<DetectionEntityConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DetectionEntityEdge']> };
  DetectionsInput: DetectionsInput;
  MatchingDetection: MatchingDetection;
  RuleTestResult: RuleTestResult;
  RulePythonBody: RulePythonBody;
  FilterFieldsInput: FilterFieldsInput;
  FilterField: FilterField;
  LogTypeFilterFields: LogTypeFilterFields;
  FilterFields: FilterFields;
  FlatFilterFields: FlatFilterFields;
  FilteredAlert: FilteredAlert;
  FilterImpact: FilterImpact;
  FilterImpactInput: FilterImpactInput;
  AddedTestInput: AddedTestInput;
  UpdateRuleAndFilterInput: UpdateRuleAndFilterInput;
  GeneralSettings: GeneralSettings;
  UpdateGeneralSettingsInput: UpdateGeneralSettingsInput;
  AIInferenceUsage: AiInferenceUsage;
  AIInferenceStream: Omit<AiInferenceStream, 'createdBy'> & { createdBy: ResolversParentTypes['ActorReference'] };
  AIInferenceStreamEdge: Omit<AiInferenceStreamEdge, 'node'> & { node: ResolversParentTypes['AIInferenceStream'] };
  AIInferenceStreamConnection: Omit<AiInferenceStreamConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AIInferenceStreamEdge']> };
  AISummaryMetadataInput: AiSummaryMetadataInput;
  AISummarizeAlertInput: AiSummarizeAlertInput;
  AIInferenceStreamsMetadataInput: AiInferenceStreamsMetadataInput;
  EditAIInferenceStreamInput: EditAiInferenceStreamInput;
  LookupAssociation: LookupAssociation;
  LookupFile: LookupFile;
  LookupTable: StoredLookupTableModel;
  LookupAssociationInput: LookupAssociationInput;
  LookupRefreshInput: LookupRefreshInput;
  LookupQueryInput: LookupQueryInput;
  LookupTableInput: LookupTableInput;
  UpdateLookupTableInput: UpdateLookupTableInput;
  UploadLookupTableFileInput: UploadLookupTableFileInput;
  UploadLookupTableFilePayload: Omit<UploadLookupTableFilePayload, 'lookupTable'> & { lookupTable: ResolversParentTypes['LookupTable'] };
  GenerateEnrichedEventInput: GenerateEnrichedEventInput;
  GenerateEnrichedEventPayload: GenerateEnrichedEventPayload;
  LookupRowsInput: LookupRowsInput;
  LookupRows: LookupRows;
  LookupMatchInput: LookupMatchInput;
  LookupMatch: LookupMatch;
  LookupDetectionUse: LookupDetectionUse;
  LookupQueryUse: LookupQueryUse;
  LookupUses: LookupUses;
  MailSettings: MailSettings;
  MailSettingsInput: MailSettingsInput;
  MailTestResult: MailTestResult;
  FailedMail: FailedMail;
  FailedMailEdge: FailedMailEdge;
  FailedMailConnection: FailedMailConnection;
  FailedMailsInput: FailedMailsInput;
  Mute: MuteModel;
  MuteMessagesInput: MuteMessagesInput;
  MuteMessagesPayload: Omit<MuteMessagesPayload, 'mute'> & { mute: ResolversParentTypes['Mute'] };
  UnmuteMessagesInput: UnmuteMessagesInput;
  UnmuteMessagesPayload: UnmuteMessagesPayload;
  NotebookStep: NotebookStepModel;
  Notebook: NotebookModel;
  NotebookStepInput: NotebookStepInput;
  SaveNotebookInput: SaveNotebookInput;
  Notification: NotificationModel;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NotificationEdge']> };
  NotificationsInput: NotificationsInput;
  UpdateNotificationInput: UpdateNotificationInput;
  UpdateUserNotificationsInput: UpdateUserNotificationsInput;
  NotificationChannel: NotificationChannel;
  NotificationPreference: NotificationPreference;
  NotificationChannelInput: NotificationChannelInput;
  NotificationPreferenceInput: NotificationPreferenceInput;
  PutNotificationPreferencesInput: PutNotificationPreferencesInput;
  LabelledCount: LabelledCount;
  TimeSeries: TimeSeries;
  TimeSeriesGroup: TimeSeriesGroup;
  OverviewTotals: OverviewTotals;
  Overview: Overview;
  RuleCount: RuleCount;
  PackVersion: PackVersion;
  PackItem: PackItem;
  PackGap: PackGap;
  PackLogType: PackLogType;
  Pack: ShownPackModel;
  PackConnection: Omit<PackConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PackEdge']> };
  PackEdge: Omit<PackEdge, 'node'> & { node: ResolversParentTypes['Pack'] };
  PacksInput: PacksInput;
  PackOverride: PackOverride;
  PackItemChange: PackItemChange;
  PackChanges: PackChanges;
  PackVersionInput: PackVersionInput;
  PackSource: PackSourceModel;
  PackSourceInput: PackSourceInput;
  UpdatePackSourceInput: UpdatePackSourceInput;
  DetectionDraftInput: DetectionDraftInput;
  StartPreviewInput: StartPreviewInput;
  PreviewedResource: PreviewedResource;
  PreviewedResourceCounts: PreviewedResourceCounts;
  PreviewedResourceGroup: PreviewedResourceGroup;
  PreviewedResources: PreviewedResources;
  PreviewedEvent: PreviewedEvent;
  PreviewedAlert: PreviewedAlert;
  PreviewedDifference: PreviewedDifference;
  LostAlertEndingCount: LostAlertEndingCount;
  LostAlert: LostAlert;
  LostAlerts: LostAlerts;
  PreviewedSeverity: PreviewedSeverity;
  PreviewBucket: PreviewBucket;
  PreviewedError: PreviewedError;
  PreviewedStep: PreviewedStep;
  PreviewedQuery: PreviewedQuery;
  PreviewSummary: PreviewSummary;
  DetectionPreview: ShownPreviewModel;
  GetPresignedUploadURLInput: GetPresignedUploadUrlInput;
  ProjectUploadPlace: ProjectUploadPlace;
  BulkUploadDetectionsInput: BulkUploadDetectionsInput;
  BulkUploadDetectionsResult: BulkUploadDetectionsResult;
  BulkUploadDetectionsResults: BulkUploadDetectionsResults;
  BulkUploadDetectionsStatus: BulkUploadDetectionsStatus;
  PullLogSource: LogSourceModel;
  PullValue: PullValue;
  PullProblem: PullProblem;
  PullStream: PullStream;
  PullFieldOption: PullFieldOption;
  PullField: PullField;
  PullAuthentication: PullAuthentication;
  PullStreamInfo: PullStreamInfo;
  PullProvider: CataloguedPullerModel;
  PullPermissions: PullPermissions;
  PullValueInput: PullValueInput;
  CreatePullSourceInput: CreatePullSourceInput;
  UpdatePullSourceInput: UpdatePullSourceInput;
  CheckPullConnectionInput: CheckPullConnectionInput;
  PullHeader: PullHeader;
  PullExchange: PullExchange;
  PullEventTrial: PullEventTrial;
  PullConnectionCheck: PullConnectionCheck;
  CheckPullConnectionPayload: CheckPullConnectionPayload;
  PullLogSourcePayload: Omit<PullLogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['PullLogSource'] };
  AuthorizePullSourceInput: AuthorizePullSourceInput;
  AuthorizePullSourcePayload: AuthorizePullSourcePayload;
  PullNowInput: PullNowInput;
  Puller: StoredPullerModel;
  PullerProblem: PullerProblem;
  PullerCheck: Omit<PullerCheck, 'provider'> & { provider?: Maybe<ResolversParentTypes['PullProvider']> };
  CheckPullerInput: CheckPullerInput;
  SavePullerInput: SavePullerInput;
  SavePullerPayload: Omit<SavePullerPayload, 'puller'> & { puller: ResolversParentTypes['Puller'] };
  DeletePullerInput: DeletePullerInput;
  DeletePullerPayload: DeletePullerPayload;
  DownloadError: DownloadError;
  QueryDownload: QueryDownload;
  QueryDownloadEdge: QueryDownloadEdge;
  QueryDownloadConnection: QueryDownloadConnection;
  StartAsyncDownloadInput: StartAsyncDownloadInput;
  StartAsyncDownloadResult: StartAsyncDownloadResult;
  AsyncQueryDownloadUrlInput: AsyncQueryDownloadUrlInput;
  AsyncQueryDownloadUrl: AsyncQueryDownloadUrl;
  QueryDownloadsInput: QueryDownloadsInput;
  QueryRun: QueryRunModel;
  QueueLogSource: LogSourceModel;
  QueueConnection: QueueConnection;
  TopicLag: TopicLag;
  QueueMessageCounts: QueueMessageCounts;
  FailedMessage: FailedMessage;
  FailedMessageConnection: FailedMessageConnection;
  QueueConnectionCheck: QueueConnectionCheck;
  QueueConnectionInput: QueueConnectionInput;
  CreateQueueSourceInput: CreateQueueSourceInput;
  UpdateQueueSourceInput: UpdateQueueSourceInput;
  CheckQueueConnectionInput: CheckQueueConnectionInput;
  CheckQueueConnectionPayload: CheckQueueConnectionPayload;
  FailedMessagesInput: FailedMessagesInput;
  FailedMessagesPayload: FailedMessagesPayload;
  QueueLogSourcePayload: Omit<QueueLogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['QueueLogSource'] };
  RecurringWork: RecurringWork;
  ComplianceCounts: ComplianceCounts;
  Compliance: ComplianceModel;
  ResourceSuppression: ResourceSuppression;
  ComplianceChange: ComplianceChangeModel;
  ComplianceEdge: Omit<ComplianceEdge, 'node'> & { node: ResolversParentTypes['Compliance'] };
  ComplianceConnection: Omit<ComplianceConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ComplianceEdge']> };
  Resource: ResourceModel;
  ResourceEdge: Omit<ResourceEdge, 'node'> & { node: ResolversParentTypes['Resource'] };
  ResourceConnection: Omit<ResourceConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ResourceEdge']> };
  ResourcesInput: ResourcesInput;
  PolicyResourcesInput: PolicyResourcesInput;
  ResourceInput: ResourceInput;
  PutResourcesResult: PutResourcesResult;
  SuppressComplianceInput: SuppressComplianceInput;
  UnsuppressComplianceInput: UnsuppressComplianceInput;
  Role: RoleModel;
  PermissionDetails: PermissionDetails;
  RoleReferenceInput: RoleReferenceInput;
  RolesInput: RolesInput;
  DeleteRoleInput: DeleteRoleInput;
  CreateRoleInput: CreateRoleInput;
  UpdateRoleInput: UpdateRoleInput;
  RolePayload: Omit<RolePayload, 'role'> & { role: ResolversParentTypes['Role'] };
  ScheduleInput: ScheduleInput;
  QueryEmailInput: QueryEmailInput;
  SavedQueryInput: SavedQueryInput;
  SavedQueryPayload: Omit<SavedQueryPayload, 'savedQuery'> & { savedQuery: ResolversParentTypes['SavedQuery'] };
  DeletedSavedQueries: DeletedSavedQueries;
  Schema: StoredSchemaModel;
  SchemaRevision: SchemaRevision;
  SchemaEdge: Omit<SchemaEdge, 'node'> & { node: ResolversParentTypes['Schema'] };
  SchemaConnection: Omit<SchemaConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SchemaEdge']> };
  SchemasInput: SchemasInput;
  CreateOrUpdateSchemaInput: CreateOrUpdateSchemaInput;
  SchemaPayload: Omit<SchemaPayload, 'schema'> & { schema: ResolversParentTypes['Schema'] };
  CloneSchemaInput: CloneSchemaInput;
  ArchiveSchemaInput: ArchiveSchemaInput;
  CheckSchemaInput: CheckSchemaInput;
  SchemaProblem: SchemaProblem;
  SchemaCheck: SchemaCheck;
  SchemaSamplesInput: SchemaSamplesInput;
  InferSchemaInput: InferSchemaInput;
  SampleFailure: SampleFailure;
  InferredSchema: InferredSchema;
  TestSchemaInput: TestSchemaInput;
  SchemaTestReport: SchemaTestReport;
  ParseSamplesInput: ParseSamplesInput;
  ParsedPiece: ParsedPiece;
  PatternStop: PatternStop;
  ParsedLine: ParsedLine;
  ParsedSamples: ParsedSamples;
  SchemaDraft: SchemaDraft;
  SchemaDraftInput: SchemaDraftInput;
  DeleteSchemaDraftInput: DeleteSchemaDraftInput;
  SetFieldDiscoveryInput: SetFieldDiscoveryInput;
  PromoteDiscoveredFieldsInput: PromoteDiscoveredFieldsInput;
  ReprocessFailuresInput: ReprocessFailuresInput;
  FailureReprocessing: FailureReprocessing;
  EventConnection: EventConnection;
  SearchConditionInput: SearchConditionInput;
  SearchGroupInput: SearchGroupInput;
  SearchInput: SearchInput;
  HistogramBucket: HistogramBucket;
  HistogramSeries: HistogramSeries;
  Histogram: Histogram;
  FieldValueCount: FieldValueCount;
  FieldSummary: FieldSummary;
  DataLakeColumn: DescribedColumnModel;
  DataLakeTableColumns: Omit<DataLakeTableColumns, 'columns'> & { columns: ReadonlyArray<ResolversParentTypes['DataLakeColumn']> };
  DataLakeTable: NamedTableModel;
  DataLakeTableEdge: Omit<DataLakeTableEdge, 'node'> & { node: ResolversParentTypes['DataLakeTable'] };
  DataLakeTableConnection: Omit<DataLakeTableConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DataLakeTableEdge']> };
  DataLakeDatabase: Omit<DataLakeDatabase, 'tables'> & { tables: ReadonlyArray<ResolversParentTypes['DataLakeTable']> };
  DataLakeDatabaseTablesInput: DataLakeDatabaseTablesInput;
  DataLakeDatabaseTableInput: DataLakeDatabaseTableInput;
  Sharing: SharingModel;
  SharingInput: SharingInput;
  NoDataAlarm: NoDataAlarm;
  LagAlarm: LagAlarm;
  HttpAuth: HttpAuth;
  StreamOptions: StreamOptions;
  LogSourceName: LogSourceName;
  ConservationCounts: ConservationCountsModel;
  ConservationBucket: Omit<ConservationBucket, 'counts'> & { counts: ResolversParentTypes['ConservationCounts'] };
  LogTypeCounts: Omit<LogTypeCounts, 'counts'> & { counts: ResolversParentTypes['ConservationCounts'] };
  LogSource: LogSourceModel;
  HttpLogSource: LogSourceModel;
  S3LogIntegration: LogSourceModel;
  BucketBackfill: ShownBackfillModel;
  BucketObjectCounts: BucketObjectCounts;
  BucketObject: BucketObjectModel;
  BucketObjectConnection: Omit<BucketObjectConnection, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['BucketObject']> };
  BucketConnectionCheck: BucketConnectionCheck;
  S3PrefixLogTypes: S3PrefixLogTypes;
  SourcesEdge: Omit<SourcesEdge, 'node'> & { node: ResolversParentTypes['LogSource'] };
  SourcesConnection: Omit<SourcesConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SourcesEdge']> };
  SourcesInput: SourcesInput;
  IngestFailure: IngestFailure;
  IngestFailureConnection: IngestFailureConnection;
  HttpAuthInput: HttpAuthInput;
  StreamOptionsInput: StreamOptionsInput;
  CreateHttpSourceInput: CreateHttpSourceInput;
  UpdateHttpSourceInput: UpdateHttpSourceInput;
  S3PrefixLogTypesInput: S3PrefixLogTypesInput;
  CreateS3SourceInput: CreateS3SourceInput;
  UpdateS3SourceInput: UpdateS3SourceInput;
  CheckS3ConnectionInput: CheckS3ConnectionInput;
  PreviewS3ObjectsInput: PreviewS3ObjectsInput;
  ObjectPreviewPayload: ObjectPreviewPayload;
  CheckS3ConnectionPayload: CheckS3ConnectionPayload;
  RetryBucketObjectsInput: RetryBucketObjectsInput;
  RetryBucketObjectsPayload: RetryBucketObjectsPayload;
  S3Setup: S3Setup;
  FindS3PrincipalInput: FindS3PrincipalInput;
  FindS3PrincipalPayload: FindS3PrincipalPayload;
  StartBucketBackfillInput: StartBucketBackfillInput;
  ChangeBucketBackfillInput: ChangeBucketBackfillInput;
  BucketBackfillPayload: Omit<BucketBackfillPayload, 'backfill'> & { backfill: ResolversParentTypes['BucketBackfill'] };
  SetNoDataAlarmInput: SetNoDataAlarmInput;
  SetNoDataAlarmPayload: Omit<SetNoDataAlarmPayload, 'logSource'> & { logSource: ResolversParentTypes['LogSource'] };
  SetLagAlarmInput: SetLagAlarmInput;
  SetLagAlarmPayload: Omit<SetLagAlarmPayload, 'logSource'> & { logSource: ResolversParentTypes['LogSource'] };
  SetSecretExpiryInput: SetSecretExpiryInput;
  SetSecretExpiryPayload: Omit<SetSecretExpiryPayload, 'logSource'> & { logSource: ResolversParentTypes['LogSource'] };
  S3LogSourcePayload: Omit<S3LogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['S3LogIntegration'] };
  DeleteSourceInput: DeleteSourceInput;
  HttpLogSourcePayload: Omit<HttpLogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['HttpLogSource'] };
  BucketDataRow: BucketDataRow;
  BucketData: BucketData;
  BucketDataPageInfo: BucketDataPageInfo;
  ViewBucketDataFilters: ViewBucketDataFilters;
  ViewBucketDataInput: ViewBucketDataInput;
  FailureReason: FailureReason;
  SyslogTls: SyslogTls;
  SyslogListener: SyslogListenerModel;
  SyslogLogSource: LogSourceModel;
  SyslogTlsInput: SyslogTlsInput;
  CreateSyslogSourceInput: CreateSyslogSourceInput;
  UpdateSyslogSourceInput: UpdateSyslogSourceInput;
  SyslogLogSourcePayload: Omit<SyslogLogSourcePayload, 'logSource'> & { logSource: ResolversParentTypes['SyslogLogSource'] };
  User: UserModel;
  UserName: UserName;
  Viewer: Viewer;
  InviteUserInput: InviteUserInput;
  UpdateUserInput: UpdateUserInput;
  InviteUserPayload: Omit<InviteUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  PasswordResetLinkPayload: Omit<PasswordResetLinkPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UserPayload: Omit<UserPayload, 'user'> & { user: ResolversParentTypes['User'] };
};

export type AlertViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertView'] = ResolversParentTypes['AlertView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
};

export type ActorReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActorReference'] = ResolversParentTypes['ActorReference']> = {
  __resolveType: TypeResolveFn<'RecordedActor' | 'APIToken' | 'User', ParentType, ContextType>;
};

export type RecordedActorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordedActor'] = ResolversParentTypes['RecordedActor']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertOriginResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertOrigin'] = ResolversParentTypes['AlertOrigin']> = {
  __resolveType: TypeResolveFn<'Detection' | 'SystemError', ParentType, ContextType>;
};

export type DetectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Detection'] = ResolversParentTypes['Detection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SystemErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemError'] = ResolversParentTypes['SystemError']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relatedComponent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AlertType'], ParentType, ContextType>;
  subtype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dedupString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['LogSourceName']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstEventMatchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstEventOccurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastReceivedEventAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  isHiddenFromAssignee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  outcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['AlertOrigin'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detection?: Resolver<Maybe<ResolversTypes['DetectionEntity']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['AlertHistoryEntry']>, ParentType, ContextType>;
  eventTimes?: Resolver<Maybe<ResolversTypes['AlertEventTimes']>, ParentType, ContextType>;
  runbookTicks?: Resolver<ReadonlyArray<ResolversTypes['RunbookTick']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, Partial<AlertEventsArgs>>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['AlertEntity']>, ParentType, ContextType>;
  entitySightings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['EntitySighting']>>, ParentType, ContextType>;
  similarAlerts?: Resolver<ResolversTypes['SimilarAlerts'], ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['AlertTimeline'], ParentType, ContextType>;
  cases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['AlertDelivery']>, ParentType, ContextType>;
  dispatches?: Resolver<ReadonlyArray<ResolversTypes['AlertDispatch']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Resource']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunbookTickResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RunbookTick'] = ResolversParentTypes['RunbookTick']> = {
  step?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertEntity'] = ResolversParentTypes['AlertEntity']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relatedAlerts?: Resolver<ReadonlyArray<ResolversTypes['RelatedAlert']>, ParentType, ContextType>;
  relatedAlertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RelatedAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RelatedAlert'] = ResolversParentTypes['RelatedAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertTimelineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertTimeline'] = ResolversParentTypes['AlertTimeline']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bucketMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['TimelineEvents']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['TimelineAlert']>, ParentType, ContextType>;
  alertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  crowdedEntities?: Resolver<ReadonlyArray<ResolversTypes['EntityName']>, ParentType, ContextType>;
};

export type TimelineEventsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimelineEvents'] = ResolversParentTypes['TimelineEvents']> = {
  first?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimelineAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimelineAlert'] = ResolversParentTypes['TimelineAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['EntityName']>, ParentType, ContextType>;
};

export type SimilarAlertsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimilarAlerts'] = ResolversParentTypes['SimilarAlerts']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['OutcomeSummary'], ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['SimilarAlert']>, ParentType, ContextType>;
};

export type SimilarAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SimilarAlert'] = ResolversParentTypes['SimilarAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  outcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isSameGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharedValues?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
};

export type EntitySightingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntitySighting'] = ResolversParentTypes['EntitySighting']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AlertEventTimesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertEventTimes'] = ResolversParentTypes['AlertEventTimes']> = {
  first?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertHistoryEntry'] = ResolversParentTypes['AlertHistoryEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AlertEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertEdge'] = ResolversParentTypes['AlertEdge']> = {
  node?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertConnection'] = ResolversParentTypes['AlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntityNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntityName'] = ResolversParentTypes['EntityName']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertListGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertListGroup'] = ResolversParentTypes['AlertListGroup']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['EntityName']>, ParentType, ContextType>;
  detection?: Resolver<Maybe<ResolversTypes['DetectionEntity']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  newestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assignees?: Resolver<ReadonlyArray<ResolversTypes['UserName']>, ParentType, ContextType>;
};

export type AlertListGroupEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertListGroupEdge'] = ResolversParentTypes['AlertListGroupEdge']> = {
  node?: Resolver<ResolversTypes['AlertListGroup'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertListGroupConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertListGroupConnection'] = ResolversParentTypes['AlertListGroupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertListGroupEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchingChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchingChange'] = ResolversParentTypes['MatchingChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MatchingChangeKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MatchingChangeState'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AlertStatus']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  looked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hiddenFromAssignee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AlertCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertComment'] = ResolversParentTypes['AlertComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['AlertCommentEntity'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['AlertCommentFormat'], ParentType, ContextType>;
};

export type AlertCommentEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertCommentEntity'] = ResolversParentTypes['AlertCommentEntity']> = {
  __resolveType: TypeResolveFn<'Alert', ParentType, ContextType>;
};

export type CreateAlertCommentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAlertCommentPayload'] = ResolversParentTypes['CreateAlertCommentPayload']> = {
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['AlertComment'], ParentType, ContextType>;
};

export type OutcomeSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutcomeSummary'] = ResolversParentTypes['OutcomeSummary']> = {
  truePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  benignTruePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  falsePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutOutcome?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfinished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  precision?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type WeekOfOutcomesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WeekOfOutcomes'] = ResolversParentTypes['WeekOfOutcomes']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['OutcomeSummary'], ParentType, ContextType>;
};

export type DetectionOutcomesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionOutcomes'] = ResolversParentTypes['DetectionOutcomes']> = {
  total?: Resolver<ResolversTypes['OutcomeSummary'], ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['WeekOfOutcomes']>, ParentType, ContextType>;
};

export type AlertsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertsPayload'] = ResolversParentTypes['AlertsPayload']> = {
  alerts?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
};

export type TickRunbookStepPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TickRunbookStepPayload'] = ResolversParentTypes['TickRunbookStepPayload']> = {
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['APIToken'] = ResolversParentTypes['APIToken']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateAPITokenPayload'] = ResolversParentTypes['CreateAPITokenPayload']> = {
  token?: Resolver<ResolversTypes['APIToken'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RotateApiTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RotateAPITokenPayload'] = ResolversParentTypes['RotateAPITokenPayload']> = {
  token?: Resolver<ResolversTypes['RotatedAPIToken'], ParentType, ContextType>;
};

export type RotatedApiTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RotatedAPIToken'] = ResolversParentTypes['RotatedAPIToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoProgress'] = ResolversParentTypes['DemoProgress']> = {
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  writtenUpTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppConfig'] = ResolversParentTypes['AppConfig']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataLakeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicHTTPIngestDomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processedDataBucketRetentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxLookupTableCompressedSizeInMb?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  demoProgress?: Resolver<Maybe<ResolversTypes['DemoProgress']>, ParentType, ContextType>;
  isSafeMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttackMapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttackMap'] = ResolversParentTypes['AttackMap']> = {
  detections?: Resolver<ReadonlyArray<ResolversTypes['AttackMapDetection']>, ParentType, ContextType>;
  receivedLogTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttackMapDetectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttackMapDetection'] = ResolversParentTypes['AttackMapDetection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mappings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  alerts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AttackMapAlerts']>>, ParentType, ContextType>;
};

export type AttackMapAlertsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttackMapAlerts'] = ResolversParentTypes['AttackMapAlerts']> = {
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  alertViews: Resolver<ReadonlyArray<ResolversTypes['AlertView']>, ParentType, ContextType>;
  alerts: Resolver<ResolversTypes['AlertConnection'], ParentType, ContextType, RequireFields<QueryAlertsArgs, 'input'>>;
  alertGroups: Resolver<ResolversTypes['AlertListGroupConnection'], ParentType, ContextType, RequireFields<QueryAlertGroupsArgs, 'input'>>;
  alert: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<QueryAlertArgs, 'id'>>;
  alertsById: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<QueryAlertsByIdArgs, 'ids'>>;
  detectionOutcomes: Resolver<ResolversTypes['DetectionOutcomes'], ParentType, ContextType, RequireFields<QueryDetectionOutcomesArgs, 'detectionId'>>;
  matchingChanges: Resolver<ReadonlyArray<ResolversTypes['MatchingChange']>, ParentType, ContextType>;
  apiTokens: Resolver<ReadonlyArray<ResolversTypes['APIToken']>, ParentType, ContextType>;
  appConfig: Resolver<ResolversTypes['AppConfig'], ParentType, ContextType>;
  attackMap: Resolver<ResolversTypes['AttackMap'], ParentType, ContextType, RequireFields<QueryAttackMapArgs, 'input'>>;
  cases: Resolver<ResolversTypes['CaseConnection'], ParentType, ContextType, RequireFields<QueryCasesArgs, 'input'>>;
  case: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<QueryCaseArgs, 'id'>>;
  deletedCases: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  caseSigningKey: Resolver<ResolversTypes['CaseSigningKey'], ParentType, ContextType>;
  cloudAccounts: Resolver<ResolversTypes['CloudAccountConnection'], ParentType, ContextType>;
  cloudAccount: Resolver<ResolversTypes['CloudAccount'], ParentType, ContextType, RequireFields<QueryCloudAccountArgs, 'id'>>;
  cloudSecurity: Resolver<ResolversTypes['CloudSecurity'], ParentType, ContextType, RequireFields<QueryCloudSecurityArgs, 'startTime' | 'endTime'>>;
  globalHelperUses: Resolver<ReadonlyArray<ResolversTypes['CodeUse']>, ParentType, ContextType, RequireFields<QueryGlobalHelperUsesArgs, 'id'>>;
  dataModelUses: Resolver<ReadonlyArray<ResolversTypes['CodeUse']>, ParentType, ContextType, RequireFields<QueryDataModelUsesArgs, 'id'>>;
  globalHelperHistory: Resolver<ResolversTypes['CodeHistory'], ParentType, ContextType, RequireFields<QueryGlobalHelperHistoryArgs, 'input'>>;
  dataModelHistory: Resolver<ResolversTypes['CodeHistory'], ParentType, ContextType, RequireFields<QueryDataModelHistoryArgs, 'input'>>;
  detectionEntitiesExport: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType, Partial<QueryDetectionEntitiesExportArgs>>;
  dataModels: Resolver<ResolversTypes['DataModelConnection'], ParentType, ContextType, RequireFields<QueryDataModelsArgs, 'input'>>;
  dataModel: Resolver<ResolversTypes['DataModel'], ParentType, ContextType, RequireFields<QueryDataModelArgs, 'id'>>;
  globalHelpers: Resolver<ResolversTypes['GlobalHelperConnection'], ParentType, ContextType, RequireFields<QueryGlobalHelpersArgs, 'input'>>;
  globalHelper: Resolver<ResolversTypes['GlobalHelper'], ParentType, ContextType, RequireFields<QueryGlobalHelperArgs, 'id'>>;
  savedQueries: Resolver<ResolversTypes['SavedQueryConnection'], ParentType, ContextType, RequireFields<QuerySavedQueriesArgs, 'input'>>;
  savedQuery: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<QuerySavedQueryArgs, 'id'>>;
  scheduledPrompts: Resolver<ResolversTypes['ScheduledPromptConnection'], ParentType, ContextType, RequireFields<QueryScheduledPromptsArgs, 'input'>>;
  detectionEntitiesUploadStatus: Resolver<ResolversTypes['DetectionEntitiesUploadStatus'], ParentType, ContextType, RequireFields<QueryDetectionEntitiesUploadStatusArgs, 'receiptId'>>;
  detectionEntitiesUploads: Resolver<ReadonlyArray<ResolversTypes['DetectionEntitiesUploadStatus']>, ParentType, ContextType>;
  validateBulkUploadStatus: Resolver<ResolversTypes['ValidateBulkUploadStatus'], ParentType, ContextType, RequireFields<QueryValidateBulkUploadStatusArgs, 'receiptId'>>;
  featureFlags: Resolver<ResolversTypes['FeatureFlags'], ParentType, ContextType, RequireFields<QueryFeatureFlagsArgs, 'input'>>;
  metrics: Resolver<ResolversTypes['Metrics'], ParentType, ContextType, RequireFields<QueryMetricsArgs, 'input'>>;
  replay: Resolver<ResolversTypes['Replay'], ParentType, ContextType, RequireFields<QueryReplayArgs, 'id'>>;
  dashboards: Resolver<ReadonlyArray<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  dashboard: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'id'>>;
  dataLakeQueries: Resolver<ResolversTypes['DataLakeQueryConnection'], ParentType, ContextType, Partial<QueryDataLakeQueriesArgs>>;
  dataLakeQuery: Resolver<ResolversTypes['DataLakeQuery'], ParentType, ContextType, RequireFields<QueryDataLakeQueryArgs, 'id'>>;
  checkDataLakeQuery: Resolver<ResolversTypes['CheckedDataLakeQuery'], ParentType, ContextType, RequireFields<QueryCheckDataLakeQueryArgs, 'input'>>;
  dataVolume: Resolver<ResolversTypes['DataVolume'], ParentType, ContextType, RequireFields<QueryDataVolumeArgs, 'startTime' | 'endTime'>>;
  dataFailures: Resolver<ReadonlyArray<ResolversTypes['FailingReason']>, ParentType, ContextType, RequireFields<QueryDataFailuresArgs, 'startTime' | 'endTime'>>;
  dataLag: Resolver<ReadonlyArray<ResolversTypes['LogTypeLag']>, ParentType, ContextType, RequireFields<QueryDataLagArgs, 'startTime' | 'endTime'>>;
  storedEvent: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryStoredEventArgs, 'event'>>;
  explainDecision: Resolver<ResolversTypes['DecisionTrail'], ParentType, ContextType, RequireFields<QueryExplainDecisionArgs, 'input'>>;
  destinations: Resolver<ReadonlyArray<ResolversTypes['Destination']>, ParentType, ContextType>;
  destination: Resolver<ResolversTypes['Destination'], ParentType, ContextType, RequireFields<QueryDestinationArgs, 'id'>>;
  destinationKinds: Resolver<ReadonlyArray<ResolversTypes['DestinationKind']>, ParentType, ContextType>;
  deliveries: Resolver<ResolversTypes['PendingDeliveryConnection'], ParentType, ContextType, RequireFields<QueryDeliveriesArgs, 'input'>>;
  explainRouting: Resolver<ResolversTypes['RoutingExplanation'], ParentType, ContextType, RequireFields<QueryExplainRoutingArgs, 'input'>>;
  previewMessage: Resolver<ResolversTypes['MessagePreview'], ParentType, ContextType, RequireFields<QueryPreviewMessageArgs, 'input'>>;
  detectionHistory: Resolver<ResolversTypes['DetectionHistory'], ParentType, ContextType, RequireFields<QueryDetectionHistoryArgs, 'input'>>;
  deletedDetections: Resolver<ReadonlyArray<ResolversTypes['DetectionChange']>, ParentType, ContextType>;
  detectionFacets: Resolver<ResolversTypes['DetectionFacets'], ParentType, ContextType>;
  detectionIds: Resolver<ResolversTypes['DetectionIds'], ParentType, ContextType, RequireFields<QueryDetectionIdsArgs, 'input'>>;
  rules: Resolver<ResolversTypes['RuleConnection'], ParentType, ContextType, RequireFields<QueryRulesArgs, 'input'>>;
  rule: Resolver<ResolversTypes['Rule'], ParentType, ContextType, RequireFields<QueryRuleArgs, 'id'>>;
  detections: Resolver<ResolversTypes['DetectionEntityConnection'], ParentType, ContextType, RequireFields<QueryDetectionsArgs, 'input'>>;
  matchingDetections: Resolver<ReadonlyArray<ResolversTypes['MatchingDetection']>, ParentType, ContextType, RequireFields<QueryMatchingDetectionsArgs, 'input'>>;
  detection: Resolver<ResolversTypes['DetectionEntity'], ParentType, ContextType, RequireFields<QueryDetectionArgs, 'id'>>;
  policy: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<QueryPolicyArgs, 'id'>>;
  correlationRule: Resolver<ResolversTypes['CorrelationRule'], ParentType, ContextType, RequireFields<QueryCorrelationRuleArgs, 'id'>>;
  rulePythonBody: Resolver<ResolversTypes['RulePythonBody'], ParentType, ContextType, RequireFields<QueryRulePythonBodyArgs, 'input'>>;
  filterFields: Resolver<ResolversTypes['FilterFields'], ParentType, ContextType, RequireFields<QueryFilterFieldsArgs, 'input'>>;
  flatFilterFields: Resolver<ResolversTypes['FlatFilterFields'], ParentType, ContextType, RequireFields<QueryFlatFilterFieldsArgs, 'input'>>;
  filterImpact: Resolver<ResolversTypes['FilterImpact'], ParentType, ContextType, RequireFields<QueryFilterImpactArgs, 'input'>>;
  generalSettings: Resolver<ResolversTypes['GeneralSettings'], ParentType, ContextType>;
  aiInferenceStream: Resolver<ResolversTypes['AIInferenceStream'], ParentType, ContextType, RequireFields<QueryAiInferenceStreamArgs, 'streamId'>>;
  aiInferenceStreamsMetadata: Resolver<ResolversTypes['AIInferenceStreamConnection'], ParentType, ContextType, RequireFields<QueryAiInferenceStreamsMetadataArgs, 'input'>>;
  lookupTables: Resolver<ReadonlyArray<ResolversTypes['LookupTable']>, ParentType, ContextType>;
  lookupTable: Resolver<ResolversTypes['LookupTable'], ParentType, ContextType, RequireFields<QueryLookupTableArgs, 'id'>>;
  lookupRows: Resolver<ResolversTypes['LookupRows'], ParentType, ContextType, RequireFields<QueryLookupRowsArgs, 'input'>>;
  lookupMatch: Resolver<ResolversTypes['LookupMatch'], ParentType, ContextType, RequireFields<QueryLookupMatchArgs, 'input'>>;
  lookupUses: Resolver<ResolversTypes['LookupUses'], ParentType, ContextType, RequireFields<QueryLookupUsesArgs, 'id'>>;
  generateEnrichedEvent: Resolver<ResolversTypes['GenerateEnrichedEventPayload'], ParentType, ContextType, RequireFields<QueryGenerateEnrichedEventArgs, 'input'>>;
  failedMails: Resolver<ResolversTypes['FailedMailConnection'], ParentType, ContextType, RequireFields<QueryFailedMailsArgs, 'input'>>;
  mailSettings: Resolver<Maybe<ResolversTypes['MailSettings']>, ParentType, ContextType>;
  detectionMute: Resolver<Maybe<ResolversTypes['Mute']>, ParentType, ContextType, RequireFields<QueryDetectionMuteArgs, 'detectionId'>>;
  notebooks: Resolver<ReadonlyArray<ResolversTypes['Notebook']>, ParentType, ContextType>;
  notebook: Resolver<ResolversTypes['Notebook'], ParentType, ContextType, RequireFields<QueryNotebookArgs, 'id'>>;
  notifications: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'input'>>;
  notificationPreferences: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  overview: Resolver<ResolversTypes['Overview'], ParentType, ContextType, RequireFields<QueryOverviewArgs, 'startTime' | 'endTime'>>;
  packs: Resolver<ResolversTypes['PackConnection'], ParentType, ContextType, RequireFields<QueryPacksArgs, 'input'>>;
  pack: Resolver<ResolversTypes['Pack'], ParentType, ContextType, RequireFields<QueryPackArgs, 'id'>>;
  packChanges: Resolver<ResolversTypes['PackChanges'], ParentType, ContextType, RequireFields<QueryPackChangesArgs, 'input'>>;
  packSources: Resolver<ReadonlyArray<ResolversTypes['PackSource']>, ParentType, ContextType>;
  packSource: Resolver<ResolversTypes['PackSource'], ParentType, ContextType, RequireFields<QueryPackSourceArgs, 'id'>>;
  preview: Resolver<ResolversTypes['DetectionPreview'], ParentType, ContextType, RequireFields<QueryPreviewArgs, 'id'>>;
  bulkUploadPresignedUrl: Resolver<ResolversTypes['ProjectUploadPlace'], ParentType, ContextType, RequireFields<QueryBulkUploadPresignedUrlArgs, 'input'>>;
  bulkUploadDetectionsStatus: Resolver<ResolversTypes['BulkUploadDetectionsStatus'], ParentType, ContextType, RequireFields<QueryBulkUploadDetectionsStatusArgs, 'jobId'>>;
  pullProviders: Resolver<ReadonlyArray<ResolversTypes['PullProvider']>, ParentType, ContextType>;
  pullProvider: Resolver<Maybe<ResolversTypes['PullProvider']>, ParentType, ContextType, RequireFields<QueryPullProviderArgs, 'id'>>;
  pullers: Resolver<ReadonlyArray<ResolversTypes['Puller']>, ParentType, ContextType>;
  puller: Resolver<ResolversTypes['Puller'], ParentType, ContextType, RequireFields<QueryPullerArgs, 'provider'>>;
  checkPuller: Resolver<ResolversTypes['PullerCheck'], ParentType, ContextType, RequireFields<QueryCheckPullerArgs, 'input'>>;
  getAsyncQueryDownloadUrl: Resolver<ResolversTypes['AsyncQueryDownloadUrl'], ParentType, ContextType, RequireFields<QueryGetAsyncQueryDownloadUrlArgs, 'input'>>;
  queryDownloads: Resolver<ResolversTypes['QueryDownloadConnection'], ParentType, ContextType, RequireFields<QueryQueryDownloadsArgs, 'input'>>;
  queryRuns: Resolver<ReadonlyArray<ResolversTypes['QueryRun']>, ParentType, ContextType, RequireFields<QueryQueryRunsArgs, 'name'>>;
  recurringWorks: Resolver<ReadonlyArray<ResolversTypes['RecurringWork']>, ParentType, ContextType>;
  resources: Resolver<ResolversTypes['ResourceConnection'], ParentType, ContextType, RequireFields<QueryResourcesArgs, 'input'>>;
  resource: Resolver<ResolversTypes['Resource'], ParentType, ContextType, RequireFields<QueryResourceArgs, 'id'>>;
  resourceTypes: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  resourceAccountIds: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roles: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType, Partial<QueryRolesArgs>>;
  roleById: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<QueryRoleByIdArgs, 'id'>>;
  roleByName: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<QueryRoleByNameArgs, 'name'>>;
  permissionCatalogue: Resolver<ReadonlyArray<ResolversTypes['PermissionDetails']>, ParentType, ContextType>;
  failureReprocessing: Resolver<ResolversTypes['FailureReprocessing'], ParentType, ContextType, RequireFields<QueryFailureReprocessingArgs, 'receiptId'>>;
  failureReprocessings: Resolver<ReadonlyArray<ResolversTypes['FailureReprocessing']>, ParentType, ContextType, Partial<QueryFailureReprocessingsArgs>>;
  schemas: Resolver<ResolversTypes['SchemaConnection'], ParentType, ContextType, RequireFields<QuerySchemasArgs, 'input'>>;
  schema: Resolver<ResolversTypes['Schema'], ParentType, ContextType, RequireFields<QuerySchemaArgs, 'name'>>;
  checkSchema: Resolver<ResolversTypes['SchemaCheck'], ParentType, ContextType, RequireFields<QueryCheckSchemaArgs, 'input'>>;
  parseSamples: Resolver<ResolversTypes['ParsedSamples'], ParentType, ContextType, RequireFields<QueryParseSamplesArgs, 'input'>>;
  schemaDrafts: Resolver<ReadonlyArray<ResolversTypes['SchemaDraft']>, ParentType, ContextType, RequireFields<QuerySchemaDraftsArgs, 'sourceId'>>;
  schemaDraft: Resolver<ResolversTypes['SchemaDraft'], ParentType, ContextType, RequireFields<QuerySchemaDraftArgs, 'sourceId' | 'name'>>;
  schemaTestReports: Resolver<ReadonlyArray<ResolversTypes['SchemaTestReport']>, ParentType, ContextType, RequireFields<QuerySchemaTestReportsArgs, 'sourceId'>>;
  schemaTestReport: Resolver<ResolversTypes['SchemaTestReport'], ParentType, ContextType, RequireFields<QuerySchemaTestReportArgs, 'id'>>;
  fieldSummary: Resolver<ResolversTypes['FieldSummary'], ParentType, ContextType, RequireFields<QueryFieldSummaryArgs, 'input' | 'key'>>;
  dataLakeDatabases: Resolver<ReadonlyArray<ResolversTypes['DataLakeDatabase']>, ParentType, ContextType>;
  dataLakeDatabase: Resolver<ResolversTypes['DataLakeDatabase'], ParentType, ContextType, RequireFields<QueryDataLakeDatabaseArgs, 'name'>>;
  dataLakeDatabaseTables: Resolver<ResolversTypes['DataLakeTableConnection'], ParentType, ContextType, RequireFields<QueryDataLakeDatabaseTablesArgs, 'input'>>;
  dataLakeDatabaseTable: Resolver<ResolversTypes['DataLakeTable'], ParentType, ContextType, RequireFields<QueryDataLakeDatabaseTableArgs, 'input'>>;
  dataLakeTableColumns: Resolver<ReadonlyArray<ResolversTypes['DataLakeColumn']>, ParentType, ContextType, RequireFields<QueryDataLakeTableColumnsArgs, 'table'>>;
  dataLakeTablesColumns: Resolver<ReadonlyArray<ResolversTypes['DataLakeTableColumns']>, ParentType, ContextType, RequireFields<QueryDataLakeTablesColumnsArgs, 'tables'>>;
  suggestedNoDataMinutes: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QuerySuggestedNoDataMinutesArgs, 'sourceId'>>;
  failureReasons: Resolver<ReadonlyArray<ResolversTypes['FailureReason']>, ParentType, ContextType, RequireFields<QueryFailureReasonsArgs, 'sourceId'>>;
  sources: Resolver<ResolversTypes['SourcesConnection'], ParentType, ContextType, Partial<QuerySourcesArgs>>;
  source: Resolver<ResolversTypes['LogSource'], ParentType, ContextType, RequireFields<QuerySourceArgs, 'id'>>;
  s3Setup: Resolver<ResolversTypes['S3Setup'], ParentType, ContextType>;
  viewBucketData: Resolver<ResolversTypes['BucketData'], ParentType, ContextType, RequireFields<QueryViewBucketDataArgs, 'input'>>;
  viewer: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  users: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  userById: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserByIdArgs, 'id'>>;
  userByEmail: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserByEmailArgs, 'email'>>;
  assignees: Resolver<ReadonlyArray<ResolversTypes['UserName']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveAlertView: Resolver<ResolversTypes['AlertView'], ParentType, ContextType, RequireFields<MutationSaveAlertViewArgs, 'input'>>;
  deleteAlertView: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteAlertViewArgs, 'id'>>;
  updateAlertStatusById: Resolver<ResolversTypes['AlertsPayload'], ParentType, ContextType, RequireFields<MutationUpdateAlertStatusByIdArgs, 'input'>>;
  updateAlertsAssigneeById: Resolver<ResolversTypes['AlertsPayload'], ParentType, ContextType, RequireFields<MutationUpdateAlertsAssigneeByIdArgs, 'input'>>;
  updateAlertsAssigneeByEmail: Resolver<ResolversTypes['AlertsPayload'], ParentType, ContextType, RequireFields<MutationUpdateAlertsAssigneeByEmailArgs, 'input'>>;
  tickRunbookStep: Resolver<ResolversTypes['TickRunbookStepPayload'], ParentType, ContextType, RequireFields<MutationTickRunbookStepArgs, 'input'>>;
  snoozeAlerts: Resolver<ResolversTypes['AlertsPayload'], ParentType, ContextType, RequireFields<MutationSnoozeAlertsArgs, 'input'>>;
  changeMatchingAlerts: Resolver<ResolversTypes['MatchingChange'], ParentType, ContextType, RequireFields<MutationChangeMatchingAlertsArgs, 'input'>>;
  cancelMatchingChange: Resolver<ResolversTypes['MatchingChange'], ParentType, ContextType, RequireFields<MutationCancelMatchingChangeArgs, 'id'>>;
  undoMatchingChange: Resolver<ResolversTypes['MatchingChange'], ParentType, ContextType, RequireFields<MutationUndoMatchingChangeArgs, 'id'>>;
  createAlertComment: Resolver<ResolversTypes['CreateAlertCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateAlertCommentArgs, 'input'>>;
  createAPIToken: Resolver<ResolversTypes['CreateAPITokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  rotateAPIToken: Resolver<ResolversTypes['RotateAPITokenPayload'], ParentType, ContextType>;
  deleteAPIToken: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteApiTokenArgs, 'id'>>;
  mapDetections: Resolver<ReadonlyArray<ResolversTypes['DetectionEntity']>, ParentType, ContextType, RequireFields<MutationMapDetectionsArgs, 'input'>>;
  createBucketSource: Resolver<ResolversTypes['BucketLogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreateBucketSourceArgs, 'input'>>;
  updateBucketSource: Resolver<ResolversTypes['BucketLogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateBucketSourceArgs, 'input'>>;
  checkBucketConnection: Resolver<ResolversTypes['CheckBucketConnectionPayload'], ParentType, ContextType, RequireFields<MutationCheckBucketConnectionArgs, 'input'>>;
  previewBucketObjects: Resolver<ResolversTypes['ObjectPreviewPayload'], ParentType, ContextType, RequireFields<MutationPreviewBucketObjectsArgs, 'input'>>;
  createCase: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationCreateCaseArgs, 'input'>>;
  updateCase: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationUpdateCaseArgs, 'input'>>;
  addAlertsToCase: Resolver<ResolversTypes['AddedCaseAlertsPayload'], ParentType, ContextType, RequireFields<MutationAddAlertsToCaseArgs, 'input'>>;
  addMatchingAlertsToCase: Resolver<ResolversTypes['AddedCaseAlertsPayload'], ParentType, ContextType, RequireFields<MutationAddMatchingAlertsToCaseArgs, 'input'>>;
  removeAlertsFromCase: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationRemoveAlertsFromCaseArgs, 'input'>>;
  addCaseNote: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAddCaseNoteArgs, 'input'>>;
  deleteCaseAttachment: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationDeleteCaseAttachmentArgs, 'id'>>;
  mergeCases: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationMergeCasesArgs, 'input'>>;
  undoCaseMerge: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationUndoCaseMergeArgs, 'id'>>;
  linkCases: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationLinkCasesArgs, 'input'>>;
  unlinkCases: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationUnlinkCasesArgs, 'input'>>;
  deleteCase: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteCaseArgs, 'id'>>;
  restoreCase: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationRestoreCaseArgs, 'id'>>;
  createCloudAccount: Resolver<ResolversTypes['CloudAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateCloudAccountArgs, 'input'>>;
  updateCloudAccount: Resolver<ResolversTypes['CloudAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateCloudAccountArgs, 'input'>>;
  deleteCloudAccount: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteCloudAccountArgs, 'input'>>;
  testGlobalHelper: Resolver<ResolversTypes['CodeTestReport'], ParentType, ContextType, RequireFields<MutationTestGlobalHelperArgs, 'input'>>;
  saveGlobalHelper: Resolver<ResolversTypes['SavedGlobalHelper'], ParentType, ContextType, RequireFields<MutationSaveGlobalHelperArgs, 'input'>>;
  deleteGlobalHelper: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteGlobalHelperArgs, 'id'>>;
  restoreGlobalHelperVersion: Resolver<ResolversTypes['GlobalHelper'], ParentType, ContextType, RequireFields<MutationRestoreGlobalHelperVersionArgs, 'input'>>;
  testDataModel: Resolver<ResolversTypes['CodeTestReport'], ParentType, ContextType, RequireFields<MutationTestDataModelArgs, 'input'>>;
  saveDataModel: Resolver<ResolversTypes['SavedDataModel'], ParentType, ContextType, RequireFields<MutationSaveDataModelArgs, 'input'>>;
  setDataModelEnabled: Resolver<ResolversTypes['DataModel'], ParentType, ContextType, RequireFields<MutationSetDataModelEnabledArgs, 'id' | 'enabled'>>;
  deleteDataModel: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteDataModelArgs, 'id'>>;
  restoreDataModelVersion: Resolver<ResolversTypes['DataModel'], ParentType, ContextType, RequireFields<MutationRestoreDataModelVersionArgs, 'input'>>;
  cloneDetection: Resolver<ResolversTypes['DetectionEntity'], ParentType, ContextType, RequireFields<MutationCloneDetectionArgs, 'input'>>;
  cloneGlobalHelper: Resolver<ResolversTypes['GlobalHelper'], ParentType, ContextType, RequireFields<MutationCloneGlobalHelperArgs, 'input'>>;
  cloneDataModel: Resolver<ResolversTypes['DataModel'], ParentType, ContextType, RequireFields<MutationCloneDataModelArgs, 'input'>>;
  uploadDetectionEntitiesAsync: Resolver<ResolversTypes['UploadReceipt'], ParentType, ContextType, RequireFields<MutationUploadDetectionEntitiesAsyncArgs, 'input'>>;
  uploadDetectionEntities: Resolver<ResolversTypes['DetectionEntitiesUploadResult'], ParentType, ContextType, RequireFields<MutationUploadDetectionEntitiesArgs, 'input'>>;
  validateBulkUpload: Resolver<ResolversTypes['UploadReceipt'], ParentType, ContextType, RequireFields<MutationValidateBulkUploadArgs, 'input'>>;
  deleteDetections: Resolver<ResolversTypes['DeleteDetectionsResult'], ParentType, ContextType, RequireFields<MutationDeleteDetectionsArgs, 'input'>>;
  deleteSavedQueriesByName: Resolver<ResolversTypes['DeleteSavedQueriesByNameResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedQueriesByNameArgs, 'input'>>;
  testCorrelationRuleYAML: Resolver<ResolversTypes['TestCorrelationRuleYAMLResult'], ParentType, ContextType, RequireFields<MutationTestCorrelationRuleYamlArgs, 'input'>>;
  transpileSimpleDetectionsToPython: Resolver<ResolversTypes['TranspileSimpleDetectionsToPythonResult'], ParentType, ContextType, RequireFields<MutationTranspileSimpleDetectionsToPythonArgs, 'input'>>;
  transpileFilters: Resolver<ResolversTypes['TranspileFiltersResult'], ParentType, ContextType, RequireFields<MutationTranspileFiltersArgs, 'input'>>;
  createPerfTest: Resolver<ResolversTypes['CreatePerfTestResult'], ParentType, ContextType, RequireFields<MutationCreatePerfTestArgs, 'input'>>;
  stopReplay: Resolver<ResolversTypes['StopReplayResult'], ParentType, ContextType, RequireFields<MutationStopReplayArgs, 'input'>>;
  saveDashboard: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<MutationSaveDashboardArgs, 'input'>>;
  deleteDashboard: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteDashboardArgs, 'id'>>;
  executeDataLakeQuery: Resolver<ResolversTypes['ExecuteDataLakeQueryResult'], ParentType, ContextType, RequireFields<MutationExecuteDataLakeQueryArgs, 'input'>>;
  executeIndicatorSearchQuery: Resolver<ResolversTypes['ExecuteDataLakeQueryResult'], ParentType, ContextType, RequireFields<MutationExecuteIndicatorSearchQueryArgs, 'input'>>;
  cancelDataLakeQuery: Resolver<ResolversTypes['CancelDataLakeQueryResult'], ParentType, ContextType, RequireFields<MutationCancelDataLakeQueryArgs, 'input'>>;
  updateQueryUserConfig: Resolver<ResolversTypes['QueryUserConfig'], ParentType, ContextType, RequireFields<MutationUpdateQueryUserConfigArgs, 'input'>>;
  addDestination: Resolver<ResolversTypes['Destination'], ParentType, ContextType, RequireFields<MutationAddDestinationArgs, 'input'>>;
  updateDestination: Resolver<ResolversTypes['Destination'], ParentType, ContextType, RequireFields<MutationUpdateDestinationArgs, 'input'>>;
  deleteDestination: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteDestinationArgs, 'id'>>;
  testDestination: Resolver<ResolversTypes['DeliveryResponse'], ParentType, ContextType, RequireFields<MutationTestDestinationArgs, 'input'>>;
  retryDeliveries: Resolver<ResolversTypes['RetryDeliveriesPayload'], ParentType, ContextType, RequireFields<MutationRetryDeliveriesArgs, 'input'>>;
  deliverAlert: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationDeliverAlertArgs, 'input'>>;
  restoreDetections: Resolver<ReadonlyArray<ResolversTypes['DetectionEntity']>, ParentType, ContextType, RequireFields<MutationRestoreDetectionsArgs, 'ids'>>;
  restoreDetectionVersion: Resolver<ResolversTypes['DetectionEntity'], ParentType, ContextType, RequireFields<MutationRestoreDetectionVersionArgs, 'input'>>;
  setDetectionsEnabled: Resolver<ReadonlyArray<ResolversTypes['DetectionEntity']>, ParentType, ContextType, RequireFields<MutationSetDetectionsEnabledArgs, 'ids' | 'enabled'>>;
  tagDetections: Resolver<ReadonlyArray<ResolversTypes['DetectionEntity']>, ParentType, ContextType, RequireFields<MutationTagDetectionsArgs, 'input'>>;
  testCorrelationRule: Resolver<ResolversTypes['TestCorrelationRuleResult'], ParentType, ContextType, RequireFields<MutationTestCorrelationRuleArgs, 'input'>>;
  putCorrelationRule: Resolver<ResolversTypes['PutCorrelationRuleResult'], ParentType, ContextType, RequireFields<MutationPutCorrelationRuleArgs, 'input'>>;
  testDetections: Resolver<ResolversTypes['DraftTestReport'], ParentType, ContextType, RequireFields<MutationTestDetectionsArgs, 'input' | 'measuresCoverage'>>;
  saveDetection: Resolver<ResolversTypes['SavedDetection'], ParentType, ContextType, RequireFields<MutationSaveDetectionArgs, 'input'>>;
  runRuleTests: Resolver<ReadonlyArray<ResolversTypes['RuleTestResult']>, ParentType, ContextType, RequireFields<MutationRunRuleTestsArgs, 'id'>>;
  setRuleEnabled: Resolver<ResolversTypes['Rule'], ParentType, ContextType, RequireFields<MutationSetRuleEnabledArgs, 'id' | 'enabled'>>;
  runDetectionTests: Resolver<ReadonlyArray<ResolversTypes['RuleTestResult']>, ParentType, ContextType, RequireFields<MutationRunDetectionTestsArgs, 'id'>>;
  setDetectionEnabled: Resolver<ResolversTypes['DetectionEntity'], ParentType, ContextType, RequireFields<MutationSetDetectionEnabledArgs, 'id' | 'enabled'>>;
  updateRuleAndFilter: Resolver<ResolversTypes['Rule'], ParentType, ContextType, RequireFields<MutationUpdateRuleAndFilterArgs, 'input'>>;
  updateGeneralSettings: Resolver<ResolversTypes['GeneralSettings'], ParentType, ContextType, RequireFields<MutationUpdateGeneralSettingsArgs, 'input'>>;
  aiSummarizeAlert: Resolver<ResolversTypes['AIInferenceStream'], ParentType, ContextType, RequireFields<MutationAiSummarizeAlertArgs, 'input'>>;
  aiCancelInferenceStream: Resolver<ResolversTypes['AIInferenceStream'], ParentType, ContextType, RequireFields<MutationAiCancelInferenceStreamArgs, 'streamId'>>;
  editAIInferenceStream: Resolver<ResolversTypes['AIInferenceStream'], ParentType, ContextType, RequireFields<MutationEditAiInferenceStreamArgs, 'input'>>;
  createLookupTable: Resolver<ResolversTypes['LookupTable'], ParentType, ContextType, RequireFields<MutationCreateLookupTableArgs, 'input'>>;
  updateLookupTable: Resolver<ResolversTypes['LookupTable'], ParentType, ContextType, RequireFields<MutationUpdateLookupTableArgs, 'input'>>;
  deleteLookupTable: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteLookupTableArgs, 'id'>>;
  refreshLookupTable: Resolver<ResolversTypes['LookupTable'], ParentType, ContextType, RequireFields<MutationRefreshLookupTableArgs, 'id'>>;
  uploadLookupTableFile: Resolver<ResolversTypes['UploadLookupTableFilePayload'], ParentType, ContextType, RequireFields<MutationUploadLookupTableFileArgs, 'input'>>;
  retryFailedMail: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRetryFailedMailArgs, 'id'>>;
  updateMailSettings: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType, RequireFields<MutationUpdateMailSettingsArgs, 'input'>>;
  removeMailSettings: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendTestMail: Resolver<ResolversTypes['MailTestResult'], ParentType, ContextType, Partial<MutationSendTestMailArgs>>;
  muteMessages: Resolver<ResolversTypes['MuteMessagesPayload'], ParentType, ContextType, RequireFields<MutationMuteMessagesArgs, 'input'>>;
  unmuteMessages: Resolver<ResolversTypes['UnmuteMessagesPayload'], ParentType, ContextType, RequireFields<MutationUnmuteMessagesArgs, 'input'>>;
  saveNotebook: Resolver<ResolversTypes['Notebook'], ParentType, ContextType, RequireFields<MutationSaveNotebookArgs, 'input'>>;
  addNotebookStep: Resolver<ResolversTypes['Notebook'], ParentType, ContextType, RequireFields<MutationAddNotebookStepArgs, 'id' | 'step'>>;
  deleteNotebook: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteNotebookArgs, 'id'>>;
  updateNotification: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationUpdateNotificationArgs, 'input'>>;
  updateUserNotifications: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationUpdateUserNotificationsArgs, 'input'>>;
  putNotificationPreferences: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType, RequireFields<MutationPutNotificationPreferencesArgs, 'input'>>;
  setPackEnabled: Resolver<ResolversTypes['Pack'], ParentType, ContextType, RequireFields<MutationSetPackEnabledArgs, 'id' | 'enabled'>>;
  changePackVersion: Resolver<ResolversTypes['Pack'], ParentType, ContextType, RequireFields<MutationChangePackVersionArgs, 'input'>>;
  createPackSource: Resolver<ResolversTypes['PackSource'], ParentType, ContextType, RequireFields<MutationCreatePackSourceArgs, 'input'>>;
  updatePackSource: Resolver<ResolversTypes['PackSource'], ParentType, ContextType, RequireFields<MutationUpdatePackSourceArgs, 'input'>>;
  deletePackSource: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeletePackSourceArgs, 'id'>>;
  pollPackSource: Resolver<ResolversTypes['PackSource'], ParentType, ContextType, RequireFields<MutationPollPackSourceArgs, 'id'>>;
  startPreview: Resolver<ResolversTypes['DetectionPreview'], ParentType, ContextType, RequireFields<MutationStartPreviewArgs, 'input'>>;
  cancelPreview: Resolver<ResolversTypes['DetectionPreview'], ParentType, ContextType, RequireFields<MutationCancelPreviewArgs, 'id'>>;
  bulkUploadDetections: Resolver<ResolversTypes['BulkUploadDetectionsResult'], ParentType, ContextType, RequireFields<MutationBulkUploadDetectionsArgs, 'input'>>;
  createPullSource: Resolver<ResolversTypes['PullLogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreatePullSourceArgs, 'input'>>;
  updatePullSource: Resolver<ResolversTypes['PullLogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdatePullSourceArgs, 'input'>>;
  checkPullConnection: Resolver<ResolversTypes['CheckPullConnectionPayload'], ParentType, ContextType, RequireFields<MutationCheckPullConnectionArgs, 'input'>>;
  authorizePullSource: Resolver<ResolversTypes['AuthorizePullSourcePayload'], ParentType, ContextType, RequireFields<MutationAuthorizePullSourceArgs, 'input'>>;
  pullNow: Resolver<ResolversTypes['PullLogSourcePayload'], ParentType, ContextType, RequireFields<MutationPullNowArgs, 'input'>>;
  savePuller: Resolver<ResolversTypes['SavePullerPayload'], ParentType, ContextType, RequireFields<MutationSavePullerArgs, 'input'>>;
  deletePuller: Resolver<ResolversTypes['DeletePullerPayload'], ParentType, ContextType, RequireFields<MutationDeletePullerArgs, 'input'>>;
  startAsyncDownloadOfAllQueryResults: Resolver<ResolversTypes['StartAsyncDownloadResult'], ParentType, ContextType, RequireFields<MutationStartAsyncDownloadOfAllQueryResultsArgs, 'input'>>;
  createQueueSource: Resolver<ResolversTypes['QueueLogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreateQueueSourceArgs, 'input'>>;
  updateQueueSource: Resolver<ResolversTypes['QueueLogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateQueueSourceArgs, 'input'>>;
  checkQueueConnection: Resolver<ResolversTypes['CheckQueueConnectionPayload'], ParentType, ContextType, RequireFields<MutationCheckQueueConnectionArgs, 'input'>>;
  retryFailedMessages: Resolver<ResolversTypes['FailedMessagesPayload'], ParentType, ContextType, RequireFields<MutationRetryFailedMessagesArgs, 'input'>>;
  deleteFailedMessages: Resolver<ResolversTypes['FailedMessagesPayload'], ParentType, ContextType, RequireFields<MutationDeleteFailedMessagesArgs, 'input'>>;
  suppressCompliance: Resolver<ResolversTypes['Compliance'], ParentType, ContextType, RequireFields<MutationSuppressComplianceArgs, 'input'>>;
  unsuppressCompliance: Resolver<ResolversTypes['Compliance'], ParentType, ContextType, RequireFields<MutationUnsuppressComplianceArgs, 'input'>>;
  putResources: Resolver<ResolversTypes['PutResourcesResult'], ParentType, ContextType, RequireFields<MutationPutResourcesArgs, 'resources'>>;
  deleteResources: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteResourcesArgs, 'ids'>>;
  createRole: Resolver<ResolversTypes['RolePayload'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  updateRole: Resolver<ResolversTypes['RolePayload'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'input'>>;
  deleteRole: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'input'>>;
  createSavedQuery: Resolver<ResolversTypes['SavedQueryPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedQueryArgs, 'input'>>;
  updateSavedQuery: Resolver<ResolversTypes['SavedQueryPayload'], ParentType, ContextType, RequireFields<MutationUpdateSavedQueryArgs, 'id' | 'input'>>;
  setSavedQueryEnabled: Resolver<ResolversTypes['SavedQueryPayload'], ParentType, ContextType, RequireFields<MutationSetSavedQueryEnabledArgs, 'id' | 'enabled'>>;
  deleteSavedQueries: Resolver<ResolversTypes['DeletedSavedQueries'], ParentType, ContextType, RequireFields<MutationDeleteSavedQueriesArgs, 'ids'>>;
  setFieldDiscovery: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationSetFieldDiscoveryArgs, 'input'>>;
  discoverFields: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationDiscoverFieldsArgs, 'name'>>;
  promoteDiscoveredFields: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationPromoteDiscoveredFieldsArgs, 'input'>>;
  reprocessFailures: Resolver<ResolversTypes['FailureReprocessing'], ParentType, ContextType, RequireFields<MutationReprocessFailuresArgs, 'input'>>;
  createOrUpdateSchema: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationCreateOrUpdateSchemaArgs, 'input'>>;
  cloneSchema: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationCloneSchemaArgs, 'input'>>;
  archiveSchema: Resolver<ResolversTypes['SchemaPayload'], ParentType, ContextType, RequireFields<MutationArchiveSchemaArgs, 'input'>>;
  inferSchema: Resolver<ResolversTypes['InferredSchema'], ParentType, ContextType, RequireFields<MutationInferSchemaArgs, 'input'>>;
  testSchema: Resolver<ResolversTypes['SchemaTestReport'], ParentType, ContextType, RequireFields<MutationTestSchemaArgs, 'input'>>;
  saveSchemaDraft: Resolver<ResolversTypes['SchemaDraft'], ParentType, ContextType, RequireFields<MutationSaveSchemaDraftArgs, 'input'>>;
  deleteSchemaDraft: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteSchemaDraftArgs, 'input'>>;
  createHttpSource: Resolver<ResolversTypes['HttpLogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreateHttpSourceArgs, 'input'>>;
  updateHttpSource: Resolver<ResolversTypes['HttpLogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateHttpSourceArgs, 'input'>>;
  createS3Source: Resolver<ResolversTypes['S3LogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreateS3SourceArgs, 'input'>>;
  updateS3Source: Resolver<ResolversTypes['S3LogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateS3SourceArgs, 'input'>>;
  checkS3Connection: Resolver<ResolversTypes['CheckS3ConnectionPayload'], ParentType, ContextType, RequireFields<MutationCheckS3ConnectionArgs, 'input'>>;
  previewS3Objects: Resolver<ResolversTypes['ObjectPreviewPayload'], ParentType, ContextType, RequireFields<MutationPreviewS3ObjectsArgs, 'input'>>;
  findS3Principal: Resolver<ResolversTypes['FindS3PrincipalPayload'], ParentType, ContextType, RequireFields<MutationFindS3PrincipalArgs, 'input'>>;
  retryBucketObjects: Resolver<ResolversTypes['RetryBucketObjectsPayload'], ParentType, ContextType, RequireFields<MutationRetryBucketObjectsArgs, 'input'>>;
  startBucketBackfill: Resolver<ResolversTypes['BucketBackfillPayload'], ParentType, ContextType, RequireFields<MutationStartBucketBackfillArgs, 'input'>>;
  changeBucketBackfill: Resolver<ResolversTypes['BucketBackfillPayload'], ParentType, ContextType, RequireFields<MutationChangeBucketBackfillArgs, 'input'>>;
  setNoDataAlarm: Resolver<ResolversTypes['SetNoDataAlarmPayload'], ParentType, ContextType, RequireFields<MutationSetNoDataAlarmArgs, 'input'>>;
  setLagAlarm: Resolver<ResolversTypes['SetLagAlarmPayload'], ParentType, ContextType, RequireFields<MutationSetLagAlarmArgs, 'input'>>;
  setSecretExpiry: Resolver<ResolversTypes['SetSecretExpiryPayload'], ParentType, ContextType, RequireFields<MutationSetSecretExpiryArgs, 'input'>>;
  deleteSource: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteSourceArgs, 'input'>>;
  createSyslogSource: Resolver<ResolversTypes['SyslogLogSourcePayload'], ParentType, ContextType, RequireFields<MutationCreateSyslogSourceArgs, 'input'>>;
  updateSyslogSource: Resolver<ResolversTypes['SyslogLogSourcePayload'], ParentType, ContextType, RequireFields<MutationUpdateSyslogSourceArgs, 'input'>>;
  inviteUser: Resolver<ResolversTypes['InviteUserPayload'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  updateUser: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  createPasswordResetLink: Resolver<ResolversTypes['PasswordResetLinkPayload'], ParentType, ContextType, RequireFields<MutationCreatePasswordResetLinkArgs, 'userId'>>;
  unlockUser: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUnlockUserArgs, 'id'>>;
  resetUserAuthenticator: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationResetUserAuthenticatorArgs, 'id'>>;
  requirePasswordChange: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationRequirePasswordChangeArgs, 'id'>>;
  deleteUser: Resolver<ResolversTypes['DeletedPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  updateProfile: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'givenName' | 'familyName'>>;
};

export type DeletedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletedPayload'] = ResolversParentTypes['DeletedPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BucketCollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketCollection'] = ResolversParentTypes['BucketCollection']> = {
  __resolveType: TypeResolveFn<'BucketLogSource' | 'S3LogIntegration', ParentType, ContextType>;
};

export type BucketLogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketLogSource'] = ResolversParentTypes['BucketLogSource']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<BucketLogSourceVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<BucketLogSourceFailuresArgs>>;
  noticesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collectionProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextLookAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  objectCounts?: Resolver<ResolversTypes['BucketObjectCounts'], ParentType, ContextType>;
  backfill?: Resolver<Maybe<ResolversTypes['BucketBackfill']>, ParentType, ContextType>;
  objects?: Resolver<ResolversTypes['BucketObjectConnection'], ParentType, ContextType, Partial<BucketLogSourceObjectsArgs>>;
  prefixLogTypes?: Resolver<ReadonlyArray<ResolversTypes['S3PrefixLogTypes']>, ParentType, ContextType>;
  connection?: Resolver<ResolversTypes['BucketConnection'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BucketConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketConnection'] = ResolversParentTypes['BucketConnection']> = {
  kind?: Resolver<ResolversTypes['BucketKind'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bucket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessKeyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logProcessingRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awsAccountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queueUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storageAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  containers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  queueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queueEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckBucketConnectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckBucketConnectionPayload'] = ResolversParentTypes['CheckBucketConnectionPayload']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['BucketConnectionCheck']>, ParentType, ContextType>;
};

export type BucketLogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketLogSourcePayload'] = ResolversParentTypes['BucketLogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['BucketLogSource'], ParentType, ContextType>;
};

export type CaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  isHiddenFromAssignee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openAlertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['CaseAlert']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['CaseEntry']>, ParentType, ContextType>;
  linkedCases?: Resolver<ReadonlyArray<ResolversTypes['Case']>, ParentType, ContextType>;
  attachments?: Resolver<ReadonlyArray<ResolversTypes['CaseAttachment']>, ParentType, ContextType>;
};

export type CaseAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseAlert'] = ResolversParentTypes['CaseAlert']> = {
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
};

export type CaseEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseEntry'] = ResolversParentTypes['CaseEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CaseEntryType'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaseAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseAttachment'] = ResolversParentTypes['CaseAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
};

export type CaseEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseEdge'] = ResolversParentTypes['CaseEdge']> = {
  node?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseConnection'] = ResolversParentTypes['CaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CasePayload'] = ResolversParentTypes['CasePayload']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
};

export type AddedCaseAlertsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddedCaseAlertsPayload'] = ResolversParentTypes['AddedCaseAlertsPayload']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  addedAlertIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaseSigningKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CaseSigningKey'] = ResolversParentTypes['CaseSigningKey']> = {
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CloudAccount'] = ResolversParentTypes['CloudAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  awsAccountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  awsRegionIgnoreList?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  awsScanConfig?: Resolver<ResolversTypes['AwsScanConfig'], ParentType, ContextType>;
  awsStackName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRealtimeScanningEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resourceRegexIgnoreList?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  resourceTypeIgnoreList?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AwsScanConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AwsScanConfig'] = ResolversParentTypes['AwsScanConfig']> = {
  auditRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudAccountEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CloudAccountEdge'] = ResolversParentTypes['CloudAccountEdge']> = {
  node?: Resolver<ResolversTypes['CloudAccount'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CloudAccountConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CloudAccountConnection'] = ResolversParentTypes['CloudAccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CloudAccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CloudAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CloudAccountPayload'] = ResolversParentTypes['CloudAccountPayload']> = {
  cloudAccount?: Resolver<ResolversTypes['CloudAccount'], ParentType, ContextType>;
};

export type SeverityComplianceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SeverityCompliance'] = ResolversParentTypes['SeverityCompliance']> = {
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingPolicies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
};

export type ResourceGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResourceGroup'] = ResolversParentTypes['ResourceGroup']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailingPolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailingPolicy'] = ResolversParentTypes['FailingPolicy']> = {
  policyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
};

export type FailingResourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailingResource'] = ResolversParentTypes['FailingResource']> = {
  resource?: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CloudSecurityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CloudSecurity'] = ResolversParentTypes['CloudSecurity']> = {
  counts?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
  countsBefore?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
  failingOverTime?: Resolver<ResolversTypes['TimeSeriesGroup'], ParentType, ContextType>;
  bySeverity?: Resolver<ReadonlyArray<ResolversTypes['SeverityCompliance']>, ParentType, ContextType>;
  byType?: Resolver<ReadonlyArray<ResolversTypes['ResourceGroup']>, ParentType, ContextType>;
  byAccount?: Resolver<ReadonlyArray<ResolversTypes['ResourceGroup']>, ParentType, ContextType>;
  topPolicies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FailingPolicy']>>, ParentType, ContextType>;
  topResources?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FailingResource']>>, ParentType, ContextType>;
};

export type CodeUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeUse'] = ResolversParentTypes['CodeUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackItemKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CodeUseReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeUseReport'] = ResolversParentTypes['CodeUseReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackItemKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['RuleTestResult']>, ParentType, ContextType>;
};

export type CodeTestReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeTestReport'] = ResolversParentTypes['CodeTestReport']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['DraftProblem']>, ParentType, ContextType>;
  uses?: Resolver<ReadonlyArray<ResolversTypes['CodeUseReport']>, ParentType, ContextType>;
  testCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedGlobalHelperResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedGlobalHelper'] = ResolversParentTypes['SavedGlobalHelper']> = {
  helper?: Resolver<Maybe<ResolversTypes['GlobalHelper']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['CodeTestReport'], ParentType, ContextType>;
};

export type SavedDataModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedDataModel'] = ResolversParentTypes['SavedDataModel']> = {
  dataModel?: Resolver<Maybe<ResolversTypes['DataModel']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['CodeTestReport'], ParentType, ContextType>;
};

export type CodeChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeChange'] = ResolversParentTypes['CodeChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['DetectionChangeAction'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['DetectionChangeOrigin'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
  after?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
};

export type CodeHistoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CodeHistory'] = ResolversParentTypes['CodeHistory']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['CodeChange']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  rateMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cronExpression?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeoutMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataModelMappingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataModelMapping'] = ResolversParentTypes['DataModelMapping']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataModel'] = ResolversParentTypes['DataModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mappings?: Resolver<ReadonlyArray<ResolversTypes['DataModelMapping']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
};

export type GlobalHelperResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GlobalHelper'] = ResolversParentTypes['GlobalHelper']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
};

export type QueryEmailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryEmail'] = ResolversParentTypes['QueryEmail']> = {
  recipients?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sendEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preferAttachment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SavedQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  sql?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lookbackSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  queryKind?: Resolver<ResolversTypes['SavedQueryKind'], ParentType, ContextType>;
  sqlQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['DataLakeQueryMetadata'], ParentType, ContextType>;
  queryCookie?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTimeFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['QueryEmail']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['QueryRun']>, ParentType, ContextType>;
};

export type ScheduledPromptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduledPrompt'] = ResolversParentTypes['ScheduledPrompt']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runAsUser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
  outputLength?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DataModelConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataModelConnection'] = ResolversParentTypes['DataModelConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataModelEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataModelEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataModelEdge'] = ResolversParentTypes['DataModelEdge']> = {
  node?: Resolver<ResolversTypes['DataModel'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GlobalHelperConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GlobalHelperConnection'] = ResolversParentTypes['GlobalHelperConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GlobalHelperEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GlobalHelperEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GlobalHelperEdge'] = ResolversParentTypes['GlobalHelperEdge']> = {
  node?: Resolver<ResolversTypes['GlobalHelper'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedQueryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQueryConnection'] = ResolversParentTypes['SavedQueryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SavedQueryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQueryEdge'] = ResolversParentTypes['SavedQueryEdge']> = {
  node?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduledPromptConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduledPromptConnection'] = ResolversParentTypes['ScheduledPromptConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ScheduledPromptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledPromptEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScheduledPromptEdge'] = ResolversParentTypes['ScheduledPromptEdge']> = {
  node?: Resolver<ResolversTypes['ScheduledPrompt'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UploadStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadStatistics'] = ResolversParentTypes['UploadStatistics']> = {
  modified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DetectionEntitiesUploadResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionEntitiesUploadResult'] = ResolversParentTypes['DetectionEntitiesUploadResult']> = {
  rules?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  correlationRules?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  dataModels?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  globalHelpers?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  lookupTables?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  queries?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  scheduledPrompts?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  packs?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  dashboards?: Resolver<ResolversTypes['UploadStatistics'], ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['BulkUploadIssue']>, ParentType, ContextType>;
};

export type DetectionEntitiesUploadStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionEntitiesUploadStatus'] = ResolversParentTypes['DetectionEntitiesUploadStatus']> = {
  receiptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UploadStatus'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['DetectionEntitiesUploadResult']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
};

export type UploadReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadReceipt'] = ResolversParentTypes['UploadReceipt']> = {
  receiptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkUploadIssueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkUploadIssue'] = ResolversParentTypes['BulkUploadIssue']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkUploadValidationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkUploadValidation'] = ResolversParentTypes['BulkUploadValidation']> = {
  issues?: Resolver<ReadonlyArray<ResolversTypes['BulkUploadIssue']>, ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['BulkUploadIssue']>, ParentType, ContextType>;
};

export type ValidateBulkUploadStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValidateBulkUploadStatus'] = ResolversParentTypes['ValidateBulkUploadStatus']> = {
  status?: Resolver<ResolversTypes['UploadStatus'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['BulkUploadValidation']>, ParentType, ContextType>;
};

export type DeleteDetectionsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteDetectionsResult'] = ResolversParentTypes['DeleteDetectionsResult']> = {
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  savedQueryNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteSavedQueriesByNameResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteSavedQueriesByNameResult'] = ResolversParentTypes['DeleteSavedQueriesByNameResult']> = {
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detectionIDs?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CorrelationTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrelationTestResult'] = ResolversParentTypes['CorrelationTestResult']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TestCorrelationRuleYamlResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCorrelationRuleYAMLResult'] = ResolversParentTypes['TestCorrelationRuleYAMLResult']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['CorrelationTestResult']>, ParentType, ContextType>;
};

export type TranspileSimpleDetectionsToPythonResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TranspileSimpleDetectionsToPythonResult'] = ResolversParentTypes['TranspileSimpleDetectionsToPythonResult']> = {
  transpiledPython?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TranspileFiltersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TranspileFiltersResult'] = ResolversParentTypes['TranspileFiltersResult']> = {
  transpiledFilters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeatureFlagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureFlag'] = ResolversParentTypes['FeatureFlag']> = {
  flag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  treatment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeatureFlagsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeatureFlags'] = ResolversParentTypes['FeatureFlags']> = {
  flags?: Resolver<ReadonlyArray<ResolversTypes['FeatureFlag']>, ParentType, ContextType>;
};

export type MetricSeriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MetricSeries'] = ResolversParentTypes['MetricSeries']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  breakdown?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type MetricTotalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MetricTotal'] = ResolversParentTypes['MetricTotal']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RuleMetricResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleMetric'] = ResolversParentTypes['RuleMetric']> = {
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MetricsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Metrics'] = ResolversParentTypes['Metrics']> = {
  alertsPerSeverity?: Resolver<ReadonlyArray<ResolversTypes['MetricSeries']>, ParentType, ContextType>;
  alertsPerRule?: Resolver<ReadonlyArray<ResolversTypes['RuleMetric']>, ParentType, ContextType>;
  totalAlerts?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytesProcessedPerSource?: Resolver<ReadonlyArray<ResolversTypes['MetricSeries']>, ParentType, ContextType>;
  totalBytesProcessed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  eventsProcessedPerLogType?: Resolver<ReadonlyArray<ResolversTypes['MetricSeries']>, ParentType, ContextType>;
  totalEventsProcessed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  latencyPerLogType?: Resolver<ReadonlyArray<ResolversTypes['MetricTotal']>, ParentType, ContextType>;
  bytesIngestedPerSource?: Resolver<ReadonlyArray<ResolversTypes['MetricTotal']>, ParentType, ContextType>;
  totalBytesIngested?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytesQueriedPerSource?: Resolver<ReadonlyArray<ResolversTypes['MetricSeries']>, ParentType, ContextType>;
  totalBytesQueried?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReplaySizeWindowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplaySizeWindow'] = ResolversParentTypes['ReplaySizeWindow']> = {
  maxSizeInGB?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReplayTimeWindowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayTimeWindow'] = ResolversParentTypes['ReplayTimeWindow']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReplayDataWindowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayDataWindow'] = ResolversParentTypes['ReplayDataWindow']> = {
  sizeWindow?: Resolver<Maybe<ResolversTypes['ReplaySizeWindow']>, ParentType, ContextType>;
  timeWindow?: Resolver<Maybe<ResolversTypes['ReplayTimeWindow']>, ParentType, ContextType>;
};

export type ReplayScopeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayScope'] = ResolversParentTypes['ReplayScope']> = {
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  dataWindow?: Resolver<ResolversTypes['ReplayDataWindow'], ParentType, ContextType>;
};

export type ReplaySummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplaySummary'] = ResolversParentTypes['ReplaySummary']> = {
  totalAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ruleErrorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleMatchCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evaluationProgress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  computationProgress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  logDataSizeEstimate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  matchesProcessedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsProcessedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsMatchedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readTimeNanos?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  processingTimeNanos?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReplayState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ReplayScope'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ReplaySummary'], ParentType, ContextType>;
};

export type CreatePerfTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreatePerfTestResult'] = ResolversParentTypes['CreatePerfTestResult']> = {
  replay?: Resolver<ResolversTypes['Replay'], ParentType, ContextType>;
};

export type StopReplayResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StopReplayResult'] = ResolversParentTypes['StopReplayResult']> = {
  replay?: Resolver<ResolversTypes['Replay'], ParentType, ContextType>;
};

export type RepositoryFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RepositoryFile'] = ResolversParentTypes['RepositoryFile']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBase64?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DashboardPanelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardPanel'] = ResolversParentTypes['DashboardPanel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DashboardPanelKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['QueryLanguage']>, ParentType, ContextType>;
  display?: Resolver<Maybe<ResolversTypes['DashboardPanelDisplay']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardVariableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardVariable'] = ResolversParentTypes['DashboardVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DashboardVariableKind'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['QueryLanguage']>, ParentType, ContextType>;
  isMultiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultValues?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panels?: Resolver<ReadonlyArray<ResolversTypes['DashboardPanel']>, ParentType, ContextType>;
  variables?: Resolver<ReadonlyArray<ResolversTypes['DashboardVariable']>, ParentType, ContextType>;
  relativeTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['Sharing'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryIssuerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryIssuer'] = ResolversParentTypes['QueryIssuer']> = {
  __resolveType: TypeResolveFn<'User' | 'APIToken', ParentType, ContextType>;
};

export type DataLakeQueryMetadataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryMetadata'] = ResolversParentTypes['DataLakeQueryMetadata']> = {
  language?: Resolver<ResolversTypes['QueryLanguage'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  relativeTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sortDirection?: Resolver<Maybe<ResolversTypes['SortDirection']>, ParentType, ContextType>;
  simpleSearchQueryFilter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variables?: Resolver<ReadonlyArray<ResolversTypes['QueryVariable']>, ParentType, ContextType>;
};

export type DataLakeQueryAnnotationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryAnnotations'] = ResolversParentTypes['DataLakeQueryAnnotations']> = {
  visualize?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type DataLakeQueryProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryProgress'] = ResolversParentTypes['DataLakeQueryProgress']> = {
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rowsRead?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytesRead?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type QueryChartPropertyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryChartProperty'] = ResolversParentTypes['QueryChartProperty']> = {
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chartType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorHexes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  propertyPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sortDirection?: Resolver<Maybe<ResolversTypes['SortDirection']>, ParentType, ContextType>;
  propertyTableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyDisplayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryTablePropertyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryTableProperty'] = ResolversParentTypes['QueryTableProperty']> = {
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  propertyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyTableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyDisplayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryUserConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryUserConfig'] = ResolversParentTypes['QueryUserConfig']> = {
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chartProperties?: Resolver<ReadonlyArray<ResolversTypes['QueryChartProperty']>, ParentType, ContextType>;
  tableProperties?: Resolver<ReadonlyArray<ResolversTypes['QueryTableProperty']>, ParentType, ContextType>;
};

export type DerivedDataLakeQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DerivedDataLakeQuery'] = ResolversParentTypes['DerivedDataLakeQuery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataLakeQueryKind'], ParentType, ContextType>;
};

export type DataLakeQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQuery'] = ResolversParentTypes['DataLakeQuery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DataLakeQueryKind'], ParentType, ContextType>;
  sql?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['QueryLanguage'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DataLakeQueryStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedBy?: Resolver<Maybe<ResolversTypes['QueryIssuer']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['DataLakeQueryMetadata'], ParentType, ContextType>;
  annotations?: Resolver<ResolversTypes['DataLakeQueryAnnotations'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['DataLakeQueryProgress'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['DataLakeQueryStats'], ParentType, ContextType>;
  userConfig?: Resolver<Maybe<ResolversTypes['QueryUserConfig']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['DerivedDataLakeQuery']>, ParentType, ContextType>;
  resultsUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['DataLakeQueryResults']>, ParentType, ContextType, Partial<DataLakeQueryResultsArgs>>;
  histogram?: Resolver<Maybe<ResolversTypes['Histogram']>, ParentType, ContextType, RequireFields<DataLakeQueryHistogramArgs, 'buckets'>>;
  fieldSummary?: Resolver<Maybe<ResolversTypes['FieldSummary']>, ParentType, ContextType, RequireFields<DataLakeQueryFieldSummaryArgs, 'key'>>;
};

export type DataLakeQueryStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryStats'] = ResolversParentTypes['DataLakeQueryStats']> = {
  bytesScanned?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  executionTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DataLakeQueryColumnsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryColumns'] = ResolversParentTypes['DataLakeQueryColumns']> = {
  order?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DataLakeQueryRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryRow'] = ResolversParentTypes['DataLakeQueryRow']> = {
  node?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  nodeAsString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataLakeQueryResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryResults'] = ResolversParentTypes['DataLakeQueryResults']> = {
  status?: Resolver<ResolversTypes['DataLakeQueryStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataLakeQueryRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  columnInfo?: Resolver<ResolversTypes['DataLakeQueryColumns'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['DataLakeQueryStats'], ParentType, ContextType>;
  tryAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DataLakeQueryEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryEdge'] = ResolversParentTypes['DataLakeQueryEdge']> = {
  node?: Resolver<ResolversTypes['DataLakeQuery'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataLakeQueryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeQueryConnection'] = ResolversParentTypes['DataLakeQueryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataLakeQueryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryVariableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryVariable'] = ResolversParentTypes['QueryVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ExecuteDataLakeQueryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExecuteDataLakeQueryResult'] = ResolversParentTypes['ExecuteDataLakeQueryResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CheckedDataLakeQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckedDataLakeQuery'] = ResolversParentTypes['CheckedDataLakeQuery']> = {
  sql?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['ScanEstimate']>, ParentType, ContextType>;
};

export type ScanEstimateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScanEstimate'] = ResolversParentTypes['ScanEstimate']> = {
  rows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CancelDataLakeQueryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelDataLakeQueryResult'] = ResolversParentTypes['CancelDataLakeQueryResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VolumeTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VolumeTotals'] = ResolversParentTypes['VolumeTotals']> = {
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VolumeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Volume'] = ResolversParentTypes['Volume']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['VolumeTotals'], ParentType, ContextType>;
  totalsBefore?: Resolver<ResolversTypes['VolumeTotals'], ParentType, ContextType>;
  lastReceivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DataVolumeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataVolume'] = ResolversParentTypes['DataVolume']> = {
  totals?: Resolver<ResolversTypes['VolumeTotals'], ParentType, ContextType>;
  totalsBefore?: Resolver<ResolversTypes['VolumeTotals'], ParentType, ContextType>;
  bytesByLogType?: Resolver<ResolversTypes['TimeSeriesGroup'], ParentType, ContextType>;
  bytesBySource?: Resolver<ResolversTypes['TimeSeriesGroup'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['Volume']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Volume']>, ParentType, ContextType>;
};

export type FailingReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailingReason'] = ResolversParentTypes['FailingReason']> = {
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LogTypeLagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogTypeLag'] = ResolversParentTypes['LogTypeLag']> = {
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TrailDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrailDetail'] = ResolversParentTypes['TrailDetail']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type TrailStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrailStep'] = ResolversParentTypes['TrailStep']> = {
  step?: Resolver<ResolversTypes['TrailStepName'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['TrailVerdict'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['TrailDetail']>, ParentType, ContextType>;
  mendAt?: Resolver<Maybe<ResolversTypes['MendPlace']>, ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DecisionTrailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DecisionTrail'] = ResolversParentTypes['DecisionTrail']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['TrailStep']>, ParentType, ContextType>;
};

export type DestinationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Destination'] = ResolversParentTypes['Destination']> = {
  outputId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outputType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultForSeverity?: Resolver<ReadonlyArray<ResolversTypes['Severity']>, ParentType, ContextType>;
  alertTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  verificationStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolSetup?: Resolver<Maybe<ResolversTypes['ToolSetup']>, ParentType, ContextType>;
  titleTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quiet?: Resolver<ResolversTypes['QuietSettings'], ParentType, ContextType>;
  mute?: Resolver<Maybe<ResolversTypes['Mute']>, ParentType, ContextType>;
  apiToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creationTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModifiedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['DestinationHealth'], ParentType, ContextType>;
  usedBy?: Resolver<ReadonlyArray<ResolversTypes['DestinationUse']>, ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['DestinationReach'], ParentType, ContextType>;
};

export type DestinationReachResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DestinationReach'] = ResolversParentTypes['DestinationReach']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overridesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  functionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detections?: Resolver<ReadonlyArray<ResolversTypes['ReachingDetection']>, ParentType, ContextType>;
};

export type ReachingDetectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReachingDetection'] = ResolversParentTypes['ReachingDetection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  isOverride?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuietSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuietSettings'] = ResolversParentTypes['QuietSettings']> = {
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  digestMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urgentSeverity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  afterMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DestinationHealthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DestinationHealth'] = ResolversParentTypes['DestinationHealth']> = {
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undelivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastErrorAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DestinationUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DestinationUse'] = ResolversParentTypes['DestinationUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DestinationKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DestinationKind'] = ResolversParentTypes['DestinationKind']> = {
  outputType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  toolSetup?: Resolver<Maybe<ResolversTypes['ToolSetup']>, ParentType, ContextType>;
};

export type ToolSetupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ToolSetup'] = ResolversParentTypes['ToolSetup']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertDelivery'] = ResolversParentTypes['AlertDelivery']> = {
  outputId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dispatchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertDispatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlertDispatch'] = ResolversParentTypes['AlertDispatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outputId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['Destination']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mute?: Resolver<Maybe<ResolversTypes['Mute']>, ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedStatus?: Resolver<Maybe<ResolversTypes['AlertStatus']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['AlertDelivery']>, ParentType, ContextType>;
};

export type RoutingExplanationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoutingExplanation'] = ResolversParentTypes['RoutingExplanation']> = {
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['RoutingReason']>, ParentType, ContextType>;
  mayDiffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoutingReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RoutingReason'] = ResolversParentTypes['RoutingReason']> = {
  destination?: Resolver<ResolversTypes['Destination'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['DeliveryHold']>, ParentType, ContextType>;
};

export type DeliveryHoldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryHold'] = ResolversParentTypes['DeliveryHold']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mute?: Resolver<Maybe<ResolversTypes['Mute']>, ParentType, ContextType>;
};

export type PendingDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PendingDelivery'] = ResolversParentTypes['PendingDelivery']> = {
  dispatch?: Resolver<ResolversTypes['AlertDispatch'], ParentType, ContextType>;
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
};

export type PendingDeliveryEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PendingDeliveryEdge'] = ResolversParentTypes['PendingDeliveryEdge']> = {
  node?: Resolver<ResolversTypes['PendingDelivery'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeliveryStateCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryStateCount'] = ResolversParentTypes['DeliveryStateCount']> = {
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendingDeliveryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PendingDeliveryConnection'] = ResolversParentTypes['PendingDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PendingDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['DeliveryStateCount']>, ParentType, ContextType>;
};

export type DeliveryResponseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryResponse'] = ResolversParentTypes['DeliveryResponse']> = {
  outputId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispatchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RenderedMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenderedMessage'] = ResolversParentTypes['RenderedMessage']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lengthOmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutParts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessagePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['RenderedMessage']>, ParentType, ContextType>;
  messageProblem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetryDeliveriesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetryDeliveriesPayload'] = ResolversParentTypes['RetryDeliveriesPayload']> = {
  retried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DetectionChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionChange'] = ResolversParentTypes['DetectionChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['DetectionChangeAction'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['DetectionChangeOrigin'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
  after?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
};

export type DetectionHistoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionHistory'] = ResolversParentTypes['DetectionHistory']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['DetectionChange']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DetectionFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionFacet'] = ResolversParentTypes['DetectionFacet']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DetectionFacetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionFacets'] = ResolversParentTypes['DetectionFacets']> = {
  kinds?: Resolver<ReadonlyArray<ResolversTypes['DetectionFacet']>, ParentType, ContextType>;
  severities?: Resolver<ReadonlyArray<ResolversTypes['DetectionFacet']>, ParentType, ContextType>;
  states?: Resolver<ReadonlyArray<ResolversTypes['DetectionFacet']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['DetectionFacet']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['DetectionFacet']>, ParentType, ContextType>;
};

export type DraftProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftProblem'] = ResolversParentTypes['DraftProblem']> = {
  file?: Resolver<ResolversTypes['DraftFile'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UntakenBranchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UntakenBranch'] = ResolversParentTypes['UntakenBranch']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LineCoverageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LineCoverage'] = ResolversParentTypes['LineCoverage']> = {
  lines?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  missed?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  untaken?: Resolver<ReadonlyArray<ResolversTypes['UntakenBranch']>, ParentType, ContextType>;
};

export type DraftTestReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DraftTestReport'] = ResolversParentTypes['DraftTestReport']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['RuleTestResult']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['DraftProblem']>, ParentType, ContextType>;
  coverage?: Resolver<Maybe<ResolversTypes['LineCoverage']>, ParentType, ContextType>;
};

export type SavedDetectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedDetection'] = ResolversParentTypes['SavedDetection']> = {
  detection?: Resolver<Maybe<ResolversTypes['DetectionEntity']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['DraftProblem']>, ParentType, ContextType>;
};

export type TestCorrelationRuleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestCorrelationRuleResult'] = ResolversParentTypes['TestCorrelationRuleResult']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['CorrelationTestResult']>, ParentType, ContextType>;
};

export type PutCorrelationRuleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PutCorrelationRuleResult'] = ResolversParentTypes['PutCorrelationRuleResult']> = {
  rule?: Resolver<ResolversTypes['CorrelationRule'], ParentType, ContextType>;
};

export type DetectionIdsPagingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionIdsPaging'] = ResolversParentTypes['DetectionIdsPaging']> = {
  thisPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DetectionIdsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionIds'] = ResolversParentTypes['DetectionIds']> = {
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  paging?: Resolver<ResolversTypes['DetectionIdsPaging'], ParentType, ContextType>;
};

export type DetectionMockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionMock'] = ResolversParentTypes['DetectionMock']> = {
  objectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnValue?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DetectionTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionTest'] = ResolversParentTypes['DetectionTest']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedResult?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mocks?: Resolver<ReadonlyArray<ResolversTypes['DetectionMock']>, ParentType, ContextType>;
};

export type DetectionReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionReport'] = ResolversParentTypes['DetectionReport']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DetectionTestRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionTestRun'] = ResolversParentTypes['DetectionTestRun']> = {
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DetectionTestStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionTestStatus'] = ResolversParentTypes['DetectionTestStatus']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['DetectionTestRun']>, ParentType, ContextType>;
};

export type DetectionEntityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionEntity'] = ResolversParentTypes['DetectionEntity']> = {
  __resolveType: TypeResolveFn<'Rule' | 'Policy' | 'CorrelationRule', ParentType, ContextType>;
};

export type RuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['DetectionReport']>, ParentType, ContextType>;
  dedupPeriodMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summaryAttributes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  outputIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simpleDetectionBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sigmaBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inlineFilters?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseDetection?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  scheduledQueries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['DetectionTest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  testStatus?: Resolver<ResolversTypes['DetectionTestStatus'], ParentType, ContextType>;
  alertsPerDay?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  lastMatchAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['AlertConnection'], ParentType, ContextType, RequireFields<RuleAlertsArgs, 'input'>>;
  necessaryConditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  activity?: Resolver<Maybe<ResolversTypes['RuleActivity']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RuleActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleActivity'] = ResolversParentTypes['RuleActivity']> = {
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RuleEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleEdge'] = ResolversParentTypes['RuleEdge']> = {
  node?: Resolver<ResolversTypes['Rule'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleConnection'] = ResolversParentTypes['RuleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RuleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['DetectionReport']>, ParentType, ContextType>;
  outputIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  resourceTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  suppressions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['DetectionTest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  testStatus?: Resolver<ResolversTypes['DetectionTestStatus'], ParentType, ContextType>;
  complianceStatus?: Resolver<Maybe<ResolversTypes['ComplianceStatus']>, ParentType, ContextType>;
  complianceCounts?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
  failingPerDay?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  resources?: Resolver<ResolversTypes['ComplianceConnection'], ParentType, ContextType, RequireFields<PolicyResourcesArgs, 'input'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorrelationTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrelationTest'] = ResolversParentTypes['CorrelationTest']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedResult?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ruleOutputs?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CorrelationRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrelationRule'] = ResolversParentTypes['CorrelationRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runbook?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['DetectionReport']>, ParentType, ContextType>;
  outputIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createAlert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summaryAttributes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lookbackMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['CorrelationTest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  testStatus?: Resolver<ResolversTypes['DetectionTestStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DetectionEntityEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionEntityEdge'] = ResolversParentTypes['DetectionEntityEdge']> = {
  node?: Resolver<ResolversTypes['DetectionEntity'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetectionEntityConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionEntityConnection'] = ResolversParentTypes['DetectionEntityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DetectionEntityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchingDetectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MatchingDetection'] = ResolversParentTypes['MatchingDetection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RuleTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleTestResult'] = ResolversParentTypes['RuleTestResult']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expectedResult?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actualResult?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  functions?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RulePythonBodyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RulePythonBody'] = ResolversParentTypes['RulePythonBody']> = {
  pythonBody?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tests?: Resolver<ReadonlyArray<ResolversTypes['DetectionTest']>, ParentType, ContextType>;
};

export type FilterFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterField'] = ResolversParentTypes['FilterField']> = {
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPharosManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogTypeFilterFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogTypeFilterFields'] = ResolversParentTypes['LogTypeFilterFields']> = {
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['FilterField']>, ParentType, ContextType>;
};

export type FilterFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterFields'] = ResolversParentTypes['FilterFields']> = {
  pharosManaged?: Resolver<ReadonlyArray<ResolversTypes['FilterField']>, ParentType, ContextType>;
  filtersByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeFilterFields']>, ParentType, ContextType>;
  shared?: Resolver<ReadonlyArray<ResolversTypes['FilterField']>, ParentType, ContextType>;
};

export type FlatFilterFieldsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FlatFilterFields'] = ResolversParentTypes['FlatFilterFields']> = {
  flatFields?: Resolver<ReadonlyArray<ResolversTypes['FilterField']>, ParentType, ContextType>;
};

export type FilteredAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilteredAlert'] = ResolversParentTypes['FilteredAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AlertStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AlertOutcome']>, ParentType, ContextType>;
  isTruePositive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FilterImpactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilterImpact'] = ResolversParentTypes['FilterImpact']> = {
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertsRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truePositivesRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  falsePositivesRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filteredAlerts?: Resolver<ReadonlyArray<ResolversTypes['FilteredAlert']>, ParentType, ContextType>;
};

export type GeneralSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GeneralSettings'] = ResolversParentTypes['GeneralSettings']> = {
  pantherVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledQueriesNeedLimit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pharosAIEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mfaRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shouldEmailAlertAssignees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMailServer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AiInferenceUsageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AIInferenceUsage'] = ResolversParentTypes['AIInferenceUsage']> = {
  inputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  modelID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AiInferenceStreamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AIInferenceStream'] = ResolversParentTypes['AIInferenceStream']> = {
  streamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userPrompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentStreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  responseText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['AIInferenceUsage']>, ParentType, ContextType>;
};

export type AiInferenceStreamEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AIInferenceStreamEdge'] = ResolversParentTypes['AIInferenceStreamEdge']> = {
  node?: Resolver<ResolversTypes['AIInferenceStream'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AiInferenceStreamConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AIInferenceStreamConnection'] = ResolversParentTypes['AIInferenceStreamConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AIInferenceStreamEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LookupAssociationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupAssociation'] = ResolversParentTypes['LookupAssociation']> = {
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selectors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LookupFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupFile'] = ResolversParentTypes['LookupFile']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LookupTableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupTable'] = ResolversParentTypes['LookupTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  associatedLogTypes?: Resolver<ReadonlyArray<ResolversTypes['LookupAssociation']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['LookupFile']>, ParentType, ContextType>;
  refresh?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  refreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextRefreshAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lakeTable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['LookupHealth'], ParentType, ContextType>;
  healthMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModifiedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
};

export type UploadLookupTableFilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadLookupTableFilePayload'] = ResolversParentTypes['UploadLookupTableFilePayload']> = {
  lookupTable?: Resolver<ResolversTypes['LookupTable'], ParentType, ContextType>;
  skippedRows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GenerateEnrichedEventPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GenerateEnrichedEventPayload'] = ResolversParentTypes['GenerateEnrichedEventPayload']> = {
  enrichedEvent?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type LookupRowsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupRows'] = ResolversParentTypes['LookupRows']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LookupMatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupMatch'] = ResolversParentTypes['LookupMatch']> = {
  row?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['LookupComparison'], ParentType, ContextType>;
  isNotAnAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LookupDetectionUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupDetectionUse'] = ResolversParentTypes['LookupDetectionUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DetectionKind'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LookupQueryUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupQueryUse'] = ResolversParentTypes['LookupQueryUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupUsesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupUses'] = ResolversParentTypes['LookupUses']> = {
  detections?: Resolver<ReadonlyArray<ResolversTypes['LookupDetectionUse']>, ParentType, ContextType>;
  queries?: Resolver<ReadonlyArray<ResolversTypes['LookupQueryUse']>, ParentType, ContextType>;
};

export type MailSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['MailSecurity'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedRecipientDomains?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailTestResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailTestResult'] = ResolversParentTypes['MailTestResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMail'] = ResolversParentTypes['FailedMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['MailPurpose'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipients?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRetriable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FailedMailEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMailEdge'] = ResolversParentTypes['FailedMailEdge']> = {
  node?: Resolver<ResolversTypes['FailedMail'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedMailConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMailConnection'] = ResolversParentTypes['FailedMailConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FailedMailEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MuteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mute'] = ResolversParentTypes['Mute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['MuteSubject'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MuteMessagesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MuteMessagesPayload'] = ResolversParentTypes['MuteMessagesPayload']> = {
  mute?: Resolver<ResolversTypes['Mute'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnmuteMessagesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnmuteMessagesPayload'] = ResolversParentTypes['UnmuteMessagesPayload']> = {
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotebookStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotebookStep'] = ResolversParentTypes['NotebookStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotebookStepKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['QueryLanguage']>, ParentType, ContextType>;
  databases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  relativeTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotebookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notebook'] = ResolversParentTypes['Notebook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['NotebookStep']>, ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['Sharing'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['UserName']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archivedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationChannelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationChannel'] = ResolversParentTypes['NotificationChannel']> = {
  name?: Resolver<ResolversTypes['NotificationChannelName'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['NotificationChannel']>, ParentType, ContextType>;
};

export type LabelledCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabelledCount'] = ResolversParentTypes['LabelledCount']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TimeSeriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimeSeries'] = ResolversParentTypes['TimeSeries']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TimeSeriesGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimeSeriesGroup'] = ResolversParentTypes['TimeSeriesGroup']> = {
  at?: Resolver<ReadonlyArray<ResolversTypes['DateTime']>, ParentType, ContextType>;
  series?: Resolver<ReadonlyArray<ResolversTypes['TimeSeries']>, ParentType, ContextType>;
};

export type OverviewTotalsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverviewTotals'] = ResolversParentTypes['OverviewTotals']> = {
  alerts?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  openAlerts?: Resolver<ReadonlyArray<ResolversTypes['LabelledCount']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OverviewTotals'], ParentType, ContextType>;
  totalsBefore?: Resolver<ResolversTypes['OverviewTotals'], ParentType, ContextType>;
  alertsBySeverity?: Resolver<ReadonlyArray<ResolversTypes['LabelledCount']>, ParentType, ContextType>;
  alertsByStatus?: Resolver<ReadonlyArray<ResolversTypes['LabelledCount']>, ParentType, ContextType>;
  alertsOverTime?: Resolver<ResolversTypes['TimeSeriesGroup'], ParentType, ContextType>;
  topRules?: Resolver<ReadonlyArray<ResolversTypes['RuleCount']>, ParentType, ContextType>;
  eventsOverTime?: Resolver<ResolversTypes['TimeSeriesGroup'], ParentType, ContextType>;
  totalEvents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sourcesByHealth?: Resolver<ReadonlyArray<ResolversTypes['LabelledCount']>, ParentType, ContextType>;
};

export type RuleCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleCount'] = ResolversParentTypes['RuleCount']> = {
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PackVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackVersion'] = ResolversParentTypes['PackVersion']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInstalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PackItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackItem'] = ResolversParentTypes['PackItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackItemKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['Severity']>, ParentType, ContextType>;
  overrides?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PackGapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackGap'] = ResolversParentTypes['PackGap']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  neededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PackLogTypeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackLogType'] = ResolversParentTypes['PackLogType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PackResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  switchReason?: Resolver<Maybe<ResolversTypes['PackSwitchReason']>, ParentType, ContextType>;
  isSwitchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['PackOrigin'], ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newestVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasUpdate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['PackVersion']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PackItem']>, ParentType, ContextType>;
  gaps?: Resolver<ReadonlyArray<ResolversTypes['PackGap']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['PackLogType']>, ParentType, ContextType>;
};

export type PackConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackConnection'] = ResolversParentTypes['PackConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PackEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackEdge'] = ResolversParentTypes['PackEdge']> = {
  node?: Resolver<ResolversTypes['Pack'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackOverrideResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackOverride'] = ResolversParentTypes['PackOverride']> = {
  member?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chosen?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PackItemChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackItemChange'] = ResolversParentTypes['PackItemChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackItemKind'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['PackItemAction'], ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
  after?: Resolver<ReadonlyArray<ResolversTypes['RepositoryFile']>, ParentType, ContextType>;
  overrides?: Resolver<ReadonlyArray<ResolversTypes['PackOverride']>, ParentType, ContextType>;
};

export type PackChangesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackChanges'] = ResolversParentTypes['PackChanges']> = {
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PackItemChange']>, ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PackSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackSource'] = ResolversParentTypes['PackSource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackSourceKind'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  polledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  packs?: Resolver<ReadonlyArray<ResolversTypes['Pack']>, ParentType, ContextType>;
};

export type PreviewedResourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedResource'] = ResolversParentTypes['PreviewedResource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ComplianceStatus']>, ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedStatus?: Resolver<Maybe<ResolversTypes['ComplianceStatus']>, ParentType, ContextType>;
  savedSuppressed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['ResourceChange']>, ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreviewedResourceCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedResourceCounts'] = ResolversParentTypes['PreviewedResourceCounts']> = {
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stillFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noLongerFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedResourceGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedResourceGroup'] = ResolversParentTypes['PreviewedResourceGroup']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newlyFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noLongerFailing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedResourcesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedResources'] = ResolversParentTypes['PreviewedResources']> = {
  counts?: Resolver<ResolversTypes['PreviewedResourceCounts'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['PreviewedResourceGroup']>, ParentType, ContextType>;
  groupsOmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PreviewedResource']>, ParentType, ContextType>;
};

export type PreviewedEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedEvent'] = ResolversParentTypes['PreviewedEvent']> = {
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PreviewedAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedAlert'] = ResolversParentTypes['PreviewedAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AlertType'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['AlertChange'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dedupString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstEventOccurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['PreviewedEvent']>, ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['PreviewedDifference']>, ParentType, ContextType>;
};

export type PreviewedDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedDifference'] = ResolversParentTypes['PreviewedDifference']> = {
  aspect?: Resolver<ResolversTypes['AlertAspect'], ParentType, ContextType>;
  from?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LostAlertEndingCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LostAlertEndingCount'] = ResolversParentTypes['LostAlertEndingCount']> = {
  ending?: Resolver<ResolversTypes['LostAlertEnding'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LostAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LostAlert'] = ResolversParentTypes['LostAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['LostAlertEnding'], ParentType, ContextType>;
  previewedAlertId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LostAlertsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LostAlerts'] = ResolversParentTypes['LostAlerts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byEnding?: Resolver<ReadonlyArray<ResolversTypes['LostAlertEndingCount']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['LostAlert']>, ParentType, ContextType>;
};

export type PreviewedSeverityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedSeverity'] = ResolversParentTypes['PreviewedSeverity']> = {
  severity?: Resolver<ResolversTypes['Severity'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewBucket'] = ResolversParentTypes['PreviewBucket']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  newAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedError'] = ResolversParentTypes['PreviewedError']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedStep'] = ResolversParentTypes['PreviewedStep']> = {
  stepId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewedQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewedQuery'] = ResolversParentTypes['PreviewedQuery']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PreviewSummary'] = ResolversParentTypes['PreviewSummary']> = {
  eventsInScope?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goneAlerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bySeverity?: Resolver<ReadonlyArray<ResolversTypes['PreviewedSeverity']>, ParentType, ContextType>;
  overTime?: Resolver<ReadonlyArray<ResolversTypes['PreviewBucket']>, ParentType, ContextType>;
  errorMessages?: Resolver<ReadonlyArray<ResolversTypes['PreviewedError']>, ParentType, ContextType>;
};

export type DetectionPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetectionPreview'] = ResolversParentTypes['DetectionPreview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PreviewState'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  detectionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coveredUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['PreviewedStep']>, ParentType, ContextType>;
  queries?: Resolver<ReadonlyArray<ResolversTypes['PreviewedQuery']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<ResolversTypes['PreviewedResources']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['PreviewSummary'], ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['PreviewedAlert']>, ParentType, ContextType, RequireFields<DetectionPreviewAlertsArgs, 'first'>>;
  lostAlerts?: Resolver<Maybe<ResolversTypes['LostAlerts']>, ParentType, ContextType>;
};

export type ProjectUploadPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProjectUploadPlace'] = ResolversParentTypes['ProjectUploadPlace']> = {
  detectionsURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkUploadDetectionsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkUploadDetectionsResult'] = ResolversParentTypes['BulkUploadDetectionsResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkUploadDetectionsResultsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkUploadDetectionsResults'] = ResolversParentTypes['BulkUploadDetectionsResults']> = {
  newRuleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  modifiedRuleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  deletedRuleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  totalRuleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BulkUploadDetectionsStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkUploadDetectionsStatus'] = ResolversParentTypes['BulkUploadDetectionsStatus']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['BulkUploadDetectionsResults']>, ParentType, ContextType>;
};

export type PullLogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullLogSource'] = ResolversParentTypes['PullLogSource']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<PullLogSourceVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<PullLogSourceFailuresArgs>>;
  provider?: Resolver<Maybe<ResolversTypes['PullProvider']>, ParentType, ContextType>;
  authentication?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['PullValue']>, ParentType, ContextType>;
  chosenStreams?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  needsAuthorization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authorizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pullProblem?: Resolver<Maybe<ResolversTypes['PullProblem']>, ParentType, ContextType>;
  streams?: Resolver<ReadonlyArray<ResolversTypes['PullStream']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PullValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullValue'] = ResolversParentTypes['PullValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PullProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullProblem'] = ResolversParentTypes['PullProblem']> = {
  kind?: Resolver<ResolversTypes['PullProblemKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PullStreamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullStream'] = ResolversParentTypes['PullStream']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lastPollAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextPollAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readUpTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newestEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lagSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['PullProblem']>, ParentType, ContextType>;
};

export type PullFieldOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullFieldOption'] = ResolversParentTypes['PullFieldOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullField'] = ResolversParentTypes['PullField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PullFieldType'], ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMultiline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PullFieldOption']>>, ParentType, ContextType>;
  default?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PullAuthenticationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullAuthentication'] = ResolversParentTypes['PullAuthentication']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  needsAuthorization?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PullStreamInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullStreamInfo'] = ResolversParentTypes['PullStreamInfo']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requires?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  everySeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PullProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullProvider'] = ResolversParentTypes['PullProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['PullPermissions']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['PullField']>, ParentType, ContextType>;
  authentications?: Resolver<ReadonlyArray<ResolversTypes['PullAuthentication']>, ParentType, ContextType>;
  streams?: Resolver<ReadonlyArray<ResolversTypes['PullStreamInfo']>, ParentType, ContextType>;
  isCustom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PullPermissionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullPermissions'] = ResolversParentTypes['PullPermissions']> = {
  help?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullHeaderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullHeader'] = ResolversParentTypes['PullHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullExchangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullExchange'] = ResolversParentTypes['PullExchange']> = {
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestHeaders?: Resolver<ReadonlyArray<ResolversTypes['PullHeader']>, ParentType, ContextType>;
  requestBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseHeaders?: Resolver<ReadonlyArray<ResolversTypes['PullHeader']>, ParentType, ContextType>;
  responseBody?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullEventTrialResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullEventTrial'] = ResolversParentTypes['PullEventTrial']> = {
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parsed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PullConnectionCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullConnectionCheck'] = ResolversParentTypes['PullConnectionCheck']> = {
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchanges?: Resolver<ReadonlyArray<ResolversTypes['PullExchange']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['PullEventTrial']>, ParentType, ContextType>;
};

export type CheckPullConnectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckPullConnectionPayload'] = ResolversParentTypes['CheckPullConnectionPayload']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['PullConnectionCheck']>, ParentType, ContextType>;
};

export type PullLogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullLogSourcePayload'] = ResolversParentTypes['PullLogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['PullLogSource'], ParentType, ContextType>;
};

export type AuthorizePullSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthorizePullSourcePayload'] = ResolversParentTypes['AuthorizePullSourcePayload']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Puller'] = ResolversParentTypes['Puller']> = {
  provider?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logSources?: Resolver<ReadonlyArray<ResolversTypes['LogSource']>, ParentType, ContextType>;
};

export type PullerProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullerProblem'] = ResolversParentTypes['PullerProblem']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PullerCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PullerCheck'] = ResolversParentTypes['PullerCheck']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['PullerProblem']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['PullProvider']>, ParentType, ContextType>;
};

export type SavePullerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePullerPayload'] = ResolversParentTypes['SavePullerPayload']> = {
  puller?: Resolver<ResolversTypes['Puller'], ParentType, ContextType>;
};

export type DeletePullerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletePullerPayload'] = ResolversParentTypes['DeletePullerPayload']> = {
  provider?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DownloadErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadError'] = ResolversParentTypes['DownloadError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryDownloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryDownload'] = ResolversParentTypes['QueryDownload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QueryDownloadStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['DownloadError']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryDownloadEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryDownloadEdge'] = ResolversParentTypes['QueryDownloadEdge']> = {
  node?: Resolver<ResolversTypes['QueryDownload'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryDownloadConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryDownloadConnection'] = ResolversParentTypes['QueryDownloadConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QueryDownloadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StartAsyncDownloadResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartAsyncDownloadResult'] = ResolversParentTypes['StartAsyncDownloadResult']> = {
  download?: Resolver<Maybe<ResolversTypes['QueryDownload']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['DownloadError']>, ParentType, ContextType>;
};

export type AsyncQueryDownloadUrlResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AsyncQueryDownloadUrl'] = ResolversParentTypes['AsyncQueryDownloadUrl']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['DownloadError']>, ParentType, ContextType>;
};

export type QueryRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueryRun'] = ResolversParentTypes['QueryRun']> = {
  queryName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QueryRunStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueueLogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueLogSource'] = ResolversParentTypes['QueueLogSource']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<QueueLogSourceVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<QueueLogSourceFailuresArgs>>;
  connection?: Resolver<ResolversTypes['QueueConnection'], ParentType, ContextType>;
  collectionProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPollAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastPollAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingMessages?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  topicLags?: Resolver<ReadonlyArray<ResolversTypes['TopicLag']>, ParentType, ContextType>;
  repeatedMessages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  messageCounts?: Resolver<ResolversTypes['QueueMessageCounts'], ParentType, ContextType>;
  failedMessages?: Resolver<ResolversTypes['FailedMessageConnection'], ParentType, ContextType, Partial<QueueLogSourceFailedMessagesArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueueConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueConnection'] = ResolversParentTypes['QueueConnection']> = {
  kind?: Resolver<ResolversTypes['QueueKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queueUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessKeyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logProcessingRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regionalEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brokers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  topics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usesTls?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  certificateAuthority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mechanism?: Resolver<Maybe<ResolversTypes['KafkaMechanism']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['KafkaStart']>, ParentType, ContextType>;
};

export type TopicLagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TopicLag'] = ResolversParentTypes['TopicLag']> = {
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partitions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueueMessageCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueMessageCounts'] = ResolversParentTypes['QueueMessageCounts']> = {
  inFlight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FailedMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMessage'] = ResolversParentTypes['FailedMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FailedMessageConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMessageConnection'] = ResolversParentTypes['FailedMessageConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FailedMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueueConnectionCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueConnectionCheck'] = ResolversParentTypes['QueueConnectionCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckQueueConnectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckQueueConnectionPayload'] = ResolversParentTypes['CheckQueueConnectionPayload']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['QueueConnectionCheck']>, ParentType, ContextType>;
};

export type FailedMessagesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedMessagesPayload'] = ResolversParentTypes['FailedMessagesPayload']> = {
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueueLogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueLogSourcePayload'] = ResolversParentTypes['QueueLogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['QueueLogSource'], ParentType, ContextType>;
};

export type RecurringWorkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecurringWork'] = ResolversParentTypes['RecurringWork']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RecurringWorkState'], ParentType, ContextType>;
  everySeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ComplianceCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComplianceCounts'] = ResolversParentTypes['ComplianceCounts']> = {
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComplianceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Compliance'] = ResolversParentTypes['Compliance']> = {
  policyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComplianceStatus'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suppression?: Resolver<Maybe<ResolversTypes['ResourceSuppression']>, ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['Resource']>, ParentType, ContextType>;
};

export type ResourceSuppressionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResourceSuppression'] = ResolversParentTypes['ResourceSuppression']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComplianceChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComplianceChange'] = ResolversParentTypes['ComplianceChange']> = {
  policyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['ComplianceOutcome']>, ParentType, ContextType>;
  became?: Resolver<Maybe<ResolversTypes['ComplianceOutcome']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
};

export type ComplianceEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComplianceEdge'] = ResolversParentTypes['ComplianceEdge']> = {
  node?: Resolver<ResolversTypes['Compliance'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComplianceConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ComplianceConnection'] = ResolversParentTypes['ComplianceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComplianceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ResourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Resource'] = ResolversParentTypes['Resource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  complianceStatus?: Resolver<Maybe<ResolversTypes['ComplianceStatus']>, ParentType, ContextType>;
  complianceCounts?: Resolver<ResolversTypes['ComplianceCounts'], ParentType, ContextType>;
  compliance?: Resolver<ReadonlyArray<ResolversTypes['Compliance']>, ParentType, ContextType>;
  complianceHistory?: Resolver<ReadonlyArray<ResolversTypes['ComplianceChange']>, ParentType, ContextType>;
};

export type ResourceEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResourceEdge'] = ResolversParentTypes['ResourceEdge']> = {
  node?: Resolver<ResolversTypes['Resource'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResourceConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResourceConnection'] = ResolversParentTypes['ResourceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ResourceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PutResourcesResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PutResourcesResult'] = ResolversParentTypes['PutResourcesResult']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logTypeAccess?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logTypeAccessKind?: Resolver<ResolversTypes['LogTypeAccessKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['ActorReference']>, ParentType, ContextType>;
};

export type PermissionDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PermissionDetails'] = ResolversParentTypes['PermissionDetails']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isForTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RolePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RolePayload'] = ResolversParentTypes['RolePayload']> = {
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type SavedQueryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQueryPayload'] = ResolversParentTypes['SavedQueryPayload']> = {
  savedQuery?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType>;
};

export type DeletedSavedQueriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeletedSavedQueries'] = ResolversParentTypes['DeletedSavedQueries']> = {
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SchemaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Schema'] = ResolversParentTypes['Schema']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referenceURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discoveredSpec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFieldDiscoveryEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  logSources?: Resolver<ReadonlyArray<ResolversTypes['LogSourceName']>, ParentType, ContextType>;
  revisions?: Resolver<ReadonlyArray<ResolversTypes['SchemaRevision']>, ParentType, ContextType>;
};

export type SchemaRevisionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaRevision'] = ResolversParentTypes['SchemaRevision']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SchemaEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaEdge'] = ResolversParentTypes['SchemaEdge']> = {
  node?: Resolver<ResolversTypes['Schema'], ParentType, ContextType>;
};

export type SchemaConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaConnection'] = ResolversParentTypes['SchemaConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SchemaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SchemaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaPayload'] = ResolversParentTypes['SchemaPayload']> = {
  schema?: Resolver<ResolversTypes['Schema'], ParentType, ContextType>;
};

export type SchemaProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaProblem'] = ResolversParentTypes['SchemaProblem']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchemaCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaCheck'] = ResolversParentTypes['SchemaCheck']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['SchemaProblem']>, ParentType, ContextType>;
  incompatibleChanges?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SampleFailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SampleFailure'] = ResolversParentTypes['SampleFailure']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InferredSchemaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InferredSchema'] = ResolversParentTypes['InferredSchema']> = {
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['SampleFailure']>, ParentType, ContextType>;
};

export type SchemaTestReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaTestReport'] = ResolversParentTypes['SchemaTestReport']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['SampleFailure']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParsedPieceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParsedPiece'] = ResolversParentTypes['ParsedPiece']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PatternStopResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatternStop'] = ResolversParentTypes['PatternStop']> = {
  pattern?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParsedLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParsedLine'] = ResolversParentTypes['ParsedLine']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ParsedLineOutcome'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pieces?: Resolver<ReadonlyArray<ResolversTypes['ParsedPiece']>, ParentType, ContextType>;
  stops?: Resolver<ReadonlyArray<ResolversTypes['PatternStop']>, ParentType, ContextType>;
};

export type ParsedSamplesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ParsedSamples'] = ResolversParentTypes['ParsedSamples']> = {
  parser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ParsedLine']>, ParentType, ContextType>;
  unreadNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchemaDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SchemaDraft'] = ResolversParentTypes['SchemaDraft']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spec?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FailureReprocessingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailureReprocessing'] = ResolversParentTypes['FailureReprocessing']> = {
  receiptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReprocessingStatus'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type HistogramBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HistogramBucket'] = ResolversParentTypes['HistogramBucket']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HistogramSeriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HistogramSeries'] = ResolversParentTypes['HistogramSeries']> = {
  table?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  buckets?: Resolver<ReadonlyArray<ResolversTypes['HistogramBucket']>, ParentType, ContextType>;
};

export type HistogramResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Histogram'] = ResolversParentTypes['Histogram']> = {
  bucketSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  series?: Resolver<ReadonlyArray<ResolversTypes['HistogramSeries']>, ParentType, ContextType>;
};

export type FieldValueCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldValueCount'] = ResolversParentTypes['FieldValueCount']> = {
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FieldSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldSummary'] = ResolversParentTypes['FieldSummary']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  distinct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<ReadonlyArray<ResolversTypes['FieldValueCount']>, ParentType, ContextType>;
};

export type DataLakeColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeColumn'] = ResolversParentTypes['DataLakeColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type DataLakeTableColumnsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeTableColumns'] = ResolversParentTypes['DataLakeTableColumns']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['DataLakeColumn']>, ParentType, ContextType>;
};

export type DataLakeTableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeTable'] = ResolversParentTypes['DataLakeTable']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  newestEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['DataLakeColumn']>, ParentType, ContextType>;
};

export type DataLakeTableEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeTableEdge'] = ResolversParentTypes['DataLakeTableEdge']> = {
  node?: Resolver<ResolversTypes['DataLakeTable'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataLakeTableConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeTableConnection'] = ResolversParentTypes['DataLakeTableConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataLakeTableEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DataLakeDatabaseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DataLakeDatabase'] = ResolversParentTypes['DataLakeDatabase']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tables?: Resolver<ReadonlyArray<ResolversTypes['DataLakeTable']>, ParentType, ContextType>;
};

export type SharingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Sharing'] = ResolversParentTypes['Sharing']> = {
  kind?: Resolver<ResolversTypes['SharingKind'], ParentType, ContextType>;
  roleIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NoDataAlarmResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoDataAlarm'] = ResolversParentTypes['NoDataAlarm']> = {
  minutesThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SourceAlarmState']>, ParentType, ContextType>;
};

export type LagAlarmResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LagAlarm'] = ResolversParentTypes['LagAlarm']> = {
  minutesThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SourceAlarmState']>, ParentType, ContextType>;
};

export type HttpAuthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HttpAuth'] = ResolversParentTypes['HttpAuth']> = {
  method?: Resolver<ResolversTypes['HttpAuthMethod'], ParentType, ContextType>;
  headerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  algorithm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StreamOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StreamOptions'] = ResolversParentTypes['StreamOptions']> = {
  jsonArrayEnvelopeField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  xmlRootElement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogSourceNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogSourceName'] = ResolversParentTypes['LogSourceName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConservationCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConservationCounts'] = ResolversParentTypes['ConservationCounts']> = {
  received?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stored?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dropped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isBalanced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConservationBucketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConservationBucket'] = ResolversParentTypes['ConservationBucket']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
};

export type LogTypeCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogTypeCounts'] = ResolversParentTypes['LogTypeCounts']> = {
  logType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
};

export type LogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogSource'] = ResolversParentTypes['LogSource']> = {
  __resolveType: TypeResolveFn<'BucketLogSource' | 'PullLogSource' | 'QueueLogSource' | 'HttpLogSource' | 'S3LogIntegration' | 'SyslogLogSource', ParentType, ContextType>;
};

export type HttpLogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HttpLogSource'] = ResolversParentTypes['HttpLogSource']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<HttpLogSourceVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<HttpLogSourceFailuresArgs>>;
  auth?: Resolver<ResolversTypes['HttpAuth'], ParentType, ContextType>;
  ingestUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  curl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type S3LogIntegrationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['S3LogIntegration'] = ResolversParentTypes['S3LogIntegration']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<S3LogIntegrationVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<S3LogIntegrationFailuresArgs>>;
  awsAccountId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kmsKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logProcessingRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managedBucketNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  s3Bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  s3Prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  s3PrefixLogTypes?: Resolver<ReadonlyArray<ResolversTypes['S3PrefixLogTypes']>, ParentType, ContextType>;
  stackName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessKeyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queueUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noticesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collectionProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextLookAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  objectCounts?: Resolver<ResolversTypes['BucketObjectCounts'], ParentType, ContextType>;
  backfill?: Resolver<Maybe<ResolversTypes['BucketBackfill']>, ParentType, ContextType>;
  objects?: Resolver<ResolversTypes['BucketObjectConnection'], ParentType, ContextType, Partial<S3LogIntegrationObjectsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BucketBackfillResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketBackfill'] = ResolversParentTypes['BucketBackfill']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BucketBackfillState'], ParentType, ContextType>;
  modifiedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bytesPerSecond?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  listedKeys?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['BucketObjectCounts'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytesWaiting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BucketObjectCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketObjectCounts'] = ResolversParentTypes['BucketObjectCounts']> = {
  waiting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BucketObjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketObject'] = ResolversParentTypes['BucketObject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BucketObjectState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BucketObjectConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketObjectConnection'] = ResolversParentTypes['BucketObjectConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BucketObject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BucketConnectionCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketConnectionCheck'] = ResolversParentTypes['BucketConnectionCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type S3PrefixLogTypesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['S3PrefixLogTypes'] = ResolversParentTypes['S3PrefixLogTypes']> = {
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  excludedPrefixes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SourcesEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourcesEdge'] = ResolversParentTypes['SourcesEdge']> = {
  node?: Resolver<ResolversTypes['LogSource'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourcesConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SourcesConnection'] = ResolversParentTypes['SourcesConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SourcesEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type IngestFailureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IngestFailure'] = ResolversParentTypes['IngestFailure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  raw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IngestFailureConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['IngestFailureConnection'] = ResolversParentTypes['IngestFailureConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IngestFailure']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ObjectPreviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ObjectPreviewPayload'] = ResolversParentTypes['ObjectPreviewPayload']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['BucketDataRow']>, ParentType, ContextType>;
};

export type CheckS3ConnectionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckS3ConnectionPayload'] = ResolversParentTypes['CheckS3ConnectionPayload']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['BucketConnectionCheck']>, ParentType, ContextType>;
};

export type RetryBucketObjectsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetryBucketObjectsPayload'] = ResolversParentTypes['RetryBucketObjectsPayload']> = {
  retried?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type S3SetupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['S3Setup'] = ResolversParentTypes['S3Setup']> = {
  hasDeploymentIdentity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRoleOptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FindS3PrincipalPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FindS3PrincipalPayload'] = ResolversParentTypes['FindS3PrincipalPayload']> = {
  arn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BucketBackfillPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketBackfillPayload'] = ResolversParentTypes['BucketBackfillPayload']> = {
  backfill?: Resolver<ResolversTypes['BucketBackfill'], ParentType, ContextType>;
};

export type SetNoDataAlarmPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetNoDataAlarmPayload'] = ResolversParentTypes['SetNoDataAlarmPayload']> = {
  logSource?: Resolver<ResolversTypes['LogSource'], ParentType, ContextType>;
};

export type SetLagAlarmPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetLagAlarmPayload'] = ResolversParentTypes['SetLagAlarmPayload']> = {
  logSource?: Resolver<ResolversTypes['LogSource'], ParentType, ContextType>;
};

export type SetSecretExpiryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetSecretExpiryPayload'] = ResolversParentTypes['SetSecretExpiryPayload']> = {
  logSource?: Resolver<ResolversTypes['LogSource'], ParentType, ContextType>;
};

export type S3LogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['S3LogSourcePayload'] = ResolversParentTypes['S3LogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['S3LogIntegration'], ParentType, ContextType>;
};

export type HttpLogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HttpLogSourcePayload'] = ResolversParentTypes['HttpLogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['HttpLogSource'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BucketDataRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketDataRow'] = ResolversParentTypes['BucketDataRow']> = {
  s3Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BucketDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketData'] = ResolversParentTypes['BucketData']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['BucketDataRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['BucketDataPageInfo'], ParentType, ContextType>;
};

export type BucketDataPageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BucketDataPageInfo'] = ResolversParentTypes['BucketDataPageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paginationToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailureReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailureReason'] = ResolversParentTypes['FailureReason']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SyslogTlsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SyslogTls'] = ResolversParentTypes['SyslogTls']> = {
  certificate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientCheck?: Resolver<ResolversTypes['SyslogClientCheck'], ParentType, ContextType>;
  clientAuthorities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientFingerprints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SyslogListenerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SyslogListener'] = ResolversParentTypes['SyslogListener']> = {
  process?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastErrorAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SyslogLogSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SyslogLogSource'] = ResolversParentTypes['SyslogLogSource']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['SourceHealth'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  logStreamType?: Resolver<ResolversTypes['StreamType'], ParentType, ContextType>;
  logStreamTypeOptions?: Resolver<ResolversTypes['StreamOptions'], ParentType, ContextType>;
  createdAtTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ActorReference'], ParentType, ContextType>;
  lastModified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastEventReceivedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastEventProcessedAtTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ConservationCounts'], ParentType, ContextType>;
  countsByLogType?: Resolver<ReadonlyArray<ResolversTypes['LogTypeCounts']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<ResolversTypes['ConservationBucket']>, ParentType, ContextType, RequireFields<SyslogLogSourceVolumeArgs, 'since' | 'until' | 'buckets'>>;
  failures?: Resolver<ResolversTypes['IngestFailureConnection'], ParentType, ContextType, Partial<SyslogLogSourceFailuresArgs>>;
  noDataAlarm?: Resolver<Maybe<ResolversTypes['NoDataAlarm']>, ParentType, ContextType>;
  lagAlarm?: Resolver<Maybe<ResolversTypes['LagAlarm']>, ParentType, ContextType>;
  logsWaitingSinceTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  protocols?: Resolver<ReadonlyArray<ResolversTypes['SyslogProtocol']>, ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  networks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tls?: Resolver<Maybe<ResolversTypes['SyslogTls']>, ParentType, ContextType>;
  listeners?: Resolver<ReadonlyArray<ResolversTypes['SyslogListener']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SyslogLogSourcePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SyslogLogSourcePayload'] = ResolversParentTypes['SyslogLogSourcePayload']> = {
  logSource?: Resolver<ResolversTypes['SyslogLogSource'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLoggedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserName'] = ResolversParentTypes['UserName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  invitationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordResetLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordResetLinkPayload'] = ResolversParentTypes['PasswordResetLinkPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AlertView?: AlertViewResolvers<ContextType>;
  ActorReference?: ActorReferenceResolvers<ContextType>;
  RecordedActor?: RecordedActorResolvers<ContextType>;
  AlertOrigin?: AlertOriginResolvers<ContextType>;
  Detection?: DetectionResolvers<ContextType>;
  SystemError?: SystemErrorResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  RunbookTick?: RunbookTickResolvers<ContextType>;
  AlertEntity?: AlertEntityResolvers<ContextType>;
  RelatedAlert?: RelatedAlertResolvers<ContextType>;
  AlertTimeline?: AlertTimelineResolvers<ContextType>;
  TimelineEvents?: TimelineEventsResolvers<ContextType>;
  TimelineAlert?: TimelineAlertResolvers<ContextType>;
  SimilarAlerts?: SimilarAlertsResolvers<ContextType>;
  SimilarAlert?: SimilarAlertResolvers<ContextType>;
  EntitySighting?: EntitySightingResolvers<ContextType>;
  AlertEventTimes?: AlertEventTimesResolvers<ContextType>;
  AlertHistoryEntry?: AlertHistoryEntryResolvers<ContextType>;
  AlertEdge?: AlertEdgeResolvers<ContextType>;
  AlertConnection?: AlertConnectionResolvers<ContextType>;
  EntityName?: EntityNameResolvers<ContextType>;
  AlertListGroup?: AlertListGroupResolvers<ContextType>;
  AlertListGroupEdge?: AlertListGroupEdgeResolvers<ContextType>;
  AlertListGroupConnection?: AlertListGroupConnectionResolvers<ContextType>;
  MatchingChange?: MatchingChangeResolvers<ContextType>;
  AlertComment?: AlertCommentResolvers<ContextType>;
  AlertCommentEntity?: AlertCommentEntityResolvers<ContextType>;
  CreateAlertCommentPayload?: CreateAlertCommentPayloadResolvers<ContextType>;
  OutcomeSummary?: OutcomeSummaryResolvers<ContextType>;
  WeekOfOutcomes?: WeekOfOutcomesResolvers<ContextType>;
  DetectionOutcomes?: DetectionOutcomesResolvers<ContextType>;
  AlertsPayload?: AlertsPayloadResolvers<ContextType>;
  TickRunbookStepPayload?: TickRunbookStepPayloadResolvers<ContextType>;
  APIToken?: ApiTokenResolvers<ContextType>;
  CreateAPITokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  RotateAPITokenPayload?: RotateApiTokenPayloadResolvers<ContextType>;
  RotatedAPIToken?: RotatedApiTokenResolvers<ContextType>;
  DemoProgress?: DemoProgressResolvers<ContextType>;
  AppConfig?: AppConfigResolvers<ContextType>;
  AttackMap?: AttackMapResolvers<ContextType>;
  AttackMapDetection?: AttackMapDetectionResolvers<ContextType>;
  AttackMapAlerts?: AttackMapAlertsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Timestamp?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DeletedPayload?: DeletedPayloadResolvers<ContextType>;
  BucketCollection?: BucketCollectionResolvers<ContextType>;
  BucketLogSource?: BucketLogSourceResolvers<ContextType>;
  BucketConnection?: BucketConnectionResolvers<ContextType>;
  CheckBucketConnectionPayload?: CheckBucketConnectionPayloadResolvers<ContextType>;
  BucketLogSourcePayload?: BucketLogSourcePayloadResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseAlert?: CaseAlertResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CaseAttachment?: CaseAttachmentResolvers<ContextType>;
  CaseEdge?: CaseEdgeResolvers<ContextType>;
  CaseConnection?: CaseConnectionResolvers<ContextType>;
  CasePayload?: CasePayloadResolvers<ContextType>;
  AddedCaseAlertsPayload?: AddedCaseAlertsPayloadResolvers<ContextType>;
  CaseSigningKey?: CaseSigningKeyResolvers<ContextType>;
  CloudAccount?: CloudAccountResolvers<ContextType>;
  AwsScanConfig?: AwsScanConfigResolvers<ContextType>;
  CloudAccountEdge?: CloudAccountEdgeResolvers<ContextType>;
  CloudAccountConnection?: CloudAccountConnectionResolvers<ContextType>;
  CloudAccountPayload?: CloudAccountPayloadResolvers<ContextType>;
  SeverityCompliance?: SeverityComplianceResolvers<ContextType>;
  ResourceGroup?: ResourceGroupResolvers<ContextType>;
  FailingPolicy?: FailingPolicyResolvers<ContextType>;
  FailingResource?: FailingResourceResolvers<ContextType>;
  CloudSecurity?: CloudSecurityResolvers<ContextType>;
  CodeUse?: CodeUseResolvers<ContextType>;
  CodeUseReport?: CodeUseReportResolvers<ContextType>;
  CodeTestReport?: CodeTestReportResolvers<ContextType>;
  SavedGlobalHelper?: SavedGlobalHelperResolvers<ContextType>;
  SavedDataModel?: SavedDataModelResolvers<ContextType>;
  CodeChange?: CodeChangeResolvers<ContextType>;
  CodeHistory?: CodeHistoryResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  DataModelMapping?: DataModelMappingResolvers<ContextType>;
  DataModel?: DataModelResolvers<ContextType>;
  GlobalHelper?: GlobalHelperResolvers<ContextType>;
  QueryEmail?: QueryEmailResolvers<ContextType>;
  SavedQuery?: SavedQueryResolvers<ContextType>;
  ScheduledPrompt?: ScheduledPromptResolvers<ContextType>;
  DataModelConnection?: DataModelConnectionResolvers<ContextType>;
  DataModelEdge?: DataModelEdgeResolvers<ContextType>;
  GlobalHelperConnection?: GlobalHelperConnectionResolvers<ContextType>;
  GlobalHelperEdge?: GlobalHelperEdgeResolvers<ContextType>;
  SavedQueryConnection?: SavedQueryConnectionResolvers<ContextType>;
  SavedQueryEdge?: SavedQueryEdgeResolvers<ContextType>;
  ScheduledPromptConnection?: ScheduledPromptConnectionResolvers<ContextType>;
  ScheduledPromptEdge?: ScheduledPromptEdgeResolvers<ContextType>;
  UploadStatistics?: UploadStatisticsResolvers<ContextType>;
  DetectionEntitiesUploadResult?: DetectionEntitiesUploadResultResolvers<ContextType>;
  DetectionEntitiesUploadStatus?: DetectionEntitiesUploadStatusResolvers<ContextType>;
  UploadReceipt?: UploadReceiptResolvers<ContextType>;
  BulkUploadIssue?: BulkUploadIssueResolvers<ContextType>;
  BulkUploadValidation?: BulkUploadValidationResolvers<ContextType>;
  ValidateBulkUploadStatus?: ValidateBulkUploadStatusResolvers<ContextType>;
  DeleteDetectionsResult?: DeleteDetectionsResultResolvers<ContextType>;
  DeleteSavedQueriesByNameResult?: DeleteSavedQueriesByNameResultResolvers<ContextType>;
  CorrelationTestResult?: CorrelationTestResultResolvers<ContextType>;
  TestCorrelationRuleYAMLResult?: TestCorrelationRuleYamlResultResolvers<ContextType>;
  TranspileSimpleDetectionsToPythonResult?: TranspileSimpleDetectionsToPythonResultResolvers<ContextType>;
  TranspileFiltersResult?: TranspileFiltersResultResolvers<ContextType>;
  FeatureFlag?: FeatureFlagResolvers<ContextType>;
  FeatureFlags?: FeatureFlagsResolvers<ContextType>;
  MetricSeries?: MetricSeriesResolvers<ContextType>;
  MetricTotal?: MetricTotalResolvers<ContextType>;
  RuleMetric?: RuleMetricResolvers<ContextType>;
  Metrics?: MetricsResolvers<ContextType>;
  ReplaySizeWindow?: ReplaySizeWindowResolvers<ContextType>;
  ReplayTimeWindow?: ReplayTimeWindowResolvers<ContextType>;
  ReplayDataWindow?: ReplayDataWindowResolvers<ContextType>;
  ReplayScope?: ReplayScopeResolvers<ContextType>;
  ReplaySummary?: ReplaySummaryResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  CreatePerfTestResult?: CreatePerfTestResultResolvers<ContextType>;
  StopReplayResult?: StopReplayResultResolvers<ContextType>;
  RepositoryFile?: RepositoryFileResolvers<ContextType>;
  DashboardPanel?: DashboardPanelResolvers<ContextType>;
  DashboardVariable?: DashboardVariableResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  QueryIssuer?: QueryIssuerResolvers<ContextType>;
  DataLakeQueryMetadata?: DataLakeQueryMetadataResolvers<ContextType>;
  DataLakeQueryAnnotations?: DataLakeQueryAnnotationsResolvers<ContextType>;
  DataLakeQueryProgress?: DataLakeQueryProgressResolvers<ContextType>;
  QueryChartProperty?: QueryChartPropertyResolvers<ContextType>;
  QueryTableProperty?: QueryTablePropertyResolvers<ContextType>;
  QueryUserConfig?: QueryUserConfigResolvers<ContextType>;
  DerivedDataLakeQuery?: DerivedDataLakeQueryResolvers<ContextType>;
  DataLakeQuery?: DataLakeQueryResolvers<ContextType>;
  DataLakeQueryStats?: DataLakeQueryStatsResolvers<ContextType>;
  DataLakeQueryColumns?: DataLakeQueryColumnsResolvers<ContextType>;
  DataLakeQueryRow?: DataLakeQueryRowResolvers<ContextType>;
  DataLakeQueryResults?: DataLakeQueryResultsResolvers<ContextType>;
  DataLakeQueryEdge?: DataLakeQueryEdgeResolvers<ContextType>;
  DataLakeQueryConnection?: DataLakeQueryConnectionResolvers<ContextType>;
  QueryVariable?: QueryVariableResolvers<ContextType>;
  ExecuteDataLakeQueryResult?: ExecuteDataLakeQueryResultResolvers<ContextType>;
  CheckedDataLakeQuery?: CheckedDataLakeQueryResolvers<ContextType>;
  ScanEstimate?: ScanEstimateResolvers<ContextType>;
  CancelDataLakeQueryResult?: CancelDataLakeQueryResultResolvers<ContextType>;
  VolumeTotals?: VolumeTotalsResolvers<ContextType>;
  Volume?: VolumeResolvers<ContextType>;
  DataVolume?: DataVolumeResolvers<ContextType>;
  FailingReason?: FailingReasonResolvers<ContextType>;
  LogTypeLag?: LogTypeLagResolvers<ContextType>;
  TrailDetail?: TrailDetailResolvers<ContextType>;
  TrailStep?: TrailStepResolvers<ContextType>;
  DecisionTrail?: DecisionTrailResolvers<ContextType>;
  Destination?: DestinationResolvers<ContextType>;
  DestinationReach?: DestinationReachResolvers<ContextType>;
  ReachingDetection?: ReachingDetectionResolvers<ContextType>;
  QuietSettings?: QuietSettingsResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  DestinationHealth?: DestinationHealthResolvers<ContextType>;
  DestinationUse?: DestinationUseResolvers<ContextType>;
  DestinationKind?: DestinationKindResolvers<ContextType>;
  ToolSetup?: ToolSetupResolvers<ContextType>;
  AlertDelivery?: AlertDeliveryResolvers<ContextType>;
  AlertDispatch?: AlertDispatchResolvers<ContextType>;
  RoutingExplanation?: RoutingExplanationResolvers<ContextType>;
  RoutingReason?: RoutingReasonResolvers<ContextType>;
  DeliveryHold?: DeliveryHoldResolvers<ContextType>;
  PendingDelivery?: PendingDeliveryResolvers<ContextType>;
  PendingDeliveryEdge?: PendingDeliveryEdgeResolvers<ContextType>;
  DeliveryStateCount?: DeliveryStateCountResolvers<ContextType>;
  PendingDeliveryConnection?: PendingDeliveryConnectionResolvers<ContextType>;
  DeliveryResponse?: DeliveryResponseResolvers<ContextType>;
  RenderedMessage?: RenderedMessageResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  RetryDeliveriesPayload?: RetryDeliveriesPayloadResolvers<ContextType>;
  DetectionChange?: DetectionChangeResolvers<ContextType>;
  DetectionHistory?: DetectionHistoryResolvers<ContextType>;
  DetectionFacet?: DetectionFacetResolvers<ContextType>;
  DetectionFacets?: DetectionFacetsResolvers<ContextType>;
  DraftProblem?: DraftProblemResolvers<ContextType>;
  UntakenBranch?: UntakenBranchResolvers<ContextType>;
  LineCoverage?: LineCoverageResolvers<ContextType>;
  DraftTestReport?: DraftTestReportResolvers<ContextType>;
  SavedDetection?: SavedDetectionResolvers<ContextType>;
  TestCorrelationRuleResult?: TestCorrelationRuleResultResolvers<ContextType>;
  PutCorrelationRuleResult?: PutCorrelationRuleResultResolvers<ContextType>;
  DetectionIdsPaging?: DetectionIdsPagingResolvers<ContextType>;
  DetectionIds?: DetectionIdsResolvers<ContextType>;
  DetectionMock?: DetectionMockResolvers<ContextType>;
  DetectionTest?: DetectionTestResolvers<ContextType>;
  DetectionReport?: DetectionReportResolvers<ContextType>;
  DetectionTestRun?: DetectionTestRunResolvers<ContextType>;
  DetectionTestStatus?: DetectionTestStatusResolvers<ContextType>;
  DetectionEntity?: DetectionEntityResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  RuleActivity?: RuleActivityResolvers<ContextType>;
  RuleEdge?: RuleEdgeResolvers<ContextType>;
  RuleConnection?: RuleConnectionResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  CorrelationTest?: CorrelationTestResolvers<ContextType>;
  CorrelationRule?: CorrelationRuleResolvers<ContextType>;
  DetectionEntityEdge?: DetectionEntityEdgeResolvers<ContextType>;
  DetectionEntityConnection?: DetectionEntityConnectionResolvers<ContextType>;
  MatchingDetection?: MatchingDetectionResolvers<ContextType>;
  RuleTestResult?: RuleTestResultResolvers<ContextType>;
  RulePythonBody?: RulePythonBodyResolvers<ContextType>;
  FilterField?: FilterFieldResolvers<ContextType>;
  LogTypeFilterFields?: LogTypeFilterFieldsResolvers<ContextType>;
  FilterFields?: FilterFieldsResolvers<ContextType>;
  FlatFilterFields?: FlatFilterFieldsResolvers<ContextType>;
  FilteredAlert?: FilteredAlertResolvers<ContextType>;
  FilterImpact?: FilterImpactResolvers<ContextType>;
  GeneralSettings?: GeneralSettingsResolvers<ContextType>;
  AIInferenceUsage?: AiInferenceUsageResolvers<ContextType>;
  AIInferenceStream?: AiInferenceStreamResolvers<ContextType>;
  AIInferenceStreamEdge?: AiInferenceStreamEdgeResolvers<ContextType>;
  AIInferenceStreamConnection?: AiInferenceStreamConnectionResolvers<ContextType>;
  LookupAssociation?: LookupAssociationResolvers<ContextType>;
  LookupFile?: LookupFileResolvers<ContextType>;
  LookupTable?: LookupTableResolvers<ContextType>;
  UploadLookupTableFilePayload?: UploadLookupTableFilePayloadResolvers<ContextType>;
  GenerateEnrichedEventPayload?: GenerateEnrichedEventPayloadResolvers<ContextType>;
  LookupRows?: LookupRowsResolvers<ContextType>;
  LookupMatch?: LookupMatchResolvers<ContextType>;
  LookupDetectionUse?: LookupDetectionUseResolvers<ContextType>;
  LookupQueryUse?: LookupQueryUseResolvers<ContextType>;
  LookupUses?: LookupUsesResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  MailTestResult?: MailTestResultResolvers<ContextType>;
  FailedMail?: FailedMailResolvers<ContextType>;
  FailedMailEdge?: FailedMailEdgeResolvers<ContextType>;
  FailedMailConnection?: FailedMailConnectionResolvers<ContextType>;
  Mute?: MuteResolvers<ContextType>;
  MuteMessagesPayload?: MuteMessagesPayloadResolvers<ContextType>;
  UnmuteMessagesPayload?: UnmuteMessagesPayloadResolvers<ContextType>;
  NotebookStep?: NotebookStepResolvers<ContextType>;
  Notebook?: NotebookResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  LabelledCount?: LabelledCountResolvers<ContextType>;
  TimeSeries?: TimeSeriesResolvers<ContextType>;
  TimeSeriesGroup?: TimeSeriesGroupResolvers<ContextType>;
  OverviewTotals?: OverviewTotalsResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  RuleCount?: RuleCountResolvers<ContextType>;
  PackVersion?: PackVersionResolvers<ContextType>;
  PackItem?: PackItemResolvers<ContextType>;
  PackGap?: PackGapResolvers<ContextType>;
  PackLogType?: PackLogTypeResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  PackConnection?: PackConnectionResolvers<ContextType>;
  PackEdge?: PackEdgeResolvers<ContextType>;
  PackOverride?: PackOverrideResolvers<ContextType>;
  PackItemChange?: PackItemChangeResolvers<ContextType>;
  PackChanges?: PackChangesResolvers<ContextType>;
  PackSource?: PackSourceResolvers<ContextType>;
  PreviewedResource?: PreviewedResourceResolvers<ContextType>;
  PreviewedResourceCounts?: PreviewedResourceCountsResolvers<ContextType>;
  PreviewedResourceGroup?: PreviewedResourceGroupResolvers<ContextType>;
  PreviewedResources?: PreviewedResourcesResolvers<ContextType>;
  PreviewedEvent?: PreviewedEventResolvers<ContextType>;
  PreviewedAlert?: PreviewedAlertResolvers<ContextType>;
  PreviewedDifference?: PreviewedDifferenceResolvers<ContextType>;
  LostAlertEndingCount?: LostAlertEndingCountResolvers<ContextType>;
  LostAlert?: LostAlertResolvers<ContextType>;
  LostAlerts?: LostAlertsResolvers<ContextType>;
  PreviewedSeverity?: PreviewedSeverityResolvers<ContextType>;
  PreviewBucket?: PreviewBucketResolvers<ContextType>;
  PreviewedError?: PreviewedErrorResolvers<ContextType>;
  PreviewedStep?: PreviewedStepResolvers<ContextType>;
  PreviewedQuery?: PreviewedQueryResolvers<ContextType>;
  PreviewSummary?: PreviewSummaryResolvers<ContextType>;
  DetectionPreview?: DetectionPreviewResolvers<ContextType>;
  ProjectUploadPlace?: ProjectUploadPlaceResolvers<ContextType>;
  BulkUploadDetectionsResult?: BulkUploadDetectionsResultResolvers<ContextType>;
  BulkUploadDetectionsResults?: BulkUploadDetectionsResultsResolvers<ContextType>;
  BulkUploadDetectionsStatus?: BulkUploadDetectionsStatusResolvers<ContextType>;
  PullLogSource?: PullLogSourceResolvers<ContextType>;
  PullValue?: PullValueResolvers<ContextType>;
  PullProblem?: PullProblemResolvers<ContextType>;
  PullStream?: PullStreamResolvers<ContextType>;
  PullFieldOption?: PullFieldOptionResolvers<ContextType>;
  PullField?: PullFieldResolvers<ContextType>;
  PullAuthentication?: PullAuthenticationResolvers<ContextType>;
  PullStreamInfo?: PullStreamInfoResolvers<ContextType>;
  PullProvider?: PullProviderResolvers<ContextType>;
  PullPermissions?: PullPermissionsResolvers<ContextType>;
  PullHeader?: PullHeaderResolvers<ContextType>;
  PullExchange?: PullExchangeResolvers<ContextType>;
  PullEventTrial?: PullEventTrialResolvers<ContextType>;
  PullConnectionCheck?: PullConnectionCheckResolvers<ContextType>;
  CheckPullConnectionPayload?: CheckPullConnectionPayloadResolvers<ContextType>;
  PullLogSourcePayload?: PullLogSourcePayloadResolvers<ContextType>;
  AuthorizePullSourcePayload?: AuthorizePullSourcePayloadResolvers<ContextType>;
  Puller?: PullerResolvers<ContextType>;
  PullerProblem?: PullerProblemResolvers<ContextType>;
  PullerCheck?: PullerCheckResolvers<ContextType>;
  SavePullerPayload?: SavePullerPayloadResolvers<ContextType>;
  DeletePullerPayload?: DeletePullerPayloadResolvers<ContextType>;
  DownloadError?: DownloadErrorResolvers<ContextType>;
  QueryDownload?: QueryDownloadResolvers<ContextType>;
  QueryDownloadEdge?: QueryDownloadEdgeResolvers<ContextType>;
  QueryDownloadConnection?: QueryDownloadConnectionResolvers<ContextType>;
  StartAsyncDownloadResult?: StartAsyncDownloadResultResolvers<ContextType>;
  AsyncQueryDownloadUrl?: AsyncQueryDownloadUrlResolvers<ContextType>;
  QueryRun?: QueryRunResolvers<ContextType>;
  QueueLogSource?: QueueLogSourceResolvers<ContextType>;
  QueueConnection?: QueueConnectionResolvers<ContextType>;
  TopicLag?: TopicLagResolvers<ContextType>;
  QueueMessageCounts?: QueueMessageCountsResolvers<ContextType>;
  FailedMessage?: FailedMessageResolvers<ContextType>;
  FailedMessageConnection?: FailedMessageConnectionResolvers<ContextType>;
  QueueConnectionCheck?: QueueConnectionCheckResolvers<ContextType>;
  CheckQueueConnectionPayload?: CheckQueueConnectionPayloadResolvers<ContextType>;
  FailedMessagesPayload?: FailedMessagesPayloadResolvers<ContextType>;
  QueueLogSourcePayload?: QueueLogSourcePayloadResolvers<ContextType>;
  RecurringWork?: RecurringWorkResolvers<ContextType>;
  ComplianceCounts?: ComplianceCountsResolvers<ContextType>;
  Compliance?: ComplianceResolvers<ContextType>;
  ResourceSuppression?: ResourceSuppressionResolvers<ContextType>;
  ComplianceChange?: ComplianceChangeResolvers<ContextType>;
  ComplianceEdge?: ComplianceEdgeResolvers<ContextType>;
  ComplianceConnection?: ComplianceConnectionResolvers<ContextType>;
  Resource?: ResourceResolvers<ContextType>;
  ResourceEdge?: ResourceEdgeResolvers<ContextType>;
  ResourceConnection?: ResourceConnectionResolvers<ContextType>;
  PutResourcesResult?: PutResourcesResultResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  PermissionDetails?: PermissionDetailsResolvers<ContextType>;
  RolePayload?: RolePayloadResolvers<ContextType>;
  SavedQueryPayload?: SavedQueryPayloadResolvers<ContextType>;
  DeletedSavedQueries?: DeletedSavedQueriesResolvers<ContextType>;
  Schema?: SchemaResolvers<ContextType>;
  SchemaRevision?: SchemaRevisionResolvers<ContextType>;
  SchemaEdge?: SchemaEdgeResolvers<ContextType>;
  SchemaConnection?: SchemaConnectionResolvers<ContextType>;
  SchemaPayload?: SchemaPayloadResolvers<ContextType>;
  SchemaProblem?: SchemaProblemResolvers<ContextType>;
  SchemaCheck?: SchemaCheckResolvers<ContextType>;
  SampleFailure?: SampleFailureResolvers<ContextType>;
  InferredSchema?: InferredSchemaResolvers<ContextType>;
  SchemaTestReport?: SchemaTestReportResolvers<ContextType>;
  ParsedPiece?: ParsedPieceResolvers<ContextType>;
  PatternStop?: PatternStopResolvers<ContextType>;
  ParsedLine?: ParsedLineResolvers<ContextType>;
  ParsedSamples?: ParsedSamplesResolvers<ContextType>;
  SchemaDraft?: SchemaDraftResolvers<ContextType>;
  FailureReprocessing?: FailureReprocessingResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  HistogramBucket?: HistogramBucketResolvers<ContextType>;
  HistogramSeries?: HistogramSeriesResolvers<ContextType>;
  Histogram?: HistogramResolvers<ContextType>;
  FieldValueCount?: FieldValueCountResolvers<ContextType>;
  FieldSummary?: FieldSummaryResolvers<ContextType>;
  DataLakeColumn?: DataLakeColumnResolvers<ContextType>;
  DataLakeTableColumns?: DataLakeTableColumnsResolvers<ContextType>;
  DataLakeTable?: DataLakeTableResolvers<ContextType>;
  DataLakeTableEdge?: DataLakeTableEdgeResolvers<ContextType>;
  DataLakeTableConnection?: DataLakeTableConnectionResolvers<ContextType>;
  DataLakeDatabase?: DataLakeDatabaseResolvers<ContextType>;
  Sharing?: SharingResolvers<ContextType>;
  NoDataAlarm?: NoDataAlarmResolvers<ContextType>;
  LagAlarm?: LagAlarmResolvers<ContextType>;
  HttpAuth?: HttpAuthResolvers<ContextType>;
  StreamOptions?: StreamOptionsResolvers<ContextType>;
  LogSourceName?: LogSourceNameResolvers<ContextType>;
  ConservationCounts?: ConservationCountsResolvers<ContextType>;
  ConservationBucket?: ConservationBucketResolvers<ContextType>;
  LogTypeCounts?: LogTypeCountsResolvers<ContextType>;
  LogSource?: LogSourceResolvers<ContextType>;
  HttpLogSource?: HttpLogSourceResolvers<ContextType>;
  S3LogIntegration?: S3LogIntegrationResolvers<ContextType>;
  BucketBackfill?: BucketBackfillResolvers<ContextType>;
  BucketObjectCounts?: BucketObjectCountsResolvers<ContextType>;
  BucketObject?: BucketObjectResolvers<ContextType>;
  BucketObjectConnection?: BucketObjectConnectionResolvers<ContextType>;
  BucketConnectionCheck?: BucketConnectionCheckResolvers<ContextType>;
  S3PrefixLogTypes?: S3PrefixLogTypesResolvers<ContextType>;
  SourcesEdge?: SourcesEdgeResolvers<ContextType>;
  SourcesConnection?: SourcesConnectionResolvers<ContextType>;
  IngestFailure?: IngestFailureResolvers<ContextType>;
  IngestFailureConnection?: IngestFailureConnectionResolvers<ContextType>;
  ObjectPreviewPayload?: ObjectPreviewPayloadResolvers<ContextType>;
  CheckS3ConnectionPayload?: CheckS3ConnectionPayloadResolvers<ContextType>;
  RetryBucketObjectsPayload?: RetryBucketObjectsPayloadResolvers<ContextType>;
  S3Setup?: S3SetupResolvers<ContextType>;
  FindS3PrincipalPayload?: FindS3PrincipalPayloadResolvers<ContextType>;
  BucketBackfillPayload?: BucketBackfillPayloadResolvers<ContextType>;
  SetNoDataAlarmPayload?: SetNoDataAlarmPayloadResolvers<ContextType>;
  SetLagAlarmPayload?: SetLagAlarmPayloadResolvers<ContextType>;
  SetSecretExpiryPayload?: SetSecretExpiryPayloadResolvers<ContextType>;
  S3LogSourcePayload?: S3LogSourcePayloadResolvers<ContextType>;
  HttpLogSourcePayload?: HttpLogSourcePayloadResolvers<ContextType>;
  BucketDataRow?: BucketDataRowResolvers<ContextType>;
  BucketData?: BucketDataResolvers<ContextType>;
  BucketDataPageInfo?: BucketDataPageInfoResolvers<ContextType>;
  FailureReason?: FailureReasonResolvers<ContextType>;
  SyslogTls?: SyslogTlsResolvers<ContextType>;
  SyslogListener?: SyslogListenerResolvers<ContextType>;
  SyslogLogSource?: SyslogLogSourceResolvers<ContextType>;
  SyslogLogSourcePayload?: SyslogLogSourcePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserName?: UserNameResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  InviteUserPayload?: InviteUserPayloadResolvers<ContextType>;
  PasswordResetLinkPayload?: PasswordResetLinkPayloadResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
};

