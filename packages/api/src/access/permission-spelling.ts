import type { Permission } from "@pharos/domain";

/** In the spelling that existing clients send and compare with. */
const spellings: Partial<Record<Permission, string>> = {
  OrganizationApiTokenRead: "OrganizationAPITokenRead",
  OrganizationApiTokenModify: "OrganizationAPITokenModify",
  RunPharosAi: "RunPantherAI",
};
const names = new Map(Object.entries(spellings).map(([name, spelling]) => [spelling, name]));

export function spellPermission(permission: Permission): string {
  return spellings[permission] ?? permission;
}

/** In our spelling, whichever it came in. */
export function readPermissionName(name: string): string {
  return names.get(name) ?? name;
}
