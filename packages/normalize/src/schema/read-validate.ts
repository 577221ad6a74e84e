import type { ValueSchema } from "@pharos/domain";
import type { YamlReader } from "./yaml-reader.ts";

type Validate = NonNullable<ValueSchema["validate"]>;
const listKeys = ["allow", "deny", "allowContains", "denyContains"] as const;
const families = ["ipv4", "ipv6", "any"] as const;

export function readValidate(at: YamlReader): Validate {
  const members = at.members("validate", [...listKeys, "ip", "cidr"]);
  if (members.size === 0) throw at.error("validate needs one of allow, deny, allowContains, denyContains, ip, cidr");
  const lists = listKeys.flatMap((key) => {
    const list = members.get(key);
    return list ? [[key, readNonEmptyList(list, key)] as const] : [];
  });
  const ip = members.get("ip");
  const cidr = members.get("cidr");
  return {
    ...Object.fromEntries(lists),
    ...(ip && { ip: ip.oneOf("ip", families) }),
    ...(cidr && { cidr: cidr.oneOf("cidr", families) }),
  };
}

function readNonEmptyList(at: YamlReader, key: string): string[] {
  const texts = at.texts(key);
  if (texts.length === 0) throw at.error(`${key} must have at least one value`);
  return texts;
}
