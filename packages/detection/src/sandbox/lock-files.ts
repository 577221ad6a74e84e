/** What of Emscripten's in-memory file system is replaced. */
export interface PythonFiles {
  readonly ErrnoError: new (errno: number) => Error;
  open: (path: string, flags: number | string, mode?: number) => unknown;
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

/** Python's files live in its memory and hold nothing of ours; locked, no rule can leave anything there for another. */
export function lockFiles(files: PythonFiles): void {
  const refuse = (): never => {
    throw new files.ErrnoError(readOnlyFileSystem);
  };
  for (const operation of changes) files[operation] = refuse;
  const open = files.open;
  files.open = (path, flags, mode) =>
    typeof flags === "number" && (flags & writingFlags) === 0 ? open.call(files, path, flags, mode) : refuse();
}
