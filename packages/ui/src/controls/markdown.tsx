import { createContext, use } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import classes from "./markdown.module.css";
import { OutwardLink } from "./outward-link.tsx";

/**
 * GitHub's Markdown as people write it in runbooks and comments. HTML stays text, line breaks are kept, and nothing is
 * loaded from another site: an image is a link to it. Load it through `MarkdownText`.
 */
export function Markdown({ children }: { children: string }) {
  return (
    <div className={classes.markdown}>
      <ReactMarkdown remarkPlugins={plugins} components={components}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

const plugins = [remarkGfm, remarkBreaks];
const InLink = createContext(false);

const components: Components = {
  // Pages and their panels have the levels above.
  h1: "h4",
  h2: "h5",
  h3: "h6",
  h4: "h6",
  h5: "h6",
  a: ({ href, children }) => (
    <InLink value={true}>
      <OutwardLink href={href ?? ""}>{children}</OutwardLink>
    </InLink>
  ),
  img: ({ src, alt }) => <ImageLink address={String(src ?? "")} name={alt || String(src ?? "")} />,
  input: ({ checked }) => (checked ? "☑" : "☐"),
};

/** A link cannot hold another. */
function ImageLink({ address, name }: { address: string; name: string }) {
  return use(InLink) ? name : <OutwardLink href={address}>{name}</OutwardLink>;
}
