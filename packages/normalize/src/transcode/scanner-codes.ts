import type { IndicatorName } from "@pharos/domain";
import * as Code from "../../transcoder/indicators/scanner-code.ts";

/** The number of each scanner in the WebAssembly module. */
export const scannerCodes: Readonly<Record<IndicatorName, number>> = {
  ip: Code.Ip,
  domain: Code.Domain,
  hostname: Code.Hostname,
  url: Code.Url,
  md5: Code.Md5,
  sha1: Code.Sha1,
  sha256: Code.Sha256,
  aws_arn: Code.AwsArn,
  aws_account_id: Code.AwsAccountId,
  aws_instance_id: Code.AwsInstanceId,
  aws_tag: Code.AwsTag,
  trace_id: Code.TraceId,
  username: Code.Username,
  email: Code.Email,
  net_addr: Code.NetAddr,
  mac: Code.Mac,
  actor_id: Code.ActorId,
  serial_number: Code.SerialNumber,
  cve: Code.Cve,
  mitre_attack_technique: Code.MitreAttackTechnique,
};
