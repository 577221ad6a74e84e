import { z } from "zod";

const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,63}$/, "Must start with a small letter and have at most 64 letters and digits")
  .refine((text) => !(text in Object.prototype), "Is a reserved word. Choose another name");
const durationMsMax = 3650 * 86_400_000;
const durationUnits: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** `90s`, `10m`, `12h`, `7d`; becomes milliseconds. */
const duration = z
  .string()
  .regex(/^\d{1,9}[smhd]$/, "Must be a duration, such as 90s, 10m, 12h or 7d")
  .transform((text) => Number(text.slice(0, -1)) * (durationUnits[text.slice(-1)] ?? 0))
  .refine((ms) => ms <= durationMsMax, "Must be at most 3650d");
const texts = z.record(z.string(), z.string());

const field = z.strictObject({
  name,
  label: z.string(),
  type: z.enum(["text", "host", "url", "secret", "choice", "list", "logTypes"]),
  help: z.string().optional(),
  /** A regular expression that the value matches. */
  pattern: z.string().optional(),
  optional: z.boolean().default(false),
  multiline: z.boolean().default(false),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
  default: z.union([z.string(), z.array(z.string())]).optional(),
});

/** `uses` names the fields that belong to this way alone. */
const way = { id: name, label: z.string(), uses: z.array(z.string()).default([]) };
const scope = z.string().optional();
const tokenEnds = { tokenUrl: z.string(), scope, extra: texts.default({}) };
/** Where the token goes. */
const tokenUse = {
  header: z.string().default("Authorization"),
  value: z.string().default("Bearer {token}"),
};
const authentication = z.discriminatedUnion("type", [
  z.strictObject({ ...way, type: z.literal("header"), header: z.string(), value: z.string() }),
  z.strictObject({ ...way, type: z.literal("query"), name: z.string(), value: z.string() }),
  z.strictObject({ ...way, type: z.literal("basic"), username: z.string(), password: z.string() }),
  z.strictObject({
    ...way,
    type: z.literal("clientCredentials"),
    ...tokenEnds,
    ...tokenUse,
    grantType: z.string().default("client_credentials"),
    clientId: z.string(),
    clientSecret: z.string(),
    /** How the client proves itself to the token endpoint. */
    clientIn: z.enum(["body", "basic", "json"]).default("body"),
  }),
  z.strictObject({
    ...way,
    type: z.literal("clientAssertion"),
    ...tokenEnds,
    ...tokenUse,
    clientId: z.string(),
    /** A PEM of PKCS#8 or PKCS#1. */
    privateKey: z.string(),
    keyId: z.string().optional(),
    algorithm: z.enum(["RS256", "ES256"]).default("RS256"),
  }),
  z.strictObject({
    ...way,
    type: z.literal("serviceAccount"),
    ...tokenUse,
    /** The JSON key that Google hands out. */
    key: z.string(),
    scope: z.string(),
    /** The user that the account acts as. */
    subject: z.string().optional(),
    tokenUrl: z.string(),
  }),
  z.strictObject({
    ...way,
    type: z.literal("githubApp"),
    ...tokenUse,
    tokenUrl: z.string(),
    appId: z.string(),
    privateKey: z.string(),
  }),
  z.strictObject({
    ...way,
    type: z.literal("authorizationCode"),
    ...tokenEnds,
    ...tokenUse,
    authorizeUrl: z.string(),
    authorizeExtra: texts.default({}),
    clientId: z.string(),
    clientSecret: z.string(),
    clientIn: z.enum(["body", "basic"]).default("body"),
  }),
  z.strictObject({
    ...way,
    type: z.literal("duoSignature"),
    integrationKey: z.string(),
    secretKey: z.string(),
  }),
  /** Signature Version 4, by a key of AWS, by the deployment's identity, or by a role that either assumes. */
  z.strictObject({
    ...way,
    type: z.literal("awsSignature"),
    region: z.string(),
    service: z.string(),
    /** Absent for the deployment's identity, which only definitions that ship may use. */
    accessKeyId: z.string().optional(),
    secretAccessKey: z.string().default(""),
    /** Empty where the key itself has the rights. */
    roleArn: z.string().default(""),
    externalId: z.string().default(""),
  }),
]);

