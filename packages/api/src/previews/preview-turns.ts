/** So many previews run at once in a process; each may have two processes of Python beside those of live detection. */
const previewsAtOnce = 2;

let free = previewsAtOnce;
const waiting: (() => void)[] = [];

/** Runs the work when it is its turn: whoever came first begins first. */
export async function inPreviewTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
