import './style.css';

const logo = new Image();
logo.src = new URL('./logo.svg', import.meta.url);
document.body.append(logo);

import(/* webpackChunkName: "cart" */ './cart.js').then(({ total }) => {
  document.body.append(`Total: ${total([5, 8])}`);
});
