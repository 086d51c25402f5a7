'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ChoiceMenu } from '../../../patterns/choice-menu.tsx';
import type { Website } from '../../company/websites/websites.ts';
import type { SearchPlace } from '../watched-websites.ts';
import { WebsiteChoice } from './website-choice.tsx';

/** The choice of everything, beside ids. */
const all = 'all';

interface WebsiteAndPlaceProps {
  websites: readonly Website[];
  website: Website | undefined;
  places: readonly SearchPlace[];
  /** Undefined for all of them. */
  location: number | undefined;
  onChange: (change: { website: number } | { location: number | undefined }) => void;
}

/** Chooses a website, and from where it is looked for; nothing where there is nothing to choose from. */
export function WebsiteAndPlace({
  websites,
  website,
  places,
  location,
  onChange,
}: WebsiteAndPlaceProps): JSX.Element {
  const t = useTranslate();
  const placeOf = (id: string) =>
    id === all
      ? t('websites.choice.all_places')
      : (places.find((one) => String(one.id) === id)?.name ?? t('websites.choice.unknown_place'));
  const place = location === undefined ? all : String(location);
  return (
    <>
      <WebsiteChoice
        {...{ websites, website }}
        labelOf={(address) => t('websites.choice.website', { website: address })}
        onChange={(id) => onChange({ website: id })}
      />
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
