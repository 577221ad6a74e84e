/**
 * One try of a hostile rule or parser to get out of the sandbox, or to harm those who share it. The name is the claim
 * that the try would prove. Nothing that the code says about itself counts: success is judged outside, by
 * `start-probes.ts` (files, secrets, processes, connections, memory) and `victims.ts` (other rules' answers).
 *
 * The source finds these globals: `SECRET_FILE`, a path whose content must not come out; `FOLDER`, where everybody may
 * write; `PORT` and `UDP_PORT` on 127.0.0.1, where nothing must arrive; `PID` of the program; and `NAME` of the try.
 */
export interface Attempt {
  readonly name: string;
  /** Body of `attack(event)`; its answer goes into the alert context, or into the fields of a parser. */
  readonly attack?: string;
  /** Instead: a whole rule, where it matters when or in which function the code runs. */
  readonly module?: string;
  /** Instead: a whole parser. */
  readonly parser?: string;
  /** Functions of `python/` that the source calls. */
  readonly tools?: readonly Tool[];
}

/** `memory`: forges objects with crafted bytecode. `javascript`: looks for JavaScript's global object. */
export type Tool = "memory" | "javascript";
