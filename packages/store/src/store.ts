import type { DataModel, GlobalHelper, Pack, SavedQuery, ScheduledPrompt } from "@pharos/domain";
import { sql } from "kysely";
import { v7 } from "uuid";
import { AlertGroupRepository } from "./alert-groups/alert-group-repository.ts";
import { AlertViewRepository } from "./alert-views/alert-view-repository.ts";
import { AlertRepository } from "./alerts/alert-repository.ts";
import { AlertStatistics } from "./alerts/alert-statistics.ts";
import { ApiTokenRepository } from "./api-tokens/api-token-repository.ts";
import { AuthorRepository } from "./authors/author-repository.ts";
import { BackupRunRepository } from "./backup/backup-run-repository.ts";
import { InstallationRepository } from "./backup/installation-repository.ts";
import { BoomerangRepository } from "./boomerangs/boomerang-repository.ts";
import { BackfillRepository } from "./buckets/backfill-repository.ts";
import { BucketRepository } from "./buckets/bucket-repository.ts";
import { CacheRepository } from "./cache/cache-repository.ts";
import { CaseAttachmentRepository } from "./cases/case-attachment-repository.ts";
import { CaseLinkRepository } from "./cases/case-link-repository.ts";
import { CaseRepository } from "./cases/case-repository.ts";
import { DeletedCaseRepository } from "./cases/deleted-case-repository.ts";
import { ComplianceHistoryRepository } from "./compliance/compliance-history-repository.ts";
import { ComplianceRepository } from "./compliance/compliance-repository.ts";
import { SuppressionRepository } from "./compliance/suppression-repository.ts";
import {
  dataModelTraits,
  globalTraits,
  packTraits,
  savedQueryTraits,
  scheduledPromptTraits,
} from "./content-items/content-item-kinds.ts";
import { ContentItemRepository } from "./content-items/content-item-repository.ts";
import { ItemChangeRepository } from "./content-items/item-change-repository.ts";
import { ContentVersionRepository } from "./content-version/content-version-repository.ts";
import { CorrelationRunRepository } from "./correlation-runs/correlation-run-repository.ts";
import { DashboardRepository } from "./dashboards/dashboard-repository.ts";
import { DataLakeQueryRepository } from "./data-lake-queries/data-lake-query-repository.ts";
import { QueryResultRepository } from "./data-lake-queries/query-result-repository.ts";
import type { Db } from "./database/connect.ts";
import type { Listen } from "./database/listen.ts";
import { inTransaction } from "./database/transaction.ts";
import { AlertLinkRepository } from "./deliveries/alert-links.ts";
import { DeliveryQueue } from "./deliveries/delivery-queue.ts";
import { DeliveryRepository } from "./deliveries/delivery-repository.ts";
import { DeliveryTurns } from "./deliveries/delivery-turns.ts";
import { PendingDeliveryRepository } from "./deliveries/pending-deliveries.ts";
import { ReceivedHookRepository } from "./deliveries/received-hooks.ts";
import { DestinationRepository } from "./destinations/destination-repository.ts";
import { DetectionChangeRepository } from "./detection-changes/detection-change-repository.ts";
import { DetectionTestRunRepository } from "./detection-tests/detection-test-run-repository.ts";
import { DetectionRepository } from "./detections/detection-repository.ts";
import { InferenceStreamRepository } from "./inference-streams/inference-stream-repository.ts";
import { ChunkRepository } from "./ingest/chunk-repository.ts";
import { ConservationRepository } from "./ingest/conservation-repository.ts";
import { SourceFailureRepository } from "./ingest/source-failure-repository.ts";
import { LakeOutboxRepository } from "./lake-outbox/lake-outbox-repository.ts";
import { LastMatchRepository } from "./last-matches/last-match-repository.ts";
import { LiveRepository } from "./live/live-repository.ts";
import { LookupTableRepository } from "./lookup-tables/lookup-table-repository.ts";
import { MailRepository } from "./mail/mail-repository.ts";
import { MailSettingsRepository } from "./mail/mail-settings-repository.ts";
import { MuteRepository } from "./mutes/mute-repository.ts";
import { NotebookRepository } from "./notebooks/notebook-repository.ts";
import { NotificationRepository } from "./notifications/notification-repository.ts";
import { OneTimeTokenRepository } from "./one-time-tokens/one-time-token-repository.ts";
import { PackReleaseRepository } from "./packs/pack-release-repository.ts";
import { PackSourceRepository } from "./packs/pack-source-repository.ts";
import { ProjectArchiveRepository } from "./project-archives/project-archive-repository.ts";
import { PullerRepository } from "./pullers/puller-repository.ts";
import { PullRepository } from "./pulls/pull-repository.ts";
import { QueryDownloadRepository } from "./query-downloads/query-download-repository.ts";
import { QueryRunRepository } from "./query-runs/query-run-repository.ts";
import { QueueRepository } from "./queues/queue-repository.ts";
import { ReceiptRepository } from "./receipts/receipt-repository.ts";
import { RecurringWorkRepository } from "./recurring-works/recurring-work-repository.ts";
import { ResourceAlertRepository } from "./resources/resource-alert-repository.ts";
import { ResourceRepository } from "./resources/resource-repository.ts";
import { ResourceStatistics } from "./resources/resource-statistics.ts";
import { RoleRepository } from "./roles/role-repository.ts";
import { SchemaDraftRepository } from "./schemas/schema-draft-repository.ts";
import { SchemaRepository } from "./schemas/schema-repository.ts";
import { SchemaTestReportRepository } from "./schemas/schema-test-report-repository.ts";
import type { SecretBox } from "./secrets/secret-box.ts";
import { SessionRepository } from "./sessions/session-repository.ts";
import { SettingRepository } from "./settings/setting-repository.ts";
import { SignInAttemptRepository } from "./sign-in-attempts/sign-in-attempt-repository.ts";
import { SourceRepository } from "./sources/source-repository.ts";
import { SyslogRepository } from "./syslog/syslog-repository.ts";
import { UserRepository } from "./users/user-repository.ts";

