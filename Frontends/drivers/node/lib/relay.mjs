// Driver process started by detent: relays lines to the test that owns the page, and returns the
// answers.
import { connect } from 'node:net';

const socket = connect(process.argv[2]);
process.stdin.pipe(socket).pipe(process.stdout);
socket.on('error', () => process.exit(1));
