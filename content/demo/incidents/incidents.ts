import { type DemoEvent, dayMs, hourMs, hoursOf, type Slot } from "../event.ts";
import type { Random } from "../random.ts";
import { momentIn } from "../traffic/traffic.ts";
import { cloudIncidents } from "./cloud.ts";
import { codeAndFileIncidents } from "./code-and-files.ts";
import type { Incident } from "./incident.ts";
import { networkAndLaptopIncidents } from "./network-and-laptops.ts";
import { signInIncidents } from "./sign-ins.ts";

export const incidents: readonly Incident[] = [
  ...signInIncidents,
  ...cloudIncidents,
  ...codeAndFileIncidents,
  ...networkAndLaptopIncidents,
];

const drawn = incidents.flatMap((incident) => Array.from({ length: incident.weight }, () => incident));

export function incidentsIn(slot: Slot, random: Random): DemoEvent[] {
  return Array.from({ length: random.count(incidentsPerHour(slot.startMs) * hoursOf(slot)) }, () =>
    random.pick(drawn).events(momentIn(slot, random), random),
  ).flat();
}

/** How many incidents an ordinary hour brings: some on a working day, few at night and at weekends. */
function incidentsPerHour(atMs: number): number {
  const day = new Date(atMs).getUTCDay();
  const hour = Math.floor((atMs % dayMs) / hourMs);
  return day > 0 && day < 6 && hour >= 6 && hour < 18 ? 0.25 : 0.1;
}
