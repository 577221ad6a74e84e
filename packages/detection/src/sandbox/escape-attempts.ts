/** Ways out of the sandbox that the tests try. The Python returns True where it got through. */
export interface EscapeAttempt {
  readonly name: string;
  /**
   * Body of `rule(event)`. Replaced before use: `CANARY` is a file of the host, `PORT` a listening port, `VICTIM` a
   * process of the host and `SOCKET` a unix socket in a closed folder.
   */
  readonly attack: string;
  /** Body of another rule that runs afterwards on the same event; returns True where the attack reached it. */
  readonly victim?: string;
}

const throughJavaScript = `
def reach():
    for find in (by_code, by_core, by_globals, by_api, by_proxy):
        try:
            return find()
        except BaseException:
            pass
    raise ImportError("no JavaScript")
def by_code():
    from pyodide.code import run_js
    return run_js
def by_core():
    import _pyodide_core
    return _pyodide_core.run_js
def by_globals():
    import js
    return js.eval
def by_api():
    import pyodide_js
    return pyodide_js.constructor.constructor("code", "return eval(code)")
def by_proxy():
    from pyodide.ffi import to_js
    return to_js([]).constructor.constructor("code", "return eval(code)")
`;

/** An attempt by JavaScript, which any of the ways to it will do for. */
export function javascript(name: string, expression: string): EscapeAttempt {
  const code = JSON.stringify(`(() => { ${expression} })()`);
  return { name, attack: `${throughJavaScript}\nreturn bool(reach()(${code}))` };
}

const builtin = (module: string) => `process.getBuiltinModule("${module}")`;

/** A call of the C library that succeeds by giving 0, or a number from 0 on. */
function native(name: string, symbol: string, parameters: string, call: string): EscapeAttempt {
  return javascript(
    `Native: ${name}`,
    `const { symbols } = Deno.dlopen("libc.so.6", { ${symbol}: { parameters: [${parameters}], result: "i32" } }); return ${call} >= 0`,
  );
}

/** At processes, sockets and signals of other accounts. */
const accountAttempts: readonly EscapeAttempt[] = [
  javascript(
    "Deno: read the environment of a process",
    'return Deno.readTextFileSync("/proc/VICTIM/environ").length > 0',
  ),
  javascript("Deno: read the memory of a process", 'return Deno.openSync("/proc/VICTIM/mem") !== undefined'),
  javascript("Deno: look at the open files of a process", 'return [...Deno.readDirSync("/proc/VICTIM/fd")].length > 0'),
  javascript("Deno: signal a process", 'Deno.kill(VICTIM, "SIGWINCH"); return true'),
  javascript("JavaScript: signal a process", "return process.kill(VICTIM, 0)"),
  native("trace a process", "ptrace", '"i64", "i32", "i64", "i64"', "symbols.ptrace(16n, VICTIM, 0n, 0n)"),
  native("slow down a process", "setpriority", '"i32", "u32", "i32"', "symbols.setpriority(0, VICTIM, 5)"),
  native(
    "limit a process",
    "prlimit",
    '"i32", "i32", "buffer", "buffer"',
    "symbols.prlimit(VICTIM, 0, new BigUint64Array([999999n, 999999n]), null)",
  ),
  native("become root", "setuid", '"u32"', "symbols.setuid(0)"),
  native("join root's group", "setgid", '"u32"', "symbols.setgid(0)"),
  native("open a raw socket", "socket", '"i32", "i32", "i32"', "symbols.socket(2, 3, 1)"),
  native("open a packet socket", "socket", '"i32", "i32", "i32"', "symbols.socket(17, 3, 768)"),
  javascript(
    "Native: connect to a socket in a closed folder",
    'const parameters = ["i32", "i32", "i32"]; const { symbols } = Deno.dlopen("libc.so.6", { socket: { parameters, result: "i32" }, connect: { parameters: ["i32", "buffer", "u32"], result: "i32" } }); const address = new TextEncoder().encode("\\u0001\\0SOCKET\\0"); return symbols.connect(symbols.socket(1, 1, 0), address, address.length) === 0',
  ),
];

