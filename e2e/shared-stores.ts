import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClickHouseHttpServer, startClickHouseHttpServer } from "@pharos/testkit/clickhouse";
import { startTestServer, type TestServer } from "@pharos/testkit/store";

/** A database and a lake by their addresses, which several processes work on. */
export class SharedStores {
  readonly #database: TestServer;
  readonly #lake: ClickHouseHttpServer;
  readonly #lakeFolder: string;
  readonly #secretKey = randomBytes(32).toString("hex");

  private constructor(database: TestServer, lake: ClickHouseHttpServer, lakeFolder: string) {
    this.#database = database;
    this.#lake = lake;
    this.#lakeFolder = lakeFolder;
  }

  static async start(): Promise<SharedStores> {
    const lakeFolder = await mkdtemp(join(tmpdir(), "pharos-shared-lake-"));
    const [database, lake] = await Promise.all([startTestServer(), startClickHouseHttpServer(lakeFolder)]);
    return new SharedStores(database, lake, lakeFolder);
  }

  get databaseUrl(): string {
    return this.#database.url;
  }

  /** Of each process. */
  get environment(): Record<string, string> {
    return {
      PHAROS_DATABASE_URL: this.#database.url,
      PHAROS_LAKE_URL: this.#lake.url,
      PHAROS_SECRET_KEY: this.#secretKey,
      PHAROS_WORKERS: "1",
    };
  }

  async stop(): Promise<void> {
    await Promise.all([this.#database.close(), this.#lake.stop()]);
    await rm(this.#lakeFolder, { recursive: true, force: true });
  }
}
