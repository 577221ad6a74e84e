import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type Actor, lookupFileBytesMax, lookupFileTooLarge, lookupLakeTableOf, signedOut } from "@pharos/domain";
import { type LookupRow, rowColumns, type TableData, tableRows } from "@pharos/enrichment";
import { Admission, csvLine } from "@pharos/pipeline";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { localActor } from "../access/local-request.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithError } from "../http/error-reply.ts";
import { readBody } from "../http/read-body.ts";
import { authenticateUser } from "../identity/authenticate.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import {
  getLookupTableForRows,
  getLookupTableToFill,
  previewLookupTableFile,
  uploadLookupTableFile,
} from "./lookup-table-service.ts";

/** Of all files that are being sent. */
const filesBytesMax = 128 * 1024 * 1024;
/** Rows that are written before others get their turn on this thread. */
const rowsPerPiece = 1_000;

const fileParams = z.object({ filename: z.string().trim().min(1).max(255) });
type TableRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * The rows of lookup tables as files, for the console: `POST …/preview` compares a file with the rows that are there,
 * `POST …/file` replaces them, `GET …/rows.csv` writes them.
 */
export async function registerLookupFiles(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const authenticate = authenticateUser(createIdentityContext(dependencies));
  const room = new Admission(filesBytesMax);
  const path = "/internal/lookup-tables/:id";
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream until its sender may fill the table.
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.setErrorHandler(replyWithError);

    const openContext = async (request: TableRequest): Promise<RequestContext> => {
      const actor = localActor(request.raw) ?? (await authenticate(request.headers));
      if (!actor) throw signedOut();
      return createRequestContext(dependencies, actor);
    };
    const options = { bodyLimit: lookupFileBytesMax };
    scope.post<{ Params: { id: string } }>(`${path}/preview`, options, async (request) => {
      const context = await openContext(request);
      const table = await getLookupTableToFill(context, request.params.id);
      const { filename, bytes } = await readFile(request, context.actor, room);
      return previewLookupTableFile(context, table, filename, bytes);
    });
    scope.post<{ Params: { id: string } }>(`${path}/file`, options, async (request) => {
      const context = await openContext(request);
      const { id } = await getLookupTableToFill(context, request.params.id);
      const { filename, bytes } = await readFile(request, context.actor, room);
      const { lookupTable, skippedRows } = await uploadLookupTableFile(context, id, filename, bytes);
      return { rows: lookupTable.file?.rows ?? 0, skippedRows };
    });
    scope.get<{ Params: { id: string } }>(`${path}/rows.csv`, async (request, reply) =>
      sendRows(await openContext(request), request.params.id, reply),
    );
  });
}

/** @throws lookupFileTooLarge before anything is read, where the sender announces the length */
async function readFile(request: TableRequest, actor: Actor, room: Admission) {
  const { filename } = fileParams.parse(request.query);
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > lookupFileBytesMax) throw lookupFileTooLarge(filename, lookupFileBytesMax);
  const source = `${actor.kind} ${actor.id}`;
  using reservation = room.open({ source, address: clientAddress(request.ip), isProven: true });
  const body = request.body as Readable | undefined;
  const bytes = await readBody(body ?? Readable.from([]), lookupFileBytesMax, (_piece, total) =>
    reservation.cover(total),
  );
  return { filename, bytes };
}

async function sendRows(context: RequestContext, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const table = await getLookupTableForRows(context, id);
  const loaded = await context.lookupTables.loadTable(table);
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${lookupLakeTableOf(table.name)}.csv"`)
    .header("cache-control", "private, no-store")
    .send(Readable.from(loaded === undefined ? [] : csvPieces(loaded.table.data)));
}

async function* csvPieces(data: TableData): AsyncGenerator<string> {
  const columns = await allColumns(data);
  let piece = csvLine(columns);
  let rows = 0;
  for (const row of tableRows(data)) {
    piece += csvLine(columns.map((name) => row[name]));
    rows += 1;
    if (rows % rowsPerPiece > 0) continue;
    yield piece;
    piece = "";
    await setImmediate();
  }
  yield piece;
}

/** JSON lines may have members in late rows that none of the first has. */
async function allColumns(data: TableData): Promise<readonly string[]> {
  if (data.kind === "rows" && data.columns !== undefined) return data.columns;
  const names = new Set(rowColumns(data));
  let rows = 0;
  for (const row of tableRows(data) as Iterable<LookupRow>) {
    for (const name of Object.keys(row)) names.add(name);
    rows += 1;
    if (rows % rowsPerPiece === 0) await setImmediate();
  }
  return [...names];
}
