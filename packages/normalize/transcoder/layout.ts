// Read by both sides: TypeScript writes a program with these offsets, AssemblyScript reads it. Places are 32-bit.

// An object: a table of its keys, then how many fields are required and their addresses.
export const ObjectKeys = 0;
export const ObjectKeyMask = 4;
export const ObjectRequiredCount = 8;
export const ObjectRequired = 12;
/** Count and addresses of fields that take their value from within another. */
export const ObjectCopies = 16;

// A key of a table; its first and last eight bytes tell keys of up to sixteen apart.
export const KeyFirst = 0;
export const KeyLast = 8;
export const KeyLength = 16;
export const KeyAddress = 20;
/** Count and addresses of the fields that take their value from it; 0 where none does. */
export const KeyTargets = 24;
/** The number of the object in which it was last seen. */
export const KeySeen = 28;
export const KeyFlags = 32;
/** A table of keys within the key's value, where fields find theirs. */
export const KeySources = 36;
/** Count and addresses of the fields that copy its value. */
export const KeyNoted = 40;
export const KeyBytes = 48;
/** With an array below it, the record is a delivery of others. */
export const EnvelopeList = 1;
/** The same when nothing else is in the record. */
export const LoneEnvelopeList = 2;
/** It may mean what the path to a source means: the general way decides. */
export const IsAmbiguous = 4;

// A table of keys within the value of another.
export const SourcesKeys = 0;
export const SourcesKeyMask = 4;

// A field of an object, or the elements of an array.
export const FieldKind = 0;
/** `"column":` */
export const FieldPrefix = 4;
export const FieldPrefixLength = 8;
export const FieldSeen = 12;
/** What the value is made of: an object, or the field of an array's elements. */
export const FieldPart = 16;
/** Count and numbers of scanners; 0 for none. */
export const FieldScanners = 20;
/** Count and numbers of time formats; none where the host has to read all. */
export const FieldTimeFormats = 24;
export const FieldFlags = 28;
/** Of event times the one with the smallest order counts. */
export const FieldOrder = 32;
/** A table of the texts that are allowed, or of those that are denied. */
export const FieldChecks = 36;
export const FieldCheckMask = 40;
/** Where the value's place is noted for core fields; 0 where none asks. */
export const FieldNote = 44;
export const FieldMin = 48;
export const FieldMax = 52;
/** The number of the host's function for its formats, for what they leave to it. */
export const FieldTimeParser = 56;
/** The number of the host's function that tells which texts are allowed, and one; 0 for none. */
export const FieldHostCheck = 60;
/** Where in the input the value is that it copies, and in which record. */
export const FieldSource = 64;
export const FieldSourceRecord = 68;
export const FieldBytes = 72;

export const IsRequired = 1;
export const IsEventTime = 2;
export const IsDenyList = 4;
/** Somebody looks at the column: it is written to the glance as well. */
export const IsGlanced = 8;

// Of the `p_` fields those that somebody looks at.
export const GlancesAtCore = 1;
export const GlancesAtIndicators = 2;
export const GlancesAtTime = 4;
export const GlancesAtTail = 8;

// The place of a value in the row, for core fields.
export const NoteRecord = 0;
export const NoteStart = 4;
export const NoteEnd = 8;
export const NoteBytes = 12;

// The core fields: count and addresses of groups; a group: prefix, its length, count and addresses of members.
export const GroupPrefix = 0;
export const GroupPrefixLength = 4;
export const GroupCount = 8;
export const GroupMembers = 12;
// A member: its prefix, what it takes, count and addresses of paths.
export const MemberPrefix = 0;
export const MemberPrefixLength = 4;
export const MemberKind = 8;
export const MemberCount = 12;
export const MemberPaths = 16;
// A path: the note of a field, then count and (address, length) of keys within its JSON.
export const PathNote = 0;
export const PathCount = 4;
export const PathKeys = 8;

export const CoreText = 0;
export const CoreAddress = 1;
export const CoreNumber = 2;
export const CoreArns = 3;

// A program: the whole way of one log type.
export const ProgramObject = 0;
export const ProgramCore = 4;
export const ProgramBytes = 8;
