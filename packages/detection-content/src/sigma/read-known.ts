import { isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import { type FieldReaders, type FieldValues, type Report, readFields } from "../yaml/read-fields.ts";

/** Reads the members that the readers know and that say something; a Sigma rule may have others for whoever understands them. */
export function readKnown<R extends FieldReaders>(map: YAMLMap, readers: R, report: Report): FieldValues<R> {
  const known = map.clone() as YAMLMap;
  known.items = (map.items as Pair<Node, Node | null>[]).filter(
    ({ key, value }) => isScalar(key) && Object.hasOwn(readers, String(key.value)) && !isNothing(value),
  );
  return readFields(known, readers, report);
}

function isNothing(value: Node | null): boolean {
  return value === null || (isScalar(value) && value.value === null);
}
