import { useEffect } from "react";

/** What the document says before any page has a title: the name of the application. */
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
