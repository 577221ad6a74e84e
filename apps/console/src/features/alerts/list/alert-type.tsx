import type { AlertSubtype } from "@pharos/domain";
import { IconAlertTriangle, IconClock, IconCloud, IconLink, IconShieldCheck } from "@pharos/ui/icons";
import { plainWords } from "../alert-search.ts";
import classes from "./alert-type.module.css";

const icons: Readonly<Record<AlertSubtype, typeof IconClock>> = {
  RULE: IconShieldCheck,
  SCHEDULED_RULE: IconClock,
  CORRELATION_RULE: IconLink,
  POLICY: IconCloud,
  RULE_ERROR: IconAlertTriangle,
  SCHEDULED_RULE_ERROR: IconAlertTriangle,
  CORRELATION_RULE_ERROR: IconAlertTriangle,
  SYSTEM_ERROR: IconAlertTriangle,
};

/** An icon and a word; in a narrow column the word is left to the tooltip and to those who hear the page. */
export function AlertType({ subtype }: { subtype: string }) {
  const Icon = icons[subtype as AlertSubtype];
  const word = plainWords(subtype);
  return (
    <span className={classes.type} title={word}>
      <Icon size={15} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.word}>{word}</span>
    </span>
  );
}
