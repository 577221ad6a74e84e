import { asTestResult } from "../detections/detection-resolvers.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { saveDraft } from "./save-draft.ts";
import { testDraft } from "./test-draft.ts";

export const draftResolvers = {
  Mutation: {
    testDetections: async (_root, { input }, context) => {
      const { results, problems } = await testDraft(context, input);
      return { results: results.map(asTestResult), problems };
    },
    saveDetection: async (_root, { input: { draft, lastModified } }, context) => {
      const { detection = null, problems } = await saveDraft(context, draft, lastModified ?? undefined);
      return { detection, problems };
    },
  },
} satisfies NounResolvers;
