/** The operating-system account that a child process runs as. Only a parent that runs as root can choose one. */
export interface OsAccount {
  readonly uid: number;
  readonly gid: number;
}
