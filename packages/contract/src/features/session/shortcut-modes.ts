/**
 * Which keyboard shortcuts a person wants to be heard. `all`; `modifiers`: none that a single letter, digit or sign
 * would give (WCAG 2.1.4); `none`: only Escape, which closes what is open.
 */
export const shortcutModes = ['all', 'modifiers', 'none'] as const;

export type ShortcutMode = (typeof shortcutModes)[number];
