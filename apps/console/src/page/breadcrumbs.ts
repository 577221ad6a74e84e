export interface Breadcrumb {
  readonly label: string;
  /** Undefined for the last one, and where nothing is shown at that path. */
  readonly path: string | undefined;
}

const labels: Readonly<Record<string, string>> = {
  api: "API",
  "api/tokens": "API tokens",
  "api/playground": "API playground",
  "alerts-and-errors": "Alerts",
  dashboard: "Dashboards",
  resources: "Cloud resources",
  roles: "User roles",
  "mitre-attack": "MITRE ATT&CK",
  s3: "S3",
  sqs: "SQS",
  gcs: "Google Cloud Storage",
  "azure-blob": "Azure Blob Storage",
  "http-ingest": "HTTP",
  syslog: "Syslog",
  "aws-sqs": "Amazon SQS",
  "amazon-eventbridge": "Amazon EventBridge",
  "amazon-security-lake": "Amazon Security Lake",
  "gcp-gcs": "Google Cloud Storage",
  "gcp-pubsub": "Google Cloud Pub/Sub",
  kafka: "Apache Kafka",
  "azure-eventhub": "Azure Event Hubs",
  "edit-mapping": "Edit mapping",
  "correlation-rules": "Correlation rules",
};

/** Segments that group pages without being one. */
const withoutPage = new Set(["investigate", "build", "configure", "api"]);
const visibleMax = 3;

/** `/configure/log-sources/x/edit/` → Configure / Log sources / x / Edit, each a link where a page is. */
export function breadcrumbsOf(pathname: string, names: Readonly<Record<string, string>> = {}): Breadcrumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const crumbs: Breadcrumb[] = [];
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index] ?? "";
    const pair = `${segment}/${segments[index + 1]}`;
    if (labels[pair]) continue;
    const before = `${segments[index - 1]}/${segment}`;
    const isLast = index === segments.length - 1;
    const path = `/${segments.slice(0, index + 1).join("/")}/`;
    crumbs.push({
      label: labels[before] ?? names[segment] ?? labels[segment] ?? prettified(segment),
      path: isLast || withoutPage.has(segment) ? undefined : path,
    });
  }
  return crumbs;
}

/** Above three, the middle ones give way to one that stands for them. */
export function truncated(crumbs: readonly Breadcrumb[]): {
  first: Breadcrumb[];
  hidden: Breadcrumb[];
  last: Breadcrumb[];
} {
  if (crumbs.length <= visibleMax) return { first: [...crumbs], hidden: [], last: [] };
  return { first: crumbs.slice(0, 1), hidden: crumbs.slice(1, -2), last: crumbs.slice(-2) };
}

/** `saved-searches` → Saved searches; an id stays as it is. */
function prettified(segment: string): string {
  const text = decoded(segment);
  if (!/^[a-z]+(-[a-z]+)*$/.test(text)) return text;
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll("-", " ");
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
