import { serveTasks } from '#server/platform/worker-process/serve-tasks.ts';
import { examine } from './examine.ts';
import { render, still } from './render.ts';
import type { VideoTasks } from './tasks.ts';

const tasks: VideoTasks = { examine, still, render };

serveTasks({ ...tasks });
