import { Page, PageHeader } from "@pharos/ui";
export function OverviewPage() {
  return (
    <Page>
      <PageHeader title="Overview" />
    </Page>
  );
}
