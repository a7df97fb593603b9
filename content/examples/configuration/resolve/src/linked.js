import shared from 'shared';

console.log(shared);
