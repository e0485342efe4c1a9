// The protocol of drivers: reads lines of JSON, and writes one answer per line. See Guides/driver-lines.md of Detent.
import { createInterface } from 'node:readline';

/**
 * Answers all lines with a control.
 * @param control make(settings) makes a fresh one and returns the driver's abilities; set(line), update(line) and take(line)
 *   perform a line; state() returns the value and the effects since the last answer
 * @param input source of the lines
 * @param output destination of the answers
 */
export async function answerLines(control, input = process.stdin, output = process.stdout) {
  for await (const text of createInterface({ input })) {
    const line = JSON.parse(text);
    if (line.end) break;
    output.write(`${JSON.stringify(await answer(control, line))}\n`);
  }
}

async function answer(control, line) {
  try {
    if (line.new) return { ...await control.make(line.new), ...await control.state() };
    await control[line.set ? 'set' : line.update ? 'update' : 'take'](line);
    return await control.state();
  } catch (problem) {
    return { error: problem.message };
  }
}
