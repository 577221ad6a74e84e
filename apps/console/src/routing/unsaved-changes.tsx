import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";

/** What is lost: input that can be typed again, or a secret that the server never tells again. */
type Loss = "input" | "secret";

/** A form with input that the server does not have. */
interface UnsavedForm {
  isDirty: boolean;
  /** Saved, or being saved: what leaves the page now does so on purpose. */
  isSaving: boolean;
  readonly loss: Loss;
  /** The member of the address that the form stands and falls with; undefined for a form of the whole page. */
  readonly member: string | undefined;
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

const loadQuestion = () => import("./discard-question.tsx").then((m) => ({ default: m.DiscardQuestion }));
const DiscardQuestion = lazy(loadQuestion);

/** The forms that are shown now: a sheet may lie over a page that has one of its own. */
const forms = new Set<UnsavedForm>();

/**
 * Asks before the page, or the sheet, with unsaved input is left or replaced: by a link, by Back, by Esc, by a click
 * beside it or by another choice of what to begin with.
 * The browser asks before the tab is closed.
 *
 * @param member the member of the address that opens the sheet with the form, such as `edit`, or chooses what it begins
 * with, such as `from`
 * @param loss a secret is asked about in other words
 * @returns runs the work that saves the input, and lets it leave the page
 */
export function useUnsavedChanges(
  isDirty: boolean,
  member?: string,
  loss: Loss = "input",
): <T>(save: () => Promise<T>) => Promise<T> {
  const form = useRef<UnsavedForm>({ isDirty: false, isSaving: false, member, loss }).current;
  useEffect(() => {
    form.isDirty = isDirty;
    if (!isDirty) form.isSaving = false;
  }, [form, isDirty]);
  useEffect(() => {
    forms.add(form);
    // Before it is needed: by then the server may be gone.
    loadQuestion().catch(() => {});
    return () => {
      forms.delete(form);
    };
  }, [form]);
  return async (save) => {
    form.isSaving = true;
    try {
      return await save();
    } catch (error) {
      form.isSaving = false;
      throw error;
    }
  };
}

const isUnsaved = (form: UnsavedForm) => form.isDirty && !form.isSaving;
const hasUnsaved = () => [...forms].some(isUnsaved);
const loses = (form: UnsavedForm, current: Place, next: Place) =>
  current.pathname !== next.pathname ||
  (form.member !== undefined && memberOf(current, form.member) !== memberOf(next, form.member));
const memberOf = ({ search }: Place, name: string) => (search as Record<string, unknown>)[name];

/** The question that `useUnsavedChanges` asks. Mounted once. */
export function UnsavedChangesQuestion() {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => [...forms].some((form) => isUnsaved(form) && loses(form, current, next)),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense>
      <DiscardQuestion
        isOfSecret={[...forms].some((form) => isUnsaved(form) && form.loss === "secret")}
        onDiscard={proceed}
        onKeep={reset}
      />
    </Suspense>
  );
}
