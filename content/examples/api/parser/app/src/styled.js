export const styled = (name) => {
  globalThis.lastStyled = name;
  return name;
};
