/** What a reader begins with: the latest events of all log types. */
export const defaultFlow = `union pharos_logs.public.*
| where p_event_time > time.ago(20m)
| sort p_event_time desc`;

/** Whether the text leaves it to the form what is read: nothing stands before its first pipe. */
export function readsForm(text: string): boolean {
  return /^\s*(?:(?:\/\/|--)[^\n]*(?:\n\s*|$))*(?:\||$)/.test(text);
}
