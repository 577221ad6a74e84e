import {
  invalidInput,
  type PackSource,
  type PackSourceContent,
  type PackSourceKind,
  packSourceInUse,
  packSourceNotFound,
} from "@pharos/domain";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { remove } from "../packs/install-pack.ts";
import { readPackCatalogue, type ShownPack, toShownPack } from "../packs/shown-pack.ts";
import { pollPackSource } from "./poll-pack-sources.ts";

export interface PackSourceInput {
  readonly displayName: string;
  readonly kind: PackSourceKind;
  readonly url: string;
  readonly token?: string | null | undefined;
  readonly publicKey?: string | null | undefined;
  readonly enabled: boolean;
}

const nameMax = 100;
const tokenMax = 4096;

export async function listPackSources(context: RequestContext): Promise<PackSource[]> {
  authorize(context.actor, "RuleRead");
  return context.store.packSources.list();
}

/** @throws packSourceNotFound */
export async function getPackSource(context: RequestContext, id: string): Promise<PackSource> {
  authorize(context.actor, "RuleRead");
  return findSource(context, id);
}

/** Looks for versions at once. @throws input.invalid, packSourceNameTaken */
export async function createPackSource(context: RequestContext, input: PackSourceInput): Promise<PackSource> {
  authorize(context.actor, "RuleModify");
  const { store, actor, clock } = context;
  const content = readContent(context, input);
  const source = await store.packSources.create(content, readToken(input) ?? "", referenceOf(actor), clock());
  await pollPackSource(context, source);
  return findSource(context, source.id);
}

/** Looks for versions at once. @throws input.invalid, packSourceNotFound, revisionConflict, packSourceNameTaken */
export async function updatePackSource(
  context: RequestContext,
  id: string,
  revision: number,
  input: PackSourceInput,
): Promise<PackSource> {
  authorize(context.actor, "RuleModify");
  const { store, actor, clock } = context;
  const content = readContent(context, input);
  const before = await findSource(context, id);
  const token = readToken(input);
  // A token goes where it was given for: another host gets it only from somebody who knows it.
  if (before.hasToken && token === undefined && new URL(before.url).origin !== new URL(content.url).origin)
    throw invalidInput("The address is that of another host. Enter the token for it, or remove the token.");
  const by = referenceOf(actor);
  const source = await store.packSources.update(id, revision, content, token, by, clock());
  if (source.enabled) await pollPackSource(context, source);
  return findSource(context, id);
}

/** @throws packSourceNotFound */
export async function pollSource(context: RequestContext, id: string): Promise<PackSource> {
  authorize(context.actor, "RuleModify");
  await pollPackSource(context, await findSource(context, id));
  return findSource(context, id);
}

/** Its packs and their items go with it. @throws packSourceNotFound, packSourceInUse */
export async function deletePackSource(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "RuleModify");
  const { store, actor, clock } = context;
  const source = await findSource(context, id);
  const packs = await listPacksOf(context, source);
  const enabled = packs.filter((pack) => pack.enabled).map(({ displayName }) => displayName);
  if (enabled.length > 0) throw packSourceInUse(source.displayName, enabled);
  const own = new Set(packs.map((pack) => pack.id));
  const [by, now] = [referenceOf(actor), clock()];
  await store.transaction(async (tx) => {
    const others = (await tx.packs.all()).filter((pack) => !own.has(pack.id)).flatMap(({ itemIds }) => itemIds);
    const held = new Set(others);
    for (const { itemIds, known } of packs)
      if (known.installed)
        await remove(
          tx,
          itemIds.filter((itemId) => !held.has(itemId)),
          by,
          now,
        );
    for (const packId of own) await tx.packs.delete(packId);
    await tx.packSources.delete(id);
  });
  await context.pipeline.reload();
}

/** By name. */
export async function listPacksOf({ store, actor }: RequestContext, source: PackSource): Promise<ShownPack[]> {
  authorize(actor, "RuleRead");
  const [packs, catalogue] = await Promise.all([store.packs.all(), readPackCatalogue(store)]);
  return packs.map((pack) => toShownPack(pack, catalogue)).filter((pack) => pack.source?.id === source.id);
}

/** The newest first. */
export async function listVersionsOf({ store, actor }: RequestContext, source: PackSource): Promise<string[]> {
  authorize(actor, "RuleRead");
  return (await store.packReleases.list(source.id)).map(({ version }) => version);
}

async function findSource({ store }: RequestContext, id: string): Promise<PackSource> {
  const source = await store.packSources.get(id);
  if (!source) throw packSourceNotFound(id);
  return source;
}

/** @throws input.invalid */
function readContent({ packSources }: RequestContext, input: PackSourceInput): PackSourceContent {
  const displayName = input.displayName.trim();
  if (displayName === "" || displayName.length > nameMax)
    throw invalidInput(`A pack source has a name of 1 to ${nameMax} characters`);
  const url = readAddress(input.url.trim());
  const publicKey = input.publicKey?.trim() ?? "";
  const content = { displayName, kind: input.kind, url, publicKey, enabled: input.enabled };
  packSources.check(content);
  return content;
}

/** @throws input.invalid */
function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["https:", "http:"].includes(url.protocol))
    throw invalidInput(`${text || "An empty text"} is not an address. Write it with https:// at its beginning.`);
  if (url.username !== "" || url.password !== "")
    throw invalidInput("The address has a user or a password in it, which people would read. Enter them as the token.");
  return text;
}

function readToken({ token }: PackSourceInput): string | undefined {
  if (token == null) return undefined;
  if (token.length > tokenMax || !/^[\x21-\x7e]*$/.test(token.trim()))
    throw invalidInput(`A token has at most ${tokenMax} printable characters and no spaces`);
  return token.trim();
}
