import config from '#config';

console.log(config);
