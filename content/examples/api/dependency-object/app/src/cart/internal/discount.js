export const discount = Number(new URLSearchParams(location.search).get('discount'));
