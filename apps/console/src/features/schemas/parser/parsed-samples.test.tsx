// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const spec = `schema: Custom.Gate
parser:
  fastmatch:
    match:
      - '%{gate}: %{rest}'
fields:
  - name: gate
    type: string
`;
const schema = { name: "Custom.Gate", spec, revision: 1, isManaged: false, isArchived: false };
const texts = ["north: mira in", "south; ben"];
const read = {
  text: texts[0],
  outcome: "STORED",
  reason: "",
  pattern: 0,
  pieces: [
    { name: "gate", start: 0, end: 5, value: "north" },
    { name: "rest", start: 7, end: 14, value: "mira in" },
  ],
  stops: [],
};
const reason = '": " does not follow %{gate}';
const unread = {
  text: texts[1],
  outcome: "UNPARSED",
  reason,
  pattern: 0,
  pieces: [],
  stops: [{ pattern: 0, at: 0, name: "gate", expected: ": ", reason }],
};

// The editor is large, and read anew by each file of screens.
beforeAll(() => import("../edit/editor-pages.ts"), 60_000);

interface Asked {
  readonly spec: string;
  readonly samples: { readonly text: string };
}

function openEditor(answer: (asked: Asked) => unknown = () => ({ lines: [read, unread], unreadNames: ["rest"] })) {
  const asked: Asked[] = [];
  openPage("/configure/schemas/Custom.Gate/edit/", {
    fields: {
      schema: () => schema,
      sources: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
      checkSchema: () => ({ problems: [], incompatibleChanges: [] }),
      parseSamples: ({ input }: { input: Asked }) => {
        asked.push(input);
        return { parser: "fastmatch", ...(answer(input) as object) };
      },
    },
  });
  return asked;
}

async function paste(): Promise<void> {
  fireEvent.change(await screen.findByRole("textbox", { name: "Samples" }), { target: { value: texts.join("\n") } });
}

test("shows what each line gives, and why one does not fit", async () => {
  openEditor();
  await paste();
  const toggle = await screen.findByRole("button", { name: "Line 2, not parsed" });
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
  screen.getByText(reason);
  screen.getByText("1 of 2 lines parsed");
  fireEvent.click(screen.getByRole("button", { name: "Line 1, parsed" }));
  const fields = screen.getByRole("table", { name: "Fields of the line" });
  expect(
    within(fields)
      .getAllByRole("row")
      .map((row) => row.textContent),
  ).toEqual(["gatenorth", "restmira inno field reads it"]);
  expect(screen.getByTitle("gate: north").textContent).toBe("north");
});

test("moves from line to line by arrows, with one stop for Tab", async () => {
  openEditor();
  await paste();
  const [first, second] = await screen.findAllByRole("button", { name: /^Line \d/ });
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  second?.focus();
  fireEvent.keyDown(second as HTMLElement, { key: "ArrowUp" });
  expect(document.activeElement).toBe(first);
});

test("makes a field of what is selected, which the document then has", async () => {
  const asked = openEditor();
  await paste();
  fireEvent.click(await screen.findByRole("button", { name: "Line 1, parsed" }));
  fireEvent.click(screen.getByRole("button", { name: "Make a field" }));
  const form = within(screen.getByRole("form", { name: "Make a field" }));
  fireEvent.click(form.getByRole("button", { name: "Add field" }));
  form.getByText("Select a part of the line first.");
  const text = form.getByRole<HTMLTextAreaElement>("textbox", { name: "Text of the field" });
  text.setSelectionRange(7, 11);
  fireEvent.select(text);
  fireEvent.change(form.getByRole("textbox", { name: "Name" }), { target: { value: "who" } });
  fireEvent.click(form.getByRole("button", { name: "Add field" }));
  const next = spec.replace("%{rest}", "%{who} %{rest}").concat("  - name: who\n    type: string\n");
  await waitFor(() => expect(asked.at(-1)?.spec).toBe(next));
});

test("says why a text cannot be read, and keeps the lines of the one before", async () => {
  let isBroken = false;
  const asked = openEditor(() => {
    if (isBroken) throw new Error("line 2, column 1: the parser is wrong");
    return { lines: [read], unreadNames: [] };
  });
  await paste();
  await screen.findByRole("button", { name: "Line 1, parsed" });
  isBroken = true;
  fireEvent.change(screen.getByRole("textbox", { name: "Samples" }), { target: { value: "x" } });
  await waitFor(() => expect(asked.at(-1)?.samples).toEqual({ text: "x" }));
  await screen.findByText(/Shown as an earlier text read them/);
  screen.getByRole("button", { name: "Line 1, parsed" });
});
