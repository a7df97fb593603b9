// In native ES modules Jest has no `jest` global, although its types promise one.
globalThis.jest = import.meta.jest;
