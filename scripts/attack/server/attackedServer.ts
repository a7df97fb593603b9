import { serveSite } from '../../server/serveSite';

// Ends when the attack that started it ends.
process.on('disconnect', () => process.exit());

const [, , directory = ''] = process.argv;
void serveSite({ directory, port: 0, report: () => undefined }).then(({ port }) =>
  process.send?.(port),
);
