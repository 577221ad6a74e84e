// A second door: the testkit starts servers from the same programs that the store starts, and the program asks what
// other accounts may enter.
export { blockingFolder, postgresAccount } from "./account.ts";
export { findBinaries } from "./binaries.ts";
export { clusterHome, sharedFolderDefault } from "./cluster-home.ts";
export { createCluster, superuser } from "./create-cluster.ts";
export { type EmbeddedCluster, startEmbeddedCluster } from "./embedded-cluster.ts";
export { loadOrCreatePassword, passwordFile } from "./password-file.ts";
export { processEnvironment } from "./process-environment.ts";
export { socketPort } from "./socket-folder.ts";
