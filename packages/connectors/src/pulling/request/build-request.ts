import { PullFailure } from "@pharos/domain";
import type { RequestTemplate } from "../definition/puller-definition.ts";
import { renderJson, renderTemplate, renderUrl, type TemplateNames } from "../template/render-template.ts";
import type { PullRequest } from "./pull-request.ts";

export interface BuildOptions {
  readonly lists?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Changes the JSON body. */
  readonly json?: (body: unknown) => unknown;
  /** Parameters that are left out. */
  readonly without?: readonly string[];
}

/** Renders a request. Parameters and members whose value is empty are left out. */
export function buildRequest(template: RequestTemplate, names: TemplateNames, options: BuildOptions = {}): PullRequest {
  const { lists = {}, query: more = {}, json: change = (body) => body, without = [] } = options;
  const url = parseAddress(renderUrl(template.url, names));
  for (const [name, templates] of Object.entries({ ...template.query, ...more })) {
    if (without.includes(name)) continue;
    url.searchParams.delete(name);
    for (const text of [templates].flat()) {
      // The value of a next page is no template.
      const value = name in more ? text : renderTemplate(text, names);
      if (value !== "") url.searchParams.append(name, value);
    }
  }
  // Some providers read a plus as a plus, and signatures are made over what is sent.
  url.search = url.search.replaceAll("+", "%20");
  const headers = { accept: "application/json", ...lowerNames(renderTexts(template.headers, names)) };
  const { method } = template;
  if (template.form) {
    const body = new URLSearchParams(renderTexts(template.form, names)).toString();
    return {
      method,
      url: url.href,
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body,
    };
  }
  if (template.json === undefined) return { method, url: url.href, headers, body: undefined };
  const body = JSON.stringify(change(renderJson(template.json, names, lists)));
  return { method, url: url.href, headers: { "content-type": "application/json", ...headers }, body };
}

/** @throws PullFailure refused */
export function parseAddress(text: string): URL {
  const url = URL.parse(text);
  if (url && ["http:", "https:"].includes(url.protocol)) return url;
  throw new PullFailure("refused", `${JSON.stringify(text)} is not an address that can be requested.`);
}

function renderTexts(templates: Readonly<Record<string, string>>, names: TemplateNames): Record<string, string> {
  return Object.fromEntries(Object.entries(templates).map(([key, text]) => [key, renderTemplate(text, names)]));
}

function lowerNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
