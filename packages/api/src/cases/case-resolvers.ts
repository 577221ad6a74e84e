import { type CaseEntry, casePageSizeDefault, casePageSizeMax } from "@pharos/domain";
import { findActor } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { readAlertFilter } from "../alerts/read-alert-filter.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { AlertsInput } from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { findSigningKey } from "./archive/signing-key.ts";
import * as service from "./case-service.ts";
import { deleteCase, listDeletedCases, restoreCase } from "./delete-case.ts";
import { linkCases, mergeCases, undoCaseMerge, unlinkCases } from "./join-cases.ts";

const pageSizes = { default: casePageSizeDefault, max: casePageSizeMax };

export const caseResolvers = {
  Query: {
    cases: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const { statuses, severities, assigneeIds, titleContains } = input;
      const filter = present({ statuses, severities, assigneeIds, titleContains });
      const cases = await service.listCases(context, filter, page);
      return { ...connectionOf(cases, page), totalCount: cases.totalCount };
    },
    case: (_root, { id }, context) => service.getCase(context, id),
    deletedCases: (_root, _input, context) => listDeletedCases(context),
    caseSigningKey: (_root, _input, { actor, config }) => {
      authorize(actor, "AlertRead");
      return findSigningKey(config.secretKey);
    },
  },
  Mutation: {
    createCase: async (
      _root,
      { input: { title, description, severity, assigneeId, alertIds, matching } },
      context,
    ) => ({
      case: await service.createCase(context, {
        title,
        description: description ?? "",
        alerts: { ids: alertIds ?? [], matching: readFilters(context, matching ?? []) },
        ...present({ severity, assigneeId: assigneeId || undefined }),
      }),
    }),
    updateCase: async (_root, { input: { id, revision, resolveAlertsAs, ...change } }, context) => ({
      case: await service.updateCase(context, id, revision, present(change), resolveAlertsAs ?? undefined),
    }),
    addAlertsToCase: (_root, { input: { id, alertIds } }, context) => service.addAlerts(context, id, { ids: alertIds }),
    addMatchingAlertsToCase: (_root, { input: { id, filters } }, context) =>
      service.addAlerts(context, id, { matching: readFilters(context, filters) }),
    removeAlertsFromCase: async (_root, { input: { id, alertIds } }, context) => ({
      case: await service.removeAlerts(context, id, alertIds),
    }),
    addCaseNote: async (_root, { input: { id, body } }, context) => ({
      case: await service.addNote(context, id, body),
    }),
    deleteCaseAttachment: async (_root, { id }, context) => ({ case: await service.deleteAttachment(context, id) }),
    mergeCases: async (_root, { input: { id, intoId } }, context) => ({ case: await mergeCases(context, id, intoId) }),
    undoCaseMerge: async (_root, { id }, context) => ({ case: await undoCaseMerge(context, id) }),
    linkCases: async (_root, { input: { id, otherId } }, context) => ({ case: await linkCases(context, id, otherId) }),
    unlinkCases: async (_root, { input: { id, otherId } }, context) => ({
      case: await unlinkCases(context, id, otherId),
    }),
    deleteCase: async (_root, { id }, context) => ({ id: await deleteCase(context, id) }),
    restoreCase: async (_root, { id }, context) => ({ case: await restoreCase(context, id) }),
  },
  Alert: { cases: (alert, _input, context) => service.listCasesOfAlert(context, alert) },
  Case: {
    id: ({ number }) => String(number),
    assignee: ({ assigneeId }, _input, { loaders }) =>
      assigneeId === undefined ? null : loaders.users.load(assigneeId),
    isHiddenFromAssignee: (found, _input, context) => service.isCaseHiddenFromAssignee(context, found),
    createdBy: ({ createdBy }, _input, { loaders }) => findActor(loaders, createdBy),
    deletedBy: ({ deletedBy }, _input, { loaders }) => (deletedBy ? findActor(loaders, deletedBy) : null),
    alerts: (found, _input, context) => service.listCaseAlerts(context, found),
    entries: (found, _input, context) => service.listCaseEntries(context, found),
    linkedCases: (found, _input, context) => service.listLinkedCases(context, found),
    attachments: (found, _input, context) => service.listAttachments(context, found),
  },
  CaseAlert: { addedBy: ({ addedBy }, _input, { loaders }) => findActor(loaders, addedBy) },
  CaseEntry: {
    mergedFrom: ({ mergedFrom }) => (mergedFrom === undefined ? null : String(mergedFrom)),
    actor: ({ actor }, _input, { loaders }) => findActor(loaders, actor),
    from: (entry, _input, context) => nameOf(context, entry, entry.from),
    to: (entry, _input, context) => nameOf(context, entry, entry.to),
  },
  CaseAttachment: { addedBy: ({ addedBy }, _input, { loaders }) => findActor(loaders, addedBy) },
} satisfies NounResolvers;

const readFilters = ({ clock }: RequestContext, filters: readonly AlertsInput[]) =>
  filters.map((filter) => readAlertFilter(filter, clock()));

/** Entries keep the ids of users; people read their names. */
async function nameOf({ loaders }: RequestContext, { type }: CaseEntry, value: string): Promise<string> {
  if (type !== "ASSIGNEE_CHANGE" || value === "") return value;
  const user = await loaders.users.load(value);
  return user ? `${user.givenName} ${user.familyName}`.trim() || user.email : "a deleted user";
}
