import { report } from '../../../../scripts/attack/report';

test('names what got through, below how much was tried', () => {
  const results = [
    {
      name: 'server',
      attempts: [
        { name: 'a range that ends before it begins', held: true },
        { name: 'a file that goes away', held: false, detail: 'the process ended' },
      ],
    },
    { name: 'builds', attempts: [] },
  ];

  expect(report(results)).toBe(
    [
      '        tried  got through',
      'server      2            1',
      'builds      0            0',
      '✗ server: a file that goes away',
      '    the process ended',
    ].join('\n'),
  );
});
