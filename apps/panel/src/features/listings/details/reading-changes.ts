/** What it takes to see what others changed. */
export const readingChanges = {
  permission: 'view_external_changes',
  module: 'external_changes',
  demo: 'allowed',
} as const;
