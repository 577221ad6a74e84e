export interface Started {
  readonly publicUrl: string;
  /** Of the first administrator; undefined where there is one, or this process has no console. */
  readonly token: string | undefined;
  readonly isSafeMode: boolean;
  readonly isDemo: boolean;
}

/** What a person who starts Pharos needs to see, and nothing else, on standard output; what to do next comes last. */
export function announcementOf({ publicUrl, token, isSafeMode, isDemo }: Started): string {
  const lines = [
    ...(isSafeMode ? [safeMode] : []),
    "",
    `Pharos is ready at ${publicUrl}`,
    ...(isDemo ? ["The demo writes its month of logs in the background; the console shows how far it is."] : []),
    ...(token === undefined ? [] : [openLink, `  ${publicUrl}/first-admin/#token=${token}`]),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

const safeMode =
  "Safe mode: rules, helpers, data models, scripts, policies and scheduled queries that people wrote do not run. Disable or delete what is wrong, then start without --safe-mode.";
const openLink = "Open this link to create the first administrator and sign in:";
