import { serveTasks } from "../../threads/serve-tasks.ts";
import { queryTasks } from "./query-tasks.ts";

serveTasks(queryTasks);
