import type { DetectionChangeAction, DetectionChangeOrigin } from "@pharos/domain";

const verbs: Readonly<Record<DetectionChangeAction, string>> = {
  CREATED: "created it",
  CHANGED: "changed it",
  DELETED: "deleted it",
};
const ways: Readonly<Record<DetectionChangeOrigin, string>> = {
  CONSOLE: "in the console",
  UPLOAD: "with an upload",
  API: "through the API",
  PACK: "with its pack",
  FILTER: "by a filter",
  RESTORE: "from its history",
  PHAROS: "with a new version",
};

interface Change {
  readonly action: DetectionChangeAction;
  readonly origin: DetectionChangeOrigin;
}

/** "changed it in the console", after the name of who did. */
export function changeSentence({ action, origin }: Change): string {
  if (origin === "RESTORE")
    return action === "CREATED" ? "restored it after its deletion" : "restored an older version";
  return `${verbs[action]} ${ways[origin]}`;
}
