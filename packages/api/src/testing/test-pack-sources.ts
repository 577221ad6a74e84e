import type { OfferedRelease, PackSourceClient, PackSourceContent } from "@pharos/domain";
import type { PackSourceGateway } from "../context/pack-source-gateway.ts";

/** Sources whose releases a test tells; keeps with what they were opened. */
export class TestPackSources implements PackSourceGateway {
  readonly opened: { readonly url: string; readonly token: string | undefined }[] = [];
  /** By version. */
  readonly archives = new Map<string, Buffer>();
  /** What the next look fails with; undefined where it succeeds. */
  failure: Error | undefined;
  looks = 0;

  check(): void {}

  open({ url }: Pick<PackSourceContent, "url">, token: string | undefined): PackSourceClient {
    this.opened.push({ url, token });
    return {
      findReleases: async (etag) => {
        this.looks += 1;
        if (this.failure) throw this.failure;
        const now = [...this.archives.keys()].join(" ");
        if (etag === now) return { kind: "UNCHANGED" };
        const releases = [...this.archives].map(
          ([version, archive], index): OfferedRelease => ({
            version,
            notes: `Notes of ${version}`,
            publishedAt: new Date(Date.UTC(2026, 1, index + 1)),
            load: async () => archive,
          }),
        );
        return { kind: "RELEASES", etag: now, releases };
      },
    };
  }
}
