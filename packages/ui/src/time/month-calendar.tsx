import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addMonths, dayName, monthName, monthWeeks, movedDay } from "./calendar-days.ts";
import classes from "./month-calendar.module.css";

interface MonthCalendarProps {
  /** Days that the range begins and ends with, as `2026-11-20`. */
  readonly start: string;
  readonly end: string;
  readonly today: string;
  readonly onPick: (day: string) => void;
}

const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** One month, with the range marked. Arrows move by days, Page Up and Page Down by months. */
export function MonthCalendar({ start, end, today, onPick }: MonthCalendarProps) {
  const [active, setActive] = useState(end);
  const body = useRef<HTMLTableSectionElement>(null);
  const isMoved = useRef(false);
  useEffect(() => setActive(end), [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isMoved.current) body.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    isMoved.current = false;
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDay(active, event.key);
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setActive(next);
  };
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <ActionIcon aria-label="Previous month" onClick={() => setActive(addMonths(active, -1))}>
          <IconChevronLeft size={15} />
        </ActionIcon>
        <span aria-live="polite">{monthName(active)}</span>
        <ActionIcon aria-label="Next month" onClick={() => setActive(addMonths(active, 1))}>
          <IconChevronRight size={15} />
        </ActionIcon>
      </div>
      <table className={classes.days} aria-label={monthName(active)}>
        <thead>
          <tr>
            {weekdays.map((name, index) => (
              <th key={name} scope="col" abbr={weekdayNames[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {monthWeeks(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <UnstyledButton
                    className={classes.day}
                    aria-label={dayName(day)}
                    aria-pressed={day === start || day === end}
                    aria-current={day === today ? "date" : undefined}
                    data-within={(day > start && day < end) || undefined}
                    data-outside={day.slice(0, 7) !== active.slice(0, 7) || undefined}
                    tabIndex={day === active ? 0 : -1}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </UnstyledButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
