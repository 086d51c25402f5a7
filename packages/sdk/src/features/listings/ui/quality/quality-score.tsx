'use client';
import { qualityBand, type QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';

/** The quality of a listing as a number and in words. */
export function QualityScore({ score }: { score: number }): JSX.Element {
  const t = useTranslate();
  const band = qualityBand(score);
  return (
    <Score title={t('listings.quality.score', { score })}>
      <strong>{score}</strong>
      <Tag tone={bandTones[band]}>{t(`listings.quality.band.${band}`)}</Tag>
    </Score>
  );
}

/** What the colour of a band says. */
export const bandTones: Readonly<Record<QualityBand, Tone>> = {
  very_weak: 'bad',
  weak: 'bad',
  medium: 'warn',
  good: 'good',
  very_good: 'good',
};

const Score = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  & > strong {
    min-inline-size: 3ch;
    font-weight: 600;
    text-align: var(--pf-text-end);
  }
`;
