'use client';
/** Internals that our own Storybook shows. Not an entry of the published package. */
export { inboxShortcuts } from './features/opinions/ui/inbox/inbox-shortcuts.tsx';
export { createTranslate } from './i18n/i18n.ts';
export { contrast } from './theme/contrast.ts';
export { PortalRoot } from './theme/portal-root.tsx';
export { readablePairs } from './theme/readable-pairs.ts';
export { ThemeRoot } from './theme/theme-root.tsx';
export { colors } from './theme/tokens.ts';
export { SegmentedControl } from './ui/fields/segmented-control.tsx';
