import { expect, it } from "vitest";
import { quoteText } from "../sql-values/sql-text.ts";
import { runFlow, runSql } from "../testing/run-flow.ts";
import type { FunctionDefinition, FunctionParameter } from "./definition/function-definition.ts";
import { encodingsFunctions } from "./encodings.ts";
import { hashesFunctions } from "./hashes.ts";
import { networkFunctions } from "./network/network.ts";
import { regexFunctions } from "./text/regex.ts";
import { stringFunctions } from "./text/strings.ts";

/** What somebody's log might hold where a function expects something else. */
const oddTexts = [
  ...["", " ", "\0", "\\", "a\\", "%", "%%zz%", "_", "[", "(", "*", "{", "{}", "'", '"', "\n", "😀", "é\u0301", "ß"],
  ...[
    "10.0.0.1",
    "10.0.0.0/8",
    "10.0.0.0/33",
    "10.0.0.0/",
    "/",
    "::1",
    "::/0",
    "::/129",
    "fe80::1%eth0",
    "1.2.3",
    "0x1",
  ],
  ...[
    "http://",
    "http://[::1",
    "//",
    "a://b:c@d:99999999999999999999/?#",
    "a@b",
    "co.uk",
    "=",
    "====",
    "YQ",
    "Y",
    "/w==",
  ],
  ...["x".repeat(70_000), "12", "-1", "null", "[1, 2]", '{"a": 1}', "1e400"],
];
const oddNumbers = ["NULL", "0", "1", "-1", "129", "1000001", "9223372036854775807", "(-9223372036854775807 - 1)"];

const catalogue = {
  tables: [
    {
      database: "pharos_logs",
      name: "odd",
      columns: [
        { name: "s", engineType: "Nullable(String)" },
        { name: "p", engineType: "Nullable(String)" },
        { name: "n", engineType: "Nullable(Int64)" },
      ],
    },
  ],
};

runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
runSql(
  `CREATE OR REPLACE TABLE pharos_logs.odd ENGINE = Memory AS
   WITH [NULL, ${oddTexts.map(quoteText).join(", ")}] AS texts, [${oddNumbers.join(", ")}] AS numbers
   SELECT arrayJoin(texts) AS s, texts[1 + cityHash64(s, number) % length(texts)] AS p,
     CAST(numbers[1 + number % length(numbers)], 'Nullable(Int64)') AS n FROM numbers(8)`,
);

/** Arguments from rows wherever the function takes them. */
function argument({ type, choices, isConstant }: FunctionParameter, index: number): string {
  if (choices !== undefined) return `'${choices[0]}'`;
  if (isConstant) return type.kind === "int" ? "0" : "'a'";
  if (type.kind === "int") return "n";
  if (type.kind === "array") return "[s, p]";
  return index === 0 ? "s" : "p";
}

function callsOf({ name, parameters }: FunctionDefinition): string[] {
  const all = parameters.map(argument);
  const needed = parameters.filter(({ isOptional }) => !isOptional).length;
  if (name === "strings.format") return ["strings.format('{}-{}', s, n)"];
  return [all.slice(0, needed), all].map((args) => `${name}(${args.join(", ")})`);
}

const definitions = [
  ...stringFunctions,
  ...regexFunctions,
  ...networkFunctions,
  ...hashesFunctions,
  ...encodingsFunctions,
];

it.each(definitions.map((definition) => [definition.name, definition] as const))(
  "%s gives something for every odd text",
  (_name, definition) => {
    const columns = callsOf(definition).map((call, i) => `c${i} = ${call}`);
    const answer = runFlow(`odd | project ${columns.join(", ")}`, catalogue);
    expect(answer.codes.filter((code) => code !== "no_time_filter")).toEqual([]);
    expect(answer.rows).toHaveLength((oddTexts.length + 1) * 8);
  },
);
