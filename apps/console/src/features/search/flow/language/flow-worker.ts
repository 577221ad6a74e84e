import { describeError } from "@pharos/domain";
import { FlowParser } from "@pharos/flow/editor";
import { FlowAnswers } from "./flow-answers.ts";
import type { FlowReply, FlowRequest } from "./flow-messages.ts";

// Reading a query goes on here, so that it never keeps anybody from typing.
const answers = load();

async function load(): Promise<FlowAnswers> {
  const response = await fetch("/wasm/pharos-flow.wasm");
  if (!response.ok) throw new Error(`Couldn't load the PharosFlow parser (HTTP ${response.status})`);
  return new FlowAnswers(await FlowParser.load(new Uint8Array(await response.arrayBuffer())));
}

async function answer({ id, method, args }: FlowRequest): Promise<FlowReply> {
  try {
    const target = (await answers) as unknown as Record<string, (...args: readonly unknown[]) => unknown>;
    return { id, value: target[method]?.(...args) };
  } catch (error) {
    return { id, error: describeError(error) };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<FlowRequest>) => self.postMessage(await answer(data)));
