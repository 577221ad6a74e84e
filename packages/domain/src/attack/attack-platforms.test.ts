import { expect, test } from "vitest";
import { attackTechniques } from "./attack-names.ts";
import { attackPlatforms, platformsOfTechnique } from "./attack-platforms.ts";

test("every technique is used on a platform", () => {
  expect(attackTechniques().filter((id) => platformsOfTechnique(id).length === 0)).toEqual([]);
  expect(attackPlatforms).toContain("Windows");
  expect(platformsOfTechnique("T1003.001")).toEqual(["Windows"]);
  expect(platformsOfTechnique("T9999")).toEqual([]);
});
