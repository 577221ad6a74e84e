import type dns from "node:dns";
import type { LookupFunction } from "node:net";
import { type AllowedDestinations, isAllowedDestination } from "./allowed-destinations.ts";
import { addressRefused } from "./errors.ts";

/** Gives those addresses of a name that may be connected to. */
export function guardedLookup(allowed: AllowedDestinations, resolve: typeof dns.lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const usable = found.filter(({ address }) => isAllowedDestination(allowed, host, address));
      const [first] = usable;
      if (first === undefined) {
        const refused = addressRefused(
          host,
          found.map(({ address }) => address),
        );
        return callback(refused, []);
      }
      return options.all ? callback(null, usable) : callback(null, first.address, first.family);
    });
  };
}
