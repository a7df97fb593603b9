/** What components use of Gatsby, without a Gatsby around them. */
export const navigate = jest.fn();
export const withPrefix = (path: string) => path;
export const graphql = () => '';
