import type { CodeUses } from "@pharos/detection-content";
import type { ContentItemChange, DataModel, DataModelMapping, GlobalHelper } from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { getItem } from "../content/read-items.ts";
import { shownDataModel } from "../data-models/data-model-resolvers.ts";
import { cloneDetection } from "../detections/clone-detection.ts";
import { asTestResult } from "../detections/detection-resolvers.ts";
import type { DataModelInput, GlobalHelperInput } from "../generated/resolver-types.ts";
import { shownHelper } from "../globals/global-resolvers.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { type CodeKind, dataModelCode, filesOfCode, helperCode } from "./code-kinds.ts";
import { loadCode } from "./load-code.ts";
import { cloneCode, deleteCode, listCodeHistory, restoreCode, saveCode } from "./save-code.ts";
import { type CodeReport, findCodeUses, testCode } from "./test-code.ts";

export const codeResolvers = {
  Query: {
    globalHelperUses: async (_root, { id }, context) =>
      shownUses(await findCodeUses(context, helperCode, await getItem(context, helperCode, id))),
    dataModelUses: async (_root, { id }, context) =>
      shownUses(await findCodeUses(context, dataModelCode, await getItem(context, dataModelCode, id))),
    globalHelperHistory: async (_root, { input }, context) =>
      shownHistory(helperCode, await listCodeHistory(context, helperCode, input)),
    dataModelHistory: async (_root, { input }, context) =>
      shownHistory(dataModelCode, await listCodeHistory(context, dataModelCode, input)),
  },
  Mutation: {
    testGlobalHelper: async (_root, { input, runsTests }, context) =>
      shownReport(await (runsTests === false ? loadCode : testCode)(context, helperCode, toHelper(input))),
    saveGlobalHelper: async (_root, { input: { helper, lastModified, acceptsFailures } }, context) => {
      const request = { item: toHelper(helper), lastModified: lastModified ?? undefined };
      const { saved, report } = await saveCode(context, helperCode, {
        ...request,
        acceptsFailures: acceptsFailures ?? false,
      });
      return { helper: saved ? shownHelper(saved) : null, report: shownReport(report) };
    },
    deleteGlobalHelper: async (_root, { id }, context) => {
      await deleteCode(context, helperCode, id, { isForced: false });
      return { id };
    },
    restoreGlobalHelperVersion: async (_root, { input }, context) =>
      shownHelper(await restoreCode(context, helperCode, input)),
    testDataModel: async (_root, { input, runsTests }, context) =>
      shownReport(await (runsTests === false ? loadCode : testCode)(context, dataModelCode, toDataModel(input))),
    saveDataModel: async (_root, { input: { dataModel, lastModified, acceptsFailures } }, context) => {
      const request = { item: toDataModel(dataModel), lastModified: lastModified ?? undefined };
      const { saved, report } = await saveCode(context, dataModelCode, {
        ...request,
        acceptsFailures: acceptsFailures ?? false,
      });
      return { dataModel: saved ? shownDataModel(saved) : null, report: shownReport(report) };
    },
    setDataModelEnabled: async (_root, { id, enabled }, context) => {
      authorize(context.actor, "RuleModify");
      const model = await getItem(context, dataModelCode, id);
      const problem = (await context.loaders.contentAccess()).dataModelProblem(model);
      if (problem && !model.managed) throw problem;
      const by = referenceOf(context.actor);
      const changed = await context.store.dataModels.setEnabled(id, enabled, by, context.clock());
      await context.pipeline.reload();
      return shownDataModel(changed);
    },
    deleteDataModel: async (_root, { id }, context) => {
      await deleteCode(context, dataModelCode, id, { isForced: false });
      return { id };
    },
    restoreDataModelVersion: async (_root, { input }, context) =>
      shownDataModel(await restoreCode(context, dataModelCode, input)),
    cloneDetection: (_root, { input }, context) => cloneDetection(context, input),
    cloneGlobalHelper: async (_root, { input }, context) => shownHelper(await cloneCode(context, helperCode, input)),
    cloneDataModel: async (_root, { input }, context) => shownDataModel(await cloneCode(context, dataModelCode, input)),
  },
} satisfies NounResolvers;

function toHelper({ id, description, tags, body }: GlobalHelperInput): GlobalHelper {
  return { id: id.trim(), description, body, ...(tags.length > 0 && { tags }) };
}

function toDataModel({ mappings, displayName, ...model }: DataModelInput): DataModel {
  return {
    ...model,
    id: model.id.trim(),
    displayName: displayName || model.id,
    mappings: mappings.map(
      ({ name, path, method }): DataModelMapping => (method ? { name, method } : { name, path: path ?? "" }),
    ),
  };
}

function shownUses({ detections, globals, dataModels }: CodeUses) {
  return [
    ...detections.map(({ id, kind, displayName, enabled }) => ({ id, kind, displayName, enabled })),
    ...globals.map(({ id }) => ({ id, kind: "GLOBAL_HELPER" as const, displayName: id, enabled: null })),
    ...dataModels.map(({ id, displayName, enabled }) => ({ id, kind: "DATA_MODEL" as const, displayName, enabled })),
  ];
}

function shownReport({ uses, ...report }: CodeReport) {
  return { ...report, uses: uses.map((use) => ({ ...use, results: use.results.map(asTestResult) })) };
}

function shownHistory<T extends { readonly id: string }>(
  kind: CodeKind<T>,
  {
    changes,
    nextCursor,
  }: { readonly changes: readonly ContentItemChange<T>[]; readonly nextCursor: string | undefined },
) {
  const filesOf = (version: T | undefined) =>
    version ? filesOfCode(kind, version).map((file) => ({ isBase64: false, ...file })) : [];
  return {
    nextCursor: nextCursor ?? null,
    changes: changes.map((change) => ({ ...change, before: filesOf(change.before), after: filesOf(change.after) })),
  };
}
