import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addSourceCommands } from "./source-commands.ts";

const underWay = { receiptId: "r1", status: "UNDER_WAY", error: "", tried: 0, stored: 0, failed: 0 };
const done = { ...underWay, status: "DONE", tried: 3, stored: 2, failed: 1 };

/** Runs the command against a server that takes it on and is done when it is asked; with what it was asked for. */
async function reprocess(outcome: object, ...args: string[]) {
  const asked: { variables: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { query: string; variables: unknown };
    asked.push(body);
    const isStart = body.query.includes("reprocessFailures(");
    const data = isStart ? { reprocessFailures: underWay } : { failureReprocessing: outcome };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const to = ["--url", url, "--token", "secret"];
    return { asked, ...(await runCommand(addSourceCommands, ["source", "reprocess", ...args, ...to], tmpdir())) };
  } finally {
    server.close();
  }
}

test("waits until it is done, and says what became of the records", async () => {
  const { status, stdout, asked } = await reprocess(done, "s1", "--log-type", "Custom.Door", "--since", "2026-02-03");
  expect(stdout).toBe("3 records tried: 2 are events now, 1 still fit no schema.\n");
  expect(status).toBe(0);
  expect(asked.map(({ variables }) => variables)).toEqual([
    { input: { sourceId: "s1", logType: "Custom.Door", from: "2026-02-03T00:00:00.000Z" } },
    { id: "r1" },
  ]);
});

test("fails, and says why, where it could not be done to its end", async () => {
  const { status, stdout } = await reprocess({ ...done, status: "FAILED", error: "No more disk" }, "s1", "--json");
  expect(JSON.parse(stdout)).toMatchObject({ status: "FAILED", error: "No more disk", stored: 2 });
  expect(status).toBe(1);
});

test("refuses what is not a time", async () => {
  const { status, stderr } = await reprocess(done, "s1", "--since", "yesterday");
  expect(stderr).toContain("--since yesterday is not a time");
  expect(status).toBe(2);
});
