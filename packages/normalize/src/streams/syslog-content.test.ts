import { expect, test } from "vitest";
import { syslogContent } from "./syslog-content.ts";

test.each([
  [
    '<165>1 2026-02-03T08:15:42Z gate app 17 ID47 [a@1 k="v ] w"][b@1 x="\\""] \uFEFFThe gate opened',
    "The gate opened",
  ],
  ['<34>1 - - - - - - {"door":"vault"}', '{"door":"vault"}'],
  ["<34>1 - 10.40.3.2 - - - -", ""],
  ["<38>Feb  3 08:15:42 gate sshd[4177]: Failed password: root", "Failed password: root"],
  ['<38>Feb  3 08:15:42 gate suricata: @cee: {"event_type":"alert"}', '{"event_type":"alert"}'],
  ['<38>Feb  3 08:15:42 gate {"time":"08:15"}', '{"time":"08:15"}'],
  ["<38>Feb  3 2026 08:15:42 gate CEF:0|a|b|1|2|3|4|", "0|a|b|1|2|3|4|"],
  ["<38>Feb  3 08:15:42 gate date=2026-02-03 time=08:15:42", "date=2026-02-03 time=08:15:42"],
  ["2026-02-03T09:15:42+01:00 gate logind[5]: New session", "New session"],
  ["<13>just text", "just text"],
  ['{"door":"vault"}', undefined],
  ["just text: and more", undefined],
])("%j", (message, content) => {
  expect(syslogContent(message)).toBe(content);
});

test("a header that never ends costs no more than its length", () => {
  const before = process.cpuUsage();
  syslogContent(`<1>1 a b c d e ${'[x y="'.repeat(100_000)}`);
  syslogContent(`<1>1 a b c d e [${'"\\'.repeat(100_000)}`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
