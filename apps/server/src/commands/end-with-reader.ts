/** `pharos parse … | head` closes the pipe when it has seen enough: that is no failure. */
export function endWithReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 1);
  });
}
