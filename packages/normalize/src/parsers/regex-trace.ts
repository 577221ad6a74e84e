import type { ParserAttempt, ParserStop, TakenPiece } from "../text-records/text-parser.ts";
import { compileNamedPattern, type NamedPattern } from "./named-pattern.ts";
import { type PatternCut, patternCuts } from "./pattern-cuts.ts";

type Places = NonNullable<ReturnType<NamedPattern["pattern"]["findPlaces"]>>;

/** How far the longest cut came that a line fits. */
interface Reached {
  readonly cut: PatternCut;
  readonly pattern: NamedPattern;
  readonly places: Places;
}

/** What a pattern takes of lines, and how much of it fits those that it does not match. */
export class RegexTrace {
  readonly #whole: NamedPattern;
  readonly #text: string;
  readonly #definitions: Readonly<Record<string, string>>;
  #cuts: PatternCut[][] | undefined;
  readonly #compiled = new Map<string, NamedPattern | undefined>();

  constructor(whole: NamedPattern, text: string, definitions: Readonly<Record<string, string>>) {
    this.#whole = whole;
    this.#text = text;
    this.#definitions = definitions;
  }

  attempt(line: string): ParserAttempt {
    const places = this.#whole.pattern.findPlaces(line);
    if (places) return { pieces: piecesOf(this.#whole, places, []) };
    this.#cuts ??= patternCuts(this.#text).map((cuts) => [...cuts]);
    const reached = this.#cuts.map((cuts) => this.#longestOf(cuts, line)).filter((one) => one !== undefined);
    const [best] = reached.sort((a, b) => endOf(b) - endOf(a));
    if (!best) return { pieces: [], stop: nothing };
    const pieces = piecesOf(best.pattern, best.places, best.cut.open);
    return { pieces, stop: stopOf(best, line, pieces) };
  }

  /** What a longer cut fits, a shorter one fits as well. A cut that is no pattern is left out from then on. */
  #longestOf(cuts: PatternCut[], line: string): Reached | undefined {
    let longest: Reached | undefined;
    let from = 0;
    let to = cuts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const cut = cuts[middle] as PatternCut;
      const pattern = this.#compile(cut.source);
      if (!pattern) {
        cuts.splice(middle, 1);
        to--;
        continue;
      }
      const places = pattern.pattern.findPlaces(line);
      if (places) {
        longest = { cut, pattern, places };
        from = middle + 1;
      } else to = middle;
    }
    return longest;
  }

  #compile(source: string): NamedPattern | undefined {
    if (!this.#compiled.has(source)) this.#compiled.set(source, compiledOrNot(source, this.#definitions));
    return this.#compiled.get(source);
  }
}

const nothing: ParserStop = { at: 0, name: "", expected: "", reason: "no part of the pattern fits" };

function compiledOrNot(source: string, definitions: Readonly<Record<string, string>>): NamedPattern | undefined {
  try {
    return compileNamedPattern(source, definitions);
  } catch {
    return undefined;
  }
}

const endOf = ({ places }: Reached) => places[0]?.end ?? 0;

function piecesOf({ groups }: NamedPattern, places: Places, open: readonly string[]): TakenPiece[] {
  return groups
    .flatMap(({ field, number }) => {
      const place = places[number];
      return place && !open.includes(field) ? [{ name: field, ...place }] : [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function stopOf(reached: Reached, line: string, pieces: readonly TakenPiece[]): ParserStop {
  const { next, isLiteral, name } = reached.cut;
  const at = endOf(reached);
  const after = pieces.at(-1)?.name;
  const behind = after === undefined ? "" : ` after ${after}`;
  if (next === "$" || next === "\\z") {
    return { at, name, expected: next, reason: `the pattern ends here${behind}, and the line goes on` };
  }
  const place = at === line.length && at > 0 ? "and the line ends" : "here";
  const what = isLiteral ? `"${next}"` : next;
  return { at, name, expected: next, reason: `expected ${what}${behind}${place === "here" ? "" : `, ${place}`}` };
}
