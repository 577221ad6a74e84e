import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { RunningPharos } from "./running-pharos.ts";
import { administrator, signIn } from "./sign-in.ts";

/** Who may see the lookups of names, and no other log. */
const reader = { email: "bob@meridian.example", password: "Harbour-watch-12" } as const;

let pharos: RunningPharos;
test.beforeAll(async () => {
  pharos = await RunningPharos.start({
    environment: { PHAROS_ADMIN_EMAIL: administrator.email, PHAROS_ADMIN_PASSWORD: administrator.password },
  });
  await send(
    "Zeek.DNS",
    lookups()
      .map((one) => JSON.stringify(one))
      .join("\n"),
  );
  await send("Nginx.Access", `203.0.113.9 - ada [${clock()}] "GET /secret-path HTTP/1.1" 200 12 "-" "curl"`);
});
test.afterAll(() => pharos.discard());

async function send(logType: string, text: string): Promise<void> {
  const created = [
    "source",
    "create",
    "http",
    "--label",
    logType.replace(".", " "),
    "--log-type",
    logType,
    "--auth",
    "None",
    "--json",
  ];
  const { id } = JSON.parse(await pharos.command(...created)) as { id: string };
  const file = join(pharos.dataDir, `${logType}.log`);
  await writeFile(file, text);
  expect(JSON.parse(await pharos.command("ingest", file, "--source", id, "--json"))).toMatchObject({ failed: 0 });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** As nginx writes it: `20/Nov/2026:15:00:00 +0000`. */
function clock(): string {
  const [date = "", time = ""] = minutesAgo(5).split("T");
  const month = new Date(date).toLocaleString("en", { month: "short", timeZone: "UTC" });
  return `${date.slice(8)}/${month}/${date.slice(0, 4)}:${time.slice(0, 8)} +0000`;
}

/** Four lookups; each is told from the others by the address that asked. */
const shop = "10.40.3.17";
const mail = "10.41.0.5";
const evil = "192.0.2.9";
const bare = "2001:db8::1";
function lookups() {
  const common = { _path: "dns", proto: "udp", "id.resp_h": "198.51.100.9", "id.resp_p": 53, uid: "C1" };
  return [
    {
      ...{ ...common, ts: minutesAgo(4), _write_ts: minutesAgo(60), "id.orig_h": shop, "id.orig_p": 49152 },
      ...{ query: "shop.harbour.example", rtt: 0.0021, AA: false, answers: ["cdn.example", "203.0.113.80"] },
    },
    {
      ...{ ...common, ts: minutesAgo(3), _write_ts: minutesAgo(2 * 1440), "id.orig_h": mail, "id.orig_p": 5353 },
      ...{ query: "Mail.harbour.example", rtt: 0.5, AA: true, answers: ["mx.example"] },
    },
    {
      ...{ ...common, ts: minutesAgo(2), "id.orig_h": evil, "id.orig_p": 60000 },
      ...{ query: "tunnel-01.evil.test", AA: false },
    },
    { ...common, ts: minutesAgo(1), "id.orig_h": bare, "id.orig_p": 53, rtt: 0.01, answers: ["cdn.example"] },
  ];
}

const grid = (page: Page) => page.getByRole("grid", { name: "Events" });
const everything = [shop, mail, evil, bare];

/** The addresses of the rows that are found. */
const found = async (page: Page) => {
  const text = (await grid(page).allTextContents()).join();
  return everything.filter((address) => text.includes(address));
};

async function choose(box: Locator, page: Page, name: string): Promise<void> {
  await box.click();
  await page.getByRole("option", { name, exact: true }).click();
}

interface Filter {
  readonly field?: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

/** Fills in the form of a filter as a person does, and applies it. */
async function addFilter(page: Page, { field, operator, values = [] }: Filter): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  if (field === undefined) {
    // Closes the list of fields, and nothing more.
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  } else {
    await page.getByRole("combobox", { name: "Field" }).fill(field);
    await page.getByRole("option", { name: field, exact: true }).click();
  }
  await choose(page.getByRole("combobox", { name: "Operator" }), page, operator);
  const [first = "", second = ""] = values;
  const list = page.getByRole("combobox", { name: "Values" });
  if (await list.isVisible()) {
    for (const value of values) {
      await list.fill(value);
      await page.keyboard.press("Enter");
    }
  } else if (await page.getByLabel("From", { exact: true }).isVisible()) {
    await page.getByLabel("From", { exact: true }).fill(first);
    await page.getByLabel("To", { exact: true }).fill(second);
  } else if (first === "true" || first === "false") {
    await choose(page.getByRole("combobox", { name: "Value" }), page, first);
  } else if (first !== "") {
    await page.getByLabel("Value", { exact: true }).fill(first);
  }
  await page.getByRole("button", { name: "Apply" }).click();
}

const dns = "/investigate/search/?table[]=pharos_logs.public.zeek_dns";
const cases: readonly (readonly [string | undefined, string, readonly string[], readonly string[]])[] = [
  ["query", "is", ["shop.harbour.example"], [shop]],
  ["query", "is not", ["shop.harbour.example"], [mail, evil, bare]],
  ["query", "is any of", ["shop.harbour.example", "tunnel-01.evil.test"], [shop, evil]],
  ["query", "is none of", ["shop.harbour.example", "tunnel-01.evil.test"], [mail, bare]],
  ["query", "contains", ["mail"], [mail]],
  ["query", "does not contain", ["mail"], [shop, evil, bare]],
  ["query", "starts with", ["shop"], [shop]],
  ["query", "starts with", ["SHOP"], []],
  ["query", "does not start with", ["shop"], [mail, evil, bare]],
  ["query", "ends with", [".test"], [evil]],
  ["query", "does not end with", [".example"], [evil, bare]],
  ["query", "matches pattern (% and _)", ["%harbour%"], [shop, mail]],
  ["query", "does not match pattern (% and _)", ["%harbour%"], [evil, bare]],
  ["query", "matches pattern (case-insensitive)", ["m_il%"], [mail]],
  ["query", "matches (regular expression)", ["tunnel-\\d+"], [evil]],
  ["query", "does not match (regular expression)", ["harbour"], [evil, bare]],
  ["query", "is present", [], [shop, mail, evil]],
  ["query", "is absent", [], [bare]],
  ["id_orig_h", "is within the range", ["10.40.0.0/15"], [shop, mail]],
  ["id_orig_h", "is not within the range", ["10.40.0.0/16"], [mail, evil, bare]],
  ["id_orig_p", "is", ["5353"], [mail]],
  ["id_orig_p", "is any of", ["53", "60000"], [evil, bare]],
  ["id_orig_p", "is greater than", ["49152"], [evil]],
  ["id_orig_p", "is at least", ["49152"], [shop, evil]],
  ["id_orig_p", "is less than", ["5353"], [bare]],
  ["id_orig_p", "is at most", ["5353"], [mail, bare]],
  ["id_orig_p", "is between", ["5353", "50000"], [shop, mail]],
  ["id_orig_p", "is not between", ["5353", "50000"], [evil, bare]],
  ["rtt", "is at least", ["0.01"], [mail, bare]],
  ["AA", "is", ["true"], [mail]],
  ["AA", "is not", ["true"], [shop, evil, bare]],
  ["_write_ts", "is within the last", ["3h"], [shop]],
  ["_write_ts", "is less than", ["2026-01-01"], []],
  ["answers", "has any of", ["mx.example", "203.0.113.80"], [shop, mail]],
  ["answers", "has none of", ["cdn.example"], [mail, evil]],
  ["answers", "contains", ["cdn"], [shop, bare]],
  [undefined, "anything contains", ["203.0.113.80"], [shop]],
  [undefined, "anything matches (regular expression)", ["evil\\.t[a-z]st"], [evil]],
];

test("every operator of the filter row finds the rows that it should", async ({ page }) => {
  test.slow();
  await signIn(page, pharos);
  await page.goto(pharos.url + dns);
  await expect.poll(() => found(page)).toEqual(everything);
  for (const [field, operator, values, rows] of cases) {
    await test.step(`${field ?? "row"} ${operator} ${values.join(", ")}`, async () => {
      await addFilter(page, { ...(field === undefined ? {} : { field }), operator, values });
      await expect.poll(() => found(page)).toEqual(rows);
      if (rows.length === 0) await expect(page.getByText("No events match")).toBeVisible();
      await page.getByRole("button", { name: /^Remove the filter/ }).click();
      await expect.poll(() => found(page)).toEqual(everything);
    });
  }
});

test("a field is asked only what makes sense for what it holds", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(pharos.url + dns);
  await page.getByRole("button", { name: "Add filter" }).click();
  const offered = async (field: string) => {
    await page.getByRole("combobox", { name: "Field" }).fill(field);
    await page.getByRole("option", { name: field, exact: true }).click();
    await page.getByRole("combobox", { name: "Operator" }).click();
    const labels = await page.getByRole("option").allInnerTexts();
    await page.keyboard.press("Escape");
    return labels;
  };
  const ofNumbers = ["is", "is not", "is any of", "is none of", "is greater than", "is at least", "is less than"];
  const ofAll = [
    "is present",
    "is absent",
    "anything contains",
    "any indicator is",
    "anything matches (regular expression)",
  ];
  const between = ["is at most", "is between", "is not between"];
  expect(await offered("id_orig_p")).toEqual([...ofNumbers, ...between, ...ofAll]);
  expect(await offered("AA")).toEqual(["is", "is not", ...ofAll]);
  expect(await offered("_write_ts")).toEqual(["is within the last", ...ofNumbers.slice(4), ...between, ...ofAll]);
  expect(await offered("query")).not.toContain("is at least");
  expect(await offered("answers")).toEqual(expect.arrayContaining(["has any of", "has none of"]));
  await expectAccessible(page);
});

