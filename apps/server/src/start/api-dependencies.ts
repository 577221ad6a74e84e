import type { ApiDependencies } from "@pharos/api";
import { sigmaMappingFiles, sigmaMappingsFolder } from "@pharos/content";
import { fileOnDisk } from "@pharos/detection";
import { PharosError } from "@pharos/domain";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import type { Engines } from "./engines.ts";
import { version } from "./version.ts";

interface Circumstances {
  readonly isDemo: boolean;
  readonly publicUrl: () => string;
  readonly logger: Logger;
}

/** Puts together what the API works with. */
export function apiDependencies(
  config: Configuration,
  engines: Engines,
  { isDemo, publicUrl }: Circumstances,
): ApiDependencies {
  const { store, lake, pipeline, compile, queries, downloads, ruleInspection, scripts, lookupTables, ai, secretKey } =
    engines;
  return {
    store,
    lake,
    compile,
    queries,
    downloads,
    pipeline: pipeline ?? noPipeline,
    rules: ruleInspection,
    scripts,
    lookupTables,
    ai,
    sigmaMappings: sigmaMappingFiles().map((path) => fileOnDisk(sigmaMappingsFolder, path)),
    clock: () => new Date(),
    config: {
      get publicUrl() {
        return publicUrl();
      },
      version,
      commit: "",
      customerName: config.customerName,
      isDemo,
      retentionDays: config.retentionDays,
      secretKey,
      sessionHours: config.sessionHours,
    },
  };
}

/** In a process without the role `detect`: it accepts no events, and has no rules to reload. */
const noPipeline: ApiDependencies["pipeline"] = {
  admit: () => () => undefined,
  ingest: async () => {
    throw notHere();
  },
  reprocess: () => {
    throw notHere();
  },
  reload: async () => undefined,
};

function notHere(): PharosError {
  return new PharosError(
    "ingest.not_here",
    "ServerError",
    "This process does not accept events; it lacks the role detect",
  );
}
