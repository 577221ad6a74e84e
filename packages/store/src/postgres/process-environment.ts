import type { Binaries } from "./binaries.ts";

/** Nothing of Pharos' own environment: it may hold secrets, and `PG…` variables would change what PostgreSQL does. */
export function processEnvironment({ libraryFolder }: Binaries): NodeJS.ProcessEnv {
  return {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LC_ALL: "C",
    TZ: "UTC",
    ...(libraryFolder === undefined ? {} : { LD_LIBRARY_PATH: libraryFolder }),
  };
}
