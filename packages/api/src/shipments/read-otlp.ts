import { z } from "zod";
import { decodeOtlp, OtlpMalformed } from "./decode-otlp.ts";
import { isExactNanoseconds } from "./is-exact-time.ts";
import { toLines } from "./json-text.ts";

export type OtlpLogs =
  /** The same body again is a repeat when its events are told apart. */
  { readonly lines: string; readonly areToldApart: boolean } | { readonly problem: string };

const anyValue = z.looseObject({});
const attributes = z.array(z.object({ key: z.string(), value: anyValue.optional() })).optional();
const nanoseconds = z.union([z.string(), z.number()]).optional();
const record = z.looseObject({
  body: anyValue.nullish(),
  attributes,
  timeUnixNano: nanoseconds,
  observedTimeUnixNano: nanoseconds,
});
const scopeLogs = z.object({
  scope: z.looseObject({ attributes }).optional(),
  logRecords: z.array(record).default([]),
});
const logs = z.object({
  resourceLogs: z
    .array(z.object({ resource: z.looseObject({ attributes }).optional(), scopeLogs: z.array(scopeLogs).default([]) }))
    .default([]),
});

/** Reads an export of logs: an event for each record, with its resource and scope, or what one member of it says. */
export function readOtlp(body: Uint8Array, isJson: boolean, member?: string): OtlpLogs {
  try {
    const { resourceLogs } = logs.parse(isJson ? JSON.parse(new TextDecoder().decode(body)) : decodeOtlp(body));
    const lines = resourceLogs.flatMap(({ resource, scopeLogs: scopes }) =>
      scopes.flatMap(({ scope, logRecords }) =>
        logRecords.map((log) =>
          toLine({ ...toPlain(log), resource: resource && toPlain(resource), scope: scope && toPlain(scope) }, member),
        ),
      ),
    );
    const records = resourceLogs.flatMap(({ scopeLogs: scopes }) => scopes.flatMap(({ logRecords }) => logRecords));
    return { areToldApart: records.every(hasExactTime), lines: lines.length === 0 ? "" : `${lines.join("\n")}\n` };
  } catch (error) {
    if (error instanceof OtlpMalformed) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: `The body is not JSON: ${error.message}` };
    if (error instanceof RangeError) return { problem: "Its values are nested too deeply." };
    if (error instanceof z.ZodError) return { problem: z.prettifyError(error) };
    throw error;
  }
}

/** 0 stands for an unknown time. */
function hasExactTime({ timeUnixNano = 0, observedTimeUnixNano = 0 }: z.infer<typeof record>): boolean {
  return isExactNanoseconds(timeUnixNano) || isExactNanoseconds(observedTimeUnixNano);
}

type Attributes = z.infer<typeof attributes>;

/** Gives attributes and body the plain form that rules read: `attributes.user` instead of a list of keys and values. */
function toPlain(part: { readonly attributes?: Attributes; readonly body?: unknown }): Record<string, unknown> {
  return {
    ...part,
    ...(part.attributes && { attributes: toMap(part.attributes) }),
    ...(part.body !== undefined && { body: toPlainValue(part.body) }),
  };
}

function toMap(pairs: NonNullable<Attributes>): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, toPlainValue(value)]));
}

const list = z.object({ values: z.array(z.unknown()).default([]) });
const map = z.object({ values: attributes });

function toPlainValue(value: unknown): unknown {
  const [kind, content] = Object.entries(value ?? {})[0] ?? [];
  switch (kind) {
    case "intValue":
      // A double would round a longer number; such a one stays text, as OTLP's JSON writes it.
      return Number.isSafeInteger(Number(content)) ? Number(content) : content;
    case "arrayValue":
      return list.parse(content).values.map(toPlainValue);
    case "kvlistValue":
      return toMap(map.parse(content).values ?? []);
    default:
      return content ?? null;
  }
}

function toLine(event: Record<string, unknown>, member: string | undefined): string {
  const chosen = member === undefined ? event : (event[member] ?? event);
  return toLines(JSON.stringify(chosen));
}
