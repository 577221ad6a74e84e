import {
  testCorrelationRuleYaml,
  transpileFilters,
  transpileSimpleDetection,
  transpileSimpleRule,
} from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { findContentType } from "./find-content-type.ts";
import { parseJson } from "./parse-json.ts";
import { readDocument } from "./read-document.ts";
import { readObject } from "./read-object.ts";
import { readProjectFiles } from "./read-project-files.ts";
import { readPack, readRelease } from "./read-release.ts";
import { readBulkShipment, readDocumentShipment, readHecShipment, readOtlpShipment } from "./read-shipment.ts";
import { readDraft, readItems, readUpload } from "./read-upload.ts";
import { traceSamples } from "./trace-samples.ts";
import { inferFromSamples, trySchema } from "./try-schema.ts";
import { unpackBody } from "./unpack-body.ts";

/** Work on what people send that may take as long as they like: it is done in a thread, with limits. */
export const contentTasks = {
  parseJson,
  findContentType,
  unpackBody,
  readHecShipment,
  readBulkShipment,
  readDocumentShipment,
  readOtlpShipment,
  readUpload,
  readItems,
  readDraft,
  readProjectFiles,
  readRelease,
  readPack,
  readSchema: readDocument,
  inferSchema: inferFromSamples,
  trySchema,
  readObject,
  traceSamples,
  testCorrelationRule: (yaml: string) => testCorrelationRuleYaml(yaml),
  transpileDetections: (specs: readonly string[]) => specs.map(transpileSimpleDetection),
  transpileFilters: (filters: readonly string[]) => filters.map(transpileFilters),
  transpileRule: (rule: Rule) => transpileSimpleRule(rule),
};

export type ContentTasks = typeof contentTasks;
