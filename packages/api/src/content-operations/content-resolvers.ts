import type { Receipt } from "@pharos/store";
import { testCorrelationYaml } from "../detections/correlation-test-service.ts";
import { asTest } from "../detections/detection-resolvers.ts";
import { rulePythonBody, transpileDetections, transpileInlineFilters } from "../detections/transpile-service.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { getReplay, startPerfTest, stopReplay } from "../replays/replay-service.ts";
import * as uploads from "../uploads/upload-service.ts";
import { deleteDetections, deleteQueries } from "./delete-service.ts";
import { exportContent } from "./export-service.ts";
import { replayOf, uploadOf, validationOf } from "./shown-receipts.ts";

/** What Pharos does that clients ask about before they use it. */
const features: Readonly<Record<string, boolean>> = { EnableCorrelationRules: true };

export const contentResolvers = {
  Query: {
    detectionEntitiesExport: async (_root, { kinds, ids }, context) =>
      (await exportContent(context, kinds ?? undefined, ids ?? undefined)).map((file) => ({
        isBase64: false,
        ...file,
      })),
    detectionEntitiesUploadStatus: async (_root, { receiptId }, context) =>
      uploadOf(await uploads.getUpload(context, receiptId)),
    detectionEntitiesUploads: async (_root, _input, context) => (await uploads.listUploads(context)).map(uploadOf),
    validateBulkUploadStatus: async (_root, { receiptId }, context) =>
      validationOf(await uploads.getValidation(context, receiptId)),
    rulePythonBody: async (_root, { input: id }, context) => {
      const { rule, pythonBody } = await rulePythonBody(context, id);
      return { pythonBody, tests: rule.tests.map(asTest) };
    },
    featureFlags: (_root, { input }) => ({
      flags: input.flags.map(({ flag, defaultTreatment }) => ({
        flag,
        treatment: features[flag] ?? defaultTreatment ?? false,
      })),
    }),
    replay: async (_root, { id }, context) => replayOf(await getReplay(context, id)),
  },
  Mutation: {
    uploadDetectionEntitiesAsync: async (_root, { input }, context) =>
      receiptOf(await uploads.startUpload(context, input)),
    uploadDetectionEntities: (_root, { input }, context) => uploads.upload(context, input),
    validateBulkUpload: async (_root, { input }, context) => receiptOf(await uploads.startValidation(context, input)),
    deleteDetections: async (_root, { input }, context) => {
      const { ids, dryRun, includeSavedQueries } = input;
      const request = { ids, isDryRun: dryRun ?? false, includesQueries: includeSavedQueries ?? false };
      const { detectionIds, queryNames } = await deleteDetections(context, request);
      return { ids: detectionIds, savedQueryNames: queryNames };
    },
    deleteSavedQueriesByName: async (_root, { input }, context) => {
      const { names, dryRun, includeDetections } = input;
      const request = { names, isDryRun: dryRun ?? false, includesDetections: includeDetections ?? false };
      const { detectionIds, queryNames } = await deleteQueries(context, request);
      return { names: queryNames, detectionIDs: detectionIds };
    },
    testCorrelationRuleYAML: async (_root, { input }, context) => ({
      results: await testCorrelationYaml(context, input.yaml),
    }),
    transpileSimpleDetectionsToPython: async (_root, { input }, context) => ({
      transpiledPython: await transpileDetections(context, input.data),
    }),
    transpileFilters: async (_root, { input }, context) => ({
      transpiledFilters: await transpileInlineFilters(context, input.data),
    }),
    createPerfTest: async (_root, { input }, context) => ({ replay: replayOf(await startPerfTest(context, input)) }),
    stopReplay: async (_root, { input }, context) => ({ replay: replayOf(await stopReplay(context, input.id)) }),
  },
} satisfies NounResolvers;

function receiptOf({ id }: Receipt) {
  return { receiptId: id };
}
