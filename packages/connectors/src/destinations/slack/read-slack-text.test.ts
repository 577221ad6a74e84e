import { expect, test } from "vitest";
import { readSlackText } from "./read-slack-text.ts";

test.each([
  ["disk &gt; 90 % &amp;&amp; rising", "disk > 90 % && rising"],
  ["see <https://runbooks.example.com/7?a=1&amp;b=2>", "see https://runbooks.example.com/7?a=1&b=2"],
  ["see <https://runbooks.example.com|the runbook>", "see the runbook (https://runbooks.example.com)"],
  ["<mailto:bo@example.com|bo@example.com> knows", "bo@example.com knows"],
  ["<@U0AAA1> and <@U0AAA2|bo>", "@U0AAA1 and @bo"],
  ["in <#C1|security>", "in #security"],
  ["<!here> <!subteam^S1|@soc>", "@here @soc"],
  // Nothing is unescaped twice.
  ["&amp;lt;b&amp;gt; &lt;@U1&gt;", "&lt;b&gt; <@U1>"],
])("%s reads %s", (text, read) => {
  expect(readSlackText(text)).toBe(read);
});
