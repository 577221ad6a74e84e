import { timespanUnits } from "../syntax-tree/literals.ts";
import { quoteText } from "./sql-text.ts";

const withUnit = String.raw`^\s*(-?(?:\d+(?:\.\d*)?|\.\d+))\s*[a-zA-Z]+\s*$`;
const clock = String.raw`^\s*(-)?(?:(\d{1,6})\.)?([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?\s*$`;

/** Nanoseconds out of text such as `1.5h` or `1.02:03:04.5`, as literals.ts reads them; NULL for anything else. */
export function timespanOfText(text: string): string {
  const names = [...timespanUnits.keys()].map(quoteText).join(", ");
  const sizes = [...timespanUnits.values()].map((size) => `toFloat64(${size})`).join(", ");
  const unit = `transform(lower(extract(t, '([a-zA-Z]+)\\\\s*$')), [${names}], [${sizes}], NULL)`;
  const ofUnit = `accurateCastOrNull(round(toFloat64OrNull(extract(t, ${quoteText(withUnit)})) * ${unit}), 'Int64')`;
  const part = (index: number) => `toInt64OrZero(g[${index}])`;
  const seconds = `((${part(2)} * 24 + ${part(3)}) * 60 + ${part(4)}) * 60 + ${part(5)}`;
  const size = `(${seconds}) * 1000000000 + toInt64OrZero(rightPad(g[6], 9, '0'))`;
  const ofClock = `arrayMap(g -> if(empty(g), NULL, if(g[1] = '-', -1, 1) * (${size})), [extractGroups(t, ${quoteText(clock)})])[1]`;
  return `arrayMap(t -> coalesce(${ofUnit}, ${ofClock}), [ifNull(${text}, '')])[1]`;
}
