'use client';
import { type JSX, useState } from 'react';
import { storeLocatorMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { type LocationSummary, useReviewLocations } from '../../../listings/use-locations-choice.ts';
import { LocatorText } from '../fields/locator-layout.tsx';
import { QuestionList } from './question-list.tsx';

export interface StoreLocatorQuestionsProps {
  /** Questions of this location alone; left out, the user chooses between all locations and one. */
  facilityId?: number | undefined;
  /** Level of titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of these questions alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Questions and answers that the store locator shows, for all locations or for one: add, edit in place, reorder by
 * dragging or with buttons, and remove with undo. Each change is saved at once.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-StoreLocatorQuestions
 * @example
 * ```tsx
 * <StoreLocatorQuestions facilityId={12} />
 * ```
 */
export function StoreLocatorQuestions({
  facilityId,
  headingLevel = 2,
  appearance,
}: StoreLocatorQuestionsProps): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission('manage_store_locator');
  return (
    <FeatureSurface
      component="StoreLocatorQuestions"
      appearance={appearance}
      messages={[storeLocatorMessages]}
      permission={{ reason }}
      forbidden="store_locator.settings.forbidden"
      loading={{ blocks: 3, lines: 2 }}
    >
      {facilityId === undefined ? (
        <ChosenQuestions headingLevel={headingLevel} />
      ) : (
        <Stack part="StoreLocatorQuestions" gap={5} minInlineSize="0">
          <LocatorText>{t('store_locator.questions.one_text')}</LocatorText>
          <QuestionList locationId={facilityId} headingLevel={headingLevel} />
        </Stack>
      )}
    </FeatureSurface>
  );
}

function ChosenQuestions({ headingLevel }: { headingLevel: 2 | 3 | 4 }) {
  const t = useTranslate();
  const [about, setAbout] = useState<'all' | 'one'>('all');
  const [locationId, setLocationId] = useState<number | null>(null);
  return (
    <Stack part="StoreLocatorQuestions" gap={5} minInlineSize="0">
      <Row align="end" gap={5} rowGap={4} wrap>
        <SegmentedControl
          label={t('store_locator.questions.about')}
          segments={[
            { id: 'all', label: t('store_locator.questions.about_all') },
            { id: 'one', label: t('store_locator.questions.about_single') },
          ]}
          value={about}
          onChange={setAbout}
        />
        {about === 'one' && (
          <Inset basis="260px" maxInlineSize="420px">
            <LocationField onChange={setLocationId} />
          </Inset>
        )}
      </Row>
      {about === 'all' ? (
        <QuestionList key="all" locationId={null} headingLevel={headingLevel} />
      ) : locationId === null ? (
        <LocatorText>{t('store_locator.questions.choose_location')}</LocatorText>
      ) : (
        <>
          <LocatorText>{t('store_locator.questions.one_text')}</LocatorText>
          <QuestionList key={locationId} locationId={locationId} headingLevel={headingLevel} />
        </>
      )}
    </Stack>
  );
}

/** One location, found by typing. */
function LocationField({ onChange }: { onChange: (locationId: number) => void }): JSX.Element {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<LocationSummary>();
  const { data, isFetching } = useReviewLocations(q ? { q } : {});
  const found = data?.results ?? [];
  // The text of the field is that of the choice, which a search for something else does not find.
  const options = chosen && q === '' ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found;
  return (
    <ComboBox
      // Its text follows the choice.
      key={chosen?.id ?? 'none'}
      label={t('store_locator.questions.location')}
      placeholder={t('store_locator.questions.location_placeholder')}
      emptyText={t('store_locator.questions.no_location')}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      onInputChange={(text) => setQ(chosen && text === labelOf(chosen) ? '' : text.trim())}
      options={options.map((location) => ({ id: String(location.id), label: labelOf(location) }))}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => {
        const location = options.find((one) => String(one.id) === id);
        if (!location) return;
        setQ('');
        setChosen(location);
        onChange(location.id);
      }}
    />
  );
}

function labelOf({ name, formatted_address: address }: LocationSummary): string {
  return address ? `${name}, ${address}` : name;
}
