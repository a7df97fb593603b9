const DEFAULT_PORT = 9000;

export function wantedPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;

  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;

  throw new Error(
    [
      `port: expected a number from 0 to 65535, received ${JSON.stringify(value)}`,
      `  Fix: --port ${DEFAULT_PORT} (0 takes any free port)`,
    ].join('\n'),
  );
}
