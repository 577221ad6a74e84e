import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { mailServerCertificate } from "./mail-server-certificate.ts";

export interface RecordedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: ParsedMail;
}
export interface MailRefusal {
  /** Of SMTP, such as 451. */
  readonly code: number;
  readonly text: string;
}
/** The steps of a client that can be refused. */
export type MailStep = "recipient" | "data";

export interface RecordingMailServer {
  readonly port: number;
  /** To trust; for `localhost`. */
  readonly certificate: string;
  readonly mails: readonly RecordedMail[];
  /** The next one to come this far is refused. */
  willRefuse(step: MailStep, refusal: MailRefusal): void;
  /** The next one to come this far gets no answer. */
  willStall(step: MailStep): void;
  /** The next one to come this far loses its connection. */
  willDrop(step: MailStep): void;
  close(): Promise<void>;
}

export interface RecordingMailServerOptions {
  /** Others are refused. Absent: everyone may send. */
  readonly password?: string;
  /** True if it offers STARTTLS. */
  readonly hasTls?: boolean;
}

/** A mail server on this machine that keeps what it was sent. */
export async function startRecordingMailServer({
  password,
  hasTls = false,
}: RecordingMailServerOptions = {}): Promise<RecordingMailServer> {
  const mails: RecordedMail[] = [];
  const troubles: Record<MailStep, (MailRefusal | "stall" | "drop")[]> = { recipient: [], data: [] };
  const sockets = new Set<Socket>();
  /** Ends a step as it was asked to. */
  const answerStep = (step: MailStep, answer: (error?: Error | null) => void, accept: () => void = () => undefined) => {
    const next = troubles[step].shift();
    if (next === "stall") return;
    if (next === "drop") {
      for (const socket of sockets) socket.destroy();
      return;
    }
    if (next) return answer(Object.assign(new Error(next.text), { responseCode: next.code }));
    accept();
    answer(null);
  };
  const server = new SMTPServer({
    ...mailServerCertificate,
    authOptional: password === undefined,
    disabledCommands: [...(hasTls ? [] : ["STARTTLS"]), ...(password === undefined ? ["AUTH"] : [])],
    allowInsecureAuth: true,
    // A name server that is slow would delay every greeting.
    disableReverseLookup: true,
    onAuth: (auth, _session, answer) => {
      if (auth.password === password) answer(null, { user: auth.username });
      else answer(Object.assign(new Error("Authentication failed"), { responseCode: 535 }));
    },
    onRcptTo: (_address, _session, answer) => answerStep("recipient", answer),
    onData: (stream, { envelope }, answer) => {
      simpleParser(stream).then((mail) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        answerStep("data", answer, () => mails.push({ from, to, mail }));
      }, answer);
    },
  });
  // What a client leaves behind ends with it.
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    certificate: mailServerCertificate.cert,
    mails,
    willRefuse: (step, next) => {
      troubles[step].push(next);
    },
    willStall: (step) => {
      troubles[step].push("stall");
    },
    willDrop: (step) => {
      troubles[step].push("drop");
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
