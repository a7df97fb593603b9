import kit from 'kit';

console.log(kit);
