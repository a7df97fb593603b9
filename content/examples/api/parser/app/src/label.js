DEV: {
  console.log('development');
}
console.log('always');
