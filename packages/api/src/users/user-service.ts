import { adminRoleName, invalidInput, PharosError, type Role, type User } from "@pharos/domain";
import { roleNotFound, type Store, type UserChange, userNotFound } from "@pharos/store";
import { z } from "zod";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { requireConfirmedActor } from "../identity/confirm-owner.ts";
import { createPasswordLink, mailPasswordLink } from "../identity/forgotten-password.ts";
import { hasMailServer } from "../letters/queue-mail.ts";

const lastAdministrator = () =>
  new PharosError("users.last_administrator", "InvalidUpdate", "You cannot change or remove the last administrator");
const notConfirmed = (email: string) =>
  new PharosError(
    "users.not_confirmed",
    "InvalidUpdate",
    `${email} has no password yet. Send the invitation link instead.`,
  );
const ownAccount = () =>
  new PharosError("users.own_account", "InvalidUpdate", "You cannot remove or disable your own account");

/** `ID` and an id, or `NAME` and a name. */
export interface RoleReference {
  readonly kind: string;
  readonly value: string;
}
export interface Invitation {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly role: RoleReference;
}
export type UserSettings = Partial<Omit<Invitation, "role">> & {
  readonly role?: RoleReference;
  readonly enabled?: boolean;
};

export function listUsers(context: RequestContext): Promise<User[]> {
  authorize(context.actor, "UserRead");
  return context.store.users.list();
}

/** @throws userNotFound */
export function getUser(context: RequestContext, id: string): Promise<User> {
  authorize(context.actor, "UserRead");
  return findUser(context, id);
}

/** Whatever the capitalisation. @throws userNotFound */
export async function getUserByEmail(context: RequestContext, email: string): Promise<User> {
  const wanted = email.toLowerCase();
  const user = (await listUsers(context)).find((candidate) => candidate.email.toLowerCase() === wanted);
  if (user === undefined) throw userNotFound(email);
  return user;
}

/** @throws roleNotFound */
export async function roleOfUser(context: RequestContext, user: User): Promise<Role> {
  authorize(context.actor, "UserRead");
  const role = await context.loaders.roles.load(user.roleId);
  if (!role) throw roleNotFound(user.roleId);
  return role;
}

/** A link with which somebody chooses their password: mailed to them, or else shown once to whoever asked for it. */
export interface HandedLink {
  readonly user: User;
  readonly url: string | undefined;
  readonly sentTo: string | undefined;
}

/**
 * The user and the link with which they choose their password.
 * @throws userEmailTaken, roleNotFound, users.invalid, confirmationRequired
 */
export async function inviteUser(
  context: RequestContext,
  invitation: Invitation,
  showsLink: boolean,
): Promise<HandedLink> {
  authorize(context.actor, "UserModify");
  await requireConfirmedActor(context);
  const { role: reference, ...given } = invitation;
  const names = checkedNames(given);
  return context.store.transaction(async (store) => {
    const role = await findRole(store, reference);
    const user = await store.users.create({ ...names, roleId: role.id, status: "INVITED" }, context.clock());
    return handLink({ ...context, store }, user, showsLink);
  });
}

/** A link with which the user sets a new password; their old one works until then. @throws userNotFound, confirmationRequired */
export async function createResetLink(context: RequestContext, id: string, showsLink: boolean): Promise<HandedLink> {
  authorize(context.actor, "UserModify");
  await requireConfirmedActor(context);
  return handLink(context, await findUser(context, id), showsLink);
}

async function handLink(context: RequestContext, user: User, showsLink: boolean): Promise<HandedLink> {
  if (showsLink || !(await hasMailServer(context.store)))
    return { user, url: await createPasswordLink(context, user), sentTo: undefined };
  await mailPasswordLink(context, user, context.actor.name);
  return { user, url: undefined, sentTo: user.email };
}

/**
 * Who gets in by which address, and what they may do, is changed by a confirmed person only; names are anybody's.
 * @throws userNotFound, userEmailTaken, roleNotFound, users.last_administrator, users.own_account, users.invalid,
 * confirmationRequired
 */
export async function updateUser(context: RequestContext, id: string, settings: UserSettings): Promise<User> {
  authorize(context.actor, "UserModify");
  const before = await findUser(context, id);
  if (settings.enabled === false && id === context.actor.id) throw ownAccount();
  const { role, enabled, ...names } = settings;
  const change: UserChange = {
    ...checkedNames(names),
    ...(enabled !== undefined && { enabled }),
    ...(role && { roleId: (await findRole(context.store, role)).id }),
  };
  if (givesAccess(before, change)) await requireConfirmedActor(context);
  const updated = await context.store.transaction(async (store) => {
    const user = await store.users.update(id, change);
    await keepAnAdministrator(store);
    if (enabled === false) await store.sessions.revokeAllOfUser(id, context.clock());
    return user;
  });
  // Rules are run with what their authors see.
  if (change.roleId !== undefined) await context.pipeline.reload();
  return updated;
}

function givesAccess(before: User, { email, roleId, enabled }: UserChange): boolean {
  const isMoved = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  const isPromoted = roleId !== undefined && roleId !== before.roleId;
  return isMoved || isPromoted || (enabled === true && !before.enabled);
}

