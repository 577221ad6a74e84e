import { gzipSync } from "node:zlib";
import { type GoogleServer, startGoogleServer } from "@pharos/testkit/google";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

const bucket = "acme-web";
const key = "nginx/2026/access.log.gz";
const line = `192.0.2.7 - ann [${accessTime(new Date())}] "GET /vault HTTP/1.1" 200 512 "-" "curl/8.5.0"\n`;

/** `01/Mar/2026:10:00:00 +0000` */
function accessTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(" ");
  return `${day}/${month}/${year}:${time} +0000`;
}

let google: GoogleServer;
let pharos: RunningPharos;
test.beforeAll(async () => {
  google = await startGoogleServer();
  google.storage.buckets.set(bucket, []);
  pharos = await RunningPharos.start({ environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" } });
});
test.afterAll(async () => {
  await pharos.discard();
  await google.close();
});

/** Puts an object into the bucket, and its notice into the subscription. */
function putObject(name: string, bytes: Uint8Array): void {
  const generation = google.storage.put(bucket, name, bytes);
  const attributes = { eventType: "OBJECT_FINALIZE", payloadFormat: "JSON_API_V1", bucketId: bucket };
  const resource = JSON.stringify({ name, bucket, generation, size: String(bytes.byteLength) });
  google.publish(resource, generation, { ...attributes, objectId: name, objectGeneration: generation });
}

test("a person makes a Cloud Storage source, and its objects become events", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
  await page.getByRole("link", { name: /Google Cloud Storage/ }).click();
  await expect(page.getByRole("heading", { name: "New Google Cloud Storage source" })).toBeVisible();

  await test.step("the check names the right that is missing", async () => {
    await page.getByLabel("Label").fill("Google web");
    await page.getByRole("textbox", { name: "Bucket", exact: true }).fill(`gs://${bucket}`);
    await page.getByLabel("Credentials").fill(google.credentials);
    await page.getByRole("textbox", { name: "Endpoint", exact: true }).fill(google.url);
    await page.getByLabel("Subscription ID").fill(google.subscriptionId);
    await page.getByRole("textbox", { name: "Prefix", exact: true }).fill("nginx/");
    await page.getByRole("combobox", { name: /Log types/ }).fill("Nginx.Access");
    await page.getByRole("option", { name: "Nginx.Access" }).click();
    await page.keyboard.press("Escape");
    google.revoked.add("storage.objects.list");
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText("Grant the role Storage Object Viewer")).toBeVisible();
    google.revoked.clear();
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Pharos could list the bucket.")).toBeVisible();
    await expect(page.getByText("Pharos may consume messages.")).toBeVisible();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByText(`notifications create gs://${bucket}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a preview shows what would become of the first objects", async () => {
    google.storage.put(bucket, "nginx/old.log", Buffer.from(line));
    google.storage.put(bucket, "other/notes.txt", Buffer.from("hello"));
    await page.getByRole("button", { name: "Preview objects" }).click();
    await expect(page.getByText("nginx/old.log")).toBeVisible();
    await expect(page.getByText("GET /vault")).toBeVisible();
    await expect(page.getByText("Left alone: no prefix of the source covers this object")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("objects are read when they are announced, and notices are acknowledged", async () => {
    putObject(key, gzipSync(line));
    putObject("nginx/damaged.gz", gzipSync(line.repeat(50)).subarray(0, 40));
    await page.getByRole("button", { name: "Create source" }).click();
    await expect(page).toHaveTitle("Google web · Pharos");
    await expect(page.getByRole("tab", { name: "Objects (1 failed)" })).toBeVisible({ timeout: 90_000 });
    expect(google.messages).toEqual([]);
    await page.getByRole("tab", { name: "Objects (1 failed)" }).click();
    await expect(page.getByText("nginx/damaged.gz")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("its events say which object they came from", async () => {
    const flow = `nginx_access | where p_source_file.gcs_object == '${key}' | project request`;
    const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
    await expect.poll(ask, { timeout: 30_000 }).toContain("/vault");
  });

  await test.step("a lost right is named on its page", async () => {
    google.revoked.add("pubsub.subscriptions.consume");
    await expect(page.getByText("Access denied").first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText("Grant the role Pub/Sub Subscriber")).toBeVisible();
    google.revoked.clear();
  });

  await test.step("a change keeps the stored key", async () => {
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Label").fill("Google logs");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveTitle("Google logs · Pharos");
  });
});
