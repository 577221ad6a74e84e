import { type ApiDependencies, authorizeProgram } from "@pharos/api";
import { type DeliveryTransport, PharosError } from "@pharos/domain";
import type { DiskRoom, LakeWriterStats, PipelineActivity, PipelineStats } from "@pharos/pipeline";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { judgeLiveness, judgeReadiness, type PartState } from "../liveness/judge-health.ts";

/** What a process looks at to know how it is. */
export interface Vitals {
  /** Undefined in a process that does not detect. */
  readonly pipeline: { readonly stats: PipelineStats; readonly activity: PipelineActivity } | undefined;
  readonly disk: { readonly room: DiskRoom };
  readonly lakeWriter: { readonly stats: LakeWriterStats };
  /** Undefined where NATS carries no deliveries. */
  readonly transport?: Pick<DeliveryTransport, "ping"> | undefined;
  /** A lake that cannot be opened ends the process. */
  readonly isLakeOpen: () => boolean;
}

const answerMsMax = 5_000;
const opening: PartState = { reason: undefined, isOpening: true };

/** `/healthz`: whether a restart would help. `/readyz`: whether requests and events are served now, and why not. */
export function registerHealth(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, "store" | "lake" | "clock" | "config">,
  { pipeline, disk, lakeWriter, transport, isLakeOpen }: Vitals,
): void {
  const { store, lake, clock, config } = dependencies;
  const authorize = authorizeProgram(dependencies, "SummaryRead");
  app.get("/healthz", async (_request, reply) => {
    const liveness = judgeLiveness(pipeline?.stats, clock());
    return reply.code(liveness.status === "ok" ? 200 : 503).send(liveness);
  });
  app.get("/readyz", async (request, reply) => {
    const [storeState, lakeState, transportState] = await Promise.all([
      ask(store.ping()),
      isLakeOpen() ? ask(lake.ping()) : opening,
      transport && ask(transport.ping()),
    ]);
    const isForOperator = await isAllowed(authorize, request);
    const readiness = judgeReadiness(
      {
        store: storeState,
        lake: lakeState,
        transport: transportState,
        pipeline: pipeline?.stats,
        disk: disk.room,
        lakeWriter: lakeWriter.stats,
      },
      { isSafeMode: config.isSafeMode, isForOperator, now: clock() },
    );
    return reply.code(readiness.status === "ready" ? 200 : 503).send(readiness);
  });
}

/** Everybody may ask how it is; the details are for those who may read the metrics. */
async function isAllowed(
  authorize: (request: FastifyRequest) => Promise<unknown>,
  request: FastifyRequest,
): Promise<boolean> {
  try {
    await authorize(request);
    return true;
  } catch {
    // Nobody in particular, or a database that does not answer.
    return false;
  }
}

async function ask(ping: Promise<unknown>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ reason: `It has not answered within ${answerMsMax / 1000} s.` }), answerMsMax);
  });
  const answer = ping.then((): PartState => ({ reason: undefined }), stateOf);
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

function stateOf(error: unknown): PartState {
  const isAway = error instanceof PharosError && error.code === "store.unavailable";
  const { message, cause } = error as Error;
  return {
    reason: isAway ? message : "It does not answer.",
    detail: cause instanceof Error ? `${message}: ${cause.message}` : message,
  };
}
