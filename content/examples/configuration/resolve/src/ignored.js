import 'devtools-panel';

console.log('without the panel');
