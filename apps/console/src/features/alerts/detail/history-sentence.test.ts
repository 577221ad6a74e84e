import { expect, test } from "vitest";
import { historySentence } from "./history-sentence.ts";

const people = [{ id: "bo", givenName: "Bo", familyName: "Lind", email: "bo@example.com" }];

test.each([
  ["OPEN", "CLOSED", "changed the status from Open to Closed: False positive"],
  ["CLOSED", "CLOSED", "changed the outcome: False positive"],
])("an outcome from %s to %s", (from, to, sentence) => {
  const entry = { type: "STATUS_CHANGE", from, to, outcome: "FALSE_POSITIVE", actor: { id: "ada" } };
  expect(historySentence(entry, people)).toBe(sentence);
});

test.each([
  ["STATUS_CHANGE", "OPEN", "RESOLVED", "changed the status from Open to Resolved"],
  ["ASSIGNEE_CHANGE", "", "bo", "assigned it to Bo Lind"],
  ["ASSIGNEE_CHANGE", "", "ada", "assigned it to themselves"],
  ["ASSIGNEE_CHANGE", "bo", "", "removed the assignee"],
  ["ASSIGNEE_CHANGE", "", "gone", "assigned it to Unknown"],
  ["CHANGE_REFUSED", "ASSIGNEE_CHANGE", "", "chose an assignee, which was not applied in Pharos"],
  ["CHANGE_REFUSED", "STATUS_CHANGE", "", "chose a status, which was not applied in Pharos"],
  ["CHANGE_REFUSED", "COMMENT", "", "made a change that was not applied in Pharos"],
  ["COMMENT", "", "", "commented"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "ASKED", "asked ana@example.com in Slack"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "YES", "answered in Slack: Yes, this was me"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "NO", "answered in Slack: No"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "REPLY", "answered in Slack"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "EXPIRED", "got no answer from ana@example.com within 24 hours"],
  ["SLACKBOT_BOOMERANG", "ana@example.com", "FAILED", "could not ask ana@example.com in Slack"],
])("%s %s → %s", (type, from, to, sentence) => {
  expect(historySentence({ type, from, to, actor: { id: "ada" } }, people)).toBe(sentence);
});
