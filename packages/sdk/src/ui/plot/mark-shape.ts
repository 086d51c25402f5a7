/** Shapes around the origin, one a series, in relative steps: circle, square, triangle, diamond, triangle upside down. */
export const markShapes = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  'M-3.2 -3.2h6.4v6.4h-6.4z',
  'M0 -4.2l4 7.2h-8z',
  'M0 -4.6l4.6 4.6l-4.6 4.6l-4.6 -4.6z',
  'M0 4.2l4 -7.2h-8z',
] as const;
