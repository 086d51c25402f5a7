'use client';
import { type JSX, useState } from 'react';
import { postHas, postTypes } from '@pinfold/contract/features/publications/local-post';
import { instantOfWallTime } from '@pinfold/contract/features/publications/wall-time';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { type PostDraft, wallTimeOf } from '../../composer/post-draft.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { useComposer, useComposerCheck } from './composer-context.ts';

const views = ['search', 'maps'] as const;

const schemes = ['light', 'dark'] as const;

/** How the post looks at Google, at one of the locations. */
export function PostPreview(): JSX.Element {
  const t = useTranslate();
  const { form, headingLevel } = useComposer();
  const draft = useDraftValues(form);
  const { data } = useComposerCheck();
  const [view, setView] = useState<(typeof views)[number]>('search');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>();
  const [wanted, setWanted] = useState<number>();
  const samples = data?.samples ?? [];
  const sample = samples.find(({ id }) => id === wanted) ?? samples[0];
  const card = <PreviewCard draft={draft} view={view} sample={sample} />;
  return (
    <Stack as="section" part="PostComposer-preview" gap={3} aria-label={t('post_composer.preview')}>
      <Heading level={headingLevel} size="m">
        {t('post_composer.preview')}
      </Heading>
      <Row gap={3} rowGap={2} wrap>
        <SegmentedControl
          label={t('post_composer.preview.where')}
          segments={views.map((id) => ({ id, label: t(`post_composer.preview.${id}`) }))}
          value={view}
          onChange={setView}
        />
        <SegmentedControl
          label={t('post_composer.preview.scheme')}
          segments={(['own', ...schemes] as const).map((id) => ({
            id,
            label: t(`post_composer.preview.${id}`),
          }))}
          value={scheme ?? 'own'}
          onChange={(id) => setScheme(id === 'own' ? undefined : id)}
        />
      </Row>
      {samples.length > 1 && sample && (
        <Select
          label={t('post_composer.preview.location')}
          options={samples.map(({ id, name, formatted_address: address }) => ({
            id: String(id),
            label: address || name,
          }))}
          value={String(sample.id)}
          onChange={(id) => setWanted(Number(id))}
        />
      )}
      {scheme ? <Surface appearance={{ options: { colorScheme: scheme } }}>{card}</Surface> : card}
      <Text as="p" tone="subtle" size="s">
        {t('post_composer.preview.note')}
      </Text>
    </Stack>
  );
}

interface PreviewCardProps {
  draft: PostDraft;
  view: (typeof views)[number];
  sample: { name: string; title: string; summary: string } | undefined;
}

/** The post as Search or Maps draws it: Search shows the picture first, Maps who wrote it. */
function PreviewCard({ draft, view, sample }: PreviewCardProps) {
  const t = useTranslate();
  const name = sample?.name ?? t('post_composer.preview.name');
  // The check follows a moment after the typing; without variables the text is the same everywhere.
  const textOf = (field: 'title' | 'summary') =>
    draft[field].includes('{') && sample ? sample[field] : draft[field].trim();
  const title = postHas(draft.type, 'title') ? textOf('title') : '';
  const summary = textOf('summary');
  const picture = draft.picture && <Thumbnail url={draft.picture.url} width="100%" isFlush />;
  const author = (
    <Row gap={3} padding={view === 'maps' ? [4, 4, 2] : [0, 0]}>
      <Avatar name={name} />
      <Stack minInlineSize="0">
        <Text weight="semibold" clamp={1} dir="auto">
          {name}
        </Text>
        <Text tone="subtle" size="s">
          {t('post_composer.preview.just_now')}
        </Text>
      </Stack>
    </Row>
  );
  return (
    <Stack isFramed blockSize="fit-content" data-view={view}>
      {view === 'maps' && author}
      {picture}
      <Stack gap={3} padding={4}>
        {view === 'search' && author}
        {title && (
          <Text weight="bold" size="l" wrap="anywhere" dir="auto">
            {title}
          </Text>
        )}
        <PreviewDates draft={draft} />
        <Text
          as="p"
          wrap="prose"
          {...(view === 'search' && { clamp: 4 })}
          tone={summary ? undefined : 'subtle'}
          dir="auto"
        >
          {summary || t('post_composer.preview.no_text')}
        </Text>
        <PreviewOffer draft={draft} />
        {postHas(draft.type, 'action') && draft.action !== 'none' && (
          <Text as="div" tone="primary" weight="semibold">
            {t(`post_composer.action.${draft.action}`)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function PreviewDates({ draft }: { draft: PostDraft }) {
  const format = useFormat();
  const start = wallTimeOf(draft.start);
  const end = wallTimeOf(draft.end);
  if (!postHas(draft.type, 'schedule') || start === null || end === null) return null;
  // In the local time of each location, so it reads the same in any zone.
  const [from, until] = [start, end].map((wall) =>
    format.date(instantOfWallTime(wall, format.timeZone), 'date_time'),
  );
  return (
    <Text tone="muted" size="s" isTabular>
      {from} – {until}
    </Text>
  );
}

function PreviewOffer({ draft }: { draft: PostDraft }) {
  const t = useTranslate();
  if (draft.type !== postTypes.offer) return null;
  return (
    <>
      {draft.voucher && (
        <Row gap={2} isFramed padding={[2, 3]}>
          <Text tone="muted" size="s">
            {t('post_composer.voucher')}
          </Text>
          <Text isCode weight="semibold" wrap="anywhere">
            {draft.voucher}
          </Text>
        </Row>
      )}
      {draft.offerLink && (
        <Text as="div" tone="primary" weight="semibold">
          {t('post_composer.preview.redeem')}
        </Text>
      )}
      {draft.terms && (
        <Text as="p" tone="subtle" size="s" clamp={3} wrap="lines">
          {draft.terms}
        </Text>
      )}
    </>
  );
}
