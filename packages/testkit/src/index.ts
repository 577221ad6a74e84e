export { askUntil } from "./ask-until.ts";
export { type MetadataServer, startMetadataServer } from "./aws/start-metadata-server.ts";
export { type AzureServer, startAzureServer } from "./azure/start-azure-server.ts";
export * from "./buckets/index.ts";
export { type GoogleServer, startGoogleServer } from "./google/start-google-server.ts";
export { type KafkaBroker, startKafkaBroker } from "./kafka/start-kafka-broker.ts";
export * from "./lake/index.ts";
export { longestStretch, stretchLimit } from "./longest-stretch.ts";
export { mailServerCertificate } from "./mail-server-certificate.ts";
export * from "./model-provider/index.ts";
export { hasMoto, type MotoServer, startMotoServer } from "./moto/start-moto-server.ts";
export {
  hasNats,
  type NatsServer,
  type NatsServerOptions,
  startNatsCluster,
  startNatsServer,
} from "./nats/start-nats-server.ts";
export * from "./pack-sources/index.ts";
export { senderCertificates } from "./sender-certificates.ts";
export {
  type MailRefusal,
  type RecordedMail,
  type RecordingMailServer,
  startRecordingMailServer,
} from "./start-recording-mail-server.ts";
export { type RecordedRequest, type RecordingServer, startRecordingServer } from "./start-recording-server.ts";
export * from "./store/index.ts";
export { testCacheFolder } from "./test-cache-folder.ts";
export { startVendorServer, type VendorExchange, type VendorServer } from "./vendors/start-vendor-server.ts";
