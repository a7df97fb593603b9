import { serveSite } from '../../server/serveSite';

// Ends with the attack that started it.
process.on('disconnect', () => process.exit());

const [, , directory = ''] = process.argv;
void serveSite({ directory, port: 0, report: () => undefined }).then(({ port }) =>
  process.send?.(port),
);
