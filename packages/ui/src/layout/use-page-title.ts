import { useEffect } from "react";

/** The name of the application, which the document's title was before any page set one. */
let applicationName: string | undefined;

/** Names the tab of the browser, as long as the page is shown. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const name = applicationName ?? document.title;
    applicationName = name;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title]);
}
