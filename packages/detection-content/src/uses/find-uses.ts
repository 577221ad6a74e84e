import { type DataModel, type Detection, type GlobalHelper, isCorrelationRule, isPolicy } from "@pharos/domain";
import { importedModules } from "../python-text/imported-modules.ts";

/** The content among which uses are looked for. */
export interface UsableContent {
  readonly detections: readonly Detection[];
  readonly globals: readonly GlobalHelper[];
  readonly dataModels: readonly DataModel[];
}

/** What uses a helper or a data model, directly or through others. */
export interface CodeUses {
  readonly detections: readonly Detection[];
  readonly globals: readonly GlobalHelper[];
  readonly dataModels: readonly DataModel[];
}

const asksUnified = /\.udm(_path)?\(/;

/** Everything that imports the helper, or imports something that does, or asks a data model that does. */
export function usesOfHelper(id: string, content: UsableContent): CodeUses {
  const modules = new Set([id]);
  const imports = ({ body }: { readonly body: string }) => [...importedModules(body)].some((name) => modules.has(name));
  for (let size = 0; size !== modules.size; ) {
    size = modules.size;
    for (const helper of content.globals) if (imports(helper)) modules.add(helper.id);
  }
  const dataModels = content.dataModels.filter(imports);
  const throughModels = new Set(dataModels.flatMap((model) => usesOfDataModel(model, content).detections));
  return {
    detections: content.detections.filter(
      (detection) => !isCorrelationRule(detection) && (imports(detection) || throughModels.has(detection)),
    ),
    globals: content.globals.filter((helper) => helper.id !== id && modules.has(helper.id)),
    dataModels,
  };
}

/** The rules that ask for unified fields of a log type of the data model. */
export function usesOfDataModel({ logTypes }: Pick<DataModel, "logTypes">, content: UsableContent): CodeUses {
  const detections = content.detections.filter(
    (detection) =>
      !isCorrelationRule(detection) &&
      !isPolicy(detection) &&
      asksUnified.test(detection.body) &&
      detection.logTypes.some((logType) => logTypes.includes(logType)),
  );
  return { detections, globals: [], dataModels: [] };
}
