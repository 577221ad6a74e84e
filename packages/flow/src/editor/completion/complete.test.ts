import { describe, expect, it } from "vitest";
import { flowFixtures } from "../../flow-fixtures.ts";
import { functionTable } from "../../functions/function-table.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { cloudCatalogue } from "../../testing/cloud-catalogue.ts";
import { editorOptions, editorParser, openText } from "../../testing/open-text.ts";
import { nodesOf } from "../document/node-path.ts";
import { operatorDoc } from "../document/operator-text.ts";
import { type Completion, complete } from "./complete.ts";

function completionsOf(marked: string): Completion {
  const { document, offset } = openText(marked);
  return complete(editorParser, document.text, offset, editorOptions);
}

const labelsOf = (marked: string) => completionsOf(marked).items.map(({ label }) => label);

it.each([
  ["a source begins with a table, or a word that makes rows", "┆", ["aws_cloudtrail", "union", "let", "datatable"]],
  ["databases come before tables", "pharos_s┆", ["pharos_signals", "pharos_signals.public.signal_alerts"]],
  ["tables of the database stand behind it", "pharos_signals.public.┆", ["signal_alerts"]],
  ["other spellings of a database mean it as well", "panther_signals.┆", ["public", "signal_alerts"]],
  ["an operator stands behind a pipe", "aws_cloudtrail | ┆", ["where", "summarize", "extend"]],
  ["an operator stands behind a pipe, in front of others", "aws_cloudtrail\n| whe┆\n| limit 5", ["where"]],
  ["columns stand in a condition", "aws_cloudtrail | where ┆", ["eventName", "userIdentity", "not"]],
  ["columns stand in a condition that goes on", "aws_cloudtrail | where ev┆ == 'a' and true", ["eventName"]],
  ["columns that the query made", "aws_cloudtrail | extend who = eventName | where ┆", ["who", "eventName"]],
  ["keys that were seen in a column", "aws_cloudtrail | where userIdentity.┆", ["arn", "type", "sessionContext"]],
  ["keys of keys", "aws_cloudtrail | where userIdentity.sessionContext.┆ == 'x'", ["attributes", "issuer"]],
  ["keys of a column by another name", "aws_cloudtrail | extend u = userIdentity | where u.┆", ["arn"]],
  ["keys between brackets", "okta_systemlog | where actor['┆']", ["alternateId", "display name"]],
  ["fields of an object that is written out", "print a = {'one': 1, 'two': 2} | extend b = a.┆", ["one", "two"]],
  ["functions of a namespace", "print a = strings.┆", ["lower"]],
  ["functions by their whole names", "print a = ┆", ["strings.lower", "time.ago", "toscalar"]],
  ["aggregates in summarize", "aws_cloudtrail | summarize ┆", ["agg.count", "eventName"]],
  ["columns behind by", "aws_cloudtrail | summarize agg.count() by ┆", ["eventName"]],
  ["by, behind an aggregate", "aws_cloudtrail | summarize agg.count() ┆", ["by"]],
  ["directions behind a key", "aws_cloudtrail | sort eventName ┆", ["asc", "desc", "nulls first"]],
  ["infix operators behind a value", "aws_cloudtrail | where eventName ┆", ["==", "contains", "and"]],
  ["a pipe behind a source", "aws_cloudtrail ┆", ["| where", "| summarize"]],
  ["what let named", "let limit_a = 5; aws_cloudtrail | where ┆", ["limit_a"]],
  ["tables that let named", "let logins = aws_cloudtrail | limit 5; ┆", ["logins", "aws_cloudtrail"]],
  ["tables within in", "let ips = aws_cloudtrail | project a = 1; okta_systemlog | where order in (┆)", ["ips"]],
  ["parameters of a lambda", "print a = arrays.map([1], fn (item) { ┆ })", ["item"]],
  ["parameters of a lambda that is not closed", "print a = arrays.map([1], fn (item) { ┆", ["item"]],
  ["types", "datatable (a: ┆", ["string", "int"]],
  ["charts", "aws_cloudtrail | visualize ┆", ["bar", "line"]],
])("suggests that %s", (_claim, marked, labels) => {
  expect(labelsOf(marked)).toEqual(expect.arrayContaining(labels));
});

it.each([
  ["aggregates outside summarize", "aws_cloudtrail | where ┆", "agg.count"],
  ["aggregates behind by", "aws_cloudtrail | summarize agg.count() by ┆", "agg.count"],
  ["columns that were left out", "aws_cloudtrail | project eventName | where ┆", "userIdentity"],
  ["what is defined further down", "aws_cloudtrail | where ┆; let later = 5", "later"],
])("does not suggest %s", (_claim, marked, label) => {
  expect(labelsOf(marked)).not.toContain(label);
});

