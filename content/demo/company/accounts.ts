import { randomOf } from "../random.ts";

export interface AwsAccount {
  readonly id: string;
  readonly name: "production" | "staging" | "security";
  readonly region: string;
  readonly vpc: string;
  /** Private addresses of the web servers behind the load balancer. */
  readonly web: readonly Instance[];
}
interface Instance {
  readonly id: string;
  readonly ip: string;
  readonly networkInterface: string;
}

function instances(key: string, lan: string, count: number): Instance[] {
  const random = randomOf("instances", key);
  return Array.from({ length: count }, (_, i) => ({
    id: `i-0${random.hex(16)}`,
    ip: `${lan}.${i + 1}.${random.int(10, 200)}`,
    networkInterface: `eni-0${random.hex(16)}`,
  }));
}

export const production: AwsAccount = {
  id: "471112345678",
  name: "production",
  region: "eu-central-1",
  vpc: "vpc-0a41c77d2be90f310",
  web: instances("production", "10.40", 4),
};
export const staging: AwsAccount = {
  id: "471187654321",
  name: "staging",
  region: "eu-central-1",
  vpc: "vpc-0b52d88e3cfa1f421",
  web: instances("staging", "10.41", 2),
};
export const security: AwsAccount = {
  id: "471100112233",
  name: "security",
  region: "eu-central-1",
  vpc: "vpc-0c63e99f4d0b2a532",
  web: [],
};
export const awsAccounts: readonly AwsAccount[] = [production, staging, security];

export const gitHubOrganisation = "meridian-robotics";
export const repositories = [
  "arm-controller",
  "arm-firmware",
  "gripper-vision",
  "fleet-portal",
  "fleet-api",
  "telemetry-pipeline",
  "motion-planner",
  "simulation",
  "infrastructure",
  "website",
  "design-system",
  "calibration-tools",
  "safety-cases",
  "customer-sdk",
  "order-service",
  "identity-gateway",
  "data-notebooks",
  "test-rigs",
  "mobile-app",
  "runbooks",
  "release-tools",
  "edge-agent",
  "warehouse-map",
  "support-macros",
].map((name) => `${gitHubOrganisation}/${name}`);

export const secrets = [
  "fleet-api/database",
  "fleet-api/jwt-signing",
  "order-service/stripe",
  "order-service/database",
  "telemetry/kafka",
  "telemetry/influx",
  "identity-gateway/okta-client",
  "identity-gateway/saml-key",
  "arm-firmware/signing-key",
  "website/contentful",
  "fleet-portal/mapbox",
  "mobile-app/push",
  "release/npm-token",
  "release/docker-hub",
  "support/zendesk",
  "warehouse/sap",
  "data/snowflake",
  "data/airflow",
].map((name) => `production/${name}`);

export const files = [
  "Arm 4 drawings.pdf",
  "Arm 4 bill of materials.xlsx",
  "Gripper tolerances.xlsx",
  "Series C data room index.docx",
  "Q3 forecast.xlsx",
  "Payroll October.xlsx",
  "Supplier contract Kyoto Bearings.pdf",
  "Customer list EMEA.xlsx",
  "Motion planner white paper.docx",
  "Safety case Arm 4.docx",
  "Firmware release plan.xlsx",
  "Onboarding checklist.docx",
  "Canteen menu.pdf",
  "Offsite agenda.docx",
  "Roadmap 2027.pptx",
  "Sales deck.pptx",
  "Patent draft compliant joint.docx",
  "Test rig wiring.pdf",
] as const;
