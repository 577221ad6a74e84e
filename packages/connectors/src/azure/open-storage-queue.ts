import { CollectionFailure } from "@pharos/domain";
import type { AzureStorage } from "./azure-storage.ts";
import { elementsOf, elementText } from "./read-xml.ts";

interface StorageMessage {
  /** Of this delivery. */
  readonly receipt: string;
  readonly text: string;
}

/** All throw CollectionFailure. */
export interface StorageQueue {
  receive(): Promise<StorageMessage[]>;
  delete(receipts: readonly string[]): Promise<void>;
  /** Looks at the first message, which takes the same right as receiving it. */
  peek(): Promise<void>;
}

const messagesMax = 32;
const holdSeconds = 120;
const role = "Storage Queue Data Message Processor";

/** @param url the address of the queue, without a slash at its end */
export function openStorageQueue(storage: AzureStorage, url: string): StorageQueue {
  const target = `The queue ${url}`;
  return {
    receive: async () => {
      const query = `numofmessages=${messagesMax}&visibilitytimeout=${holdSeconds}`;
      const response = await storage({ url: `${url}/messages?${query}`, role, target });
      return elementsOf(await response.text(), "QueueMessage").map((message) => ({
        receipt: JSON.stringify([elementText(message, "MessageId"), elementText(message, "PopReceipt")]),
        text: elementText(message, "MessageText") ?? "",
      }));
    },
    delete: async (receipts) => {
      for (const receipt of receipts) {
        const [id, popReceipt] = JSON.parse(receipt) as [string, string];
        const path = `${encodeURIComponent(id)}?popreceipt=${encodeURIComponent(popReceipt)}`;
        try {
          await storage({ method: "DELETE", url: `${url}/messages/${path}`, role, target });
        } catch (error) {
          // It was delivered again meanwhile, or somebody else deleted it: a repeat changes nothing.
          if (!(error instanceof CollectionFailure) || error.kind !== "missing") throw error;
        }
      }
    },
    peek: async () => {
      await storage({ url: `${url}/messages?peekonly=true&numofmessages=1`, role, target });
    },
  };
}
