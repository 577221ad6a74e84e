/**
 * The expression of ClickHouse for an aggregate with WITHIN GROUP, of which `key` is what it is ordered by; undefined
 * where there is no exact equal: a list in the order of something else.
 */
export function orderedGroup(name: string, value: string, separator: string, key: string): string | undefined {
  const [, by = key, direction = "asc"] = /^(.*?)\s+(asc|desc)$/is.exec(key) ?? [];
  const isDescending = /^desc$/i.test(direction);
  if (name === "percentile_cont" || name === "percentile_disc") {
    const share = isDescending ? `${1 - Number(value)}` : value;
    if (!/^(?:0?\.\d+|0|1)$/.test(share)) return undefined;
    return name === "percentile_cont" ? `quantileExactInclusive(${share})(${by})` : `quantileExactLow(${share})(${by})`;
  }
  const [, isDistinct = "", item = value] = /^(distinct\s+)?(.*)$/is.exec(value) ?? [];
  if (item.trim() !== by.trim()) return undefined;
  const list = `${isDistinct === "" ? "groupArray" : "groupUniqArray"}(${item})`;
  const sorted = `${isDescending ? "arrayReverseSort" : "arraySort"}(${list})`;
  return name === "listagg" ? `arrayStringConcat(${sorted}, ${separator})` : sorted;
}
