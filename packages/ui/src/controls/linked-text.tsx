import classes from "./linked-text.module.css";

const webAddress = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Plain text with its line breaks; web addresses become links, nothing else does. */
export function LinkedText({ children }: { children: string }) {
  return (
    <span className={classes.text}>
      {children.split(webAddress).map((part, index) =>
        isWebAddress(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <a key={index} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text);
