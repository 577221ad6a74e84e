import type { LogParser } from "@pharos/domain";
import { parseExactly } from "../exact-numbers/exact-json.ts";
import type { RunScript, ScriptAnswer } from "../scripts/run-script.ts";
import type { OpenParser, ParsedText, TextParser } from "../text-records/text-parser.ts";

/** A parser whose answers were made beforehand, because a script runs in another process and records do not wait. */
export class ScriptParser implements OpenParser {
  readonly #script: string;
  #answers: ReadonlyMap<string, ScriptAnswer> = new Map();
  refusal: string | undefined;

  constructor(script: string) {
    this.#script = script;
  }

  /** Has the script run on texts; forgets those before. Equal texts are run once. */
  async prepare(texts: ReadonlySet<string>, run: RunScript): Promise<void> {
    const distinct = [...texts];
    const answers = await run(this.#script, distinct);
    this.#answers = new Map(distinct.map((text, i) => [text, answers[i] ?? unanswered]));
  }

  begin(): boolean {
    return true;
  }

  parse(text: string): ParsedText {
    const answer = this.#answers.get(text) ?? unanswered;
    const fields = "json" in answer ? parsed(answer.json) : undefined;
    if (!fields) this.refusal = "problem" in answer ? answer.problem : "the script's result is not JSON";
    return fields;
  }
}

const unanswered: ScriptAnswer = { problem: "the script was not run" };

/** Numbers keep their digits. Undefined for no JSON: what comes out of a sandbox is not trusted. */
function parsed(json: string): Record<string, unknown> | undefined {
  try {
    return (/\d{16}/.test(json) ? parseExactly(json) : JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

export function scriptParser(options: NonNullable<LogParser["script"]>): TextParser {
  return () => new ScriptParser(options.function);
}
