import { bytesText } from "@pharos/ui";
import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { changeText } from "../change-text.ts";
import classes from "../headline.module.css";
import { Tile, TileSkeletons } from "../tile.tsx";
import { failedShare } from "./failed-share.ts";

const volumeHeadline = graphql(`
  fragment VolumeHeadline on DataVolume {
    totals { events bytes failed }
    totalsBefore { events bytes failed }
    logTypes { totals { events } totalsBefore { events } }
    sources { totals { bytes } totalsBefore { bytes } }
  }
`);
const tileCount = 5;

interface VolumeHeadlineProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof volumeHeadline> | undefined;
  readonly range: TimeRange;
}

/** The numbers to see first; each leads to what it counts. */
export function VolumeHeadline(props: VolumeHeadlineProps) {
  const shown = readFragment(volumeHeadline, props.shown);
  if (!shown) return <TileSkeletons count={tileCount} />;
  const { totals, totalsBefore, logTypes, sources } = shown;
  const count = (value: number) => value.toLocaleString("en");
  const active = logTypes.filter((one) => one.totals.events > 0).length;
  const activeBefore = logTypes.filter((one) => one.totalsBefore.events > 0).length;
  const sending = sources.filter((one) => one.totals.bytes > 0).length;
  const silent = sources.filter((one) => one.totals.bytes === 0 && one.totalsBefore.bytes > 0).length;
  return (
    <ul className={classes.tiles} aria-label="Headline numbers">
      <Tile
        name="Data received"
        value={bytesText(totals.bytes)}
        note={changeText(totals.bytes, totalsBefore.bytes)}
        path="/configure/log-sources/"
        search={{ sortBy: "received" }}
        needs="LogSourceRead"
      />
      <Tile
        name="Events"
        value={count(totals.events)}
        note={changeText(totals.events, totalsBefore.events)}
        path="/investigate/search/"
        search={{ ...timeRangeToSearch(props.range) }}
        needs="DataAnalyticsRead"
      />
      <Tile
        name="Failed events"
        value={count(totals.failed)}
        note={failedShare(totals)}
        isBad={totals.failed > 0}
        path="/configure/log-sources/"
        search={totals.failed > 0 ? { health: ["FAILING"] } : {}}
        needs="LogSourceRead"
      />
      <Tile
        name="Active log types"
        value={count(active)}
        note={changeText(active, activeBefore)}
        path="/configure/schemas/"
        needs="LogSourceRead"
      />
      <Tile
        name="Sending sources"
        value={count(sending)}
        note={silent > 0 ? `${count(silent)} went silent` : "None went silent"}
        isBad={silent > 0}
        path="/configure/log-sources/"
        search={silent > 0 ? { health: ["NO_DATA"] } : {}}
        needs="LogSourceRead"
      />
    </ul>
  );
}
