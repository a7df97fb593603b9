import menu from './menu.yaml';

console.log(menu.title);
