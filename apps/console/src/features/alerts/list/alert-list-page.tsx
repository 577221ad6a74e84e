import { Page, PageHeader } from "@pharos/ui";
export function AlertListPage() {
  return (
    <Page>
      <PageHeader title="Alerts" />
    </Page>
  );
}