/** IDs of one process sort in the order in which they were made, within a millisecond too (Node.js's own do not). */
const newId = (): string => v7();

/** The repositories over one database, or over one transaction in it. */
export class Store {
  readonly users: UserRepository;
  readonly roles: RoleRepository;
  readonly sessions: SessionRepository;
  readonly signInAttempts: SignInAttemptRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly apiTokens: ApiTokenRepository;
  readonly authors: AuthorRepository;
  readonly sources: SourceRepository;
  readonly buckets: BucketRepository;
  readonly syslog: SyslogRepository;
  readonly backfills: BackfillRepository;
  readonly pullers: PullerRepository;
  readonly pulls: PullRepository;
  readonly queues: QueueRepository;
  readonly schemas: SchemaRepository;
  readonly schemaDrafts: SchemaDraftRepository;
  readonly schemaTestReports: SchemaTestReportRepository;
  readonly detections: DetectionRepository;
  readonly detectionChanges: DetectionChangeRepository;
  readonly detectionTestRuns: DetectionTestRunRepository;
  readonly lastMatches: LastMatchRepository;
  readonly globals: ContentItemRepository<GlobalHelper>;
  readonly dataModels: ContentItemRepository<DataModel>;
  readonly savedQueries: ContentItemRepository<SavedQuery>;
  readonly packs: ContentItemRepository<Pack>;
  readonly scheduledPrompts: ContentItemRepository<ScheduledPrompt>;
  readonly helperChanges: ItemChangeRepository<GlobalHelper>;
  readonly dataModelChanges: ItemChangeRepository<DataModel>;
  readonly packSources: PackSourceRepository;
  readonly packReleases: PackReleaseRepository;
  readonly alerts: AlertRepository;
  readonly alertStatistics: AlertStatistics;
  readonly alertViews: AlertViewRepository;
  readonly cases: CaseRepository;
  readonly caseAttachments: CaseAttachmentRepository;
  readonly caseLinks: CaseLinkRepository;
  readonly deletedCases: DeletedCaseRepository;
  readonly dashboards: DashboardRepository;
  readonly notebooks: NotebookRepository;
  readonly projectArchives: ProjectArchiveRepository;
  readonly alertGroups: AlertGroupRepository;
  readonly ingest: {
    readonly chunks: ChunkRepository;
    readonly counts: ConservationRepository;
    readonly failures: SourceFailureRepository;
  };
  readonly lakeOutbox: LakeOutboxRepository;
  readonly live: LiveRepository;
  readonly contentVersion: ContentVersionRepository;
  readonly settings: SettingRepository;
  readonly recurringWorks: RecurringWorkRepository;
  readonly lookupTables: LookupTableRepository;
  readonly notifications: NotificationRepository;
  readonly cache: CacheRepository;
  readonly resources: ResourceRepository;
  readonly resourceStatistics: ResourceStatistics;
  readonly resourceAlerts: ResourceAlertRepository;
  readonly compliance: ComplianceRepository;
  readonly complianceHistory: ComplianceHistoryRepository;
  readonly suppressions: SuppressionRepository;
  readonly queryRuns: QueryRunRepository;
  readonly dataLakeQueries: DataLakeQueryRepository;
  readonly queryResults: QueryResultRepository;
  readonly queryDownloads: QueryDownloadRepository;
  readonly correlationRuns: CorrelationRunRepository;
  readonly receipts: ReceiptRepository;
  readonly inferenceStreams: InferenceStreamRepository;
  readonly destinations: DestinationRepository;
  readonly receivedHooks: ReceivedHookRepository;
  readonly alertLinks: AlertLinkRepository;
  readonly deliveries: DeliveryRepository;
  readonly pendingDeliveries: PendingDeliveryRepository;
  readonly deliveryQueue: DeliveryQueue;
  readonly deliveryTurns: DeliveryTurns;
  readonly boomerangs: BoomerangRepository;
  readonly mutes: MuteRepository;
  readonly mails: MailRepository;
  readonly mailSettings: MailSettingsRepository;
  readonly installation: InstallationRepository;
  readonly backupRuns: BackupRunRepository;
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #onClose: () => Promise<void>;

