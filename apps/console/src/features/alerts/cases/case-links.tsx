import { RowLink } from "../../../routing/row-link.tsx";
import classes from "./alert-cases.module.css";

interface CaseLinksProps {
  readonly cases: readonly { readonly id: string; readonly title: string; readonly status: string }[];
}

const shownMax = 2;

/** The numbers of the cases that have an alert, open ones first; a closed one is quiet. */
export function CaseLinks({ cases }: CaseLinksProps) {
  const isClosed = ({ status }: CaseLinksProps["cases"][number]) => status === "CLOSED";
  const ordered = cases.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)));
  const more = ordered.slice(shownMax);
  return (
    <>
      {ordered.slice(0, shownMax).map((one, index) => (
        <span key={one.id}>
          {index > 0 ? ", " : ""}
          <RowLink
            path={`/cases/${one.id}/`}
            className={isClosed(one) ? classes.closed : classes.open}
            aria-label={`Case ${one.id}: ${one.title}${isClosed(one) ? " (closed)" : ""}`}
            title={`${one.title}${isClosed(one) ? " (closed)" : ""}`}
          >
            {index === 0 ? `Case ${one.id}` : one.id}
          </RowLink>
        </span>
      ))}
      {more.length > 0 ? <span title={more.map(({ id }) => id).join(", ")}> +{more.length}</span> : null}
    </>
  );
}
