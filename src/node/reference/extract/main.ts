import { writeSync } from 'node:fs';
import { extractReference } from './extractReference';
import { pretend } from './typeStripping';

// Runs in a separate process and an empty folder, because webpack's defaults depend on both.
// It says the same on every Node.js that it runs on.
pretend(true);
extractReference(process.cwd()).then(
  (reference) => {
    process.stdout.write(JSON.stringify(reference), () => process.exit(0));
  },
  (error: unknown) => {
    writeSync(2, error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
