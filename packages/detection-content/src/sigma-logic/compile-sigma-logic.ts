import type { SigmaLogic } from "@pharos/domain";
import type { MatchCondition } from "../conditions/match-condition.ts";
import type { Predicate } from "../expressions/conditions.ts";
import type { ExpressionExplanation } from "../expressions/explain-expression.ts";
import { compileSigma } from "./compile-sigma.ts";
import { explainSigma } from "./explain-sigma.ts";
import type { FieldReader, FieldReaders } from "./field-readers.ts";
import { pathsOfSigma } from "./paths-of-sigma.ts";
import { sigmaConditions } from "./sigma-conditions.ts";
import type { FieldPath, SigmaExpression } from "./sigma-expression.ts";
import { pathOfName } from "./sigma-mapping.ts";

/** What a Sigma rule says of an event that it matches, beside what its rule always says. */
export interface SigmaOutput {
  readonly dedup?: string;
  readonly unique?: string;
  readonly context: Record<string, unknown>;
}

export interface CompiledSigma {
  readonly matches: Predicate;
  readonly outputOf: (event: unknown) => SigmaOutput;
  /** What an event must have to match. */
  readonly conditions: readonly MatchCondition[];
  /** What `matches` reads of the event. */
  readonly paths: () => Iterable<FieldPath>;
  readonly explain: (event: unknown) => ExpressionExplanation[];
}

/** Throws an Error with what is wrong; what was read from Sigma has been checked before. */
export function compileSigmaLogic(logic: SigmaLogic, readers: FieldReaders): CompiledSigma {
  // Only `readSigmaRule` makes it.
  const expression = logic.expression as SigmaExpression;
  const context = fieldsIn(logic.contextFields ?? {}, readers);
  const groups = Object.entries(logic.contextGroups ?? {}).map(([name, fields]) => ({
    name,
    fields: fields.flatMap((paths) => readerOf(paths, readers) ?? []),
  }));
  const group = fieldsIn(logic.groupBy ?? {}, readers);
  const counted = readerOf(logic.countedField, readers);
  return {
    matches: compileSigma(expression, readers),
    conditions: sigmaConditions(expression),
    paths: () => pathsOfSigma(expression),
    explain: (event) => [explainSigma(expression, event, readers)],
    outputOf: (event) => ({
      ...(group.length === 0 ? {} : { dedup: JSON.stringify(group.map(([, { value }]) => value(event) ?? null)) }),
      ...(counted === undefined ? {} : { unique: counted.texts(event).join(", ") }),
      context: Object.fromEntries([
        ...context.map(([name, { value }]) => [name, value(event) ?? null]),
        ...groups.map(({ name, fields }) => [name, together(fields, event)]),
      ]),
    }),
  };
}

/** The values as one; null where one is missing, so that it is shared with nothing. */
function together(fields: readonly FieldReader[], event: unknown): string | null {
  const values = fields.map(({ texts }) => texts(event).join(", "));
  return values.includes("") ? null : JSON.stringify(values);
}

function fieldsIn(
  fields: Readonly<Record<string, readonly string[]>>,
  readers: FieldReaders,
): readonly [string, FieldReader][] {
  return Object.entries(fields).flatMap(([name, paths]): [string, FieldReader][] => {
    const reader = readerOf(paths, readers);
    return reader === undefined ? [] : [[name, reader]];
  });
}

function readerOf(names: readonly string[] | undefined, readers: FieldReaders): FieldReader | undefined {
  const [first, ...others] = (names ?? []).map((name): FieldPath => pathOfName(name));
  return first === undefined ? undefined : readers.field([first, ...others]);
}
