// Tries starts that fail, one for each message, and answers as the program would end: it takes longer to load than to
// fail, so that tests of many failures share one process.
import { describeFailure } from "../describe-failure.ts";
import { start } from "../start/start.ts";

export interface StartToTry {
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const surroundings = { ...process.env };
// Every start listens for signals; here none of them ends by one.
process.setMaxListeners(0);
process.on("message", async ({ dataDir, environment }: StartToTry) => {
  process.env = { ...surroundings, ...environment };
  try {
    await start({ settings: { dataDir }, isDemo: false, isSafeMode: false, acceptsLostKey: false });
    process.send?.({ message: "Pharos is ready", exitCode: 0 });
  } catch (error) {
    process.send?.(describeFailure(error));
  }
});
