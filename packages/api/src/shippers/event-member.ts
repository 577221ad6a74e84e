import { z } from "zod";

const query = z.object({ event: z.string().min(1).optional() });

/** Returns the member that holds the event of a document or record, where the address names one. */
export function eventMember(search: unknown): string | undefined {
  return query.safeParse(search).data?.event;
}
