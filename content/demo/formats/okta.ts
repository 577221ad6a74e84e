import { offices } from "../company/offices.ts";
import type { Person } from "../company/people.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";
import { publicIpOf } from "../rhythm.ts";
import { browserOf } from "./user-agent.ts";

export interface OktaAction {
  readonly atMs: number;
  readonly person: Person;
  /** `user.session.start` */
  readonly event: string;
  readonly message: string;
  readonly result?: "SUCCESS" | "FAILURE";
  readonly reason?: string;
  readonly targets?: readonly OktaTarget[];
  readonly debugData?: Readonly<Record<string, unknown>>;
  /** Where it came from, when not from where the person works. */
  readonly from?: Whereabouts;
  readonly notable?: boolean;
}
export interface OktaTarget {
  readonly type: string;
  readonly alternateId: string;
  readonly displayName: string;
}
export interface Whereabouts {
  readonly ip: string;
  readonly city: string;
  readonly country: string;
  readonly isProxy: boolean;
  readonly network: string;
  readonly userAgent?: string;
}

export function userTarget(person: Person): OktaTarget {
  return { type: "User", alternateId: person.email, displayName: person.name };
}

export function okta(action: OktaAction): DemoEvent {
  const { person, atMs, from } = action;
  const office = offices[person.office];
  const random = randomOf("okta", person.email, action.event, atMs);
  const failed = action.result === "FAILURE";
  const line = JSON.stringify({
    uuid: random.uuid(),
    published: new Date(atMs).toISOString(),
    eventType: action.event,
    version: "0",
    severity: failed ? "WARN" : "INFO",
    displayMessage: action.message,
    actor: { id: person.oktaId, type: "User", alternateId: person.email, displayName: person.name, detailEntry: null },
    client: {
      userAgent: { rawUserAgent: from?.userAgent ?? browserOf(person), os: person.laptopSystem, browser: "CHROME" },
      zone: "null",
      device: "Computer",
      id: null,
      ipAddress: from?.ip ?? publicIpOf(person, atMs),
      geographicalContext: {
        city: from?.city ?? office.city,
        state: from === undefined ? office.state : null,
        country: from?.country ?? office.country,
        postalCode: null,
        geolocation: from === undefined ? { lat: office.lat, lon: office.lon } : null,
      },
    },
    outcome: { result: action.result ?? "SUCCESS", reason: action.reason ?? null },
    target: (action.targets ?? []).map((target) => ({
      id: randomOf("okta-id", target.alternateId).hex(20),
      ...target,
    })),
    transaction: { type: "WEB", id: random.hex(24), detail: {} },
    authenticationContext: { authenticationStep: 0, externalSessionId: `102${random.hex(16)}` },
    securityContext: {
      asNumber: 3320,
      asOrg: from?.network ?? "deutsche telekom ag",
      isp: from?.network ?? "deutsche telekom ag",
      domain: null,
      isProxy: from?.isProxy ?? false,
    },
    debugContext: { debugData: { requestUri: "/idp/idx/identify", ...action.debugData } },
  });
  return { source: "Okta", atMs, line, ...(action.notable ? { notable: true } : {}) };
}
