const compact = new Intl.NumberFormat("en", { notation: "compact" });
export const compactNumber = (value: number) => compact.format(value);

/** The canvas knows no CSS variables, so they are read from the page. */
export function cssValue(value: string): string {
  const name = value.match(/^var\((--[\w-]+)\)$/)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : value;
}

/** Canvas text has the browser's font unless it is told another. */
export const chartText = () => ({ fontFamily: cssValue("var(--mantine-font-family)") });
