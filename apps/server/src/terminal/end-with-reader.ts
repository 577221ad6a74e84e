function end(error: NodeJS.ErrnoException): void {
  process.exit(error.code === "EPIPE" ? 0 : 1);
}

/** `pharos parse … | head` closes the pipe when it has seen enough: that is no failure. */
export function endWithReader(): void {
  if (!process.stdout.listeners("error").includes(end)) process.stdout.on("error", end);
}
