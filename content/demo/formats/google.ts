import type { Person } from "../company/people.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";
import { publicIpOf } from "../rhythm.ts";

export interface WorkspaceAction {
  readonly atMs: number;
  readonly person: Person;
  readonly application: "drive" | "login" | "admin" | "token" | "user_accounts" | "calendar";
  readonly type: string;
  readonly name: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly ip?: string;
  readonly notable?: boolean;
}

/** One event of a Google Workspace activity, with its parameters as an object. */
export function workspace(action: WorkspaceAction): DemoEvent {
  const { atMs, person } = action;
  const random = randomOf("workspace", person.email, action.name, atMs);
  const line = JSON.stringify({
    kind: "admin#reports#activity",
    id: {
      time: new Date(atMs).toISOString(),
      uniqueQualifier: `-${random.digits(18)}`,
      applicationName: action.application,
      customerId: "C03mrdn7x",
    },
    actor: { callerType: "USER", email: person.email, profileId: person.googleId },
    ipAddress: action.ip ?? publicIpOf(person, atMs),
    type: action.type,
    name: action.name,
    parameters: action.parameters ?? {},
  });
  return { source: "Google Workspace", atMs, line, ...(action.notable ? { notable: true } : {}) };
}

export interface CloudAction {
  readonly atMs: number;
  readonly principal: string;
  readonly ip: string;
  readonly service: string;
  readonly method: string;
  readonly resource: string;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly serviceData?: Readonly<Record<string, unknown>>;
  readonly notable?: boolean;
}

export function googleCloud(action: CloudAction): DemoEvent {
  const { atMs } = action;
  const random = randomOf("gcp", action.method, action.principal, atMs);
  const project = "meridian-ml";
  const line = JSON.stringify({
    insertId: random.hex(16),
    logName: `projects/${project}/logs/cloudaudit.googleapis.com%2Factivity`,
    timestamp: new Date(atMs).toISOString(),
    receiveTimestamp: new Date(atMs + 900).toISOString(),
    severity: "NOTICE",
    resource: { type: "project", labels: { project_id: project } },
    protoPayload: {
      "@type": "type.googleapis.com/google.cloud.audit.AuditLog",
      serviceName: action.service,
      methodName: action.method,
      resourceName: action.resource,
      authenticationInfo: { principalEmail: action.principal },
      authorizationInfo: [{ resource: action.resource, permission: permissionOf(action), granted: true }],
      requestMetadata: { callerIp: action.ip, callerSuppliedUserAgent: "google-cloud-sdk gcloud/546.0.0" },
      request: action.request ?? {},
      ...(action.serviceData === undefined ? {} : { serviceData: action.serviceData }),
      status: {},
    },
  });
  return { source: "Google Cloud", atMs, line, ...(action.notable ? { notable: true } : {}) };
}

function permissionOf({ service, method }: CloudAction): string {
  return `${service.split(".")[0]}.${method.split(".").at(-1)}`;
}
