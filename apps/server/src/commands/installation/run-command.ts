import { PharosError } from "@pharos/domain";
import { Command, CommanderError } from "commander";

export interface CommandAnswer {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command within the process of the tests, in a folder, and ends as `main.ts` would. */
export async function runCommand(
  addTo: (program: Command) => void,
  args: readonly string[],
  folder: string,
): Promise<CommandAnswer> {
  const before = { folder: process.cwd(), stdout: process.stdout.write, stderr: process.stderr.write };
  let stdout = "";
  let stderr = "";
  process.stdout.write = (text: unknown) => {
    stdout += String(text);
    return true;
  };
  process.stderr.write = (text: unknown) => {
    stderr += String(text);
    return true;
  };
  process.chdir(folder);
  try {
    const program = new Command("pharos").exitOverride();
    addTo(program);
    await program.parseAsync(args, { from: "user" });
    return { status: Number(process.exitCode ?? 0), stdout, stderr };
  } catch (error) {
    if (error instanceof CommanderError) return { status: error.exitCode === 0 ? 0 : 2, stdout, stderr };
    if (error instanceof PharosError) return { status: 1, stdout, stderr: `${stderr}pharos: ${error.message}\n` };
    throw error;
  } finally {
    process.exitCode = undefined;
    process.chdir(before.folder);
    process.stdout.write = before.stdout;
    process.stderr.write = before.stderr;
  }
}
