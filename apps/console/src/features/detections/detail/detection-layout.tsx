import { BlockSkeleton, Page, Panel, TextSkeleton } from "@pharos/ui";
import type { ReactNode } from "react";
import classes from "./detection-page.module.css";

interface DetectionLayoutProps {
  readonly header: ReactNode;
  /** What it looks for. */
  readonly main: ReactNode;
  /** Facts and alerts. */
  readonly aside: ReactNode;
}

export function DetectionLayout({ header, main, aside }: DetectionLayoutProps) {
  return (
    <Page kind="wide">
      {header}
      <div className={classes.columns}>
        <div className={classes.main}>{main}</div>
        <div className={classes.aside}>{aside}</div>
      </div>
    </Page>
  );
}

const panelHeightPx = 320;

export function DetectionSkeleton() {
  return (
    <DetectionLayout
      header={<TextSkeleton lines={2} />}
      main={
        <>
          <Panel title="Summary">
            <TextSkeleton lines={4} />
          </Panel>
          <BlockSkeleton height={panelHeightPx} />
        </>
      }
      aside={<BlockSkeleton height={panelHeightPx} />}
    />
  );
}
