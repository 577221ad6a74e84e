import { hasPermission, type Permission } from "@pharos/domain";
import type { GraphQLFieldResolver, GraphQLScalarType } from "graphql";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { FieldPermission } from "./field-permissions.ts";

type FieldResolver = GraphQLFieldResolver<unknown, RequestContext>;
type ResolverMap = Readonly<Record<string, GraphQLScalarType | Readonly<Record<string, unknown>>>>;
type GuardedMap = Record<string, GraphQLScalarType | Record<string, FieldResolver>>;

/**
 * Puts each field's permission before its resolver. A field that declares none gets its parent and nothing else:
 * no arguments and no context, so it cannot load what nobody allowed. A root field must declare one.
 */
export function guardResolvers(
  resolvers: ResolverMap,
  permissions: Readonly<Record<string, FieldPermission>>,
): GuardedMap {
  const guarded: GuardedMap = {};
  for (const [type, fields] of Object.entries(resolvers)) {
    guarded[type] = isScalar(fields)
      ? fields
      : Object.fromEntries(
          Object.entries(fields).map(([field, resolver]) => {
            if (typeof resolver !== "function") throw new Error(`${type}.${field} has no resolver function`);
            return [field, guard(type, field, resolver as FieldResolver, permissions[`${type}.${field}`])];
          }),
        );
  }
  return guarded;
}

function guard(
  type: string,
  field: string,
  resolve: FieldResolver,
  permission: FieldPermission | undefined,
): FieldResolver {
  if (permission === undefined) {
    if (type === "Query" || type === "Mutation") throw new Error(`${type}.${field} declares no permission`);
    return (parent) => (resolve as (parent: unknown) => unknown)(parent);
  }
  if (permission === "SIGNED_IN") return resolve;
  if (isPermissions(permission)) {
    return (parent, input, context, info) => {
      authorize(context.actor, permission);
      return resolve(parent, input, context, info);
    };
  }
  return (parent, input, context, info) =>
    hasPermission(context.actor.permissions, permission.nullWithout) ? resolve(parent, input, context, info) : null;
}

function isPermissions(
  permission: Exclude<FieldPermission, "SIGNED_IN">,
): permission is Permission | readonly Permission[] {
  return typeof permission === "string" || Array.isArray(permission);
}

function isScalar(fields: ResolverMap[string]): fields is GraphQLScalarType {
  return "parseLiteral" in fields;
}
