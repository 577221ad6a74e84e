import { resourceInvalid } from "./errors.ts";
import { type NewResource, resourceBytesMax, resourceIdBytesMax, resourceTypeLengthMax } from "./resource.ts";

type Document = Readonly<Record<string, unknown>>;

/**
 * A resource in one of two forms: `{ resourceId, resourceType, attributes }`, or the bare document with its
 * `ResourceId` (or `Arn`, or `Id`) and `ResourceType` among its members. The document that comes out always has
 * `ResourceId` and `ResourceType`, because policies read them.
 * @throws resourceInvalid
 */
export function readResource(value: unknown): NewResource {
  if (!isObject(value)) throw resourceInvalid("A resource must be a JSON object");
  const isWrapped = "attributes" in value;
  const document = isWrapped ? value.attributes : value;
  if (!isObject(document)) throw resourceInvalid("The attributes of a resource must be a JSON object");
  const id = isWrapped ? value.resourceId : firstText(document, ["ResourceId", "Arn", "Id"]);
  const type = isWrapped ? value.resourceType : document.ResourceType;
  return checked(asText(id, "ResourceId"), asText(type, "ResourceType"), document);
}

/** Where the resource is and what it is called, as far as its document tells. */
export function describeResource({ attributes }: NewResource): { accountId: string; region: string; name: string } {
  return {
    accountId: firstText(attributes, ["AccountId"]) ?? "",
    region: firstText(attributes, ["Region"]) ?? "",
    name: firstText(attributes, ["Name"]) ?? "",
  };
}

function checked(id: string, type: string, document: Document): NewResource {
  if (utf8.encode(id).length > resourceIdBytesMax)
    throw resourceInvalid(`The id of a resource can have at most ${resourceIdBytesMax} bytes: ${id.slice(0, 100)}…`);
  if (type.length > resourceTypeLengthMax)
    throw resourceInvalid(`The type of a resource can have at most ${resourceTypeLengthMax} characters`);
  const attributes = { ResourceId: id, ResourceType: type, ...document };
  if (JSON.stringify(attributes).length > resourceBytesMax)
    throw resourceInvalid(`The document of ${id} is longer than ${resourceBytesMax} characters`);
  return { id, type, attributes };
}

const utf8 = new TextEncoder();

function isObject(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asText(value: unknown, what: string): string {
  if (typeof value !== "string" || value.trim() === "") throw resourceInvalid(`A resource needs a ${what}`);
  return value;
}

function firstText(document: Document, names: readonly string[]): string | undefined {
  return names.map((name) => document[name]).find((value) => typeof value === "string" && value !== "") as
    | string
    | undefined;
}
