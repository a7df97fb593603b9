export const trackers = [];
console.log('tracking starts');
