let { greet } = require('./greet.js');

console.log(greet('Ada'));

if (module.hot) {
  module.hot.accept('./greet.js', () => {
    ({ greet } = require('./greet.js'));
    console.log(greet('Ada'));
  });
}
