import type { PlacedPiece } from "./line-segments.ts";

/** Part of a line that becomes a field. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** How a kind of pattern writes things. */
export interface PatternSyntax {
  /** The placeholders on the first level, and where they are written. */
  placeholders(pattern: string): readonly { readonly name: string; readonly start: number; readonly end: number }[];
  literal(text: string): string;
  /** The text that a part of a pattern stands for; undefined where it may be another one. */
  plain(part: string): string | undefined;
  /** `after`: what follows the piece in the line. */
  placeholder(name: string, value: string, after: string): string;
  /** Takes the rest of a line without keeping it. */
  readonly rest: string;
  /** What binds a pattern to the whole line; empty where it always is. */
  readonly begin: string;
  readonly end: string;
  /** True for the part of a pattern behind its last placeholder that takes whatever is there. */
  isOpen(part: string): boolean;
  /** Nothing need stand between two placeholders. */
  readonly areNeighboursAllowed: boolean;
}

export interface TracedSample {
  readonly text: string;
  /** What the pattern took of it, in the order of the placeholders. */
  readonly pieces: readonly PlacedPiece[];
  /** Where the pattern stops fitting; undefined where it fits. */
  readonly stop?: { readonly at: number; readonly isEnd: boolean };
}

/** The next pattern, or a sentence that says why there is none. */
export type PatternEdit = { readonly pattern: string } | { readonly problem: string };

interface Gap extends Selection {
  /** The part of the pattern between the placeholders around it. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/** A pattern of one line: all of it is literal but for the field and what follows it. */
export function beginPattern(syntax: PatternSyntax, line: string, { start, end }: Selection, name: string): string {
  const after = line.slice(end);
  const field = syntax.placeholder(name, line.slice(start, end), after);
  return syntax.begin + syntax.literal(line.slice(0, start)) + field + restOf(syntax, after, syntax.rest);
}

/** The pattern with a placeholder for the selected part of a line. */
export function insertPlaceholder(
  syntax: PatternSyntax,
  pattern: string,
  sample: TracedSample,
  selection: Selection,
  name: string,
): PatternEdit {
  const { text, pieces } = sample;
  const written = placedIn(syntax.placeholders(pattern), pieces);
  const index = written.findIndex(({ piece }) => piece.start <= selection.start && selection.end <= piece.end);
  const around = written[index];
  const value = text.slice(selection.start, selection.end);
  if (around) {
    const { piece, start, end } = around;
    const before = text.slice(piece.start, selection.start);
    const after = text.slice(selection.end, piece.end);
    const isOpen = index === written.length - 1 && sample.stop === undefined && piece.end === text.length;
    const tail = isOpen ? restOf(syntax, after, pattern.slice(start, end)) : syntax.literal(after);
    const field = syntax.placeholder(name, value, text.slice(selection.end));
    return replaced(pattern, start, end, syntax.literal(before) + field + tail);
  }
  const crossed = written.find(({ piece }) => piece.start < selection.end && selection.start < piece.end);
  if (crossed) {
    return { problem: `The selection overlaps "${crossed.piece.name}". Select within that piece, or outside of it.` };
  }
  const gap = gapAround(pattern, sample, written, selection);
  if (!gap) return { problem: "The pattern stops fitting this line before the selection. Mend it there first." };
  return editGap(syntax, pattern, sample, gap, selection, name);
}

interface PlacedPlaceholder extends Selection {
  readonly piece: PlacedPiece;
}

/** Placeholders with their pieces; one that took no part has none. */
function placedIn(
  placeholders: ReturnType<PatternSyntax["placeholders"]>,
  pieces: readonly PlacedPiece[],
): PlacedPlaceholder[] {
  const left = [...pieces];
  return placeholders.flatMap(({ name, start, end }) => {
    const index = left.findIndex((piece) => piece.name === name);
    const [piece] = index < 0 ? [] : left.splice(0, index + 1).slice(-1);
    return piece ? [{ start, end, piece }] : [];
  });
}

/** Undefined where the pattern does not reach the selection. */
function gapAround(
  pattern: string,
  { text, stop }: TracedSample,
  written: readonly PlacedPlaceholder[],
  selection: Selection,
): Gap | undefined {
  const next = written.findIndex(({ piece }) => selection.end <= piece.start);
  const before = next < 0 ? written.at(-1) : written[next - 1];
  const after = next < 0 ? undefined : written[next];
  const start = before?.piece.end ?? 0;
  const from = before?.end ?? 0;
  if (after) return { start, end: after.piece.start, from, to: after.start, isLast: false };
  if (!stop) return { start, end: text.length, from, to: pattern.length, isLast: true };
  return stop.isEnd && stop.at <= selection.start
    ? { start: stop.at, end: text.length, from: pattern.length, to: pattern.length, isLast: true }
    : undefined;
}

function editGap(
  syntax: PatternSyntax,
  pattern: string,
  { text, stop }: TracedSample,
  gap: Gap,
  selection: Selection,
  name: string,
): PatternEdit {
  const before = text.slice(gap.start, selection.start);
  const after = text.slice(selection.end, gap.end);
  if (!syntax.areNeighboursAllowed && isNeighbour(syntax, pattern, gap, { before, after })) {
    return { problem: "Two fields need some text between them. Select a shorter piece, or one piece for both." };
  }
  const field = syntax.placeholder(name, text.slice(selection.start, selection.end), text.slice(selection.end));
  const part = pattern.slice(gap.from, gap.to);
  const head = gap.from === 0 && part.startsWith(syntax.begin) ? syntax.begin : "";
  const foot = gap.isLast && part.endsWith(syntax.end) ? syntax.end : "";
  if (stop && gap.isLast) {
    const tail = restOf(syntax, after, syntax.rest);
    const end = tail.endsWith(syntax.end) ? "" : syntax.end;
    const from = pattern.endsWith(syntax.end) ? pattern.length - syntax.end.length : pattern.length;
    return replaced(pattern, from, pattern.length, syntax.literal(before) + field + tail + end);
  }
  if (syntax.plain(part.slice(head.length, part.length - foot.length)) === text.slice(gap.start, gap.end)) {
    return replaced(pattern, gap.from, gap.to, head + syntax.literal(before) + field + syntax.literal(after) + foot);
  }
  if (gap.isLast && syntax.isOpen(part)) {
    return replaced(pattern, gap.from, gap.to, syntax.literal(before) + field + part);
  }
  return { problem: "The pattern has more than literal text here. Write the field into the document by hand." };
}

/** True where the new placeholder would stand beside another one. */
function isNeighbour(
  syntax: PatternSyntax,
  pattern: string,
  { from, to }: Gap,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  return syntax
    .placeholders(pattern)
    .some(({ start, end }) => (before === "" && end === from) || (after === "" && start === to));
}

function replaced(pattern: string, from: number, to: number, text: string): PatternEdit {
  return { pattern: pattern.slice(0, from) + text + pattern.slice(to) };
}

/** Signs stay as they are, and the rest of the line is left to a placeholder. */
function restOf(syntax: PatternSyntax, after: string, placeholder: string): string {
  const signs = /^[^\p{L}\p{N}]*/u.exec(after)?.[0] ?? "";
  const isAll = signs.length === after.length;
  if (isAll || (signs === "" && !syntax.areNeighboursAllowed)) return syntax.literal(after);
  return syntax.literal(signs) + placeholder;
}
