import { expect, test } from "vitest";
import { policyChanges } from "./policy-changes.ts";

const version = (id: string, minute: number, ...resourceTypes: string[]) => ({
  id,
  lastModified: new Date(Date.UTC(2026, 2, 1, 10, minute)),
  resourceTypes,
});
const { known } = policyChanges({}, [version("P", 0, "Bucket"), version("Q", 0, "User", "Role")]);

test.each([
  {
    name: "nothing",
    policies: [version("P", 0, "Bucket"), version("Q", 0, "User", "Role")],
    changes: { gone: [], types: [] },
  },
  {
    name: "a policy that was added",
    policies: [version("P", 0, "Bucket"), version("Q", 0, "User", "Role"), version("R", 0, "Key")],
    changes: { gone: [], types: ["Key"] },
  },
  {
    name: "a policy that was changed, with the types that it had",
    policies: [version("P", 1, "Topic"), version("Q", 0, "User", "Role")],
    changes: { gone: [], types: ["Bucket", "Topic"] },
  },
  {
    name: "a policy for every type",
    policies: [version("P", 1), version("Q", 0, "User", "Role")],
    changes: { gone: [], types: "all" },
  },
  { name: "a policy that is gone", policies: [version("P", 0, "Bucket")], changes: { gone: ["Q"], types: [] } },
])("notices $name", ({ policies, changes }) => {
  expect(policyChanges(known, policies)).toMatchObject(changes);
});

test("knows afterwards what it saw", () => {
  const policies = [version("P", 1, "Topic")];
  const after = policyChanges(known, policies).known;
  expect(policyChanges(after, policies)).toEqual({ gone: [], types: [], known: after });
});
