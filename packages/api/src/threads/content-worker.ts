import { serveTasks } from "@pharos/pipeline/threads";
import { contentTasks } from "./content-tasks.ts";

serveTasks(contentTasks);
