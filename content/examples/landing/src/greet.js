export function greet(name) {
  return `Hello, ${name}!`;
}

// This one isn't imported.
export function shout(name) {
  return greet(name).toUpperCase();
}
