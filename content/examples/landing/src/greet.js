export function greet(name) {
  return `Hello, ${name}!`;
}

// Nobody imports this one.
export function shout(name) {
  return greet(name).toUpperCase();
}
