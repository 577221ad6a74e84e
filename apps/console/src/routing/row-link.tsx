import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { pathTarget } from "./path-target.ts";

/** As long as the router's own links wait. */
const intentMs = 50;
let intent: ReturnType<typeof setTimeout>;

/**
 * A link in a table's row to a path that is known as text. The router's own link works out its target with each render
 * and follows the address, which slows down tables that scroll.
 */
export function RowLink({ path, ...rest }: Omit<ComponentProps<"a">, "href"> & { readonly path: string }) {
  const router = useRouter();
  const preload = () => {
    clearTimeout(intent);
    intent = setTimeout(() => void router.preloadRoute(pathTarget(path)), intentMs);
  };
  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void router.navigate(pathTarget(path));
      }}
      onMouseEnter={preload}
      onMouseLeave={() => clearTimeout(intent)}
      onFocus={preload}
    />
  );
}

/** Opens no other tab or window, and downloads nothing. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
