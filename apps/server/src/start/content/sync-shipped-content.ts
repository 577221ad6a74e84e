import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dashboardsFolder, detectionsFolder, schemaFiles } from "@pharos/content";
import { detectionsOf, loadContent } from "@pharos/detection-content";
import { parseSchema } from "@pharos/normalize";
import { holdPacks, type Store } from "@pharos/store";
import { version } from "../../configuration/version.ts";
import { keepShippedRelease } from "./keep-shipped-release.ts";
import { readShippedDashboards } from "./read-shipped-dashboards.ts";

const settingKey = "shipped-content";

/** Brings the schemas and detections of this version into the store; does nothing when they are there already. */
export async function syncShippedContent(store: Store, now: Date): Promise<{ isChanged: boolean }> {
  const shipped = fingerprint();
  if ((await store.settings.get(settingKey)) === shipped) return { isChanged: false };
  const loaded = await loadContent(detectionsFolder);
  const [problem] = loaded.problems;
  if (problem) throw new Error(`A shipped detection is broken: ${JSON.stringify(problem)}`);
  const schemas = schemaFiles().map((file) => {
    const spec = readFileSync(file, "utf8");
    const { schema: name, description = "", referenceURL = "", fieldDiscoveryEnabled = false } = parseSchema(spec);
    return { name, spec, description, referenceURL, fieldDiscoveryEnabled };
  });
  const dashboards = await readShippedDashboards(schemas.map(({ name }) => name));
  await store.transaction(async (tx) => {
    const content = await keepShippedRelease(tx, loaded, now);
    await tx.schemas.syncManaged(schemas, now);
    await tx.globals.syncManaged(content.globals, now);
    await tx.dataModels.syncManaged(content.dataModels, now);
    await tx.savedQueries.syncManaged(content.queries, now);
    await tx.detections.syncManaged(detectionsOf(content), now);
    const { added } = await tx.packs.syncManaged(content.packs, now);
    // New ones wait for their logs; what a folder of an older version had enabled stays so.
    await holdPacks(tx, added, now);
    await tx.scheduledPrompts.syncManaged(content.scheduledPrompts, now);
    await tx.dashboards.syncManaged(dashboards, now);
    await tx.settings.set(settingKey, shipped, now);
  });
  return { isChanged: true };
}

function fingerprint(): string {
  const hash = createHash("sha256").update(version);
  const files = (folder: string) => globSync(join(folder, "**/*.{yml,py}")).sort();
  for (const file of [...schemaFiles(), ...files(detectionsFolder), ...files(dashboardsFolder)])
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
