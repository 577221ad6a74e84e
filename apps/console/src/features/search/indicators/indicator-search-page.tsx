import { useMutation } from "@apollo/client/react";
import { Button, EmptyState, FailedState, Page, PageHeader, TagsInput, TimeRangePicker } from "@pharos/ui";
import { IconListSearch, IconPlayerPlay } from "@pharos/ui/icons";
import { resolveTimeRange, type TimeRange } from "@pharos/ui/time-ranges";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { rangeOf } from "../event-search.ts";
import { type IndicatorPageSearch, readIndicatorPageSearch } from "./indicator-page-search.ts";
import { IndicatorResults } from "./indicator-results.tsx";
import classes from "./indicators.module.css";
import { PastedReport } from "./pasted-report.tsx";

const executeMutation = graphql(`
  mutation ExecuteIndicatorSearch($input: ExecuteIndicatorSearchQueryInput!) {
    executeIndicatorSearchQuery(input: $input) { id }
  }
`);
const route = getRouteApi("/shell/investigate/indicator-search");
/** The server takes so many at a time. */
export const valuesMax = 100;
const rangeDefault: TimeRange = { kind: "preset", id: "P1M" };
const none: readonly string[] = [];

export function IndicatorSearchPage() {
  return useMay("DataAnalyticsRead") ? <IndicatorSearch /> : <StatusPage status={403} />;
}

function IndicatorSearch() {
  const address = route.useSearch();
  const search = useMemo(() => readIndicatorPageSearch(address), [address]);
  const change = useSearchChange("/investigate/indicator-search/", readIndicatorPageSearch);
  const values = search.value ?? none;
  const range = chosenRange(search);
  const { ask, isAsking, error } = useAsk((run) => change({ run }));
  // The counts of another question would be taken for this one's.
  const setValues = (value: readonly string[]) =>
    change({ value: value.length > 0 ? value : undefined, run: undefined }, { replace: true });
  return (
    <Page kind="list">
      <PageHeader title="Indicator search">
        <span>Addresses, names, hashes and other values, in the indicator fields of all log types.</span>
      </PageHeader>
      <search className={classes.asked}>
        <PastedReport
          values={values}
          onAdd={(found) => setValues([...new Set([...values, ...found])].slice(0, valuesMax))}
        />
        <TagsInput
          label={`Indicators (${values.length})`}
          placeholder={values.length === 0 ? "192.0.2.7, example.com, a user name" : ""}
          value={[...values]}
          maxTags={valuesMax}
          splitChars={[",", " ", "\n", "\t"]}
          clearable
          clearButtonProps={{ "aria-label": "Clear indicators" }}
          onChange={setValues}
        />
        <div className={classes.bar}>
          <TimeRangePicker value={range} onChange={(next) => change({ ...timeRangePart(next), run: undefined })} />
          <Button
            leftSection={<IconPlayerPlay size={15} />}
            disabled={values.length === 0}
            loading={isAsking}
            onClick={() => ask(values, range)}
          >
            Search
          </Button>
        </div>
      </search>
      {error ? (
        <FailedState
          title="Couldn't search for the indicators"
          message={errorText(error)}
          onRetry={() => ask(values, range)}
        />
      ) : search.run ? (
        <IndicatorResults key={search.run} run={search.run} values={values} />
      ) : (
        <EmptyState icon={<IconListSearch size={36} stroke={1.25} />} title="Find where indicators were seen">
          Paste a threat report or type values, then search: Pharos counts the events that have any of them by log type
          and day.
        </EmptyState>
      )}
    </Page>
  );
}

const chosenRange = (search: IndicatorPageSearch) =>
  search.range || search.from ? rangeOf({ ...search, filter: none }) : rangeDefault;

function useAsk(onAsked: (run: string) => void) {
  const [execute, { loading }] = useMutation(executeMutation);
  const [error, setError] = useState<unknown>();
  const ask = async (values: readonly string[], range: TimeRange) => {
    setError(undefined);
    const { start, end } = resolveTimeRange(range, new Date());
    const startTime = new Date(Math.max(0, start.getTime())).toISOString();
    const endTime = new Date(end.getTime() + 1).toISOString();
    try {
      const { data } = await execute({ variables: { input: { indicators: [...values], startTime, endTime } } });
      if (data) onAsked(data.executeIndicatorSearchQuery.id);
    } catch (failure) {
      setError(failure);
    }
  };
  return { ask, isAsking: loading, error };
}
