/** Where a resource is shown. Colons stay readable: most ids are ARNs. */
export function resourcePath(id: string): string {
  return `/investigate/resources/${encodeURIComponent(id).replaceAll("%3A", ":")}/`;
}

/** The id as the address has it, by which breadcrumbs know it. */
export function resourceSegment(id: string): string {
  return resourcePath(id).split("/").at(-2) ?? id;
}
