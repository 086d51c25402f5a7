/** Screens on which the sidebar becomes a drawer. */
export const narrow = '(max-width: 900px)';
