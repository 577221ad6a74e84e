type Element = Readonly<Record<string, unknown>>;

const namespace = "http://schemas.microsoft.com/win/2004/08/events";

/**
 * The records of an XML element: the Windows events in it, or that it is, flat; else the element itself. An export of
 * the event viewer wraps its events in one element.
 */
export function windowsRecords(record: Element): readonly Element[] {
  const wrapped = record.Event;
  const events = Array.isArray(wrapped) ? wrapped : wrapped === undefined ? [] : [wrapped];
  const isExport = events.length > 0 && events.every((event) => isElement(event) && isWindowsEvent(event));
  return isExport ? events.map(flatWindowsEvent) : [flatWindowsEvent(record)];
}

function isWindowsEvent({ System: system, xmlns }: Element): boolean {
  return typeof xmlns === "string" && xmlns.startsWith(namespace) && isElement(system);
}

/**
 * A Windows event in XML as the flat object that collectors write in JSON: the members of its data beside those of
 * its system part, so that one log type reads both. Any other element stays as it is.
 */
function flatWindowsEvent(record: Element): Element {
  const { System: system } = record;
  if (!isWindowsEvent(record) || !isElement(system)) return record;
  const { Provider: provider, TimeCreated: time, Execution: execution, Security: security } = system;
  const rendering = record.RenderingInfo;
  return present({
    ...dataOf(record.EventData),
    EventID: textOf(system.EventID),
    Channel: textOf(system.Channel),
    Computer: textOf(system.Computer),
    Hostname: textOf(system.Computer),
    TimeCreated: member(time, "SystemTime"),
    ProviderName: member(provider, "Name"),
    ProviderGuid: member(provider, "Guid"),
    EventRecordID: textOf(system.EventRecordID),
    Level: textOf(system.Level),
    Task: textOf(system.Task),
    Opcode: textOf(system.Opcode),
    Keywords: textOf(system.Keywords),
    Version: textOf(system.Version),
    ExecutionProcessID: member(execution, "ProcessID"),
    ThreadID: member(execution, "ThreadID"),
    UserID: member(security, "UserID"),
    ActivityID: member(system.Correlation, "ActivityID"),
    Message: member(rendering, "Message"),
    UserData: record.UserData,
  });
}

/** `<Data Name="Image">…</Data>` by name; data without a name is kept in its order as `EventData`. */
function dataOf(eventData: unknown): Record<string, unknown> {
  if (!isElement(eventData)) return {};
  const { Data: data, ...rest } = eventData;
  const named: Record<string, unknown> = { ...rest };
  const nameless: string[] = [];
  for (const one of Array.isArray(data) ? data : data === undefined ? [] : [data]) {
    const name = member(one, "Name");
    if (name !== undefined) named[name] = member(one, "#text") ?? "";
    else nameless.push(textOf(one) ?? "");
  }
  return nameless.length === 0 ? named : { ...named, EventData: { Data: nameless } };
}

/** The text of an element, which is an object where it has attributes. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : member(value, "#text");
}

function member(value: unknown, name: string): string | undefined {
  const found = isElement(value) ? value[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

function isElement(value: unknown): value is Element {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function present(members: Element): Element {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ""));
}
