import { Page, PageHeader } from "@pharos/ui";
export function AlertPage() {
  return (
    <Page>
      <PageHeader title="Alert" />
    </Page>
  );
}
