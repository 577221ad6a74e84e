import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { CollectionFailure } from "@pharos/domain";
import { createAwsRequestHandler } from "../aws/aws-request-handler.ts";
import { judgeAwsFailure } from "../aws/judge-aws-failure.ts";
import type { FindCredentials } from "../aws/renew-credentials.ts";
import type { AwsCredentials } from "../aws/sign-aws-request.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

export interface ObjectStoreOptions {
  readonly bucket: string;
  /** Before all names; empty, or with a slash at its end. */
  readonly prefix: string;
  readonly region: string;
  /** Of a store that is compatible with Amazon S3. */
  readonly endpoint?: string | undefined;
  readonly credentials: AwsCredentials | FindCredentials;
  readonly fetch: OutboundFetch;
}

/** Objects of a bucket below a prefix, written and read whole. Each rejects with a CollectionFailure. */
export interface ObjectStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  list(): Promise<{ readonly name: string; readonly bytes: number }[]>;
  remove(name: string): Promise<void>;
}

export function openObjectStore({
  bucket,
  prefix,
  region,
  endpoint,
  credentials,
  fetch,
}: ObjectStoreOptions): ObjectStore {
  const s3 = new S3Client({
    region,
    credentials,
    requestHandler: createAwsRequestHandler(fetch) as never,
    maxAttempts: 4,
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint !== undefined && { endpoint }),
  });
  const attempt = async <T>(right: string, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      throw judgeAwsFailure(error, { right, target: `s3://${bucket}/${prefix}` });
    }
  };
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    put: async (name, bytes) => {
      await attempt("s3:PutObject", () => s3.send(new PutObjectCommand({ ...at(name), Body: bytes })));
    },
    get: async (name) => {
      try {
        return await attempt("s3:GetObject", async () => {
          const { Body } = await s3.send(new GetObjectCommand(at(name)));
          const pieces: Uint8Array[] = [];
          for await (const piece of (Body ?? []) as AsyncIterable<Uint8Array>) pieces.push(piece);
          return Buffer.concat(pieces);
        });
      } catch (error) {
        if (error instanceof CollectionFailure && error.kind === "gone") return undefined;
        throw error;
      }
    },
    list: async () => {
      const objects: { name: string; bytes: number }[] = [];
      let token: string | undefined;
      do {
        const page = await attempt("s3:ListBucket", () =>
          s3.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix,
              ...(token !== undefined && { ContinuationToken: token }),
            }),
          ),
        );
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          objects.push({ name: Key.slice(prefix.length), bytes: Size });
        }
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
      return objects;
    },
    remove: async (name) => {
      await attempt("s3:DeleteObject", () => s3.send(new DeleteObjectCommand(at(name))));
    },
  };
}
