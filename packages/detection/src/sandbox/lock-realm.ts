/** What Pyodide uses while it runs, besides the language itself. */
const kept = new Set(["TextDecoder", "TextEncoder", "WebAssembly", "console", "crypto", "performance"]);

/**
 * Leaves of JavaScript the bare language: what somebody finds who got hold of an object of it. All that the runtime
 * adds is deleted (files, processes, network, workers, timers, messages), no WebAssembly is made any more, and nothing
 * can be put between the parts of the language, so that code which runs later can't be made to hand out what it holds.
 * Sealed, not frozen: Pyodide gives its own objects members that hide those of prototypes.
 */
export function lockRealm(realm: typeof globalThis): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    if (!language.has(name) && !kept.has(name)) Reflect.deleteProperty(realm, name);
  }
  for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming", "Module", "Instance"]) {
    Reflect.deleteProperty(realm.WebAssembly, name);
  }
  Object.defineProperty(realm, "console", { value: silent });
  Object.defineProperty(realm.Error, "prepareStackTrace", { value: undefined });
  for (const name of Object.getOwnPropertyNames(realm)) sealAll(Reflect.get(realm, name), realm);
  for (const hidden of hiddenIntrinsics()) sealAll(hidden, realm);
  for (const name of Object.getOwnPropertyNames(realm)) {
    Object.defineProperty(realm, name, { value: Reflect.get(realm, name), configurable: false, writable: false });
  }
}

/** A constructor or namespace, and what its objects inherit from. */
function sealAll(value: unknown, realm: typeof globalThis): void {
  const isObject = (typeof value === "object" && value !== null) || typeof value === "function";
  if (!isObject || value === realm) return;
  const prototype = Reflect.getOwnPropertyDescriptor(value, "prototype")?.value;
  if (typeof prototype === "object" && prototype !== null) Object.seal(prototype);
  // Pyodide sets how much of a stack an error keeps.
  if (value !== realm.Error) Object.seal(value);
}

/** What only instances lead to. */
function hiddenIntrinsics(): unknown[] {
  const iterators = [[].values(), new Map().values(), new Set().values(), "".matchAll(/x/g), ""[Symbol.iterator]()];
  const functions = [async () => undefined, function* () {}, async function* () {}];
  return [...iterators, ...functions, Uint8Array.prototype]
    .map((value) => Object.getPrototypeOf(value))
    .concat(
      functions.map((one) => one.constructor),
      Object.getPrototypeOf(Uint8Array),
    );
}

function nothing(): void {
  // Standard output is the channel to the engine.
}

const silent = { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing };

const language = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp
  Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON Math Intl
  ArrayBuffer Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
  Uint8ClampedArray Float32Array Float64Array Float16Array DataView Map BigInt Set Iterator WeakMap WeakSet Proxy Reflect
  FinalizationRegistry WeakRef decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN
  SharedArrayBuffer SuppressedError DisposableStack AsyncDisposableStack`.split(/\s+/),
);
