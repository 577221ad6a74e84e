import { expect, test } from "vitest";
import { isSyslogConflict } from "./syslog-conflict.ts";
import type { SyslogProtocol, SyslogSettings } from "./syslog-settings.ts";

const at = (port: number, protocols: SyslogProtocol[], ...networks: string[]): SyslogSettings => ({
  port,
  protocols,
  networks,
  idleMinutes: 60,
});

test.each([
  ["the same port, for everybody", at(514, ["UDP"]), at(514, ["UDP"]), true],
  ["another port", at(514, ["UDP"]), at(515, ["UDP"]), false],
  ["UDP beside TCP", at(514, ["UDP"]), at(514, ["TCP"]), false],
  ["TLS beside TCP", at(514, ["TLS"]), at(514, ["UDP", "TCP"]), true],
  ["some senders beside all others", at(514, ["TCP"], "10.0.0.0/8"), at(514, ["TCP"]), false],
  ["a network within another", at(514, ["TCP"], "10.0.0.0/8"), at(514, ["TCP"], "10.1.0.0/16"), false],
  ["one network in common", at(514, ["TCP"], "10.1.0.0/16"), at(514, ["TCP"], "10.2.0.1/32", "10.1.0.0/16"), true],
])("%s", (_, one, other, expected) => {
  expect(isSyslogConflict(one, other)).toBe(expected);
  expect(isSyslogConflict(other, one)).toBe(expected);
});
