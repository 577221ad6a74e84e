import { attackTactics, attackTechniqueName } from "@pharos/domain/attack";
import classes from "./attack-tags.module.css";

/** `T1110 Brute Force · Credential Access`, or the tactic alone. Load it through `AttackTags`. */
export function AttackNames({ tactic, technique }: { tactic: string; technique: string | undefined }) {
  const tacticName = attackTactics.get(tactic);
  if (!technique) return <Named id={tactic} name={tacticName} />;
  return (
    <>
      <Named id={technique} name={attackTechniqueName(technique)} /> · {tacticName ?? tactic}
    </>
  );
}

/** An id that this version of ATT&CK does not have stands alone. */
function Named({ id, name = "" }: { id: string; name: string | undefined }) {
  return (
    <>
      <span className={classes.id}>{id}</span> {name}
    </>
  );
}
