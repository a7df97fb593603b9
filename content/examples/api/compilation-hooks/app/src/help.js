export const open = () => console.log('help opened');