const budget = z.strictObject({
  /** At most so many requests of one source within `per`. */
  requests: z.number().int().positive().optional(),
  per: duration.optional(),
  remaining: z.string().optional(),
  reset: z.string().optional(),
  resetAs: z.enum(["epochSeconds", "epochMs", "seconds", "date"]).optional(),
});

const requestSchema = z.strictObject({
  method: z.enum(["GET", "POST"]).default("GET"),
  url: z.string(),
  /** A list sends its parameter several times. */
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  headers: texts.default({}),
  /** Sent as JSON; its texts are templates. */
  json: z.unknown().optional(),
  /** Sent as a form. */
  form: texts.optional(),
});

const errorRule = z.strictObject({
  when: z.strictObject({
    status: z.array(z.number().int()).optional(),
    /** Where in the body one of `equals` stands; without `equals` anything that is there. */
    path: z.string().optional(),
    equals: z.array(z.string()).optional(),
    /** A part of the body's text. */
    contains: z.string().optional(),
  }),
  means: z.enum([
    "unauthorized",
    "refreshToken",
    "forbidden",
    "notLicensed",
    "rateLimited",
    "unavailable",
    "cursorExpired",
    "empty",
    "refused",
  ]),
  /** The remedy, as a sentence for the person who reads it. */
  say: z.string().optional(),
});

const timeFormat = z.enum(["rfc3339", "epochSeconds", "epochMs", "utcWithoutZone", "date"]);

const cursor = z.discriminatedUnion("type", [
  /** A time range is asked for again and again, with an overlap for events that appear late. */
  z.strictObject({
    type: z.literal("window"),
    /** How late an event may appear. */
    lateness: duration,
    /** A longer overlap, read now and then. */
    sweep: z.strictObject({ lateness: duration, every: duration }).optional(),
    /** The last moments are left for the next poll. */
    settle: duration.default(0),
    /** The longest range of one request. */
    widest: duration.optional(),
    /** How far back the provider keeps events. */
    reach: duration.optional(),
    /** Times are rounded down to it. */
    grain: duration.refine((ms) => ms > 0, "Must be more than 0").optional(),
    /** The provider answers the newest first and takes no range: pages are read until the range begins. */
    untilStart: z.boolean().default(false),
  }),
  /** The provider gives a cursor that never misses an event; time is only for the first request. */
  z.strictObject({
    type: z.literal("tail"),
    /** How long ids are remembered, where the provider repeats events. */
    remember: duration.optional(),
    reach: duration.optional(),
    /** A cursor before the last one is a mistake. */
    ascends: z.enum(["number", "time"]).optional(),
  }),
]);

const nextPage = z.discriminatedUnion("in", [
  /** The whole address in the header `Link` with rel="next". */
  z.strictObject({ in: z.literal("link") }),
  z.strictObject({ in: z.literal("header"), name: z.string(), as: z.enum(["url", "value"]).default("value") }),
  z.strictObject({ in: z.literal("body"), path: z.string(), as: z.enum(["url", "value"]).default("value") }),
  /** A page with less than `size` events is the last. */
  z.strictObject({ in: z.literal("lastEvent"), path: z.string(), size: z.number().int().positive().optional() }),
  /** Pages or offsets are counted; a page with less than `size` events is the last. */
  z.strictObject({
    in: z.literal("count"),
    start: z.number().int(),
    step: z.enum(["page", "offset"]),
    size: z.number().int().positive(),
  }),
]);

