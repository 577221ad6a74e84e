import { contentOf, writeContent } from "@pharos/detection-content";
import type { Detection, DetectionChange } from "@pharos/domain";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { listFacets, setDetectionsEnabled, tagDetections } from "./bulk-service.ts";
import { listDeleted, listHistory, restoreDetections, restoreVersion } from "./change-service.ts";

export const detectionChangeResolvers = {
  Query: {
    detectionHistory: async (_root, { input }, context) => {
      const { changes, nextCursor } = await listHistory(context, input);
      return { changes: changes.map(shownChange), nextCursor };
    },
    deletedDetections: async (_root, _input, context) => (await listDeleted(context)).map(shownChange),
    detectionFacets: (_root, _input, context) => listFacets(context),
  },
  Mutation: {
    restoreDetections: (_root, { ids }, context) => restoreDetections(context, ids),
    restoreDetectionVersion: (_root, { input }, context) => restoreVersion(context, input),
    setDetectionsEnabled: (_root, { ids, enabled }, context) => setDetectionsEnabled(context, ids, enabled),
    tagDetections: (_root, { input }, context) => tagDetections(context, input),
  },
} satisfies NounResolvers;

function shownChange(change: DetectionChange) {
  const { before, after } = change;
  const version = after ?? before;
  return {
    ...change,
    displayName: version?.displayName || change.detectionId,
    kind: version?.kind ?? ("RULE" as const),
    // A list of many deletions asks for neither.
    get before() {
      return filesOf(before);
    },
    get after() {
      return filesOf(after);
    },
  };
}

function filesOf(version: Detection | undefined) {
  return version ? writeContent(contentOf([version])).map((file) => ({ isBase64: false, ...file })) : [];
}
