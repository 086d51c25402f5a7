'use client';
import { type JSX, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { partClass } from '../theme/part-class.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../ui/icons/arrow-icons.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { addressOf, type MediaFile } from './media-file.ts';

export interface LightboxProps {
  /** Its title. */
  label: string;
  files: readonly MediaFile[];
  /** Stands where a file is gone. */
  goneLabel: string;
  /** The file that is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the index of a file that could not be loaded. */
  onLost: (index: number) => void;
}

/** Photos and videos one by one, by buttons and arrow keys. Escape closes it, and focus returns to what opened it. */
export function Lightbox({
  label,
  files,
  goneLabel,
  index,
  onIndexChange,
  isOpen,
  onOpenChange,
  onLost,
}: LightboxProps): JSX.Element {
  const t = useTranslate();
  const total = files.length;
  const file = files[index];
  const move = (by: number) => onIndexChange((index + by + total) % total);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // The arrows of a video wind it.
    if (total === 1 || (target instanceof Element && target.matches('video'))) return;
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  return (
    // Keys of the dialog, which is drawn elsewhere, arrive here as React's events.
    <div role="presentation" onKeyDown={onKeyDown}>
      <Dialog
        title={label}
        closeLabel={t('common.close')}
        size="xl"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Stack gap={3}>
          <Frame>
            {file && <Content key={index} file={file} goneLabel={goneLabel} onLost={() => onLost(index)} />}
          </Frame>
          <Text as="p" tone="muted" textAlign="center" wrap="anywhere">
            {file?.label}
          </Text>
          {total > 1 && (
            <Row gap={3} justify="center">
              <IconButton
                icon={<ChevronStartIcon />}
                label={t('common.media.previous')}
                hasTooltip={false}
                onPress={() => move(-1)}
              />
              <Text isTabular aria-live="polite">
                {t('common.media.position', { position: index + 1, total })}
              </Text>
              <IconButton
                icon={<ChevronEndIcon />}
                label={t('common.media.next')}
                hasTooltip={false}
                onPress={() => move(1)}
              />
            </Row>
          )}
        </Stack>
      </Dialog>
    </div>
  );
}

interface ContentProps {
  file: MediaFile;
  goneLabel: string;
  onLost: () => void;
}

function Content({ file, goneLabel, onLost }: ContentProps): JSX.Element | null {
  const { state, videoUrl, thumbnailUrl, label } = file;
  if (state === 'waiting') return null;
  if (state === 'gone') return <Text tone="subtle">{goneLabel}</Text>;
  if (state === 'linked')
    return (
      <Link href={addressOf(file)} target="_blank" rel="noreferrer">
        {label}
      </Link>
    );
  return videoUrl === null ? (
    <img src={thumbnailUrl ?? ''} alt={label} referrerPolicy="no-referrer" onError={onLost} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the provider has none for what customers film
    <video
      src={videoUrl}
      poster={thumbnailUrl ?? undefined}
      aria-label={label}
      controls
      preload={thumbnailUrl === null ? 'metadata' : 'none'}
      onError={onLost}
    />
  );
}

const Frame = styled.div.withConfig(partClass('Lightbox'))`
  display: grid;
  block-size: min(56dvh, 520px);
  place-items: center;
  border-radius: var(--pf-radius-m);
  overflow: hidden;
  background: var(--pf-line-2);
  & > :is(img, video) {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: contain;
  }
`;
