export { default } from 'shared-dependency';