const paging = z.strictObject({
  next: nextPage,
  /** The query parameter that carries the value of the next page. */
  query: z.string().optional(),
  /** The member of the JSON body that carries it, as `variables.after`. */
  json: z.string().optional(),
  /** The request of a next page where it is another one; `{next}` is its value. */
  request: requestSchema.optional(),
  /** Parameters of the first request that a next page must not have. */
  without: z.array(z.string()).default([]),
  /** When nothing more is there. */
  until: z.enum(["noNext", "emptyPage"]).default("noNext"),
  /** The member of the body that is true while more is there. */
  more: z.string().optional(),
});

const details = z.strictObject({
  /** The path to the list in the first answer. */
  items: z.string(),
  /** One request for each item, or one for all of a page, where `{items}` is the list. */
  for: z.enum(["item", "page"]),
  request: requestSchema,
});

const stream = z.strictObject({
  name,
  label: z.string(),
  logTypes: z.array(z.string()).default([]),
  /** The field whose log types it has, where only the source knows what is in it. */
  logTypesFrom: z.string().optional(),
  /** How events are written: as lines of their own, or within deliveries of CloudWatch Logs, which `shape` makes. */
  streamType: z.enum(["Lines", "CloudWatchLogs"]).default("Lines"),
  /** The rights or the plan that it takes, as the end of a sentence. */
  requires: z.string().optional(),
  isOptional: z.boolean().default(false),
  /** The list field whose values have a cursor each. */
  partitions: z.string().optional(),
  every: duration,
  /** Done once before the first request. */
  prepare: requestSchema.optional(),
  request: requestSchema,
  cursor,
  paging: paging.optional(),
  details: details.optional(),
  format: z.enum(["json", "jsonLines", "csv"]).default("json"),
  /** Where the events lie: `items[]`; `[]` where the body is the list. Several are read one after another. */
  events: z.union([z.string(), z.array(z.strictObject({ path: z.string(), set: texts.default({}) }))]),
  /** The event within what the list has, as `node` of GraphQL edges. */
  event: z.string().optional(),
  /** Each element of a list within the event becomes an event of its own, with the members around it. */
  flatten: z
    .strictObject({
      list: z.string(),
      /** A list of names and values in each element, which becomes one object. */
      pairs: z.string().optional(),
    })
    .optional(),
  /**
   * The record that an event becomes: `{event}` is all of it, `{event.id}` a member, `{partition}` the one that it was
   * read from; everything else is taken as it is.
   */
  shape: z.record(z.string(), z.unknown()).optional(),
  /** The members that name an event; without them its hash does. */
  id: z.array(z.string()).default([]),
  time: z.string().optional(),
  timeFormat: timeFormat.default("rfc3339"),
  errors: z.array(errorRule).default([]),
});

export const pullerDefinition = z.strictObject({
  provider: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "Must have small letters, digits and dashes only"),
  name: z.string(),
  /** The type that a source of it has. */
  integrationType: z.enum(["LogPulling", "CloudWatch"]).default("LogPulling"),
  description: z.string(),
  /** A text to copy for whoever grants the rights, with the values of fields; `help` says what to do with it. */
  permissions: z.strictObject({ help: z.string(), text: z.string() }).optional(),
  /** Where the provider says how to make the credentials. */
  documentation: z.url({ protocol: /^https?$/ }).optional(),
  fields: z.array(field),
  /** The only hosts that are asked, whatever the provider answers. */
  hosts: z.array(z.string()).min(1),
  authentication: z.array(authentication).min(1),
  budget: budget.default({}),
  errors: z.array(errorRule).default([]),
  streams: z.array(stream).min(1),
});

export type PullerDefinition = z.output<typeof pullerDefinition>;
export type PullField = PullerDefinition["fields"][number];
export type PullAuthentication = PullerDefinition["authentication"][number];
export type PullStream = PullerDefinition["streams"][number];
export type PullBudget = PullerDefinition["budget"];
export type RequestTemplate = z.output<typeof requestSchema>;
export type ErrorRule = z.output<typeof errorRule>;
export type TimeFormat = z.output<typeof timeFormat>;
