const name = document.body.dataset.plugin;

console.log(require(name));
