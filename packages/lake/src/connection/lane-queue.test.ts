import { expect, it } from "vitest";
import { LaneQueue } from "./lane-queue.ts";

it("lets the next in when one leaves, in the order in which they came", async () => {
  const lane = new LaneQueue(2);
  const leaveFirst = await lane.enter();
  const leaveSecond = await lane.enter();
  const entered: string[] = [];
  const enter = async (name: string) => {
    const leave = await lane.enter();
    entered.push(name);
    return leave;
  };
  const [third, fourth] = [enter("third"), enter("fourth")];
  leaveFirst();
  leaveFirst();
  (await third)();
  await fourth;
  leaveSecond();
  expect(entered).toEqual(["third", "fourth"]);
});

it("gives the place of work that failed to the next", async () => {
  const lane = new LaneQueue(1);
  await expect(lane.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await lane.run(async () => 5)).toBe(5);
});

it("gives no place to whoever stopped waiting", async () => {
  const lane = new LaneQueue(1);
  const leave = await lane.enter();
  const gone = new AbortController();
  const waiting = lane.enter(gone.signal);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  leave();
  (await lane.enter())();
  await expect(lane.enter(gone.signal)).rejects.toThrow("gone");
});
