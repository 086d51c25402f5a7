'use client';
import type { JSX } from 'react';
import type { DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { type AccountTexts, stateKey } from './directory-texts.ts';

interface ListingStateTagProps {
  texts: AccountTexts;
  state: DirectoryListingState;
}

/** How far a listing is, in a word. */
export function ListingStateTag({ texts, state }: ListingStateTagProps): JSX.Element {
  const t = useTranslate();
  return <Tag tone={tones[state]}>{t(stateKey(texts, state))}</Tag>;
}

const tones: Readonly<Record<DirectoryListingState, Tone>> = {
  off: 'mute',
  waiting: 'info',
  in_review: 'info',
  publishing: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'bad',
  waiting_for_brand: 'info',
  conflict: 'warn',
  removing: 'mute',
  removed: 'mute',
};
