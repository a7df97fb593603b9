export const evaluate = (code) => eval(code);
