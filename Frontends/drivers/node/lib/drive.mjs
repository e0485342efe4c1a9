// Runs detent on a control of a node test, and returns the result.
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
 * Runs detent on a control.
 * @param open returns { control, close }: a control that answers lines, and a function to call at the end; called whenever
 *   detent starts its driver, possibly twice in parallel
 * @param args arguments of `detent`, without --driver
 * @param detent the command; by default DETENT of the environment, or `detent`
 * @returns { status, output }: exit status and output of detent
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
 * Shares one control between several drivers; each driver sees the state in which it left the control.
 * @param control control that answers lines
 * @returns a function that returns a control for each driver
 */
export function shared(control) {
  let current, last = Promise.resolve();
  const inTurn = work => { last = last.then(work, work); return last; };
  return () => {
    let done = [];
    const redo = async ({ verb, line }) => { await control[verb](line); await control.state(); };
    const use = (verb, line) => inTurn(async () => {
      if (verb === 'make') done = [];
      // After another driver has used the control, replay this one's lines.
      else if (current !== use) for (const before of done) await redo(before);
      current = use;
      done.push({ verb, line });
      const answer = await control[verb](line);
      return { ...answer, ...await control.state() };
    });
    let state = {};
    const step = verb => async line => { state = await use(verb, line); return state; };
    return { make: step('make'), set: step('set'), update: step('update'), take: step('take'), state: () => state };
  };
}

/** Runs a program, and returns its exit status, and all that it prints. */
export function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => { output += text; });
    child.on('error', problem => reject(new Error(`${problem.message}: is detent installed? DETENT or the option detent names it`)));
    child.on('close', status => resolve({ status, output }));
  });
}
