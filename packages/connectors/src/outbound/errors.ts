import { defineError } from "@pharos/domain";

export const addressRefused = defineError(
  "outbound.address_refused",
  "Forbidden",
  (host: string, addresses: readonly string[]) =>
    `Pharos does not connect to ${host}: ${addresses.join(", ")} is not a public address. If it is meant to, an administrator adds the host or its network to allowedPrivateHosts`,
);

export const plainHttpRefused = defineError(
  "outbound.plain_http_refused",
  "Forbidden",
  (host: string) =>
    `Pharos does not connect to ${host} without encryption. Use an https address. For a host of your own network, an administrator can add it to allowedPrivateHosts.`,
);

export const plainMailRefused = defineError(
  "outbound.plain_mail_refused",
  "Forbidden",
  (host: string) =>
    `Pharos does not send mail to ${host} without encryption. Use STARTTLS or TLS. For a server of your own network, an administrator can add it to allowedPrivateHosts`,
);
export const plainBrokerRefused = defineError(
  "outbound.plain_broker_refused",
  "Forbidden",
  (host: string) =>
    `Pharos does not connect to the broker ${host} without encryption. Use TLS. For a broker of your own network, an administrator can add it to allowedPrivateHosts`,
);
