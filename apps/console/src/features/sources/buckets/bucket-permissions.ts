import { type BucketSourceValues, bucketName } from "./bucket-source-values.ts";

/** A text to copy, with what to do with it. */
export interface BucketPermissions {
  readonly hint: string;
  readonly fileName: string;
  readonly text: string;
}

/** Writes what grants the rights that reading takes, and lets new objects be announced, with the form's names filled in. */
export function renderBucketPermissions(values: BucketSourceValues): BucketPermissions {
  switch (values.kind) {
    case "Gcs":
      return gcloudCommands(values);
    case "AzureBlob":
      return azureCommands(values);
    default:
      return lakeCommands(values);
  }
}

const projectOfKey = (credentials: string) => /"project_id"\s*:\s*"([^"]+)"/.exec(credentials)?.[1];
const accountOfKey = (credentials: string) => /"client_email"\s*:\s*"([^"]+)"/.exec(credentials)?.[1];

function gcloudCommands(values: BucketSourceValues): BucketPermissions {
  const { credentials, userProject } = values;
  const project = values.projectId.trim() || projectOfKey(credentials) || "PROJECT";
  const bucket = bucketName(values.bucket) || "BUCKET";
  const subscription = values.subscriptionId.trim() || "pharos-gcs";
  const known = accountOfKey(credentials);
  const account = known ?? `pharos-reader@${project}.iam.gserviceaccount.com`;
  const member = `--member=serviceAccount:${account}`;
  const payer = userProject.trim();
  return {
    hint: "Makes a service account that may read the bucket, and a subscription with the bucket's notices. Paste the content of key.json above.",
    fileName: "setup.sh",
    text: [
      `gcloud config set project ${project}`,
      ...(known === undefined
        ? [
            "gcloud iam service-accounts create pharos-reader",
            `gcloud iam service-accounts keys create key.json --iam-account=${account}`,
          ]
        : []),
      `gcloud storage buckets add-iam-policy-binding gs://${bucket} ${member} --role=roles/storage.objectViewer`,
      ...(payer === ""
        ? []
        : [`gcloud projects add-iam-policy-binding ${payer} ${member} --role=roles/serviceusage.serviceUsageConsumer`]),
      "# Notices of new objects. The bucket's own agent publishes them.",
      `gcloud pubsub topics create ${subscription}`,
      `gcloud pubsub topics add-iam-policy-binding ${subscription} --member=serviceAccount:$(gcloud storage service-agent --project=${project}) --role=roles/pubsub.publisher`,
      ...coveringPrefixes(values).map(
        (prefix) =>
          `gcloud storage buckets notifications create gs://${bucket} --topic=${subscription} --event-types=OBJECT_FINALIZE --payload-format=json${prefix === "" ? "" : ` --object-prefix=${quoted(prefix)}`}`,
      ),
      `gcloud pubsub subscriptions create ${subscription} --topic=${subscription} --ack-deadline=120 --message-retention-duration=7d --expiration-period=never`,
      `gcloud pubsub subscriptions add-iam-policy-binding ${subscription} ${member} --role=roles/pubsub.subscriber`,
    ].join("\n"),
  };
}

function lakeCommands({ externalId, region, roleArn }: BucketSourceValues): BucketPermissions {
  const place = `--region ${region.trim() || "REGION"}`;
  const identity = JSON.stringify({ principal: "ACCOUNT_OF_THE_KEY", externalId: externalId.trim() || "EXTERNAL_ID" });
  const sources = ["CLOUD_TRAIL_MGMT", "VPC_FLOW", "ROUTE53"].map((sourceName) => ({
    awsLogSource: { sourceName, sourceVersion: "2.0" },
  }));
  return {
    hint: `Makes a subscriber in the account of the lake, whose role may read the lake and its queue. Replace ACCOUNT_OF_THE_KEY by the account of the access key, and SUBSCRIBER_ID by what the first command returns. The user of the access key also takes sts:AssumeRole on ${roleArn.trim() || "the subscriber's role"}.`,
    fileName: "setup.sh",
    text: [
      `aws securitylake create-subscriber ${place} --subscriber-name pharos --access-types S3 --subscriber-identity ${quoted(identity)} --sources ${quoted(JSON.stringify(sources))}`,
      `aws securitylake create-subscriber-notification ${place} --subscriber-id SUBSCRIBER_ID --configuration '{"sqsNotificationConfiguration":{}}'`,
      `aws securitylake get-subscriber ${place} --subscriber-id SUBSCRIBER_ID --query 'subscriber.[roleArn,s3BucketArn,subscriberEndpoint]'`,
    ].join("\n"),
  };
}

function azureCommands(values: BucketSourceValues): BucketPermissions {
  const account = values.storageAccount.trim() || "ACCOUNT";
  const queue = values.queueName.trim() || "pharos-notices";
  const app = values.clientId.trim() || "CLIENT_ID";
  const containers = values.containers.length > 0 ? values.containers : ["CONTAINER"];
  const id = `$(az storage account show -n ${account} --query id -o tsv)`;
  return {
    hint: "Lets the application read the blobs, and Event Grid announce new ones in a queue. Replace GROUP and LOCATION. The resource provider Microsoft.EventGrid has to be registered.",
    fileName: "setup.sh",
    text: [
      `SA_ID="${id}"`,
      `az role assignment create --assignee ${app} --role "Storage Blob Data Reader" --scope "$SA_ID"`,
      "# Notices of new blobs.",
      `az storage queue create --account-name ${account} -n ${queue} --auth-mode login`,
      `az role assignment create --assignee ${app} --role "Storage Queue Data Message Processor" --scope "$SA_ID/queueServices/default/queues/${queue}"`,
      'az eventgrid system-topic create -g GROUP -n pharos --location LOCATION --topic-type Microsoft.Storage.StorageAccounts --source "$SA_ID"',
      ...containers.map(
        (container) =>
          `az eventgrid system-topic event-subscription create -g GROUP --system-topic-name pharos -n pharos-${container} --endpoint-type storagequeue --endpoint "$SA_ID/queueservices/default/queues/${queue}" --included-event-types Microsoft.Storage.BlobCreated --subject-begins-with /blobServices/default/containers/${container}/`,
      ),
    ].join("\n"),
  };
}

/** A notification for a prefix announces what lies below a longer one, too. */
function coveringPrefixes({ prefixes }: BucketSourceValues): string[] {
  const all = [...new Set(prefixes.map(({ prefix }) => prefix))];
  return all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
}

/** As one word of a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
