import { stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

function hash(name: string, title: string, sql: (text: string) => string, ofAbc: string): FunctionDefinition {
  return {
    name: `hash.${name}`,
    aliases: [`hash_${name}`],
    use: "scalar",
    summary: `The ${title} of the text's bytes in UTF-8, as hexadecimal digits.`,
    parameters: [{ name: "text", type: stringType }],
    result: stringType,
    sql: ([text]) => `lower(${sql(`${text?.sql}`)})`,
    examples: [{ flow: `print a = hash.${name}('abc'), b = hash.${name}(null)`, gives: [[ofAbc, null]] }],
    refuses: [{ flow: `print a = hash.${name}([1])`, code: "wrong_type" }],
  };
}

export const hashesFunctions: readonly FunctionDefinition[] = [
  hash("md5", "MD5 digest", (text) => `hex(MD5(${text}))`, "900150983cd24fb0d6963f7d28e17f72"),
  hash("sha1", "SHA-1 digest", (text) => `hex(SHA1(${text}))`, "a9993e364706816aba3e25717850c26c9cd0d89d"),
  hash(
    "sha256",
    "SHA-256 digest",
    (text) => `hex(SHA256(${text}))`,
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  ),
  hash(
    "sha512",
    "SHA-512 digest",
    (text) => `hex(SHA512(${text}))`,
    "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  ),
  // The engine writes the hexadecimal digits of a number without zero bytes before it.
  hash("crc32", "CRC-32 checksum", (text) => `leftPad(hex(CRC32(${text})), 8, '0')`, "352441c2"),
];
