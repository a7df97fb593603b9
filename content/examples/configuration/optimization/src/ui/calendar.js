const names = new Map();

'January February March April May June July August September October November December'
  .split(' ')
  .forEach((name, month) => names.set(month, name));

export const monthName = (date) => names.get(date.getMonth());
