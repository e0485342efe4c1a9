// Tokenizer of the lines of a script.

/** An error in a script, with its line. */
export class ScriptProblem extends Error {
  constructor(line, sentence) {
    super(`line ${line}: ${sentence}`);
    this.line = line;
  }
}

/** Upper limit of any count in a line. */
export const most = 1_000_000;

const units = { ns: 0, us: 3, ms: 6, s: 9 };

/** Words of one line, consumed one by one. */
export class Words {
  #words;
  #next = 0;

  constructor(text, line) {
    this.line = line;
    this.#words = (text.match(/"[^"]*"|#.*|[^\s#]+/g) ?? []).filter(word => !word.startsWith('#'));
  }

  get isAtEnd() { return this.#next >= this.#words.length; }
  get peek() { return this.#words[this.#next]; }

  problem(sentence) {
    return new ScriptProblem(this.line, sentence);
  }

  word(what) {
    if (this.isAtEnd) throw this.problem(`${what} is missing`);
    return this.#words[this.#next++];
  }

  /** Consumes the next word if it matches. */
  take(word) {
    if (this.peek !== word) return false;
    this.#next += 1;
    return true;
  }

  keyword(word) {
    if (!this.take(word)) throw this.problem(`'${word}' is missing`);
  }

  end() {
    if (!this.isAtEnd) throw this.problem(`${this.peek} is too much`);
  }

  /** Skips the rest, such as that of an `expect`, which the command checks. */
  skip() {
    this.#next = this.#words.length;
  }

  /** Consumes the rest; returns the words of each part between commas. */
  clauses() {
    const parts = [[]];
    for (const word of this.#words.slice(this.#next).flatMap(each => each.split(/(,)/).filter(Boolean))) {
      if (word === ',') parts.push([]);
      else parts.at(-1).push(word);
    }
    this.skip();
    return parts.map(part => new Words(part.join(' '), this.line));
  }

  /** Consumes one of several words; returns its meaning. */
  choice(table, what, word = this.word(what)) {
    if (!Object.hasOwn(table, word)) {
      throw this.problem(`${word} is not ${what}: ${Object.keys(table).join(', ')}`);
    }
    return table[word];
  }

  string() {
    const word = this.word('a text');
    if (!/^".*"$/.test(word)) throw this.problem(`${word} is not a text in quotes`);
    return word.slice(1, -1);
  }

  number(word = this.word('a number')) {
    if (!/^[+-]?\d+(\.\d+)?$/.test(word)) throw this.problem(`${word} is not a number`);
    return Number(word) + 0;
  }

  /** Consumes a count within the limits of the command. */
  count(word = this.word('a number')) {
    const count = this.number(word);
    if (!(Number.isInteger(count) && count >= 1 && count <= most)) {
      throw this.problem(`${word} is not a whole number between 1 and ${most}`);
    }
    return count;
  }

  /** Consumes a duration; returns nanoseconds. */
  duration(word = this.word('a duration')) {
    const [, whole, fraction = '', unit] = /^(\d+)(?:\.(\d+))?(ns|us|ms|s)$/.exec(word) ?? [];
    if (!unit) throw this.problem(`${word} is not a duration, for example 8ms`);
    const digits = fraction.replace(/0+$/, '');
    const nanoseconds = Number(whole + digits.padEnd(units[unit], '0'));
    if (digits.length > units[unit]) throw this.problem(`${word} is no whole number of nanoseconds`);
    if (!Number.isSafeInteger(nanoseconds)) throw this.problem(`${word} is too long for a page`);
    return nanoseconds;
  }

  /** Consumes a position: `160` on the main axis, or `160,20`. */
  place(word = this.word('a place')) {
    const [first, second, more] = word.split(',');
    if (more !== undefined) throw this.problem(`${word} is not a place`);
    if (second === undefined) return { along: this.number(first) };
    return { x: this.number(first), y: this.number(second) };
  }

  /** Consumes `name=value` words. */
  attributes(allowed) {
    const found = {};
    while (this.peek?.includes('=')) {
      const [name, value] = this.word('').split('=');
      if (!allowed.includes(name)) throw this.problem(`unknown attribute ${name}`);
      found[name] = value;
    }
    return found;
  }
}
