/** A draft as the database of the browser has it. */
export interface DurableDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null once it was saved or discarded. */
  readonly text: string | null;
}

const databaseName = "pharos-drafts";
const storeName = "drafts";
/** A browser that does not answer must not keep anybody from writing. */
const patienceMs = 2_000;

/** Drafts for which local storage has no room. */
const large = new Map<string, string>();
let opened: Promise<IDBDatabase | undefined> | undefined;
let recovered: Promise<void> | undefined;

/**
 * Resolves once drafts can be read. A browser writes local storage to its disk up to a minute later and loses that when
 * it crashes, so every draft is in a database as well, which is written at once; what is newer there is taken over.
 */
export function recoverDrafts(): Promise<void> {
  recovered ??= Promise.race([
    takeOver().catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return recovered;
}

/** Null where nothing is kept. */
export function readDraft(key: string): string | null {
  return large.get(key) ?? localStorage.getItem(key);
}

export function keepDraft(key: string, draft: { readonly at: number; readonly text: string }): void {
  hold(key, draft.text);
  void write(key, draft);
}

export function dropDraft(key: string, at: number): void {
  if (readDraft(key) === null) return;
  large.delete(key);
  localStorage.removeItem(key);
  void write(key, { at, text: null });
}

/** What the database knows later than local storage does. */
export function findNewer(
  readLocal: (key: string) => string | null,
  durable: ReadonlyMap<string, DurableDraft>,
): readonly (readonly [key: string, text: string | null])[] {
  return [...durable].flatMap(([key, { at, text }]) => {
    const local = readLocal(key);
    return local === text || at <= timeOf(local) ? [] : [[key, text] as const];
  });
}

function timeOf(text: string | null): number {
  if (text === null) return Number.NEGATIVE_INFINITY;
  try {
    const { at } = JSON.parse(text) as { readonly at?: unknown };
    return typeof at === "number" ? at : Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

function hold(key: string, text: string): void {
  large.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem(key);
    large.set(key, text);
  }
}

async function takeOver(): Promise<void> {
  const database = await open();
  if (!database) return;
  const drafts = database.transaction(storeName).objectStore(storeName);
  const [keys, values] = await Promise.all([answerOf(drafts.getAllKeys()), answerOf(drafts.getAll())]);
  const durable = new Map(keys.map((key, index) => [String(key), values[index] as DurableDraft]));
  for (const [key, text] of findNewer(readDraft, durable)) {
    if (text === null) localStorage.removeItem(key);
    else hold(key, text);
  }
  for (const [key, { text }] of durable) if (text === null) void remove(key);
}

async function write(key: string, draft: DurableDraft): Promise<void> {
  const database = await open();
  database?.transaction(storeName, "readwrite", { durability: "strict" }).objectStore(storeName).put(draft, key);
}

async function remove(key: string): Promise<void> {
  const database = await open();
  database?.transaction(storeName, "readwrite").objectStore(storeName).delete(key);
}

/** Undefined where the browser has no database, or refuses it. */
function open(): Promise<IDBDatabase | undefined> {
  opened ??= openDatabase().catch(() => undefined);
  return opened;
}

async function openDatabase(): Promise<IDBDatabase | undefined> {
  if (!("indexedDB" in globalThis)) return undefined;
  const request = indexedDB.open(databaseName);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return await answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
