import { useLocalStorage } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { pathTarget } from "../../routing/path-target.ts";
import { type Story, type StoryStep, stories } from "./stories.ts";

interface Place {
  readonly story: number;
  readonly step: number;
}

/** The page of a step: closed alerts count as well, and the month's logs. */
export function stepTarget({ page, words }: StoryStep) {
  return page === "alerts"
    ? pathTarget("/alerts-and-errors/", { q: words, status: [] })
    : pathTarget("/investigate/search/", { q: words, range: "P1M" });
}

export interface Tour {
  readonly story: Story | undefined;
  readonly step: StoryStep | undefined;
  /** From 0. */
  readonly at: number;
  readonly start: (story: number) => void;
  /** Opens another step of the same story. */
  readonly go: (step: number) => void;
  readonly leave: () => void;
}

/** Where the reader is on the tour, on every page and after a reload. */
export function useTour(): Tour {
  const [place, setPlace] = useLocalStorage<Place | null>({
    key: "demo-tour",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const navigate = useNavigate();
  const story = place ? stories[place.story] : undefined;
  const show = (next: Place) => {
    const step = stories[next.story]?.steps[next.step];
    if (!step) return;
    setPlace(next);
    void navigate(stepTarget(step));
  };
  return {
    story,
    step: place ? story?.steps[place.step] : undefined,
    at: place?.step ?? 0,
    start: (next) => show({ story: next, step: 0 }),
    go: (step) => place && show({ ...place, step }),
    leave: () => setPlace(null),
  };
}
