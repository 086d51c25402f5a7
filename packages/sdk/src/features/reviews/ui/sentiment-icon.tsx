'use client';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import type { JSX } from 'react';
import { icon, type IconProps } from '../../../ui/icons/icon.tsx';

/** A sentiment as a face, so that nobody has to tell colours apart. */
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
