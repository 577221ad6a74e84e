// Read by both sides: AssemblyScript compiles it in, TypeScript imports it.
export const EndOfText = 0;
export const Identifier = 1;
export const QuotedIdentifier = 2;
export const Integer = 3;
export const Double = 4;
export const Timespan = 5;
export const Datetime = 6;
export const QuotedString = 7;
export const VerbatimString = 8;
/** A string that its line ends before its quote does. */
export const UnterminatedString = 9;
/** Digits followed by letters that are no unit. */
export const MalformedNumber = 10;
export const Pipe = 11;
export const Semicolon = 12;
export const Comma = 13;
export const Dot = 14;
export const DotDot = 15;
export const Colon = 16;
export const Assign = 17;
export const Equal = 18;
export const NotEqual = 19;
export const EqualAnyCase = 20;
export const NotEqualAnyCase = 21;
export const Less = 22;
export const LessOrEqual = 23;
export const Greater = 24;
export const GreaterOrEqual = 25;
export const Plus = 26;
export const Minus = 27;
export const Star = 28;
export const Slash = 29;
export const Percent = 30;
export const Bang = 31;
export const Tilde = 32;
export const LeftParenthesis = 33;
export const RightParenthesis = 34;
export const LeftBracket = 35;
export const RightBracket = 36;
export const LeftBrace = 37;
export const RightBrace = 38;
// From here on the parser does not see them.
export const LineComment = 39;
export const BlockComment = 40;
export const UnterminatedComment = 41;
export const UnknownCharacter = 42;
