import { writeSync } from 'node:fs';
import { extractReference } from './extractReference';

// A process of its own, in an empty folder: webpack's defaults depend on both.
extractReference(process.cwd()).then(
  (reference) => {
    process.stdout.write(JSON.stringify(reference), () => process.exit(0));
  },
  (error: unknown) => {
    writeSync(2, error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
