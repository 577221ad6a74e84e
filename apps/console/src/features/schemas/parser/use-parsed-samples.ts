import { useQuery } from "@apollo/client/react";
import { customLogTypeProblem } from "@pharos/domain";
import { useDebouncedValue } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { ParseSamplesQuery } from "../../../graphql/generated/graphql.ts";
import { parseSamplesQuery } from "./parse-samples-query.ts";
import type { ParserKind } from "./parser-document.ts";

export type ParsedLine = ParseSamplesQuery["parseSamples"]["lines"][number];

export interface ParsedSamplesState {
  readonly lines: readonly ParsedLine[];
  readonly unreadNames: ReadonlySet<string>;
  /** The lines are those of an older text: the newest cannot be read, or its answer is on its way. */
  readonly isOld: boolean;
  readonly problem: string | undefined;
  /** Of a script, which is not run while it is written: runs it as it is now. */
  readonly run: (() => void) | undefined;
}

export interface SampleChoice {
  readonly text?: string;
  readonly sourceId?: string;
}

const parseAfterMs = 350;
const noNames: ReadonlySet<string> = new Set();
const noLines: readonly ParsedLine[] = [];

/** What the parser of a text takes of the samples, as the text is written. An answer about an older text is dropped. */
export function useParsedSamples(
  name: string,
  spec: string,
  samples: SampleChoice | undefined,
  kind: ParserKind | undefined,
): ParsedSamplesState {
  const [script, setScript] = useState<string>();
  const isHeld = kind === "script" && script !== spec;
  const asked = JSON.stringify({ name, spec: kind === "script" ? (script ?? "") : spec, samples });
  const [input] = useDebouncedValue(asked, parseAfterMs);
  const isUnnamed = customLogTypeProblem(name) !== undefined;
  const isSkipped = samples === undefined || isUnnamed || (kind === "script" && script === undefined);
  const { data, previousData, error, loading } = useQuery(parseSamplesQuery, {
    variables: { input: JSON.parse(input) as { name: string; spec: string; samples: SampleChoice } },
    fetchPolicy: "no-cache",
    skip: isSkipped,
  });
  const parsed = isSkipped ? undefined : (data ?? previousData)?.parseSamples;
  return {
    lines: parsed?.lines ?? noLines,
    unreadNames: parsed ? new Set(parsed.unreadNames) : noNames,
    isOld: loading || error !== undefined || input !== asked || isHeld,
    problem: isSkipped || !error ? undefined : errorText(error),
    run: isHeld ? () => setScript(spec) : undefined,
  };
}
