'use client';
import { type JSX, useState } from 'react';
import { rotatedAtMost } from '@pinfold/contract/features/opinions/templates/reply-template';
import type { UseTemplateBulkPreviewResult } from '../../../inbox/template-bulk-preview.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Quotation } from '../../../../../ui/display/quotation.tsx';
import { Stars } from '../../../../../ui/display/stars.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../../ui/fields/search-field.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../../ui/layout/text.tsx';
import { matchTemplates, useReplyTemplates } from '../../../templates/reply-templates.ts';
import { useInboxTranslate } from '../inbox-view-context.ts';
import { useBulkInboxView } from './bulk-inbox-view.ts';

interface BulkTemplatesProps {
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Which templates take turns, category by category. */
export function BulkTemplates({ chosen, onChange }: BulkTemplatesProps): JSX.Element {
  const t = useInboxTranslate();
  const { source } = useBulkInboxView();
  const { templates, categories, isPending, error } = useReplyTemplates();
  const [query, setQuery] = useState('');
  if (isPending) return <Skeleton label={t('common.loading')} lines={4} />;
  if (error)
    return (
      <Banner tone="bad" role="alert">
        {t('reply_templates.failed')}
      </Banner>
    );
  if (templates.length === 0)
    return (
      <EmptyState title={t('reply_templates.empty')} headingLevel={3}>
        {t('reply_templates.empty_text')}
      </EmptyState>
    );
  const shown = matchTemplates(templates, { query, category: undefined });
  const isFull = chosen.length >= rotatedAtMost;
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Stack role="group" aria-label={t('reply_templates.bulk.choose')} gap={3}>
      <Text as="p" tone="muted" size="s">
        {t('reply_templates.bulk.choose_text')}
      </Text>
      <SearchField
        label={t('reply_templates.search')}
        placeholder={t('reply_templates.search')}
        clearLabel={t('reply_templates.clear_search')}
        value={query}
        onChange={setQuery}
      />
      <Stack gap={4} padding={4} maxBlockSize="260px" isFramed>
        {shown.length === 0 && (
          <Text as="p" role="status">
            {t('reply_templates.nothing_found')}
          </Text>
        )}
        {categories.map(({ id: category, name }) => {
          const own = shown.filter((template) => template.category === category);
          return own.length === 0 ? null : (
            <Stack key={category} role="group" aria-label={name} gap={3} align="start">
              <Heading level={3} size="s" tone="muted" weight="semibold">
                {name}
              </Heading>
              {own.map(({ id, text }) => {
                const refusal = source.rules.templateRefusal?.(text);
                return (
                  <CheckBox
                    key={id}
                    label={text}
                    description={refusal && t(refusal)}
                    isSelected={chosen.includes(id)}
                    isDisabled={!chosen.includes(id) && (isFull || refusal !== undefined)}
                    onChange={(isChosen) => toggle(id, isChosen)}
                  />
                );
              })}
            </Stack>
          );
        })}
      </Stack>
      <Text as="p" role="status" tone="muted" size="s">
        {isFull
          ? t('reply_templates.bulk.at_most', { max: rotatedAtMost })
          : t('reply_templates.bulk.chosen', { count: chosen.length })}
      </Text>
    </Stack>
  );
}

/** Replies that are shown before all are sent. */
const shown = 3;

/** What customers will read, and whether too many of them would read the same. */
export function BulkTemplatePreview({
  preview,
}: {
  preview: UseTemplateBulkPreviewResult;
}): JSX.Element | null {
  const t = useInboxTranslate();
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
