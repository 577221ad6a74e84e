import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSchemaTests } from "@pharos/normalize";
import { parseAllDocuments } from "yaml";
import { schemasFolder } from "../src/index.ts";

/** One request and its answer, as the vendor server of the testkit plays them. */
interface RecordedExchange {
  readonly expect: {
    readonly request: string;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly form?: Readonly<Record<string, string>>;
  };
  readonly answer: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
}

/** A recorded conversation with a provider, and what it brings. */
export interface Conversation {
  readonly name: string;
  readonly clock: string;
  readonly stream: string;
  readonly partition?: string;
  readonly authentication?: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly tokens?: { readonly accessToken: string; readonly refreshToken?: string; readonly expiresAt?: string };
  /** Where the stream stands before; 24 hours before the clock where absent. */
  readonly position?: { readonly watermark: string; readonly cursor?: string };
  readonly exchanges: readonly RecordedExchange[];
  /** Values of the first member that names an event, in order; or how many events there are. */
  readonly pulled: readonly string[] | number;
  readonly cursor?: string;
  readonly watermark?: string;
  /** The kind of the failure that ends it. */
  readonly fails?: string;
}

/**
 * Reads the conversations of a file, one a document. In answers `{ sample: okta/system-log }` stands for the first
 * record that the tests of this schema accept, `{ sample: okta/system-log, at: 1, with: { uuid: b } }` for the second
 * one with another member.
 */
export function readConversations(text: string): Conversation[] {
  return parseAllDocuments(text).map((document) => {
    const conversation = document.toJS() as Conversation;
    const exchanges = conversation.exchanges.map(({ expect, answer }) => ({
      expect,
      answer: { ...answer, body: fillSamples(answer.body) },
    }));
    return { ...conversation, exchanges };
  });
}

function fillSamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillSamples);
  if (value === null || typeof value !== "object") return value;
  if ("sample" in value) return readSample(value as unknown as SampleReference);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillSamples(one)]));
}

interface SampleReference {
  readonly sample: string;
  readonly at?: number;
  readonly with?: Readonly<Record<string, unknown>>;
}

function readSample({ sample, at = 0, with: changes }: SampleReference): unknown {
  const tests = readSchemaTests(readFileSync(join(schemasFolder, `${sample}_tests.yml`), "utf8"));
  const accepted = tests.filter(({ results }) => results.length > 0)[at];
  if (!accepted) throw new Error(`${sample} has no accepted sample ${at}`);
  return { ...(JSON.parse(accepted.input) as object), ...changes };
}
