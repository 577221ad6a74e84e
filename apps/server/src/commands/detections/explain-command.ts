import { readFile } from "node:fs/promises";
import { type EventExplanation, explainEvent } from "@pharos/detection";
import type { ExpressionExplanation } from "@pharos/detection-content";
import { type Command, Option } from "commander";
import { sandboxCacheFolder } from "../../configuration/sandbox-cache-folder.ts";
import { findRule } from "./find-rule.ts";

interface ExplainOptions {
  readonly event: string;
  readonly content: readonly string[];
  readonly json: boolean;
}

export function addExplainCommand(program: Command): void {
  program
    .command("explain")
    .description("tell what a rule does on one event, and why; needs no server")
    .argument("<rule>", "the rule's YAML file, or its id among the content")
    .requiredOption("--event <file>", "the event, a JSON object")
    .option("--content <path...>", "where the rule, if given by its id, and what it imports are", ["."])
    .addOption(new Option("--json", "one JSON object, for machines").default(false))
    .action(async (name: string, options: ExplainOptions, command: Command) => {
      const refuse = (message: string) => command.error(`error: ${message}`, { exitCode: 2 });
      const event = await readEvent(options.event).catch((error: Error) => refuse(error.message));
      const found = await findRule(name, options.content);
      if (typeof found === "string") return refuse(found);
      const { rule, content } = found;
      const notice = (message: string) => process.stderr.write(`${message}\n`);
      const explanation = await explainEvent(rule, event, content, { cacheFolder: sandboxCacheFolder, notice });
      const { result: _, ...parts } = explanation;
      const { error, functions, printed } = explanation.result;
      const lines = options.json
        ? [JSON.stringify({ rule: rule.id, ...parts, error, functions, printed })]
        : explanationLines(rule.id, explanation);
      process.stdout.write(`${lines.join("\n")}\n`);
      process.exitCode = error === null ? 0 : 1;
    });
}

/** Rejects with an Error for people where the file holds no JSON object. */
async function readEvent(file: string): Promise<Record<string, unknown>> {
  const event: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof event === "object" && event !== null && !Array.isArray(event)) return event as Record<string, unknown>;
  throw new Error(`${file} does not contain a JSON object`);
}

/** For people: the index's conditions, the expressions, and what the functions gave. */
export function explanationLines(ruleId: string, explanation: EventExplanation): string[] {
  const { matched, conditions, isRun, filters, logic, result } = explanation;
  const error = result.error === null ? [] : [`The rule could not be evaluated: ${result.error.message}`];
  const outputs = Object.entries(result.functions).map(([name, { output, error: failure }]) =>
    failure === null ? `  ${name}: ${JSON.stringify(output)}` : `  ${name} raised ${failure.message}`,
  );
  return [
    `${ruleId} ${matched ? "matches" : "does not match"} this event.`,
    ...error,
    conditions.length === 0
      ? "No pre-filter: the rule is evaluated for every event of its log types."
      : `Pre-filter derived from the rule; this event is ${isRun ? "evaluated" : "skipped"}:`,
    ...conditions.map(({ text, isMet }) => `  ${isMet ? "yes" : "no "} ${text}`),
    ...section("Inline filters, all of which must hold:", filters),
    ...section("Detection, all of which must hold:", logic),
    ...(outputs.length === 0 ? [] : ["Functions:", ...outputs]),
    ...(result.printed === ""
      ? []
      : [
          "Printed:",
          ...result.printed
            .trimEnd()
            .split("\n")
            .map((line) => `  ${line}`),
        ]),
  ];
}

function section(title: string, expressions: readonly ExpressionExplanation[]): string[] {
  return expressions.length === 0 ? [] : [title, ...expressions.flatMap((one) => expressionLines(one, "  "))];
}

function expressionLines({ text, holds, value, parts }: ExpressionExplanation, indent: string): string[] {
  const found = parts.length > 0 || value === undefined ? "" : ` (found ${JSON.stringify(value)})`;
  const line = `${indent}${holds ? "yes" : "no "} ${text}${found}`;
  return [line, ...parts.flatMap((part) => expressionLines(part, `${indent}  `))];
}
