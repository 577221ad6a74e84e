import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";

/** How detections that exist spell their imports, beside Python's own library. */
const imports = [
  "from panther_core import PantherEvent",
  "from panther_core.enriched_event import PantherEvent",
  "from panther_core.exceptions import PantherError",
  "from panther_core.immutable import ImmutableCaseInsensitiveDict, ImmutableList",
  "import panther_core.immutable as immutable",
  "from panther_detection_helpers import add_to_string_set, caching",
  "from panther_detection_helpers.caching import get_counter, increment_counter, reset_counter, set_key_expiration",
  "from panther_detection_helpers.caching import get_dictionary, put_dictionary, get_string_set, put_string_set",
  "from panther_detection_helpers.caching import check_account_age, evaluate_threshold, kv_table, ttl_expired",
  "from panther_detection_helpers.caching import remove_from_string_set, reset_string_set, add_to_string_set",
  "from panther_detection_helpers.mocking import is_mock",
  "from panther_base_helpers import deep_get, deep_walk, is_ip_in_network, pattern_match_list",
  "from panther_lookuptable_helpers import LookupTableMatches",
  "from panther_oss_helpers import resolve_timestamp_string, get_string_set",
  "from policyuniverse.policy import Policy",
  "import policyuniverse.statement",
  "from dateutil import parser, tz",
  "from dateutil.parser import parse",
  "from jsonpath_ng import parse",
  "from jsonpath_ng.ext import parse",
  "import boto3, botocore, requests",
  "from botocore.exceptions import ClientError",
  "from requests.exceptions import RequestException",
];

let engine: RuleEngine;
beforeAll(async () => {
  const rules = [...imports, "import numpy", "import pypanther.helpers", "from policyuniverse.expander import x"].map(
    (line, index) => aRule({ id: `Import.${index}`, body: `${line}\ndef rule(event): return True` }),
  );
  const libraries = { "vendored.py": "import requests\nfrom dateutil import parser\nNAME = requests.__name__" };
  const vendored = aRule({
    id: "Vendored",
    body: "import vendored\ndef rule(event): return vendored.NAME == 'requests'",
  });
  engine = await startRuleEngine({ rules: [...rules, vendored], globals: [], libraries, cacheFolder: testCacheFolder });
});
afterAll(() => engine.close());

test.each(imports)("%s", (line) => {
  expect(engine.outages().filter(({ ruleId }) => ruleId === `Import.${imports.indexOf(line)}`)).toEqual([]);
});

test("names the package that is not there, and what can be done", () => {
  const messages = engine.outages().map(({ message }) => message);
  expect(messages).toEqual(
    ["numpy", "pypanther.helpers", "policyuniverse"].map((name) =>
      expect.stringContaining(
        `the package ${name} is not among those that detections can import; its wheel can be added`,
      ),
    ),
  );
});

test("lets a package of a wheel import ours", async () => {
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, imports.length + 3)] });
  expect([matches.length, errors]).toEqual([1, []]);
});

test("takes a package of a wheel before ours of the same name", async () => {
  const own = await startRuleEngine({
    rules: [aRule({ body: "from dateutil.parser import parse\ndef rule(event): return parse() == 'theirs'" })],
    globals: [],
    libraries: { "dateutil/__init__.py": "", "dateutil/parser.py": "def parse(): return 'theirs'" },
    cacheFolder: testCacheFolder,
  });
  const { matches, errors } = await own.evaluate({ events: [anEvent({}, 0)] });
  expect([own.outages(), matches.length, errors]).toEqual([[], 1, []]);
  await own.close();
});
