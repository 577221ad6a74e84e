/** What a console watches for changes. */
export const liveTopics = [
  "alerts",
  "cases",
  "destinations",
  "detections",
  "notifications",
  "resources",
  "schemas",
  "sources",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** An opaque version of each topic that the reader may see; it differs after a change. */
export type LiveVersions = Readonly<Partial<Record<LiveTopic, string>>>;

/** Where the console asks for the versions. */
export const liveVersionsPath = "/internal/live";