  /** `listen` is absent in the store of a transaction. */
  constructor(db: Db, secrets: SecretBox, onClose: () => Promise<void>, listen?: Listen) {
    this.#db = db;
    this.#secrets = secrets;
    this.#onClose = onClose;
    this.users = new UserRepository(db, secrets, newId);
    this.roles = new RoleRepository(db, newId);
    this.sessions = new SessionRepository(db, newId);
    this.signInAttempts = new SignInAttemptRepository(db);
    this.oneTimeTokens = new OneTimeTokenRepository(db);
    this.apiTokens = new ApiTokenRepository(db, newId);
    this.authors = new AuthorRepository(db);
    this.sources = new SourceRepository(db, secrets, newId);
    this.buckets = new BucketRepository(db, secrets);
    this.syslog = new SyslogRepository(db, secrets, this.sources);
    this.backfills = new BackfillRepository(db);
    this.pullers = new PullerRepository(db);
    this.pulls = new PullRepository(db, secrets);
    this.queues = new QueueRepository(db, secrets);
    this.schemas = new SchemaRepository(db);
    this.schemaDrafts = new SchemaDraftRepository(db);
    this.schemaTestReports = new SchemaTestReportRepository(db, newId);
    this.detections = new DetectionRepository(db);
    this.detectionChanges = new DetectionChangeRepository(db);
    this.detectionTestRuns = new DetectionTestRunRepository(db);
    this.lastMatches = new LastMatchRepository(db);
    this.globals = new ContentItemRepository(db, globalTraits);
    this.dataModels = new ContentItemRepository(db, dataModelTraits);
    this.savedQueries = new ContentItemRepository(db, savedQueryTraits);
    this.packs = new ContentItemRepository(db, packTraits);
    this.scheduledPrompts = new ContentItemRepository(db, scheduledPromptTraits);
    this.helperChanges = new ItemChangeRepository(db, globalTraits);
    this.dataModelChanges = new ItemChangeRepository(db, dataModelTraits);
    this.packSources = new PackSourceRepository(db, secrets, newId);
    this.packReleases = new PackReleaseRepository(db, newId);
    this.alerts = new AlertRepository(db, newId);
    this.alertStatistics = new AlertStatistics(db);
    this.alertViews = new AlertViewRepository(db, newId);
    this.cases = new CaseRepository(db);
    this.caseLinks = new CaseLinkRepository(db);
    this.deletedCases = new DeletedCaseRepository(db);
    this.caseAttachments = new CaseAttachmentRepository(db, newId);
    this.dashboards = new DashboardRepository(db, newId);
    this.notebooks = new NotebookRepository(db, newId);
    this.projectArchives = new ProjectArchiveRepository(db, newId);
    this.alertGroups = new AlertGroupRepository(db);
    this.ingest = {
      chunks: new ChunkRepository(db),
      counts: new ConservationRepository(db),
      failures: new SourceFailureRepository(db),
    };
    this.lakeOutbox = new LakeOutboxRepository(db);
    this.live = new LiveRepository(db);
    this.contentVersion = new ContentVersionRepository(db, listen);
    this.settings = new SettingRepository(db);
    this.recurringWorks = new RecurringWorkRepository(db);
    this.lookupTables = new LookupTableRepository(db, newId, secrets);
    this.notifications = new NotificationRepository(db, newId);
    this.cache = new CacheRepository(db);
    this.resources = new ResourceRepository(db);
    this.resourceStatistics = new ResourceStatistics(db);
    this.resourceAlerts = new ResourceAlertRepository(db);
    this.compliance = new ComplianceRepository(db);
    this.complianceHistory = new ComplianceHistoryRepository(db);
    this.suppressions = new SuppressionRepository(db);
    this.queryRuns = new QueryRunRepository(db);
    this.dataLakeQueries = new DataLakeQueryRepository(db, newId);
    this.queryResults = new QueryResultRepository(db);
    this.queryDownloads = new QueryDownloadRepository(db, newId);
    this.correlationRuns = new CorrelationRunRepository(db);
    this.receipts = new ReceiptRepository(db, newId);
    this.inferenceStreams = new InferenceStreamRepository(db, newId);
    this.destinations = new DestinationRepository(db, secrets, newId);
    this.receivedHooks = new ReceivedHookRepository(db);
    this.alertLinks = new AlertLinkRepository(db);
    this.deliveries = new DeliveryRepository(db);
    this.pendingDeliveries = new PendingDeliveryRepository(db, this.deliveries);
    this.deliveryQueue = new DeliveryQueue(db, listen);
    this.deliveryTurns = new DeliveryTurns(db);
    this.boomerangs = new BoomerangRepository(db, newId);
    this.mutes = new MuteRepository(db, newId);
    this.mails = new MailRepository(db, secrets, newId);
    this.mailSettings = new MailSettingsRepository(db, secrets);
    this.installation = new InstallationRepository(db);
    this.backupRuns = new BackupRunRepository(db);
  }

  /**
   * Everything done through `tx` happens, or nothing: it is undone when `run` throws. In a transaction's own store
   * it is a part of that one.
   */
  async transaction<T>(run: (tx: Store) => Promise<T>): Promise<T> {
    return inTransaction(this.#db, (db) => run(db === this.#db ? this : new Store(db, this.#secrets, noClose)));
  }

  /** @throws storeUnavailable */
  async ping(): Promise<void> {
    await sql`SELECT 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#onClose();
  }
}

/** The store of a transaction ends with it. */
async function noClose(): Promise<void> {}
