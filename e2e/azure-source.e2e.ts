import { type AzureServer, startAzureServer } from "@pharos/testkit/azure";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { createFirstAdministrator } from "./sign-in.ts";

const container = "web";
const key = `${container}/nginx/access.log`;
const line = `192.0.2.7 - ann [${accessTime(new Date())}] "GET /vault HTTP/1.1" 200 512 "-" "curl/8.5.0"\n`;

/** `01/Mar/2026:10:00:00 +0000` */
function accessTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(" ");
  return `${day}/${month}/${year}:${time} +0000`;
}

let azure: AzureServer;
let pharos: RunningPharos;
test.beforeAll(async () => {
  azure = await startAzureServer();
  azure.containers.set(container, []);
  pharos = await RunningPharos.start({ environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1" } });
});
test.afterAll(async () => {
  await pharos.discard();
  await azure.close();
});

function putBlob(name: string, text: string): void {
  azure.put(container, name, Buffer.from(text));
  azure.announce(container, name);
}

test("a person makes an Azure Blob source, and its blobs become events", async ({ page }) => {
  await createFirstAdministrator(page, pharos);
  await page.goto(`${pharos.url}/configure/log-sources/add-new-source/`);
  await page.getByRole("link", { name: /Azure Blob Storage/ }).click();
  await expect(page.getByRole("heading", { name: "New Azure Blob Storage source" })).toBeVisible();

  await test.step("the check says that the client secret is wrong", async () => {
    await page.getByLabel("Label").fill("Azure web");
    await page.getByLabel("Storage account").fill(azure.account);
    await page.getByRole("combobox", { name: "Containers" }).fill(container);
    await page.keyboard.press("Enter");
    await page.getByLabel("Tenant ID").fill(azure.tenantId);
    await page.getByLabel("Client ID").fill(azure.clientId);
    await page.getByLabel("Client secret").fill("wrong");
    await page.getByLabel("Storage queue").fill(azure.queueName);
    for (const name of ["Sign-in", "Blobs", "Queue"])
      await page.getByRole("textbox", { name, exact: true }).fill(azure.url);
    await page.getByRole("textbox", { name: "Prefix", exact: true }).fill(`${container}/nginx/`);
    await page.getByRole("combobox", { name: /Log types/ }).fill("Nginx.Access");
    await page.getByRole("option", { name: "Nginx.Access" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Check connection" }).click();
    await expect(page.getByText(/client secret/i).last()).toBeVisible();
    await page.getByLabel("Client secret").fill(azure.clientSecret);
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText(/Pharos could list/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("blobs are read when they are announced, and messages are deleted", async () => {
    putBlob("nginx/access.log", line);
    await page.getByRole("button", { name: "Create source" }).click();
    await expect(page).toHaveTitle("Azure web · Pharos");
    const flow = `nginx_access | where p_source_file.azure_blob == 'nginx/access.log' | project request`;
    const ask = () => pharos.command("query", flow, "--language", "flow", "--since", "24h", "--json");
    await expect.poll(ask, { timeout: 90_000 }).toContain("/vault");
    expect(azure.messages).toEqual([]);
  });

  await test.step("objects are previewed by prefix and stream type, and others are left alone", async () => {
    azure.put(container, "other/1", Buffer.from("secret of another tenant"));
    await page.getByRole("tab", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Preview objects" }).click();
    await expect(page.getByText("Left alone: no prefix of the source covers this object")).toBeVisible();
    await expect(page.getByText(key)).toBeVisible();
    await expect(page.getByText("Nginx.Access").last()).toBeVisible();
    await expect(page.getByText("secret of another tenant")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Stream type" }).click();
    await page.getByRole("option", { name: "JSON", exact: true }).click();
    await page.getByRole("textbox", { name: "Prefix" }).fill(`${container}/nginx/`);
    await page.getByRole("button", { name: "Preview objects" }).click();
    await expect(page.getByText("Left alone")).toHaveCount(0);
    await expect(page.getByText(key).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a lost role is named on its page and in the list", async () => {
    azure.revoked.add("Storage Queue Data Message Processor");
    await expect(page.getByText("Access denied").first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/Storage Queue Data Message Processor/)).toBeVisible();
    await page.goto(`${pharos.url}/configure/log-sources/`);
    const health = page.getByRole("button", { name: /Access denied.*Storage Queue Data Message Processor/ });
    await expect(health).toBeVisible();
    azure.revoked.clear();
  });
});
