/** What a header such as `Accept` asks for, with the weight of each: `text/html, text/*;q=0.5`. */
export const weightsIn = (header = ''): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight) || 0];
    }),
  );
