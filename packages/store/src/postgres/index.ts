// A second door, for the testkit: it starts servers from the same programs that the store starts.
export { postgresAccount } from "./account.ts";
export { findBinaries } from "./binaries.ts";
export { clusterHome, sharedFolderDefault } from "./cluster-home.ts";
export { createCluster, superuser } from "./create-cluster.ts";
export { processEnvironment } from "./process-environment.ts";
export { socketPort } from "./socket-folder.ts";
