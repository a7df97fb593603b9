// In Node.js 20, `--disable-warning` would remove all experimental warnings.
process.emitWarning = new Proxy(process.emitWarning, {
  apply(emitWarning, self, args) {
    const isMuted = String(args[0]).startsWith('VM Modules');
    if (!isMuted) Reflect.apply(emitWarning, self, args);
  },
});
