import { expect, test } from "vitest";
import { createProcessSlots } from "./process-slots.ts";

function aHolder(name: string, ended: string[]) {
  const holder = {
    isBusy: false,
    isIdle: () => !holder.isBusy,
    endProcess: async () => {
      ended.push(name);
    },
  };
  return holder;
}

test("ends the process that was idle for longest to make room", async () => {
  const slots = createProcessSlots(2);
  const ended: string[] = [];
  const [a, b, c] = [aHolder("a", ended), aHolder("b", ended), aHolder("c", ended)];
  for (const holder of [a, b, a, c]) await slots.take(holder);
  expect(ended).toEqual(["b"]);
});

test("waits for one to become idle while all are busy", async () => {
  const slots = createProcessSlots(1);
  const ended: string[] = [];
  const [a, b] = [aHolder("a", ended), aHolder("b", ended)];
  a.isBusy = true;
  await slots.take(a);
  const taken = slots.take(b).then(() => ended.push("b has it"));
  await Promise.resolve();
  expect(ended).toEqual([]);
  a.isBusy = false;
  slots.becameIdle(a);
  await taken;
  expect(ended).toEqual(["a", "b has it"]);
});

test("gives no more slots than there are to those who ask at once", async () => {
  const slots = createProcessSlots(1);
  const ended: string[] = [];
  const [a, b] = [aHolder("a", ended), aHolder("b", ended)];
  await Promise.all([slots.take(a), slots.take(b)]);
  expect(ended).toEqual(["a"]);
});
