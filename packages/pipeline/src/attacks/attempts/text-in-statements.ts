import type { FlowAttack } from "../flow-attack.ts";
import { inTurn } from "./in-turn.ts";

const tail = ") FROM system.tables --";
const nul = "\u0000";

/** Texts that must come back as they are, wherever the statement has them. */
const texts = [
  "it's",
  "\\",
  "\\'",
  "'||version()||'",
  `'${tail}`,
  `"${tail}`,
  "`",
  "\\N",
  "{x:Identifier}",
  "{x:String}",
  "?, $1, :x, @x, %s, $" + "{x}",
  "/* ' */ -- ' # ' // '",
  "; SELECT 1 FORMAT JSON SETTINGS readonly = 0",
  "$$ ' $tag$ ' $tag$",
  `a${nul}b`,
  "\u2019\uff07\u02bc\u2032 OR 1",
  "\u202e'\u200b'\ufeff",
  "\n'\r\n'\t'\u0008'\u2028'",
  "\\x27 \\u0027 \\047 &#39;",
  "'.repeat(100)'".repeat(200),
];

/** As a literal of the language. */
const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, "\\$&").replace(/[\n\r\t]/g, (at) => JSON.stringify(at).slice(1, -1))}'`;

/** Each wants its text to be read as SQL. */
export const textAttacks: readonly FlowAttack[] = [
  ...inTurn(texts, (text) => {
    const value = quoted(text);
    return [
      { text: `print a = ${value}, b = [${value}], c = {'k': ${value}}`, answers: [[text, [text], { k: text }]] },
      {
        text: `datatable [{'v': ${value}}] | where v == ${value} and v in (${value}, 'x') | summarize c = agg.count()`,
        answers: [[1]],
      },
      {
        text: `print v = ${value} | where v contains ${value} and v startswith ${value} and v endswith_cs ${value} | count`,
        answers: [[1]],
      },
      {
        text: `print v = ${value} | project a = strings.replace(v, ${value}, 'x'), b = strings.split(v, ${value}), c = strings.index_of(v, ${value})`,
        answers: [["x", ["", ""], 0]],
      },
      { text: `print v = ${value} | where row.contains(${value}) | count` },
      { text: `print v = ${value} | search ${value} | count` },
      {
        text: `range n from 1 to 2 step 1 | summarize a = agg.string_agg(${value}, ${value})`,
        answers: [[text + text + text]],
      },
      {
        text: `print a = strings.format(${quoted(text.replace(/[{}]/g, ""))}), b = strings.trim('x', ${value}), c = strings.pad_left('x', 3, ${value})`,
      },
      {
        text: `print a = time.format(datetime(2024-01-01), ${value}), b = time.parse_timestamp('x', ${value}), c = time.format_span(1h, ${value})`,
      },
      {
        text: `print a = object.get({'k': 1}, ${value}), b = object.set({'k': 1}, ${value}, 2), c = extract_json(${value}, '{}')`,
      },
      {
        text: `print v = 'x' | parse v with * ${value} rest | parse-kv v as (k: string) with (pair_delimiter=${value}, kv_delimiter=${value})`,
      },
      {
        text: `print a = re.replace('x', 'x', ${value}), b = re.matches('x', ${value}), c = re.split('x', ${value}), d = re.extract(${value}, 0, 'x')`,
      },
      { text: `print a = 'x' like ${value}, b = 'x' ilike ${value}, c = 'x' matches regex ${value}` },
    ];
  }),
  // Ends of literals.
  { text: "print a = @'x\\', b = ' OR 1 --'", answers: [["x\\", " OR 1 --"]] },
  { text: 'print a = "it\'s", b = @"\\"', answers: [["it's", "\\"]] },
  { text: "print a = 'x\\\\', b = ' OR 1 --'", answers: [["x\\", " OR 1 --"]] },
  { text: "print a = 'x'' OR 1=1 --'" },
  { text: "print a = '\\u0027 OR 1', b = '\\x27', c = '\\047'" },
  { text: "print a = '\\ud800', b = '\\udfff\\ud800'" },
  { text: "print a = ```x' OR 1```" },
  { text: "print a = h'x', b = H@'x\\', c = ' OR 1'" },
  { text: 'print a = dynamic({"a\'": "x\') --"})' },
  { text: "print a = /* ' */ 1 // ' OR 1\n, b = 2 /* \" */" },
];
