import fc from "fast-check";
import { expect, test } from "vitest";
import type { Chunk } from "../chunks/chunk.ts";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";
import { aChunk, withoutStandardFields } from "../testing/a-chunk.ts";
import type { RunScript, ScriptAnswer } from "./run-script.ts";

const scripted = `
schema: Custom.Scripted
parser:
  script:
    function: |
      def parse(log):
          return ask(log)
fields:
  - { name: n, type: int, required: true }
  - { name: list, type: array, element: { type: string } }
  - { name: long, type: bigint }
`;
const plain = "schema: Custom.Plain\nfields: [{ name: plain, type: string, required: true }]";

/** Stands for the sandbox: `n=3` → `{"n":3}`, JSON text as it is, everything else is refused. */
function answer(text: string): ScriptAnswer {
  const number = /^n=(\d+)$/.exec(text);
  if (number) return { json: `{"n":${number[1]}}` };
  return text.startsWith("{") ? { json: text } : { problem: `the script knows nothing of ${text}` };
}
const run: RunScript = async (_, texts) => texts.map(answer);

async function normalize(text: string, chunk: Partial<Chunk> = {}, runScript = run, schemas = [scripted, plain]) {
  const parsed = schemas.map(parseSchema);
  const normalizer = createNormalizer(parsed.map((schema) => compileSchema(schema)));
  const logTypes = parsed.map(({ schema }) => schema);
  return normalizer.normalizeWithScripts(aChunk({ bytes: Buffer.from(text), logTypes, ...chunk }), runScript);
}

test("makes events of what a script answers, and keeps the types of its values", async () => {
  const { tables, failures } = await normalize('n=1\n{"n":"2","list":["a",1,true],"long":9007199254740993}');
  expect(failures).toEqual([]);
  expect(tables[0]?.events.map(withoutStandardFields)).toEqual([
    { n: 1 },
    { n: 2, list: ["a", "1", "true"], long: 9007199254740992 },
  ]);
  expect(tables[0]?.ndjson.toString()).toContain('"long":9007199254740993');
});

test("keeps what a script refuses, with the reason and the bytes", async () => {
  const { failures, received } = await normalize("n=1\nnonsense", {}, run, [scripted]);
  expect(received).toBe(2);
  expect(failures).toEqual([
    {
      index: 1,
      reason: "Custom.Scripted: the script knows nothing of nonsense",
      logType: "Custom.Scripted",
      raw: "nonsense",
    },
  ]);
});

test("offers what a script refuses to the other schemas, in the order of arrival", async () => {
  const { tables } = await normalize('{"plain":"a"}\nn=1\n{"plain":"b"}');
  expect(tables.map(({ logType, rows }) => [logType, rows])).toEqual([
    ["Custom.Plain", 2],
    ["Custom.Scripted", 1],
  ]);
  expect(tables.flatMap(({ events }) => events.map((event) => String(event.p_row_id).slice(-1)))).toEqual([
    "0",
    "2",
    "1",
  ]);
});

test("asks about each text of a batch once, a thousand records together", async () => {
  const asked: number[] = [];
  const counting: RunScript = (script, texts) => {
    asked.push(texts.length);
    return run(script, texts);
  };
  const lines = [...Array.from({ length: 1_500 }, (_, i) => `n=${i}`), ...Array<string>(500).fill("n=7")];
  const { received, failures } = await normalize(lines.join("\n"), {}, counting);
  expect({ received, failures, asked }).toEqual({ received: 2_000, failures: [], asked: [1_000, 501] });
});

test("knows which log types need scripts", () => {
  const normalizer = createNormalizer([scripted, plain].map((yaml) => compileSchema(parseSchema(yaml))));
  expect(normalizer.hasScripts({ logTypes: ["Custom.Plain", "Custom.Scripted"] })).toBe(true);
  expect(normalizer.hasScripts({ logTypes: ["Custom.Plain", "Custom.Unknown"] })).toBe(false);
});

test("refuses records where scripts do not run, and says so", () => {
  const schema = compileSchema(parseSchema(scripted));
  const chunk = aChunk({ bytes: Buffer.from("n=1"), logTypes: [schema.logType] });
  expect(createNormalizer([schema]).normalize(chunk).failures[0]?.reason).toBe(
    "Custom.Scripted: the script was not run",
  );
});

test("loses and doubles no record, whatever the bytes and the answers", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.nat().map((n) => `n=${n}`),
        ),
        { maxLength: 50 },
      ),
      async (lines) => {
        const { received, tables, failures } = await normalize(lines.join("\n"));
        const indexes = [
          ...tables.flatMap(({ events }) =>
            events.map(({ p_row_id }) => Number.parseInt(String(p_row_id).slice(-8), 16)),
          ),
          ...failures.map(({ index }) => index),
        ];
        expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: received }, (_, i) => i));
      },
    ),
  );
});
