let isPressed = false;
if (typeof document !== "undefined") {
  const setPressed = (next: boolean) => () => {
    isPressed = next;
  };
  document.addEventListener("pointerdown", setPressed(true), { capture: true });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, setPressed(false), { capture: true });
}

/** Does the work now, or where a pointer is down, when it is up again and has clicked what it pressed. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => {
    controller.abort();
    // The click follows in the same task.
    setTimeout(work);
  };
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end, { signal });
}
