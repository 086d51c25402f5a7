'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import {
  locatorLimits,
  type SectionKind,
  sectionKinds,
} from '@pinfold/contract/features/store-locator/locator';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocatorSection, LocatorSectionItem } from '../../settings/locator-settings.ts';
import type { ExtraSectionsProps } from './extra-sections.tsx';
import { ImageField } from './image-field.tsx';
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

interface ExtraItemProps extends Pick<ExtraSectionsProps, 'messageOf'> {
  kind: SectionKind;
  item: LocatorSectionItem;
  name: string;
  path: string;
  onChange: (item: LocatorSectionItem) => void;
  onRemove: () => void;
}

/** One link, button or picture. */
function ExtraItem({ kind, item, name, path, messageOf, onChange, onRemove }: ExtraItemProps): JSX.Element {
  const t = useTranslate();
  const isImage = kind === 'images';
  return (
    <Root role="group" aria-label={name}>
      <TextField
        label={t(isImage ? 'store_locator.extra.image_text' : 'store_locator.extra.item_text')}
        value={item.text}
        maxLength={isImage ? locatorLimits.imageText : locatorLimits.linkText}
        onChange={(text) => onChange({ ...item, text })}
        errorMessage={messageOf(`${path}.text`)}
      />
      <TextField
        type="url"
        label={t('store_locator.extra.item_url')}
        value={item.url}
        maxLength={locatorLimits.url}
        onChange={(url) => onChange({ ...item, url: url.trim() })}
        errorMessage={messageOf(`${path}.url`)}
      />
      <IconButton
        size="s"
        icon={<TrashIcon size={16} />}
        label={t('store_locator.move.remove', { name })}
        onPress={onRemove}
      />
      {isImage && (
        <ImageField
          kind="section"
          label={t('store_locator.extra.item_image')}
          value={item.image}
          onChange={(image) => onChange({ ...item, image })}
          errorMessage={messageOf(`${path}.image`)}
        />
      )}
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('LocatorForm-item'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  & > :nth-child(2) {
    grid-column: 1;
    grid-row: 2;
  }
  & > :nth-child(4) {
    grid-column: 1 / -1;
  }
  @container (min-width: 460px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: start;
    & > :nth-child(2) {
      grid-column: auto;
      grid-row: auto;
    }
    & > :nth-child(3) {
      margin-block-start: calc(1.5em + 4px);
    }
  }
`;
