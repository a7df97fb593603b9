const removed = () => console.log('this handler was removed');

console.log(`count 1, active ${module.hot.active}, data ${JSON.stringify(module.hot.data)}`);

module.hot.dispose((data) => {
  data.count = 1;
});
module.hot.addDisposeHandler((data) => {
  data.more = true;
});
module.hot.addDisposeHandler(removed);
module.hot.removeDisposeHandler(removed);

module.hot.accept();
if (module.hot.data) module.hot.invalidate();
