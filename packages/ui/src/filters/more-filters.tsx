import { UnstyledButton } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import classes from "./filters.module.css";

interface MoreFiltersProps {
  /** True if one of them narrows the list: filters that narrow are always visible. */
  readonly areActive: boolean;
  readonly children: ReactNode;
}

/** Holds the filters that are used rarely, so that the others fit one row. */
export function MoreFilters({ areActive, children }: MoreFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || areActive;
  return (
    <>
      {isShown ? children : null}
      {areActive ? null : (
        <UnstyledButton className={classes.filter} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconAdjustmentsHorizontal size={15} aria-hidden />
          {isOpen ? "Fewer filters" : "More filters"}
        </UnstyledButton>
      )}
    </>
  );
}
