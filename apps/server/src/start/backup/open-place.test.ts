import { BackupRepository } from "@pharos/backup";
import { type AwsServer, startAwsServer } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadConfiguration } from "../../configuration/configuration.ts";
import { openPlace } from "./open-place.ts";

const passphrase = "correct horse battery staple";
let server: AwsServer;
beforeAll(async () => {
  server = await startAwsServer(["vault"]);
});
beforeEach(() => server.revoked.clear());
afterAll(() => server.close());

function openBucketPlace(address: string, more: Record<string, string> = {}) {
  const environment = {
    PHAROS_AWS_ACCESS_KEY_ID: server.accessKey.accessKeyId,
    PHAROS_AWS_SECRET_ACCESS_KEY: server.accessKey.secretAccessKey,
    PHAROS_BACKUP_S3_ENDPOINT: server.url,
    PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
    ...more,
  };
  return openPlace(address, loadConfiguration({ file: {}, environment, commandLine: {} }).values);
}

describe("a bucket", () => {
  test("keeps what is put there below its prefix, beside what others keep", async () => {
    const [one, other] = [openBucketPlace("s3://vault/pharos/one/"), openBucketPlace("s3://vault/pharos/other")];
    expect(one.address).toBe("s3://vault/pharos/one");
    await one.put("packs/a b.pack", Buffer.from([0, 255, 10]));
    await other.put("packs/c.pack", Buffer.from("other"));
    expect(await one.list()).toEqual([{ name: "packs/a b.pack", bytes: 3 }]);
    expect(await one.get("packs/a b.pack")).toEqual(Buffer.from([0, 255, 10]));
    expect(await one.get("packs/none.pack")).toBeUndefined();
    await one.remove("packs/a b.pack");
    expect([await one.list(), (await other.list()).length]).toEqual([[], 1]);
  });

  test("becomes the place of an installation's backups", async () => {
    const place = openBucketPlace("s3://vault/of-one");
    await BackupRepository.openFor("installation 1", place, passphrase);
    expect(await (await BackupRepository.open(place, passphrase)).listIds()).toEqual([]);
    await expect(BackupRepository.openFor("installation 2", place, passphrase)).rejects.toMatchObject({
      code: "backup.other_installation",
    });
  });

  test("says which right is missing, and which key", async () => {
    server.revoked.add("s3:PutObject");
    await expect(openBucketPlace("s3://vault/x").put("a", Buffer.from("a"))).rejects.toThrow("grant s3:PutObject");
    expect(() =>
      openBucketPlace("s3://vault/x", { PHAROS_AWS_ACCESS_KEY_ID: "", PHAROS_AWS_SECRET_ACCESS_KEY: "" }),
    ).toThrow("s3://vault/x needs an access key");
  });
});
