'use client';
import {
  type PostRecurrence,
  recurrenceFaults,
  type RepeatingPost,
} from '@pinfold/contract/features/publications/recurrence';
import type { ComponentType, JSX } from 'react';
import { postComposerMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { PostCheck } from '../../posts.queries.ts';
import type { RecurrencePatternProps } from './recurrence-pattern.tsx';

/** Props of `RecurrenceFields`. */
export interface RecurrenceFieldsProps {
  /** The post as it is filled in so far; its `recurrence` is null for once. */
  post: RepeatingPost;
  /** Gets the pattern whenever it changes; null for once. */
  onChange: (recurrence: PostRecurrence | null) => void;
  /** Who repeats it and why, as `usePostCheck` answers; left out, nothing is said of it. */
  repeats?: PostCheck['repeats'] | undefined;
  /** Whether it repeats already: a series is not made a single post, but stopped. @default false */
  isStarted?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * Whether and how a post repeats: every day, week or month, on which days and until when, with the pattern in words and
 * its next dates, each of which can be left out.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RecurrenceFields
 * @example
 * ```tsx
 * const [recurrence, setRecurrence] = useState<PostRecurrence | null>(null);
 * return <RecurrenceFields post={{ ...post, recurrence }} onChange={setRecurrence} />;
 * ```
 */
export function RecurrenceFields({ appearance, ...props }: RecurrenceFieldsProps): JSX.Element {
  const hasMessages = useFeatureMessages(postComposerMessages);
  const t = useTranslate();
  const fault = recurrenceFaults(props.post).find(({ field }) => field.startsWith('recurrence'));
  return (
    <Surface component="RecurrenceFields" appearance={appearance}>
      {hasMessages && (
        <LazyRecurrencePattern {...props} errorMessage={fault && t(`post_composer.fault.${fault.code}`)} />
      )}
    </Surface>
  );
}

/** The fields without a surface and messages of their own. Loaded separately, since most posts do not repeat. */
export const LazyRecurrencePattern: ComponentType<RecurrencePatternProps> =
  /* @__PURE__ */ lazyComponent<RecurrencePatternProps>(
    async () => (await import('./recurrence-pattern.tsx')).RecurrencePattern,
  );
