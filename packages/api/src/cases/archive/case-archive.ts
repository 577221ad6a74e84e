import { createHash } from "node:crypto";
import {
  type Alert,
  type AlertHistoryEntry,
  type CaseAttachment,
  type CaseEntry,
  type CaseSummary,
  caseNotFound,
  isRepeatedExport,
} from "@pharos/domain";
import type { RowPage } from "@pharos/lake";
import { findActor, referenceOf } from "../../access/actor-reference.ts";
import { authorize } from "../../access/authorize.ts";
import { reviewActor } from "../../access/review-actor.ts";
import { listEvents, listHistories } from "../../alerts/alert-service.ts";
import { createRequestContext, type RequestContext } from "../../context/request-context.ts";
import {
  getCase,
  listAttachments,
  listCaseAlerts,
  listCaseEntries,
  record,
  type ShownCaseAlert,
} from "../case-service.ts";
import { type ArchivedAlert, type ArchivedCase, writeCaseMarkdown } from "./case-markdown.ts";
import { FirstPages } from "./first-pages.ts";
import { findSigningKey, signText } from "./signing-key.ts";
import { type ArchiveFile, streamArchive } from "./stream-archive.ts";

/** Of an alert, the newest. */
const eventsMax = 1_000;
/** One event may have 8 MB, so a page that follows is as long as the events so far let expect of so many bytes. */
const eventsPerPage = 100;
const pageBytes = 32 * 1024 * 1024;
const megabyte = 1024 * 1024;
const eventsBytesMax = 64 * megabyte;
/** Of all alerts; with 250 MB of attachments it stays far below the 4 GB that a ZIP archive of the plain form has. */
const allEventsBytesMax = 1024 * megabyte;
const isPacked = /^(image|video|audio)\/|zip|gzip|7z|rar|zstd|x-xz|bzip|officedocument|pdf/;

/** The archive of a case and the name of its file. */
export interface CaseArchive {
  readonly filename: string;
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/**
 * Everything of the case that can be read without Pharos: Markdown for people, JSON for programs, the events of its
 * alerts, its attachments, and the signed hashes of them all. That it was exported is an entry of the case, unless the
 * same person exported the same before. What people wrote is that of now; before each file it is asked again whether the reader may still see the case, because a reader
 * can let a download stand for as long as they like.
 * @throws caseNotFound
 */
export async function openCaseArchive(context: RequestContext, id: string): Promise<CaseArchive> {
  authorize(context.actor, "AlertRead");
  const { number } = await getCase(context, id);
  await recordExport(context, id);
  const found = await findParts(context, id);
  const now = context.clock();
  return {
    filename: `pharos-case-${number}-${now.toISOString().slice(0, "2026-01-01".length)}.zip`,
    pieces: streamArchive(listFiles(context, found, now), now, (sums) => sealSums(context, sums)),
  };
}

/** @throws caseNotFound */
async function recordExport(context: RequestContext, id: string): Promise<void> {
  const found = await getCase(context, id);
  const entries = await listCaseEntries(context, found);
  const alerts = (await listCaseAlerts(context, found)).map(({ alert }) => alert);
  if (isRepeatedExport(entries, alerts, context.actor.id)) return;
  await record(context, context.store, found.number, { type: "EXPORTED" });
}

interface CaseParts {
  readonly exported: CaseSummary;
  readonly alerts: readonly (ShownCaseAlert & { readonly history: readonly AlertHistoryEntry[] })[];
  readonly entries: readonly CaseEntry[];
  readonly attachments: readonly CaseAttachment[];
}

/** @throws caseNotFound where the reader does not see the case, also when they cease to while it is read */
async function findParts(context: RequestContext, id: string): Promise<CaseParts> {
  const exported = await getCase(context, id);
  const shown = await listCaseAlerts(context, exported);
  const histories = await listHistories(
    context,
    shown.map(({ alert }) => alert),
  );
  const alerts = shown.map((one) => ({ ...one, history: histories.get(one.alertId) ?? [] }));
  const entries = await listCaseEntries(context, exported);
  const attachments = await listAttachments(context, exported);
  await getCase(context, id);
  return { exported, alerts, entries, attachments };
}

async function* listFiles(context: RequestContext, parts: CaseParts, now: Date): AsyncGenerator<ArchiveFile> {
  const { exported, attachments } = parts;
  const alerts: ArchivedAlert[] = [];
  const firstPages = new FirstPages(parts.alerts.map(({ alert }) => alert));
  let eventBytesLeft = allEventsBytesMax;
  for (const [index, { alert, addedAt, history }] of parts.alerts.entries()) {
    const reader = await reviewReader(context, exported.number);
    const path = `alerts/${String(index + 1).padStart(3, "0")}-${alert.id}.events.jsonl`;
    const firstPage = await firstPages.read(reader, alert);
    const events = new EventLines(reader, alert, firstPage, Math.min(eventBytesLeft, eventsBytesMax));
    yield { path, pieces: events.read(), isCompressible: true };
    eventBytesLeft -= events.bytes;
    alerts.push({ alert, addedAt, history, eventsPath: path, eventsKept: events.kept, firstEvent: events.first });
  }
  const archived: ArchivedCase = {
    case: exported,
    assignee: await nameOfUser(context, exported.assigneeId),
    exportedAt: now,
    exportedBy: referenceOf(context.actor),
    address: `${context.config.publicUrl}/cases/${exported.number}`,
    version: context.config.version,
    alerts,
    entries: await Promise.all(
      parts.entries.map(async (entry) => {
        if (entry.type !== "ASSIGNEE_CHANGE") return entry;
        const [from, to] = [await nameOfUser(context, entry.from), await nameOfUser(context, entry.to)];
        return { ...entry, from, to };
      }),
    ),
    attachments: attachments.map((attachment, index) => ({ ...attachment, path: attachmentPath(attachment, index) })),
  };
  const { publicKey, fingerprint } = findSigningKey(context.config.secretKey);
  await reviewReader(context, exported.number);
  yield textFile("README.txt", readme(fingerprint));
  yield textFile("public-key.pem", publicKey);
  yield textFile("case.md", writeCaseMarkdown(archived));
  yield textFile("case.json", `${JSON.stringify(asJson(archived), undefined, 2)}\n`);
  for (const [index, attachment] of attachments.entries()) {
    await reviewReader(context, exported.number);
    yield {
      path: attachmentPath(attachment, index),
      pieces: readWhole(context, attachment),
      isCompressible: !isPacked.test(attachment.mediaType),
    };
  }
}

/** @throws caseNotFound once the reader may not see the case any more, so that the archive ends unfinished */
async function reviewReader(context: RequestContext, number: number): Promise<RequestContext> {
  const actor = await reviewActor(context.store, context.actor, context.clock());
  if (!actor) throw caseNotFound(String(number));
  const reader = createRequestContext(context, actor);
  await getCase(reader, String(number));
  return reader;
}

/** @throws Error where it is not what the case says, so that no archive is signed that contradicts itself */
async function* readWhole({ store }: RequestContext, { id, name, sha256 }: CaseAttachment): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of store.caseAttachments.read(id)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest("hex") !== sha256) throw new Error(`The attachment ${name} was removed while it was exported`);
}

