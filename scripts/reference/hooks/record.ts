import { recordSamples } from './sampleBuilds';
import { writeSampleProject } from './sampleProject';

// Writes a sample project to the given folder, builds it, and prints which hooks ran. It runs in a
// separate process, because the recorder taps deprecated hooks too, which must not print warnings.
process.noDeprecation = true;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the sample project');

writeSampleProject(folder);
recordSamples(folder).then(
  (records) => process.stdout.write(JSON.stringify(records)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
