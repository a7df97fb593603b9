// Starts the server, changes a module, and waits for the update.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const server = spawn(process.execPath, ['dist/main.js'], {
  env: { ...process.env, PORT: '0' },
});
let output = '';
let isEdited = false;

function end(code) {
  console.log(output);
  server.kill();
  process.exit(code);
}

function onOutput(data) {
  output += data;
  if (!isEdited && output.includes('is running')) {
    isEdited = true;
    const source = readFileSync('src/render.js', 'utf8');
    writeFileSync('src/render.js', source.replace('Hello', 'Good evening'));
  }
  if (output.includes('Update applied')) end(0);
}

server.stdout.on('data', onOutput);
server.stderr.on('data', onOutput);
setTimeout(end, 60_000, 1);
