/** A file of a repository; its path has forward slashes. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}
