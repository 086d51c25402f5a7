'use client';
import {
  qualityBandRange,
  qualityBands,
  type QualityBand,
} from '@pinfold/contract/features/listings/quality/quality-band';
import type { JSX } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import type { ListingQualityState } from '../../quality/use-listing-quality.ts';
import { bandTones } from './quality-score.tsx';
import { Spread } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** How many locations are in each band; a press lists that band alone, and another one lists all again. */
export function BandFilter({ state }: { state: ListingQualityState }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { band, counts, total } = state;
  const shareOf = (one: QualityBand) => (total ? (counts[one] ?? 0) / total : 0);
  return (
    <Bands role="group" aria-label={t('listings.quality.distribution')}>
      {qualityBands.toReversed().map((one) => {
        const [from, to] = qualityBandRange(one);
        const name = t(`listings.quality.band.${one}`);
        const count = counts[one];
        return (
          <Band
            key={one}
            data-tone={bandTones[one]}
            isSelected={band === one}
            onChange={(isOn) => state.setBand(isOn ? one : null)}
          >
            <Count>{count === undefined ? '–' : format.number(count)}</Count>
            <Spread as="span" gap={3} rowGap={0}>
              <Text size="s">{name}</Text>
              <Text as="small" size="xs" tone="muted">
                {t('listings.quality.band_range', { from, to })}
              </Text>
            </Spread>
            <Share viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
              <rect width="100" height="4" />
              <rect width={shareOf(one) * 100} height="4" />
            </Share>
          </Band>
        );
      })}
    </Bands>
  );
}

const Bands = styled.div.withConfig(innerClass('ListingQuality-bands'))`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 8px;
  :where([data-layout='narrow']) & {
    display: flex;
    margin-inline: -16px;
    padding: 3px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Band = styled(ToggleButton).withConfig(innerClass('ListingQuality-band'))`
  ${focusRing}
  display: grid;
  flex: 0 0 136px;
  gap: 4px;
  min-inline-size: 0;
  padding: 10px 12px 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  color: var(--pf-ink);
  font: inherit;
  text-align: var(--pf-text-start);
  cursor: pointer;
  --pf-band: var(--pf-warn);
  &:where([data-tone='good']) {
    --pf-band: var(--pf-good);
  }
  &:where([data-tone='bad']) {
    --pf-band: var(--pf-bad);
  }
  &:where([data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([data-selected]) {
    border-color: var(--pf-primary);
    background: var(--pf-primary-soft);
  }
  @media (forced-colors: active) {
    &:where([data-selected]) {
      border: 2px solid Highlight;
    }
  }
`;

const Count = styled.span.withConfig(innerClass('ListingQuality-bandCount'))`
  font-size: var(--pf-font-size-xl);
  font-weight: 650;
  line-height: 1.2;
`;

const Share = styled.svg.withConfig(innerClass('ListingQuality-bandShare'))`
  display: block;
  inline-size: 100%;
  block-size: 4px;
  border-radius: 2px;
  fill: var(--pf-line);
  & > :last-child {
    fill: var(--pf-band);
  }
`;
