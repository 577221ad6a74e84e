/** What a file of the console that did not load is called; `watchChunks` names them, whatever the browser says. */
const failureName = "ChunkFailure";
/** The build that this tab has reloaded for. */
const reloadedForKey = "reloaded-for-build";

/**
 * Marks every file of the console that does not load. The words differ by browser; and the router would reload the
 * page as soon as it read them, even with a server that is gone.
 */
export function watchChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { payload: Error };
    payload.name = failureName;
    payload.message = "Part of the console could not be loaded.";
  });
}

export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === failureName;

/** The program that a page of the console starts: its name changes with every build. */
export function entryOf(html: string): string | undefined {
  return /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html)?.[1];
}

/** What the server serves now; undefined when it does not answer with a page of the console. */
async function readServedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch("/", { cache: "no-store", headers: { accept: "text/html" } });
    return answer.ok ? entryOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Reloads the tab when the server has another build: once for each, so that a proxy's old page makes no loop. */
export async function reloadForNewBuild(): Promise<void> {
  const served = await readServedEntry();
  const own = entryOf(document.documentElement.outerHTML);
  if (!served || served === own || sessionStorage.getItem(reloadedForKey) === served) return;
  sessionStorage.setItem(reloadedForKey, served);
  location.reload();
}

/** Loads everything again, as browsers remember that a file failed; false while the server does not answer. */
export async function reloadWhenServed(): Promise<boolean> {
  if (!(await readServedEntry())) return false;
  location.reload();
  return true;
}
