'use client';
import type { LocatorImageKind } from '@pinfold/contract/features/store-locator/locator';
import { useId, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocatorImage } from '../../settings/locator-settings.ts';
import { useLocatorImage } from '../../settings/use-locator-image.ts';

interface ImageFieldProps {
  kind: LocatorImageKind;
  label: string;
  value: LocatorImage | null;
  onChange: (image: LocatorImage | null) => void;
  errorMessage?: string | undefined;
}

/** An image to upload, replace or remove. */
export function ImageField({ kind, label, value, onChange, errorMessage }: ImageFieldProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const { upload, isUploading, message = errorMessage } = useLocatorImage(kind);
  return (
    <Root role="group" aria-label={label} {...takesFile((dropped) => upload(dropped, onChange))}>
      <Text weight="medium" inlineSize="100%">
        {label}
      </Text>
      {value && <Picture src={value.url} alt="" width={value.width} height={value.height} />}
      <FileButton
        label={t('store_locator.image.choose_for', { name: label })}
        accept=".png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml"
        size="s"
        isPending={isUploading}
        pendingLabel={t('store_locator.image.uploading')}
        describedBy={id}
        onChoose={(file) => upload(file, onChange)}
      >
        {t(value ? 'store_locator.image.change' : 'store_locator.image.choose')}
      </FileButton>
      {value && (
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('store_locator.image.remove', { name: label })}
          onPress={() => onChange(null)}
        />
      )}
      <Text
        size="s"
        tone={message ? 'bad' : 'subtle'}
        inlineSize="100%"
        id={id}
        role={message ? 'alert' : undefined}
      >
        {message ?? t('store_locator.image.hint')}
      </Text>
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('LocatorForm-file'))`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-inline-size: 0;
`;

const Picture = styled.img.withConfig(innerClass('LocatorForm-picture'))`
  inline-size: auto;
  max-inline-size: 120px;
  block-size: 36px;
  object-fit: contain;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: #fff;
`;
