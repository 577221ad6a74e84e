import type { DeliveryOutcome } from "@pharos/domain";
import type { AlertMessage } from "../message/alert-message.ts";
import { type OutboundRequest, sendRequest } from "./post-json.ts";
import type { SendContext } from "./send-context.ts";

export interface PageOfCreated extends Pick<OutboundRequest, "url" | "headers"> {
  /** As of the request; its receipt is what was looked for. */
  readonly judge: NonNullable<OutboundRequest["judge"]>;
  /** The request for the page after the answer; undefined after the last one. */
  readonly next: (json: unknown) => PageOfCreated | undefined;
}

const pagesMax = 10;
/** Long texts of other people's issues are among the answers. */
const answerBytesMax = 16 * 1024 * 1024;

const clockSkewMs = 10 * 60_000;

/** Nothing that an attempt at a message created is older, even where the tool's clock is behind ours. */
export function earliestCreated({ createdAt }: Pick<AlertMessage, "createdAt">): Date {
  return new Date(createdAt.getTime() - clockSkewMs);
}

/** Asks for one page after the other until one has what is looked for. */
export async function findInPages(context: SendContext, first: PageOfCreated): Promise<DeliveryOutcome> {
  let page = first;
  for (let asked = 1; ; asked += 1) {
    let answered: unknown;
    const { url, headers, judge } = page;
    const outcome = await sendRequest(context, {
      url,
      method: "GET",
      headers,
      body: "",
      answerBytesMax,
      judge: (answer) => {
        answered = answer.json;
        // Neither a proxy's page nor an answer that was cut says that nothing is there.
        return answer.status === 200 && answered === undefined ? { kind: "retry" } : judge(answer);
      },
    });
    if (outcome.kind !== "delivered" || outcome.receipt || asked === pagesMax) return outcome;
    const next = page.next(answered);
    if (!next) return outcome;
    page = next;
  }
}
