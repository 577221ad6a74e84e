import { type SourceHealth, severities } from "@pharos/domain";
import { bytesText } from "@pharos/ui";
import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { changeText } from "./change-text.ts";
import classes from "./headline.module.css";
import { openText, troubledHealths, troubleText } from "./headline-text.ts";
import { Tile, TileSkeletons } from "./tile.tsx";

const headline = graphql(`
  fragment Headline on Overview {
    openAlerts { label count }
    totals { alerts events bytes }
    totalsBefore { alerts events bytes }
    sourcesByHealth { label count }
  }
`);
const tileCount = 5;

interface HeadlineProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof headline> | undefined;
  readonly range: TimeRange;
}

/** The numbers to see first; each leads to what it counts. */
export function Headline({ overview, range }: HeadlineProps) {
  const shown = readFragment(headline, overview);
  if (!shown) return <TileSkeletons count={tileCount} />;
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

type Counts = readonly { readonly label: string; readonly count: number }[];
const sumOf = (counts: Counts) => counts.reduce((total, { count }) => total + count, 0);
const countOf = (counts: Counts, label: string) => counts.find((one) => one.label === label)?.count ?? 0;
const countText = (count: number) => count.toLocaleString("en");
