/** What of Emscripten's in-memory file system is replaced. */
export interface PythonFiles {
  readonly ErrnoError: new (errno: number) => Error;
  open: (path: string, flags: number | string, mode?: number) => unknown;
  readonly mkdirTree: (path: string) => void;
  readonly writeFile: (path: string, bytes: Uint8Array) => void;
  [operation: string]: unknown;
}

const readOnlyFileSystem = 69;
/** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and O_APPEND of Emscripten. */
const writingFlags = 0o1 | 0o2 | 0o100 | 0o1000 | 0o2000;
const changes = [
  "mkdir",
  "mknod",
  "symlink",
  "rename",
  "rmdir",
  "unlink",
  "truncate",
  "chmod",
  "chown",
  "utime",
  "mount",
];

/**
 * Python's files live in its memory and hold nothing of ours; locked, no rule can leave anything there for another.
 * Returns what unlocks them while `write` runs.
 */
export function lockFiles(files: PythonFiles): (write: () => void) => void {
  let isLocked = true;
  const lock = <Args extends unknown[]>(change: (...args: Args) => unknown, isChange = (..._: Args) => true) =>
    function locked(this: unknown, ...args: Args): unknown {
      if (isLocked && isChange(...args)) throw new files.ErrnoError(readOnlyFileSystem);
      return change.apply(files, args);
    };
  for (const operation of changes) files[operation] = lock(files[operation] as (...args: unknown[]) => unknown);
  const mayWrite = (_path: string, flags: number | string) => typeof flags !== "number" || (flags & writingFlags) !== 0;
  files.open = lock(files.open, mayWrite);
  return (write) => {
    isLocked = false;
    try {
      write();
    } finally {
      isLocked = true;
    }
  };
}
