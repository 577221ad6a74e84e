import {
  type Alert,
  type Compliance,
  type ComplianceChange,
  type ComplianceCounts,
  type Policy,
  type Resource,
  readResource,
  resourceNotFound,
  resourcesPerRequestMax,
  resourcesTooMany,
} from "@pharos/domain";
import type { ComplianceListRequest, Page, PutOutcome, ResourceListRequest, ResourcePage } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

const historyMax = 100;
const ofAlertMax = 50;

export function listResources(context: RequestContext, request: ResourceListRequest): Promise<ResourcePage> {
  authorize(context.actor, "ResourceRead");
  return context.store.resources.list(request);
}

/** Those that a policy's alert is about, also deleted ones, by id. */
export async function listResourcesOfAlert({ actor, store }: RequestContext, { id }: Alert): Promise<Resource[]> {
  authorize(actor, "ResourceRead");
  const resources = await store.resources.getMany(await store.resourceAlerts.resourcesOf(id, ofAlertMax));
  return resources.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Also a deleted one. @throws resourceNotFound */
export async function getResource(context: RequestContext, id: string): Promise<Resource> {
  authorize(context.actor, "ResourceRead");
  const resource = await context.loaders.resources.load(id);
  if (!resource) throw resourceNotFound(id);
  return resource;
}

export function listResourceTypes(context: RequestContext): Promise<string[]> {
  authorize(context.actor, "ResourceRead");
  return context.store.resources.types();
}

export function listResourceAccountIds(context: RequestContext): Promise<string[]> {
  authorize(context.actor, "ResourceRead");
  return context.store.resources.accountIds();
}

/** What the policies say about it. */
export function complianceOf(context: RequestContext, resource: Resource): Promise<Compliance[]> {
  authorize(context.actor, "ResourceRead");
  return context.store.compliance.ofResources([resource.id]);
}

/** What became of its results, the latest first. */
export function historyOf(context: RequestContext, resource: Resource): Promise<ComplianceChange[]> {
  authorize(context.actor, "ResourceRead");
  return context.store.complianceHistory.ofResource(resource.id, historyMax);
}

export function failingPerDay(context: RequestContext, policyId: string): Promise<readonly number[]> {
  authorize(context.actor, "PolicyRead");
  return context.loaders.failingPerDay.load(policyId);
}

export function resourceCounts(context: RequestContext, resourceId: string): Promise<ComplianceCounts> {
  authorize(context.actor, "ResourceRead");
  return context.loaders.complianceByResource.load(resourceId);
}

export function policyCounts(context: RequestContext, policyId: string): Promise<ComplianceCounts> {
  authorize(context.actor, "PolicyRead");
  return context.loaders.complianceByPolicy.load(policyId);
}

/** A policy's results, by resource. */
export function listCompliance(context: RequestContext, request: ComplianceListRequest): Promise<Page<Compliance>> {
  authorize(context.actor, "ResourceRead");
  return context.store.compliance.list(request);
}

export function policyOf(
  context: RequestContext,
  { policyId }: Pick<Compliance, "policyId">,
): Promise<Policy | undefined> {
  authorize(context.actor, "PolicyRead");
  return context.loaders.policies.load(policyId);
}

export function resourceOf(context: RequestContext, { resourceId }: Compliance): Promise<Resource | undefined> {
  authorize(context.actor, "ResourceRead");
  return context.loaders.resources.load(resourceId);
}

/** All of them or none. @throws resourceInvalid, resourcesTooMany */
export async function putResources(
  context: RequestContext,
  resources: readonly unknown[],
): Promise<ReadonlyMap<string, PutOutcome>> {
  authorize(context.actor, "ResourceModify");
  refuseTooMany(resources);
  return context.store.resources.put(resources.map(readResource), context.clock());
}

/** Those that existed. @throws resourcesTooMany */
export async function deleteResources(context: RequestContext, ids: readonly string[]): Promise<string[]> {
  authorize(context.actor, "ResourceModify");
  refuseTooMany(ids);
  return context.store.resources.delete(ids, context.clock());
}

function refuseTooMany(list: readonly unknown[]): void {
  if (list.length > resourcesPerRequestMax) throw resourcesTooMany(list.length, resourcesPerRequestMax);
}
