import { request } from "node:http";
import { join } from "node:path";
import { probeNats } from "@pharos/connectors";
import { describeError } from "@pharos/domain";
import { openLake } from "@pharos/lake";
import { probeDatabase } from "@pharos/store";
import { socketName } from "../client/server-client.ts";
import type { Configuration } from "../configuration/configuration.ts";
import { explainDatabaseFailure, explainLakeFailure } from "../start/start-failures.ts";
import type { RunningReadiness, StoreFacts } from "./check-stores.ts";

const answerMsMax = 10_000;

/** Asks the servers that are set, and a Pharos that runs here. Changes nothing. */
export async function gatherStoreFacts(config: Configuration, isRunning: boolean): Promise<StoreFacts> {
  const [databaseProblem, lakeProblem, nats, readiness] = await Promise.all([
    findDatabaseProblem(config),
    findLakeProblem(config),
    config.natsUrl && probeNats({ addresses: config.natsUrl, credentials: config.natsCredentials }),
    isRunning ? readReadiness(config.dataDir) : undefined,
  ]);
  return { databaseProblem, lakeProblem, nats, readiness };
}

async function findDatabaseProblem(config: Configuration): Promise<string | undefined> {
  if (config.databaseUrl === undefined) return undefined;
  try {
    await probeDatabase(config.databaseUrl);
    return undefined;
  } catch (error) {
    return sentenceOf(explainDatabaseFailure(error, config));
  }
}

async function findLakeProblem(config: Configuration): Promise<string | undefined> {
  if (config.lakeUrl === undefined) return undefined;
  try {
    await pingLake(config.lakeUrl);
    return undefined;
  } catch (error) {
    return sentenceOf(explainLakeFailure(error, config));
  }
}

async function pingLake(address: string): Promise<void> {
  const url = new URL(address);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = "";
  url.password = "";
  const lake = await openLake({ url: url.href, username, password }, {});
  await lake.ping().finally(() => lake.close());
}

function sentenceOf(error: unknown): string {
  return describeError(error);
}

/** Through the socket in the data folder, which gets the details as well. */
function readReadiness(dataDir: string): Promise<RunningReadiness> {
  const silent = (why: string): RunningReadiness => ({ status: "silent", reasons: { answer: why } });
  return new Promise((resolve) => {
    const asking = request({ socketPath: join(dataDir, socketName), path: "/readyz", timeout: answerMsMax });
    asking.on("timeout", () => asking.destroy(new Error(`no answer within ${answerMsMax / 1000} s`)));
    asking.on("error", (error) =>
      resolve(silent(`A process holds the data folder, but does not answer: ${error.message}.`)),
    );
    asking.on("response", async (response) => {
      const text = await response.reduce((sum: string, part: Buffer) => sum + part.toString(), "");
      try {
        resolve(JSON.parse(text) as RunningReadiness);
      } catch {
        resolve(silent("A process holds the data folder and does not answer as Pharos does."));
      }
    });
    asking.end();
  });
}
