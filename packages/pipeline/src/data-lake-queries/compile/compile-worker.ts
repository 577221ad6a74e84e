import { serveTasks } from "../../threads/serve-tasks.ts";
import { compileTasks } from "./compile-tasks.ts";

serveTasks(compileTasks);
