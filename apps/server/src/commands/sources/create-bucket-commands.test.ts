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
const bad = { name: "Objects", isHealthy: false, message: "Grant the role Storage Object Viewer." };
const logSource = {
  integrationId: "s1",
  integrationLabel: "Audit",
  noticesFrom: null,
  connection: { address: "gs://acme" },
};

/** Runs a command against a server that finds this; with the inputs of what it was asked for. */
async function create(checks: readonly object[], ...args: string[]) {
  const asked: { name: string; input: object }[] = [];
  const server = createServer(async (request, response) => {
    const { query, variables } = (await json(request)) as { query: string; variables: { input: object } };
    const isCheck = query.includes("checkBucketConnection");
    asked.push({ name: isCheck ? "check" : "create", input: variables.input });
    const data = isCheck ? { checkBucketConnection: { checks } } : { createBucketSource: { logSource } };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), "pharos-bucket-command-"));
  writeFileSync(join(folder, "secret"), "sesame\n");
  try {
    const all = ["source", "create", ...args, "--label", "Audit", "--url", url, "--token", "t"];
    return { asked, ...(await runCommand(addSourceCommands, all, folder)) };
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const gcs = ["gcs", "--bucket", "acme", "--credentials-file", "secret", "--log-type", "GCP.AuditLog"];

test.each([
  { name: "gcs", args: gcs, connection: { kind: "Gcs", bucket: "acme", credentials: "sesame" } },
  {
    name: "security-lake",
    args: [
      ...["security-lake", "--bucket", "lake", "--role", "arn:aws:iam::123456789012:role/r", "--external-id", "e"],
      ...["--queue-url", "https://q", "--access-key-id", "AKIA", "--secret-access-key-file", "secret"],
      ...["--log-type", "OCSF.ApiActivity"],
    ],
    connection: { kind: "AmazonSecurityLake", bucket: "lake", externalId: "e", secretAccessKey: "sesame" },
  },
  {
    name: "azure-blob",
    args: [
      ...["azure-blob", "--account", "acmelogs", "--container", "a", "b", "--tenant", "t", "--client", "c"],
      ...["--client-secret-file", "secret", "--prefix", "a/=Azure.Audit"],
    ],
    connection: { kind: "AzureBlob", storageAccount: "acmelogs", containers: ["a", "b"], clientSecret: "sesame" },
  },
])("$name checks the connection, then creates the source", async ({ args, connection }) => {
  const { status, stdout, asked } = await create([good], ...args);
  expect(status).toBe(0);
  expect(stdout).toBe("Created Audit (s1).\nPharos reads gs://acme, and lists it every minute.\n");
  expect(asked.map(({ name }) => name)).toEqual(["check", "create"]);
  for (const { input } of asked) expect(input).toMatchObject({ connection });
});

test("creates nothing where a step of the check fails, unless it is told to", async () => {
  const { status, stdout, asked } = await create([bad], ...gcs);
  expect(status).toBe(1);
  expect(stdout).toContain("FAIL Objects: Grant the role Storage Object Viewer.");
  expect(asked.map(({ name }) => name)).toEqual(["check"]);
  expect((await create([bad], ...gcs, "--no-check")).asked.map(({ name }) => name)).toEqual(["create"]);
});