/** Each has a folder of its own: two may have one name. */
const attachmentPath = ({ name }: CaseAttachment, index: number): string => `attachments/${index + 1}/${name}`;

/** The newest events of an alert, a line of JSON each, as many as there is room for. */
class EventLines {
  readonly #context: RequestContext;
  readonly #alert: Alert;
  readonly #firstPage: RowPage | undefined;
  readonly #bytesMax: number;
  bytes = 0;
  kept = 0;
  first: Readonly<Record<string, unknown>> | undefined;

  /** @param firstPage undefined where it was not read yet */
  constructor(context: RequestContext, alert: Alert, firstPage: RowPage | undefined, bytesMax: number) {
    this.#context = context;
    this.#alert = alert;
    this.#firstPage = firstPage;
    this.#bytesMax = bytesMax;
  }

  async *read(): AsyncGenerator<Buffer> {
    let page = this.#firstPage ?? (await this.#readPage(undefined));
    for (;;) {
      for (const event of page.rows) {
        const line = Buffer.from(`${JSON.stringify(event)}\n`);
        if (this.bytes + line.length > this.#bytesMax || this.kept >= eventsMax) return;
        this.first ??= event;
        this.bytes += line.length;
        this.kept += 1;
        yield line;
      }
      if (page.cursor === undefined || this.kept >= eventsMax) return;
      page = await this.#readPage(page.cursor);
    }
  }

  #readPage(cursor: string | undefined): Promise<RowPage> {
    const expected = this.kept === 0 ? 0 : Math.floor((pageBytes * this.kept) / this.bytes);
    const pageSize = Math.min(Math.max(expected, eventsPerPage), eventsMax);
    return listEvents(this.#context, this.#alert, { pageSize, cursor });
  }
}

async function nameOfUser({ loaders }: RequestContext, id: string | undefined): Promise<string> {
  if (!id) return "";
  const found = await findActor(loaders, { kind: "user", id, name: "a deleted user" });
  return "email" in found ? found.email : found.name;
}

/** What `case.json` holds: nothing that only the store is concerned with. */
function asJson({ case: { neededLogTypes: _, revision: __, ...facts }, alerts, ...rest }: ArchivedCase) {
  return {
    format: "pharos-case/1",
    ...rest,
    case: facts,
    alerts: alerts.map(({ alert, firstEvent: _first, ...about }) => {
      const { neededLogTypes: _needed, dynamicDestinations: _dynamic, route: _route, revision: _r, ...kept } = alert;
      return { ...about, alert: kept };
    }),
  };
}

function sealSums({ config: { secretKey } }: RequestContext, sums: string): readonly ArchiveFile[] {
  return [{ path: "SHA256SUMS.sig", pieces: [signText(secretKey, sums)], isCompressible: false }];
}

const textFile = (path: string, text: string): ArchiveFile => ({
  path,
  pieces: [Buffer.from(text)],
  isCompressible: true,
});

const readme = (fingerprint: string): string => `A case of Pharos, readable without it.

case.md       the case for people: open it in any editor or Markdown viewer
case.json     the same for programs
alerts/       the newest 1,000 events of each alert, a JSON object on each line
attachments/  the files of the case, in the order of case.md

To check that nothing was changed since the export:

  pharos case verify ARCHIVE.zip

or without Pharos, in the unpacked folder:

  sha256sum --check SHA256SUMS
  openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig

The signature says that the installation with this key wrote the archive. Compare the key's
fingerprint with the one that its administrators tell you:

  SHA-256 ${fingerprint}
`;
