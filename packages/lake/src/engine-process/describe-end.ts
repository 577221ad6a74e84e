/** Why an engine's process ended. */
export type EngineEnd =
  | {
      readonly kind: "ended";
      readonly code: number | null;
      readonly signal: NodeJS.Signals | null;
      readonly lastWords: string;
    }
  /** Ended by its supervisor: a statement was at work beyond its time, and nothing stopped it. */
  | { readonly kind: "overrun"; readonly key: string | undefined }
  | { readonly kind: "memory"; readonly bytes: number; readonly bytesMax: number }
  | { readonly kind: "silent" };

const wordsLengthMax = 300;
const manyEnds = 3;

/** A sentence for whoever runs Pharos. */
export function describeEnd(
  end: EngineEnd,
  { endsInLastMinute, refused }: { readonly endsInLastMinute: number; readonly refused: number },
): string {
  const often = endsInLastMinute >= manyEnds ? ` It has ended ${endsInLastMinute} times within a minute.` : "";
  const texts = refused === 1 ? "1 query that ended it" : `${refused} queries that ended it`;
  const refusal = refused === 0 ? "" : ` ${texts} more than once will not be run again for 24 hours.`;
  return `The data lake's engine is being restarted: ${reasonOf(end)}.${often}${refusal}`;
}

function reasonOf(end: EngineEnd): string {
  switch (end.kind) {
    case "overrun":
      return "a query ran beyond its time limit and could not be stopped";
    case "memory":
      return `it used ${mebibytes(end.bytes)} of memory, and its limit is ${mebibytes(end.bytesMax)}`;
    case "silent":
      return "it stopped answering";
    case "ended": {
      const how = end.signal === null ? `ended with code ${end.code}` : `was ended by ${end.signal}`;
      const words = end.lastWords.slice(-wordsLengthMax).trim();
      return words === "" ? `it ${how}` : `it ${how} and wrote "${words}"`;
    }
  }
}

const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;
