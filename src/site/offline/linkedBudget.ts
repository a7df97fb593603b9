/** Bytes of pages that are saved without being asked for. */
export const LINKED_BUDGET = 400_000;
