import {
  type ActorReference,
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  alertOutcomes,
  alertPageSizeDefault,
  alertPageSizeMax,
  alertStatuses,
  alertSubtypes,
  alertTypes,
  invalidInput,
  severities,
} from "@pharos/domain";
import { z } from "zod";
import {
  addComment,
  editComment,
  getAlert,
  getComment,
  listAlerts,
  listComments,
  listEvents,
  setAssignee,
  setStatus,
} from "../alerts/alert-service.ts";
import { textOfHtml } from "../alerts/comment-text.ts";
import type { RequestContext } from "../context/request-context.ts";
import { listAttempts, type ShownAttempt } from "../destinations/delivery-attempts.ts";
import { present } from "../graphql/present.ts";
import { listAnswer } from "./collection.ts";
import { optionalText, several } from "./list-params.ts";
import type { RestRoute } from "./rest-route.ts";

const dayMs = 86_400_000;
/** As far back as lists go that name no beginning. */
const daysDefault = 30;
/** The latest attempts to deliver an alert that it is shown with. */
const deliveriesMax = 100;

const limit = (preset: number) => z.coerce.number().int().min(1).max(alertPageSizeMax).default(preset);
const count = z.coerce.number().int().min(0).optional();
const moment = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(text))
  .optional();
const upperCase = several.transform((values) => values.map((value) => value.toUpperCase()));

const alertParams = z.object({
  type: z.enum(alertTypes).optional(),
  limit: limit(alertPageSizeDefault),
  cursor: optionalText,
  "sort-dir": z.enum(["asc", "desc"]).default("desc"),
  "detection-id": optionalText,
  "created-after": moment,
  "created-before": moment,
  severity: upperCase.pipe(z.array(z.enum(severities))),
  status: upperCase.pipe(z.array(z.enum(alertStatuses))),
  "sub-type": upperCase.pipe(z.array(z.enum(alertSubtypes))),
  "event-count-min": count,
  "event-count-max": count,
  "log-source": several,
  "log-type": several,
  "name-contains": optionalText,
  "resource-type": several,
});
const pageParams = z.object({ limit: limit(alertPageSizeMax), cursor: optionalText });
const commentParams = z.object({ "alert-id": z.string().min(1), limit: z.coerce.number().int().min(1).optional() });
const change = z.object({
  status: z.enum(alertStatuses).optional(),
  outcome: z.enum(alertOutcomes).optional(),
  reason: z.string().optional(),
  assignee: z.string().optional(),
});
const changeOfSeveral = change.extend({ ids: z.array(z.string()).min(1) });
const commentText = z.object({
  body: z.string(),
  format: z.enum(["PLAIN_TEXT", "HTML"]).default("PLAIN_TEXT"),
});
const comment = commentText.extend({ alertId: z.string() });

export const alertRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/alerts",
    async answer(context, { query }) {
      const params = alertParams.parse(query);
      if (params["resource-type"].length > 0) throw invalidInput("resource-type is not supported: leave it out");
      const direction = params["sort-dir"] === "asc" ? "ascending" : "descending";
      const list = { filter: filterOf(params, context.clock()), sort: "createdAt", direction } as const;
      const page = await listAlerts(context, list, { pageSize: params.limit, cursor: params.cursor });
      const items = await Promise.all(page.items.map((alert) => showAlert(context, alert)));
      return listAnswer({ ...page, items }, (item) => item);
    },
  },
  {
    method: "GET",
    path: "/alerts/:id",
    answer: async (context, { params }) => showAlert(context, await getAlert(context, String(params.id))),
  },
  {
    method: "PATCH",
    path: "/alerts",
    async answer(context, { body }) {
      const { ids, ...wanted } = changeOfSeveral.parse(body);
      await changeAlerts(context, ids, wanted);
    },
  },
  {
    method: "PATCH",
    path: "/alerts/:id",
    answer: (context, { params, body }) => changeAlerts(context, [String(params.id)], change.parse(body)),
  },
  {
    method: "GET",
    path: "/alerts/:id/events",
    async answer(context, { params, query }) {
      const { limit: pageSize, cursor } = pageParams.parse(query);
      const alert = await getAlert(context, String(params.id));
      const { rows, cursor: next } = await listEvents(context, alert, { pageSize, cursor });
      return { results: rows, ...(next !== undefined && { next }) };
    },
  },
  {
    method: "GET",
    path: "/alert-comments",
    async answer(context, { query }) {
      const { "alert-id": id, limit: countMax } = commentParams.parse(query);
      const comments = await listComments(context, await getAlert(context, id));
      return { results: comments.slice(0, countMax).map(shownComment) };
    },
  },
  {
    method: "GET",
    path: "/alert-comments/:id",
    answer: async (context, { params }) => shownComment(await getComment(context, String(params.id))),
  },
  {
    method: "PATCH",
    path: "/alert-comments/:id",
    async answer(context, { params, body }) {
      const given = commentText.parse(body);
      return shownComment(await editComment(context, String(params.id), textOf(given)));
    },
  },
  {
    method: "POST",
    path: "/alert-comments",
    async answer(context, { body: given }) {
      const { alertId, ...text } = comment.parse(given);
      const own = (await listComments(context, await addComment(context, alertId, textOf(text)))).at(-1);
      return own && shownComment(own);
    },
  },
];

