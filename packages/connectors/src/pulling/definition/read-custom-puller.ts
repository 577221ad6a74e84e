import { type PullerRule, type ReadPuller, type Report, readPuller } from "./parse-puller.ts";
import type { PullerDefinition } from "./puller-definition.ts";

/** Products that come with a later version of Pharos never have such a name. */
export const customPullerPrefix = "custom-";
export const customPullerBytesMax = 64 * 1024;
const streamsMax = 20;
const fieldsMax = 40;
const eventPlacesMax = 50;
const everyMsMin = 30_000;
/** They say where a request goes, or how long it is, which is for the connection alone to say. */
const refusedHeaders = new Set([
  ...["host", "connection", "content-length", "transfer-encoding", "te", "trailer", "upgrade", "expect"],
  ...["keep-alive", "proxy-authorization", "proxy-connection"],
]);

/** Reads a definition that somebody wrote, which follows more rules than one that ships. */
export function readCustomPuller(text: string): ReadPuller {
  const bytes = Buffer.byteLength(text);
  if (bytes > customPullerBytesMax) {
    const message = `The definition has ${Math.ceil(bytes / 1024)} KiB. It can have ${customPullerBytesMax / 1024} KiB.`;
    return { definition: undefined, problems: [{ line: 1, column: 1, message }] };
  }
  return readPuller(text, [checkName, checkSizes, checkAddresses, checkHeaders, checkKeys]);
}

/** The hosts, as templates, to which requests carry secrets or people are sent to grant access. */
export function listSecretHosts({ hosts, authentication }: PullerDefinition): string[] {
  const addresses = authentication.flatMap((way) => [
    ...("tokenUrl" in way ? [way.tokenUrl] : []),
    ...("authorizeUrl" in way ? [way.authorizeUrl] : []),
  ]);
  return [...new Set([...hosts, ...addresses].map(hostTemplateOf))].sort();
}

const checkName: PullerRule = ({ provider }, report) => {
  if (provider.startsWith(customPullerPrefix) && provider.length > customPullerPrefix.length) return;
  report(
    ["provider"],
    `Begin the name with ${customPullerPrefix}, as in ${customPullerPrefix}${provider}. Other names belong to products that ship with Pharos.`,
  );
};

const checkSizes: PullerRule = ({ provider, fields, streams }, report) => {
  if (provider.length > 64) report(["provider"], "Use at most 64 characters.");
  if (fields.length > fieldsMax) report(["fields"], `There are ${fields.length} fields; there can be ${fieldsMax}.`);
  if (streams.length > streamsMax) {
    report(["streams"], `There are ${streams.length} streams; there can be ${streamsMax}.`);
  }
  for (const [index, { every, shape }] of streams.entries()) {
    if (every < everyMsMin) report(["streams", index, "every"], "Poll every 30s at most.");
    const places = shape === undefined ? 0 : JSON.stringify(shape).split("{event").length - 1;
    if (places > eventPlacesMax) {
      report(["streams", index, "shape"], `Use {event} at most ${eventPlacesMax} times; it is used ${places} times.`);
    }
  }
};

const checkAddresses: PullerRule = (definition, report) => {
  const hosts = definition.hosts.map(hostTemplateOf);
  for (const [index, host] of definition.hosts.entries()) {
    if (!/^(?:https?:\/\/)?[^/?#@\s]+$/.test(host)) {
      report(["hosts", index], `"${host}" is not a host. Write it as api.example.com or {settings.site}.`);
    }
  }
  for (const [index, way] of definition.authentication.entries()) {
    for (const key of ["tokenUrl", "authorizeUrl"] as const) {
      if (key in way) checkScheme(Reflect.get(way, key) as string, ["authentication", index, key], report);
    }
  }
  for (const { url, path } of listRequests(definition)) {
    // A listed item or a page can name an address, which is held against the hosts when it is asked for.
    if (/^\{(?:item|next)\b/.test(url)) continue;
    checkScheme(url, path, report);
    // What a listed item adds to an address is held against the hosts when it is asked for.
    const host = hostTemplateOf(url).replace(/\{(?:item|next)\b.*$/, "");
    if (!hosts.includes(host)) report(path, `${host} is not listed in hosts. Add it there, or correct the address.`);
  }

  function checkScheme(url: string, path: readonly (string | number)[], tell: Report): void {
    const [, field] = /^\{settings\.(\w+)\}(?:[/?#]|$)/.exec(url) ?? [];
    const isUrlField = definition.fields.some(({ name, type }) => name === field && ["url", "choice"].includes(type));
    if (!isUrlField && !/^https?:\/\/[^/?#@\s]+(?:[/?#]|$)/.test(url)) {
      tell(path, `"${url}" is not an address. Begin it with https:// and a host, or with a field of the type url.`);
    }
  }
};

const checkHeaders: PullerRule = (definition, report) => {
  const check = (name: string, path: readonly (string | number)[]) => {
    if (refusedHeaders.has(name.toLowerCase())) report(path, `The header ${name} cannot be set.`);
    else if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) report(path, `"${name}" is not the name of a header.`);
  };
  for (const [index, way] of definition.authentication.entries()) {
    if ("header" in way) check(way.header, ["authentication", index, "header"]);
  }
  for (const { headers, path } of listRequests(definition)) {
    for (const name of Object.keys(headers)) check(name, [...path.slice(0, -1), "headers", name]);
  }
};

const checkKeys: PullerRule = ({ authentication }, report) => {
  for (const [index, way] of authentication.entries()) {
    if (way.type === "awsSignature" && way.accessKeyId === undefined) {
      const message = "Enter accessKeyId and secretAccessKey. The deployment's AWS identity is for products that ship.";
      report(["authentication", index], message);
    }
  }
};

function listRequests({ streams }: PullerDefinition) {
  return streams.flatMap(({ request, prepare, paging, details }, index) =>
    [
      { template: request, path: ["request"] },
      { template: prepare, path: ["prepare"] },
      { template: paging?.request, path: ["paging", "request"] },
      { template: details?.request, path: ["details", "request"] },
    ].flatMap(({ template, path }) =>
      template ? [{ url: template.url, headers: template.headers, path: ["streams", index, ...path, "url"] }] : [],
    ),
  );
}

function hostTemplateOf(address: string): string {
  const [, host = ""] = /^(?:https?:\/\/)?([^/?#]*)/i.exec(address) ?? [];
  return host;
}
