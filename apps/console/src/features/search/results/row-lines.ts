import { useCallback, useState } from "react";

/** How many lines a row of events has. */
export type RowLines = 1 | 2 | 3;

const storageKey = "search.row-lines";
const known: readonly RowLines[] = [1, 2, 3];

/** The reader's choice, which is remembered on this machine. */
export function useRowLines() {
  const [lines, setLines] = useState<RowLines>(() => toLines(localStorage.getItem(storageKey)));
  const choose = useCallback((text: string) => {
    localStorage.setItem(storageKey, text);
    setLines(toLines(text));
  }, []);
  return [lines, choose] as const;
}

const toLines = (text: string | null): RowLines => known.find((one) => String(one) === text) ?? 1;
