// Read by both sides: AssemblyScript compiles it in, TypeScript imports it.
export const None = 0;
export const ErrorNode = 1;
export const Query = 2;
/** name, value */
export const Let = 3;
/** source (absent: what the form selects), operators */
export const Pipeline = 4;
/** names; its detail is 1 where a `*` ends it */
export const Table = 5;
/** the pipeline between parentheses */
export const Subquery = 6;
/** literal rows: column definitions, then an array */
export const Datatable = 7;
/** name, from, to, step */
export const RangeSource = 8;
/** what an operator needs, in the order of the text; its detail is the operator's word, 0 where it is unknown */
export const Operator = 9;
/** target, value */
export const Assignment = 10;
/** name, value: `kind=inner` */
export const Parameter = 11;
/** name, table or subquery: the field of a join that takes the other side */
export const Destination = 12;
/** expressions after `by`, `on`, `from`, `to`, `step`, `limit`, `default`, `in`, `with`, `as`; detail: that word */
export const Clause = 13;
/** the expression; its detail says direction and place of nulls (sort-order.ts) */
export const SortKey = 14;
/** name, type */
export const ColumnDefinition = 15;
export const TypeName = 16;
/** a column's name with `*` in it, or a `*` alone */
export const ColumnPattern = 17;
/** the chart that `visualize` or `render` names, or what `dedup` keeps */
export const Choice = 18;
export const Identifier = 19;
export const StringLiteral = 20;
export const IntegerLiteral = 21;
export const DoubleLiteral = 22;
export const TimespanLiteral = 23;
export const DatetimeLiteral = 24;
export const BooleanLiteral = 25;
export const NullLiteral = 26;
export const ArrayLiteral = 27;
export const ObjectLiteral = 28;
/** key, value */
export const Property = 29;
/** object, name */
export const Member = 30;
/** object, position or key */
export const Index = 31;
/** function, arguments */
export const Call = 32;
/** name, value */
export const NamedArgument = 33;
/** names, body last */
export const Lambda = 34;
export const Parenthesised = 35;
/** operand; its detail is an operator code (operator-code.ts), as in the three that follow */
export const Unary = 36;
/** left, right */
export const Binary = 37;
/** two or more operands of one `and` or `or` chain */
export const Logical = 38;
/** value, then a range */
export const Between = 39;
/** lowest, highest */
export const Range = 40;
/** values between parentheses, as after `in` */
export const ValueList = 41;