/** At the host: files, environment, network, processes. Any single layer must stop each of them. */
export const hostAttempts: readonly EscapeAttempt[] = [
  ...accountAttempts,
  { name: "open() a file of the host", attack: 'return "canary" in open("CANARY").read()' },
  { name: "io.open() a file of the host", attack: 'import io\nreturn "canary" in io.open("CANARY").read()' },
  { name: "os.open() a file of the host", attack: 'import os\nreturn b"canary" in os.read(os.open("CANARY", 0), 100)' },
  { name: "pathlib on a file of the host", attack: 'import pathlib\nreturn pathlib.Path("CANARY").exists()' },
  {
    name: "list the host's folders",
    attack: 'import os\nreturn os.path.basename("CANARY") in os.listdir(os.path.dirname("CANARY"))',
  },
  { name: "read /proc/self/environ", attack: 'return "canary" in open("/proc/self/environ").read()' },
  { name: "read /proc/1/cmdline", attack: 'return len(open("/proc/1/cmdline").read()) > 0' },
  { name: "os.environ", attack: 'import os\nreturn "canary" in str(dict(os.environ))' },
  { name: "posix.environ", attack: 'import posix\nreturn "canary" in str(posix.environ)' },
  { name: "subprocess", attack: 'import subprocess\nreturn subprocess.run(["/bin/sh", "-c", "true"]).returncode == 0' },
  { name: "os.system", attack: 'import os\nreturn os.system("true") == 0' },
  { name: "os.popen", attack: 'import os\nreturn os.popen("echo canary").read() == "canary\\n"' },
  { name: "os.fork", attack: "import os\nreturn os.fork() >= 0" },
  { name: "os.posix_spawn", attack: 'import os\nreturn os.posix_spawn("/bin/sh", ["sh"], {}) > 0' },
  { name: "os.execv", attack: 'import os\nos.execv("/bin/sh", ["sh"])\nreturn True' },
  {
    name: "multiprocessing",
    attack:
      "import multiprocessing\np = multiprocessing.Process(target=print)\np.start()\np.join()\nreturn p.exitcode == 0",
  },
  { name: "a thread", attack: "import threading\nt = threading.Thread(target=print)\nt.start()\nreturn True" },
  {
    name: "a socket",
    attack:
      'import socket\ns = socket.create_connection(("127.0.0.1", PORT), 0.05)\ns.send(b"x")\nreturn s.recv(1) == b"x"',
  },
  {
    name: "urllib",
    attack:
      'import urllib.request\nreturn urllib.request.urlopen("http://127.0.0.1:PORT/", timeout=0.05).status == 200',
  },
  {
    name: "http.client",
    attack:
      'import http.client\nc = http.client.HTTPConnection("127.0.0.1", PORT, timeout=0.05)\nc.request("GET", "/")\nreturn c.getresponse().status == 200',
  },
  {
    name: "pickle that runs a command",
    attack: "import pickle\nreturn pickle.loads(b\"cposix\\nsystem\\n(S'true'\\ntR.\") == 0",
  },
  {
    name: "a package from the network",
    attack: 'import pyodide_js\npyodide_js.loadPackage("micropip").syncify()\nimport micropip\nreturn True',
  },
  {
    name: "mount a folder of the host",
    attack: 'import pyodide_js, os\npyodide_js.mountNodeFS("/mnt", "/etc")\nreturn "passwd" in os.listdir("/mnt")',
  },
  javascript("JavaScript: environment", 'return JSON.stringify(process.env).includes("canary")'),
  javascript("JavaScript: read a file", `return ${builtin("fs")}.readFileSync("CANARY", "utf8").includes("canary")`),
  javascript("JavaScript: write a file", `${builtin("fs")}.writeFileSync("CANARY.written", "x"); return true`),
  javascript(
    "JavaScript: open through a link",
    `const fs = ${builtin("fs")}; fs.symlinkSync("CANARY", "CANARY.link"); return fs.readFileSync("CANARY.link").length > 0`,
  ),
  javascript(
    "JavaScript: the parent's environment",
    `return ${builtin("fs")}.readFileSync("/proc/" + process.ppid + "/environ", "utf8").includes("canary")`,
  ),
  javascript(
    "JavaScript: start a program",
    `return ${builtin("child_process")}.execFileSync("/bin/sh", ["-c", "echo canary"]).length > 0`,
  ),
  javascript(
    "JavaScript: become another program",
    'process.execve("/bin/sh", ["sh", "-c", "exit 0"], {}); return true',
  ),
  javascript(
    "JavaScript: a worker with more rights",
    `const { Worker } = ${builtin("worker_threads")}; new Worker("require('fs').writeFileSync('CANARY.worker', 'x')", { eval: true, execArgv: [] }); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300); return ${builtin("fs")}.existsSync("CANARY.worker")`,
  ),
  javascript(
    "JavaScript: a native library",
    'process.dlopen({ exports: {} }, "/lib/x86_64-linux-gnu/libc.so.6"); return true',
  ),
  javascript("JavaScript: a report file", 'return process.report.writeReport("CANARY.report").length > 0'),
  javascript("JavaScript: a heap snapshot file", `return ${builtin("v8")}.writeHeapSnapshot("CANARY.heap").length > 0`),
  javascript("JavaScript: kill the parent", "return process.ppid > 1 && process.kill(process.ppid, 0)"),
  javascript("JavaScript: internal bindings", 'return process.binding("spawn_sync").spawn !== undefined'),
  javascript("Deno: environment", 'return JSON.stringify(Deno.env.toObject()).includes("canary")'),
  javascript("Deno: read a file", 'return Deno.readTextFileSync("CANARY").includes("canary")'),
  javascript("Deno: write a file", 'Deno.writeTextFileSync("CANARY.deno", "x"); return true'),
  javascript("Deno: look whether a file is there", 'return Deno.statSync("CANARY").isFile'),
  javascript("Deno: list a folder", 'return [...Deno.readDirSync("CANARY".replace(/[^/]*$/, ""))].length > 0'),
  javascript(
    "Deno: start a program",
    'return new Deno.Command("/bin/sh", { args: ["-c", "echo canary"] }).outputSync().stdout.length > 0',
  ),
  javascript(
    "Deno: a native library that opens a file",
    'const open = { parameters: ["buffer", "i32"], result: "i32" }; const path = new TextEncoder().encode("CANARY\\0"); return Deno.dlopen("libc.so.6", { open }).symbols.open(path, 0) >= 0',
  ),
  javascript("Deno: kill the parent", 'Deno.kill(Deno.ppid, "SIGWINCH"); return Deno.ppid > 1'),
  javascript(
    "Deno: ask for more permissions",
    'Deno.permissions.requestSync({ name: "read" }); return Deno.readTextFileSync("CANARY").includes("canary")',
  ),
  javascript(
    "Deno: a worker with more rights",
    'new Worker("data:text/javascript,Deno.writeTextFileSync("CANARY.worker","x")", { type: "module", deno: { permissions: { write: true } } }); return false',
  ),
  ...[
    "new DatabaseSync('CANARY.db')",
    "new DatabaseSync(':memory:').exec(\"ATTACH 'CANARY.db' AS x\")",
    "new DatabaseSync(':memory:').exec(\"VACUUM INTO 'CANARY.db'\")",
  ].map((open) =>
    javascript(
      `JavaScript: a database file by ${open.replaceAll("CANARY", "")}`,
      `const { DatabaseSync } = ${builtin("node:sqlite")}; ${open}; return true`,
    ),
  ),
  javascript("JavaScript: a connection", `${builtin("net")}.connect(PORT, "127.0.0.1"); return false`),
  {
    name: "ctypes calls into JavaScript",
    attack: 'import ctypes\nctypes.CDLL(None).emscripten_run_script(b"process.exit(7)")\nreturn True',
  },
  {
    name: "ctypes created behind the import system",
    attack:
      'import _imp, types\nspec = types.SimpleNamespace(name="_ctypes", origin="built-in")\nm = _imp.create_builtin(spec)\nm.dlopen(None, 0)\nreturn "canary" in str(m)',
  },
];

