/** The names of numbered constants, by number. */
export function namesOf<Name extends string>(constants: Readonly<Record<Name, number>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in constants) names[constants[name]] = name;
  return names;
}
