import fs from 'node:fs';

// What npm does for a workspace: node_modules/shared is a link to the folder.
fs.renameSync('shared/node_modules-of-shared', 'shared/node_modules');
fs.symlinkSync('../shared', 'node_modules/shared');