const walkFrames = `
def walk(frame):
    while frame is not None:
        if "secret" in str(frame.f_globals.get("SECRET", "")) or "self" in frame.f_locals:
            return True
        frame = frame.f_back
    return False
`;

const takeover = `
def evil(self, index, rule, event, data, matches, failures):
    matches.append('{"event":0,"rule":%d,"context":{}}' % rule)
`;

const throughTraceback = (steps: string) => `${takeover}
import logging
class Sly(Exception):
    def __repr__(self):
        for step in (${steps}):
            while step is not None:
                runner = step.tb_frame.f_globals.get("Runner")
                if runner is not None: runner.run_call = evil
                step = step.tb_next
        return "sly"
raise Sly()`;

/** At other rules and at what all share; kept by the first layer alone. */
export const neighbourAttempts: readonly EscapeAttempt[] = [
  { name: "import js", attack: "import js\nreturn True" },
  { name: "import pyodide_js", attack: "import pyodide_js\nreturn True" },
  { name: "js by importlib", attack: 'import importlib\nreturn importlib.import_module("js") is not None' },
  {
    name: "js by another module's sys",
    attack: 'import logging\nreturn any(n in logging.sys.modules for n in ("js", "pyodide_js", "_pyodide_core"))',
  },
  { name: "js by the real __import__", attack: 'return print.__self__.__import__("js") is not None' },
  {
    name: "ctypes by the built-in importer",
    attack:
      'import logging\nfor f in logging.sys.meta_path:\n    try:\n        if f.load_module("_ctypes"): return True\n    except BaseException: pass\nreturn False',
  },
  { name: "frames by sys", attack: `${walkFrames}\nimport logging\nreturn walk(logging.sys._getframe())` },
  {
    name: "frames by a traceback",
    attack: `${walkFrames}\ntry: 1 / 0\nexcept Exception as error: return walk(error.__traceback__.tb_frame.f_back)`,
  },
  {
    name: "frames by a generator",
    attack: `${walkFrames}\ng = (g.gi_frame.f_back for _ in [0])\nreturn walk(next(g))`,
  },
  {
    name: "objects by gc",
    attack: 'import gc\nreturn any(isinstance(o, dict) and "SECRET" in o for o in gc.get_objects())',
  },
  { name: "objects by another module's gc", attack: "import weakref\nreturn len(weakref.gc.get_objects()) > 0" },
  {
    name: "our loop by its functions' globals",
    attack: "from panther_core import PantherEvent\nreturn len(PantherEvent.get.__globals__) > 0",
  },
  { name: "our loop by a closure", attack: "return len(__builtins__['__import__'].__closure__) > 0" },
  {
    name: "our loop by sys.modules",
    attack: 'import logging\nreturn any(n.startswith("pharos_") for n in logging.sys.modules)',
  },
  {
    name: "instances by subclasses",
    attack: 'return any(hasattr(getattr(c, "__init__", None), "__globals__") for c in object.__subclasses__())',
  },
  {
    name: "the runner by an exception that is described",
    attack: throughTraceback("self.__traceback__,"),
    victim: "return False",
  },
  {
    name: "the runner by the exception that is handled",
    attack: `import sys\n${throughTraceback("sys.exc_info()[2],")}`,
    victim: "return False",
  },
  {
    name: "the runner by subclasses",
    attack: `${takeover}\nfor one in object.__subclasses__():\n    if one.__name__ == "Runner": one.run_call = evil`,
    victim: "return False",
  },
  {
    name: "the runner by subclasses of the type itself",
    attack: `${takeover}\nfor one in type.__subclasses__(object):\n    if one.__name__ == "Runner": one.run_call = evil`,
    victim: "return False",
  },
  {
    name: "the code of a function of ours",
    attack:
      'from panther_core import PantherEvent\ndef evil(self, key, default=None): return "evil"\nPantherEvent.get.__code__ = evil.__code__',
    victim: "return event.get('x') == 'evil'",
  },
  {
    name: "len for everyone",
    attack: "import builtins\nbuiltins.len = lambda x: 99",
    victim: "return len('ab') == 99",
  },
  {
    name: "len by the builtins of print",
    attack: "print.__self__.len = lambda x: 99",
    victim: "return len('ab') == 99",
  },
  {
    name: "its own builtins",
    attack: "__builtins__['len'] = lambda x: 99\nreturn False",
    victim: "return len('ab') == 99",
  },
  {
    name: "json for everyone",
    attack: "import json\njson.loads = lambda text: 'evil'",
    victim: "import json\nreturn json.loads('1') == 'evil'",
  },
  {
    name: "json by its namespace",
    attack: "import json\njson.__dict__['loads'] = lambda text: 'evil'",
    victim: "import json\nreturn json.loads('1') == 'evil'",
  },
  {
    name: "json by sys.modules",
    attack:
      "import logging, types\nm = types.ModuleType('json')\nm.loads = lambda text: 'evil'\nlogging.sys.modules['json'] = m\nreturn False",
    victim: "import json\nreturn json.loads('1') == 'evil'",
  },
  {
    name: "the event class",
    attack: "from panther_core import PantherEvent\nPantherEvent.get = lambda *a: 'evil'",
    victim: "return event.get('x') == 'evil'",
  },
  { name: "the event", attack: "event['planted'] = 1", victim: "return 'planted' in event" },
  {
    name: "a list in the event",
    attack: "event.get('list').append('planted')",
    victim: "return 'planted' in event.get('list')",
  },
  {
    name: "a helper module",
    attack: "import panther_base_helpers\npanther_base_helpers.deep_get = lambda *a, **k: 'evil'",
    victim: "import panther_base_helpers\nreturn panther_base_helpers.deep_get({}, 'x') == 'evil'",
  },
  {
    name: "a global",
    attack: "import shared_global\nshared_global.answer = lambda: 'evil'",
    victim: "import shared_global\nreturn shared_global.answer() == 'evil'",
  },
  {
    name: "a file left behind",
    attack: "import io\nio.open('/tmp/left', 'w').write('evil')\nreturn False",
    victim: "import os\nreturn os.path.exists('/tmp/left')",
  },
  {
    name: "a folder left behind",
    attack: "import os\nos.mkdir('/tmp/left-folder')\nreturn False",
    victim: "import os\nreturn os.path.exists('/tmp/left-folder')",
  },
  {
    name: "the environment left behind",
    attack: "import os\nos.environ['LEFT'] = 'evil'",
    victim: "import os\nreturn os.environ['LEFT'] == 'evil'",
  },
  {
    name: "the stop signal",
    attack: "import logging\nlogging.sys.modules['signal'].signal(2, lambda *a: None)\nreturn True",
  },
  { name: "the recursion limit", attack: "import logging\nlogging.sys.setrecursionlimit(10**9)\nreturn True" },
  { name: "the end of the process", attack: "import os\nos._exit(0)\nreturn True" },
];
