import type { JSX } from 'react';
import type { Language } from '@pinfold/contract/languages';
import type { PublicStoreCard } from '../locator-source.ts';
import { directionsUrl } from './directions-url.ts';
import { type LocatorPartProps, part } from './parts.ts';

/** Actions of the selected store: directions, call, details. */
export function CardActions({
  state,
  messages,
  card,
}: LocatorPartProps & { card: PublicStoreCard }): JSX.Element {
  const { id, name, phone } = card;
  const url = directionsUrl(card);
  return (
    <div className={part('actions')}>
      <a
        className={part('action')}
        data-kind="primary"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${messages.directionsTo(name)} (${messages.newWindow})`}
        onClick={() => state.emit({ type: 'directions', id, url })}
      >
        {messages.directions}
      </a>
      {/^\+?[\d ]+$/.test(phone) && (
        <a
          className={part('action')}
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={messages.callTo(name)}
          onClick={() => state.emit({ type: 'call', id, phone })}
        >
          {messages.call}
        </a>
      )}
      <button
        type="button"
        className={part('action')}
        data-kind="quiet"
        aria-label={messages.detailsOf(name)}
        onClick={() => state.open(id)}
      >
        {messages.details}
      </button>
    </div>
  );
}

/** The distance of a store from the search origin; nothing without an origin. */
export function Distance({ state, messages, id }: LocatorPartProps & { id: number }): JSX.Element | null {
  const distance = state.distanceTo(id);
  if (distance === undefined) return null;
  const unit = state.locator?.options.distance_unit ?? 'km';
  return (
    <span className={part('distance')}>
      <span className={part('hidden')}>{`${messages.away} `}</span>
      {formatDistance(distance, unit, messages.language)}
    </span>
  );
}

const kilometresInMile = 1.609344;

/** Formats a distance in kilometres: metres below 1 km, tenths below 10. */
export function formatDistance(kilometres: number, unit: 'km' | 'mi', language: Language): string {
  if (unit === 'km' && kilometres < 0.995)
    return inUnit(Math.max(10, Math.round(kilometres * 100) * 10), 'meter', language, 0);
  const distance = unit === 'mi' ? kilometres / kilometresInMile : kilometres;
  return inUnit(distance, unit === 'mi' ? 'mile' : 'kilometer', language, distance < 9.95 ? 1 : 0);
}

function inUnit(value: number, unit: string, language: Language, digits: number): string {
  const key = `${language} ${unit} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format.format(value);
}

const formats = new Map<string, Intl.NumberFormat>();
