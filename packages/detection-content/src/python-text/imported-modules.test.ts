import { expect, test } from "vitest";
import { importedModules } from "./imported-modules.ts";

test.each([
  {
    python: "import json\nimport okta_events as events, aws_policies\n",
    found: ["json", "okta_events", "aws_policies"],
  },
  { python: "from okta_events import actor_of\nfrom os.path import join\n", found: ["okta_events", "os"] },
  { python: "def rule(event):\n    from late import x  # why\n    return x(event)\n", found: ["late"] },
  { python: "from pair import (\n    a,\n    b,\n)\n", found: ["pair"] },
  { python: "# from one import a\nimportant = 1\nfromage = 2\n", found: [] },
])("finds $found", ({ python, found }) => {
  expect([...importedModules(python)].sort()).toEqual(found.toSorted());
});
