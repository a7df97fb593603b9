/** Returns the names of all members of the loader context. */
export default function membersLoader() {
  return `export default ${JSON.stringify(Object.keys(this).sort())};`;
}
