/** Every route of the specification whose screen this release does not have; `{}` stands for one segment. */
export const unreleasedPaths = [
  "/configure/log-sources/{}/schemas/",
  "/configure/log-sources/schemas/",
  "/configure/log-sources/{}/{}/authorize/",
  "/configure/cloud-accounts/",
  "/configure/enrichment-providers/",
  "/settings/api/playground/",
] as const;

/** Whether this release has the screen that navigation offers at a path. */
export function isReleased(path: string): boolean {
  return !unreleasedPaths.some((unreleased) => unreleased === path);
}
