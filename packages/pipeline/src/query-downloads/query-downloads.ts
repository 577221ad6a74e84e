import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ActorReference, createSerialQueue, type DataLakeQuery, describeError, repeatWhile } from "@pharos/domain";
import { type QueryDownload, queryDownloadRenewalMs, type Store } from "@pharos/store";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { downloadStopped, queryNotFinished } from "./errors.ts";
import { rowsOf } from "./rows-of-query.ts";
import { type WrittenCsv, writeCsv } from "./write-csv.ts";

export interface QueryDownloadsOptions {
  readonly store: Store;
  readonly queries: Pick<QueryRunner, "open">;
  /** Where the files lie. */
  readonly folder: string;
  readonly clock: () => Date;
  readonly onProblem: (what: string, error: unknown) => void;
}

export interface DownloadRequest {
  readonly query: DataLakeQuery;
  /** Empty for all. */
  readonly columns: readonly string[];
  readonly issuedBy: ActorReference;
}

const hoursKept = 12;
const fileName = /^([0-9a-f-]{36})\.csv(\.partial)?$/;

/** Files of all rows of a query, made in the background one after the other, and had for twelve hours. */
export class QueryDownloads {
  readonly #options: QueryDownloadsOptions;
  readonly #stopping = new AbortController();
  readonly #queue = createSerialQueue();
  readonly #making = new Set<Promise<void>>();

  constructor(options: QueryDownloadsOptions) {
    this.#options = options;
  }

  /** Resolves when the file is on its way; whoever asked is notified of its end. @throws queryNotFinished */
  async start({ query, columns, issuedBy }: DownloadRequest): Promise<QueryDownload> {
    if (query.status !== "succeeded") throw queryNotFinished();
    const { store, clock } = this.#options;
    const now = clock();
    const expiresAt = new Date(now.getTime() + hoursKept * 3_600_000);
    const download = await store.queryDownloads.create({ queryId: query.id, columns, issuedBy, expiresAt }, now);
    const making = this.#makeInTurn(download, query).finally(() => this.#making.delete(making));
    this.#making.add(making);
    return download;
  }

  /** Where the file is when it is ready. */
  pathOf(id: string): string {
    return join(this.#options.folder, `${id}.csv`);
  }

  /** Resolves when nothing is being made. */
  async idle(): Promise<void> {
    await Promise.all(this.#making);
  }

  /** Removes files that nobody can have any more, and what a crash left. Returns how many. */
  async expire(now: Date): Promise<number> {
    const { folder, store } = this.#options;
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder)).flatMap((name) => {
      const id = fileName.exec(name)?.[1];
      return id === undefined ? [] : [{ name, id }];
    });
    const live = await store.queryDownloads.live([...new Set(files.map(({ id }) => id))], now);
    const over = files.filter(({ id }) => !live.has(id));
    for (const { name } of over) await rm(join(folder, name), { force: true });
    return over.length;
  }

  /** What is being made is given up, and has failed. */
  async stop(): Promise<void> {
    this.#stopping.abort(downloadStopped());
    await this.idle();
  }

  /** Renews those that wait as well. Where no renewal succeeds, the file fails by itself. */
  async #makeInTurn(download: QueryDownload, query: DataLakeQuery): Promise<void> {
    const { store, clock, onProblem } = this.#options;
    const makeInTurn = () => this.#queue.run(() => this.#make(download, query));
    const renew = () => store.queryDownloads.renew(download.id, clock());
    try {
      await repeatWhile(makeInTurn, renew, queryDownloadRenewalMs);
    } catch (error) {
      onProblem(`The file of query rows ${download.id} was lost`, error);
    }
  }

  async #make(download: QueryDownload, query: DataLakeQuery): Promise<void> {
    const { store, clock } = this.#options;
    try {
      const written = await this.#write(download, query);
      await store.queryDownloads.complete(download.id, { status: "ready", error: "", ...written }, clock());
      await this.#tell(download, query, undefined);
    } catch (error) {
      const sentence = describeError(error);
      const nothing = { rowCount: 0, bytes: 0 };
      await store.queryDownloads.complete(download.id, { status: "failed", error: sentence, ...nothing }, clock());
      await this.#tell(download, query, sentence);
    }
  }

  async #write({ id, columns }: QueryDownload, query: DataLakeQuery): Promise<WrittenCsv> {
    const { signal } = this.#stopping;
    signal.throwIfAborted();
    await this.expire(this.#options.clock());
    return writeCsv(this.pathOf(id), await rowsOf(this.#options, query), columns, signal);
  }

  async #tell({ id, issuedBy }: QueryDownload, query: DataLakeQuery, error: string | undefined): Promise<void> {
    if (issuedBy.kind !== "user") return;
    const { store, clock } = this.#options;
    // The form of the search page may have no text at all.
    const subject = query.name || query.text.trim().slice(0, 100) || "your search";
    const notification = {
      topic: "SYSTEM_NOTIFICATION",
      level: error === undefined ? "INFO" : "ERROR",
      title: error === undefined ? "Your CSV is ready" : "There was an error generating your CSV",
      message: error === undefined ? `All rows of ${subject}` : error,
      metadata: { kind: "QUERY_DOWNLOAD", downloadId: id, originalQueryId: query.id },
      neededLogTypes: query.logTypeAccess,
    } as const;
    await store.notifications.create([issuedBy.id], notification, clock());
  }
}
