/** The modes and the targets of a build for which the reference knows defaults. */
export const MODES = ['development', 'production', 'none'] as const;
export const TARGETS = ['web', 'webworker', 'node', 'electron-main', 'electron-renderer'] as const;
