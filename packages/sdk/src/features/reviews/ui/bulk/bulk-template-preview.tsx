'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { useTemplateBulkPreview } from '../../templates/use-template-bulk-preview.ts';

/** Replies that are shown before all are sent. */
const shown = 3;

/** What customers will read, and whether too many of them would read the same. */
export function BulkTemplatePreview({
  preview,
}: {
  preview: ReturnType<typeof useTemplateBulkPreview>;
}): JSX.Element | null {
  const t = useTranslate();
  const { data, error, isRepetitive, isLoading } = preview;
  if (error)
    return (
      <Banner tone="bad" role="alert" title={t('reply_templates.bulk.preview_failed')}>
        {error.detail}
      </Banner>
    );
  if (isLoading) return <Skeleton label={t('reply_templates.bulk.preparing')} lines={3} />;
  if (!data) return null;
  return (
    <>
      {isRepetitive && (
        <Banner tone="warn" role="status" title={t('reply_templates.bulk.repetitive_title')}>
          {t('reply_templates.bulk.repetitive_text', { count: data.most_alike })}
        </Banner>
      )}
      {data.replies.length > 0 && (
        <Sample aria-label={t('reply_templates.bulk.sample')}>
          <h3>
            {t('reply_templates.bulk.sample')}: {t('reply_templates.bulk.distinct', { count: data.distinct })}
          </h3>
          {data.replies.slice(0, shown).map(({ review_id, author, location, rating, text }) => (
            <article key={review_id}>
              <div>
                <strong dir="auto">{author || t('reviews.anonymous')}</strong>{' '}
                <Stars value={rating} label={t('reviews.rating', { count: rating })} />
              </div>
              <small>{location}</small>
              <blockquote dir="auto">{text}</blockquote>
            </article>
          ))}
        </Sample>
      )}
    </>
  );
}

const Sample = styled.section.withConfig(innerClass('ReviewsInbox-sample'))`
  & > h3 {
    margin: 0 0 4px;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
  }
  & > article {
    padding-block: 10px;
    border-block-start: 1px solid var(--pf-line-2);
  }
  & strong {
    font-weight: 600;
  }
  & small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  & blockquote {
    margin: 6px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--pf-primary);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
