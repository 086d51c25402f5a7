'use client';
import { locatorLimits, type SectionKind } from '@pinfold/contract/features/store-locator/locator';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { LocatorSectionItem } from '../../settings/locator-settings.ts';
import type { ExtraSectionsProps } from './extra-sections.tsx';
import { ImageField } from './image-field.tsx';

interface ExtraItemProps extends Pick<ExtraSectionsProps, 'messageOf'> {
  kind: SectionKind;
  item: LocatorSectionItem;
  name: string;
  path: string;
  onChange: (item: LocatorSectionItem) => void;
  onRemove: () => void;
}

/** One link, button or picture. */
export function ExtraItem({
  kind,
  item,
  name,
  path,
  messageOf,
  onChange,
  onRemove,
}: ExtraItemProps): JSX.Element {
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
