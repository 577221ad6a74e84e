import { expect, test } from "vitest";
import { readPythonSources } from "../interpreter/python-sources.ts";
import { startSandboxProcess } from "../interpreter/sandbox-process.ts";
import { launchCommand } from "./launch-command.ts";
import { findLaunchPrograms } from "./launch-programs.ts";
import { allLayers } from "./layers.ts";
import { pyodideFolder } from "./pyodide-folder.ts";

/** Lets the process count what rules can never ask about, because they have no `gc`. */
const counting = `
import gc as _gc, json as _json
_objects, _referents, _start = _gc.get_objects, _gc.get_referents, start
def start(harden):
    serve = _start(harden)
    def count(kind, request):
        if kind != "S":
            return serve(kind, request)
        proxies = [one for one in _referents(*_objects()) if type(one).__name__ == "JsProxy"]
        return _json.dumps(len(proxies)).encode()
    return count
`;

async function countProxies(harden: boolean): Promise<number> {
  const { bootstrap, sources } = readPythonSources();
  const layers = { ...allLayers, interpreter: harden, account: false, namespace: false };
  const command = launchCommand({ programs: findLaunchPrograms(), pyodideFolder, account: undefined }, layers);
  const setup = {
    bootstrap,
    sources: { ...sources, pharos_serve: `${sources.pharos_serve}\n${counting}` },
    callTimeoutMs: 20_000,
    memoryBytesMax: 512 * 1024 * 1024,
    makeImage: false,
    harden,
    revokePermissions: true,
  };
  const { process } = await startSandboxProcess(command, setup, undefined);
  const answerCache = async () => new Uint8Array();
  const answer = await process.request({ kind: "S", payload: new Uint8Array(), calls: 1, answerCache });
  await process.end();
  return Number(answer.subarray(4).toString());
}

test("leaves no object of JavaScript anywhere in Python's memory", { timeout: 120_000 }, async () => {
  expect(await countProxies(false)).toBeGreaterThan(0);
  expect(await countProxies(true)).toBe(0);
});
