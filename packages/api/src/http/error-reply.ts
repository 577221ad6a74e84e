import { PharosError } from "@pharos/domain";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ZodError } from "zod";
import { unexpectedErrorMessage } from "./map-error.ts";

/** The body of every failed REST request. */
export interface ErrorBody {
  readonly code: string;
  readonly category: string;
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

/** Expected failures keep their sentence; what Fastify refuses keeps its status; the rest is logged and hidden. */
function errorReplyOf(error: unknown, requestId: string, log: Pick<FastifyBaseLogger, "error">): ErrorReply {
  if (error instanceof PharosError) {
    return {
      status: error.httpStatus,
      headers: retryAfterOf(error),
      body: {
        code: error.code,
        category: error.category,
        message: error.message,
        ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
      },
    };
  }
  if (error instanceof ZodError) return invalidBody(error);
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status < 500) {
    const message = error instanceof Error ? error.message : "The request is malformed";
    const category = status === 413 ? "TooLarge" : "InvalidInput";
    return { status, headers: {}, body: { code: "request.malformed", category, message } };
  }
  log.error({ err: error, requestId }, "request failed");
  const body = { code: "server.unexpected", category: "ServerError", message: unexpectedErrorMessage, requestId };
  return { status: 500, headers: {}, body };
}

/** Whole seconds that a client is asked to wait, where the failure says so. */
function retryAfterOf(error: PharosError): Record<string, string> {
  const seconds = "retryAfterSeconds" in error ? error.retryAfterSeconds : undefined;
  return typeof seconds === "number" ? { "retry-after": String(Math.max(1, Math.ceil(seconds))) } : {};
}

function invalidBody(error: ZodError): ErrorReply {
  const fieldErrors = Object.fromEntries(error.issues.map((issue) => [issue.path.join("."), issue.message]));
  const message = error.issues.map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`).join("; ");
  return { status: 400, headers: {}, body: { code: "input.invalid", category: "InvalidInput", message, fieldErrors } };
}

/** Fastify's error handler for our REST routes. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = errorReplyOf(error, request.id, request.log);
  // The rest of its body is not read, so another request on the connection would wait for ever.
  if (status === 413) reply.header("connection", "close");
  void reply.code(status).headers(headers).send(body);
}
