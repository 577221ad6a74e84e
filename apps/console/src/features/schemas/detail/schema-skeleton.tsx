import { BlockSkeleton, Page, TextSkeleton } from "@pharos/ui";

const panelHeightPx = 400;

export function SchemaSkeleton() {
  return (
    <Page kind="wide">
      <TextSkeleton lines={2} />
      <BlockSkeleton height={panelHeightPx} />
    </Page>
  );
}
