import type { Socket } from "node:net";
import { describeError, type SyslogSettings, socketOf } from "@pharos/domain";
import { chooseBySender, plainAddress } from "./choose-by-sender.ts";
import { type OpenPort, openPort } from "./syslog-port.ts";
import type { SyslogRoute } from "./syslog-route.ts";

export interface PortReceivers {
  onConnection(route: SyslogRoute, socket: Socket): void;
  onDatagram(route: SyslogRoute, bytes: Buffer): void;
  onError(route: SyslogRoute, address: string, error: string): void;
}

type PortKind = "udp" | "tcp";

interface ListenedPort {
  /** Undefined where it could not be opened. */
  open: OpenPort | undefined;
  problem: string | undefined;
  routes: readonly SyslogRoute[];
  /** Whose datagrams came last: what the kernel drops is counted with it. */
  busiest: SyslogRoute | undefined;
}

/** The ports that the routes of a process share, each with those of one kind and number. */
export class SyslogPorts {
  readonly #host: string;
  readonly #receivers: PortReceivers;
  readonly #ports = new Map<string, ListenedPort>();

  constructor(host: string, receivers: PortReceivers) {
    this.#host = host;
    this.#receivers = receivers;
  }

  /** Opens the ports of these routes, those that could not be opened before again, and closes all others. */
  async follow(routes: readonly SyslogRoute[]): Promise<void> {
    const wanted = new Map<string, SyslogRoute[]>();
    for (const route of routes) {
      for (const name of namesOf(route.settings)) wanted.set(name, [...(wanted.get(name) ?? []), route]);
    }
    for (const [name, port] of this.#ports) {
      if (wanted.has(name)) continue;
      this.#ports.delete(name);
      await port.open?.close();
    }
    for (const [name, own] of wanted) {
      const before = this.#ports.get(name);
      const port = before ?? { open: undefined, problem: undefined, routes: own, busiest: undefined };
      port.routes = own;
      port.busiest = own.find(({ source }) => source.id === port.busiest?.source.id);
      this.#ports.set(name, port);
      if (!port.open) await this.#open(name, port);
    }
  }

  /** Where these settings are listened on, and why not everywhere. */
  describe(settings: SyslogSettings): { readonly addresses: string[]; readonly problem: string | undefined } {
    const ports = [...namesOf(settings)].flatMap((name) => this.#ports.get(name) ?? []);
    return {
      addresses: ports.flatMap(({ open }) => open?.name ?? []),
      problem: ports.find(({ problem }) => problem !== undefined)?.problem,
    };
  }

  /** Tells each route what the kernel dropped since it was asked last. */
  async countDrops(): Promise<void> {
    for (const { open, routes, busiest } of this.#ports.values()) {
      const drops = (await open?.newDrops()) ?? 0;
      (busiest ?? routes[0])?.intake.lose(drops);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#ports.values()].map(({ open }) => open?.close()));
    this.#ports.clear();
  }

  async #open(name: string, listened: ListenedPort): Promise<void> {
    const [kind, number] = name.split(" ") as [PortKind, string];
    const { onConnection, onDatagram } = this.#receivers;
    try {
      listened.open = await openPort(kind, this.#host, Number(number), {
        onConnection: (socket) => {
          const route = this.#routeOf(listened, socket.remoteAddress ?? "");
          if (route) onConnection(route, socket);
          else socket.destroy();
        },
        onDatagram: (bytes, address) => {
          const route = this.#routeOf(listened, address);
          if (!route) return;
          listened.busiest = route;
          onDatagram(route, bytes);
        },
        onLost: (error) => {
          listened.open = undefined;
          listened.problem = describeError(error);
        },
      });
      listened.problem = undefined;
    } catch (error) {
      listened.problem = describeError(error);
    }
  }

  #routeOf({ routes }: ListenedPort, address: string): SyslogRoute | undefined {
    const route = chooseBySender(routes, address);
    if (route) return route;
    // Whoever set up the sender looks at its source, and nobody knows which that is.
    for (const one of routes) {
      const refusal = "refused, because it is not among the addresses of the senders";
      this.#receivers.onError(one, plainAddress(address), refusal);
    }
    return undefined;
  }
}

function namesOf({ protocols, port }: SyslogSettings): Set<string> {
  return new Set(protocols.map((protocol) => `${socketOf(protocol)} ${port}`));
}
