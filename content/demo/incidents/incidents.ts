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

/** How many an hour in an ordinary month: some on a working day, few at night and at weekends. */
const perHour = { working: 0.17, resting: 0.035 };

export function incidentsIn(slot: Slot, random: Random, timesAsMany = 1): DemoEvent[] {
  const rate = isWorking(slot.startMs) ? perHour.working : perHour.resting;
  return Array.from({ length: random.count(rate * hoursOf(slot) * timesAsMany) }, () =>
    random.pick(drawn).events(momentIn(slot, random), random),
  ).flat();
}

function isWorking(atMs: number): boolean {
  const day = new Date(atMs).getUTCDay();
  const hour = Math.floor((atMs % dayMs) / hourMs);
  return day > 0 && day < 6 && hour >= 6 && hour < 18;
}
