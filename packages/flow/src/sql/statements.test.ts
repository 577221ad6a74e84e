import { expect, it } from "vitest";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { makeOddTables } from "../testing/odd-tables.ts";
import { runFlow, testNow } from "../testing/run-flow.ts";

const odd = makeOddTables();
const parser = await loadFlowParser();

it.each([
  [
    "reads lists of lists of objects",
    "oddest | project a = grid[0], b = arrays.len(grid) | sort b",
    [
      [[{ k: 1 }, {}], 2],
      [[], 1],
      [[], 0],
    ],
  ],
  ["reads JSON in a column with a dictionary", "oddest | project a = text.b | distinct a", [[null]]],
  [
    "gives numbers beyond 64 bits, and what stands beside them",
    'print a = json.parse(\'-1e19\'), b = json.parse(\'{"x": [-1e19, 1e20, {"y": 1e300}], "s": "a"}\')',
    [[-1e19, { x: [-1e19, 1e20, { y: 1e300 }], s: "a" }]],
  ],
  [
    "keeps lines within texts and names as they are",
    "print o = {'a\\nb': 'c\\nd'} | extend o['a\\nb'], e = 'c\\nd', f = 'x\\r\\u2028y' | sort e | limit 1 | where `a\\nb` == e | project o, e, f",
    [[{ "a\nb": "c\nd" }, "c\nd", "x\r\u2028y"]],
  ],
  ["takes null for a number that may be absent", "print a = 'x' | summarize l = agg.make_list(a, null)", [[["x"]]]],
  [
    "adds up what is computed, row by row",
    "range n from 1 to 3 step 1 | sort n asc | serialize a = row_cumsum(n + 1), b = row_total(n + 1) | project a, b",
    [
      [2, 9],
      [5, 9],
      [9, 9],
    ],
  ],
  ["reads texts as the numbers that must be known", "print a = 'x' | serialize b = prev(a, '1')", [["x", null]]],
  [
    "joins by an object without members",
    "print o = {} | join kind=leftouter (print s = 'x') on $left.o == $right.s | count",
    [[1]],
  ],
  [
    "spreads what has no type over steps",
    "print a = null | project x = a.b | make-series c = agg.count() on x from datetime(2024-06-01) to datetime(2024-06-02) step 12h | summarize agg.sum(c)",
    [[0]],
  ],
  [
    "leads into what an element says of a condition",
    "oddest | project e = extract_json('a', strings.contains('a', flags[shares.a])) | distinct e",
    [[null]],
  ],
  [
    "finds an empty list where a table lacks one",
    "union odd, nothing, other | where arrays.len(numbers) == 0 and not arrays.overlap(arrays.filter(numbers, fn (x) { 'a' }), [1h]) | count",
    [[4]],
  ],
  [
    "finds nothing in a list that a table lacks",
    "union odd, other | where arrays.any(try(records), fn (x) { true }) | count",
    [[2]],
  ],
  [
    "takes the most frequent of what no template makes",
    "odd | summarize m = agg.mode(strings.cat(strings.format(null), text))",
    [[null]],
  ],
  [
    "groups by whether other rows hold a value",
    "odd | summarize n = agg.count() by k = number in (other | mv-expand words | dedup words | project words) | sort n asc",
    [
      [null, 1],
      [false, 3],
    ],
  ],
  [
    "gives different rows of whether other rows hold a value",
    "odd | project k = number in (other | mv-expand words | project words) | distinct * | sort k asc",
    [[null], [false]],
  ],
  [
    "gives a long condition back",
    "odd | project a = null_if(arrays.min(extract_json('a.b', text)) between 'a' .. 'b', null) | distinct a",
    [[null]],
  ],
  [
    "takes the elements of what no pattern splits",
    "odd | extend a = re.split(text, null), b = strings.split(text, null) | summarize n = agg.sum(arrays.len(arrays.filter(arrays.sort(a), fn (x) { x[0].k })) + arrays.len(arrays.filter(arrays.sort(b), fn (x) { x[0].k })))",
    [[0]],
  ],
  [
    "makes no time of seconds without end",
    "odd | summarize s = 1e400 by text | summarize agg.count() by t = time.make(text, 1, 1, 1, 0, s)",
    [[null, 4]],
  ],
  ["counts to what a query finds", "range n from '1' to toscalar(print m = 2) step 1", [[1], [2]]],
  ["counts nothing to null", "range n from datetime(2024-01-01) to null step 1h", []],
  [
    "counts over all whole numbers",
    "range n from -9223372036854775807 to 9223372036854775807 step 9223372036854775807 | count",
    [[3]],
  ],
  [
    "reads JSON in a dictionary that a join gives nulls",
    "print n = 5 | join kind=leftouter oddest on $left.n == $right.number | project a = p_log_type.x, b = json.parse(p_log_type), d = object.get(p_log_type, ''), c = extract_json('k', net.ipv4_to_int(p_log_type))",
    [[null, null, null, null]],
  ],
  [
    "writes rows that the engine has for no constants",
    "datatable [{'a': math.rand(1), 'b': toscalar(print 'x')}, {'b': strings.upper('y')}, {}]",
    [
      [0, "x"],
      [null, "Y"],
      [null, null],
    ],
  ],
  [
    "writes rows with texts that are no such values",
    "datatable (flag: bool, n: real, at: datetime) ['a', 'b', 'c', 'true', '0.5', null]",
    [
      [null, null, null],
      [true, 0.5, null],
    ],
  ],
  [
    "knows no time beyond the last that there is",
    "datatable [{'d': 1}, {'d': -106751}, {'d': null}] | project a = time.ago(d * 1d)",
    [["2024-05-31T12:00:00.000000000Z"], [null], [null]],
  ],
  [
    "finds nothing at positions that no number of the engine says",
    "print a = extract_json('[99999999999999999999]', '[1]'), b = extract_json('[-99999999999999999999]', '[1]'), c = [1][9223372036854775807]",
    [[null, null, null]],
  ],
  [
    "begins a part of a text where nothing is known",
    "odd | project a = strings.substr('abc', 3 % toscalar(other | count | where false)) | distinct a",
    [[null]],
  ],
  ["calls what has an empty name by its text", "print o = {'': 1} | project o['']", [[1]]],
  ["gives an empty list where a subquery has no row", "print a = toscalar(print l = [1] | where false)", [[[]]]],
  [
    "gives null where a subquery of a dictionary has no row",
    "print a = toscalar(odd | where false | project p_log_type)",
    [[null]],
  ],
  [
    "compares what comparisons give",
    "print s = 'a' | project a = (s == 'b') == (s == ''), b = (s in ('a')) == (s != 'b'), c = null_if(s == 'a', s == '')",
    [[true, true, true]],
  ],
  [
    "leads into what rows were grouped by",
    "datatable [{'s': '{\"a\": {\"b\": 1}}'}, {'s': '{\"a\": {\"b\": 2}}'}] | summarize by s.a | sort a.b | where a.b > 0",
    [[{ b: 2 }], [{ b: 1 }]],
  ],
  [
    "sorts by what is computed of aggregates",
    "range n from 1 to 3 step 1 | extend t = string(n) | summarize a = agg.min(t), b = agg.max(t) | sort row.matches('2|(x)')",
    [["1", "3"]],
  ],
  [
    "looks at the next row where the number of rows is null",
    "range n from 1 to 2 step 1 | sort n asc | serialize | extend a = prev(n, null)",
    [
      [1, null],
      [2, 1],
    ],
  ],
  [
    "collects what compares by no common type",
    "print a = true | summarize agg.make_list(a < 1h), agg.make_list(a in ([1h]))",
    [[[], []]],
  ],
  [
    "joins by what never equals",
    "print a = [1] | join kind=leftouter (print b = {'x': 1}, c = 5) on $left.a == $right.b | project a, c",
    [[[1], null]],
  ],
  [
    "gives null for an object of a side that has no row",
    "print a = 1, o = {'x': 1} | join kind=fullouter (print b = 2, o = {'y': 1}) on $left.a == $right.b | project a, x = o, n = o == null, y = o1, m = o1 != null | sort a",
    [
      [1, { x: 1 }, false, null, false],
      [null, null, true, { y: 1 }, true],
    ],
  ],
  [
    "joins by what no row has to say",
    "print a = 1 | join kind=inner b=(print b = 2 | extend c = iff(b == 2, 'x', 'y')) on 1 < 2, $left.none == $right.c",
    [],
  ],
  [
    "joins a join by what is the same in every row",
    "print a = 1 | join kind=cross (print b = 2) | extend k = 5 | join kind=leftouter (print c = 5) on $left.k == $right.c",
    [[1, 2, 5, 5]],
  ],
  [
    "looks for what is computed of aggregates in all columns of a row",
    "range n from 1 to 2 step 1 | summarize a = agg.count() by n | extend b = row.matches('^2$') | sort n asc",
    [
      [1, 1, false],
      [2, 1, true],
    ],
  ],
  [
    "filters by what is the same in all rows, though it reads them",
    "other | project e = (time.make(1, 31, 1, number[0].k, 1) in~ ('a', json.parse('x').x)), text | where e",
    [
      [true, "[1, 2]"],
      [true, "https://user@shop.example:8080/a?b=c#d"],
    ],
  ],
  [
    "filters by what could be a time of the event, and never is",
    "oddest | parse-where toscalar(odd | mv-apply one = record on (where (1 in (try(coalesce([1h], null, p_event_time)), null)))) with * 'a=' v",
    [],
  ],
  [
    "filters elements by what is the same in all rows, though it reads them",
    "print a = toscalar(oddest | mv-apply one = known on (where strings.ends_with_i(known[-9], hash.crc32(text)) | where true))",
    [[null]],
  ],
  [
    "tells a column from a table of the same name",
    "print t1 = {'b': 5}, t2 = {'b': 6}, b = 'own' | limit 1 | where b == 'own' | project b, c = t1.b, d = t2.b",
    [["own", 5, 6]],
  ],
  [
    "tells a column from a member of the same name",
    "print `a.b` = 1, a = {'b': 2, 'c': 3} | limit 1 | where a.b == 2 | project `a.b`, c = a.b",
    [[1, 2]],
  ],
  [
    "tells a column from a path of the same name",
    "strange | where value == 1 | project `a.b`, c = a.b, d = `it's` | limit 2 | where c == 'member'",
    [[7, "member", "'\\'"]],
  ],
  [
    "joins by what is computed and the same in every row",
    "print n = 1.5 | extend found = enrich.lookup('pharos_logs.public.other', null_if(object.get('[]', '[0].b'), n)) | project found.text",
    [[null]],
  ],
  [
    "joins groups by what is computed of them",
    "odd | join kind=inner (other | summarize n = agg.count() by text) on strings.len($left.text) == $right.n - 1 | project text, n",
    [
      ["", 1],
      ["", 1],
    ],
  ],
  [
    "joins by columns whose names a join has uses for",
    "print `?` = 5, k = 1, o = {'x': 1} | join kind=fullouter (print `?` = 6, k = 1, p = {'x': 1}) on k",
    [[5, 1, { x: 1 }, 6, 1, { x: 1 }]],
  ],
  [
    "groups columns whose names groups have uses for",
    "odd | extend `k'key` = 1 | summarize n = agg.count(), m = agg.sum(`k'key`) by k = number in (other | mv-expand words | project words) | sort n asc",
    [
      [null, 1, 1],
      [false, 3, 3],
    ],
  ],
])("%s", (_claim, flow, rows) => {
  expect(runFlow(flow, odd).rows).toEqual(rows);
});

