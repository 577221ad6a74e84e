/** Where in a dashboard something is wrong, such as `["panels", 0, "width"]`. */
export type DashboardPlace = readonly (string | number)[];

export interface DashboardProblem {
  readonly at: DashboardPlace;
  readonly message: string;
}

/** How messages call a place: as the API spells it, or as a file does. */
export type NamePlace = (at: DashboardPlace) => string;

/** `panels[0].width` */
export const apiPlace: NamePlace = (at) =>
  at.reduce<string>((path, part) => (typeof part === "number" ? `${path}[${part}]` : `${path}.${part}`), "").slice(1);
