if (typeof localStorage !== 'undefined') {
  console.log(localStorage.getItem('theme'));
}

export function read(localStorage) {
  return localStorage.length;
}