it.each([
  ["a number that no whole number is", "print a = strings.split('a', ' ', 1e30)", "unreadable_literal"],
  ["null for a number that must be known", "print a = time.slice(time.now(), null, 'day')", "wrong_type"],
  [
    "slices longer than time",
    "print a = time.slice(datetime(1700-01-01), 9223372036854775807, 'year')",
    "wrong_argument",
  ],
  ["a column without a name", "print `` = 1", "empty_name"],
  ["rows with a column without a name", "datatable [{'': 1}]", "empty_name"],
  ["an operator that makes a column without a name", "odd | parse-kv text as (``: long)", "empty_name"],
  [
    "a lookup outside of aggregates",
    "odd | summarize a = enrich.lookup('owners', 'a').team, b = agg.count()",
    "not_aggregated",
  ],
])("refuses %s", (_what, flow, code) => {
  expect(runFlow(flow, odd).codes).toContain(code);
});

it.each([
  "strings.repeat(x, 1)",
  "strings.levenshtein(x, s)",
  "time.end_of_week(x)",
  "math.round(x, 1)",
  "null_if(x, s)",
])("grows no more than the query does: %s", (call) => {
  const nested = Array.from({ length: 16 }).reduce((inner: string) => call.replace("x", inner), "s");
  const flow = `datatable [{'s': '1'}, {'s': null}] | project a = ${nested}`;
  const { sql } = compileFlow(parser.parse(flow), { catalogue: odd, now: testNow });
  expect(sql?.length).toBeLessThan(20_000);
  expect(runFlow(flow).rows).toHaveLength(2);
});

const nothing = "object.get(strings.lower('a'), 'a.b')";

it.each([
  [
    "counts from where nothing is known",
    `range n from null to ${nothing} step -${nothing} | make-series agg.make_set('a') on n from 0 to 10 step 2 by n`,
  ],
  [
    "adds to times that are not known",
    `strange | project value | make-series agg.count() on datetime_add('w', value, extract_json('$[0]', ${nothing})) from datetime(2024-06-01) to datetime(2024-06-02) step 6h | summarize n = agg.count() | where n < 0`,
  ],
])("%s as often as it is asked, which the engine would compile by then", (_claim, flow) => {
  expect([1, 2, 3, 4, 5, 6].flatMap(() => runFlow(flow, odd).rows)).toEqual([]);
});
