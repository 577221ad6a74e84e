/** The server's address of "prove first that it is you". */
export const confirmationRequired = "identity.confirmation_required";

type Answer = (isConfirmed: boolean) => void;

let answers: Answer[] = [];
const listeners = new Set<() => void>();

/** Whether the person is being asked to confirm that it is them. */
export const isConfirmationAsked = (): boolean => answers.length > 0;

export function onConfirmationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person for their password; several who ask at once share one answer. False when the person cancels. */
export function askForConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    answers = [...answers, resolve];
    announce();
  });
}

export function answerConfirmation(isConfirmed: boolean): void {
  const waiting = answers;
  answers = [];
  announce();
  for (const answer of waiting) answer(isConfirmed);
}

function announce(): void {
  for (const listener of listeners) listener();
}
