import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProcess, signal } from '#server/platform/process-table.ts';
import { run, until } from './shell.ts';

/** Where the disk is mounted in the machine; what is under /var/lib of etcd and PostgreSQL is on it. */
export const DISK = '/srv';

/** The machine's own settings, by the path at which its programs see them. */
export const SETTINGS = '/etc/patroni';

/** More than is ever written; a sparse file. */
const DISK_SIZE = '4G';

/** A hardware address that no machine has: what is sent to it is lost, as on a cut line. */
const UNUSED_MAC = '02:00:00:00:00:01';

export interface Program {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** As its systemd unit says: 'always', 'after signals' (on-abnormal), or 'never': an operator starts it. */
  restart: 'always' | 'after signals' | 'never';
  restartMs: number;
}

/**
 * One machine: a network address, processes, mounts, shared memory and a clock of its own, by Linux's namespaces, and a disk
 * that loses what was not synced when the power goes.
 */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  /** Programs that ended by themselves. */
  readonly ended: string[] = [];
  /** By the program's name what enters the machine and waits there for it, its only child. */
  readonly #running = new Map<string, ChildProcess>();
  readonly #asked = new WeakSet<ChildProcess>();
  #programs: readonly Program[] = [];
  #holder: ChildProcess | undefined;
  #pid = 0;
  #starts = 0;

  /** @param folder of its own, for its disk, settings and logs; it need not exist. */
  constructor(name: string, address: string, folder: string) {
    this.name = name;
    this.address = address;
    this.folder = folder;
  }

  get isOn(): boolean {
    return this.#pid !== 0;
  }

  async makeDisk(): Promise<void> {
    await mkdir(this.#settings(''), { recursive: true });
    await this.setClock(0);
    await run('truncate', '-s', DISK_SIZE, this.#image);
    await run('mkfs.ext4', '-q', '-m', '0', this.#image);
  }

  /** Writes a file of its settings. */
  async write(file: string, text: string, mode = 0o644): Promise<void> {
    await writeFile(this.#settings(file), text, { mode });
  }

  /** Shows this many seconds more than it is to programs that run with libfaketime, within a second. */
  async setClock(seconds: number): Promise<void> {
    await this.write('clock', `${seconds < 0 ? '' : '+'}${seconds}\n`);
  }

  /** Switches it on, without programs. */
  async powerOn(): Promise<void> {
    const own = ['--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '--kill-child'];
    const script = path.join(import.meta.dirname, 'machine.sh');
    const log = openSync(path.join(this.folder, 'machine.log'), 'a');
    const holder = spawn(
      'unshare',
      [...own, '--mount-proc', script, this.#image, this.#settings(''), this.name],
      { stdio: ['ignore', 'pipe', log] },
    );
    closeSync(log);
    this.#holder = holder;
    const up = once(holder.stdout as NodeJS.ReadableStream, 'data');
    const ended = once(holder, 'exit').then(() => {
      throw new Error(`${this.name} did not start: ${this.folder}/machine.log`);
    });
    ended.catch(() => {});
    await Promise.race([up, ended]);
    this.#pid = await onlyChildOf(holder);
    await this.#attach();
  }

  /** Takes the power away: everything ends at once, and what was not synced to the disk is gone. */
  async powerOff(): Promise<void> {
    const [holder, pid] = [this.#holder, this.#pid];
    this.#pid = 0;
    this.#running.clear();
    if (!holder) return;
    await run('ip', 'link', 'del', this.#port);
    await this.#loseDisk(pid);
    const exit = once(holder, 'exit');
    signal(pid, 'SIGKILL');
    await exit;
    await until('the disk is free', async () => !(await run('losetup', '-j', this.#image)).trim());
  }

  /** What it runs. */
  set programs(programs: readonly Program[]) {
    this.#programs = programs;
  }

  /** Starts each program that does not run, as at power on, or as an operator would. */
  startAll(): void {
    for (const { name } of this.#programs) this.start(name);
  }

  /** Starts one of its programs, unless it runs. */
  start(name: string): void {
    const program = this.#programs.find((each) => each.name === name);
    if (program && this.isOn && !this.#running.has(name)) this.#spawn(program);
  }

  /** Signals a program. @returns when it has ended, if it does. */
  async end(name: string, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const entrance = this.#running.get(name);
    const pid = entrance && (await onlyChildOf(entrance).catch(() => undefined));
    if (!entrance || !pid) return;
    const exit = once(entrance, 'exit');
    // Said before, so that it does not pass for an end of its own.
    this.#asked.add(entrance);
    signal(pid, how);
    await exit;
  }

  /** Runs a command on it. */
  run(...command: string[]): Promise<string> {
    return run('nsenter', ...this.#inside, ...command);
  }

  /** Ids of its processes whose command is such. */
  async find(command: RegExp): Promise<number[]> {
    const own = await Promise.all((await this.pids()).map(findProcess));
    return own.flatMap((each) => (each && command.test(each.command) ? [each.pid] : []));
  }

  /** Ids of all its processes but the first. */
  async pids(): Promise<number[]> {
    const own = await readlink(`/proc/${this.#pid}/ns/pid`);
    const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0 && id !== this.#pid);
    const isOwn = async (id: number) =>
      (await readlink(`/proc/${id}/ns/pid`).catch(() => '')) === own;
    const found = await Promise.all(ids.map(async (id) => ((await isOwn(id)) ? id : 0)));
    return found.filter((id) => id > 0);
  }

  /** Stops all its programs where they are, its first process apart; the network stays. */
  async pause(): Promise<void> {
    // Once more for those that were born meanwhile.
    for (let round = 0; round < 2; round += 1) {
      for (const pid of await this.pids()) signal(pid, 'SIGSTOP');
    }
  }

  async goOn(): Promise<void> {
    for (const pid of await this.pids()) signal(pid, 'SIGCONT');
    // Entrances stop with their programs.
    for (const entrance of this.#running.values()) entrance.kill('SIGCONT');
  }

  /** What it sends to another is lost from now on; what the other sends arrives. */
  async silence({ address }: Machine): Promise<void> {
    const to = ['lladdr', UNUSED_MAC, 'nud', 'permanent', 'dev', 'eth0'];
    await this.run('ip', 'neigh', 'replace', address, ...to);
  }

  /** Ends that. */
  async hear({ address }: Machine): Promise<void> {
    await this.run('ip', 'neigh', 'flush', 'to', address, 'dev', 'eth0', 'nud', 'permanent');
  }

  get #image(): string {
    return path.join(this.folder, 'disk.img');
  }

  /** The other end of its line. */
  get #port(): string {
    return `${this.name}${this.#starts}`;
  }

  get #inside(): string[] {
    return ['--target', String(this.#pid), '--net', '--ipc', '--uts', '--mount', '--pid', '--'];
  }

  #settings(file: string): string {
    return path.join(this.folder, 'settings', file);
  }

  async #attach(): Promise<void> {
    this.#starts += 1;
    const port = this.#port;
    const peer = ['type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.#pid)];
    await run('ip', 'link', 'add', port, ...peer);
    await run('ip', 'link', 'set', port, 'master', 'efie', 'up');
    await this.run('ip', 'address', 'add', `${this.address}/24`, 'dev', 'eth0');
    await this.run('ip', 'link', 'set', 'eth0', 'up');
  }

  /** Shuts the file system down without writing anything more (EXT4_IOC_SHUTDOWN, without flushing its journal). */
  async #loseDisk(pid: number): Promise<void> {
    const ioctl = `import fcntl, os, struct
fcntl.ioctl(os.open('/proc/${pid}/root${DISK}', os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`;
    await run('/usr/bin/python3', '-c', ioctl);
  }

  #spawn(program: Program): void {
    const { name, command, env, restart, restartMs } = program;
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    const entrance = spawn('nsenter', [...this.#inside, ...command], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#running.set(name, entrance);
    entrance.once('exit', (code) => {
      if (this.#running.get(name) !== entrance) return;
      this.#running.delete(name);
      if (!this.#asked.has(entrance)) this.ended.push(name);
      if (restart === 'always' || (restart === 'after signals' && code === null)) {
        setTimeout(() => this.start(name), restartMs);
      }
    });
  }
}

async function onlyChildOf({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const id = Number.parseInt(children, 10);
  if (!id) throw new Error('It has no child.');
  return id;
}
