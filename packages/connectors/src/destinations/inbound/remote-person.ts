/** Somebody as the tool names them. */
export interface RemotePerson {
  readonly id: string;
  readonly name: string;
  /** Undefined where the tool did not say. */
  readonly email?: string | undefined;
}
