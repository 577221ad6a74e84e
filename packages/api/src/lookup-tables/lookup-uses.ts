import { type Detection, hasPermission, lookupLakeTableOf, type Permission } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getLookupTable } from "./lookup-table-service.ts";

/**
 * Detections and saved queries that name the table, as far as the actor sees them. Names that are put together while a
 * rule runs are not found. @throws lookupTableNotFound
 */
export async function findLookupUses(context: RequestContext, id: string) {
  authorize(context.actor, "LookupRead");
  const { name } = await getLookupTable(context, id);
  const access = await context.loaders.contentAccess();
  const may = (permission: Permission) => hasPermission(context.actor.permissions, permission);
  const [detections, queries] = await Promise.all([
    may("RuleRead") || may("PolicyRead") ? context.store.detections.all() : [],
    may("DataAnalyticsRead") ? context.store.savedQueries.all() : [],
  ]);
  return {
    detections: detections.filter((detection) => {
      const needed = detection.kind === "POLICY" ? "PolicyRead" : "RuleRead";
      return may(needed) && namesTable(detection, name) && access.visibleDetection(detection) !== undefined;
    }),
    queries: queries
      .filter((query) => readsTable(query.sql, name) && access.isVisibleQuery(query))
      .map((query) => ({ id: query.uuid, name: query.name })),
  };
}

function namesTable(detection: Detection, name: string): boolean {
  const { tests: _, ...definition } = detection as Detection & { readonly tests?: unknown };
  const { body } = detection;
  const isInPython = /lookup|p_enrichment/.test(body) && (body.includes(`"${name}"`) || body.includes(`'${name}'`));
  const members = JSON.stringify({ ...definition, body: "" });
  return isInPython || members.includes(`"Table":${JSON.stringify(name)}`);
}

function readsTable(sql: string, name: string): boolean {
  const table = lookupLakeTableOf(name);
  return new RegExp(`\\b(?:public|pharos_lookups)\\.["\`]?${table}\\b`, "i").test(sql);
}
