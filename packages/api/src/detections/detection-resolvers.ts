import { type Detection, type DetectionTest, isCorrelationRule, isPolicy } from "@pharos/domain";
import { contentItemNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { DetectionsInput } from "../generated/resolver-types.ts";
import { connectionOf, pageRequestOf } from "../graphql/connection.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./detection-service.ts";
import { listMatchingDetections } from "./matching-detections.ts";
import { testStatus } from "./test-status.ts";

const pageSizes = { default: 25, max: 250 };

export const detectionResolvers = {
  Query: {
    detections: async (_root, { input }, context) => {
      const page = pageRequestOf(input, pageSizes);
      const { sortBy, sortDir } = input;
      const sorted = present({ sort: sortBy, direction: sortDir });
      const detections = await service.listDetections(context, { filter: filterOf(input), ...sorted, ...page });
      return { ...connectionOf(detections, page), totalCount: detections.totalCount };
    },
    matchingDetections: (_root, { input }, context) => listMatchingDetections(context, filterOf(input)),
    detection: (_root, { id }, context) => service.getDetection(context, id),
    policy: async (_root, { id }, context) => {
      authorize(context.actor, "PolicyRead");
      const detection = await service.findVisible(context, id);
      if (!detection || !isPolicy(detection)) throw contentItemNotFound("policy", id);
      return detection;
    },
    correlationRule: async (_root, { id }, context) => {
      authorize(context.actor, "RuleRead");
      const detection = await service.findVisible(context, id);
      if (!detection || !isCorrelationRule(detection)) throw contentItemNotFound("correlation rule", id);
      return detection;
    },
  },
  Mutation: {
    runDetectionTests: async (_root, { id }, context) =>
      (await service.runDetectionTests(context, id)).map(asTestResult),
    setDetectionEnabled: (_root, { id, enabled }, context) => service.setDetectionEnabled(context, id, enabled),
  },
  DetectionEntity: {
    __resolveType: (detection) => {
      if (isPolicy(detection)) return "Policy";
      return isCorrelationRule(detection) ? "CorrelationRule" : "Rule";
    },
  },
  Policy: {
    reports: reportList,
    tests: ({ tests }) => tests.map(asTest),
    testStatus: (policy, _input, context) => testStatus(context, policy),
  },
  CorrelationRule: {
    reports: reportList,
    testStatus: (rule, _input, context) => testStatus(context, rule),
    ruleIds: ({ logic }) => [...new Set(logic.steps.map(({ ruleId }) => ruleId))],
  },
} satisfies NounResolvers;

export function reportList({ reports }: Pick<Detection, "reports">) {
  return Object.entries(reports).map(([key, values]) => ({ key, values }));
}

export function asTest({ log, ...test }: DetectionTest) {
  return { ...test, resource: JSON.stringify(log) };
}

export function asTestResult({ result, isExpected }: service.DetectionTestReport) {
  const { detection } = result.functions;
  return {
    name: result.name,
    passed: result.passed,
    expectedResult: isExpected,
    actualResult: typeof detection?.output === "boolean" ? detection.output : null,
    error: result.error?.message ?? detection?.error?.message ?? null,
    functions: result.functions,
  };
}

function filterOf(input: DetectionsInput) {
  const { sortBy, sortDir, cursor, pageSize, ...filter } = input;
  return present(filter);
}
