import type { ActorReference } from "../access/actor.ts";
import { commonLogTypes, type LogTypeAccess, visibleLogTypesOf } from "../access/log-type-access.ts";

/** An API token as an author; undefined log types stand for all. */
export interface TokenAuthor {
  readonly logTypeAccess: readonly string[] | undefined;
  /** The user who made it; undefined where that is not known. */
  readonly createdById: string | undefined;
}

/** An author who was deleted: a user with the role that they had, or a token. */
export type FormerAuthor = TokenAuthor & { readonly roleId: string | undefined };

/** Everybody who may have written content, as of now. By id. */
export interface Authors {
  /** User id → role id; also of users who are disabled. */
  readonly roleOfUser: ReadonlyMap<string, string>;
  readonly tokens: ReadonlyMap<string, TokenAuthor>;
  readonly former: ReadonlyMap<string, FormerAuthor>;
  readonly roles: ReadonlyMap<string, LogTypeAccess>;
  /** The names of all log types. */
  readonly logTypes: readonly string[];
}

/** The log types that an author sees as of now; undefined for all. No author stands for Pharos itself. */
export type AuthorAccess = (author: ActorReference | undefined) => readonly string[] | undefined;

/**
 * What authors see. Content outlives its author: one who was disabled or deleted counts with the role that they had
 * last, as that role is now. Somebody nobody knows anything about sees nothing.
 */
export function authorAccess({ roleOfUser, tokens, former, roles, logTypes }: Authors): AuthorAccess {
  const ofRole = (roleId: string) => {
    const role = roles.get(roleId);
    return role ? visibleLogTypesOf(role, logTypes) : [];
  };
  const ofUser = (id: string) => {
    const roleId = roleOfUser.get(id) ?? former.get(id)?.roleId;
    return roleId === undefined ? [] : ofRole(roleId);
  };
  const ofToken = ({ logTypeAccess, createdById }: TokenAuthor) =>
    createdById === undefined ? logTypeAccess : commonLogTypes(logTypeAccess, ofUser(createdById));
  return (author) => {
    if (author === undefined || author.kind === "system") return undefined;
    const formerly = former.get(author.id);
    if (author.kind === "api-token") {
      const token = tokens.get(author.id) ?? formerly;
      return token ? ofToken(token) : [];
    }
    if (!roleOfUser.has(author.id) && formerly && formerly.roleId === undefined) return formerly.logTypeAccess;
    return ofUser(author.id);
  };
}
