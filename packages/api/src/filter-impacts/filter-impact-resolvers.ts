import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { addFilters } from "./add-filters.ts";
import { findFilterImpact } from "./filter-impact-service.ts";

const alertsShown = 100;

export const filterImpactResolvers = {
  Query: {
    filterImpact: async (_root, { input }, context) => {
      const { filtered, ...impact } = await findFilterImpact(context, input);
      const removed = filtered.filter(({ isRemoved }) => isRemoved);
      return {
        ...impact,
        alertsRemoved: removed.length,
        falsePositivesRemoved: removed.filter(({ alert }) => alert.outcome === "FALSE_POSITIVE").length,
        truePositivesRemoved: removed.filter(({ isTruePositive }) => isTruePositive).length,
        filteredAlerts: filtered.slice(0, alertsShown).map(({ alert, ...change }) => {
          const { id, title, severity, status, outcome, createdAt } = alert;
          return { id, title, severity, status, outcome, createdAt, ...change };
        }),
      };
    },
  },
  Mutation: {
    updateRuleAndFilter: (_root, { input }, context) => addFilters(context, input),
  },
} satisfies NounResolvers;
