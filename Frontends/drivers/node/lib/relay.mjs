// Driver process started by detent: passes lines to the test that has the page, and answers back.
import { connect } from 'node:net';

const socket = connect(process.argv[2]);
process.stdin.pipe(socket).pipe(process.stdout);
socket.on('error', () => process.exit(1));
