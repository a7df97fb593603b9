import chart from 'chart';

console.log(chart);
