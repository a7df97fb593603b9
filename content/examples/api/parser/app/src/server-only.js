if (isServer()) {
  require('./missing-database.js');
}
console.log('on the server:', isServer());
