import type { OperatorDoc } from "../bind/operators/parts/operator-definition.ts";
import { operatorDefinitions, sourceDocs } from "../bind/operators/table/operator-table.ts";
import { signatureText } from "../editor/document/function-docs.ts";
import type { FunctionDefinition, FunctionExample } from "../functions/definition/function-definition.ts";
import { functions, operators } from "../functions/function-table.ts";

const introduction = `# PharosFlow reference

Written by \`npm run codegen\` from the tables that the language itself is made of; every example below is run by the tests, which hold it to the rows that are shown. \`pharos flow run FILE\` runs them without a server. The rules of null, missing members, types and capitals are in [pharosflow-rules.md](pharosflow-rules.md).`;

/** The whole reference as Markdown: sources, operators, infix operators, functions by namespace, aggregates. */
export function referencePage(): string {
  return `${[
    introduction,
    "## Where rows come from",
    ...sourceDocs.map(operatorSection),
    "## Operators",
    ...[...operatorDefinitions].sort(byName).map(operatorSection),
    "## In expressions",
    ...operators.map(infixSection),
    ...namespaces().flatMap(([title, members]) => [`## ${title}`, ...members.map(functionSection)]),
  ].join("\n\n")}\n`;
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

/** Functions under what stands before their dot; aggregates and those that look at other rows last. */
function namespaces(): [title: string, members: FunctionDefinition[]][] {
  const groups = new Map<string, FunctionDefinition[]>();
  for (const definition of [...functions].sort(byName)) {
    const title = titleOf(definition);
    groups.set(title, [...(groups.get(title) ?? []), definition]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function titleOf({ name, use }: FunctionDefinition): string {
  if (use === "aggregate") return "Functions: agg, in summarize";
  if (use === "window") return "Functions: other rows, after serialize";
  const namespace = /^(\w+)\./.exec(name)?.[1];
  return namespace === undefined ? "Functions" : `Functions: ${namespace}`;
}

function operatorSection({ name, syntax, summary, aliases, examples }: OperatorDoc): string {
  return [`### ${name}`, `\`${syntax}\``, summary, ...alsoWritten(aliases), ...examples.map(exampleBlock)].join("\n\n");
}

function infixSection({ name, summary, examples }: FunctionDefinition): string {
  return [`### \`${name}\``, summary, ...examples.map(exampleBlock)].join("\n\n");
}

function functionSection(definition: FunctionDefinition): string {
  const { name, summary, aliases, parameters, examples } = definition;
  const choices = parameters.flatMap(({ name: parameter, choices: words }) =>
    words === undefined ? [] : [`\`${parameter}\` is one of ${words.map((word) => `\`${word}\``).join(", ")}.`],
  );
  return [
    `### ${name}`,
    `\`${signatureText(definition)}\``,
    summary,
    ...choices,
    ...alsoWritten(aliases),
    ...examples.map(exampleBlock),
  ].join("\n\n");
}

function alsoWritten(aliases: readonly string[] = []): string[] {
  return aliases.length === 0 ? [] : [`Also written ${aliases.map((name) => `\`${name}\``).join(", ")}.`];
}

/** The query, and its rows as JSON beneath it. */
function exampleBlock({ flow, gives }: FunctionExample): string {
  const rows = gives.map((row) => `// ${JSON.stringify(row)}`);
  return ["```pharosflow", flow, ...rows, "```"].join("\n");
}
