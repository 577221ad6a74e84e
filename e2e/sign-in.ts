import type { Page } from "@playwright/test";
import type { RunningPharos } from "./running-pharos.ts";

export const administrator = {
  email: "ada@meridian.example",
  password: "Lighthouse-keeper-7",
  givenName: "Ada",
  familyName: "Berg",
} as const;

/** Opens the one-time link and creates the first administrator; ends signed in, on the first page. */
export async function createFirstAdministrator(page: Page, pharos: RunningPharos): Promise<void> {
  if (!pharos.firstAdminUrl) throw new Error("Pharos printed no link for the first administrator");
  await page.goto(pharos.firstAdminUrl);
  await page.getByLabel("First name").fill(administrator.givenName);
  await page.getByLabel("Last name").fill(administrator.familyName);
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("New password", { exact: true }).fill(administrator.password);
  await page.getByLabel("Confirm new password").fill(administrator.password);
  await page.getByRole("button", { name: "Create administrator" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(
  page: Page,
  pharos: Pick<RunningPharos, "url">,
  person: Credentials = administrator,
): Promise<void> {
  await page.goto(`${pharos.url}/sign-in/`);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
}
