import { createHmac } from "node:crypto";
import type { PullAuthentication } from "../definition/puller-definition.ts";
import type { PullRequest } from "../request/pull-request.ts";
import { renderTemplate, type TemplateNames } from "../template/render-template.ts";

/** Adds to a request what proves who asks. Requests to AWS are signed by `createAwsSigner`. */
export function signRequest(
  way: Exclude<PullAuthentication, { readonly type: "awsSignature" }>,
  names: TemplateNames,
  request: PullRequest,
  token: string | undefined,
  now: Date,
): PullRequest {
  const render = (template: string) => renderTemplate(template, { ...names, token });
  switch (way.type) {
    case "query": {
      const url = new URL(request.url);
      url.searchParams.set(way.name, render(way.value));
      return { ...request, url: url.href };
    }
    case "basic":
      return withHeader(request, "authorization", basic(render(way.username), render(way.password)));
    case "duoSignature":
      return signForDuo(request, render(way.integrationKey), render(way.secretKey), now);
    default:
      return withHeader(request, way.header.toLowerCase(), render(way.value));
  }
}

/** Signs date, method, host, path and sorted parameters, each on a line of its own. */
function signForDuo(request: PullRequest, integrationKey: string, secretKey: string, now: Date): PullRequest {
  const url = new URL(request.url);
  const date = now.toUTCString().replace("GMT", "+0000");
  const parameters = [...url.searchParams]
    .map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`)
    .sort()
    .join("&");
  url.search = parameters;
  const lines = [date, request.method, url.hostname.toLowerCase(), url.pathname, parameters];
  const signature = createHmac("sha1", secretKey).update(lines.join("\n")).digest("hex");
  const signed = { ...request, url: url.href };
  return withHeader(withHeader(signed, "date", date), "authorization", basic(integrationKey, signature));
}

function escapeText(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
}

function withHeader(request: PullRequest, name: string, value: string): PullRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}
