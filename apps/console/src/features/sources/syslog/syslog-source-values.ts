import {
  logTypesProblem,
  type SyslogClientCheck,
  type SyslogProtocol,
  sourceLabelProblem,
  syslogIdleMinutesDefault,
  syslogIdleMinutesMax,
} from "@pharos/domain";
import type { CreateSyslogSourceInput, SyslogTlsInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";

/** The form's fields, flat: what does not belong to the chosen protocols is not sent. */
export interface SyslogSourceValues {
  readonly label: string;
  readonly logTypes: string[];
  readonly protocols: SyslogProtocol[];
  /** A text while it is being typed. */
  readonly port: number | string;
  /** One on each line. */
  readonly networks: string;
  readonly idleMinutes: number | string;
  readonly certificate: string;
  readonly privateKey: string;
  readonly clientCheck: SyslogClientCheck;
  readonly clientAuthorities: string;
  readonly clientFingerprints: string;
}

export const newSyslogSourceValues: SyslogSourceValues = {
  label: "",
  logTypes: [],
  protocols: ["UDP", "TCP"],
  port: 514,
  networks: "",
  idleMinutes: syslogIdleMinutesDefault,
  certificate: "",
  privateKey: "",
  clientCheck: "NONE",
  clientAuthorities: "",
  clientFingerprints: "",
};

export interface StoredSyslogSource {
  readonly integrationLabel: string;
  readonly logTypes: readonly string[];
  readonly protocols: readonly SyslogProtocol[];
  readonly port: number;
  readonly networks: readonly string[];
  readonly idleMinutes: number;
  readonly tls?: {
    readonly certificate: string;
    readonly clientCheck: SyslogClientCheck;
    readonly clientAuthorities?: string | null;
    readonly clientFingerprints: readonly string[];
  } | null;
}

/** The form of a source that exists; its private key stays unless the person pastes another. */
export function valuesOfSyslogSource(source: StoredSyslogSource): SyslogSourceValues {
  const { integrationLabel, logTypes, protocols, port, networks, idleMinutes, tls } = source;
  return {
    label: integrationLabel,
    logTypes: [...logTypes],
    protocols: [...protocols],
    port,
    networks: networks.join("\n"),
    idleMinutes,
    certificate: tls?.certificate ?? "",
    privateKey: "",
    clientCheck: tls?.clientCheck ?? "NONE",
    clientAuthorities: tls?.clientAuthorities ?? "",
    clientFingerprints: (tls?.clientFingerprints ?? []).join("\n"),
  };
}

/** What is wrong before anything is sent: field → sentence. `hasStoredKey`: none need be entered. */
export function syslogSourceProblems(
  values: SyslogSourceValues,
  hasStoredKey: boolean,
  storedLogTypes?: readonly string[],
): Partial<Record<keyof SyslogSourceValues, string>> {
  const { protocols, certificate, privateKey, clientCheck } = values;
  const usesTls = protocols.includes("TLS");
  const isMissing = (text: string) => usesTls && text.trim() === "";
  return defined({
    label: sourceLabelProblem(values.label),
    logTypes: logTypesProblem(values.logTypes, storedLogTypes),
    protocols: protocolProblem(protocols),
    port: rangeProblem(values.port, 65_535),
    idleMinutes: rangeProblem(values.idleMinutes, syslogIdleMinutesMax),
    certificate: isMissing(certificate) ? "Paste the certificate of this server" : undefined,
    privateKey: isMissing(privateKey) && !hasStoredKey ? "Paste the private key of the certificate" : undefined,
    clientAuthorities:
      clientCheck === "AUTHORITIES" && isMissing(values.clientAuthorities)
        ? "Paste the certificate of at least one authority"
        : undefined,
    clientFingerprints:
      clientCheck === "FINGERPRINTS" && isMissing(values.clientFingerprints)
        ? "Enter the fingerprint of at least one certificate"
        : undefined,
  });
}

function protocolProblem(protocols: readonly SyslogProtocol[]): string | undefined {
  if (protocols.length === 0) return "Choose at least one protocol";
  const takeOnePort = protocols.includes("TCP") && protocols.includes("TLS");
  return takeOnePort ? "Choose TCP or TLS: both would take the same port" : undefined;
}

function rangeProblem(value: number | string, max: number): string | undefined {
  const number = value === "" ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= 1 && number <= max ? undefined : `Must be from 1 to ${max}`;
}

/** What the server is asked for. */
export function syslogSourceInput(values: SyslogSourceValues): CreateSyslogSourceInput {
  return {
    label: values.label.trim(),
    logTypes: [...values.logTypes],
    protocols: [...values.protocols],
    port: Number(values.port),
    networks: linesOf(values.networks),
    idleMinutes: Number(values.idleMinutes),
    ...(values.protocols.includes("TLS") && { tls: tlsInput(values) }),
  };
}

function tlsInput(values: SyslogSourceValues): SyslogTlsInput {
  const { certificate, privateKey, clientCheck, clientAuthorities, clientFingerprints } = values;
  return {
    certificate,
    clientCheck,
    ...defined({
      privateKey: privateKey.trim() === "" ? undefined : privateKey,
      clientAuthorities: clientCheck === "AUTHORITIES" ? clientAuthorities : undefined,
      clientFingerprints: clientCheck === "FINGERPRINTS" ? linesOf(clientFingerprints) : undefined,
    }),
  };
}

/** Fingerprints hold no blanks and no commas either. */
function linesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((line) => line !== "");
}
