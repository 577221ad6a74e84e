// What an error node says must stand in its place. Read by both sides; a token's kind below 64 is itself.
export const Expression = 64;
export const Name = 65;
export const TableName = 66;
export const OperatorName = 67;
export const Statement = 68;
export const Type = 69;
export const Text = 70;
export const TableOrSubquery = 71;
/** The word with this number, added to it, must stand here. */
export const Word = 256;
