import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./filters.module.css";

interface FilterBarProps {
  readonly children: ReactNode;
  /** Present while something narrows the list. */
  readonly onClear?: (() => void) | undefined;
}

export function FilterBar({ children, onClear }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser that people work with knows <search>
    <div className={classes.bar} role="search">
      {children}
      {onClear ? (
        <Button variant="subtle" color="gray" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
