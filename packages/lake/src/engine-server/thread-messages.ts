/** A statement for a thread of the engine's process. */
export type ThreadStatement =
  | {
      readonly kind: "answer";
      readonly sql: string;
      readonly format: string;
      readonly settings: Readonly<Record<string, string>>;
      readonly isStreamed: boolean;
    }
  | {
      readonly kind: "insert";
      /** `database.table` */
      readonly table: string;
      /** Or the path of the file that holds them. */
      readonly rows: Uint8Array | string;
      readonly settings: Readonly<Record<string, string>>;
    };

/** `next` asks for the next piece of a streamed answer; `leave` ends it early. */
export type ThreadRequest = ThreadStatement | { readonly kind: "next" } | { readonly kind: "leave" };

/** Each request has one. */
export type ThreadReply = { readonly piece: Uint8Array; readonly isLast: boolean } | { readonly failure: string };

export interface ThreadOptions {
  readonly path: string;
}
