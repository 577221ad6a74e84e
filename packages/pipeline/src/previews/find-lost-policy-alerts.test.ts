import type { Alert } from "@pharos/domain";
import { expect, test } from "vitest";
import type { AlertChange, ComparedAlert } from "./compare-alerts.ts";
import { findLostPolicyAlerts } from "./find-lost-policy-alerts.ts";

function previewed(change: AlertChange, ...resourceIds: string[]): ComparedAlert {
  const events = resourceIds.map((resourceId) => ({ resourceId, rowId: resourceId, logType: "", eventTime: "" }));
  return { change, events, alert: {} as Alert, destinations: [], differences: [] };
}

const compared = [previewed("NEW", "roof"), previewed("GONE", "vault", "cellar")];

test.each([
  { name: "are gone", resourceIds: ["vault", "cellar"], lost: true },
  { name: "are gone, or passed before", resourceIds: ["gate", "vault"], lost: true },
  { name: "are gone, but for one that goes on failing", resourceIds: ["vault", "hall"], lost: false },
  { name: "fail newly", resourceIds: ["roof"], lost: false },
  { name: "are not among the failures of either version", resourceIds: ["gate"], lost: false },
])("a stored alert whose resources $name: $lost", ({ resourceIds, lost }) => {
  const found = findLostPolicyAlerts(compared, [{ id: "a", resourceIds }], new Set(["hall"]));
  expect(found).toEqual(lost ? [{ id: "a", gone: compared[1] }] : []);
});
