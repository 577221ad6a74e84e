import { Popover, StatusBadge, UnstyledButton } from "@pharos/ui";
import { type SourceHealthFacts, sourceCondition } from "../source-condition.ts";
import classes from "./source-list.module.css";

const popoverWidthPx = 360;

/** The health of a source, and what is wrong with it in a sentence, which opens whole by click or key. */
export function SourceHealthCell({ source }: { readonly source: SourceHealthFacts }) {
  const { label, tone, meaning } = sourceCondition(source);
  const badge = <StatusBadge tone={tone}>{label}</StatusBadge>;
  if (source.health === "DISABLED" || (source.health === "HEALTHY" && !source.problem)) return badge;
  return (
    <Popover width={popoverWidthPx} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.condition}>
          {badge} <span className={classes.meaning}>{meaning}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown onClick={(event) => event.stopPropagation()}>
        <strong>{label}</strong>
        <div>{meaning}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
