'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../patterns/choice-menu.tsx';
import type { Website } from '../../company/websites/websites.ts';
import type { SearchPlace } from '../watched-websites.ts';
import { shortAddress } from './short-address.ts';

/** The choice of everything, beside ids. */
const all = 'all';

interface WebsiteChoiceProps {
  websites: readonly Website[];
  website: Website | undefined;
  places: readonly SearchPlace[];
  /** Undefined for all of them. */
  location: number | undefined;
  onChange: (change: { website: number } | { location: number | undefined }) => void;
}

/** Chooses a website, and from where it is looked for; nothing where there is nothing to choose from. */
export function WebsiteChoice({
  websites,
  website,
  places,
  location,
  onChange,
}: WebsiteChoiceProps): JSX.Element {
  const t = useTranslate();
  const addressOf = (id: string) => shortAddress(websites.find((one) => String(one.id) === id)?.url ?? '');
  const placeOf = (id: string) =>
    id === all
      ? t('websites.choice.all_places')
      : (places.find((one) => String(one.id) === id)?.name ?? t('websites.choice.unknown_place'));
  const place = location === undefined ? all : String(location);
  return (
    <>
      {website && (
        <ChoiceMenu
          label={t('websites.choice.website', { website: shortAddress(website.url) })}
          text={shortAddress(website.url)}
          choices={websites.map(({ id }) => String(id))}
          nameOf={addressOf}
          value={String(website.id)}
          onChange={(id) => onChange({ website: Number(id) })}
          placement="bottom start"
        />
      )}
      {(places.length > 1 || location !== undefined) && (
        <ChoiceMenu
          label={t('websites.choice.place', { place: placeOf(place) })}
          text={placeOf(place)}
          choices={[all, ...places.map(({ id }) => String(id))]}
          nameOf={placeOf}
          value={place}
          onChange={(id) => onChange({ location: id === all ? undefined : Number(id) })}
          placement="bottom start"
        />
      )}
    </>
  );
}
