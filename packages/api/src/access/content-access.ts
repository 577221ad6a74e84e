import {
  type Actor,
  type ActorReference,
  type AuthorAccess,
  type DataModel,
  type Detection,
  type DetectionTest,
  detectionLogTypes,
  isCorrelationRule,
  isPolicy,
  isShipped,
  type KnownContent,
  type LogSource,
  type LookupTable,
  logTypeHidden,
  logTypesHidden,
  type PharosError,
  queryLogTypes,
  type SavedQuery,
  type Stored,
  seesAllOf,
  visibilityOf,
} from "@pharos/domain";
import { readKnownContent, type Store } from "@pharos/store";

/** Whether the actor sees one of the log types that the source sends, at least. */
export function seesSource({ logTypeAccess }: Actor, { logTypes }: Pick<LogSource, "logTypes">): boolean {
  return visibilityOf(logTypes, logTypeAccess) !== "none";
}

/** What the actor sees of content, and what they may change of it: decided by the log types that they see. */
export interface ContentAccess {
  /** As far as the actor sees it; undefined where all that it tells of is hidden. */
  visibleDetection<T extends Detection>(detection: T): T | undefined;
  /** All that the actor sees something of; undefined for all there are. */
  readonly visibleDetectionIds: readonly string[] | undefined;
  isVisibleQuery(query: Stored<SavedQuery>): boolean;
  /** Whether the actor sees all that its runs read. */
  seesRowsOf(query: Stored<SavedQuery>): boolean;
  /** All that the actor sees; undefined for all there are. */
  readonly visibleQueryNames: readonly string[] | undefined;
  isVisibleDataModel(model: DataModel): boolean;
  /** All that the actor sees; undefined for all there are. */
  readonly visibleDataModelIds: readonly string[] | undefined;
  /**
   * Why the actor may not write, replace, switch or delete it; undefined where they may.
   * @param beside what is written with it, and may be named by it
   */
  detectionProblem(detection: Detection, beside?: readonly Detection[]): PharosError | undefined;
  dataModelProblem(model: DataModel | Stored<DataModel>): PharosError | undefined;
  lookupTableProblem(table: LookupTable): PharosError | undefined;
  /** The same of code that others import: nobody replaces that of an author who sees more. */
  helperProblem(helper: { readonly id: string } | Stored<{ readonly id: string }>): PharosError | undefined;
  /** Whether the actor sees all that somebody else saw when they did something. */
  seesWorkOf(author: ActorReference): boolean;
  /** The same of a query that is stored. */
  queryProblem(query: Stored<SavedQuery>): PharosError | undefined;
}

export async function readContentAccess(store: Store, { logTypeAccess }: Actor): Promise<ContentAccess> {
  if (logTypeAccess === undefined) return unrestricted;
  const [known, dataModels] = await Promise.all([readKnownContent(store), store.dataModels.all()]);
  return restrictedTo(logTypeAccess, known, dataModels);
}

const unrestricted: ContentAccess = {
  visibleDetection: (detection) => detection,
  visibleDetectionIds: undefined,
  isVisibleQuery: () => true,
  seesRowsOf: () => true,
  visibleQueryNames: undefined,
  isVisibleDataModel: () => true,
  visibleDataModelIds: undefined,
  detectionProblem: () => undefined,
  dataModelProblem: () => undefined,
  lookupTableProblem: () => undefined,
  helperProblem: () => undefined,
  seesWorkOf: () => true,
  queryProblem: () => undefined,
};

function restrictedTo(access: readonly string[], known: KnownContent, dataModels: readonly DataModel[]): ContentAccess {
  const { accessOf } = known;
  const seesRowsOf = (query: Stored<SavedQuery>) => seesAllOf(access, queryLogTypes(query, accessOf));
  // What comes with Pharos tells of nobody's events.
  const isVisibleQuery = (query: Stored<SavedQuery>) => isShipped(query) || seesRowsOf(query);
  const isVisibleDataModel = ({ logTypes }: DataModel) => visibilityOf(logTypes, access) !== "none";
  const visibilityOfDetection = (detection: Detection) => {
    const visibility = visibilityOf(detectionLogTypes(detection, known), access);
    return visibility === "part" && !isOverEvents(detection) ? "none" : visibility;
  };
  return {
    visibleDetection: (detection) => {
      const visibility = visibilityOfDetection(detection);
      if (visibility === "none") return undefined;
      return visibility === "part" ? withVisibleTests(detection, access) : detection;
    },
    visibleDetectionIds: [...known.detections.values()]
      .filter((detection) => visibilityOfDetection(detection) !== "none")
      .map(({ id }) => id),
    isVisibleQuery,
    seesRowsOf,
    visibleQueryNames: [...known.queries.values()].filter(isVisibleQuery).map(({ name }) => name),
    isVisibleDataModel,
    visibleDataModelIds: dataModels.filter(isVisibleDataModel).map(({ id }) => id),
    detectionProblem: (detection, beside = []) => {
      const detections = new Map([...known.detections, ...beside.map((one) => [one.id, one] as const)]);
      const logTypes = detectionLogTypes(detection, { ...known, detections });
      return problemOf(`The detection ${detection.id}`, logTypes, access);
    },
    dataModelProblem: (model) =>
      problemOf(`The data model ${model.id}`, model.logTypes, access) ??
      authorProblem(`The data model ${model.id}`, model, accessOf, access),
    lookupTableProblem: ({ name, associations }) =>
      problemOf(
        `The lookup table ${name}`,
        associations.map(({ logType }) => logType),
        access,
      ),
    helperProblem: (helper) => authorProblem(`The helper module ${helper.id}`, helper, accessOf, access),
    seesWorkOf: (author) => seesAllOf(access, accessOf(author)),
    queryProblem: (query) => problemOf(`The query ${query.name}`, queryLogTypes(query, accessOf), access),
  };
}

/** Its log types are those of its events, one by one; others have events that may tell of all of theirs at once. */
function isOverEvents(detection: Detection): boolean {
  return !isPolicy(detection) && !isCorrelationRule(detection) && detection.scheduledQueries === undefined;
}

/** Tests carry events: those that do not say their log type may be of any. */
function withVisibleTests<T extends Detection>(detection: T, access: readonly string[]): T {
  const isVisible = (test: object) => {
    const logType = "log" in test && (test.log as DetectionTest["log"]).p_log_type;
    return typeof logType === "string" && access.includes(logType);
  };
  return { ...detection, tests: (detection.tests as readonly object[]).filter(isVisible) };
}

function problemOf(
  subject: string,
  logTypes: readonly string[] | undefined,
  access: readonly string[],
): PharosError | undefined {
  if (logTypes === undefined) return logTypesHidden(subject);
  const hidden = logTypes.find((logType) => !access.includes(logType));
  return hidden === undefined ? undefined : logTypeHidden(subject, hidden);
}

function authorProblem(
  subject: string,
  item: object,
  accessOf: AuthorAccess,
  access: readonly string[],
): PharosError | undefined {
  const isStored = "managed" in item;
  if (!isStored) return undefined;
  const { managed, author } = item as Stored<object>;
  return !managed && seesAllOf(access, accessOf(author)) ? undefined : logTypesHidden(subject);
}
