import widget from './widget';

console.log(widget);
