import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lake, type LakeAddress, type LakeOptions, openLake } from "@pharos/lake";
import { startClickHouseHttpServer } from "./start-clickhouse-http-server.ts";

/** The two ways that a lake is reached; a suite of the lake runs over both. */
export const testLakeKinds = ["embedded", "server"] as const;
export type TestLakeKind = (typeof testLakeKinds)[number];

export interface TestLake {
  readonly lake: Lake;
  readonly address: LakeAddress;
  /** Closes it and removes its folder. */
  remove(): Promise<void>;
}

/** A lake in a folder of its own. */
export async function openTestLake(options?: LakeOptions, kind: TestLakeKind = "embedded"): Promise<TestLake> {
  const path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
  const server = kind === "server" ? await startClickHouseHttpServer(path) : undefined;
  const address = server === undefined ? { path } : { url: server.url };
  const lake = await openLake(address, options);
  const remove = async () => {
    await lake.close();
    await server?.stop();
    await rm(path, { recursive: true, force: true });
  };
  return { lake, address, remove };
}
