export { type AwsServer, startAwsServer } from "./start-aws-server.ts";
