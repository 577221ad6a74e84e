import { type OfficeName, offices } from "./company/offices.ts";
import type { Person } from "./company/people.ts";
import { hourMs } from "./event.ts";

/** How busy an office is by the hour of its own clock: lunch shows, and so does the one who works late. */
const byHour = [
  0.01, 0.005, 0.005, 0.005, 0.01, 0.03, 0.1, 0.35, 0.8, 1, 1, 0.95, 0.6, 0.8, 1, 0.95, 0.85, 0.6, 0.3, 0.15, 0.12, 0.1,
  0.06, 0.02,
];
const weekend = 0.06;

/** 0 (asleep) to 1 (the busiest hour). */
export function activityOf(office: OfficeName, atMs: number): number {
  const local = new Date(atMs + offices[office].utcOffsetHours * hourMs);
  const day = local.getUTCDay();
  const factor = day === 0 || day === 6 ? weekend : 1;
  return (byHour[local.getUTCHours()] ?? 0) * factor;
}

/** Some days a person works at home; the choice lasts the day. */
export function worksAtHome(person: Person, atMs: number): boolean {
  const day = Math.floor((atMs + offices[person.office].utcOffsetHours * hourMs) / (24 * hourMs));
  return (day * 31 + person.account.length * 17 + person.homeIp.length) % 5 < 2;
}

export function publicIpOf(person: Person, atMs: number): string {
  return worksAtHome(person, atMs) ? person.homeIp : offices[person.office].publicIp;
}
