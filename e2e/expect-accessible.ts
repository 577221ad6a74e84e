import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** WCAG 2.5.3: who speaks to the browser says what is written on a control. */
const experimental = { "label-content-name-mismatch": { enabled: true } };
const colors = ["color-contrast", "link-in-text-block"];

/**
 * Fails with the rule and the element of everything that axe finds.
 * @param within A selector of what is looked at; the whole page without it.
 */
export function expectAccessible(page: Page, within?: string): Promise<void> {
  return expectNothingFound(page, { runOnly: wcag22AA, rules: experimental }, within);
}

/** Fails with each element whose colours are too close to each other. */
export function expectReadableColors(page: Page): Promise<void> {
  return expectNothingFound(page, { runOnly: { type: "rule", values: colors } });
}

/** Within the page: axe's own integration opens a second one for each look, which took three times as long as the look. */
async function expectNothingFound(page: Page, options: axe.RunOptions, within?: string): Promise<void> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  await page.evaluate(settle);
  const violations = await page.evaluate(
    async ({ options: given, within: selector }) => {
      const { violations } = await axe.run(selector ?? document, { ...given, resultTypes: ["violations"] });
      return violations;
    },
    { options, within },
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)]),
  }));
  expect(found).toEqual([]);
}

/** Waits for transitions: an element that fades in has too little contrast. Ignores endless animations such as spinners. */
async function settle(): Promise<void> {
  const isPassing = ({ effect, playState }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  for (;;) {
    const passing = document.getAnimations().filter(isPassing);
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}
