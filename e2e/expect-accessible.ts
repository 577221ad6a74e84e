import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** WCAG 2.5.3: who speaks to the browser says what is written on a control. */
const experimental = { "label-content-name-mismatch": { enabled: true } };

/** Fails with the rule and the element of everything that axe finds. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(new AxeBuilder({ page }).options({ runOnly: wcag22AA, rules: experimental }));
}

/** Fails with each element whose colours are too close to each other. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectNothingFound(new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]));
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)]),
  }));
  expect(found).toEqual([]);
}
