import { useRef, type JSX } from 'react';
import { useSheet } from '../use-sheet.ts';
import { lateSheet } from './late-sheet.ts';
import { part } from './part.ts';

export { brandColors } from './brand-colors.ts';
export { CardActions } from './card-actions.tsx';
export { DetailsPane } from './details-pane.tsx';
export { Distance } from './distance.tsx';
export { LanguageChoice } from './language-choice.tsx';
export { Links } from './links.tsx';
export { MapPane } from './map-pane.tsx';
export { nothingWords } from './nothing-words.ts';
export { OfflineNote } from './offline-note.tsx';
export { OriginButton } from './origin-button.tsx';
export { SearchButtons } from './search-buttons.tsx';
export { SearchNotes } from './search-notes.tsx';
export { Suggestions } from './suggestions.tsx';
export { ViewSwitch } from './view-switch.tsx';

/** The looks of what comes after the list. */
export function LateStyles({ nonce }: { nonce: string | undefined }): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, lateSheet, nonce);
  return <span ref={place} className={part('hidden')} hidden />;
}
