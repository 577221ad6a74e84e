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

/**
 * The flat form of a Windows event that Winlogbeat or the Elastic Agent wrote, or a tool that turns the XML of an event
 * log into JSON; undefined for any other object.
 */
export function windowsEventIn(record: Element): Element | undefined {
  const { winlog } = record;
  if (isElement(winlog) && "event_id" in winlog && "channel" in winlog) return present(ofElastic(record, winlog));
  const event = isElement(record.Event) ? record.Event : record;
  const { System: system } = event;
  return isElement(system) && "EventID" in system && "Channel" in system
    ? present(ofXmlTool(event, system))
    : undefined;
}

function ofElastic(record: Element, winlog: Element): Element {
  const process = partOf(winlog, "process");
  const user = partOf(winlog, "user");
  return {
    ...partOf(winlog, "event_data"),
    EventID: winlog.event_id,
    Channel: winlog.channel,
    Computer: winlog.computer_name,
    Hostname: winlog.computer_name,
    TimeCreated: record["@timestamp"],
    ProviderName: winlog.provider_name,
    ProviderGuid: winlog.provider_guid,
    EventRecordID: winlog.record_id,
    Level: partOf(record, "log").level,
    Task: winlog.task,
    Opcode: winlog.opcode,
    Keywords: Array.isArray(winlog.keywords) ? winlog.keywords.join(", ") : winlog.keywords,
    Version: winlog.version,
    ExecutionProcessID: process.pid,
    ThreadID: partOf(process, "thread").id,
    UserID: user.identifier,
    AccountName: user.name,
    AccountType: user.type,
    Domain: user.domain,
    ActivityID: winlog.activity_id,
    Message: record.message,
    UserData: winlog.user_data,
  };
}

function ofXmlTool(event: Element, system: Element): Element {
  const provider = attributesOf(system, "Provider");
  const execution = attributesOf(system, "Execution");
  const { "#attributes": _, ...data } = partOf(event, "EventData");
  return {
    ...data,
    EventID: plainOf(system.EventID),
    Channel: system.Channel,
    Computer: system.Computer,
    Hostname: system.Computer,
    TimeCreated: attributesOf(system, "TimeCreated").SystemTime,
    ProviderName: provider.Name,
    ProviderGuid: provider.Guid,
    EventRecordID: plainOf(system.EventRecordID),
    Level: plainOf(system.Level),
    Task: plainOf(system.Task),
    Opcode: plainOf(system.Opcode),
    Keywords: plainOf(system.Keywords),
    Version: plainOf(system.Version),
    ExecutionProcessID: execution.ProcessID,
    ThreadID: execution.ThreadID,
    UserID: attributesOf(system, "Security").UserID,
    ActivityID: attributesOf(system, "Correlation").ActivityID,
    UserData: event.UserData,
  };
}

/** The attributes of an element: in a member of it, beside it, or the element is nothing else. */
function attributesOf(parent: Element, name: string): Element {
  const element = partOf(parent, name);
  const inside = element["#attributes"] ?? parent[`${name}_attributes`];
  return isElement(inside) ? inside : element;
}

function plainOf(element: unknown): unknown {
  return isElement(element) ? element["#text"] : element;
}

function partOf(parent: Element, name: string): Element {
  const part = parent[name];
  return isElement(part) ? part : {};
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
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
}
