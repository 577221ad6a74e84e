import { createChatCompletionsProvider, createOutboundFetch } from "@pharos/connectors";
import type { Alert } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import { expect } from "vitest";
import { InferenceRunner } from "../inference-streams/runner/inference-runner.ts";
import { anAlert, doorSchema } from "./builders.ts";
import { documentedOperations } from "./documented-operations.ts";
import { type SignedInUser, TestApi } from "./open-test-api.ts";

interface Answer {
  readonly streamId: string;
  readonly responseText: string;
  readonly error: string | null;
  readonly finished: boolean;
}

/** An API whose model is a service of the test's, an analyst, and an alert with an event of each of two log types. */
export class AiTest {
  static readonly key = "sk-very-secret";
  readonly api: TestApi;
  readonly runner: InferenceRunner;
  readonly analyst: SignedInUser;
  readonly alert: Alert;

  private constructor(parts: Pick<AiTest, "api" | "runner" | "analyst" | "alert">) {
    this.api = parts.api;
    this.runner = parts.runner;
    this.analyst = parts.analyst;
    this.alert = parts.alert;
  }

  static async open(
    testStore: Parameters<typeof TestApi.open>[0],
    lake: Lake,
    service: { readonly baseUrl: string },
  ): Promise<AiTest> {
    await lake.ensureTables([parseSchema(doorSchema), parseSchema(doorSchema.replace("Door", "Gate"))]);
    const runner: InferenceRunner = aRunner(testStore.store, service, () => api.now);
    const api: TestApi = await TestApi.open(testStore, { lake, ai: runner });
    const analyst = await api.signedIn("RunPharosAi", "AlertRead", "RuleRead");
    return new AiTest({ api, runner, analyst, alert: await anAlertWithEvents(api) });
  }

  async close(): Promise<void> {
    await this.runner.stop();
    await this.api.close();
  }

  /** May see alerts and use the model, and events of these log types alone. */
  async restrictedTo(...logTypeAccess: string[]): Promise<SignedInUser> {
    const permissions = ["RunPharosAi", "AlertRead"] as const;
    const person = await this.api.signedIn(...permissions);
    const role = { name: `Role of ${person.user.id}`, permissions, logTypeAccessKind: "ALLOW", logTypeAccess } as const;
    await this.api.store.roles.update(person.user.roleId, role, this.api.now);
    return person;
  }

  /** As clients send it. */
  asked(change: object = {}) {
    return { input: { alertId: this.alert.id, outputLength: "medium", metadata: { kind: "alert" }, ...change } };
  }

  async summarize(change: object = {}, by: SignedInUser = this.analyst): Promise<string> {
    const { data, errors } = await by.ask(aiDocument("AISummarizeAlert"), this.asked(change));
    expect(errors).toEqual([]);
    return data.aiSummarizeAlert.streamId;
  }

  /** The address of why it is refused. */
  async refusal(change: object = {}, by: SignedInUser = this.analyst): Promise<unknown> {
    const { errors } = await by.ask(aiDocument("AISummarizeAlert"), this.asked(change));
    return errors[0]?.extensions.address;
  }

  /** Or the address of why it is refused. */
  async read(streamId: string, by: SignedInUser = this.analyst) {
    const { data, errors } = await by.ask(aiDocument("AIInferenceStream"), { streamId });
    return errors[0]?.extensions.address ?? data.aiInferenceStream;
  }

  /** Asks again, as clients do. */
  async readUntil(streamId: string, isReached: (answer: Answer) => boolean): Promise<Answer> {
    const deadline = performance.now() + 10_000;
    for (;;) {
      const answer = await this.read(streamId);
      if (isReached(answer)) return answer;
      expect(performance.now(), JSON.stringify(answer)).toBeLessThan(deadline);
    }
  }

  async list(by: SignedInUser = this.analyst, input: object = {}): Promise<string[]> {
    const variables = { input: { alias: this.alert.id, ...input } };
    const { data, errors } = await by.ask(aiDocument("AIInferenceStreamsMetadata"), variables);
    expect(errors).toEqual([]);
    return data.aiInferenceStreamsMetadata.edges.map(({ node }: { node: { streamId: string } }) => node.streamId);
  }
}

export const cancelDocument =
  "mutation ($id: String!) { aiCancelInferenceStream(streamId: $id) { finished responseText error } }";

export function aiDocument(name: "AISummarizeAlert" | "AIInferenceStream" | "AIInferenceStreamsMetadata"): string {
  return documentedOperations[name] ?? "";
}

/** Asks the service really, over HTTP and through the guard. */
export function aRunner(store: Store, { baseUrl }: { readonly baseUrl: string }, clock: () => Date): InferenceRunner {
  const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
  const model = { baseUrl, apiKey: AiTest.key, model: "keeper-1", fetch, retryWaitsMs: [] };
  return new InferenceRunner({
    store,
    provider: createChatCompletionsProvider(model),
    inputTokensMax: 10_000,
    clock,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    writeEveryMs: 2,
  });
}

async function anAlertWithEvents({ store, dependencies: { lake } }: TestApi): Promise<Alert> {
  const alert = anAlert({ logTypes: ["Custom.Door", "Custom.Gate"], eventCount: 2 });
  await store.alerts.insert([alert]);
  const at = "2026-03-01 10:00:00.000000000";
  const insert = (table: string, logType: string, door: string) => {
    const row = { p_event_time: at, p_parse_time: at, p_row_id: "1", p_log_type: logType, p_alert_id: alert.id, door };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    return lake.insert({ database: "pharos_rule_matches", table, rows, token: table });
  };
  await insert("custom_door", "Custom.Door", "the front door");
  await insert("custom_gate", "Custom.Gate", "the hidden gate");
  return alert;
}
