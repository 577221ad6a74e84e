import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runCommand } from "../installation/run-command.ts";
import { addSourceCommands } from "./source-commands.ts";

const good = { name: "Objects", isHealthy: true, message: "Pharos could list the bucket." };
const bad = { name: "Queue", isHealthy: false, message: "Grant sqs:ReceiveMessage." };
const logSource = { integrationId: "s1", integrationLabel: "Trail", externalId: "e1" };

/** Runs the command against a server that finds this; with the inputs of what it was asked for. */
async function create(checks: readonly object[], ...args: string[]) {
  const asked: { name: string; input: object }[] = [];
  const server = createServer(async (request, response) => {
    const { query, variables } = (await json(request)) as { query: string; variables: { input: object } };
    const isCheck = query.includes("checkS3Connection");
    asked.push({ name: isCheck ? "check" : "create", input: variables.input });
    const data = isCheck ? { checkS3Connection: { checks } } : { createS3Source: { logSource } };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "pharos-s3-command-"));
  writeFileSync(join(folder, "secret"), "sesame\n");
  const named = [
    "--label",
    "Trail",
    "--bucket",
    "logs",
    "--access-key-id",
    "AKIA",
    "--secret-access-key-file",
    "secret",
  ];
  try {
    const all = ["source", "create", "s3", ...named, ...args, "--url", url, "--token", "t"];
    return { asked, ...(await runCommand(addSourceCommands, all, folder)) };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

test("checks the connection, then creates the source", async () => {
  const { status, stdout, asked } = await create([good], "--prefix", "a/=AWS.ALB", "--role", "arn:aws:iam::1:role/p");
  expect(status).toBe(0);
  expect(stdout).toBe("Created Trail (s1).\nThe trust of the role has to ask for the external ID e1.\n");
  expect(asked.map(({ name }) => name)).toEqual(["check", "create"]);
  expect(asked[1]?.input).toMatchObject({
    label: "Trail",
    s3Bucket: "logs",
    secretAccessKey: "sesame",
    s3PrefixLogTypes: [{ prefix: "a/", logTypes: ["AWS.ALB"], excludedPrefixes: [] }],
  });
});

test("names the missing right and creates nothing", async () => {
  const { status, stdout, asked } = await create([good, bad], "--log-type", "AWS.ALB");
  expect(status).toBe(1);
  expect(stdout).toContain("FAIL Queue: Grant sqs:ReceiveMessage.");
  expect(asked.map(({ name }) => name)).toEqual(["check"]);
});

test("creates without a check where nobody wants one", async () => {
  const { asked } = await create([bad], "--log-type", "AWS.ALB", "--no-check");
  expect(asked.map(({ name }) => name)).toEqual(["create"]);
});

test("refuses a source that would read nothing", async () => {
  const { status, stderr } = await create([good]);
  expect(stderr).toContain("Give --log-type");
  expect(status).toBe(2);
});
