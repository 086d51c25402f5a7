'use client';
import { type JSX, useEffect, useMemo, useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import type { PictureBackground } from '@pinfold/contract/features/publications/picture';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { PictureCrop } from '../../use-upload.ts';
import { transparencyOf } from './transparency-of.ts';

export interface CropDialogProps {
  /** A picture that was checked before. */
  file: Blob;
  /** Width by height, such as 4 / 3. */
  aspect: number;
  /** Fewest pixels of the picture that the part must have. */
  least: { width: number; height: number };
  /** The part that was chosen, in pixels, and what its transparent parts become. */
  onCut: (crop: PictureCrop, background: PictureBackground) => void;
  /** The browser cannot decode the picture. */
  onUnreadable: () => void;
  onClose: () => void;
}

/** Asks which part of a picture is used. Arrow keys move the part, and at a corner change its size. */
export function CropDialog(props: CropDialogProps): JSX.Element {
  const { file, aspect, least, onCut, onUnreadable, onClose } = props;
  const t = useTranslate();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [background, setBackground] = useState<PictureBackground>('white');
  const [isTransparent, setTransparent] = useState(false);
  const url = useDataUrl(file, onUnreadable);
  const other = background === 'white' ? 'black' : 'white';
  const drawn = image.current;
  // Limits are in pixels as they are drawn.
  const scale = drawn ? drawn.width / drawn.naturalWidth : 0;
  const corner = t('post_composer.crop.corner');
  const labels = useMemo(
    () => ({
      cropArea: t('post_composer.crop.area'),
      nwDragHandle: corner,
      nDragHandle: corner,
      neDragHandle: corner,
      eDragHandle: corner,
      seDragHandle: corner,
      sDragHandle: corner,
      swDragHandle: corner,
      wDragHandle: corner,
    }),
    [t, corner],
  );
  return (
    <Dialog
      title={t('post_composer.crop.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              if (image.current && crop) onCut(pixelsOf(image.current, crop, least), background);
            }}
            isDisabled={!crop}
          >
            {t('post_composer.crop.use')}
          </Button>
        </>
      }
    >
      <Stack gap={4} align="center">
        <Text as="p" tone="muted">
          {t('post_composer.crop.text', { shape: shapeOf(aspect) })}
        </Text>
        {isTransparent && (
          <Row gap={3} rowGap={2} wrap>
            <Text size="s" tone="muted" role="status">
              {t(`post_composer.crop.on_${background}`)}
            </Text>
            <Button size="s" onPress={() => setBackground(other)}>
              {t(`post_composer.crop.use_${other}`)}
            </Button>
          </Row>
        )}
        <Frame data-background={background}>
          {url && (
            <ReactCrop
              {...(crop && { crop })}
              onChange={(_pixels, percent) => setCrop(percent)}
              aspect={aspect}
              keepSelection
              ruleOfThirds
              minWidth={Math.ceil(least.width * scale)}
              minHeight={Math.ceil(least.height * scale)}
              ariaLabels={labels}
            >
              <img
                ref={image}
                src={url}
                alt={t('post_composer.crop.picture')}
                onLoad={({ currentTarget }) => {
                  const { naturalWidth, naturalHeight } = currentTarget;
                  const whole = makeAspectCrop(
                    { unit: '%', width: 100 },
                    aspect,
                    naturalWidth,
                    naturalHeight,
                  );
                  setCrop(centerCrop(whole, naturalWidth, naturalHeight));
                  const found = transparencyOf(currentTarget);
                  setTransparent(found !== 'opaque');
                  if (found === 'light') setBackground('black');
                }}
                onError={onUnreadable}
              />
            </ReactCrop>
          )}
        </Frame>
      </Stack>
    </Dialog>
  );
}

/** The part in whole pixels of the picture, with no fewer than it must have after rounding. */
function pixelsOf(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  { x, y, width, height }: PercentCrop,
  least: CropDialogProps['least'],
): PictureCrop {
  const across = Math.max(least.width, Math.round((naturalWidth * width) / 100));
  const down = Math.max(least.height, Math.round((naturalHeight * height) / 100));
  return {
    x: Math.max(0, Math.min(Math.round((naturalWidth * x) / 100), naturalWidth - across)),
    y: Math.max(0, Math.min(Math.round((naturalHeight * y) / 100), naturalHeight - down)),
    width: Math.min(across, naturalWidth),
    height: Math.min(down, naturalHeight),
  };
}

