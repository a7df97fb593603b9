const createLogger = (name) => console;
const log = createLogger('cart');

log.debug('opened');
log.info('sent');
{
  const log = console;
  log.debug('inner');
}
