/** A field of an event, or a member of the object in it: `["userIdentity", "type"]`. */
export type EventPath = readonly [field: string, ...members: string[]];
