import { expect, test } from "vitest";
import { switchSentence } from "./switch-sentence.ts";

const sent = (...names: string[]) => names.map((name) => ({ name, isReceived: true }));
const notSent = [{ name: "Okta.SystemLog", isReceived: false }];

test.each([
  {
    pack: { enabled: true, switchReason: "LOGS_ARRIVE", logTypes: [...sent("AWS.CloudTrail"), ...notSent] },
    says: "On: logs of AWS.CloudTrail arrive",
  },
  {
    pack: { enabled: true, switchReason: "LOGS_ARRIVE", logTypes: sent("A.A", "B.B", "C.C", "D.D") },
    says: "On: logs of A.A and 3 more arrive",
  },
  {
    pack: { enabled: false, switchReason: "WAITS_FOR_LOGS", logTypes: notSent },
    says: "Off: no source sends its log types",
  },
  { pack: { enabled: false, switchReason: "PERSON", logTypes: [] }, says: "Off: disabled by hand" },
  { pack: { enabled: true, switchReason: null, logTypes: [] }, says: undefined },
] as const)("says: $says", ({ pack, says }) => {
  expect(switchSentence({ ...pack, isSwitchable: true })).toBe(says);
});

test("says why somebody who does not see all of its log types cannot switch it", () => {
  const pack = { enabled: true, isSwitchable: false, logTypes: [] };
  const why = "Locked: some log types are hidden from you";
  expect(switchSentence(pack)).toBe(why);
  expect(switchSentence({ ...pack, switchReason: "PERSON" })).toBe(`${why}. On: enabled by hand`);
});
