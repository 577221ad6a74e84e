/** A line that tells people on a terminal how far something is, and is gone when it is done. */
export interface ProgressLine {
  readonly tell: (what: string) => void;
  readonly clear: () => void;
}

/** Nothing is written where nobody watches: to files, to other programs. */
export function createProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { tell: () => undefined, clear: () => undefined };
  const eraseLine = "\r\u001b[K";
  return {
    tell: (what) => void stream.write(`${eraseLine}${what.slice(0, (stream.columns || 80) - 1)}`),
    clear: () => void stream.write(eraseLine),
  };
}
