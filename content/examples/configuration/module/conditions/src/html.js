export const html = '<p></p>';
