import {
  createOutboundFetch,
  type OutboundFetch,
  openPuller,
  PullerCatalogue,
  type StoredPullers,
} from "@pharos/connectors";
import type { PullGateway } from "../context/pull-gateway.ts";

/** One provider of our own invention; requests go where a test says. */
const doorbell = `
provider: doorbell
name: Doorbell
description: Who rang at which door
fields:
  - { name: site, label: Site, type: host }
  - { name: key, label: API key, type: secret }
  - { name: clientId, label: Client ID, type: text }
  - { name: clientSecret, label: Client secret, type: secret }
hosts: ["{settings.site}"]
authentication:
  - { id: key, label: API key, uses: [key], type: header, header: Authorization, value: "Bearer {settings.key}" }
  - id: grant
    label: Authorization
    uses: [clientId, clientSecret]
    type: authorizationCode
    authorizeUrl: https://{settings.site}/authorize
    tokenUrl: https://{settings.site}/token
    clientId: "{settings.clientId}"
    clientSecret: "{settings.clientSecret}"
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "https://{settings.site}/rings", query: { since: "{start}" } }
    cursor: { type: window, lateness: 5m }
    events: "rings[]"
    id: [id]
    time: at
`;

export class TestPulling implements PullGateway {
  readonly catalogue: PullerCatalogue;
  /** The address that stands for every host; nothing is reached without it. */
  address: string | undefined;
  readonly #clock: () => Date;
  readonly #fetch: OutboundFetch;

  constructor(stored: StoredPullers, clock: () => Date) {
    this.catalogue = new PullerCatalogue([doorbell], stored);
    this.#clock = clock;
    const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
    this.#fetch = (url, request) => {
      const { pathname, search } = new URL(url);
      return fetch(`${this.address}${pathname}${search}`, request);
    };
  }

  open(access: Parameters<PullGateway["open"]>[0]) {
    return openPuller({ ...access, fetch: this.#fetch, clock: this.#clock });
  }
}
