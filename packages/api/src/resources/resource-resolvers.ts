import { rollUp } from "@pharos/domain";
import type { PutOutcome } from "@pharos/store";
import type { ResourceInput, ResourcesInput } from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./resource-service.ts";
import { findSuppression, suppressCompliance, unsuppressCompliance } from "./suppression-service.ts";

const pageSizes = { default: 25, max: 250 };

export const resourceResolvers = {
  Query: {
    resources: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const sorted = present({ sort: input.sortBy, direction: input.sortDir });
      const resources = await service.listResources(context, { filter: filterOf(input), ...sorted, ...page });
      return { ...connectionOf(resources, page), totalCount: resources.totalCount };
    },
    resource: (_root, { id }, context) => service.getResource(context, id),
    resourceTypes: (_root, _input, context) => service.listResourceTypes(context),
    resourceAccountIds: (_root, _input, context) => service.listResourceAccountIds(context),
  },
  Mutation: {
    putResources: async (_root, { resources }, context) => {
      const outcomes = await service.putResources(context, resources.map(documentOf));
      return { created: 0, changed: 0, unchanged: 0, ...countsOf(outcomes) };
    },
    deleteResources: (_root, { ids }, context) => service.deleteResources(context, ids),
    suppressCompliance: (_root, { input }, context) => suppressCompliance(context, input),
    unsuppressCompliance: (_root, { input }, context) => unsuppressCompliance(context, input),
  },
  Alert: { resources: (alert, _input, context) => service.listResourcesOfAlert(context, alert) },
  Resource: {
    complianceStatus: async ({ id }, _input, context) => rollUp(await service.resourceCounts(context, id)),
    complianceCounts: ({ id }, _input, context) => service.resourceCounts(context, id),
    compliance: (resource, _input, context) => service.complianceOf(context, resource),
    complianceHistory: (resource, _input, context) => service.historyOf(context, resource),
  },
  ComplianceChange: { policy: (change, _input, context) => service.policyOf(context, change) },
  Compliance: {
    suppressed: async (result, _input, context) =>
      result.suppressed || (await findSuppression(context, result)) !== undefined,
    suppression: (result, _input, context) => findSuppression(context, result),
    policy: (result, _input, context) => service.policyOf(context, result),
    resource: (result, _input, context) => service.resourceOf(context, result),
  },
  Policy: {
    complianceStatus: async ({ id }, _input, context) => rollUp(await service.policyCounts(context, id)),
    complianceCounts: ({ id }, _input, context) => service.policyCounts(context, id),
    failingPerDay: ({ id }, _input, context) => service.failingPerDay(context, id),
    resources: async ({ id: policyId }, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const filter = present({ statuses: input.statuses, suppressed: input.suppressed });
      return connectionOf(await service.listCompliance(context, { policyId, filter, ...page }), page);
    },
  },
} satisfies NounResolvers;

function filterOf({ types, accountIds, nameContains, complianceStatuses, suppressed }: ResourcesInput) {
  return present({ types, accountIds, nameContains, complianceStatuses, suppressed });
}

/** One of the two forms of `readResource`. */
function documentOf({ resourceId, resourceType, attributes }: ResourceInput): unknown {
  return resourceId == null && resourceType == null ? attributes : { resourceId, resourceType, attributes };
}

function countsOf(outcomes: ReadonlyMap<string, PutOutcome>): Partial<Record<PutOutcome, number>> {
  const groups = Map.groupBy(outcomes.values(), (outcome) => outcome);
  return Object.fromEntries([...groups].map(([outcome, { length }]) => [outcome, length]));
}
