import { endGlance } from "./glance.ts";
import { beginIndicators, indicatorBytes, scanIndicator, writeIndicators } from "./indicators/indicators.ts";
import { addKey } from "./keys.ts";
import { endsWithin, skipObjects, skippedTo } from "./lists.ts";
import { allocate } from "./memory.ts";
import { objectsRead } from "./objects.ts";
import { readTo, setEnds, setGlance, setList, writeRows } from "./records.ts";
import { maxEventTime, minEventTime, setGlanced, setTail, setTimes } from "./standard-fields.ts";
import { isOutOfRoom } from "./text/output.ts";
import { epochMsOf } from "./timestamps/epoch-ms.ts";
import { readTime } from "./timestamps/read-time.ts";

export {
  addKey,
  allocate,
  beginIndicators,
  endGlance,
  endsWithin,
  epochMsOf,
  indicatorBytes,
  isOutOfRoom,
  maxEventTime,
  minEventTime,
  objectsRead,
  readTime,
  readTo,
  scanIndicator,
  setEnds,
  setGlance,
  setGlanced,
  setList,
  setTail,
  setTimes,
  skipObjects,
  skippedTo,
  writeIndicators,
  writeRows,
};
