import type { Person } from "../company/people.ts";

const platforms: Readonly<Record<Person["laptopSystem"], string>> = {
  Windows: "Windows NT 10.0; Win64; x64",
  macOS: "Macintosh; Intel Mac OS X 10_15_7",
  Linux: "X11; Linux x86_64",
};

export function browserOf(person: Pick<Person, "laptopSystem">): string {
  return `Mozilla/5.0 (${platforms[person.laptopSystem]}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`;
}
