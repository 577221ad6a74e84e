import { randomOf } from "../random.ts";
import { domain, lanDomain, type OfficeName, offices } from "./offices.ts";

export type Role =
  | "software"
  | "hardware"
  | "data"
  | "operations"
  | "security"
  | "it"
  | "product"
  | "sales"
  | "finance"
  | "people"
  | "support"
  | "executive";

export interface Person {
  readonly name: string;
  /** `first.last`, which is also the Windows and AWS session name. */
  readonly account: string;
  readonly email: string;
  readonly github: string;
  readonly role: Role;
  readonly office: OfficeName;
  readonly homeIp: string;
  /** Address in the office's network. */
  readonly lanIp: string;
  readonly laptop: string;
  readonly laptopSystem: "Windows" | "macOS" | "Linux";
  readonly oktaId: string;
  readonly slackId: string;
  readonly googleId: string;
}

/** Role, office, names. */
const staff: readonly (readonly [Role, OfficeName, string])[] = [
  [
    "software",
    "berlin",
    "Lena Brandt, Kofi Mensah, Jonas Keller, Aylin Demir, Marek Nowak, Ines Carvalho, Tobias Lang, Noor Rahimi",
  ],
  ["software", "pune", "Arjun Deshpande, Sneha Kulkarni, Rohan Patil, Meera Joshi, Vikram Rao"],
  ["software", "boston", "Dana Whitfield, Caleb Ortiz, Hannah Price, Malik Turner"],
  ["hardware", "berlin", "Piotr Zielinski, Greta Vogel, Emre Yilmaz, Sofia Lindqvist, Ruben Maas"],
  ["hardware", "boston", "Owen Gallagher, Yuki Tanaka"],
  ["data", "boston", "Priya Nair, Felix Amara, Joan Castell"],
  ["data", "pune", "Ananya Iyer, Kabir Shah"],
  ["operations", "berlin", "Omar Haddad, Katrin Wolff, Lucas Ferreira"],
  ["operations", "boston", "Tessa Moreau"],
  ["security", "berlin", "Nadia Petrov, Simon Achterberg"],
  ["it", "berlin", "Bruno Silva, Carla Neumann"],
  ["it", "pune", "Deepa Menon"],
  ["product", "berlin", "Mila Horvat, Anton Berg, Zoe Laurent"],
  ["product", "boston", "Grace Kim"],
  ["sales", "boston", "Ethan Cole, Maya Robinson, Victor Hale, Lucia Romero"],
  ["sales", "berlin", "Stefan Huber, Elif Kaya"],
  ["finance", "berlin", "Helena Fischer, Paul Janssen"],
  ["finance", "boston", "Robert Sloan"],
  ["people", "berlin", "Clara Hoffmann, Nils Eriksen"],
  ["support", "pune", "Isha Verma, Rahul Gupta, Tara Bhatt"],
  ["support", "boston", "Sam Becker"],
  ["executive", "berlin", "Johanna Reuter, Matthias Engel"],
  ["executive", "boston", "Claire Donovan"],
];

const systems: Readonly<Record<Role, Person["laptopSystem"]>> = {
  software: "macOS",
  hardware: "Windows",
  data: "macOS",
  operations: "Linux",
  security: "Linux",
  it: "Windows",
  product: "macOS",
  sales: "Windows",
  finance: "Windows",
  people: "Windows",
  support: "Windows",
  executive: "macOS",
};

export const people: readonly Person[] = staff
  .flatMap(([role, office, names]) => names.split(", ").map((name) => ({ role, office, name })))
  .map(({ role, office, name }, index) => personOf(name, role, office, index));

function personOf(name: string, role: Role, office: OfficeName, index: number): Person {
  const random = randomOf("person", name);
  const account = name.toLowerCase().replace(" ", ".");
  const system = systems[role];
  const kind = system === "Windows" ? "LT" : system === "macOS" ? "MB" : "NX";
  return {
    name,
    account,
    email: `${account}@${domain}`,
    github: account.replace(".", "-"),
    role,
    office,
    homeIp: `198.51.100.${20 + index * 3}`,
    lanIp: `${offices[office].lan}.4.${20 + index}`,
    laptop: `MR-${kind}-${String(index + 1).padStart(3, "0")}.${lanDomain}`,
    laptopSystem: system,
    oktaId: `00u${random.code(17).toLowerCase()}`,
    slackId: `U${random.code(10)}`,
    googleId: `1${random.digits(20)}`,
  };
}

export function peopleOf(...roles: readonly Role[]): readonly Person[] {
  return people.filter((person) => roles.includes(person.role));
}

/** @throws RangeError when nobody of this name works here */
export function personNamed(name: string): Person {
  const found = people.find((person) => person.name === name);
  if (!found) throw new RangeError(`Nobody called ${name} works at Meridian Robotics`);
  return found;
}
