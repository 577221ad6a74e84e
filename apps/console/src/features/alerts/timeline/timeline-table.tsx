import { SeverityBadge, Tag, TimeText } from "@pharos/ui";
import { useEffect, useRef } from "react";
import { PathLink } from "../../../routing/path-link.tsx";
import { plainWords } from "../alert-search.ts";
import { StatusText } from "../status-text.tsx";
import classes from "./alert-timeline.module.css";
import type { TimelineAlert, TimelineRow } from "./timeline-rows.ts";

/** The same as the picture in words, in order of time; it begins where the alert's own events do. */
export function TimelineTable({ rows }: { readonly rows: readonly TimelineRow[] }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = region.current?.querySelector<HTMLElement>("[data-own]");
    const head = region.current?.querySelector("thead")?.offsetHeight ?? 0;
    if (region.current && own) region.current.scrollTop = own.offsetTop - head;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={region} className={classes.scroll} tabIndex={0} aria-label="Timeline in words">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Severity</th>
            <th scope="col">What happened</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.kind === "alert" ? (
              <AlertRow key={row.alert.id} alert={row.alert} />
            ) : (
              <OwnRow key={row.at} row={row} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function AlertRow({
  alert: { id, title, severity, status, outcome, at, entities },
}: {
  readonly alert: TimelineAlert;
}) {
  const names = entities.map(({ value }) => value).join(", ");
  return (
    <tr>
      <td>
        <TimeText value={at} precision="minute" />
      </td>
      <td>
        <SeverityBadge severity={severity} />
      </td>
      <td className={classes.wide}>
        <PathLink path={`/alerts-and-errors/${id}/`} title={title}>
          {title}
        </PathLink>
        <span className={classes.names} title={names}>
          {names}
        </span>
      </td>
      <td>{outcome ? <Tag>{plainWords(outcome)}</Tag> : <StatusText status={status} />}</td>
    </tr>
  );
}

function OwnRow({ row }: { readonly row: Exclude<TimelineRow, { kind: "alert" }> }) {
  return (
    <tr data-own>
      <td>
        <TimeText value={row.at} precision="minute" />
      </td>
      <td />
      <td colSpan={2}>
        {row.kind === "created" ? (
          "This alert was created"
        ) : (
          <>
            {row.count === 1 ? "1 event of this alert" : `${row.count.toLocaleString("en")} events of this alert`}
            {row.last === row.at ? null : (
              <>
                {" until "}
                <TimeText value={row.last} precision="minute" />
              </>
            )}
          </>
        )}
      </td>
    </tr>
  );
}
