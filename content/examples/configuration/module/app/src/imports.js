import text from './notes.txt' with { type: 'text' };
import url from './notes.txt' with { as: 'url' };

console.log(text, url);
