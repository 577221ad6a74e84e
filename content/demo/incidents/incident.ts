import type { DemoEvent } from "../event.ts";
import type { Random } from "../random.ts";

/** Something harmless that looks like an attack: the daily bread of whoever triages. */
export interface Incident {
  /** The detection that speaks up. */
  readonly raises: string;
  /** How often, compared with the others. */
  readonly weight: number;
  events(atMs: number, random: Random): DemoEvent[];
}
