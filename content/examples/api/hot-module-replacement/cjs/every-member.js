require('./counter.js');
require('./fixed.js');
require('./other.js');

module.hot.accept(['./counter.js', './other.js'], () => console.log('counter.js was updated'));
module.hot.decline(['./fixed.js']);
