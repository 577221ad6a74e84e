import { beginIndicators, indicatorBytes, scanIndicator, writeIndicators } from "./indicators/indicators.ts";
import { addKey } from "./keys.ts";
import { allocate } from "./memory.ts";
import { glanceEnd, isOutOfRoom, readTo, setEnds, setGlance, writeRows } from "./records.ts";
import { maxEventTime, minEventTime, setGlanced, setTail, setTimes } from "./standard-fields.ts";
import { epochMsOf } from "./timestamps/epoch-ms.ts";
import { readTime } from "./timestamps/read-time.ts";

export {
  addKey,
  allocate,
  beginIndicators,
  epochMsOf,
  glanceEnd,
  indicatorBytes,
  isOutOfRoom,
  maxEventTime,
  minEventTime,
  readTime,
  readTo,
  scanIndicator,
  setEnds,
  setGlance,
  setGlanced,
  setTail,
  setTimes,
  writeIndicators,
  writeRows,
};
