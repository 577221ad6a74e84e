/** The name itself, or with the first number from 1 that makes it new. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 1;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}
