/** A file of a repository; its path has forward slashes. */
export interface RepositoryFile {
  readonly path: string;
  /** In base64 for a file that is not text. */
  readonly text: string;
  readonly isBase64?: boolean;
}
