import { infectedLaptop } from "./infected-laptop.ts";
import { leakedToken } from "./leaked-token.ts";
import { phishedAdministrator } from "./phished-administrator.ts";
import type { Story } from "./story.ts";

export const stories: readonly Story[] = [leakedToken, phishedAdministrator, infectedLaptop];
