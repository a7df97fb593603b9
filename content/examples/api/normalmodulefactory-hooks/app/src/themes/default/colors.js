import { shade } from './shade.js';

export const text = shade('gray');