/** Shapes that Google cuts pictures to, as people write them. */
function shapeOf(aspect: number): string {
  const [width, height] = shapes.find(([across, down]) => across / down === aspect) ?? [aspect.toFixed(2), 1];
  return `${width}:${height}`;
}

const shapes = [
  [4, 3],
  [1, 1],
  [16, 9],
] as const;

/** A file as a `data:` address. Content-Security-Policies let these in for pictures, seldom `blob:` ones. */
function useDataUrl(file: Blob, onUnreadable: () => void): string | undefined {
  const [url, setUrl] = useState<string>();
  const fail = useRef(onUnreadable);
  useEffect(() => {
    fail.current = onUnreadable;
  });
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setUrl(reader.result);
    });
    reader.addEventListener('error', () => fail.current());
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}

/* What the library brings as a stylesheet, by tokens; only what a fixed shape needs. */
const Frame = styled.div.withConfig(innerClass('PostComposer-crop'))`
  max-inline-size: 100%;
  direction: ltr;
  & .ReactCrop {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    cursor: crosshair;
  }
  & .ReactCrop *,
  & .ReactCrop *::before,
  & .ReactCrop *::after {
    box-sizing: border-box;
  }
  & .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 55dvh;
    /* What is transparent is so in what is sent, whatever the scheme. */
    background: #fff;
    touch-action: none;
  }
  &[data-background='black'] img {
    background: #000;
  }
  & .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  & .ReactCrop__crop-selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    outline: 2px solid var(--pf-primary-ink);
    outline-offset: -2px;
    /* On a picture as light as the line. */
    box-shadow: 0 0 0 2px rgb(0 0 0 / 0.55);
    cursor: move;
    touch-action: none;
  }
  & .ReactCrop__crop-selection:focus-visible {
    outline: 3px solid var(--pf-primary);
  }
  & [class*='ReactCrop__rule-of-thirds']::before,
  & [class*='ReactCrop__rule-of-thirds']::after {
    position: absolute;
    inline-size: 1px;
    block-size: 100%;
    background: var(--pf-primary-ink);
    opacity: 0.4;
    content: '';
  }
  & [class*='ReactCrop__rule-of-thirds']::before {
    inset-inline-start: 33.3%;
  }
  & [class*='ReactCrop__rule-of-thirds']::after {
    inset-inline-start: 66.6%;
  }
  & .ReactCrop__rule-of-thirds-hz::before,
  & .ReactCrop__rule-of-thirds-hz::after {
    inline-size: 100%;
    block-size: 1px;
  }
  & .ReactCrop__rule-of-thirds-hz::before {
    inset: 33.3% auto auto 0;
  }
  & .ReactCrop__rule-of-thirds-hz::after {
    inset: 66.6% auto auto 0;
  }
  /* A fixed shape is changed at its corners. */
  & .ReactCrop__drag-bar,
  & .ReactCrop__drag-handle:is(.ord-n, .ord-e, .ord-s, .ord-w) {
    display: none;
  }
  & .ReactCrop__drag-handle {
    position: absolute;
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid var(--pf-primary-ink);
    border-radius: 50%;
    background: var(--pf-primary);
  }
  & .ReactCrop__drag-handle:focus-visible {
    outline: var(--pf-focus);
    outline-offset: 2px;
  }
  & .ord-nw {
    inset: 0 auto auto 0;
    transform: translate(-50%, -50%);
    cursor: nw-resize;
  }
  & .ord-ne {
    inset: 0 0 auto auto;
    transform: translate(50%, -50%);
    cursor: ne-resize;
  }
  & .ord-se {
    inset: auto 0 0 auto;
    transform: translate(50%, 50%);
    cursor: se-resize;
  }
  & .ord-sw {
    inset: auto auto 0 0;
    transform: translate(-50%, 50%);
    cursor: sw-resize;
  }
`;
