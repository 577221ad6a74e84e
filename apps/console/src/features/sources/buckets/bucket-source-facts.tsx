import { CopyButton } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { BucketSourceFactsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { countsFact, prefixesFact } from "../detail/bucket-facts.tsx";

const bucketSourceFacts = graphql(`
  fragment BucketSourceFacts on BucketLogSource {
    noticesFrom
    objectCounts { waiting done failed }
    prefixLogTypes { prefix excludedPrefixes }
    connection {
      bucketKind: kind address endpoint userProject region accessKeyId logProcessingRole externalId
      containers tenantId clientId queueEndpoint loginEndpoint
    }
  }
`);

/** What is true of a bucket, in the order in which somebody asks. */
export function listBucketSourceFacts(
  source: FragmentType<typeof bucketSourceFacts>,
): [name: string, value: ReactNode][] {
  const { connection, noticesFrom, objectCounts, prefixLogTypes } = readFragment(bucketSourceFacts, source);
  return [
    ["Address", <code key="address">{connection.address}</code>],
    ["Endpoint", connection.endpoint],
    ["Objects", countsFact(objectCounts)],
    ["New objects", noticesFrom ? <code key="notices">{noticesFrom}</code> : "Listed every minute"],
    ...listReader(connection),
    [
      "Prefixes",
      prefixesFact(prefixLogTypes, connection.bucketKind === "AzureBlob" ? "All containers" : "Whole bucket"),
    ],
  ];
}

function listReader(connection: BucketSourceFactsFragment["connection"]): [name: string, value: ReactNode][] {
  const { bucketKind: kind, externalId } = connection;
  if (kind === "Gcs") return [["Project that pays", connection.userProject]];
  if (kind === "AzureBlob") {
    return [
      ["Containers", <code key="containers">{connection.containers?.join(", ")}</code>],
      ["Tenant", <code key="tenant">{connection.tenantId}</code>],
      ["Application", <code key="client">{connection.clientId}</code>],
      ["Sign-in", connection.loginEndpoint],
    ];
  }
  return [
    ["Region", connection.region],
    [
      "Credentials",
      connection.accessKeyId ? <code key="key">{connection.accessKeyId}</code> : "The deployment's AWS identity",
    ],
    ["Subscriber role", <code key="role">{connection.logProcessingRole}</code>],
    [
      "External ID",
      externalId && (
        <span key="external">
          <code>{externalId}</code> <CopyButton value={externalId} label="Copy the external ID" />
        </span>
      ),
    ],
  ];
}
