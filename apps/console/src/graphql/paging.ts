import type { FieldFunctionOptions } from "@apollo/client/cache";

interface Page {
  readonly edges?: readonly unknown[];
  readonly nodes?: readonly unknown[];
}

/** A page asked for with a cursor follows what is there; one without starts over. */
export function appendPage(
  existing: Page | undefined,
  incoming: Page,
  { args }: Pick<FieldFunctionOptions, "args">,
): Page {
  const cursor = args?.cursor ?? args?.input?.cursor;
  if (!existing || !cursor) return incoming;
  return {
    ...incoming,
    ...(incoming.edges ? { edges: [...(existing.edges ?? []), ...incoming.edges] } : {}),
    ...(incoming.nodes ? { nodes: [...(existing.nodes ?? []), ...incoming.nodes] } : {}),
  };
}

/** Lists that differ in anything but the place in them are different lists. */
export function listKey(args: Record<string, unknown> | null): string {
  const input = { ...(args?.input as object | undefined), cursor: undefined };
  return JSON.stringify(input, Object.keys(input).sort());
}
