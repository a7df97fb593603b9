import { testCounts } from '../../../../scripts/checks/testCounts';

test('the tests of all runs are added up, and a file that cannot start has failed', () => {
  const reports = [
    { numPassedTests: 10, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
    { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 },
  ];

  expect(testCounts(reports)).toEqual({ passed: 13, failed: 3 });
});

test('without a run nothing has passed', () => {
  expect(testCounts([])).toEqual({ passed: 0, failed: 0 });
});
