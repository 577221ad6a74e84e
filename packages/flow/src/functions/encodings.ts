import { stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

const text = { name: "text", type: stringType } as const;

/** Bytes that are no text are nothing. */
function validText(bytes: string): string {
  return `if(isValidUTF8(${bytes}), ${bytes}, NULL)`;
}

/** Also the alphabet of URLs, and without the padding. */
function base64Bytes(sql: string): string {
  const body = `trimRight(translate(replaceRegexpAll(${sql}, '\\\\s', ''), '-_', '+/'), '=')`;
  const isBase64 = `match(${body}, '^[A-Za-z0-9+/]*$') AND length(${body}) % 4 != 1`;
  return `if(${isBase64}, tryBase64Decode(concat(${body}, repeat('=', (4 - length(${body}) % 4) % 4))), NULL)`;
}

export const encodingsFunctions: readonly FunctionDefinition[] = [
  {
    name: "enc.base64_encode",
    aliases: ["base64_encode_tostring"],
    use: "scalar",
    summary: "The text's bytes in UTF-8 as Base64.",
    parameters: [text],
    result: stringType,
    sql: ([value]) => `base64Encode(${value?.sql})`,
    examples: [{ flow: "print a = enc.base64_encode('hé'), b = enc.base64_encode(null)", gives: [["aMOp", null]] }],
    refuses: [{ flow: "print a = enc.base64_encode([1])", code: "wrong_type" }],
  },
  {
    name: "enc.base64_decode",
    aliases: ["base64_decode_tostring"],
    use: "scalar",
    summary:
      "The text that Base64 holds, in either alphabet, padded or not; utf-16le is what PowerShell's commands are in. Null when it is none.",
    parameters: [
      text,
      { name: "charset", type: stringType, isOptional: true, isConstant: true, choices: ["utf-8", "utf-16le"] },
    ],
    result: stringType,
    sql: ([value, charset]) => {
      const bytes = base64Bytes(`${value?.sql}`);
      if (String(charset?.constant).toLowerCase() !== "utf-16le") return validText(bytes);
      return `if(length(${bytes}) % 2 = 0, convertCharset(${bytes}, 'UTF-16LE', 'UTF-8'), NULL)`;
    },
    examples: [
      {
        flow: "print a = enc.base64_decode('aMOp'), b = enc.base64_decode('eyJhIjoxfQ'), c = enc.base64_decode('dwBoAG8A', 'utf-16le'), d = enc.base64_decode('!'), e = enc.base64_decode('_w==')",
        gives: [["hé", '{"a":1}', "who", null, null]],
      },
    ],
    refuses: [{ flow: "print a = enc.base64_decode('x', 'latin-1')", code: "unknown_choice" }],
  },
  {
    name: "enc.hex",
    use: "scalar",
    summary: "The text's bytes in UTF-8 as hexadecimal digits.",
    parameters: [text],
    result: stringType,
    sql: ([value]) => `lower(hex(${value?.sql}))`,
    examples: [{ flow: "print a = enc.hex('aé'), b = enc.hex(null)", gives: [["61c3a9", null]] }],
    refuses: [{ flow: "print a = enc.hex([1])", code: "wrong_type" }],
  },
  {
    name: "enc.unhex",
    use: "scalar",
    summary: "The text whose bytes in UTF-8 these hexadecimal digits are; null when they are none.",
    parameters: [text],
    result: stringType,
    sql: ([value]) => `if(match(${value?.sql}, '^(?:[0-9a-fA-F]{2})*$'), ${validText(`unhex(${value?.sql})`)}, NULL)`,
    examples: [
      { flow: "print a = enc.unhex('61C3a9'), b = enc.unhex('6'), c = enc.unhex('ff')", gives: [["aé", null, null]] },
    ],
    refuses: [{ flow: "print a = enc.unhex([1])", code: "wrong_type" }],
  },
  {
    name: "enc.url_encode",
    aliases: ["url_encode", "url_encode_component"],
    use: "scalar",
    summary: "The text with everything but letters, digits and - _ . ~ as %xx.",
    parameters: [text],
    result: stringType,
    sql: ([value]) => `encodeURLComponent(${value?.sql})`,
    examples: [
      { flow: "print a = enc.url_encode('a b/é'), b = enc.url_encode(null)", gives: [["a%20b%2F%C3%A9", null]] },
    ],
    refuses: [{ flow: "print a = enc.url_encode([1])", code: "wrong_type" }],
  },
  {
    name: "enc.url_decode",
    aliases: ["url_decode"],
    use: "scalar",
    summary: "The text with every %xx read, + left as it is; null when the bytes are no UTF-8.",
    parameters: [text],
    result: stringType,
    sql: ([value]) => {
      // The engine reads %zz as a byte too.
      const strict = `replaceRegexpAll(${value?.sql}, '%([^0-9a-fA-F]|[0-9a-fA-F][^0-9a-fA-F]|.?$)', '%25\\\\1')`;
      return validText(`decodeURLComponent(${strict})`);
    },
    examples: [
      {
        flow: "print a = enc.url_decode('a%20b%2F%C3%A9+'), b = enc.url_decode('100%'), c = enc.url_decode('%ff')",
        gives: [["a b/é+", "100%", null]],
      },
    ],
    refuses: [{ flow: "print a = enc.url_decode([1])", code: "wrong_type" }],
  },
];
