'use client';
import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { EyeIcon, EyeOffIcon } from '../../../../ui/icons/control-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import { LocatorText } from '../fields/locator-layout.tsx';
import { useLocatorForm } from '../settings/locator-form-context.ts';

const widths = ['phone', 'desktop'] as const satisfies readonly PreviewWidth[];

/** The locator as visitors would see it with the draft; on a phone it is shown on request. */
export function LocatorPreview(): JSX.Element {
  const t = useTranslate();
  const { form, settings, headingLevel } = useLocatorForm();
  const changed = useDraftState(form, (state) => state.changed);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const root = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(root, 400);
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isOpen ?? !isNarrow;
  const changesLocations = changed.some((field) => field === 'scope' || field === 'filters');
  const hasMore = settings.locations_count > locatorLimits.previewStores;
  return (
    <Stack as="section" gap={3} ref={root} aria-label={t('store_locator.preview.title')}>
      <Row gap={4} rowGap={3} wrap>
        <Heading level={headingLevel} basis="auto">
          {t('store_locator.preview.title')}
        </Heading>
        {isShown && (
          <SegmentedControl
            label={t('store_locator.preview.width')}
            segments={widths.map((id) => ({ id, label: t(`store_locator.preview.${id}`) }))}
            value={width}
            onChange={setWidth}
          />
        )}
        <Button
          size="s"
          variant="ghost"
          icon={isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          aria-expanded={isShown}
          onPress={() => setOpen(!isShown)}
        >
          {t(isShown ? 'store_locator.preview.hide' : 'store_locator.preview.show')}
        </Button>
      </Row>
      {isShown && (
        <PreviewFrame width={width} label={t('store_locator.preview.frame')}>
          <PreviewOfDraft />
        </PreviewFrame>
      )}
      {isShown && changesLocations && <LocatorText>{t('store_locator.preview.after_saving')}</LocatorText>}
      {isShown && hasMore && (
        <LocatorText>
          {t('store_locator.preview.first_shops', { limit: locatorLimits.firstStores })}
        </LocatorText>
      )}
    </Stack>
  );
}

/** Renders on each key press, so that the rest of the form does not. */
function PreviewOfDraft() {
  return <PreviewContent values={useDraftValues(useLocatorForm().form)} />;
}

// Visitors' view and its engine are no part of the form.
const PreviewContent = /* @__PURE__ */ lazyComponent(
  async () => (await import('./preview-content.tsx')).PreviewContent,
);

/** Width of the page of the preview. */
type PreviewWidth = 'phone' | 'desktop';

/** In pixels of that page. */
const pages: Record<PreviewWidth, { width: number; height: number }> = {
  phone: { width: 390, height: 680 },
  desktop: { width: 1180, height: 760 },
};

interface PreviewFrameProps {
  width: PreviewWidth;
  label: string;
  children: ReactNode;
}

/** A page as wide as a phone or a computer, made smaller to fit; what is in it lays itself out for that width. */
function PreviewFrame({ width, label, children }: PreviewFrameProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  const page = pages[width];
  const scale = room === undefined ? 1 : Math.min(1, room / page.width);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Row
      align="stretch"
      justify="center"
      minInlineSize="0"
      ref={frame}
      role="group"
      aria-label={label}
      data-width={width}
    >
      <Stage style={{ inlineSize: page.width * scale, blockSize: page.height * scale }}>
        <Page style={{ inlineSize: page.width, blockSize: page.height, transform: `scale(${scale})` }}>
          {children}
        </Page>
      </Stage>
    </Row>
  );
}

const Stage = styled.div.withConfig(innerClass('LocatorPreview-stage'))`
  position: relative;
  overflow: hidden;
`;

const Page = styled.div.withConfig(innerClass('LocatorPreview-page'))`
  --pinfold-height: 100%;
  position: relative;
  transform-origin: 0 0;
  &:where([dir='rtl'] *) {
    transform-origin: 100% 0;
  }
`;
