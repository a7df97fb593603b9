// `--disable-warning` of Node 20 would take every experimental warning away.
process.emitWarning = new Proxy(process.emitWarning, {
  apply(emitWarning, self, args) {
    const isMuted = String(args[0]).startsWith('VM Modules');
    if (!isMuted) Reflect.apply(emitWarning, self, args);
  },
});
