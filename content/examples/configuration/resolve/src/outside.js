import secret from '../server/secret.js';

console.log(secret);
