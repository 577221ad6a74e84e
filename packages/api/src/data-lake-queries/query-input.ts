import {
  checkQueryVariables,
  completeFilters,
  invalidInput,
  type QueryFilters,
  type QueryParams,
  type QueryVariables,
  queryTimeRange,
} from "@pharos/domain";
import { z } from "zod";
import { present } from "../graphql/present.ts";

interface QueryVariableInput {
  readonly name: string;
  readonly value?: string | null | undefined;
  readonly values?: readonly string[] | null | undefined;
}

/** What GraphQL says of a query beside its text: null stands for nothing, too. */
export interface QueryParamsInput {
  readonly databases?: readonly string[] | null | undefined;
  readonly tables?: readonly string[] | null | undefined;
  readonly startTime?: Date | null | undefined;
  readonly endTime?: Date | null | undefined;
  readonly relativeTime?: string | null | undefined;
  readonly timesCountEverywhere?: boolean | null | undefined;
  readonly limit?: number | null | undefined;
  readonly sortDir?: "ascending" | "descending" | null | undefined;
  readonly countSeconds?: number | null | undefined;
  readonly countKey?: string | null | undefined;
  readonly variables?: readonly QueryVariableInput[] | null | undefined;
  /** JSON */
  readonly filters?: string | null | undefined;
}

const filtersShape = z.object({
  ors: z.array(
    z.object({ ands: z.array(z.object({ key: z.string(), operator: z.string(), value: z.unknown().optional() })) }),
  ),
});

/** Of `filters`, as JSON. */
const filtersLengthMax = 256 * 1024;

const namesMax = 1_000;

/** The same as it is kept. @throws input.invalid */
export function queryParamsOf(input: QueryParamsInput, now: Date): QueryParams {
  const { databases, tables, relativeTime, limit, sortDir } = input;
  for (const [name, values] of Object.entries({ databases, tables })) {
    if (values && values.length > namesMax)
      throw invalidInput(`${name} has ${values.length} names, and at most ${namesMax} are allowed`);
  }
  if (limit != null && limit < 1) throw invalidInput(`limit must be a positive number, not ${limit}`);
  const params = present({
    databases,
    tables,
    relativeTime,
    timesCountEverywhere: input.timesCountEverywhere || undefined,
    limit,
    sortDir,
    countSeconds: input.countSeconds,
    countKey: input.countKey || undefined,
    variables: input.variables?.length ? variablesOf(input.variables) : undefined,
    startTime: input.startTime?.toISOString(),
    endTime: input.endTime?.toISOString(),
    filters: input.filters ? readFilters(input.filters) : undefined,
  });
  queryTimeRange(params, now);
  return params;
}

function variablesOf(given: readonly QueryVariableInput[]): QueryVariables {
  return checkQueryVariables(
    given.map(({ name, value, values }) => {
      if ((value == null) === (values == null)) throw invalidInput(`The variable ${name} needs either value or values`);
      return [name, value ?? values ?? []];
    }),
  );
}

function readFilters(text: string): QueryFilters {
  if (text.length > filtersLengthMax) {
    throw invalidInput(`filters has ${text.length} characters, and at most ${filtersLengthMax} are allowed`);
  }
  const parsed = filtersShape.safeParse(asJson(text));
  if (!parsed.success)
    throw invalidInput('filters must be JSON such as {"ors": [{"ands": [{"key", "operator", "value"}]}]}');
  return completeFilters(parsed.data as QueryFilters);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
