import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

function folder(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** Shipped log schemas, one folder a vendor: `aws/cloudtrail.yml` with `aws/cloudtrail_tests.yml` beside it. */
export const schemasFolder = folder("schemas");
/** Shipped detections with the Python modules they share. */
export const detectionsFolder = folder("detections");

/** Shipped dashboards, each a file as `pharos export` writes it. */
export const dashboardsFolder = folder("dashboards");

/** Tables from Sigma's log sources and field names to ours. */
export const sigmaMappingsFolder = folder("sigma/mappings");

export function sigmaMappingFiles(): string[] {
  return globSync(join(sigmaMappingsFolder, "*.yml")).sort();
}

/** Paths of the shipped schemas, without their tests, in a stable order. */
export function schemaFiles(): string[] {
  return globSync(join(schemasFolder, "**/*.yml"))
    .filter((path) => !path.endsWith("_tests.yml"))
    .sort();
}

/** Paths of the shipped definitions of log pullers, without their recorded conversations, in a stable order. */
export function pullerFiles(): string[] {
  return globSync(join(folder("pullers"), "*.yml"))
    .filter((path) => !path.endsWith("_tests.yml"))
    .sort();
}
