// A door of its own: a thread that parses needs neither the lake nor the store.
export { serveTasks, type TaskHost } from "./serve-tasks.ts";
