import { people, peopleOf, personNamed } from "../company/people.ts";
import { minuteMs } from "../event.ts";
import { workspace } from "../formats/google.ts";
import { okta, userTarget } from "../formats/okta.ts";
import { slack } from "../formats/slack.ts";
import type { Incident } from "./incident.ts";

const travellers = peopleOf("sales", "support", "executive");

export const signInIncidents: readonly Incident[] = [
  {
    raises: "Okta.SystemLog.AccountLocked",
    weight: 4,
    events: (atMs, random) => {
      const person = random.pick(people);
      const failure = {
        event: "user.session.start",
        message: "User login to Okta",
        result: "FAILURE",
        reason: "INVALID_CREDENTIALS",
      } as const;
      const wrong = [0, 20, 45, 70, 100].map((seconds) => okta({ atMs: atMs + seconds * 1000, person, ...failure }));
      return [
        ...wrong,
        okta({
          atMs: atMs + 2 * minuteMs,
          person,
          event: "user.account.lock",
          message: "Max sign in attempts exceeded",
          reason: "LOCKED_OUT",
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "Okta.SystemLog.SignInThroughAnonymizer",
    weight: 3,
    events: (atMs, random) => {
      const from = {
        ip: `203.0.113.${random.int(10, 60)}`,
        city: "Lisbon",
        country: "Portugal",
        isProxy: true,
        network: "nordvpn",
      };
      return [
        okta({
          atMs,
          person: random.pick(travellers),
          event: "user.session.start",
          message: "User login to Okta",
          from,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "Okta.SystemLog.FactorsResetForUser",
    weight: 2,
    events: (atMs, random) => {
      const targets = [userTarget(random.pick(travellers))];
      const person = personNamed("Carla Neumann");
      return [
        okta({
          atMs,
          person,
          event: "user.mfa.factor.reset_all",
          message: "Reset all factors for user",
          targets,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "Okta.SystemLog.ApiTokenCreated",
    weight: 1,
    events: (atMs) => {
      const targets = [{ type: "Token", alternateId: "hr-import", displayName: "hr-import" }];
      return [
        okta({
          atMs,
          person: personNamed("Deepa Menon"),
          event: "system.api_token.create",
          message: "Create API token",
          targets,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "GSuite.ActivityEvent.SuspiciousSignIn",
    weight: 2,
    events: (atMs, random) => {
      const person = random.pick(travellers);
      const parameters = { affected_email_address: person.email };
      return [
        workspace({
          atMs,
          person,
          application: "login",
          type: "account_warning",
          name: "suspicious_login",
          parameters,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "Slack.AuditLogs.AnomalyFound",
    weight: 3,
    events: (atMs, random) => {
      const reason = [random.pick(["asn", "session_fingerprint", "unexpected_client"])];
      return [slack({ atMs, person: random.pick(people), action: "anomaly", details: { reason }, notable: true })];
    },
  },
];
