const { hot } = module;

const print = (status) => console.log(`status: ${status}`);
const removed = () => console.log('this handler was removed');

hot.addStatusHandler(print);
hot.addStatusHandler(removed);
hot.removeStatusHandler(removed);

process.on('SIGUSR2', async () => {
  try {
    const found = await hot.check();
    console.log(`found: ${found}`);
    if (found) console.log(`applied: ${await hot.apply()}`);
  } catch (error) {
    console.log(`${hot.status()}: ${error.message}`);
  }
});
