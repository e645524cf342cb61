import { getPriority } from 'node:os';
import { serveTasks } from '../serve-tasks.ts';

let done = 0;

serveTasks({
  async add({ a, b }: { a: number; b: number }) {
    done += 1;
    return a + b;
  },
  async about() {
    return { pid: process.pid, niceness: getPriority(), done };
  },
  async environment() {
    return Object.keys(process.env);
  },
  async fail() {
    throw new Error('no such picture');
  },
  async fill() {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  },
  async crash() {
    process.kill(process.pid, 'SIGSEGV');
    await new Promise(() => {});
  },
  async hang() {
    for (;;);
  },
});
