import type { FunctionDefinition, FunctionParameter } from "../functions/definition/function-definition.ts";
import { functions, operators } from "../functions/function-table.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Choice } from "./random-choice.ts";
import { type Kind, randomConstant, randomLiteral } from "./random-literals.ts";

/** What an expression may name, as it is written. */
export interface Name {
  readonly text: string;
  readonly type: FlowType;
}

/** What an expression may be made of. */
export interface Place {
  readonly choice: Choice;
  readonly names: readonly Name[];
  /** What `let` gave names: values, and functions of so many parameters. */
  readonly values: readonly Name[];
  readonly functions: readonly { readonly name: string; readonly parameters: number }[];
  /** A pipeline within the expression; undefined where it would be too deep. */
  readonly rows: (() => string) | undefined;
  /** Functions that may stand here besides scalar ones, and what may be named within them. */
  readonly use?: "aggregate" | "window";
  readonly usedNames?: readonly Name[];
}

const kinds: readonly Kind[] = [
  "string",
  "int",
  "double",
  "boolean",
  "timestamp",
  "timespan",
  "object",
  "array",
  "any",
  "null",
];

type Form = (place: Place, kind: Kind, depth: number) => string | undefined;

/** A random expression that is mostly of this kind. */
export function randomExpression(place: Place, kind: Kind, depth: number): string {
  const { choice } = place;
  const meant = choice.once(8) ? choice.of(kinds) : kind;
  const forms = depth > 0 ? deepForms : flatForms;
  return choice.of(forms)(place, meant, depth - 1) ?? randomLiteral(choice, meant);
}

export function randomKind(choice: Choice): Kind {
  return choice.of(kinds);
}

const literalForm: Form = () => undefined;

/** One of this kind, else one that may be read as this kind. */
const nameForm: Form = ({ choice, names, values }, kind) => {
  const all = [...names, ...values];
  const fitting = all.filter(({ type }) => type.kind === kind || kind === "any");
  const readable = fitting.length > 0 ? fitting : all.filter(({ type }) => ["any", "string"].includes(type.kind));
  return readable.length === 0 ? undefined : choice.of(readable).text;
};

/** A member, however deep, that may or may not be there. */
const memberForm: Form = ({ choice, names, values }) => {
  const holders = [...names, ...values].filter(({ type }) => ["object", "any", "array", "string"].includes(type.kind));
  if (holders.length === 0) return undefined;
  const { text, type } = choice.of(holders);
  const known = type.kind === "object" && type.fields !== undefined ? [...type.fields.keys()].map(memberText) : [];
  const first = known.length > 0 && !choice.once(3) ? choice.of(known) : choice.of(members);
  return `${text}${first}${choice.once(3) ? choice.of(members) : ""}`;
};

const members = [
  ".a",
  ".a.b",
  ".a.c[0]",
  ".n",
  ".ok",
  ".when",
  ".missing.deeper",
  "['odd key'].x",
  "['']",
  "[0]",
  "[-1]",
  "[0].k",
  "[1].tags[0]",
  ".inner.x",
  ".list[0].port",
  ".tags",
  ".k",
];

function memberText(name: string): string {
  return `[${textLiteral(name)}]`;
}

/** A text as a query writes it out. */
function textLiteral(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}

const keyedForm: Form = (place, _kind, depth) => {
  const holders = place.names.filter(({ type }) => ["object", "any", "array"].includes(type.kind));
  if (holders.length === 0) return undefined;
  return `${place.choice.of(holders).text}[${randomExpression(place, place.choice.of(["int", "string", "any"]), depth)}]`;
};

const operatorForm: Form = (place, kind, depth) => {
  const fitting = operators.filter((one) => gives(one, kind));
  return fitting.length === 0 ? undefined : randomDefinition(place, place.choice.of(fitting), kind, depth);
};

const callForm: Form = (place, kind, depth) => {
  const fitting = functions.filter(({ use }) => use === "scalar").filter((one) => gives(one, kind));
  return fitting.length === 0 ? undefined : randomDefinition(place, place.choice.of(fitting), kind, depth);
};

/** What stands only in some places; elsewhere a call like any other. */
const usedForm: Form = (place, kind, depth) => {
  const fitting = functions.filter(({ use }) => use === place.use).filter((one) => gives(one, kind));
  if (place.use === undefined) return callForm(place, kind, depth);
  return fitting.length === 0 ? undefined : randomDefinition(withinUse(place), place.choice.of(fitting), kind, depth);
};

/** Neither aggregates nor functions that look at other rows hold one another. */
function withinUse({ use, usedNames, ...rest }: Place): Place {
  return use === "aggregate" && usedNames !== undefined ? { ...rest, names: usedNames } : rest;
}

/** What is written with brackets, and what holds a pipeline or a function of `let`. */
const builtForm: Form = (place, kind, depth) => {
  const { choice } = place;
  const inner = (wanted: Kind) => randomExpression(place, wanted, depth);
  if (kind === "array") return `[${choice.some(0, 3, () => inner(randomKind(choice))).join(", ")}]`;
  if (kind === "object") {
    const names = ["a", "'odd key'", "k", "'x.y'"].slice(0, 1 + choice.number(4));
    return `{${names.map((name) => `${name}: ${inner(randomKind(choice))}`).join(", ")}}`;
  }
  return kind === "boolean" ? memberOfRows(place, inner) : fromLet(place, inner);
};

