import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";
import { writeCode } from "./write-code.ts";

let pharos: RunningPharos;
let folder: string;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  folder = await mkdtemp(join(tmpdir(), "pharos-dashboards-"));
  await writeFile(join(folder, "calls.yml"), calls);
  await ingest();
  await pharos.command("upload", join(folder, "calls.yml"));
});
test.afterAll(async () => {
  await pharos.discard();
  await rm(folder, { recursive: true, force: true });
});

const calls = `AnalysisType: dashboard
DashboardID: Our.Calls
DisplayName: Calls by region
TimeRange: P1D
Variables:
  - Name: region
    Label: Region
    All: true
    Query: aws_cloudtrail | distinct awsRegion | sort awsRegion asc
Panels:
  - Title: Calls
    Display: value
    Query: aws_cloudtrail | where $region == '' or awsRegion == $region | count
  - Title: Events
    Display: table
    Query: aws_cloudtrail | where $region == '' or awsRegion == $region | summarize calls=count() by eventName
`;

/** Five calls in one region, two in another. */
async function ingest(): Promise<void> {
  const source = ["--label", "Trail", "--log-type", "AWS.CloudTrail", "--stream-type", "Lines", "--auth", "None"];
  const created = await pharos.command("source", "create", "http", ...source, "--json");
  const { id } = JSON.parse(created) as { id: string };
  const call = (awsRegion: string, index: number) => ({
    ...{ eventVersion: "1.08", eventID: `${awsRegion}-${index}`, awsRegion, eventName: `Call${index}`, readOnly: true },
    ...{ eventTime: new Date(Date.now() - index * 60_000).toISOString(), eventSource: "s3.amazonaws.com" },
    ...{ sourceIPAddress: "192.0.2.7", userAgent: "test", recipientAccountId: "123456789012", eventType: "AwsApiCall" },
    ...{ userIdentity: { type: "IAMUser", accountId: "123456789012", userName: "ada" }, requestID: "r" },
  });
  const events = [...Array(5).keys()].map((index) => call("eu-north-1", index));
  events.push(call("us-west-2", 0), call("us-west-2", 1));
  const file = join(folder, "events.json");
  await writeFile(file, events.map((event) => JSON.stringify(event)).join("\n"));
  await pharos.command("ingest", file, "--source", id);
}

const address = () => `${pharos.url}/dashboard/Our.Calls/`;
const count = (page: Page) => page.getByRole("region", { name: "Calls", exact: true });
const region = (page: Page) => page.getByRole("combobox", { name: "Region" });

test("a dashboard of a file is uploaded, and what is wrong with it is told with its place", async ({ page }) => {
  await writeFile(join(folder, "wrong.yml"), calls.replace("Our.Calls", "Our.Wrong").replace("| count", "| cuont"));
  const refused = await pharos.command("upload", join(folder, "wrong.yml")).catch(({ stdout }) => stdout as string);
  expect(refused).toMatch(/^INVALID .*wrong\.yml: line 13, column \d+: The operator cuont does not exist/);
  await signIn(page, pharos);
  await page.goto(`${pharos.url}/dashboard/`);
  await expect(page.getByRole("row", { name: /Calls by region/ })).toContainText("Upload");
  await page.getByRole("link", { name: "Calls by region" }).click();
  await expect(page.getByText(/^Uploaded /)).toBeVisible();
  await expect(count(page)).toContainText("7");
});

test("a value of a variable is chosen above the panels, stays in the address, and goes along to Search", async ({
  page,
}) => {
  await signIn(page, pharos);
  await page.goto(address());
  await expect(count(page)).toContainText("7");
  await region(page).click();
  await page.getByRole("option", { name: "us-west-2" }).click();
  await expect(count(page)).toContainText("2");
  await expect(page.getByRole("region", { name: "Events" }).getByText("Call4")).toBeHidden();
  await expect(page).toHaveURL(/v\.region\[\]=us-west-2|v\.region%5B%5D=us-west-2/);
  await expectAccessible(page);
  await page.reload();
  await expect(count(page)).toContainText("2");
  await expect(region(page)).toHaveValue("us-west-2");
  await count(page).getByRole("button", { name: "Actions of Calls" }).click();
  await page.getByRole("menuitem", { name: "Open in Search" }).click();
  await expect(page.locator(".view-lines")).toContainText("let $region = 'us-west-2'");
  await expect(page.getByText(/^1 row/)).toBeVisible();
  await page.goBack();
  await expect(count(page)).toContainText("2");
});

test("a variable is edited and saved, and what it finds then is offered", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(`${address()}?edit=on`);
  await expect(page.getByText(/the next upload of its file replaces what you change here/)).toBeVisible();
  await page.getByRole("button", { name: "Variables" }).click();
  const sheet = page.getByRole("dialog", { name: "Variables" });
  await sheet.getByRole("textbox", { name: "Label" }).fill("Where");
  await writeCode(
    sheet.getByRole("textbox", { name: "Query whose first column has the values" }),
    "aws_cloudtrail | where awsRegion != 'eu-north-1' | distinct awsRegion",
  );
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Add variable" }).click();
  await sheet.getByRole("textbox", { name: "Name" }).last().fill("left");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet.getByRole("alert")).toBeInViewport();
  await expect(sheet.getByRole("alert")).toContainText('"left" cannot be the name of a variable');
  await sheet.getByRole("button", { name: "Remove left" }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(address());
  await expect(page.getByText("and changed here since")).toBeVisible();
  await page.getByRole("combobox", { name: "Where" }).click();
  await expect(page.getByRole("option")).toHaveText(["us-west-2"]);
  await expect(pharos.command("upload", join(folder, "calls.yml"))).resolves.toMatch(/dashboards +0 +1 +1/);
  await page.reload();
  await expect(region(page)).toBeVisible();
});
