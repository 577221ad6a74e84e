import { simpleLogicMembers, writeYaml } from "@pharos/detection-content";
import type { SimpleLogic } from "@pharos/domain";
import { alertConnection } from "../alerts/alert-resolvers.ts";
import type { RulesInput } from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import { asTest, asTestResult, reportList } from "./detection-resolvers.ts";
import * as service from "./rule-service.ts";
import { testStatus } from "./test-status.ts";

const pageSizes = { default: 25, max: 250 };

export const ruleResolvers = {
  Query: {
    rules: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const { sortBy, sortDir } = input;
      const sorted = present({ sort: sortBy, direction: sortDir });
      const rules = await service.listRules(context, { filter: filterOf(input), ...sorted, ...page });
      return { ...connectionOf(rules, page), totalCount: rules.totalCount };
    },
    rule: (_root, { id }, context) => service.getRule(context, id),
  },
  Mutation: {
    runRuleTests: async (_root, { id }, context) => (await service.runRuleTests(context, id)).map(asTestResult),
    setRuleEnabled: (_root, { id, enabled }, context) => service.setRuleEnabled(context, id, enabled),
  },
  RuleActivity: {
    lastError: ({ lastError }) => lastError ?? null,
    outage: ({ outage }) => outage ?? null,
  },
  Rule: {
    reports: reportList,
    tests: ({ tests }) => tests.map(asTest),
    scheduledQueries: ({ scheduledQueries = [] }) => scheduledQueries,
    simpleDetectionBody: ({ simple }) => (simple === undefined ? null : yamlOfLogic(simple)),
    sigmaBody: ({ sigma }) => sigma?.text ?? null,
    inlineFilters: ({ inlineFilters }) => (inlineFilters === undefined ? null : writeYaml(inlineFilters)),
    testStatus: (rule, _input, context) => testStatus(context, rule),
    alertsPerDay: (rule, _input, context) => service.alertsPerDay(context, rule),
    lastMatchAt: (rule, _input, context) => service.lastMatchAt(context, rule),
    necessaryConditions: (rule, _input, context) => service.necessaryConditions(context, rule),
    activity: (rule, _input, context) => service.ruleActivity(context, rule),
    alerts: (rule, { input }, context) => alertConnection(context, { ...input, detectionId: rule.id }),
  },
} satisfies NounResolvers;

function filterOf(input: RulesInput) {
  const { nameContains, severities, logTypes, tags, enabled } = input;
  return present({ nameContains, severities, logTypes, tags, enabled });
}

function yamlOfLogic(simple: SimpleLogic): string {
  const members = Object.entries(simpleLogicMembers(simple)).filter(([, value]) => value !== undefined);
  return writeYaml(Object.fromEntries(members));
}
