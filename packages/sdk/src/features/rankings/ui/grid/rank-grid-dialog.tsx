'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { gridIntervals, gridSizes } from '@pinfold/contract/features/rankings/rank';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { innerClass } from '../../../../theme/part-class.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import {
  type RankGridFormOptions,
  type RankGridFormState,
  useRankGridForm,
} from '../../grid/use-rank-grid-form.ts';
import { type GridLabels, useGridLabels } from './grid-labels.ts';

interface RankGridDialogProps extends RankGridFormOptions {
  onClose: () => void;
}

/** Lays a grid around a location. */
export function RankGridDialog({ onClose, ...options }: RankGridDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useRankGridForm(options);
  return (
    <FormDialog
      title={t('rankings.grid.form.title')}
      onClose={onClose}
      onSubmit={() => !form.isPending && form.submit()}
      action={{
        children: t('rankings.grid.form.submit'),
        isPending: form.isCreating,
        pendingLabel: t('rankings.grid.form.creating'),
      }}
    >
      {form.isPending ? <Skeleton label={t('common.loading')} lines={4} /> : <RankGridFields form={form} />}
    </FormDialog>
  );
}

/** The fields of a new grid, with what it will cover and cost. */
function RankGridFields({ form }: { form: RankGridFormState }): JSX.Element {
  const t = useTranslate();
  const words = useGridLabels();
  return (
    <>
      <RefusalBanner message={form.refusal} />
      <GridKeywordField form={form} />
      <Select
        label={t('rankings.grid.form.size')}
        options={gridSizes.map((size) => ({
          id: String(size),
          label: t('rankings.grid.form.size_option', { size }),
        }))}
        value={String(form.size)}
        onChange={(id) => {
          const size = gridSizes.find((one) => String(one) === id);
          if (size) form.setSize(size);
        }}
        errorMessage={form.sizeMessage}
      />
      <Select
        label={t('rankings.grid.form.spacing')}
        options={spacings.map((metres) => ({ id: String(metres), label: words.metres(metres) }))}
        value={String(form.spacing)}
        onChange={(id) => form.setSpacing(Number(id))}
      />
      <GridPreview form={form} words={words} />
      <Select
        label={t('rankings.grid.form.every')}
        options={gridIntervals.map((id) => ({ id, label: t(`rankings.grid.every.${id}`) }))}
        value={form.every}
        onChange={(id) => {
          const every = gridIntervals.find((one) => one === id);
          if (every) form.setEvery(every);
        }}
      />
    </>
  );
}

/** From a few streets to a whole county, within what the API takes. */
const spacings = [100, 250, 500, 1000, 2000, 5000];

/** One of the watched keywords, or any other that is typed. */
function GridKeywordField({ form }: { form: RankGridFormState }): JSX.Element {
  const t = useTranslate();
  const { watched, keyword, setKeyword } = form;
  const hasWatched = watched.length > 0;
  const [isOther, setOther] = useState(!hasWatched);
  return (
    <>
      {hasWatched && (
        <Select
          label={t('rankings.grid.form.keyword')}
          options={[
            ...watched.map((one) => ({ id: `keyword ${one}`, label: one })),
            { id: 'other', label: t('rankings.grid.form.other') },
          ]}
          value={isOther ? 'other' : `keyword ${keyword}`}
          onChange={(id) => {
            setOther(id === 'other');
            setKeyword(id === 'other' ? '' : id.slice('keyword '.length));
          }}
        />
      )}
      {isOther && (
        <TextField
          label={t(hasWatched ? 'rankings.grid.form.other_label' : 'rankings.grid.form.keyword')}
          description={t('rankings.grid.form.keyword_text')}
          maxLength={80}
          autoFocus={hasWatched}
          value={keyword}
          onChange={setKeyword}
          errorMessage={form.keywordMessage}
        />
      )}
    </>
  );
}

interface GridPreviewProps {
  form: RankGridFormState;
  words: GridLabels;
}

/** The points of a new grid, how much ground they cover, and what a scan costs. */
function GridPreview({ form: { size, width, lookups }, words }: GridPreviewProps): JSX.Element {
  const t = useTranslate();
  const half = size / 2;
  return (
    <Row role="status" gap={4}>
      <Dots viewBox={`${-half} ${-half} ${size} ${size}`} aria-hidden>
        {Array.from({ length: size * size }, (_, point) => (
          <circle
            key={point}
            cx={(point % size) - half + 0.5}
            cy={Math.floor(point / size) - half + 0.5}
            r={point === (size * size - 1) / 2 ? 0.36 : 0.22}
            data-own={point === (size * size - 1) / 2 || undefined}
          />
        ))}
      </Dots>
      <Text tone="muted" size="s">
        {t('rankings.grid.form.preview', { width: words.metres(width), count: lookups })}
      </Text>
    </Row>
  );
}

const Dots = styled.svg.withConfig(innerClass('GeoGridCard-dots'))`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  padding: 4px;
  border-radius: var(--pf-radius-m);
  background: var(--pf-line-2);
  & > circle {
    fill: var(--pf-ink-3);
  }
  & > circle[data-own] {
    fill: var(--pf-primary);
  }
`;
