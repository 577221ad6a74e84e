export const alarmMinutesMin = 15;
export const alarmMinutesMax = 43_200;

/** Returns what is wrong with the threshold of a source's alarm; undefined when it is good. */
export function alarmMinutesProblem(minutes: number): string | undefined {
  const isGood = Number.isInteger(minutes) && minutes >= alarmMinutesMin && minutes <= alarmMinutesMax;
  return isGood
    ? undefined
    : `Must be a whole number of minutes from ${alarmMinutesMin} to ${alarmMinutesMax.toLocaleString("en")}`;
}
