import type { DemoEvent, Slot } from "./event.ts";
import { incidentsIn } from "./incidents/incidents.ts";
import { randomOf } from "./random.ts";
import { berlinNetwork } from "./traffic/berlin-network.ts";
import { cloudMachines, cloudWork } from "./traffic/cloud-work.ts";
import { codeWork } from "./traffic/code-work.ts";
import { laptops } from "./traffic/laptops.ts";
import { officeWork } from "./traffic/office-work.ts";
import { oktaSignIns } from "./traffic/okta-sign-ins.ts";
import type { Traffic } from "./traffic/traffic.ts";
import { vpcConnections, webVisits } from "./traffic/web-visits.ts";

const traffic: Readonly<Record<string, Traffic>> = {
  oktaSignIns,
  officeWork,
  codeWork,
  cloudWork,
  cloudMachines,
  webVisits,
  vpcConnections,
  berlinNetwork,
  laptops,
};

/** Everything but the stories that happens in a slot, in the order of time. */
export function eventsOf(seed: number, slot: Slot): DemoEvent[] {
  const usual = Object.entries(traffic).flatMap(([name, make]) => make(slot, randomOf(seed, name, slot.startMs)));
  const unusual = incidentsIn(slot, randomOf(seed, "incidents", slot.startMs));
  return inOrder([...usual, ...unusual]);
}

export function inOrder(events: DemoEvent[]): DemoEvent[] {
  return events.sort((a, b) => a.atMs - b.atMs);
}
