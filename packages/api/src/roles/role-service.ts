import {
  adminRoleName,
  invalidInput,
  isPermission,
  type LogTypeAccess,
  type LogTypeAccessKind,
  type Permission,
  PharosError,
  type Role,
  type SortDirection,
} from "@pharos/domain";
import { type NewRole, roleNotFound } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { readPermissionName } from "../access/permission-spelling.ts";
import type { RequestContext } from "../context/request-context.ts";

const adminRoleFixed = () =>
  new PharosError("roles.admin_fixed", "InvalidUpdate", `You cannot change or remove the role ${adminRoleName}`);
const nameLengthMax = 64;

export interface RoleSettings {
  readonly logTypeAccessKind?: LogTypeAccessKind | null | undefined;
  readonly logTypeAccess?: readonly string[] | null | undefined;
  readonly name: string;
  readonly permissions: readonly string[];
}

export interface RoleList {
  readonly nameContains?: string;
  readonly sortDir?: SortDirection;
}

/** By name. */
export async function listRoles(
  context: RequestContext,
  { nameContains = "", sortDir = "ascending" }: RoleList = {},
): Promise<Role[]> {
  authorize(context.actor, "UserRead");
  const part = nameContains.toLowerCase();
  const roles = (await context.store.roles.list()).filter(({ name }) => name.toLowerCase().includes(part));
  return sortDir === "ascending" ? roles : roles.toReversed();
}

/** @throws roleNotFound */
export async function getRole(context: RequestContext, id: string): Promise<Role> {
  authorize(context.actor, "UserRead");
  const role = await context.loaders.roles.load(id);
  if (!role) throw roleNotFound(id);
  return role;
}

/** @throws roleNotFound */
export async function getRoleByName(context: RequestContext, name: string): Promise<Role> {
  authorize(context.actor, "UserRead");
  const role = await context.store.roles.getByName(name);
  if (!role) throw roleNotFound(name);
  return role;
}

/** @throws roleNameTaken, roles.invalid */
export function createRole(context: RequestContext, settings: RoleSettings): Promise<Role> {
  authorize(context.actor, "UserModify");
  return context.store.roles.create(checkSettings(settings), context.clock(), referenceOf(context.actor));
}

/** @throws roleNotFound, roleNameTaken, roles.admin_fixed, roles.invalid */
export async function updateRole(context: RequestContext, id: string, settings: RoleSettings): Promise<Role> {
  authorize(context.actor, "UserModify");
  await findChangeable(context, id);
  const role = await context.store.roles.update(
    id,
    checkSettings(settings),
    context.clock(),
    referenceOf(context.actor),
  );
  // Rules are run with what their authors see.
  await context.pipeline.reload();
  return role;
}

/** @throws roleNotFound, roleInUse, roles.admin_fixed */
export async function deleteRole(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "UserModify");
  await findChangeable(context, id);
  await context.store.roles.delete(id);
  await context.pipeline.reload();
}

async function findChangeable({ loaders }: RequestContext, id: string): Promise<void> {
  const role = await loaders.roles.load(id);
  if (!role) throw roleNotFound(id);
  if (role.name === adminRoleName) throw adminRoleFixed();
}

/** @throws input.invalid for a word that is no permission */
export function checkPermissions(names: readonly string[], allowed: (permission: Permission) => boolean): Permission[] {
  return [...new Set(names.map(readPermissionName))].map((name) => {
    if (!isPermission(name) || !allowed(name))
      throw invalidInput(`${name} is not a permission that you can grant here`);
    return name;
  });
}

function checkSettings({ name, permissions, ...access }: RoleSettings): NewRole {
  return { name: checkName(name), permissions: checkPermissions(permissions, () => true), ...checkAccess(access) };
}

/** A list means nothing without its kind. */
function checkAccess({
  logTypeAccessKind: kind,
  logTypeAccess: list,
}: Pick<RoleSettings, "logTypeAccessKind" | "logTypeAccess">): Partial<LogTypeAccess> {
  const isListed = kind === "ALLOW" || kind === "DENY";
  if (!isListed && list && list.length > 0) throw invalidInput("logTypeAccess is for the kinds ALLOW and DENY only");
  if (isListed && !list) throw invalidInput(`logTypeAccess must say which log types to ${kind}`);
  return kind ? { logTypeAccessKind: kind, logTypeAccess: [...new Set(list ?? [])] } : {};
}

/** Trimmed. @throws access.name_invalid with a field error */
export function checkName(name: string): string {
  const trimmed = name.trim();
  const problem =
    trimmed === ""
      ? "This field is required"
      : trimmed.length > nameLengthMax
        ? `Must be at most ${nameLengthMax} characters`
        : undefined;
  if (problem) throw new PharosError("access.name_invalid", "InvalidInput", problem, { name: problem });
  return trimmed;
}
