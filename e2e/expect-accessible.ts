import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** WCAG 2.5.3: who speaks to the browser says what is written on a control. */
const experimental = { "label-content-name-mismatch": { enabled: true } };

/** Fails with the rule and the element of everything that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: wcag22AA, rules: experimental }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}
