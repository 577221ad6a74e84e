// @vitest-environment happy-dom
import { UiProvider } from "@pharos/ui";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TablePicker } from "./table-picker.tsx";

afterEach(cleanup);

const tableOf = (database: string, name: string, logType: string | null = null) => ({
  id: `${database}.${name}`,
  displayName: logType ?? name,
  logType,
  rows: 1,
});
const databases = [
  {
    name: "pharos_logs.public",
    displayName: "Logs",
    tables: [
      tableOf("pharos_logs.public", "aws_alb", "AWS.ALB"),
      tableOf("pharos_logs.public", "zeek_dns", "Zeek.DNS"),
    ],
  },
  {
    name: "pharos_signals.public",
    displayName: "Signals",
    tables: [tableOf("pharos_signals.public", "signal_alerts")],
  },
];

async function open(value: readonly string[]) {
  const onChange = vi.fn();
  render(
    <UiProvider env="test">
      <TablePicker databases={databases} value={value} onChange={onChange} />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: /^Tables/ }));
  await screen.findByRole("group", { name: "Logs" });
  return onChange;
}

test.each([
  { name: "All signals", from: [], to: ["pharos_signals.public.*"] },
  { name: "All signals", from: ["pharos_signals.public.signal_alerts"], to: ["pharos_signals.public.*"] },
  { name: "All signals", from: ["pharos_signals.public.*"], to: [] },
  { name: "All logs", from: ["AWS.ALB", "pharos_logs.public.zeek_dns"], to: [] },
  { name: "All logs", from: ["pharos_signals.public.*"], to: ["pharos_signals.public.*", "pharos_logs.public.*"] },
])("choosing $name with $from chosen gives $to", async ({ name, from, to }) => {
  const onChange = await open(from);
  fireEvent.click(screen.getByRole("checkbox", { name }));
  expect(onChange).toHaveBeenCalledWith(to);
});

test("the tables of a whole database are chosen with it, and not one by one", async () => {
  await open(["pharos_signals.public.*"]);
  expect(screen.getByRole("button", { name: "Tables: All signals" })).toBeTruthy();
  const table = screen.getByRole<HTMLInputElement>("checkbox", { name: /signal_alerts/ });
  expect([table.checked, table.disabled]).toEqual([true, true]);
});