test("groups of filters are joined by or, and stand in the address", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(pharos.url + dns);
  await addFilter(page, { field: "query", operator: "contains", values: ["harbour"] });
  await addFilter(page, { field: "id_orig_p", operator: "is at least", values: ["49152"] });
  await expect.poll(() => found(page)).toEqual([shop]);
  await page.getByRole("button", { name: "Add OR group" }).click();
  await page.getByRole("combobox", { name: "Field" }).fill("rtt");
  await page.getByRole("option", { name: "rtt", exact: true }).click();
  await choose(page.getByRole("combobox", { name: "Operator" }), page, "is absent");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => found(page)).toEqual([shop, evil]);
  await page.reload();
  await expect.poll(() => found(page)).toEqual([shop, evil]);
  await expectAccessible(page);
});

test("a condition that cannot be is refused with the reason, and can be mended", async ({ page }) => {
  await signIn(page, pharos);
  await page.goto(pharos.url + dns);
  await addFilter(page, { field: "query", operator: "matches (regular expression)", values: ["tunnel-("] });
  const failure = page.getByRole("alert").filter({ hasText: "Couldn't run your search" });
  await expect(failure).toContainText("regular expression");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^query matches/ }).click();
  await page.getByLabel("Value", { exact: true }).fill("tunnel-");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => found(page)).toEqual([evil]);
  await expect(failure).toHaveCount(0);
});

