export const show = () => console.log('Help');
export const questions = ['How do I pay?', 'How do I cancel?'];
