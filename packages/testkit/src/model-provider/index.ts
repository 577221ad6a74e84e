export {
  type HeldAnswer,
  type RecordedModelRequest,
  startModelProvider,
  type TestModelProvider,
} from "./start-model-provider.ts";
