globalThis.openDialogs = new Set();

export function Dialog(title) {
  globalThis.openDialogs.add(title);

  return `<dialog><h2>${title}</h2></dialog>`;
}
