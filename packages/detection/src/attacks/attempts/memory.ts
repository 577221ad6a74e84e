import type { Attempt } from "../attempt.ts";

/** Each wants more memory than a rule may have, or to keep it from its neighbours. */
export const memoryAttempts: readonly Attempt[] = [
  { name: "grows bytes without an end", attack: "x = b'x'\nwhile True: x += x" },
  {
    name: "catches MemoryError and goes on",
    attack:
      "kept = []\nwhile True:\n    try:\n        while True: kept.append(bytearray(10 ** 7))\n    except MemoryError: pass",
  },
  {
    name: "keeps memory from call to call",
    attack:
      "kept = globals().setdefault('kept', [])\nwhile True:\n    try: kept.append(bytearray(10 ** 6))\n    except MemoryError: break\nreturn len(kept)",
  },
  {
    name: "keeps small objects from call to call",
    attack:
      "kept = globals().setdefault('kept', [])\ntry:\n    while True: kept.append({len(kept): []})\nexcept MemoryError: return len(kept)",
  },
  {
    name: "scatters its memory",
    attack:
      "kept = globals().setdefault('kept', [])\ntry:\n    while True: kept.extend(bytearray(2 ** (n % 20)) for n in range(1000)); del kept[::2]\nexcept MemoryError: return len(kept)",
  },
  { name: "makes one enormous text", attack: "return len('x' * 2 ** 31)" },
  { name: "makes an enormous list", attack: "return len([0] * 2 ** 29)" },
  {
    name: "makes an enormous range of texts while it is loaded",
    module:
      "kept = []\ntry:\n    while True: kept.append('x' * 10 ** 7)\nexcept MemoryError: pass\ndef rule(event): return True",
  },
  {
    name: "hides memory in the modules that all share",
    attack:
      "import re, json, collections\nfor m in (re, json, collections):\n    try: m.kept = [bytearray(10 ** 6) for _ in range(60)]\n    except Exception: pass",
  },
  {
    name: "hides memory in the caches of the standard library",
    attack:
      "import re, functools, linecache\nfor n in range(2000): re.compile(str(n) + 'x' * 10000)\ntry: linecache.cache.update({str(n): (1, None, ['x' * 10 ** 6], str(n)) for n in range(100)})\nexcept Exception: pass",
  },
  {
    name: "decompresses a bomb",
    attack:
      "import zlib\nbomb = zlib.compress(b'\\0' * 10 ** 7)\nkept = []\nwhile True: kept.append(zlib.decompress(bomb))",
  },
  {
    name: "allocates outside Python, in JavaScript",
    attack:
      "w = world()\nkept = items(w)\nfor n in range(100): kept.push(w.ArrayBuffer.new(2 ** 27)); w.Uint8Array.new(kept[n]).fill(1)",
    tools: ["memory", "javascript"],
  },
  {
    name: "allocates in WebAssembly's memory, beside Python",
    attack:
      "w = world()\nfor n in range(20):\n    m = w.WebAssembly.Memory.new(members(w, initial=16384, maximum=16384))\n    w.Uint8Array.new(m.buffer).fill(1)",
    tools: ["memory", "javascript"],
  },
  {
    name: "answers with as much as there is",
    module:
      "def rule(event): return True\ndef alert_context(event): return {'x': ['x' * 10 ** 6] * 300}\ndef title(event): return 'x' * 10 ** 8\ndef dedup(event): return 'x' * 10 ** 8",
  },
  { name: "fails with a message as large as there is", attack: "raise ValueError('x' * 10 ** 8)" },
  {
    name: "writes more to the cache than there is",
    attack:
      "from panther_detection_helpers.caching import put_string_set, add_to_string_set\nfor n in range(10 ** 6): add_to_string_set('k' + str(n % 10), ['x' * 10 ** 6 + str(n)])",
  },
];
