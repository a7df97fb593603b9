import('./sum.wasm').then(({ add }) => console.log(add(5, 8)));
