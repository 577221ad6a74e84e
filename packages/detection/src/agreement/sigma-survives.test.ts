import { compileSigmaLogic, createFieldReaders } from "@pharos/detection-content";
import { loadSigma } from "@pharos/detection-content/testing";
import { expect, test } from "vitest";
import { type Random, seededRandom } from "./generate-rules.ts";

const whole = `action: global
title: All of it
logsource: { product: test, category: starts }
---
id: A
name: a
tags: [attack.t1059, attack.execution]
detection:
  selection_one:
    Program|endswith|windash: ['\\x.exe', ' -a']
    f|re|i: '^a(b|c)+[d-f]{2,}\\.$'
    g|cidr: 10.0.0.0/8
    h|base64offset|contains: [a, 'b\\*']
  selection_two:
    - i|expand: '%admins%'
    - j|fieldref|startswith: k
    - l|hour|gte: 0x10
  words: [one, 't*o', 3]
  filter: { m: null, n|exists: true, 'o|neq': '' }
  condition: (1 of selection_* or 2 of them) and not filter
pharos: { Threshold: 2 }
---
action: reset
---
title: Together
id: C
correlation:
  type: temporal
  rules: [a, A]
  aliases: { who: { a: f } }
  group-by: [who, Program]
  timespan: 90s
  condition: a and not A
`;

const pieces = [
  "|",
  ":",
  "- ",
  "[",
  "]",
  "{",
  "}",
  "'",
  '"',
  "*",
  "?",
  "\\",
  "(",
  ")",
  "not ",
  " of ",
  "\n",
  "\n---\n",
];

function damaged(text: string, random: Random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const at = below(text.length);
  const end = at + below(20);
  switch (below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + pieces[below(pieces.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(below(text.length)).slice(0, 30) + text.slice(at);
    default:
      return text.slice(0, at) + pieces[below(pieces.length)] + text.slice(end);
  }
}

const event = {
  image: "c:\\x.exe",
  f: ["abd.", 1],
  g: "10.0.0.1",
  kind: 1,
  l: "2026-01-01 17:00:00",
  words: { a: "two" },
};

test("reads damaged rules to the end, and what it takes of them runs", async () => {
  const random = seededRandom(20_261_120);
  let taken = 0;
  for (let round = 0; round < 800; round++) {
    let text = whole;
    for (let times = 1 + Math.floor(random() * 3); times > 0; times--) text = damaged(text, random);
    const { rules, problems, itemCount } = await loadSigma({ "rules.yml": text });
    for (const { sigma } of rules) {
      if (sigma === undefined) continue;
      const { matches, outputOf, explain } = compileSigmaLogic(sigma, createFieldReaders());
      expect([true, false]).toContain(matches(event));
      outputOf(event);
      explain(event);
      taken += 1;
    }
    for (const { line, column, message } of problems) expect(line * column * message.length).toBeGreaterThan(0);
    expect(itemCount === 0 || rules.length > 0 || problems.length > 0 ? "said" : text).toBe("said");
  }
  expect(taken).toBeGreaterThan(100);
});
