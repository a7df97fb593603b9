import { configsIn } from '../../../../scripts/blocks/configsIn';
import { stubModule } from '../../../../scripts/blocks/stubModule';

test('functions are called and lists are walked', async () => {
  const exported = [() => ({ mode: 'none' }), Promise.resolve({ watch: true })];
  expect(await configsIn(exported)).toEqual([{ mode: 'none' }, { watch: true }]);
});

test('a module that is not installed is not called again and again', async () => {
  const stub = stubModule('jquery');
  expect(await configsIn(stub)).toEqual([stub]);
});
