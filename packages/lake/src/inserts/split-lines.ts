const newline = 0x0a;

/** Cuts lines into pieces of at most `bytesMax` bytes, between lines; a longer line is a piece of its own. No copies. */
export function splitLines(lines: Buffer, bytesMax: number): Buffer[] {
  const pieces: Buffer[] = [];
  for (let start = 0; start < lines.length; ) {
    const end = endOfPiece(lines, start, bytesMax);
    pieces.push(lines.subarray(start, end));
    start = end;
  }
  return pieces;
}

function endOfPiece(lines: Buffer, start: number, bytesMax: number): number {
  if (lines.length - start <= bytesMax) return lines.length;
  const lastWithin = lines.lastIndexOf(newline, start + bytesMax - 1);
  if (lastWithin >= start) return lastWithin + 1;
  const next = lines.indexOf(newline, start + bytesMax);
  return next < 0 ? lines.length : next + 1;
}
