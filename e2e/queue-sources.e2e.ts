import { type AwsServer, startAwsServer } from "@pharos/testkit/buckets";
import { type GoogleServer, startGoogleServer } from "@pharos/testkit/google";
import { type KafkaBroker, startKafkaBroker } from "@pharos/testkit/kafka";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

/** `01/Mar/2026:10:00:00 +0000` */
function accessTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(" ");
  return `${day}/${month}/${year}:${time} +0000`;
}
const line = (path: string) =>
  `192.0.2.7 - ann [${accessTime(new Date())}] "GET ${path} HTTP/1.1" 200 512 "-" "curl/8.5.0"`;

const environment = { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" };

let aws: AwsServer;
let google: GoogleServer;
let kafka: KafkaBroker;
let pharos: RunningPharos;
test.beforeAll(async () => {
  [aws, google, kafka] = await Promise.all([
    startAwsServer([]),
    startGoogleServer(),
    startKafkaBroker({ topics: { proxies: 2 } }),
  ]);
  pharos = await RunningPharos.start({ environment });
});
test.afterAll(async () => {
  await pharos.discard();
  await Promise.all([aws.close(), google.close(), kafka.close()]);
});

test("a person makes sources of SQS and Pub/Sub, and sees what they bring", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  const chooseLogType = async () => {
    await page.getByRole("combobox", { name: "Log types" }).fill("Nginx.Access");
    await page.getByRole("option", { name: "Nginx.Access", exact: true }).click();
    await page.keyboard.press("Escape");
  };

  await test.step("the form of a queue names the right that is missing", async () => {
    await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
    await page.getByRole("link", { name: "Amazon SQS" }).click();
    await page.getByLabel("Label").fill("Edge");
    await chooseLogType();
    await page.getByRole("radio", { name: "Lines" }).check();
    await page.getByLabel("Queue URL").fill(aws.queueUrl);
    await page.getByRole("textbox", { name: "Access key ID" }).fill(aws.accessKey.accessKeyId);
    await page.getByLabel("Secret access key").fill(aws.accessKey.secretAccessKey);
    aws.revoked.add("sqs:ReceiveMessage");
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText("grant sqs:ReceiveMessage")).toBeVisible();
    await expectAccessible(page);
    aws.revoked.delete("sqs:ReceiveMessage");
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Pharos could receive messages.")).toBeVisible();
  });

  await test.step("messages are stored and deleted, and one that is damaged is kept", async () => {
    for (let at = 0; at < 12; at++) aws.queue.messages.push({ receipt: `m${at}`, body: line(`/sqs/${at}`) });
    await page.getByRole("button", { name: "Create source" }).click();
    await expect(page).toHaveTitle("Edge · Pharos");
    await expect.poll(() => aws.queue.messages.length, { timeout: 60_000 }).toBe(0);
    await expect(page.getByText("Delivered again")).toBeVisible();
    await page.getByRole("tab", { name: "Messages" }).click();
    await expect(page.getByText("No failed messages")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a subscription is read by the key of a service account", async () => {
    for (let at = 0; at < 7; at++) google.publish(line(`/pubsub/${at}`));
    google.publish(Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2), "damaged");
    await page.goto(`${pharos.url}/configure/log-sources/add-new-source/gcp-pubsub/`);
    await page.getByLabel("Label").fill("Proxy");
    await chooseLogType();
    await page.getByRole("radio", { name: "Lines" }).check();
    await page.getByLabel("Credentials").fill(google.credentials);
    await page.getByLabel("Subscription ID").fill(google.subscriptionId);
    await page.getByRole("textbox", { name: "Endpoint", exact: true }).fill(google.url);
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText("Pharos may consume messages.")).toBeVisible();
    await page.getByRole("button", { name: "Create source" }).click();
    await expect(page).toHaveTitle("Proxy · Pharos");
    await page.getByRole("tab", { name: "Messages (1 failed)" }).click({ timeout: 60_000 });
    await expect(page.getByText("damaged", { exact: true })).toBeVisible();
    expect(google.messages).toEqual([]);
    await expectAccessible(page);
  });

  await test.step("a revoked right shows as the source's health, by its name", async () => {
    google.revoked.add("pubsub.subscriptions.consume");
    await expect(page.getByText("Access denied").first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/pubsub.subscriptions.consume on projects\/acme-logs/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("every message became one event", async () => {
    const flow = "nginx_access | summarize n = agg.count(), paths = agg.count_distinct(request)";
    const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
    await expect.poll(ask, { timeout: 30_000 }).toMatch(/"n":\s*"?19"?/);
  });
});

test("what a killed Pharos had received is stored once by the next", async () => {
  const sent = 300;
  for (let at = 0; at < sent; at++) aws.queue.messages.push({ receipt: `k${at}`, body: line(`/kill/${at}`) });
  await expect
    .poll(() => aws.rights.filter((right) => right === "sqs:ReceiveMessage").length, { timeout: 30_000 })
    .toBeGreaterThan(3);
  await pharos.kill();
  pharos = await RunningPharos.start({ dataDir: pharos.dataDir, environment });
  // Those that were received and not deleted come again.
  aws.queue.clock = () => new Date(Date.now() + 120_000);
  await expect.poll(() => aws.queue.messages.length, { timeout: 90_000 }).toBe(0);
  const flow =
    "nginx_access | where request contains '/kill/' | summarize n = agg.count(), d = agg.count_distinct(request)";
  const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
  await expect.poll(ask, { timeout: 60_000 }).toMatch(/"n":\s*"?300"?[\s\S]*"d":\s*"?300"?/);
});

test("topics of Kafka are read by a group, whose partitions the next Pharos takes over", async () => {
  const send = (from: number, count: number) => {
    for (const partition of [0, 1]) {
      const numbers = Array.from({ length: count }, (_, at) => from + at).filter((at) => at % 2 === partition);
      kafka.append(
        "proxies",
        partition,
        numbers.map((at) => line(`/kafka/${at}`)),
      );
    }
  };
  send(0, 50);
  const place = ["--broker", `127.0.0.1:${kafka.port}`, "--topic", "proxies", "--no-tls"];
  const reading = ["--label", "Stream", "--log-type", "Nginx.Access", "--stream-type", "Lines"];
  expect(await pharos.command("source", "create", "kafka", ...place, ...reading)).toContain("Created Stream");
  const committed = () => Object.values(kafka.committed("pharos")).reduce((sum, offset) => sum + offset, 0);
  await expect.poll(committed, { timeout: 60_000 }).toBe(50);
  send(50, 200);
  await pharos.kill();
  send(250, 50);
  pharos = await RunningPharos.start({ dataDir: pharos.dataDir, environment });
  // The session of the killed member ends.
  kafka.clock = () => new Date(Date.now() + 21_000);
  kafka.expireSessions();
  await expect.poll(committed, { timeout: 90_000 }).toBe(300);
  const flow =
    "nginx_access | where request contains '/kafka/' | summarize n = agg.count(), d = agg.count_distinct(request)";
  const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
  await expect.poll(ask, { timeout: 60_000 }).toMatch(/"n":\s*"?300"?[\s\S]*"d":\s*"?300"?/);
});
