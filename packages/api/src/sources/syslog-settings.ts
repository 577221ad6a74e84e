import { createPrivateKey, X509Certificate } from "node:crypto";
import {
  PharosError,
  type SyslogSettings,
  type SyslogTls,
  syslogClientChecks,
  syslogIdleMinutesDefault,
  syslogIdleMinutesMax,
  syslogNetworksMax,
  syslogProtocols,
} from "@pharos/domain";
import ipaddr from "ipaddr.js";
import { z } from "zod";

/** Settings as a form or a client gives them. */
export interface SyslogRequest {
  readonly protocols: readonly string[];
  readonly port: number;
  readonly networks?: readonly string[] | undefined;
  readonly idleMinutes?: number | undefined;
  readonly tls?: SyslogTlsRequest | undefined;
}

export interface SyslogTlsRequest {
  readonly certificate: string;
  /** Absent: the stored one. */
  readonly privateKey?: string | undefined;
  readonly clientCheck: string;
  readonly clientAuthorities?: string | undefined;
  readonly clientFingerprints?: readonly string[] | undefined;
}

const fingerprintsMax = 1_000;
const pemBytesMax = 256 * 1024;
const pem = z.string().max(pemBytesMax, `At most ${pemBytesMax / 1024} KB`);

const schema = z.object({
  protocols: z
    .array(z.enum(syslogProtocols))
    .min(1, "Choose at least one protocol")
    .refine((all) => !(all.includes("TCP") && all.includes("TLS")), "Choose TCP or TLS: both would take the same port"),
  port: z.int().min(1, "Must be from 1 to 65535").max(65_535, "Must be from 1 to 65535"),
  networks: z
    .array(z.string().transform(readNetwork))
    .max(syslogNetworksMax, `At most ${syslogNetworksMax} addresses and networks`),
  idleMinutes: z
    .int()
    .min(1, `Must be from 1 to ${syslogIdleMinutesMax} minutes`)
    .max(syslogIdleMinutesMax, `Must be from 1 to ${syslogIdleMinutesMax} minutes`),
});

const tlsSchema = z.object({
  certificate: pem.transform(readCertificate),
  clientCheck: z.enum(syslogClientChecks),
  clientAuthorities: pem.transform(readCertificate).optional(),
  clientFingerprints: z
    .array(z.string().transform(readFingerprint))
    .max(fingerprintsMax, `At most ${fingerprintsMax} fingerprints`)
    .optional(),
});

/** @param storedKey of the source, where it has one @throws PharosError InvalidInput with field errors */
export function readSyslogSettings(given: SyslogRequest, storedKey: string | undefined): SyslogSettings {
  const { tls, networks = [], ...rest } = given;
  const named = networks.map((network) => network.trim()).filter((network) => network !== "");
  const settings = parse(schema, { idleMinutes: syslogIdleMinutesDefault, ...rest, networks: named });
  const plain = { ...settings, networks: [...new Set(settings.networks)], protocols: [...new Set(settings.protocols)] };
  if (!plain.protocols.includes("TLS")) return plain;
  if (!tls) throw invalid({ certificate: "TLS needs a certificate and its private key" });
  return { ...plain, tls: readTls(tls, tls.privateKey ?? storedKey) };
}

function readTls(given: SyslogTlsRequest, privateKey: string | undefined): SyslogTls {
  const { certificate, clientCheck, clientAuthorities, clientFingerprints } = parse(tlsSchema, {
    ...given,
    clientAuthorities: given.clientCheck === "AUTHORITIES" ? (given.clientAuthorities ?? "") : undefined,
    clientFingerprints: given.clientCheck === "FINGERPRINTS" ? (given.clientFingerprints ?? []) : undefined,
  });
  checkKey(certificate, privateKey);
  if (clientFingerprints?.length === 0)
    throw invalid({ clientFingerprints: "Enter the fingerprint of at least one certificate" });
  return {
    certificate,
    clientCheck,
    ...(clientAuthorities !== undefined && { clientAuthorities }),
    ...(clientFingerprints && { clientFingerprints: [...new Set(clientFingerprints)] }),
  };
}

function checkKey(certificate: string, privateKey: string | undefined): void {
  if (!privateKey) throw invalid({ privateKey: "The private key is required" });
  let isOfCertificate: boolean;
  try {
    isOfCertificate = new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey));
  } catch {
    throw invalid({ privateKey: "Must be a private key in PEM, without a passphrase" });
  }
  if (!isOfCertificate) throw invalid({ privateKey: "Does not belong to the first certificate" });
}

/** In its shortest spelling, so that two spellings of one network are seen to be the same. */
function readNetwork(network: string, context: z.RefinementCtx): string {
  try {
    if (!ipaddr.isValidCIDR(network)) return ipaddr.process(network).toString();
    const [address, bits] = ipaddr.parseCIDR(network);
    const first = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${first.networkAddressFromCIDR(network)}/${bits}`;
  } catch {
    context.addIssue(`${network} is not an address or a network. Write it like 10.1.2.3 or 10.1.0.0/16`);
    return z.NEVER;
  }
}

function readCertificate(text: string, context: z.RefinementCtx): string {
  try {
    new X509Certificate(text);
    return text.trim();
  } catch {
    context.addIssue("Must be a certificate in PEM: it begins with -----BEGIN CERTIFICATE-----");
    return z.NEVER;
  }
}

/** As programs print it, with or without colons and the name of the hash. */
function readFingerprint(text: string, context: z.RefinementCtx): string {
  const hex = text
    .trim()
    .replace(/^(?:sha-?256(?: fingerprint)?)[:=]/i, "")
    .replaceAll(":", "")
    .toUpperCase();
  if (/^[0-9A-F]{64}$/.test(hex)) return (hex.match(/../g) ?? []).join(":");
  context.addIssue("Must be the SHA-256 of a certificate: 64 hexadecimal digits");
  return z.NEVER;
}

function parse<T>(of: z.ZodType<T>, given: unknown): T {
  const parsed = of.safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalid(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
}

function invalid(fieldErrors: Record<string, string>): PharosError {
  const [first = ["", ""]] = Object.entries(fieldErrors);
  return new PharosError("sources.invalid", "InvalidInput", `${first[0]}: ${first[1]}`, fieldErrors);
}
