import { parentPort, workerData } from "node:worker_threads";
import { isGuessable } from "@pharos/domain/password-strength";
import type { StrengthQuestion } from "./is-password-guessable.ts";

const { password, ownWords } = workerData as StrengthQuestion;
parentPort?.postMessage(isGuessable(password, ownWords));
