/** The part of Jest's `--json` report that is read here. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};

export type TestCounts = { passed: number; failed: number };

/** A file that cannot even start counts as one failed test. */
export function testCounts(reports: readonly JestReport[]): TestCounts {
  const counts = { passed: 0, failed: 0 };

  for (const report of reports) {
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  }
  return counts;
}
