// Shared by several tests: engine, command, and random numbers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from '../detent-node.js';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const engine = await load();

/** Path of the command `detent`: from `DETENT`, or the release build. */
const command = process.env.DETENT ?? `${root}.build/release/detent`;

/** Reason to skip tests that need the command; `false` if it exists. */
export const lacksCommand = existsSync(command) ? false : 'no .build/release/detent: swift build -c release';

/** Runs the command, optionally on a text, and returns its output. */
export function detent(verb, text) {
  const given = text === undefined ? verb : [...verb, '-'];
  const { stdout, stderr, status } = spawnSync(command, given, { input: text, maxBuffer: 2 ** 28 });
  return { output: String(stdout), errors: String(stderr), status };
}

/** Random numbers, equal for equal seeds: xorshift with a multiplication. */
export class Chance {
  #state;

  constructor(seed) {
    this.#state = BigInt(seed) * 0x9e3779b97f4a7c15n + 1n;
  }

  /** From 0 up to, but not including, 1. */
  next() {
    let bits = BigInt.asUintN(64, this.#state);
    bits ^= bits >> 12n;
    bits = BigInt.asUintN(64, bits ^ (bits << 25n));
    bits ^= bits >> 27n;
    this.#state = bits;
    return Number(BigInt.asUintN(64, bits * 0x2545f4914f6cdd1dn) >> 11n) / 2 ** 53;
  }

  /** An integer, both ends included. */
  whole(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** An item of a list. */
  of(list) {
    return list[this.whole(0, list.length - 1)];
  }
}
