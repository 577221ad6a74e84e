import pino, { type DestinationStream, type Logger } from "pino";

/**
 * Structured lines on standard error; standard output is for people. What may hold a secret is cut out: of an address
 * only the path is kept, because links carry tokens and signatures behind it.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: describeRequest },
      redact: {
        paths: ["*.password", "*.secret", "*.token", "*.authorization", "*.cookie", '*["x-api-key"]'],
        censor: "[redacted]",
      },
    },
    destination,
  );
}

interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly ip?: string;
}

/** No headers, no body, no query. */
function describeRequest({ method, url, ip }: LoggedRequest) {
  return { method, path: url?.split(/[?#]/, 1)[0], address: ip };
}
