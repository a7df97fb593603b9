import notes from './notes.txt';

console.log(notes);
