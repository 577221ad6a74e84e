import { aggregates } from "./aggregates/aggregates.ts";
import { arithmetic } from "./arithmetic.ts";
import { arraysFunctions } from "./arrays/arrays.ts";
import { comparisons } from "./comparisons/comparisons.ts";
import { controlFunctions } from "./control.ts";
import { conversionsFunctions } from "./conversions.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";
import { encodingsFunctions } from "./encodings.ts";
import { engineFunctions } from "./engine-functions.ts";
import { enrichmentFunctions } from "./enrichment.ts";
import { hashesFunctions } from "./hashes.ts";
import { jsonFunctions } from "./json.ts";
import { logic } from "./logic.ts";
import { mathFunctions } from "./math.ts";
import { networkFunctions } from "./network/network.ts";
import { objectsFunctions } from "./objects/objects.ts";
import { rowFunctions } from "./rows.ts";
import { regexFunctions } from "./text/regex.ts";
import { stringFunctions } from "./text/strings.ts";
import { textOperators } from "./text/text-operators.ts";
import { timeFunctions } from "./time/time.ts";
import { windowsFunctions } from "./windows.ts";

/** Every infix and prefix operator: found by spelling, never called by name. */
export const operators: readonly FunctionDefinition[] = [...logic, ...comparisons, ...textOperators, ...arithmetic];

export const functions: readonly FunctionDefinition[] = [
  ...stringFunctions,
  ...regexFunctions,
  ...rowFunctions,
  ...timeFunctions,
  ...mathFunctions,
  ...arraysFunctions,
  ...objectsFunctions,
  ...jsonFunctions,
  ...controlFunctions,
  ...conversionsFunctions,
  ...networkFunctions,
  ...hashesFunctions,
  ...encodingsFunctions,
  ...enrichmentFunctions,
  ...engineFunctions,
  ...windowsFunctions,
  ...aggregates,
];

/** Finds functions by their names and by KQL's. */
class FunctionTable {
  readonly #byName = new Map<string, FunctionDefinition[]>();
  readonly #operators = new Map(operators.map((definition) => [definition.name, definition]));

  constructor() {
    for (const definition of functions) {
      for (const name of [definition.name, ...(definition.aliases ?? [])]) {
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), definition]);
      }
    }
  }

  /** A scalar and an aggregate may share a name (`max`): the one that may stand there goes first. */
  find(name: string, allowed?: "aggregate" | "window"): FunctionDefinition | undefined {
    const found = this.#byName.get(name) ?? [];
    return found.find(({ use }) => use === allowed) ?? found.find(({ use }) => use === "scalar") ?? found[0];
  }

  /** @throws when there is none, which is a mistake of ours: the grammar knows every operator */
  operator(name: string): FunctionDefinition {
    const found = this.#operators.get(name);
    if (found === undefined) throw new Error(`no operator ${name}`);
    return found;
  }

  names(): Iterable<string> {
    return this.#byName.keys();
  }
}

export const functionTable = new FunctionTable();
