/** A condition in Python, laid out when its place is known. */
export type PythonExpression =
  /** A call or a constant. */
  | { readonly kind: "simple"; readonly text: string }
  | {
      readonly kind: "comparison";
      readonly left: string;
      readonly operator: Comparison;
      /** One operand, or the members of a tuple. */
      readonly right: string | readonly string[];
    }
  | { readonly kind: "chain"; readonly operator: "and" | "or"; readonly parts: readonly PythonExpression[] }
  | { readonly kind: "not"; readonly part: PythonExpression }
  /** Several within brackets: `[a, b].count(True) == 1`. */
  | { readonly kind: "list"; readonly parts: readonly PythonExpression[]; readonly close: string }
  /** `any(… for target in targets)` */
  | {
      readonly kind: "loop";
      readonly open: string;
      readonly part: PythonExpression;
      readonly head: string;
      readonly close: string;
    };

export type Comparison = keyof typeof opposites;

/** What a comparison becomes by `not`; undefined where both may be false, as with what is no number. */
const opposites = {
  "==": "!=",
  "!=": "==",
  is: "is not",
  "is not": "is",
  in: "not in",
  "not in": "in",
  "<": undefined,
  "<=": undefined,
  ">": undefined,
  ">=": undefined,
} as const;

export const simple = (text: string): PythonExpression => ({ kind: "simple", text });

export const comparison = (
  left: string,
  operator: Comparison,
  right: string | readonly string[],
): PythonExpression => ({ kind: "comparison", left, operator, right });

export function not(part: PythonExpression): PythonExpression {
  const operator = part.kind === "comparison" ? opposites[part.operator] : undefined;
  return part.kind === "comparison" && operator !== undefined ? { ...part, operator } : { kind: "not", part };
}

/** One alone as it is; of none, what holds for none. */
export function chain(operator: "and" | "or", parts: readonly PythonExpression[]): PythonExpression {
  const [only] = parts;
  if (only === undefined) return simple(operator === "and" ? "True" : "False");
  return parts.length === 1 ? only : { kind: "chain", operator, parts };
}

export const widthMax = 100;
const step = "    ";

/** The expression where a line has `before` in front of it; lines after the first begin with `indent`. */
export function layOut(expression: PythonExpression, before: string, indent: string, after = ""): string {
  const flat = before + flatText(expression) + after;
  return flat.length <= widthMax ? flat : before + broken(expression, indent) + after;
}

function flatText(expression: PythonExpression): string {
  switch (expression.kind) {
    case "simple":
      return expression.text;
    case "comparison":
      return `${expression.left} ${expression.operator} ${flatOperand(expression.right)}`;
    case "chain":
      return expression.parts.map(enclosed).join(` ${expression.operator} `);
    case "not":
      return `not ${enclosed(expression.part)}`;
    case "list":
      return `[${expression.parts.map(flatText).join(", ")}${expression.close}`;
    case "loop":
      return `${expression.open}${flatText(expression.part)} ${expression.head}${expression.close}`;
  }
}

function flatOperand(right: string | readonly string[]): string {
  if (typeof right === "string") return right;
  return `(${right.join(", ")}${right.length === 1 ? "," : ""})`;
}

function enclosed(expression: PythonExpression): string {
  return expression.kind === "chain" ? `(${flatText(expression)})` : flatText(expression);
}

function broken(expression: PythonExpression, indent: string): string {
  const inner = indent + step;
  switch (expression.kind) {
    case "simple":
      return expression.text;
    case "comparison": {
      if (typeof expression.right === "string") return flatText(expression);
      const lines = expression.right.map((member) => `${inner}${member},`);
      return `${expression.left} ${expression.operator} (\n${lines.join("\n")}\n${indent})`;
    }
    case "chain": {
      const lines = expression.parts.map((part, index) =>
        within(part, index === 0 ? inner : `${inner}${expression.operator} `, inner),
      );
      return `(\n${lines.join("\n")}\n${indent})`;
    }
    case "not":
      return `not ${broken(expression.part, indent)}`;
    case "list": {
      const lines = expression.parts.map((part) => layOut(part, inner, inner, ","));
      return `[\n${lines.join("\n")}\n${indent}${expression.close}`;
    }
    case "loop":
      return `${expression.open}\n${layOut(expression.part, inner, inner)}\n${inner}${expression.head}\n${indent}${expression.close}`;
  }
}

/** A part of a chain: a chain itself stands in parentheses. */
function within(part: PythonExpression, before: string, indent: string): string {
  if (part.kind !== "chain") return layOut(part, before, indent);
  const flat = `${before}(${flatText(part)})`;
  return flat.length <= widthMax ? flat : before + broken(part, indent);
}
