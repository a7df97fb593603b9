import settings from 'settings';

console.log(settings);