/** Everyone may try to sign in as the user again at once. @throws userNotFound */
export async function unlockUser(context: RequestContext, id: string): Promise<User> {
  authorize(context.actor, "UserModify");
  const user = await findUser(context, id);
  const now = context.clock();
  await context.store.signInAttempts.forgetAccount(id);
  const notification = {
    topic: "SYSTEM_NOTIFICATION" as const,
    level: "INFO" as const,
    title: "Sign-in unlocked",
    message: `${context.actor.name} unlocked the sign-in of ${user.email} after too many failed attempts.`,
    metadata: { userId: id },
    neededLogTypes: [],
  };
  await context.store.notifications.create([id], notification, now);
  return user;
}

/** For a user who lost their authenticator: the password alone signs in. @throws userNotFound, confirmationRequired */
export async function resetAuthenticator(context: RequestContext, id: string): Promise<User> {
  authorize(context.actor, "UserModify");
  await requireConfirmedActor(context);
  const user = await findUser(context, id);
  const now = context.clock();
  const notification = {
    topic: "SYSTEM_NOTIFICATION" as const,
    level: "WARNING" as const,
    title: "Authenticator removed",
    message: `${context.actor.name} removed the authenticator of ${user.email}. Set up another one under Profile.`,
    metadata: { userId: id },
    neededLogTypes: [],
  };
  await context.store.transaction(async (store) => {
    await store.users.setTotpSecret(id, undefined);
    await store.sessions.revokeAllOfUser(id, now);
    await store.notifications.create([id], notification, now);
  });
  return user;
}

/**
 * The password signs in once more, and is then replaced by one that the user chooses.
 * @throws userNotFound, users.not_confirmed, confirmationRequired
 */
export async function requirePasswordChange(context: RequestContext, id: string): Promise<User> {
  authorize(context.actor, "UserModify");
  await requireConfirmedActor(context);
  const { status, email } = await findUser(context, id);
  if (status === "INVITED") throw notConfirmed(email);
  return context.store.transaction(async (store) => {
    await store.sessions.revokeAllOfUser(id, context.clock());
    return store.users.update(id, { status: "FORCE_CHANGE_PASSWORD" });
  });
}

/** Until when sign-ins of the user are refused, of some browsers at least; undefined when none is. */
export function lockedUntil(context: RequestContext, user: User): Promise<Date | undefined> {
  authorize(context.actor, "UserRead");
  return context.loaders.lockedUntil.load(user.id);
}

/** @throws userNotFound, users.last_administrator, users.own_account */
export async function deleteUser(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "UserModify");
  if (id === context.actor.id) throw ownAccount();
  await findUser(context, id);
  await context.store.transaction(async (store) => {
    await store.users.delete(id);
    await keepAnAdministrator(store);
  });
}

/** Only names; the email address is changed by an administrator. @throws users.invalid */
export async function updateProfile(context: RequestContext, givenName: string, familyName: string): Promise<User> {
  const { id, kind } = context.actor;
  if (kind !== "user") throw invalidInput("Only people have a profile");
  return context.store.users.update(id, checkedNames({ givenName, familyName }));
}

async function findUser({ loaders }: RequestContext, id: string): Promise<User> {
  const user = await loaders.users.load(id);
  if (!user) throw userNotFound(id);
  return user;
}

async function findRole(store: Store, { kind, value }: RoleReference): Promise<Role> {
  if (kind !== "ID" && kind !== "NAME") throw invalidInput(`kind must be ID or NAME, not ${kind}`);
  const role = (await store.roles.list()).find((r) => (kind === "ID" ? r.id : r.name) === value);
  if (!role) throw roleNotFound(value);
  return role;
}

/** Someone who may manage users must remain able to sign in. */
async function keepAnAdministrator(store: Store): Promise<void> {
  const role = await store.roles.getByName(adminRoleName);
  if (role && (await store.users.count({ roleId: role.id, enabled: true })) === 0) throw lastAdministrator();
}

const requirements = {
  email: "Email is required",
  givenName: "First name is required",
  familyName: "Last name is required",
} as const;
type NameField = keyof typeof requirements;
const nameFields = Object.keys(requirements) as NameField[];
const nameLengthMax = 100;

/** The same names, trimmed. @throws users.invalid with field errors */
function checkedNames<T extends { readonly [F in NameField]?: string }>(names: T) {
  const trimmed: { [F in NameField]?: string } = {};
  const fieldErrors: Record<string, string> = {};
  for (const field of nameFields) {
    const value = names[field]?.trim();
    if (value === undefined) continue;
    trimmed[field] = value;
    const problem = nameProblem(field, value);
    if (problem) fieldErrors[field] = problem;
  }
  const [first] = Object.values(fieldErrors);
  if (first) throw new PharosError("users.invalid", "InvalidInput", first, fieldErrors);
  return { ...names, ...trimmed };
}

function nameProblem(field: NameField, value: string): string | undefined {
  if (value === "") return requirements[field];
  if (value.length > nameLengthMax) return `Must be at most ${nameLengthMax} characters`;
  return field === "email" && !z.email().safeParse(value).success ? "Must be a valid email" : undefined;
}
