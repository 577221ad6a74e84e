import type { Rule } from "@pharos/domain";
import { expect, test } from "vitest";
import { outageErrors } from "./outage-errors.ts";
import { errorToGroup } from "./to-group.ts";

const happening = { at: new Date(0), sourceId: "doors" };
const message = "it holds up ingest";

test("a call that a suspension cut off begins the same alert, with the same title, as the suspension", () => {
  const rule = { id: "Door.Slow", displayName: "Slow one", kind: "RULE", logTypes: ["Custom.Door"] } as unknown as Rule;
  const [outage] = outageErrors([{ ruleId: rule.id, kind: "Suspended", message, line: 1 }], new Map([[rule.id, rule]]));
  const call = {
    ruleId: rule.id,
    kind: "Suspended",
    message,
    line: 1,
    logType: "Custom.Door",
    eventJson: Buffer.from("{}"),
    standard: {},
  };
  const groups = [{ logType: "", line: 1, ...outage } as never, call].map((error) =>
    errorToGroup(error, rule, happening),
  );
  for (const { dedup, text } of groups) {
    expect({ dedup, title: text.title }).toEqual({
      dedup: "Suspended",
      title: "Slow one cannot run: it holds up ingest",
    });
  }
});
