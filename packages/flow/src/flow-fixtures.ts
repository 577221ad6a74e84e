import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../fixtures/", import.meta.url);

export interface FlowFixture {
  readonly name: string;
  readonly text: string;
}

/** Valid queries that between them use every construct of the language. */
export const flowFixtures: readonly FlowFixture[] = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), "utf8"),
}));
