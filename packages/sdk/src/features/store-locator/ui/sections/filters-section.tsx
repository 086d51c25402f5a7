'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useId, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { LocatorFilterOffer } from '../../settings/locator-settings.ts';
import { moveItem } from '../../settings/move-item.ts';
import { useLocatorFilters } from '../../settings/use-locator-settings.ts';
import { LocatorText } from '../fields/locator-layout.tsx';
import { MoveButtons, useFollowMove } from '../fields/move-buttons.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** What visitors filter by, in its order. */
export function FiltersSection(): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { value: filters, onChange } = useLocatorField('filters');
  const { data: offers = [], isPending } = useLocatorFilters();
  const [announcement, setAnnouncement] = useState('');
  const follow = useFollowMove(filters.map(keyOf).join());
  const chosen = filters.map((filter) => ({
    ...filter,
    label: filter.key,
    count: undefined,
    ...offers.find((offer) => keyOf(offer) === keyOf(filter)),
  }));
  const left = offers.filter((offer) => !filters.some((filter) => keyOf(filter) === keyOf(offer)));
  const change = (next: typeof filters) => onChange(next.map(({ kind, key }) => ({ kind, key })));
  return (
    <SettingsSection name="filters" text={t('store_locator.settings.filters.text')}>
      {chosen.length === 0 ? (
        <LocatorText>{t('store_locator.settings.filters.none')}</LocatorText>
      ) : (
        <List isFramed lines="between" aria-label={t('store_locator.settings.filters.list')}>
          {chosen.map((filter, place) => (
            <Row as="li" gap={1} padding={[3, 4]} key={keyOf(filter)}>
              <Stack flex="grow">
                <Text wrap="anywhere">{filter.label}</Text>
                <Text as="small" size="s" tone="subtle" isTabular>
                  {t(`store_locator.settings.filters.kind.${filter.kind}`)}
                  {filter.count !== undefined && (
                    <span>{`, ${t('common.locations', { count: filter.count })}`}</span>
                  )}
                </Text>
              </Stack>
              <MoveButtons
                name={filter.label}
                id={`${id}${keyOf(filter)}`}
                place={place}
                count={chosen.length}
                onMove={(to, way) => {
                  follow(`${id}${keyOf(filter)}`, way);
                  change([...moveItem(filters, place, to)]);
                  setAnnouncement(
                    t('store_locator.move.moved', {
                      name: filter.label,
                      place: to + 1,
                      count: chosen.length,
                    }),
                  );
                }}
              />
              <IconButton
                size="s"
                icon={<TrashIcon size={16} />}
                label={t('store_locator.move.remove', { name: filter.label })}
                onPress={() => change(filters.filter((_, index) => index !== place))}
              />
            </Row>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {filters.length < locatorLimits.filters ? (
        <ComboBox
          // Empty again after each choice.
          key={filters.map(keyOf).join()}
          label={t('store_locator.settings.filters.add')}
          placeholder={t('store_locator.settings.filters.placeholder')}
          emptyText={t('store_locator.settings.filters.nothing')}
          isLoading={isPending}
          options={left.map((offer) => ({
            id: keyOf(offer),
            label: offer.label,
            description: `${t(`store_locator.settings.filters.kind.${offer.kind}`)}, ${t('common.locations', { count: offer.count })}`,
          }))}
          value={null}
          onChange={(key) => {
            const offer = left.find((one) => keyOf(one) === key);
            if (offer) change([...filters, offer]);
          }}
        />
      ) : (
        <LocatorText>{t('store_locator.settings.filters.full')}</LocatorText>
      )}
    </SettingsSection>
  );
}

function keyOf({ kind, key }: Pick<LocatorFilterOffer, 'kind' | 'key'>): string {
  return `${kind}:${key}`;
}
