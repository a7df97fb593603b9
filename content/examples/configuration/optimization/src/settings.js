export const MAX_ITEMS = 20;
export const LANGUAGES = ['en', 'de', 'fr'];
