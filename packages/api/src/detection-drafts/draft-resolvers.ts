import { listDetectionIds } from "../detections/detection-ids.ts";
import { asTestResult } from "../detections/detection-resolvers.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { putCorrelationDraft, testCorrelationDraft } from "./correlation-drafts.ts";
import { saveDraft } from "./save-draft.ts";
import { testDraft } from "./test-draft.ts";

export const draftResolvers = {
  Query: {
    detectionIds: (_root, { input }, context) => listDetectionIds(context, input),
  },
  Mutation: {
    testCorrelationRule: async (_root, { input }, context) => ({ results: await testCorrelationDraft(context, input) }),
    putCorrelationRule: async (_root, { input }, context) => ({ rule: await putCorrelationDraft(context, input) }),
    testDetections: async (_root, { input, measuresCoverage }, context) => {
      const options = { measuresCoverage: measuresCoverage ?? false };
      const { results, problems, coverage = null } = await testDraft(context, input, options);
      return { results: results.map(asTestResult), problems, coverage };
    },
    saveDetection: async (_root, { input: { draft, lastModified } }, context) => {
      const { detection = null, problems } = await saveDraft(context, draft, lastModified ?? undefined);
      return { detection, problems };
    },
  },
} satisfies NounResolvers;
