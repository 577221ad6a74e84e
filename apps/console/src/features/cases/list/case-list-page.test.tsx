// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

interface Asked {
  readonly cursor?: string;
  readonly statuses?: readonly string[];
}

const aCase = (number: number) => ({
  ...{ id: String(number), title: `Case ${number}`, status: "OPEN", severity: "HIGH", assignee: null },
  ...{ alertCount: 2, openAlertCount: 1, createdAt: "2026-03-01T12:00:00Z", updatedAt: "2026-03-01T12:00:00Z" },
});

/** Two pages: of 25, and of the rest. */
function caseServer(count: number) {
  const asked: Asked[] = [];
  const cases = ({ input }: { input: Asked }) => {
    asked.push(input);
    const all = Array.from({ length: count }, (_, index) => aCase(count - index));
    const start = Number(input.cursor ?? 0);
    const end = start + 25;
    const edges = all.slice(start, end).map((node) => ({ node, cursor: node.id }));
    const pageInfo = { hasNextPage: end < count, hasPreviousPage: start > 0, endCursor: String(end) };
    return { edges, pageInfo, totalCount: count };
  };
  return { asked, fields: { cases } };
}

test("reads each page of a list once, and puts it behind the one before", async () => {
  const { asked, fields } = caseServer(30);
  openPage("/cases/", { fields });
  await screen.findByText("30 cases");
  await screen.findByRole("link", { name: "Case 1" });
  screen.getByRole("link", { name: "Case 30" });
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, "25"]);
});

test("asks for what the address says, and offers to clear it where nothing matches", async () => {
  const { asked, fields } = caseServer(0);
  openPage("/cases/?status=CLOSED&q=door", { fields });
  await screen.findByText(/Title contains “door”/);
  expect(asked).toMatchObject([{ statuses: ["CLOSED"], titleContains: "door" }]);
});

test("says what a case is for where there is none", async () => {
  const { fields } = caseServer(0);
  openPage("/cases/", { fields });
  await screen.findByText("No open cases");
  screen.getByText(/A case brings several alerts together/);
});
