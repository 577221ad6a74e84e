/** `<@U1>`, `<#C1|name>`, `<!here>`, `<https://…|label>`; Slack escapes every other angle bracket. */
const reference = /<([@#!]?)([^<>|]*)(?:\|([^<>]*))?>/g;
const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Returns a message as its author saw it: links and names instead of Slack's markup, and no entities. */
export function readSlackText(text: string): string {
  return text
    .replace(reference, (_whole, sign: string, target: string, label = "") => {
      if (sign === "")
        return label === "" || target.endsWith(label) ? target.replace(/^mailto:/, "") : `${label} (${target})`;
      return `${sign === "!" ? "@" : sign}${label.replace(/^[@#]/, "") || target}`;
    })
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}
