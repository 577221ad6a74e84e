import { Readable } from "node:stream";
import { attachmentBytesMax, attachmentTooLarge, cleanAttachmentName, signedOut } from "@pharos/domain";
import { Admission } from "@pharos/pipeline";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { localActor } from "../access/local-request.ts";
import { authenticateToken } from "../api-tokens/authenticate.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { clientAddress } from "../http/client-address.ts";
import { replyWithError } from "../http/error-reply.ts";
import { readBody } from "../http/read-body.ts";
import { authenticateUser } from "../identity/authenticate.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import { openCaseArchive } from "./archive/case-archive.ts";
import { addAttachment, getAttachment, getCaseToFill } from "./case-service.ts";

/** Of all files that are being sent. */
const filesBytesMax = 4 * attachmentBytesMax;
const fileParams = z.object({ filename: z.string().trim().min(1).max(1_000) });
type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * The files of cases, for the console and the command line: `POST /internal/cases/:id/attachments` adds one,
 * `GET /internal/case-attachments/:id` reads it, `GET /internal/cases/:id/archive` writes the signed archive.
 */
export async function registerCaseFiles(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const authenticate = authenticateUser(createIdentityContext(dependencies));
  const byToken = authenticateToken(dependencies);
  const room = new Admission(filesBytesMax);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream until its sender may add to the case.
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.setErrorHandler(replyWithError);

    const openContext = async ({ raw, headers }: FastifyRequest): Promise<RequestContext> => {
      const hasToken = headers["x-api-key"] !== undefined;
      const actor = localActor(raw) ?? (hasToken ? await byToken(headers) : await authenticate(headers));
      if (!actor) throw signedOut();
      return createRequestContext(dependencies, actor);
    };
    scope.post<{ Params: { id: string } }>(
      "/internal/cases/:id/attachments",
      { bodyLimit: attachmentBytesMax },
      async (request) => {
        const context = await openContext(request);
        const found = await getCaseToFill(context, request.params.id);
        const { filename, bytes } = await readFile(request, context, room);
        const { id, name, sha256 } = await addAttachment(context, found, filename, bytes);
        return { id, name, sha256 };
      },
    );
    scope.get<{ Params: { id: string } }>("/internal/case-attachments/:id", async (request, reply) => {
      const context = await openContext(request);
      const { id, name, bytes } = await getAttachment(context, request.params.id);
      // Never as what it is: a page that somebody attached must not run as one of ours.
      reply.type("application/octet-stream").header("content-length", bytes);
      return sendFile(reply, name, context.store.caseAttachments.read(id));
    });
    // Without HEAD: an archive that is asked for is an entry of the case.
    const withoutHead = { exposeHeadRoute: false };
    scope.get<{ Params: { id: string } }>("/internal/cases/:id/archive", withoutHead, async (request, reply) => {
      const { filename, pieces } = await openCaseArchive(await openContext(request), request.params.id);
      return sendFile(reply.type("application/zip"), filename, pieces);
    });
  });
}

/** @throws attachmentTooLarge before anything is read, where the sender announces the length */
async function readFile(request: IdRequest, { actor }: RequestContext, room: Admission) {
  const { filename } = fileParams.parse(request.query);
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > attachmentBytesMax)
    throw attachmentTooLarge(cleanAttachmentName(filename), attachmentBytesMax / (1024 * 1024));
  using reservation = room.open({
    source: `${actor.kind} ${actor.id}`,
    address: clientAddress(request.ip),
    isProven: true,
  });
  const body = request.body as Readable | undefined;
  const bytes = await readBody(body ?? Readable.from([]), attachmentBytesMax, (_piece, total) =>
    reservation.cover(total),
  );
  return { filename, bytes };
}

function sendFile(reply: FastifyReply, filename: string, pieces: AsyncIterable<Uint8Array>): FastifyReply {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return reply
    .header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "sandbox")
    .header("cache-control", "private, no-store")
    .send(Readable.from(pieces));
}
