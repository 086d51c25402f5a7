'use client';
import type { JSX } from 'react';
import { postComposerMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { isPlanReason, PlanLink } from '../../../../patterns/plan-banner.tsx';
import { ForbiddenState, QueryState, type QueryStateProps } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import {
  type PostComposerOptions,
  type PostComposerState,
  usePostComposer,
} from '../../composer/use-post-composer.ts';
import type { Post } from '../../posts.queries.ts';
import { useSettings } from '../../../session/settings.ts';
import { usePostLocations } from '../../use-post.ts';
import { ExcludedLocations } from '../excluded-locations.tsx';
import { sentTitle } from '../sent-title.ts';
import { ComposerForm } from './composer-form.tsx';

export interface PostComposerProps extends PostComposerOptions {
  /** Offers alerts, which Google takes of some accounts only. @defaultValue the installation's `alert_posts` */
  hasAlerts?: boolean | undefined;
  /** Where locations are verified or added; left out, no link leads there. */
  locationsHref?: string | undefined;
  /** Where the reader sees the plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Level of its headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Writes a post, event or offer for many locations, or changes a planned one: fields of its type, a picture cut to 4:3,
 * locations with the reason where one can have no post, a preview as Google shows it, and what sending would do before
 * it is done. What is typed is there when the screen comes back, and a double click sends once.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place, and nothing typed is lost.
 * @example
 * ```tsx
 * <PostComposer onSent={({ id }) => navigate(`/posts/${id}`)} locationsHref="/locations" />
 * ```
 */
export function PostComposer({ appearance, ...props }: PostComposerProps): JSX.Element {
  return (
    <Surface component="PostComposer" appearance={appearance}>
      <Screen part="PostComposer" height="flow">
        <ComposerContent {...props} />
      </Screen>
    </Surface>
  );
}

function ComposerContent({
  hasAlerts,
  headingLevel = 2,
  locationsHref,
  planHref,
  ...options
}: Omit<PostComposerProps, 'appearance'>) {
  const t = useTranslate();
  const hasMessages = useFeatureMessages(postComposerMessages);
  const composer = usePostComposer(options);
  const { canOpen } = composer;
  const locations = usePostLocations(undefined, { enabled: canOpen.allowed });
  const { data: settings } = useSettings();
  const stateOf = (query: QueryStateProps['query'], failed = t('post_composer.failed')) => (
    <QueryState {...{ query, failed, headingLevel }} empty={undefined} loading={shape} />
  );
  if (!hasMessages || canOpen.isPending) return stateOf(noQuery);
  if (canOpen.reason)
    return (
      <ForbiddenState
        title={t('post_composer.forbidden')}
        reason={canOpen.reason.text}
        actions={isPlanReason(canOpen.reason) && planHref && <PlanLink href={planHref} />}
      />
    );
  if (composer.sent) return <SentNotice {...composer} sent={composer.sent} />;
  if (composer.error) return stateOf(composer);
  if (composer.post && !isChangeable(composer.post))
    return (
      <ForbiddenState
        title={t('post_composer.not_changeable')}
        reason={t(isToCome(composer.post.status) ? 'post_composer.of_others' : 'post_composer.already_sent')}
      />
    );
  if (composer.post && composer.date !== undefined && !composer.isReady)
    return (
      <ForbiddenState title={t('post_composer.not_changeable')} reason={t('post_composer.no_such_date')} />
    );
  if (!composer.isReady || locations.isPending) return stateOf(noQuery);
  if (locations.error && locations.count === undefined)
    return stateOf(locations, t('post_composer.locations.failed'));
  if (locations.ids.length === 0)
    return (
      <EmptyState
        icon={<PinIcon size={24} />}
        title={t('post_composer.empty.title')}
        headingLevel={headingLevel}
        role="status"
        actions={
          locationsHref && (
            <Link href={locationsHref} isInApp>
              {t('post_composer.empty.action')}
            </Link>
          )
        }
      >
        {t(locations.count === 0 ? 'post_composer.empty.none' : 'post_composer.empty.none_can')}
      </EmptyState>
    );
  return (
    // Older versions of the API do not have the field.
    <ComposerForm {...{ composer, headingLevel }} hasAlerts={hasAlerts ?? settings?.alert_posts ?? false} />
  );
}

function isToCome(status: Post['status']): boolean {
  return status === 'planned' || status === 'repeating';
}

function isChangeable({ status, can_edit: canEdit }: NonNullable<PostComposerState['post']>): boolean {
  return isToCome(status) && canEdit;
}

const shape = { blocks: 4, lines: 3 };

const noQuery = { error: null, isFetching: true, refetch: () => Promise.resolve() };

/** What became of the post that was just sent. */
function SentNotice({
  sent,
  startAnother,
}: Pick<PostComposerState, 'startAnother'> & { sent: NonNullable<PostComposerState['sent']> }) {
  const t = useTranslate();
  const { isNew, excluded } = sent;
  return (
    <EmptyState
      icon={<SuccessIcon size={24} />}
      role="status"
      title={sentTitle(sent, t)}
      actions={
        (isNew || isToCome(sent.post.status)) && (
          <Button onPress={startAnother}>
            {t(isNew ? 'post_composer.sent.another' : 'post_composer.sent.edit')}
          </Button>
        )
      }
    >
      {excluded.length > 0 ? <ExcludedLocations excluded={excluded} /> : t('post_composer.sent.text')}
    </EmptyState>
  );
}
