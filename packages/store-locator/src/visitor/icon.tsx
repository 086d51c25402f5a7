import type { JSX } from 'react';
import { part } from './parts.ts';

const shapes = {
  position: 'M12 3v3m0 12v3M3 12h3m12 0h3M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  cross: 'M6 6l12 12M18 6L6 18',
  store:
    'M12 21s7-6.3 7-11.3A7 7 0 0 0 5 9.7C5 14.7 12 21 12 21zm0-8.8a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  town: 'M4 20V9l5-4 5 4v11M14 20v-8h6v8M3 20h18M8 13h2m-2 4h2',
  place: 'M4 4l16 6-7 3-3 7z',
  chevron: 'M6 9l6 6 6-6',
} as const;

/** A decorative icon, hidden from screen readers. */
export function Icon({ shape }: { shape: keyof typeof shapes }): JSX.Element {
  return (
    <svg className={part('icon')} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[shape]} />
    </svg>
  );
}
