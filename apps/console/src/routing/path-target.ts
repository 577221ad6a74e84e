/**
 * The target of a link to a path that is known only as text, from a list or the server. The router checks paths
 * that it knows; this is the one place where a text is passed off as one of them.
 */
export function pathTarget(path: string, search: Readonly<Record<string, unknown>> = {}): { to: "/"; search: object } {
  return { to: path as "/", search };
}