async function graphql<T>(page: Page, query: string): Promise<T> {
  const refreshed = await page.request.post(`${pharos.url}/auth/refresh`);
  const { identityToken } = (await refreshed.json()) as { identityToken: string };
  const headers = { authorization: `Bearer ${identityToken}` };
  const { password } = administrator;
  expect((await page.request.post(`${pharos.url}/auth/confirm`, { headers, data: { password } })).ok()).toBe(true);
  const answer = await page.request.post(`${pharos.url}/internal/graphql`, { headers, data: { query } });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** A person whose role shows the lookups of names alone. */
async function inviteReader(page: Page): Promise<void> {
  await signIn(page, pharos);
  await graphql(
    page,
    `mutation { createRole(input: { name: "Names", permissions: ["DataAnalyticsRead"],
      logTypeAccessKind: ALLOW, logTypeAccess: ["Zeek.DNS"] }) { role { id } } }`,
  );
  const invited = await graphql<{ inviteUser: { invitationUrl: string } }>(
    page,
    `mutation { inviteUser(input: { email: "${reader.email}", givenName: "Bob", familyName: "Dahl",
      role: { kind: "NAME", value: "Names" } }) { invitationUrl } }`,
  );
  const { hash } = new URL(invited.inviteUser.invitationUrl);
  const data = { token: new URLSearchParams(hash.slice(1)).get("token"), password: reader.password };
  expect((await page.request.post(`${pharos.url}/auth/invitation`, { data })).ok()).toBe(true);
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: label }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

async function run(page: Page, label: string, text: string): Promise<void> {
  await write(page, label, text);
  await page.keyboard.press("Control+Enter");
}

test("who may see one log type finds nothing of others, in no mode and no message", async ({ page, browser }) => {
  await inviteReader(page);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const own = await context.newPage();
  /** What the server told, but for what the reader wrote. */
  const told: string[] = [];
  own.on("response", async (response) => {
    if (response.url().includes("/internal/")) told.push(await response.text().catch(() => ""));
  });
  await signIn(own, pharos, reader);
  const suggestions = own.locator(".suggest-widget.visible");
  const result = own.getByRole("grid", { name: "Result" });
  const refused = own.getByText("Fix the errors above");

  await test.step("the form offers and finds their tables alone", async () => {
    await own.goto(`${pharos.url}/investigate/search/`);
    await expect.poll(() => found(own)).toEqual(everything);
    await own.getByRole("button", { name: "Tables" }).click();
    const logs = own.getByRole("group", { name: "Logs" });
    // Beside the whole database.
    await expect(logs.getByRole("checkbox", { name: /\w\.\w/ })).toHaveCount(1);
    await expect(logs.getByRole("checkbox", { name: /Zeek\.DNS/ })).toBeVisible();
    await own.keyboard.press("Escape");
    await own.getByPlaceholder("Contains").fill("secret-path");
    await expect(own.getByText("No events match")).toBeVisible();
    await own.goto(`${pharos.url}/investigate/search/?table[]=pharos_logs.public.nginx_access`);
    await expect(own.getByText("The data lake has no table pharos_logs.nginx_access").first()).toBeVisible();
  });

  await test.step("PharosFlow suggests, reads and names their tables alone", async () => {
    await own.goto(`${pharos.url}/investigate/search/?mode=flow`);
    await write(own, "PharosFlow query", "");
    await own.keyboard.type("ze");
    await expect(suggestions).toContainText("zeek_dns");
    await own.keyboard.press("Escape");
    await write(own, "PharosFlow query", "");
    await own.keyboard.type("ngin");
    await expect(own.getByRole("list", { name: "Problems" })).toContainText("The table ngin does not exist");
    await expect(own.getByText("nginx_access")).toHaveCount(0);
    await own.keyboard.press("Escape");
    await run(own, "PharosFlow query", "union pharos_logs.public.* | summarize n = agg.count() by p_log_type");
    await expect(own.getByText(/^1 row,/)).toBeVisible();
    await expect(result.getByRole("row").nth(1)).toContainText("Zeek.DNS4");
    await run(own, "PharosFlow query", "nginx_acces | limit 5");
    await expect(own.getByText(/^Line 1: The table nginx_acces does not exist$/)).toBeVisible();
    await expect(refused).toBeVisible();
    await run(own, "PharosFlow query", "nginx_access | limit 5");
    await expect(own.getByText(/^Line 1: The table nginx_access does not exist$/)).toBeVisible();
    await expect(refused).toBeVisible();
    await run(own, "PharosFlow query", "union pharos_logs.public.nginx* | limit 5");
    await expect(own.getByText(/^Line 1: No table matches pharos_logs.public.nginx\*$/)).toBeVisible();
    await expect(refused).toBeVisible();
  });

  await test.step("SQL as well", async () => {
    await own.goto(`${pharos.url}/investigate/search/?mode=sql`);
    await write(own, "SQL", "");
    await own.keyboard.type("SELECT 1 FROM pharos_logs.");
    await expect(suggestions).toContainText("pharos_logs.public.zeek_dns");
    await expect(suggestions).not.toContainText("nginx");
    await own.keyboard.press("Escape");
    await run(own, "SQL", "SELECT p_log_type, count() AS n FROM pharos_views.public.all_logs GROUP BY 1");
    await expect(own.getByText(/^1 row,/)).toBeVisible();
    await expect(result.getByRole("row").nth(1)).toContainText("Zeek.DNS4");
    for (const table of ["nginx_access", "nothing_at_all"]) {
      await run(own, "SQL", `SELECT * FROM pharos_logs.public.${table}`);
      await expect(own.getByText(`Line 1: The data lake has no table pharos_logs.${table}`)).toBeVisible();
    }
    await run(own, "SQL", "SELECT 1 FROM pharos_logs.public.zeek_dns WHERE query = 'x' AND remoteAdd = 'y'");
    await expect(own.getByText("Couldn't run your query")).toBeVisible();
    await expect(own.getByText("remoteAddr")).toHaveCount(0);
    await expectAccessible(own);
  });

  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((body) => /Nginx\.Access|secret-path|remoteAddr/.test(body))).toEqual([]);
  await context.close();
});
