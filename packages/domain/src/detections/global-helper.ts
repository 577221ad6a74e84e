/** A Python module that rules import by its id. */
export interface GlobalHelper {
  readonly id: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly body: string;
}
