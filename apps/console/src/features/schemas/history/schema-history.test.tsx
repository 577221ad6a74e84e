// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const at = (day: number) => `2026-03-0${day}T12:00:00Z`;
const revisionOf = (revision: number) => ({
  revision,
  spec: `schema: Custom.Gate\n# ${revision}\nfields: []\n`,
  changedBy: "Ada Keeper",
  at: at(revision),
});
const schema = {
  name: "Custom.Gate",
  description: "",
  referenceURL: "",
  revision: 2,
  spec: revisionOf(2).spec,
  isManaged: false,
  isArchived: false,
  createdAt: at(1),
  updatedAt: at(2),
  logSources: [],
  revisions: [revisionOf(2), revisionOf(1)],
};

test("restores an older revision by saving its text over the current one", async () => {
  const saved: unknown[] = [];
  const { address } = openPage("/configure/schemas/Custom.Gate/?tab=history", {
    fields: {
      schema: () => schema,
      createOrUpdateSchema: ({ input }: { input: unknown }) => {
        saved.push(input);
        return { schema: { ...schema, revision: 3, spec: revisionOf(1).spec } };
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Compare revision 1" }));
  fireEvent.click(await screen.findByRole("button", { name: "Restore revision 1" }));
  await screen.findByText("Restored revision 1 of Custom.Gate");
  expect(saved).toEqual([{ name: "Custom.Gate", spec: revisionOf(1).spec, revision: 2 }]);
  expect(address()).toBe("/configure/schemas/Custom.Gate/?tab=history");
});

test("opens the revision that the address names, and offers no restore of the current one", async () => {
  openPage("/configure/schemas/Custom.Gate/?tab=history&revision=2", { fields: { schema: () => schema } });
  await screen.findByRole("dialog", { name: "Revision 2" });
  await screen.findByRole("combobox", { name: "Compare with" });
  expect(screen.queryByRole("button", { name: "Restore revision 2" })).toBeNull();
});

test("says why a schema that comes with Pharos has no revisions", async () => {
  const managed = { ...schema, isManaged: true, revisions: [] };
  openPage("/configure/schemas/Custom.Gate/?tab=history", { fields: { schema: () => managed } });
  await screen.findByText(/comes with Pharos and changes only with a new version/);
});
