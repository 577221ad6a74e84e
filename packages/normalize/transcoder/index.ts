import { beginIndicators, indicatorBytes, scanIndicator, writeIndicators } from "./indicators/indicators.ts";
import { addKey } from "./keys.ts";
import { allocate } from "./memory.ts";
import {
  glanceEnd,
  isOutOfRoom,
  maxEventTime,
  minEventTime,
  readTo,
  setEnds,
  setGlance,
  setTail,
  setTimes,
  writeRows,
} from "./records.ts";
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
  setTail,
  setTimes,
  writeIndicators,
  writeRows,
};
