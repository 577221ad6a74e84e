import { Button, EmptyState, NothingMatches } from "@pharos/ui";
import { IconListSearch } from "@pharos/ui/icons";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import { type EventSearch, type EventSearchPart, filtersInWords, rangeOf, widerTimes } from "../event-search.ts";

interface NothingFoundProps {
  readonly search: EventSearch;
  readonly onSearchChange: (part: EventSearchPart) => void;
}

/** No events: what was asked for, and a longer time at a click. */
export function NothingFound({ search, onSearchChange }: NothingFoundProps) {
  const words = filtersInWords(search);
  const wider = widerTimes(rangeOf(search), new Date()).map(({ name, range }) => (
    <Button key={name} variant="default" onClick={() => onSearchChange(timeRangePart(range))}>
      Widen to {name}
    </Button>
  ));
  if (words.length > 0) {
    const onClear = () => onSearchChange({ q: undefined, filter: undefined, table: undefined });
    return <NothingMatches noun="events" filters={words} onClear={onClear} actions={wider} />;
  }
  return (
    <EmptyState icon={<IconListSearch size={36} stroke={1.25} />} title="No events in this time range" action={wider}>
      Choose a longer time range, or search other tables.
    </EmptyState>
  );
}
