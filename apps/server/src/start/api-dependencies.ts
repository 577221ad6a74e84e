import { realpathSync } from "node:fs";
import type {
  ApiDependencies,
  BucketGateway,
  DestinationGateway,
  MailGateway,
  PackSourceGateway,
  PullGateway,
  QueueGateway,
} from "@pharos/api";
import { sigmaMappingFiles, sigmaMappingsFolder } from "@pharos/content";
import { fileOnDisk } from "@pharos/detection-content";
import { PharosError } from "@pharos/domain";
import { Admission, type DiskWatch, describeRefusal } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { version } from "../configuration/version.ts";
import type { MonthProgress } from "./demo/demo-progress.ts";
import type { Engines } from "./engines.ts";

interface Circumstances {
  /** Undefined where no demo runs. */
  readonly demo: MonthProgress | undefined;
  readonly isSafeMode: boolean;
  readonly publicUrl: () => string;
  readonly ownOrigins: () => readonly string[];
  readonly logger: Logger;
  readonly disk: Pick<DiskWatch, "room">;
  readonly destinations: DestinationGateway;
  readonly mail: MailGateway;
  readonly buckets: BucketGateway;
  readonly packSources: PackSourceGateway;
  readonly pulling: PullGateway;
  readonly queues: QueueGateway;
}

/** Puts together what the API works with. */
export function apiDependencies(
  config: Configuration,
  engines: Engines,
  {
    demo,
    isSafeMode,
    publicUrl,
    ownOrigins,
    disk,
    destinations,
    mail,
    buckets,
    packSources,
    pulling,
    queues,
  }: Circumstances,
): ApiDependencies {
  const {
    store,
    lake,
    pipeline,
    intake,
    compile,
    queries,
    downloads,
    ruleInspection,
    scripts,
    threads,
    lookupTables,
    ai,
    secretKey,
  } = engines;
  return {
    store,
    lake,
    compile,
    queries,
    downloads,
    pipeline: pipeline ?? pipelineElsewhere(intake),
    rules: ruleInspection,
    scripts,
    threads,
    lookupTables,
    ai,
    destinations,
    mail,
    buckets,
    packSources,
    pulling,
    queues,
    sigmaMappings: readSigmaMappings(),
    clock: () => new Date(),
    findIntakeProblem: () => describeRefusal(disk.room.state),
    config: {
      get publicUrl() {
        return publicUrl();
      },
      get ownOrigins() {
        return ownOrigins();
      },
      version,
      commit: "",
      customerName: config.customerName,
      uploadsSkipInvalid: config.uploadsSkipInvalid,
      isDemo: demo !== undefined,
      demoProgress: () => demo?.now,
      isSafeMode,
      retentionDays: config.retentionDays,
      secretKey,
      sessionHours: config.sessionHours,
    },
  };
}

/** Tables by which Sigma rules are read that bring none. */
export function readSigmaMappings() {
  return sigmaMappingFiles().map((path) => fileOnDisk(sigmaMappingsFolder, path, realpathSync(sigmaMappingsFolder)));
}

/** In a process without the role `detect`, which has no rules to reload. Without a transport it takes no events either. */
function pipelineElsewhere(intake: Engines["intake"]): ApiDependencies["pipeline"] {
  return {
    admission: intake?.admission ?? new Admission(0),
    ingest: async (delivery) => {
      if (!intake) throw notHere();
      return intake.ingest(delivery);
    },
    reprocess: () => {
      throw notHere();
    },
    reload: async () => undefined,
  };
}

function notHere(): PharosError {
  return new PharosError(
    "ingest.not_here",
    "ServerError",
    "This process does not accept events because it does not have the role detect",
  );
}
