import type { Measurements } from "./measurements.ts";

/** Speaks to the public API with a token; an answer that is none is counted and told, never thrown away. */
export class ApiClient {
  readonly #url: string;
  readonly #token: string;
  readonly #measurements: Measurements;

  constructor(url: string, token: string, measurements: Measurements) {
    this.#url = url;
    this.#token = token;
    this.#measurements = measurements;
  }

  /** Undefined when the server refused it; `what` names it in the report. */
  async graphql<T>(what: string, query: string, variables: Record<string, unknown> = {}): Promise<T | undefined> {
    const body = await this.#send<{ data?: T; errors?: readonly { message: string }[] }>(
      what,
      "POST",
      "/public/graphql",
      {
        query,
        variables,
      },
    );
    if (body?.errors?.[0]) {
      this.#measurements.noteError(`${what}: ${body.errors[0].message}`);
      return undefined;
    }
    return body?.data;
  }

  async rest(what: string, method: "POST" | "PUT", path: string, payload: object): Promise<void> {
    await this.#send(what, method, path, payload);
  }

  async metrics(): Promise<string> {
    const answer = await fetch(`${this.#url}/metrics`, { headers: { "x-api-key": this.#token } }).catch(
      () => undefined,
    );
    return (await answer?.text()) ?? "";
  }

  async #send<T>(what: string, method: string, path: string, payload: object): Promise<T | undefined> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { "content-type": "application/json", "x-api-key": this.#token },
      body: JSON.stringify(payload),
    }).catch((error: Error) => error);
    if (answer instanceof Error) {
      this.#measurements.noteError(`${what}: ${answer.message}`);
      return undefined;
    }
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
    this.#measurements.noteError(`${what}: ${answer.status} ${text.slice(0, 200)}`);
    return undefined;
  }
}
