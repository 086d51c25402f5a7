import { type JSX, useRef } from 'react';
import { readableColor } from '@pinfold/contract/features/store-locator/readable-color';
import { useLater } from '../load-order.ts';
import { useSheet } from '../use-sheet.ts';
import { lateSheet } from './late-sheet.ts';
import { type LocatorPartProps, part } from './parts.ts';

export { CardActions, Distance } from './card-extras.tsx';
export { LanguageChoice, Links, nothingLabel, OfflineNote, OriginButton } from './list-extras.tsx';
export { MapPane, ViewSwitch } from './map-pane.tsx';
export { SearchButtons, SearchNotes, Suggestions } from './search-extras.tsx';

/** Adds the styles of the late parts. */
export function LateStyles({ nonce }: { nonce: string | undefined }): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, lateSheet, nonce);
  return <span ref={place} className={part('hidden')} hidden />;
}

/** Returns the owner's colour as CSS variables, readable in each colour scheme. */
export function brandColors(color: string): Record<`--pf-brand-${'light' | 'dark'}`, string> {
  const known = /^#[0-9a-f]{6}$/i.test(color) ? color : '#3d4edb';
  return {
    '--pf-brand-light': readableColor(known, 'light'),
    '--pf-brand-dark': readableColor(known, 'dark'),
  };
}

/** The details of one store, over the list, which keeps its scroll position. */
export function DetailsPane({ state, messages, id }: LocatorPartProps & { id: number }): JSX.Element {
  const { value, isFailed, retry } = useLater(loadDetails, true);
  const Details = value?.StoreDetails;
  return (
    <div className={part('details')}>
      {Details ? (
        <Details {...{ state, messages, id }} />
      ) : (
        <div className={part('message')} role={isFailed ? 'alert' : 'status'}>
          <p>{isFailed ? messages.detailsFailed : messages.loading}</p>
          {isFailed && (
            <button type="button" className={part('action')} onClick={retry}>
              {messages.retry}
            </button>
          )}
          <button type="button" className={part('action')} onClick={() => state.open(null)}>
            {messages.back}
          </button>
        </div>
      )}
    </div>
  );
}

function loadDetails() {
  return import('./details/store-details.tsx');
}
