type Result<Data> = { data?: Data | undefined; errors?: unknown };

/** What a query found; a query that fails is our error, not an author's. */
export function unwrapQuery<Data>({ data, errors }: Result<Data>): Data {
  if (!data) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
  return data;
}
