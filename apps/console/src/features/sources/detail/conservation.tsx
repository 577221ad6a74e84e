import { type ConservationCounts, isBalanced } from "@pharos/domain";
import { StatusBadge } from "@pharos/ui";
import classes from "./source-page.module.css";

/** received = stored + failed + dropped + repeated: no event may go missing unseen. */
export function Conservation({ counts }: { counts: ConservationCounts }) {
  const adds = isBalanced(counts);
  return (
    <section className={classes.equation} aria-label="What became of the events">
      <Term name="Received" count={counts.received} />
      <Sign>=</Sign>
      <Term name="Stored" count={counts.stored} />
      <Sign>+</Sign>
      <Term name="Failed" count={counts.failed} isBad />
      <Sign>+</Sign>
      <Term name="Dropped" count={counts.dropped} />
      <Sign>+</Sign>
      <Term name="Duplicates" count={counts.repeated} />
      <span className={classes.verdict}>
        <StatusBadge tone={adds ? "pass" : "fail"}>{adds ? "Counts match" : "Counts do not match"}</StatusBadge>
      </span>
    </section>
  );
}

function Term({ name, count, isBad = false }: { name: string; count: number; isBad?: boolean }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd data-numeric className={isBad && count > 0 ? classes.failed : undefined}>
        {count.toLocaleString("en")}
      </dd>
    </dl>
  );
}

function Sign({ children }: { children: string }) {
  return (
    <span className={classes.sign} aria-hidden>
      {children}
    </span>
  );
}
