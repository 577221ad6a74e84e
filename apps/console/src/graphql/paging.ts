import type { FieldFunctionOptions } from "@apollo/client/cache";

interface Page {
  readonly edges?: readonly unknown[];
  readonly nodes?: readonly unknown[];
  readonly pageInfo?: { readonly endCursor?: string | null };
}

/**
 * A page asked for with a cursor follows what is there, if that still ends there: the list may have started over
 * meanwhile, and then the page would leave a gap. One without a cursor starts over.
 */
export function appendPage(
  existing: Page | undefined,
  incoming: Page,
  { args }: Pick<FieldFunctionOptions, "args">,
): Page {
  const cursor = args?.cursor ?? args?.input?.cursor;
  if (!existing || !cursor) return incoming;
  if (existing.pageInfo?.endCursor !== cursor) return existing;
  return {
    ...incoming,
    ...(incoming.edges ? { edges: [...(existing.edges ?? []), ...incoming.edges] } : {}),
    ...(incoming.nodes ? { nodes: [...(existing.nodes ?? []), ...incoming.nodes] } : {}),
  };
}

/**
 * For a list whose newest end is refreshed while somebody reads on: a first page that meets what is there leaves the
 * pages behind it. One that does not meet it starts over.
 */
export function refreshFirstPage(
  existing: Page | undefined,
  incoming: Page,
  options: Pick<FieldFunctionOptions, "args">,
): Page {
  if (!existing?.edges || options.args?.input?.cursor) return appendPage(existing, incoming, options);
  const end = incoming.pageInfo?.endCursor;
  const behind = existing.edges.findIndex((edge) => (edge as { cursor?: unknown }).cursor === end) + 1;
  if (behind === 0 || behind === existing.edges.length) return incoming;
  const edges = [...(incoming.edges ?? []), ...existing.edges.slice(behind)];
  return { ...incoming, edges, ...(existing.pageInfo && { pageInfo: existing.pageInfo }) };
}

/** Lists that differ in anything but the place in them are different lists. */
export function listKey(args: Record<string, unknown> | null): string {
  const input = { ...(args?.input as object | undefined), cursor: undefined };
  return JSON.stringify(input, (_key, value: unknown) =>
    value === null || typeof value !== "object" || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}
