export { type GitHost, type GitHostRelease, type GitHostRequest, startGitHost } from "./start-git-host.ts";
