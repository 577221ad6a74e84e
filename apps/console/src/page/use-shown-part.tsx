import { Button } from "@pharos/ui";
import { type ReactNode, useState } from "react";

const step = 100;

/** The first items of a long list, and a button that shows more of them: thousands of rows make a page slow. */
export function useShownPart<T>(items: readonly T[]): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const [max, setMax] = useState(step);
  const more =
    items.length > max ? (
      <Button variant="default" onClick={() => setMax(max + step)}>
        Show more of {items.length.toLocaleString("en")}
      </Button>
    ) : null;
  return { shown: items.slice(0, max), more };
}
