export { resourcePath } from "./resource-path.ts";
