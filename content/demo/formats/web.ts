import { production } from "../company/accounts.ts";
import type { DemoEvent } from "../event.ts";
import { type Random, randomOf } from "../random.ts";

export interface WebRequest {
  readonly atMs: number;
  readonly ip: string;
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly userAgent: string;
  readonly notable?: boolean;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `10/Oct/2026:13:55:36 +0000`, as nginx and S3 write it. */
function commonLogTime(atMs: number): string {
  const iso = new Date(atMs).toISOString();
  return `${iso.slice(8, 10)}/${months[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

export function nginx(request: WebRequest): DemoEvent {
  const { ip, atMs, method, path, status, bytes, userAgent, notable } = request;
  return {
    source: "Web front",
    atMs,
    line: `${ip} - - [${commonLogTime(atMs)}] "${method} ${path} HTTP/1.1" ${status} ${bytes} "-" "${userAgent}"`,
    ...(notable ? { notable: true } : {}),
  };
}

const balancer = "app/fleet-api/50dc6c495c0c9188";
const host = "api.meridian-robotics.example";

export function loadBalancer(request: WebRequest, random: Random): DemoEvent {
  const { ip, atMs, method, path, status, bytes, userAgent, notable } = request;
  const target = random.pick(production.web).ip;
  const time = new Date(atMs).toISOString().replace("Z", "000Z");
  const group = `arn:aws:elasticloadbalancing:${production.region}:${production.id}:targetgroup/fleet-api/73e2d6bc24d8a067`;
  const trace = `Root=1-${Math.floor(atMs / 1000).toString(16)}-${random.hex(24)}`;
  const line =
    `https ${time} ${balancer} ${ip}:${random.int(30000, 60000)} ${target}:8080 0.001 0.0${random.int(10, 99)} 0.000 ` +
    `${status} ${status} ${random.int(200, 900)} ${bytes} "${method} https://${host}:443${path} HTTP/2.0" "${userAgent}" ` +
    `TLS_AES_128_GCM_SHA256 TLSv1.3 ${group} "${trace}" "${host}" "session-reused" 1 ${time} "forward" "-" "-" ` +
    `"${target}:8080" "${status}" "-" "-"`;
  return { source: "AWS Load Balancer", atMs, line, ...(notable ? { notable: true } : {}) };
}

export interface ObjectRequest {
  readonly atMs: number;
  readonly ip: string;
  readonly bucket: string;
  readonly key: string;
  readonly operation: "REST.GET.OBJECT" | "REST.PUT.OBJECT" | "REST.HEAD.OBJECT" | "REST.GET.BUCKET";
  /** ARN; undefined for nobody in particular. */
  readonly requester?: string;
  readonly status: number;
  readonly bytes: number;
  readonly notable?: boolean;
}

export function s3Access(request: ObjectRequest): DemoEvent {
  const { atMs, ip, bucket, key, operation, requester, status, bytes, notable } = request;
  const random = randomOf("s3", bucket, key, atMs, ip);
  const error = status === 403 ? "AccessDenied" : "-";
  const size = status === 200 ? bytes : "-";
  const [, verb = "GET"] = operation.split(".");
  const signature =
    requester === undefined ? "- ECDHE-RSA-AES128-GCM-SHA256 -" : "SigV4 ECDHE-RSA-AES128-GCM-SHA256 AuthHeader";
  const line =
    `79a59df900b949e55d96a1e698fbacedfd6e09d98eacf8f8d5218e7cd47ef2be ${bucket} [${commonLogTime(atMs)}] ${ip} ` +
    `${requester ?? "-"} ${random.code(16)} ${operation} ${key} "${verb} /${key} HTTP/1.1" ${status} ${error} ${size} ${size} ` +
    `${random.int(10, 90)} ${random.int(5, 9)} "-" "aws-sdk-go-v2/1.39.2" - ${random.hex(20)}= ${signature} ` +
    `${bucket}.s3.eu-central-1.amazonaws.com TLSv1.3 - -`;
  return { source: "AWS S3 Access", atMs, line, ...(notable ? { notable: true } : {}) };
}
