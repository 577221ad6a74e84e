import {
  type Alert,
  type AlertEnding,
  type AlertHistoryEntry,
  alertNotFound,
  alertPageSizeDefault,
  alertPageSizeMax,
  type Detection,
  destinationFailing,
  hasPermission,
  invalidInput,
  parseEntityKey,
} from "@pharos/domain";
import { searchLimitMax } from "@pharos/lake";
import { findActor, type ShownActor } from "../access/actor-reference.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import type {
  AlertGroupsInput,
  AlertsInput,
  ChangeMatchingAlertsInput,
  UpdateAlertStatusByIdInput,
} from "../generated/resolver-types.ts";
import { connectionOf, pageInfoOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { deletedSourceLabel } from "../sources/source-service.ts";
import { findEntities, findSightings } from "./alert-entities.ts";
import * as service from "./alert-service.ts";
import { readTimeline } from "./alert-timeline.ts";
import { textOfHtml } from "./comment-text.ts";
import { isAlertHiddenFromAssignee } from "./hidden-from-assignee.ts";
import {
  cancelMatchingChange,
  isOwnChange,
  listMatchingChanges,
  startMatchingChange,
  undoMatchingChange,
} from "./matching-changes.ts";
import { readAlertFilter } from "./read-alert-filter.ts";
import { findSimilarAlerts } from "./similar-alerts.ts";
import { listRunbookTicks, tickRunbookStep } from "./tick-runbook-step.ts";

const pageSizes = { default: alertPageSizeDefault, max: alertPageSizeMax };
/** Of an entity, as many as fit under its name. */
const relatedMax = 10;
const groupings = { DETECTION: "detection", ENTITY: "entity" } as const;
const eventPageSizes = { default: 50, max: searchLimitMax };

export const alertResolvers = {
  Query: {
    alerts: (_root, { input }, context) => alertConnection(context, input),
    alert: (_root, { id }, context) => service.getAlert(context, id),
    alertGroups: (_root, { input }, context) => groupConnection(context, input),
    alertsById: (_root, { ids }, context) => service.getAlerts(context, ids),
    assignees: (_root, _input, context) => service.listAssignees(context),
    matchingChanges: (_root, _input, context) => listMatchingChanges(context),
  },
  Mutation: {
    updateAlertStatusById: async (_root, { input }, context) => ({
      alerts: await service.setStatus(context, input.ids, input.status, endingOf(input)),
    }),
    updateAlertsAssigneeById: async (_root, { input }, context) => ({
      alerts: await service.setAssignee(context, input.ids, input.assigneeId || undefined),
    }),
    updateAlertsAssigneeByEmail: async (_root, { input: { ids, assigneeEmail } }, context) => ({
      alerts: await service.setAssigneeByEmail(context, ids, assigneeEmail),
    }),
    snoozeAlerts: async (_root, { input }, context) => ({
      alerts: await service.snooze(context, input.ids, input.until ?? undefined),
    }),
    tickRunbookStep: async (_root, { input: { alertId, step, isDone } }, context) => ({
      alert: await tickRunbookStep(context, alertId, step, isDone),
    }),
    changeMatchingAlerts: (_root, { input }, context) => {
      const filters = input.filters.map((filter) => readAlertFilter(filter, context.clock()));
      return startMatchingChange(context, filters, wantedChange(input));
    },
    cancelMatchingChange: (_root, { id }, context) => cancelMatchingChange(context, id),
    undoMatchingChange: (_root, { id }, context) => undoMatchingChange(context, id),
    createAlertComment: async (_root, { input: { alertId, body, format } }, context) => {
      const alert = await service.addComment(context, alertId, format === "HTML" ? textOfHtml(body) : body);
      const entry = (await service.listComments(context, alert)).at(-1);
      if (entry === undefined) throw alertNotFound(alertId);
      return { alert, comment: shownComment(alert, entry, await findActor(context.loaders, entry.actor)) };
    },
  },
  Alert: {
    sources: (alert, _input, { loaders }) =>
      Promise.all(
        alert.sourceIds.map(async (id) => (await loaders.sources.load(id)) ?? { id, label: deletedSourceLabel }),
      ),
    firstEventOccurredAt: ({ firstEventMatchedAt }) => firstEventMatchedAt,
    updatedBy: ({ updatedBy }, _input, { loaders }) => (updatedBy ? findActor(loaders, updatedBy) : null),
    origin: async (alert, _input, { loaders }) => originOf(alert, await loaders.detections.load(alert.ruleId)),
    assignee: (alert, _input, { loaders }) =>
      alert.assigneeId === undefined ? null : loaders.users.load(alert.assigneeId),
    isHiddenFromAssignee: (alert, _input, context) => isAlertHiddenFromAssignee(context, alert),
    detection: (alert, _input, context) => findDetection(context, alert.ruleId),
    history: (alert, _input, context) => service.listHistory(context, alert),
    runbookTicks: (alert, _input, context) => listRunbookTicks(context, alert),
    eventTimes: async (alert, _input, context) => (await service.findEventTimes(context, alert)) ?? null,
    events: async (alert, input, context) => {
      const { rows, cursor } = await service.listEvents(context, alert, pageRequestOf(input, eventPageSizes));
      return { nodes: rows, pageInfo: pageInfoOf(cursor, input.cursor) };
    },
    entities: (alert, _input, context) => findEntities(context, alert),
    entitySightings: (alert, _input, context) => findSightings(context, alert),
    similarAlerts: (alert, _input, context) => findSimilarAlerts(context, alert),
    timeline: (alert, _input, context) => readTimeline(context, alert),
  },
  AlertListGroup: {
    // A detection may have the key of an entity for its id, as it may have any other text.
    entity: ({ by, key }) => (by === "entity" ? (parseEntityKey(key) ?? null) : null),
    detection: ({ by, key }, _input, context) => (by === "detection" ? findDetection(context, key) : null),
    assignees: async ({ assigneeIds }, _input, { loaders }) =>
      (await Promise.all(assigneeIds.map((id) => loaders.users.load(id)))).filter((user) => user !== undefined),
  },
  MatchingChange: {
    actor: ({ actor }, _input, { loaders }) => findActor(loaders, actor),
    isOwn: (change, _input, context) => isOwnChange(context, change),
    assignee: ({ assigneeId }, _input, { loaders }) =>
      assigneeId === undefined ? null : loaders.users.load(assigneeId),
  },
  RunbookTick: { actor: ({ actor }, _input, { loaders }) => findActor(loaders, actor) },
  TimelineEvents: { first: ({ firstMs }) => new Date(firstMs), last: ({ lastMs }) => new Date(lastMs) },
  SimilarAlert: {
    endedBy: ({ endedBy }, _input, { loaders }) => (endedBy ? findActor(loaders, endedBy) : null),
  },
  AlertEntity: {
    eventCount: ({ events }) => events,
    relatedAlerts: ({ alerts }) => alerts.slice(0, relatedMax),
    relatedAlertCount: ({ alerts }) => alerts.length,
  },
  EntitySighting: {
    eventCount: ({ events }) => events,
    firstAt: ({ firstMs }) => new Date(firstMs),
    lastAt: ({ lastMs }) => new Date(lastMs),
  },
  AlertOrigin: { __resolveType: (origin) => ("name" in origin ? "Detection" : "SystemError") },
  AlertCommentEntity: { __resolveType: () => "Alert" as const },
} satisfies NounResolvers;

export async function alertConnection(context: RequestContext, input: AlertsInput) {
  const page = pageRequestOf(input, pageSizes);
  const { sortBy, sortDir } = input;
  const query = { filter: readAlertFilter(input, context.clock()), ...present({ sort: sortBy, direction: sortDir }) };
  const alerts = await service.listAlerts(context, query, page);
  return { ...connectionOf(alerts, page), totalCount: alerts.totalCount };
}

async function groupConnection(context: RequestContext, input: AlertGroupsInput) {
  const page = pageRequestOf(input, pageSizes);
  const { by, filter, sortBy, sortDir } = input;
  const groups = await service.listAlertGroups(context, {
    by: groupings[by],
    filter: readAlertFilter(filter, context.clock()),
    ...present({ sort: sortBy, direction: sortDir }),
    ...page,
  });
  return { ...connectionOf(groups, page), totalCount: groups.totalCount };
}

/** Null where it is gone, or where the reader may not see it. */
async function findDetection({ actor, loaders }: RequestContext, id: string): Promise<Detection | null> {
  const detection = await loaders.detections.load(id);
  return detection && hasPermission(actor.permissions, findReadPermission(detection)) ? detection : null;
}

/** @throws input.invalid */
function endingOf({
  outcome,
  reason,
}: Pick<UpdateAlertStatusByIdInput, "outcome" | "reason">): AlertEnding | undefined {
  if (outcome) return { outcome, reason: reason?.trim() ?? "" };
  if (reason) throw invalidInput("A reason is given with an outcome: add `outcome`");
  return undefined;
}

function originOf({ type, subtype, ruleId, sourceIds, dedupString }: Alert, detection: Detection | undefined) {
  const relatedComponent = ruleId === destinationFailing ? dedupString : sourceIds[0];
  if (type === "SYSTEM_ERROR") return { type: ruleId, relatedComponent };
  return { id: ruleId, name: detection?.displayName || ruleId, type: subtype.replace(/_ERROR$/, "") };
}

function shownComment(alert: Alert, { id, comment, at }: AlertHistoryEntry, createdBy: ShownActor) {
  return { id, body: comment, createdAt: at, createdBy, entity: alert, format: "PLAIN_TEXT" as const };
}

/** @throws input.invalid */
function wantedChange(input: ChangeMatchingAlertsInput): service.WantedChange {
  const { status, assigneeId, snoozedUntil } = input;
  if ([status, assigneeId, snoozedUntil].filter((one) => one != null).length !== 1)
    throw invalidInput("Give one of status, assigneeId and snoozedUntil");
  if (status) return { status, ending: endingOf(input) };
  return snoozedUntil ? { snoozedUntil } : { assigneeId: assigneeId || undefined };
}
