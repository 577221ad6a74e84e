import { useQuery } from "@apollo/client/react";
import { FailedState, Page, PageHeader, SegmentedControl, TableFrame, TableSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { type BackgroundView, readBackgroundWorkSearch } from "./background-work-search.ts";
import { FailedMail } from "./failed-mail.tsx";
import { JobTable } from "./job-table.tsx";

const route = getRouteApi("/shell/settings/background-work");
const backgroundWorkQuery = graphql(`
  query BackgroundWork {
    recurringWorks { name ...Job }
    failedMails(input: { pageSize: 1 }) { totalCount }
  }
`);

/** Work takes a minute at most between two looks, and mostly milliseconds. */
const askEveryMs = 10_000;
const skeletonWidths = ["40%", 80, 90, 150, 150];

/** What Pharos does by itself: what is due, what runs, what failed and why; and the mail that nobody took. */
export function BackgroundWorkPage() {
  const { view = "jobs" } = route.useSearch();
  const change = useSearchChange("/settings/background-work/", readBackgroundWorkSearch);
  const { data, error, refetch } = useQuery(backgroundWorkQuery, {
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
  });
  const failedCount = data?.failedMails.totalCount ?? 0;
  return (
    <Page kind="list">
      <PageHeader title="Background work">
        <span>Recurring jobs of this installation. Each is listed once, however many processes there are.</span>
      </PageHeader>
      <div>
        <SegmentedControl
          aria-label="View"
          size="xs"
          value={view}
          onChange={(next) => change({ view: next as BackgroundView })}
          data={[
            { value: "jobs", label: "Jobs" },
            {
              value: "failed-mail",
              label: failedCount > 0 ? `Failed mail ${failedCount.toLocaleString("en")}` : "Failed mail",
            },
          ]}
        />
      </div>
      <TableFrame hugsRows>
        {view === "failed-mail" ? (
          <FailedMail onChanged={() => refetch()} />
        ) : error && !data ? (
          <FailedState title="Couldn't load the background work" message={errorText(error)} onRetry={() => refetch()} />
        ) : data ? (
          <JobTable works={data.recurringWorks} />
        ) : (
          <TableSkeleton rows={8} widths={skeletonWidths} />
        )}
      </TableFrame>
    </Page>
  );
}
