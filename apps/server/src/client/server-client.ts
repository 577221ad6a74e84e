import { open, rm } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCategories, PharosError } from "@pharos/domain";
import type { TypedDocumentString } from "./generated/graphql.ts";

/** Where a command finds the server: its own host's socket, or an address with an API token. */
export interface ServerAddress {
  readonly dataDir: string;
  readonly url?: string | undefined;
  readonly token?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What a document of the command line answers. */
export type ResultOf<D> = D extends TypedDocumentString<infer R, infer _> ? R : never;

interface GraphqlError {
  readonly message: string;
  readonly extensions?: {
    readonly code?: string;
    readonly address?: string;
    readonly fieldErrors?: Readonly<Record<string, string>>;
  };
}
interface GraphqlBody<R> {
  readonly data?: R;
  readonly errors?: readonly GraphqlError[];
}

export const socketName = "pharos.sock";

/** Speaks to a running server over the unix socket in its data folder, or over HTTP with a token. */
export class ServerClient {
  readonly #address: ServerAddress;

  constructor(address: ServerAddress) {
    this.#address = address;
  }

  /** @throws PharosError with the server's own sentence, category and address */
  async graphql<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<R> {
    const answer = await this.post("/public/graphql", JSON.stringify({ query: document, variables }), {
      "content-type": "application/json",
    });
    const { data, errors = [] } = parseJson(answer) as GraphqlBody<R>;
    const [first] = errors;
    if (first) throw toPharosError(first, errors.map(({ message }) => message).join("\n"));
    if (!data) throw unexpectedAnswer(answer);
    return data;
  }

  async post(path: string, body: string | Buffer | Readable, headers: Record<string, string> = {}): Promise<Answer> {
    return collect(await this.#send("POST", path, headers, body));
  }

  /** Writes what is at the path into a new file. @throws PharosError with the server's own sentence */
  async download(path: string, file: string): Promise<void> {
    const response = await this.#send("GET", path, {}, "");
    if (response.statusCode === 200) return writeNewFile(response, file);
    const answer = await collect(response);
    const { message } = parseJson(answer) as { readonly message?: string };
    throw new PharosError("command.refused", "ServerError", message ?? `The server answered ${answer.status}`);
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | Buffer | Readable,
  ): Promise<IncomingMessage> {
    const { url, token, dataDir } = this.#address;
    const allHeaders = { ...headers, ...(token ? { "x-api-key": token } : {}) };
    const target = url ? new URL(path, url) : undefined;
    return new Promise((resolve, reject) => {
      const send = target?.protocol === "https:" ? httpsRequest : httpRequest;
      const options = { method, headers: allHeaders };
      const outgoing = target
        ? send(target, options)
        : send({ ...options, socketPath: join(dataDir, socketName), path, host: "localhost" });
      outgoing.on("response", resolve);
      outgoing.on("error", (error) => reject(unreachable(error, target?.origin ?? join(dataDir, socketName))));
      if (typeof body === "string" || Buffer.isBuffer(body)) outgoing.end(body);
      else body.pipe(outgoing);
    });
  }
}

/** Leaves nothing behind that is only a part. @throws Error where there is such a file already */
async function writeNewFile(response: IncomingMessage, file: string): Promise<void> {
  const created = await open(file, "wx");
  try {
    await pipeline(response, created.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function collect(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString("utf8") };
}

function parseJson(answer: Answer): unknown {
  try {
    return JSON.parse(answer.body);
  } catch {
    throw unexpectedAnswer(answer);
  }
}

function unexpectedAnswer({ status, body }: Answer): PharosError {
  return new PharosError("command.refused", "ServerError", `The server answered ${status}: ${body.slice(0, 500)}`);
}

/** A server of another version may send categories that this program does not know; they count as its faults. */
function toPharosError({ extensions = {} }: GraphqlError, message: string): PharosError {
  const category = errorCategories.find((known) => known === extensions.code) ?? "ServerError";
  return new PharosError(extensions.address ?? "command.refused", category, message, extensions.fieldErrors);
}

function unreachable(error: Error, where: string): PharosError {
  return new PharosError(
    "command.unreachable",
    "ServerError",
    `No Pharos answers at ${where} (${error.message}). Start it with npm start, or say where it is with --url and PHAROS_TOKEN, or with PHAROS_DATA_DIR.`,
  );
}
