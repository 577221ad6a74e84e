import { people } from "../company/people.ts";
import type { DemoEvent } from "../event.ts";
import { hoursOf } from "../event.ts";
import { okta, userTarget } from "../formats/okta.ts";
import { activityOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const applications = [
  "Google Workspace",
  "Slack",
  "GitHub",
  "AWS IAM Identity Center",
  "Jira",
  "Zendesk",
  "Salesforce",
  "Zoom",
];
const push = { debugData: { factor: "OKTA_VERIFY_PUSH" } };

/** Everybody signs in some times a day, opens applications, and now and then mistypes the password. */
export const oktaSignIns: Traffic = (slot, random) =>
  people.flatMap((person) => {
    const mean = 0.55 * activityOf(person.office, slot.startMs) * hoursOf(slot);
    return happen(mean, slot, random, (atMs) => {
      const events: DemoEvent[] = [];
      if (random.chance(0.06)) {
        const failure = { event: "user.session.start", result: "FAILURE", reason: "INVALID_CREDENTIALS" } as const;
        events.push(okta({ atMs, person, message: "User login to Okta", ...failure }));
      }
      if (random.chance(0.3)) {
        events.push(okta({ atMs: atMs + 4000, person, event: "user.session.start", message: "User login to Okta" }));
        const factor = { event: "user.authentication.auth_via_mfa", message: "Authentication of user via MFA" };
        events.push(okta({ atMs: atMs + 9000, person, targets: [userTarget(person)], ...factor, ...push }));
      }
      const name = random.pick(applications);
      const target = { type: "AppInstance", alternateId: name, displayName: name };
      const event = "user.authentication.sso";
      events.push(
        okta({ atMs: atMs + 12000, person, event, message: "User single sign on to app", targets: [target] }),
      );
      return events;
    });
  });
