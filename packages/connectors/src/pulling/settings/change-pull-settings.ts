import type { PullSettings } from "@pharos/domain";
import type { PullerDefinition } from "../definition/puller-definition.ts";
import { renderTemplate } from "../template/render-template.ts";
import { nameSettings } from "./name-settings.ts";
import {
  type GivenPullSettings,
  pullSettingsInvalid,
  type ReadPullSettings,
  readPullSettings,
} from "./read-pull-settings.ts";

export interface StoredPullSettings {
  /** By which the settings were read. */
  readonly definition: PullerDefinition;
  readonly settings: PullSettings;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface ChangedPullSettings extends ReadPullSettings {
  /** False where stored tokens were given for other credentials, or for another server. */
  readonly keepsTokens: boolean;
}

/**
 * Reads settings that change stored ones. A stored secret goes on to the servers that it was given for; for any other
 * it has to be entered again, so that whoever may change settings does not learn it.
 * @throws PharosError InvalidInput with field errors
 */
export function changePullSettings(
  definition: PullerDefinition,
  given: GivenPullSettings,
  stored: StoredPullSettings,
): ChangedPullSettings {
  const read = readPullSettings(definition, given, stored.secrets);
  const before = listSecretOrigins(stored.definition, stored.settings);
  const added = listSecretOrigins(definition, read.settings).filter((origin) => !before.includes(origin));
  const isGiven = (name: string) => given.values[name]?.some((text) => text.trim() !== "");
  const kept = definition.fields.filter(({ name }) => Object.hasOwn(read.secrets, name) && !isGiven(name));
  if (added.length > 0 && kept.length > 0) {
    throw pullSettingsInvalid(
      Object.fromEntries(
        kept.map(({ name, label }) => [
          name,
          `Enter ${label} again: the stored one was given for ${before.join(", ")}, not for ${added.join(", ")}`,
        ]),
      ),
    );
  }
  const loginOf = ({ settings, secrets }: Pick<ReadPullSettings, "settings" | "secrets">) =>
    JSON.stringify([secrets, settings.authentication]);
  return { ...read, keepsTokens: added.length === 0 && loginOf(stored) === loginOf(read) };
}

/** The servers to which requests of a source carry secrets, with their schemes and ports. */
function listSecretOrigins(definition: PullerDefinition, settings: PullSettings): string[] {
  const way = definition.authentication.find(({ id }) => id === settings.authentication);
  const templates = [...definition.hosts, ...(way && "tokenUrl" in way ? [way.tokenUrl] : [])];
  const names = nameSettings(definition, settings, {});
  const origins = templates.map((template) => originOf(renderTemplate(template, names)));
  // Of an optional field that has no value.
  return [...new Set(origins.filter((origin) => origin !== ""))];
}

function originOf(address: string): string {
  return URL.parse(address.includes("://") ? address : `https://${address}`)?.origin ?? address;
}
