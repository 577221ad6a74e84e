export interface PlacedPiece {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: string | null;
}

/** A part of a line that is drawn in one way. */
export interface LineSegment {
  readonly start: number;
  readonly end: number;
  /** The innermost piece that it is part of. */
  readonly piece: PlacedPiece | undefined;
  /** It lies behind the place where the parser stops. */
  readonly isBeyond: boolean;
}

/** The line cut at the borders of its pieces, and where the parser stops. Where pieces overlap, the inner one shows. */
export function lineSegments(length: number, pieces: readonly PlacedPiece[], stop: number | undefined): LineSegment[] {
  const borders = new Set([0, length, ...pieces.flatMap(({ start, end }) => [start, end])]);
  if (stop !== undefined) borders.add(stop);
  const places = [...borders].filter((place) => place >= 0 && place <= length).sort((a, b) => a - b);
  return places.slice(1).map((end, i) => {
    const start = places[i] ?? 0;
    const around = pieces.filter((piece) => piece.start <= start && end <= piece.end);
    const piece = around.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
    return { start, end, piece, isBeyond: stop !== undefined && start >= stop };
  });
}
