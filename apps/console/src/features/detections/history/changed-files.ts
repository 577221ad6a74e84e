interface File {
  readonly path: string;
  readonly text: string;
}

export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The files that differ between two versions; one that is absent is empty. */
export function findChangedFiles(before: readonly File[], after: readonly File[]): ChangedFile[] {
  const textOf = (files: readonly File[], path: string) => files.find((file) => file.path === path)?.text ?? "";
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort();
  return paths
    .map((path) => ({ path, before: textOf(before, path), after: textOf(after, path) }))
    .filter((file) => file.before !== file.after);
}
