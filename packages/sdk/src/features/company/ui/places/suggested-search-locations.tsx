'use client';
import type { JSX } from 'react';
import { companyMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { SuggestedPlacesCard } from './suggested-places-card.tsx';

export interface SuggestedSearchLocationsProps {
  /** Id of the location whose town is suggested. */
  facility: number;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where keywords of websites are chosen; offered once the town was added. */
  websitesHref?: string | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The town of one location as a place to check the positions of websites from: added or rejected with one press, with
 * undo. Draws nothing where the town is a search location already or was rejected, and for who may not add one.
 *
 * Failures are shown in place; what concerns more than this is reported to the Provider's `onError`.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-SuggestedSearchLocations
 * @example
 * ```tsx
 * <SuggestedSearchLocations facility={12} websitesHref="/websites" planHref="/plan" />
 * ```
 */
export function SuggestedSearchLocations({
  appearance,
  ...props
}: SuggestedSearchLocationsProps): JSX.Element {
  return (
    <Surface component="SuggestedSearchLocations" appearance={appearance}>
      <TownOfLocation key={props.facility} {...props} />
    </Surface>
  );
}

function TownOfLocation({
  facility,
  headingLevel = 2,
  websitesHref,
  planHref,
}: Omit<SuggestedSearchLocationsProps, 'appearance'>) {
  const t = useTranslate();
  if (!useFeatureMessages(companyMessages)) return null;
  return (
    <SuggestedPlacesCard
      part="SuggestedSearchLocations"
      title={t('company.places.nearby_title')}
      text={t('company.places.nearby_text')}
      of={{ facility }}
      {...{ headingLevel, websitesHref, planHref }}
    />
  );
}
