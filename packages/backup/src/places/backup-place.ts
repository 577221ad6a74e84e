export interface PlacedFile {
  /** With `/` between its parts. */
  readonly name: string;
  readonly bytes: number;
}

/** Where backups lie: a folder, or a bucket below a prefix. Files are written once, whole, and never changed. */
export interface BackupPlace {
  /** As people write it. */
  readonly address: string;
  /** Durable and whole when it resolves; otherwise not there. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  list(): Promise<PlacedFile[]>;
  remove(name: string): Promise<void>;
}
