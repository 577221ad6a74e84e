export * from "./generated/schema.ts";
