// Runs detent on a control that a test in node has, and says what came of it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerLines } from './lines.mjs';

const relay = fileURLToPath(new URL('./relay.mjs', import.meta.url));
const quoted = text => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Has detent try a control.
 * @param open gives { control, close }: what answers lines, and what is to be done at their end; it is called whenever detent
 *   starts its driver, which it may do twice at once
 * @param args the words after `detent`, without --driver
 * @param detent the command: DETENT of the environment, or `detent`, if it is not said
 * @returns { status, output }: the exit status of detent, and what it printed
 */
export async function drive({ open, args, detent = process.env.DETENT ?? 'detent' }) {
  const folder = await mkdtemp(join(tmpdir(), 'detent-'));
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${folder}` : join(folder, 'driver');
  const links = [];
  const server = createServer(socket => {
    socket.on('error', () => {});
    links.push(answer(open, socket).catch(() => {}).finally(() => socket.end()));
  });
  await new Promise(resolve => server.listen(path, resolve));
  try {
    const driver = [process.execPath, relay, path].map(quoted).join(' ');
    return await run(detent, [...args, '--driver', driver]);
  } finally {
    server.close();
    await Promise.all(links);
    await rm(folder, { recursive: true, force: true });
  }
}

async function answer(open, socket) {
  let opened;
  try {
    opened = await open();
  } catch (problem) {
    return answerLines({ make() { throw problem; } }, socket, socket);
  }
  try {
    await answerLines(opened.control, socket, socket);
  } finally {
    await opened.close();
  }
}

/**
 * One control for several drivers at once: each finds it as it left it.
 * @param control what answers lines
 * @returns a function that gives a control to each driver
 */
export function shared(control) {
  let current, last = Promise.resolve();
  const inTurn = work => { last = last.then(work, work); return last; };
  return () => {
    let done = [];
    const redo = async ({ verb, line }) => { await control[verb](line); await control.state(); };
    const use = (verb, line) => inTurn(async () => {
      if (verb === 'make') done = [];
      // Another driver has used the control: it is brought where this one left it.
      else if (current !== use) for (const before of done) await redo(before);
      current = use;
      done.push({ verb, line });
      const answer = await control[verb](line);
      return { ...answer, ...await control.state() };
    });
    let state = {};
    const step = verb => async line => { state = await use(verb, line); return state; };
    return { make: step('make'), set: step('set'), take: step('take'), state: () => state };
  };
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => { output += text; });
    child.on('error', problem => reject(new Error(`${problem.message}: is detent installed? DETENT or the option detent names it`)));
    child.on('close', status => resolve({ status, output }));
  });
}
