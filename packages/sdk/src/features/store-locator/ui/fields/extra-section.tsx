'use client';
import { locatorLimits, sectionKinds } from '@pinfold/contract/features/store-locator/locator';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocatorSection } from '../../settings/locator-settings.ts';
import { ExtraItem } from './extra-item.tsx';
import type { ExtraSectionsProps } from './extra-sections.tsx';
import { LocatorGrid } from './locator-layout.tsx';
import { MoveButtons } from './move-buttons.tsx';

interface ExtraSectionProps extends Pick<ExtraSectionsProps, 'messageOf'> {
  id: string;
  name: string;
  section: LocatorSection;
  place: number;
  count: number;
  onChange: (section: LocatorSection) => void;
  onMove: (to: number, way: 'up' | 'down') => void;
  onRemove: () => void;
  onRemoveItem: (name: string, section: LocatorSection) => void;
}

/** One list of the owner's own: its kind, its title and its entries. */
export function ExtraSection({
  id,
  name,
  section,
  place,
  count,
  messageOf,
  ...on
}: ExtraSectionProps): JSX.Element {
  const t = useTranslate();
  const { kind, title, items } = section;
  return (
    <Stack gap={4} role="group" aria-label={name}>
      <Row gap={1}>
        <Text as="strong" weight="semibold" wrap="anywhere" flex="grow">
          {name}
        </Text>
        <MoveButtons {...{ id, name, place, count }} onMove={on.onMove} />
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('store_locator.move.remove', { name })}
          onPress={on.onRemove}
        />
      </Row>
      <LocatorGrid>
        <TextField
          label={t('store_locator.extra.title')}
          value={title}
          maxLength={locatorLimits.sectionTitle}
          onChange={(next) => on.onChange({ ...section, title: next })}
        />
        <Select
          label={t('store_locator.extra.kind')}
          options={sectionKinds.map((one) => ({ id: one, label: t(`store_locator.extra.kind.${one}`) }))}
          value={kind}
          onChange={(chosen) => {
            const next = sectionKinds.find((one) => one === chosen);
            if (!next) return;
            const kept = items.map((item) => (next === 'images' ? item : { ...item, image: null }));
            on.onChange({ ...section, kind: next, items: kept });
          }}
        />
      </LocatorGrid>
      {items.length > 0 && (
        <Stack gap={4}>
          {items.map((item, row) => {
            const itemName = item.text || t('store_locator.extra.item', { place: row + 1 });
            return (
              <ExtraItem
                key={row}
                {...{ kind, item, messageOf }}
                name={itemName}
                path={`sections.${place}.items.${row}`}
                onChange={(next) =>
                  on.onChange({ ...section, items: items.map((one, index) => (index === row ? next : one)) })
                }
                onRemove={() =>
                  on.onRemoveItem(itemName, {
                    ...section,
                    items: items.filter((_, index) => index !== row),
                  })
                }
              />
            );
          })}
        </Stack>
      )}
      {items.length < locatorLimits.sectionItems && (
        <div>
          <Button
            size="s"
            variant="ghost"
            icon={<PlusIcon size={15} />}
            onPress={() => on.onChange({ ...section, items: [...items, { text: '', url: '', image: null }] })}
          >
            {t('store_locator.extra.add_item')}
          </Button>
        </div>
      )}
      <Divider />
    </Stack>
  );
}
