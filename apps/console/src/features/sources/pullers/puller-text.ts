import type { DraftKind } from "../../detections/index.ts";

interface PullerText {
  readonly text: string;
}

export const pullerDraftKind: DraftKind<PullerText> = {
  noun: "puller",
  isSame: (one, other) => one.text === other.text,
  read: ({ text }) => (typeof text === "string" ? { text } : undefined),
};

/** A definition that is complete, to be changed. */
export const firstPuller = `provider: custom-example
name: Example
description: What its log tells
fields:
  - { name: site, label: Site, type: host, help: "The host of the API, such as api.example.com" }
  - { name: key, label: API key, type: secret }
# Requests and secrets go to these hosts only.
hosts: ["{settings.site}"]
authentication:
  - { id: key, label: API key, type: header, header: Authorization, value: "Bearer {settings.key}" }
streams:
  - name: audit
    label: Audit log
    logTypes: [Custom.Example]
    every: 5m
    request:
      url: https://{settings.site}/audit
      query: { since: "{start|rfc3339}", until: "{end|rfc3339}" }
    cursor: { type: window, lateness: 10m }
    paging: { next: { in: body, path: next }, query: cursor }
    events: events[]
    id: [id]
    time: at
`;

/** Gives a definition the name of a custom one. */
export function renameCopy(definition: string): string {
  return definition.replace(
    /^provider:\s*(\S+)/m,
    (_whole, name: string) => `provider: custom-${name.replace(/^custom-/, "")}`,
  );
}
