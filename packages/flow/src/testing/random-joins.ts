import { randomExpression } from "./random-expression.ts";
import type { Step } from "./step-place.ts";

const joinKinds = [
  "inner",
  "leftouter",
  "rightouter",
  "fullouter",
  "leftsemi",
  "leftanti",
  "rightsemi",
  "rightanti",
  "innerunique",
];

/** Columns that tables have in common. */
export const shared = ["text", "p_event_time", "p_log_type", "number", "record", "flag", "words", "name", "n", "k0"];

/** What rows are joined by. */
export const on: Step = (place) => {
  const { choice } = place;
  const right = () => choice.of([...shared, "record.a", "words[0]", "`odd name`", "t1", "value", "e0", "a", "m"]);
  const side = () => {
    return place.names.length === 0 ? "text" : choice.of(place.names).text;
  };
  return choice.of([
    () => choice.of(shared),
    () => `$left.${side()} == $right.${right()}`,
    () => `$left.${side()} == $right.${right()} and $right.p_event_time > $left.p_event_time - 1h`,
    () => `$left.${side()} < $right.${right()}`,
    () => `$left.${side()} =~ $right.${right()}, text`,
    () => `strings.lower($left.${side()}) == $right.${right()}`,
    () => `$left.${side()} == $right.${right()} and $left.${side()} == $right.${right()}`,
    () => `strings.cat($left.${side()}, 'x') == strings.cat($right.${right()}, 'x'), ${choice.of(shared)}`,
    () => `$left.${side()} == ${randomExpression({ ...place, names: [] }, "string", 2)}, ${choice.of(shared)}`,
  ])();
};

export const join: Step = (place) => {
  const { choice } = place;
  const target = `${choice.of(["", "d=", "`d e`="])}${place.table()}`;
  if (choice.once(8)) return `kind=cross ${target}`;
  return `kind=${choice.of(joinKinds)} ${target} on ${on(place)}`;
};
