/** Every command of the inbox, by the end of its message key, with the keys that give it. */
export const inboxShortcuts = [
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['range', 'Shift', 'X'],
  ['reply', 'R'],
  ['note', 'N'],
  ['tags', 'C'],
  ['template', 'T'],
  ['ai_draft', 'A'],
  ['send_next', 'Ctrl', '↵'],
  ['search', '/'],
  ['leave', 'Esc'],
  ['help', '?'],
] as const;
