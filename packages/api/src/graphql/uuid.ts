/** Whether the store may be asked for this id: its ids are UUIDs, and a caller may say anything. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
