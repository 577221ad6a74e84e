import { Anchor } from "@mantine/core";

const webAddress = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Plain text with its line breaks; web addresses become links, nothing else does. */
export function LinkedText({ children }: { children: string }) {
  return (
    <span style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {children.split(webAddress).map((part, index) =>
        isWebAddress(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <Anchor key={index} href={part} target="_blank" rel="noopener noreferrer">
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </span>
  );
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text);