function textOf({ body, format }: z.infer<typeof commentText>): string {
  return format === "HTML" ? textOfHtml(body) : body;
}

/** Both, where both are given. @throws alertNotFound, assigneeUnknown, input.invalid */
async function changeAlerts(
  context: RequestContext,
  ids: readonly string[],
  { status, outcome, reason = "", assignee }: z.infer<typeof change>,
): Promise<void> {
  if (status === undefined && assignee === undefined) throw invalidInput("Give a status, an assignee, or both");
  if (outcome !== undefined && status === undefined)
    throw invalidInput("An outcome is given with a status: add `status`");
  if (status !== undefined) await setStatus(context, ids, status, outcome && { outcome, reason });
  if (assignee !== undefined) await setAssignee(context, ids, assignee || undefined);
}

function filterOf(params: z.infer<typeof alertParams>, now: Date): AlertFilter {
  const isOfDetection = params["detection-id"] !== undefined;
  const beginning = isOfDetection ? undefined : new Date(now.getTime() - daysDefault * dayMs);
  return present({
    types: params.type && [params.type],
    statuses: params.status,
    severities: params.severity,
    subtypes: params["sub-type"],
    logTypes: params["log-type"],
    sourceIds: params["log-source"],
    ruleId: params["detection-id"],
    titleContains: params["name-contains"],
    createdAfter: params["created-after"] ?? beginning,
    createdBefore: params["created-before"],
    eventCountMin: params["event-count-min"],
    eventCountMax: params["event-count-max"],
  });
}

async function showAlert(request: RequestContext, alert: Alert) {
  const attempts = await listAttempts(request, alert);
  const { assigneeId, updatedBy, ruleId, firstEventMatchedAt, subtype, tags } = alert;
  const isSystemError = alert.type === "SYSTEM_ERROR";
  const { id, title, type, severity, status, context, createdAt, updatedAt, eventCount, lastReceivedEventAt } = alert;
  const { description, reference, runbook } = alert;
  return {
    ...{ id, title, type, subtype, severity, status, context, contextTags: tags, createdAt, updatedAt, eventCount },
    ...{ lastReceivedEventAt, firstEventOccurredAt: firstEventMatchedAt, description, reference, runbook },
    ...{ outcome: alert.outcome ?? null, outcomeReason: alert.outcomeReason ?? null },
    assignee: assigneeId === undefined ? null : { id: assigneeId, type: "user" },
    updatedBy: shownActor(updatedBy),
    detection: isSystemError ? null : { id: ruleId, type: subtype.replace(/_ERROR$/, "") },
    systemError: isSystemError ? { type: ruleId, sourceId: alert.sourceIds[0] ?? "" } : null,
    deliveries: attempts.slice(-deliveriesMax).map(shownAttempt),
    deliveryOverflow: attempts.length > deliveriesMax,
  };
}

/** The address of what it made is told by GraphQL alone. */
function shownAttempt({ dispatchedAt, label, message, outputId, statusCode, success }: ShownAttempt) {
  return { dispatchedAt, label, message, outputId, statusCode, success };
}

function shownComment({ id, alertId, comment: body, actor, at, editedAt = at }: AlertHistoryEntry) {
  const by = shownActor(actor);
  return { id, alertId, body, format: "PLAIN_TEXT", createdAt: at, createdBy: by, updatedAt: editedAt, updatedBy: by };
}

function shownActor(actor: ActorReference | undefined) {
  return actor === undefined ? null : { id: actor.id, type: actor.kind };
}
