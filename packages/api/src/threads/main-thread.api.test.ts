import { writeZip } from "@pharos/detection-content";
import { askUntil, longestStretch, openTestStore, stretchLimit } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let reader: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  reader = await api.signedIn("RuleRead", "LogSourceRead", "BulkUploadValidate");
  await api.store.apiTokens.create({ name: "t", value: "v", permissions: ["RuleModify"], createdBy: "x" }, api.now);
  // Threads, statements of the database and code that is compiled once are there after a first request of each kind.
  await send(asked(correlationTest, { yaml: "Detection: 1" }));
  await validate({ "a.yml": "AnalysisType: rule" });
});
afterAll(() => api.close());

const correlationTest =
  "mutation ($yaml: String!) { testCorrelationRuleYAML(input: { yaml: $yaml }) { results { name } } }";
const check =
  'query ($spec: String!) { checkSchema(input: { name: "Custom.Door", spec: $spec }) { problems { message } } }';
const infer =
  'mutation ($text: String!) { inferSchema(input: { name: "Custom.Door", samples: { text: $text } }) { spec } }';
const trial =
  'mutation ($spec: String!, $text: String!) { testSchema(input: { name: "Custom.Door", spec: $spec, samples: { text: $text } }) { parsed } }';
const transpile =
  "mutation ($data: [String!]!) { transpileSimpleDetectionsToPython(input: { data: $data }) { transpiledPython } }";
const validation = "mutation ($data: String!) { validateBulkUpload(input: { data: $data }) { receiptId } }";
const validationStatus =
  "query ($id: ID!) { validateBulkUploadStatus(receiptId: $id) { status error result { issues { path errorMessage } } } }";

const asked = (query: string, variables: object = {}) => Buffer.from(JSON.stringify({ query, variables }));

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  readonly body: any;
}

async function send(payload: Buffer): Promise<Answer> {
  const headers = { authorization: `Bearer ${reader.identityToken}`, "content-type": "application/json" };
  const response = await api.app.inject({ method: "POST", url: "/internal/graphql", headers, payload });
  return { status: response.statusCode, body: response.json() };
}

/** Waits until the validation is over, as a client does. */
async function finish({ body }: Answer): Promise<string> {
  const id = body.data?.validateBulkUpload?.receiptId;
  if (id === undefined) return JSON.stringify(body.errors);
  return askUntil(async () => {
    const { status, error, result } = (await send(asked(validationStatus, { id }))).body.data.validateBulkUploadStatus;
    return status === "NOT_PROCESSED" ? undefined : `${error} ${JSON.stringify(result)}`;
  });
}

const zip = (files: Record<string, string>) =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))).toString("base64");
const validate = async (files: Record<string, string>) => finish(await send(asked(validation, { data: zip(files) })));

