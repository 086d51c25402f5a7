'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
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
        <Stack as="section" aria-label={t('reply_templates.bulk.sample')} gap={2}>
          <Heading level={3} size="s" tone="muted" weight="medium">
            {t('reply_templates.bulk.sample')}: {t('reply_templates.bulk.distinct', { count: data.distinct })}
          </Heading>
          <Stack lines="between">
            {data.replies.slice(0, shown).map(({ review_id, author, location, rating, text }) => (
              <Stack as="article" key={review_id} gap={1} padding={[3, 0]}>
                <div>
                  <Text as="strong" weight="semibold" dir="auto">
                    {author || t('reviews.anonymous')}
                  </Text>{' '}
                  <Stars value={rating} label={t('reviews.rating', { count: rating })} />
                </div>
                <Text as="small" tone="subtle" size="s">
                  {location}
                </Text>
                <Quotation>{text}</Quotation>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
