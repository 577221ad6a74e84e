import { type BackupPlace, backupPlaceUnusable, openFolderPlace } from "@pharos/backup";
import { createOutboundFetch, openObjectStore } from "@pharos/connectors";
import { CollectionFailure } from "@pharos/domain";
import { type Configuration, ConfigurationError } from "../../configuration/configuration.ts";
import { type AwsSettings, openAwsIdentity } from "../aws/open-aws-identity.ts";

type PlaceSettings = AwsSettings & Pick<Configuration, "backupS3Region" | "backupS3Endpoint">;

const bucketForm = /^s3:\/\/([^/]+)\/?(.*)$/;

/** A folder, or `s3://bucket/prefix`. @throws ConfigurationError where a bucket has no AWS identity */
export function openPlace(address: string, settings: PlaceSettings): BackupPlace {
  const [, bucket, path = ""] = bucketForm.exec(address) ?? [];
  if (bucket === undefined) return openFolderPlace(address);
  const identity = openAwsIdentity(settings);
  if (!identity) {
    throw new ConfigurationError([
      `${address} needs an access key: set PHAROS_AWS_ACCESS_KEY_ID and PHAROS_AWS_SECRET_ACCESS_KEY_FILE, or PHAROS_AWS_CREDENTIALS`,
    ]);
  }
  const trimmed = path.replace(/\/+$/, "");
  const endpoint = settings.backupS3Endpoint;
  const objects = openObjectStore({
    bucket,
    prefix: trimmed === "" ? "" : `${trimmed}/`,
    region: settings.backupS3Region,
    endpoint,
    credentials: identity.credentials,
    fetch: createOutboundFetch({ allowedPrivateHosts: settings.allowedPrivateHosts, requiresTls: true }),
  });
  const attempt = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof CollectionFailure) throw backupPlaceUnusable(address, error.message);
      throw error;
    }
  };
  return {
    address: `s3://${bucket}${trimmed === "" ? "" : `/${trimmed}`}`,
    put: (name, bytes) => attempt(() => objects.put(name, bytes)),
    get: (name) => attempt(() => objects.get(name)),
    list: () => attempt(() => objects.list()),
    remove: (name) => attempt(() => objects.remove(name)),
  };
}
