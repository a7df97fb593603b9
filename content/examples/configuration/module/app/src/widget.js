import page from './page.html';

console.log(page);
