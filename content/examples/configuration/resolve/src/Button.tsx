export const Button = 'Button.tsx';
