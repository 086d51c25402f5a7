import type { WallTime } from '@pinfold/contract/features/publications/wall-time';
import { useMemo } from 'react';
import { type DateStyle, formatDate } from '../../../i18n/date-format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { Tone } from '../../../ui/display/tag.tsx';
import type { Post, PostItemState } from '../posts.queries.ts';

/** Tone of a location's state. */
export const itemTones: Readonly<Record<PostItemState, Tone>> = {
  processing: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'warn',
};

/** Formats a wall time without moving it into any zone. */
export type WallTimeFormat = (wall: WallTime, style?: DateStyle) => string;

/** Returns a format for wall times in the user's language: `1 gru 2026, 09:00`. */
export function useWallTime(): WallTimeFormat {
  const { language } = usePinfold();
  return useMemo(
    () =>
      (wall, style = 'date_time') =>
        formatDate(new Date(`${wall}:00Z`), style, language, 'UTC'),
    [language],
  );
}

/** The moment that a list names for a post. */
export interface PostMoment {
  text: string;
  /** Whose clocks a planned one is meant by; undefined for what was sent. */
  note: string | undefined;
}

/** Returns when a post was sent, or for when it is planned and by whose clocks. */
export function usePostMoment(): (post: Post) => PostMoment {
  const t = useTranslate();
  const format = useFormat();
  const wallTime = useWallTime();
  return ({ planned_at, planned_zone, status, sent_at, created_at }) =>
    (status === 'planned' || status === 'repeating') && planned_at !== null
      ? {
          text: wallTime(planned_at),
          note: t(planned_zone === 'location' ? 'posts.local_time' : 'posts.company_time'),
        }
      : { text: format.date(sent_at ?? created_at, 'date_time'), note: undefined };
}
