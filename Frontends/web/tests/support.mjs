// What several tests need: the engine, the command, and chance.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from '../detent-node.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const engine = await load();

/** The command `detent`: as `DETENT` names it, or built for release. */
const command = process.env.DETENT ?? `${root}.build/release/detent`;

/** Why tests that need the command are skipped; `false` if they are not. */
export const lacksCommand = existsSync(command) ? false : 'no .build/release/detent: swift build -c release';

/** Runs the command, on a text if there is one, and answers what it prints. */
export function detent(verb, text) {
  const given = text === undefined ? verb : [...verb, '-'];
  const { stdout, stderr, status } = spawnSync(command, given, { input: text, maxBuffer: 2 ** 28 });
  return { output: String(stdout), errors: String(stderr), status };
}

/** Random numbers that are equal for equal seeds: xorshift with a multiplication. */
export class Chance {
  #state;

  constructor(seed) {
    this.#state = BigInt(seed) * 0x9e3779b97f4a7c15n + 1n;
  }

  /** From 0 to below 1. */
  next() {
    let bits = BigInt.asUintN(64, this.#state);
    bits ^= bits >> 12n;
    bits = BigInt.asUintN(64, bits ^ (bits << 25n));
    bits ^= bits >> 27n;
    this.#state = bits;
    return Number(BigInt.asUintN(64, bits * 0x2545f4914f6cdd1dn) >> 11n) / 2 ** 53;
  }

  /** A whole number, both ends included. */
  whole(low, high) {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of a list. */
  of(list) {
    return list[this.whole(0, list.length - 1)];
  }
}