it.each([
  ["a comment", "// wh┆"],
  ["a block comment", "/* wh┆ */ aws_cloudtrail"],
  ["a number", "aws_cloudtrail | limit 1┆"],
  ["a new name", "let ┆"],
  ["a new name of a lambda", "print a = arrays.map([1], fn (┆"],
])("suggests nothing in %s", (_claim, marked) => {
  expect(labelsOf(marked)).toEqual([]);
});

it("suggests something between two comments", () => {
  expect(labelsOf("/* a */┆/* b */")).toContain("aws_cloudtrail");
});

it.each([
  ["aws_cloudtrail | where ev┆Name == 'x'", "evName"],
  ["aws_cloudtrail\n| project-a┆", "project-a"],
  ["okta_systemlog | where `or┆der` == 1", "`order`"],
  ["aws_cloudtrail | where eventName == 'Con┆'", "Con"],
])("takes the place of the word around the cursor of %s", (marked, replaced) => {
  const { start, end } = completionsOf(marked);
  expect(marked.replace("┆", "").slice(start, end)).toBe(replaced);
});

it.each([
  ["aws_cloudtrail | where eventName == '┆'", "eventName", "'"],
  ["aws_cloudtrail | where eventName == ┆", "eventName", undefined],
  ['aws_cloudtrail | where eventName in ("a", "┆")', "eventName", '"'],
  ["aws_cloudtrail | extend u = userIdentity | where u.arn == '┆", "userIdentity.arn", "'"],
  ["aws_cloudtrail | where '┆' in p_any_ip_addresses", "p_any_ip_addresses", "'"],
])("asks the data for values in %s", (marked, path, quote) => {
  expect(completionsOf(marked).values).toEqual({ tables: ["pharos_logs.public.aws_cloudtrail"], path, quote });
});

it("writes a name in back-ticks where it would be read as a word", () => {
  const catalogue = {
    tables: [{ database: "pharos_logs", name: "t", columns: [{ name: "in", engineType: "String" }] }],
  };
  const { items } = complete(editorParser, "t | where ", 10, { ...editorOptions, catalogue });
  expect(items.find(({ label }) => label === "in")?.insert).toBe("`in`");
});

it("leaves out the parentheses that are there", () => {
  const { items } = completionsOf("print a = strings.lo┆('A')");
  expect(items.find(({ label }) => label === "lower")?.insert).toBe("lower");
});

describe.each(flowFixtures)("in $name", ({ text }) => {
  it("answers at every beginning", () => {
    for (let end = 0; end <= text.length; end++) {
      const { start, end: stop } = complete(editorParser, text.slice(0, end), end, editorOptions);
      if (!(start <= end && end <= stop && stop <= end)) throw new Error(`${start}-${stop} at ${end}`);
    }
  });

  it("suggests the operators and functions that follow each beginning", () => {
    for (const { node, label } of namesOf(text)) {
      const { items } = complete(editorParser, text.slice(0, node.start), node.start, editorOptions);
      if (!items.some((item) => item.label === label)) throw new Error(`${label} at ${node.start}`);
    }
  });
});

/** What completion knows by name: operators behind a pipe, and functions that stand where they may. */
function namesOf(text: string): { readonly node: FlowNode; readonly label: string }[] {
  const { root } = editorParser.parse(text);
  return [...nodesOf(root)].flatMap((node) => {
    if (node.kind === "Operator") return operatorDoc(node.operator) ? [{ node, label: node.operator }] : [];
    const [callee] = node.children;
    const name = node.kind === "Call" && callee ? text.slice(callee.start, callee.end) : "";
    const definition = functionTable.find(name);
    return definition?.use === "scalar" && definition.name === name ? [{ node, label: name }] : [];
  });
}

it("answers for the whole catalogue's tables", () => {
  expect(labelsOf("┆")).toEqual(expect.arrayContaining(cloudCatalogue.tables.slice(0, 2).map(({ name }) => name)));
});

it("suggests the variables that come with the query", () => {
  const options = { ...editorOptions, variables: { account: "1", users: [] } };
  const { items } = complete(editorParser, "aws_cloudtrail | where ", 23, options);
  expect(items.map(({ insert }) => insert)).toEqual(expect.arrayContaining(["$account", "$users"]));
});
