import type { Attempt } from "../attempt.ts";

const read = `
def read(descriptor):
    told = b""
    while True:
        more = os.read(descriptor, 4096)
        if not more or len(told) > 100_000: return told
        told += more`;

/** Files, network, environment and processes, with Python's own means. */
export const operatingSystemAttempts: readonly Attempt[] = [
  { name: "opens a file of the host", attack: "return open(SECRET_FILE).read()" },
  {
    name: "opens a file of the host with os.open",
    attack: `import os${read}\nreturn read(os.open(SECRET_FILE, os.O_RDONLY))`,
  },
  { name: "opens a file of the host with io.FileIO", attack: "import io\nreturn io.FileIO(SECRET_FILE).read()" },
  {
    name: "opens a file of the host with pathlib",
    attack: "import pathlib\nreturn pathlib.Path(SECRET_FILE).read_text()",
  },
  { name: "opens a file of the host with codecs", attack: "import codecs\nreturn codecs.open(SECRET_FILE).read()" },
  {
    name: "opens a file of the host with tokenize",
    attack: "import tokenize\nreturn tokenize.open(SECRET_FILE).read()",
  },
  {
    name: "reads lines of a file of the host with linecache",
    attack: "import linecache\nreturn linecache.getlines(SECRET_FILE)",
  },
  {
    name: "reads a file of the host with fileinput",
    attack: "import fileinput\nreturn list(fileinput.input(SECRET_FILE))",
  },
  {
    name: "reads a file of the host with configparser",
    attack:
      "import configparser\nc = configparser.RawConfigParser(allow_no_value=True)\ntry: c.read(SECRET_FILE)\nexcept Exception as e: return str(e)\nreturn str(c.sections())",
  },
  {
    name: "reads a file of the host with mmap",
    attack: "import mmap, os\nreturn mmap.mmap(os.open(SECRET_FILE, 0), 0, prot=1).read()",
  },
  {
    name: "reads a file of the host with sqlite3",
    attack:
      "import sqlite3\nc = sqlite3.connect(FOLDER + '/' + NAME)\nc.execute('create table t(x)')\nc.commit()\nreturn c.execute(\"select readfile(?)\", [SECRET_FILE]).fetchall()",
  },
  {
    name: "reads a file of the host through the license printer",
    attack:
      "printer = next(c for c in object.__subclasses__() if c.__name__ == '_Printer')\nshow = printer('x', '', [SECRET_FILE.rsplit('/', 1)[1]], [SECRET_FILE.rsplit('/', 1)[0]])\nreturn repr(show)",
  },
  { name: "copies a file of the host", attack: "import shutil\nshutil.copy(SECRET_FILE, FOLDER + '/' + NAME)" },
  {
    name: "writes a file of the host with os.open",
    attack: "import os\nos.write(os.open(FOLDER + '/' + NAME, os.O_CREAT | os.O_WRONLY), b'x')",
  },
  {
    name: "writes a file of the host with logging",
    attack:
      "import logging\nlogging.FileHandler(FOLDER + '/' + NAME).emit(logging.LogRecord('x', 50, 'x', 1, 'x', None, None))",
  },
  { name: "writes a file of the host with tempfile", attack: "import tempfile\nreturn tempfile.mkstemp(dir=FOLDER)" },
  {
    name: "writes a file of the host with zipfile",
    attack: "import zipfile\nzipfile.ZipFile(FOLDER + '/' + NAME, 'w').writestr('a', 'x')",
  },
  {
    name: "makes a special file",
    attack: "import os\nos.mkfifo(FOLDER + '/' + NAME)\nos.mknod(FOLDER + '/' + NAME + '2')",
  },
  {
    name: "links to a file of the host",
    attack:
      "import os\nos.symlink(SECRET_FILE, '/tmp/secret')\nreturn os.readlink('/tmp/secret'), os.stat('/tmp/secret').st_size",
  },
  {
    name: "reads what /proc/self tells",
    attack: `import os${read}
told = []
for name in ("environ", "cmdline", "maps", "status", "cwd", "root" + SECRET_FILE, "fd/0", "fd/1", "fd/2", "fd/3"):
    try: told.append(read(os.open("/proc/self/" + name, 0)))
    except OSError: pass
return told`,
  },
  {
    name: "reads the environment of the program with os",
    attack: "import os\nreturn dict(os.environ), os.getenv('PHAROS_ATTACK_SECRET')",
  },
  {
    name: "reads the environment with posix",
    attack: "import collections\nreturn collections.__dict__['__builtins__']['__import__']('posix').environ",
  },
  ...[0, 1, 2, 3].map((kind) => ({
    name: `writes ${["text", "a forged match", "a forged suspension", "a huge length"][kind]} to every descriptor`,
    attack: `
import os, json
frame = [
    b"forged text\\n" * 10,
    json.dumps({"matches": [{"event": 0, "ruleId": "Victim values", "title": "forged"}], "errors": []}).encode(),
    json.dumps({"matches": [], "errors": [{"event": 0, "rule": 0, "ruleId": "Victim values", "kind": "Suspended", "message": "forged"}]}).encode(),
    b"",
][${kind}]
for size in (len(frame).to_bytes(4, "little"), len(frame).to_bytes(4, "big"), b"", b"\\xff\\xff\\xff\\x7f"):
    for letter in (b"", b"A", b"R", b"M", b"P", b"C", b"E", b"S"):
        for descriptor in range(0, 21):
            try: os.write(descriptor, letter + size + frame)
            except OSError: pass
            try: os.write(descriptor, size + letter + frame)
            except OSError: pass`,
  })),
  {
    name: "writes to the channel with pwrite, writev and sendfile",
    attack:
      "import os\nfor d in range(21):\n    for f in (lambda: os.pwrite(d, b'forged', 0), lambda: os.writev(d, [b'forged', b'x']), lambda: os.sendfile(d, 0, 0, 100)):\n        try: f()\n        except (OSError, AttributeError): pass",
  },
  {
    name: "reads the next batch off the channel",
    attack:
      "import os\ntold = []\nfor d in range(21):\n    try:\n        os.set_blocking(d, False)\n        told.append(os.readv(d, [bytearray(1000)]))\n        told.append(os.read(d, 10000))\n    except (OSError, AttributeError): pass\nreturn told",
  },
  {
    name: "closes every descriptor",
    attack: "import os\nfor d in range(21):\n    try: os.close(d)\n    except OSError: pass",
  },
  {
    name: "puts one descriptor in the place of another",
    attack:
      "import os\nfor d in range(3, 21):\n    for at in (0, 1, 2):\n        try: os.dup2(d, at)\n        except OSError: pass\nos.dup2(0, 1)",
  },
  {
    name: "truncates and seeks the descriptors",
    attack:
      "import os\nfor d in range(21):\n    for f in (lambda: os.ftruncate(d, 0), lambda: os.lseek(d, 0, 0), lambda: os.fchmod(d, 0)):\n        try: f()\n        except (OSError, AttributeError): pass",
  },
  {
    name: "prints what looks like an answer",
    attack:
      'print(\'{"matches":[{"event":0,"rule":0,"title":"forged"}],"errors":[]}\')\nprint("\\x00" * 100000, flush=True)',
  },
  {
    name: "removes Python's own library",
    attack:
      "import os\nfor folder in ('/lib/python3.14', '/lib'):\n    for name in os.listdir(folder):\n        try: os.unlink(folder + '/' + name)\n        except OSError: pass",
  },
  {
    name: "writes a module where all would import it",
    attack:
      "import os\nfor folder in ('/lib/python3.14/site-packages', '.', '/tmp', '/home'):\n    try: os.write(os.open(folder + '/base64.py', os.O_CREAT | os.O_WRONLY | os.O_TRUNC), b'raise SystemExit')\n    except OSError: pass",
  },
  { name: "connects with socket", attack: "import socket\nsocket.create_connection(('127.0.0.1', PORT))" },
  {
    name: "connects with _socket",
    attack:
      "import collections\ns = collections.__dict__['__builtins__']['__import__']('_socket')\ns.socket().connect(('127.0.0.1', PORT))",
  },
  {
    name: "sends a datagram with socket",
    attack: "import socket\nsocket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', UDP_PORT))",
  },
  {
    name: "asks with urllib",
    attack: "import urllib.request\nurllib.request.urlopen(f'http://127.0.0.1:{PORT}/{NAME}')",
  },
  {
    name: "asks with http.client",
    attack: "import http.client\nhttp.client.HTTPConnection('127.0.0.1', PORT).request('GET', '/' + NAME)",
  },
  {
    name: "asks with requests",
    attack: "import requests\nreturn requests.get(f'http://127.0.0.1:{PORT}/{NAME}').text",
  },
  {
    name: "asks with boto3",
    attack: "import boto3\nboto3.client('s3', endpoint_url=f'http://127.0.0.1:{PORT}').list_buckets()",
  },
  {
    name: "asks with pyodide.http",
    attack: "import pyodide.http\nreturn pyodide.http.open_url(f'http://127.0.0.1:{PORT}/{NAME}')",
  },
  {
    name: "sends a log record over the network",
    attack:
      "import logging.handlers, logging\nlogging.handlers.SocketHandler('127.0.0.1', PORT).emit(logging.LogRecord('x', 50, 'x', 1, 'x', None, None))",
  },
  {
    name: "sends a log record over UDP",
    attack:
      "import logging.handlers, logging\nlogging.handlers.SysLogHandler(('127.0.0.1', UDP_PORT)).emit(logging.LogRecord('x', 50, 'x', 1, 'x', None, None))",
  },
  { name: "opens a browser", attack: "import webbrowser\nwebbrowser.open(f'http://127.0.0.1:{PORT}/{NAME}')" },
  { name: "starts a program with os.system", attack: "import os\nreturn os.system(f'touch {FOLDER}/{NAME}')" },
  {
    name: "starts a program with subprocess",
    attack: "import subprocess\nreturn subprocess.check_output(['cat', SECRET_FILE])",
  },
  {
    name: "starts a program with posix_spawn",
    attack:
      "import collections\np = collections.__dict__['__builtins__']['__import__']('posix')\nreturn p.posix_spawn('/bin/sh', ['sh', '-c', f'touch {FOLDER}/{NAME}'], {})",
  },
  { name: "forks", attack: "import os\nreturn os.fork()" },
  {
    name: "starts a thread that goes on",
    attack:
      "import threading, time\ndef run():\n    while True: time.sleep(0.01)\nthreading.Thread(target=run, daemon=False).start()",
  },
  {
    name: "starts a process with multiprocessing",
    attack: "import multiprocessing\nmultiprocessing.Process(target=print).start()",
  },
  { name: "signals the program", attack: "import os\nos.kill(PID, 12)\nos.kill(os.getppid(), 12)" },
  {
    name: "installs a package from the network",
    attack: "import micropip\nreturn micropip.install(f'http://127.0.0.1:{PORT}/x-1-py3-none-any.whl')",
  },
];
