import type { Role, User } from "@pharos/domain";
import { roleNotFound, userNotFound } from "@pharos/store";
import { z } from "zod";
import { spellPermission } from "../access/permission-spelling.ts";
import { notAToken } from "../api-tokens/token-service.ts";
import type { RequestContext } from "../context/request-context.ts";
import { listRoles } from "../roles/role-service.ts";
import { listUsers, roleOfUser } from "../users/user-service.ts";
import { optionalText, several } from "./list-params.ts";
import type { RestRoute } from "./rest-route.ts";

const usersMax = 60;
const userParams = z.object({
  limit: z.coerce.number().int().min(1).max(usersMax).default(usersMax),
  cursor: optionalText,
});
const roleParams = z.object({
  "name-contains": optionalText,
  name: optionalText,
  ids: several,
  "sort-dir": z.enum(["asc", "desc"]).default("asc"),
});

export const identityRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "/users",
    async answer(context, { query }) {
      const { limit, cursor } = userParams.parse(query);
      const users = (await listUsers(context)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const rest = users.filter(({ id }) => cursor === undefined || id > cursor);
      const page = rest.slice(0, limit);
      const next = rest.length > limit ? page.at(-1)?.id : undefined;
      const results = await Promise.all(page.map((user) => shownUser(context, user)));
      return { results, ...(next !== undefined && { next }) };
    },
  },
  {
    method: "GET",
    path: "/users/:id",
    async answer(context, { params }) {
      const user = (await listUsers(context)).find(({ id }) => id === params.id);
      if (user === undefined) throw userNotFound(String(params.id));
      return shownUser(context, user);
    },
  },
  {
    method: "GET",
    path: "/roles",
    async answer(context, { query }) {
      const { ids, name, "name-contains": part, "sort-dir": direction } = roleParams.parse(query);
      const wanted = (await listRoles(context)).filter(
        (role) =>
          (ids.length === 0 || ids.includes(role.id)) &&
          (name === undefined || role.name === name) &&
          (part === undefined || role.name.toLowerCase().includes(part.toLowerCase())),
      );
      const sorted = wanted.toSorted((a, b) => a.name.localeCompare(b.name));
      return { results: (direction === "asc" ? sorted : sorted.toReversed()).map(shownRole) };
    },
  },
  {
    method: "GET",
    path: "/roles/:id",
    async answer(context, { params }) {
      const role = (await listRoles(context)).find(({ id }) => id === params.id);
      if (role === undefined) throw roleNotFound(String(params.id));
      return shownRole(role);
    },
  },
  {
    method: "GET",
    path: "/api-tokens/self",
    async answer({ actor }) {
      if (actor.kind !== "api-token") throw notAToken();
      return { id: actor.id, name: actor.name, permissions: actor.permissions.map(spellPermission) };
    },
  },
];

async function shownUser(context: RequestContext, user: User) {
  const { id, email, givenName, familyName, enabled, status, createdAt, lastLoggedInAt } = user;
  const { id: roleId, name } = await roleOfUser(context, user);
  const role = { id: roleId, name };
  return { id, email, givenName, familyName, enabled, status, role, createdAt, lastLoggedInAt: lastLoggedInAt ?? null };
}

function shownRole({ id, name, permissions, logTypeAccess, logTypeAccessKind, createdAt, updatedAt }: Role) {
  const shown = permissions.map(spellPermission);
  return { id, name, permissions: shown, logTypeAccess, logTypeAccessKind, createdAt, updatedAt };
}
