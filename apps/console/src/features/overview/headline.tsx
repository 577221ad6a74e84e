import { type Permission, type SourceHealth, severities } from "@pharos/domain";
import { BlockSkeleton, bytesText } from "@pharos/ui";
import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { useMay } from "../../session/viewer.tsx";
import { changeText } from "./change-text.ts";
import classes from "./headline.module.css";
import { openText, troubledHealths, troubleText } from "./headline-text.ts";

const headline = graphql(`
  fragment Headline on Overview {
    openAlerts { label count }
    totals { alerts events bytes }
    totalsBefore { alerts events bytes }
    sourcesByHealth { label count }
  }
`);
const heightPx = 92;
const tileCount = 5;

interface HeadlineProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof headline> | undefined;
  readonly range: TimeRange;
}

/** The numbers to see first; each leads to what it counts. */
export function Headline({ overview, range }: HeadlineProps) {
  const shown = readFragment(headline, overview);
  if (!shown) {
    return (
      <div className={classes.tiles}>
        {Array.from({ length: tileCount }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <BlockSkeleton key={at} height={heightPx} />
        ))}
      </div>
    );
  }
  const { openAlerts, totals, totalsBefore, sourcesByHealth } = shown;
  const within = timeRangeToSearch(range);
  const troubled = troubledHealths(sourcesByHealth) as SourceHealth[];
  return (
    <ul className={classes.tiles} aria-label="Headline numbers">
      <Tile
        name="Open alerts"
        value={countText(sumOf(openAlerts))}
        note={openText(severities.map((label) => [label, countOf(openAlerts, label)]))}
        path="/alerts-and-errors/"
        needs="AlertRead"
      />
      <Tile
        name="New alerts"
        value={countText(totals.alerts)}
        note={changeText(totals.alerts, totalsBefore.alerts)}
        path="/alerts-and-errors/"
        search={{ status: [], ...within }}
        needs="AlertRead"
      />
      <Tile
        name="Events"
        value={countText(totals.events)}
        note={changeText(totals.events, totalsBefore.events)}
        path="/investigate/search/"
        search={{ ...within }}
        needs="DataAnalyticsRead"
      />
      <Tile
        name="Data received"
        value={bytesText(totals.bytes)}
        note={changeText(totals.bytes, totalsBefore.bytes)}
        path="/configure/log-sources/"
        search={{ sortBy: "received" }}
        needs="LogSourceRead"
      />
      <Tile
        name="Log sources"
        value={countText(sumOf(sourcesByHealth))}
        note={troubleText(sourcesByHealth)}
        isBad={troubled.length > 0}
        path="/configure/log-sources/"
        search={troubled.length > 0 ? { health: troubled } : {}}
        needs="LogSourceRead"
      />
    </ul>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly isBad?: boolean;
  readonly path: string;
  readonly search?: Readonly<Record<string, unknown>>;
  /** To follow the link. */
  readonly needs: Permission;
}

function Tile({ name, value, note, isBad = false, path, search = {}, needs }: TileProps) {
  const mayOpen = useMay(needs);
  const text = (
    <>
      <span className={classes.name}>{name}</span>
      <strong data-numeric>{value}</strong>
      <span className={isBad ? classes.bad : classes.note}>{note}</span>
    </>
  );
  return (
    <li>
      {mayOpen ? (
        <PathLink path={path} search={search} className={classes.tile}>
          {text}
        </PathLink>
      ) : (
        <div className={classes.tile}>{text}</div>
      )}
    </li>
  );
}

type Counts = readonly { readonly label: string; readonly count: number }[];
const sumOf = (counts: Counts) => counts.reduce((total, { count }) => total + count, 0);
const countOf = (counts: Counts, label: string) => counts.find((one) => one.label === label)?.count ?? 0;
const countText = (count: number) => count.toLocaleString("en");
