const newer = /^<\d{1,3}>[1-9]\d? \S+ \S+ \S+ \S+ \S+ (?:-|(?:\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\])+)(?: \uFEFF?|$)/;
const priority = /^<\d{1,3}>(?:\d+: )?/;
const time = String.raw`(?:\*?[A-Z][a-z]{2} [ \d]\d (?:\d{4} )?\d\d:\d\d:\d\d(?:\.\d+)?(?: [A-Z]{3,4})?:?|\d{4}-\d\d-\d\dT\S+) `;
const timeAndHost = new RegExp(`^${time}(?:[A-Za-z0-9_.:-]+ )?`);
const tag = /^[^\s:[\]"{=|]{1,64}(?:\[[^\]\s]{0,64}\])?: ?/;
/** Of the Common Event Expression: JSON follows. */
const cookie = /^ ?@cee: ?/;

/** The text behind the header of a syslog message, RFC 5424 or what is called RFC 3164; undefined where it has none. */
export function syslogContent(message: string): string | undefined {
  const ofNewer = newer.exec(message)?.[0].length;
  if (ofNewer !== undefined) return withoutCookie(message.slice(ofNewer));
  const ofPriority = priority.exec(message)?.[0].length ?? 0;
  const afterPriority = message.slice(ofPriority);
  const ofTime = timeAndHost.exec(afterPriority)?.[0].length ?? 0;
  if (ofPriority + ofTime === 0) return undefined;
  const text = afterPriority.slice(ofTime);
  return withoutCookie(text.slice(tag.exec(text)?.[0].length ?? 0));
}

function withoutCookie(text: string): string {
  return text.replace(cookie, "");
}
