'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { innerClass } from '../../../theme/part-class.ts';
import { Tag, type Tone } from '../../../ui/display/tag.tsx';
import { icon, type IconProps } from '../../../ui/icons/icon.tsx';

/** A sentiment as a face, to be recognised without colours. */
export function SentimentIcon({ sentiment, ...props }: { sentiment: Sentiment } & IconProps): JSX.Element {
  const Face = faces[sentiment];
  return <Face {...props} />;
}

const head = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 9.5v.01M15 9.5v.01';

const faces = {
  positive: icon(`${head}M8 14c2 3 6 3 8 0`),
  neutral: icon(`${head}M8.5 15h7`),
  negative: icon(`${head}M8 16.5c2-3 6-3 8 0`),
  mixed: icon(`${head}M8 15.5c1.5-2.5 2.5-2.5 4-.5s2.5 2 4-.5`),
  unassigned: icon(
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16.5v.01M9.8 9.6a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1.1.9-1.1 1.8',
  ),
};

/**
 * The sentiment of an opinion as a word and a dot, less prominent than the state of its reply; null while unassigned.
 *
 * @selector [data-sentiment]
 */
export function SentimentMark({ sentiment }: { sentiment: Sentiment }): JSX.Element | null {
  const t = useTranslate();
  if (sentiment === 'unassigned') return null;
  return <Mark data-sentiment={sentiment}>{t(`reviews.sentiment.${sentiment}`)}</Mark>;
}

const Mark = styled.span.withConfig(innerClass('ReviewsInbox-sentiment'))`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  margin-inline-start: auto;
  &::before {
    content: '';
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--pf-field-line);
  }
  &:where([data-sentiment='positive'])::before {
    background: var(--pf-good);
  }
  &:where([data-sentiment='negative'])::before {
    background: var(--pf-bad);
  }
  &:where([data-sentiment='mixed'])::before {
    background: var(--pf-star);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

const tones: Record<Sentiment, Tone> = {
  positive: 'good',
  neutral: 'mute',
  negative: 'bad',
  mixed: 'warn',
  unassigned: 'mute',
};

/** The sentiment of an opinion as a tag; null while unassigned. */
export function SentimentTag({ sentiment }: { sentiment: Sentiment }): JSX.Element | null {
  const t = useTranslate();
  if (sentiment === 'unassigned') return null;
  return <Tag tone={tones[sentiment]}>{t(`reviews.sentiment.${sentiment}`)}</Tag>;
}
