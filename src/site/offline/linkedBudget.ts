/** The maximum size, in bytes, of pages that are saved automatically because menus link to them. */
export const LINKED_BUDGET = 400_000;
