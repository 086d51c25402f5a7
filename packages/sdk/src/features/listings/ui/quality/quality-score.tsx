'use client';
import { qualityBand, type QualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** The quality of a listing as a number and as text. */
export function QualityScore({ score }: { score: number }): JSX.Element {
  const t = useTranslate();
  const band = qualityBand(score);
  return (
    <Row as="span" gap={3} rowGap={1} wrap title={t('listings.quality.score', { score })}>
      <Text as="strong" weight="semibold" minInlineSize="3ch" textAlign="end">
        {score}
      </Text>
      <Tag tone={bandTones[band]}>{t(`listings.quality.band.${band}`)}</Tag>
    </Row>
  );
}

/** Tone of a band. */
export const bandTones: Readonly<Record<QualityBand, Tone>> = {
  very_weak: 'bad',
  weak: 'bad',
  medium: 'warn',
  good: 'good',
  very_good: 'good',
};