function memberOfRows({ choice, rows }: Place, inner: (kind: Kind) => string): string | undefined {
  const operator = choice.of(["in", "not in", "in~", "!in~"]);
  if (rows !== undefined && choice.once(2)) return `(${inner("any")} ${operator} (${rows()}))`;
  return `(${inner("any")} ${operator} (${choice.some(1, choice.once(20) ? 60 : 3, () => inner("any")).join(", ")}))`;
}

function fromLet({ choice, functions: own, rows }: Place, inner: (kind: Kind) => string): string | undefined {
  if (own.length > 0 && choice.once(2)) {
    const { name, parameters } = choice.of(own);
    return `${name}(${Array.from({ length: parameters }, () => inner(randomKind(choice))).join(", ")})`;
  }
  return rows === undefined ? undefined : `toscalar(${rows()})`;
}

const flatForms: readonly Form[] = [literalForm, nameForm, nameForm, nameForm, memberForm, memberForm];
const deepForms: readonly Form[] = [
  literalForm,
  nameForm,
  nameForm,
  memberForm,
  operatorForm,
  operatorForm,
  operatorForm,
  callForm,
  callForm,
  callForm,
  usedForm,
  usedForm,
  builtForm,
  keyedForm,
];

const kindsGiven = new Map([...functions, ...operators].map((definition) => [definition, kindGiven(definition)]));

/** What it gives for arguments of which no more is known than that they may stand there. */
function kindGiven({ result, parameters }: FunctionDefinition): Kind {
  if (typeof result !== "function") return result.kind;
  const types = parameters.map(({ type }) => type);
  return result(
    types,
    types.map((type) => ({ type, constant: undefined })),
  ).kind;
}

/** Operators give what they are given. */
const arithmetic: ReadonlySet<Kind> = new Set(["int", "double", "timestamp", "timespan"]);

function gives(definition: FunctionDefinition, kind: Kind): boolean {
  const given = kindsGiven.get(definition);
  if (operators.includes(definition) && typeof definition.result === "function" && arithmetic.has(kind)) return true;
  return kind === "any" || given === "any" || given === kind;
}

/** An expression with a function that may stand in `summarize` or behind `serialize` only. */
export function randomUse(place: Place, depth: number): string {
  const { choice } = place;
  if (choice.once(4)) return randomExpression(place, randomKind(choice), depth);
  const own = functions.filter(({ use }) => use === place.use);
  return randomDefinition(withinUse(place), choice.of(own), randomKind(choice), depth);
}

/** A function's call, or an operator with its operands. */
function randomDefinition(place: Place, definition: FunctionDefinition, wanted: Kind, depth: number): string {
  const { choice } = place;
  const kind = typeof definition.result === "function" ? wanted : choice.of(kinds);
  const { name, aliases = [], parameters } = definition;
  const given = parameters.filter(({ isOptional }) => !isOptional || choice.once(2));
  const args = given.flatMap((parameter) =>
    choice.some(1, parameter.isRepeated ? 3 : 1, () => randomArgument(place, parameter, kind, depth)),
  );
  if (functions.includes(definition))
    return `${choice.once(4) ? choice.of([name, ...aliases]) : name}(${args.join(", ")})`;
  return infix(choice, name, args);
}

const negatable = /^(in|in~|=~|between|contains|startswith|endswith|has|like|ilike|matches|hasprefix|hassuffix)/;

function infix(choice: Choice, name: string, args: readonly string[]): string {
  const [a, b, c] = [args[0] ?? "1", args[1] ?? args[0] ?? "1", args[2] ?? "2"].map((side) => `(${side})`);
  if (name.startsWith("unary ")) return `(${name.slice("unary ".length)}${a})`;
  if (name === "not") return `(not ${a})`;
  if (name === "and" || name === "or") return `(${args.map((side) => `(${side})`).join(` ${name} `)})`;
  const isNegated = negatable.test(name) && choice.once(4);
  const written = isNegated ? (name === "=~" ? "!~" : `!${name}`) : name;
  return name === "between" ? `(${a} ${written} ${b} .. ${c})` : `(${a} ${written} ${b})`;
}

/** What takes anything mostly gets one kind, so that its arguments go together. */
function randomArgument(place: Place, parameter: FunctionParameter, kind: Kind, depth: number): string {
  const { type, isConstant, lambda } = parameter;
  if (lambda !== undefined) return randomLambda(place, lambda([]).length, depth);
  const meant = type.kind === "any" && !place.choice.once(4) ? kind : type.kind;
  if (!isConstant) return randomExpression(place, meant, depth);
  const known = place.values.filter((one) => one.type.kind === type.kind);
  return known.length > 0 && place.choice.once(6)
    ? place.choice.of(known).text
    : randomConstant(place.choice, parameter);
}

function randomLambda(place: Place, most: number, depth: number): string {
  const level = place.names.filter(({ text }) => /^[xy]\d$/.test(text)).length;
  const parameters = ["x", "y"].slice(0, most).map((letter) => `${letter}${level}`);
  const variables = parameters.map((text) => ({ text, type: { kind: "any" } as const }));
  const { use: _use, ...rest } = place;
  const within = { ...rest, names: [...variables, ...variables, ...place.names] };
  return `fn (${parameters.join(", ")}) { ${randomExpression(within, randomKind(place.choice), Math.max(depth, 1))} }`;
}
