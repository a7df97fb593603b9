import { query } from '../search/state.js';

export const cart = [query];
