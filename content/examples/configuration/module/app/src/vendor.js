var config = typeof require === 'function' ? 'found require' : 'no require';
console.log(config, process.env.NODE_ENV);
