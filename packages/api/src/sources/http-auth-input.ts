import { randomBytes } from "node:crypto";
import { type HttpAuth, PharosError } from "@pharos/domain";

const headerPattern = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/;
/** Headers that mean something else to a server or a proxy between. */
const reservedHeaders = new Set([
  "authorization",
  "connection",
  "content-encoding",
  "content-length",
  "cookie",
  "host",
]);
const algorithms = ["sha256", "sha1", "sha512"] as const;
const secretLengthMax = 1024;

/** How a person describes the authentication of a source: what does not belong to the method is ignored. */
export interface HttpAuthRequest {
  readonly method: HttpAuth["method"];
  readonly headerName?: string | null | undefined;
  readonly algorithm?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly secret?: string | null | undefined;
}

/** The checked authentication, without a secret where none was given. @throws sources.auth_invalid with field errors */
export function httpAuthOf(request: HttpAuthRequest): HttpAuth {
  const { method } = request;
  if (method === "None") return { method };
  const secret = request.secret ? { secret: checked(request.secret, "secret", secretProblem) } : {};
  switch (method) {
    case "Bearer":
      return { method, ...secret };
    case "Basic":
      return { method, username: checked(request.username ?? "", "username", usernameProblem), ...secret };
    case "SharedSecret":
      return { method, ...headerOf(request), ...secret };
    case "HMAC":
      return { method, ...headerOf(request), algorithm: algorithmOf(request), ...secret };
  }
}

/** 256 random bits that survive any header and shell. */
export function newSourceSecret(): string {
  return randomBytes(32).toString("base64url");
}

function headerOf({ headerName }: HttpAuthRequest): Pick<HttpAuth, "headerName"> {
  return headerName ? { headerName: checked(headerName, "headerName", headerProblem) } : {};
}

function algorithmOf({ algorithm }: HttpAuthRequest): (typeof algorithms)[number] {
  const found = algorithms.find((name) => name === (algorithm ?? "sha256").toLowerCase());
  if (!found) throw invalid("algorithm", `Must be one of ${algorithms.join(", ")}`);
  return found;
}

function headerProblem(name: string): string | undefined {
  if (!headerPattern.test(name)) return "Must be the name of a header, such as X-Pharos-Secret";
  return reservedHeaders.has(name.toLowerCase())
    ? `${name} has a meaning of its own. Choose another header`
    : undefined;
}

function usernameProblem(name: string): string | undefined {
  if (name === "") return "This field is required";
  return /^[\x21-\x39\x3b-\x7e]{1,128}$/.test(name) ? undefined : "Visible characters without a colon only";
}

function secretProblem(secret: string): string | undefined {
  if (secret.length > secretLengthMax) return `Must be at most ${secretLengthMax} characters`;
  return /^[\x21-\x7e]+$/.test(secret) ? undefined : "Visible characters without spaces only";
}

function checked(value: string, field: string, problemOf: (value: string) => string | undefined): string {
  const problem = problemOf(value);
  if (problem !== undefined) throw invalid(field, problem);
  return value;
}

function invalid(field: string, problem: string): PharosError {
  return new PharosError("sources.auth_invalid", "InvalidInput", `${field}: ${problem}`, { [field]: problem });
}
