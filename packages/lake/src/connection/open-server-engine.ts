import type { Engine, Lane } from "./engine.ts";
import { openHttpEngine } from "./http-engine.ts";
import { type StatementWatch, unwatched } from "./statement-watch.ts";

export interface ServerAddress {
  /** `http://host:8123` */
  readonly url: string;
  readonly username?: string;
  readonly password?: string;
}

/** A server has more of everything than the embedded engine. */
const places: Readonly<Record<Lane, number>> = { write: 4, read: 8, people: 16, background: 4, control: 8 };

/** A ClickHouse server by address. */
export function openServerEngine(
  address: ServerAddress,
  memoryBytesMax: number,
  watch: StatementWatch = unwatched,
): Engine {
  return openHttpEngine({ ...address, memoryBytesMax, places, watch });
}
