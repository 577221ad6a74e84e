interface Reach {
  readonly count: number;
  readonly overridesCount: number;
  readonly functionCount: number;
}

/** What reaches a destination, in as many sentences as there are ways to it. */
export function reachSentences(
  { count, overridesCount, functionCount }: Reach,
  alertTypes: readonly string[],
): readonly string[] {
  const takenCount = count - overridesCount;
  const sentences: string[] = [];
  if (count === 0) sentences.push("No enabled detection sends its alerts here.");
  if (overridesCount > 0) sentences.push(`${detections(overridesCount)} here by destination overrides.`);
  if (takenCount > 0) sentences.push(`${detections(takenCount)} here by severity, alert type and log type.`);
  if (functionCount === 1)
    sentences.push("1 detection chooses its destinations for each alert, and may send here too.");
  if (functionCount > 1) {
    sentences.push(
      `${functionCount.toLocaleString("en")} detections choose their destinations for each alert, and may send here too.`,
    );
  }
  if (alertTypes.includes("SYSTEM_ERROR")) sentences.push("System errors go here, whatever their severity.");
  return sentences;
}

function detections(count: number): string {
  return count === 1 ? "1 detection sends its alerts" : `${count.toLocaleString("en")} detections send their alerts`;
}
