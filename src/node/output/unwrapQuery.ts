type Result<Data> = { data?: Data | undefined; errors?: unknown };

/** What a query found; a query that fails is a fault of ours, not of the content. */
export function queried<Data>({ data, errors }: Result<Data>): Data {
  if (!data) throw new Error(`The query failed: ${JSON.stringify(errors)}`);
  return data;
}