const keys = (count: number) => Array.from({ length: count }, (_, n) => `key${n}: value`).join("\n");
const anchors = Array.from({ length: 3000 }, (_, n) => `- &a${n} x\n- *a${n}`).join("\n");
const laughs = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
  .concat(Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(9).fill(`*a${n}`).join(", ")}]`))
  .join("\n");
const schemaWith = (part: string) => `description: x\nreferenceURL: https://example.com\n${part}`;
const searches = Array.from({ length: 3000 }, (_, n) => `  them${n}:\n    field${n}: value`).join("\n");
const sigma = `title: Many\nid: 6f2d5c1e-0c36-4f8e-9c0e-0a6f1b2c3d4e\nlogsource:\n  product: aws\n  service: cloudtrail\ndetection:\n${searches}\n  condition: 1 of them* and all of them* and not 1 of them*\nlevel: low\n`;
const columns = Array.from({ length: 100_000 }, (_, n) => `column${n}`).join(",");
const wideEvent = JSON.stringify(
  Object.fromEntries(Array.from({ length: 400_000 }, (_, n) => [`member${n}`, "a value"])),
);
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each<{ name: string; payload: () => Buffer; says?: RegExp }>([
  { name: "40,000 keys in a correlation rule", payload: () => asked(correlationTest, { yaml: keys(40_000) }) },
  {
    name: "3,000 anchors, each with an alias",
    payload: () => asked(correlationTest, { yaml: anchors }),
    says: /more than 500 aliases/,
  },
  { name: "aliases that multiply", payload: () => asked(correlationTest, { yaml: laughs }), says: /alias/ },
  { name: "100,000 brackets of YAML", payload: () => asked(correlationTest, { yaml: "[".repeat(100_000) }) },
  { name: "40,000 keys in a schema", payload: () => asked(check, { spec: schemaWith(keys(40_000)) }) },
  {
    name: "a blank text that is no schema",
    payload: () => asked(check, { spec: `x${"\n".repeat(400_000)}` }),
  },
  {
    name: "a huge pattern in a schema",
    payload: () =>
      asked(check, {
        spec: schemaWith(
          `parser:\n  regex:\n    match:\n      - '(?P<a>(x{1,900}){1,900}${"(a|b)".repeat(20_000)})'\nfields:\n  - name: a\n    type: string\n`,
        ),
      }),
  },
  {
    name: "one event of 400,000 members to learn from",
    payload: () => asked(infer, { text: wideEvent }),
  },
  {
    name: "CSV of 100,000 columns to learn from",
    payload: () => asked(infer, { text: `${columns}\n${columns}\n` }),
    says: /100000 columns; a log type can have at most 5000/,
  },
  { name: "16 MB of one line to learn from", payload: () => asked(infer, { text: "x".repeat(16_000_000) }) },
  { name: "an event of 100,000 levels to learn from", payload: () => asked(infer, { text: nested(100_000) }) },
  {
    name: "150,000 events to try a schema on",
    payload: () =>
      asked(trial, {
        spec: schemaWith("fields:\n  - name: door\n    type: string\n"),
        text: '{"door":"north","a":{"b":[1,2,3]}}\n'.repeat(150_000),
      }),
  },
  { name: "a detection of 50,000 levels", payload: () => asked(transpile, { data: [nested(50_000)] }) },
  {
    name: "40,000 conditions in a detection",
    payload: () =>
      asked(transpile, {
        data: [JSON.stringify({ Detection: Array(40_000).fill({ Key: "a", Condition: "Equals", Value: 1 }) })],
      }),
  },
  {
    name: "10,000 aliases in a query",
    payload: () => asked(`{ ${Array.from({ length: 10_000 }, (_, n) => `a${n}: __typename`).join(" ")} }`),
    says: /syntax error|too much|tokens/i,
  },
  {
    name: "9,000 fields of one name in a query",
    payload: () => asked(`{ viewer { ${"id ".repeat(9000)} } }`),
    says: /names over 500 fields/,
  },
  {
    name: "5,000 levels in a query",
    payload: () => asked(`${"{ viewer ".repeat(5000)}${"}".repeat(5000)}`),
    says: /nests brackets/,
  },
  { name: "1 MB of text in a query", payload: () => asked(`{ viewer { id } } # ${"x".repeat(1e6)}`), says: /256 KB/ },
  {
    name: "a body of 5,000,000 values",
    payload: () => asked("{ viewer { id } }", { a: Array(5_000_000).fill(1) }),
    says: /more than 30000 values/,
  },
  {
    name: "a body of 1,000,000 levels",
    payload: () => Buffer.from(`{"query":"{ viewer { id } }","variables":${nested(1_000_000)}}`),
    says: /nested|not JSON/,
  },
  { name: "an archive of 40 MB that is blank", payload: () => asked(validation, { data: `A${" ".repeat(4e7)}!` }) },
])(
  "$name: the main thread goes on",
  async ({ payload, says }) => {
    const bytes = payload();
    const { byteLength } = bytes;
    let answer: Answer | undefined;
    const stretchMs = await longestStretch(async () => {
      answer = await send(bytes);
      await finish(answer);
    });
    const text = JSON.stringify(answer?.body);
    expect(text).not.toContain("unexpected server error");
    if (says) expect(text).toMatch(says);
    expect(stretchMs).toBeLessThan(stretchLimit(byteLength));
  },
  60_000,
);

test.each<{ name: string; files: Record<string, string>; says: RegExp }>([
  { name: "a file of 40,000 keys", files: { "a.yml": `AnalysisType: rule\n${keys(40_000)}` }, says: /a\.yml/ },
  { name: "a file of aliases that multiply", files: { "a.yml": `AnalysisType: rule\n${laughs}` }, says: /alias/ },
  { name: "Sigma with a choice of 3,000", files: { "a.yml": sigma }, says: /./ },
  {
    name: "a file that unpacks to 100 MB",
    files: { "bomb.yml": "a".repeat(100 * 1024 * 1024) },
    says: /too large/,
  },
  {
    name: "19,000 files",
    files: Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`${n}.yml`, "AnalysisType: rule\nRuleID: 1"])),
    says: /\.yml/,
  },
])(
  "an archive with $name: the main thread goes on",
  async ({ files, says }) => {
    const bytes = asked(validation, { data: zip(files) });
    const { byteLength } = bytes;
    let outcome = "";
    const stretchMs = await longestStretch(async () => {
      outcome = await finish(await send(bytes));
    });
    expect(outcome).toMatch(says);
    expect(outcome).not.toContain("unknown error");
    expect(stretchMs).toBeLessThan(stretchLimit(byteLength));
  },
  120_000,
);

test("a detection by REST with much YAML is refused, and the main thread goes on", async () => {
  const headers = { "x-api-key": "v", "content-type": "application/json" };
  const rule = { id: "a", displayName: "a", severity: "LOW", logTypes: [], detection: keys(100_000) };
  const payload = Buffer.from(JSON.stringify(rule));
  let status = 0;
  const stretchMs = await longestStretch(async () => {
    status = (await api.app.inject({ method: "POST", url: "/simple-rules", headers, payload })).statusCode;
  });
  expect(status).toBe(400);
  expect(stretchMs).toBeLessThan(stretchLimit(payload.byteLength));
});
