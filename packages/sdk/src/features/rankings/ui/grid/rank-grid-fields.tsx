'use client';
import { gridIntervals, gridSizes } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { RankGridFormState } from '../../grid/use-rank-grid-form.ts';
import { GridKeywordField } from './grid-keyword-field.tsx';
import { GridPreview } from './grid-preview.tsx';
import { useGridWords } from './use-grid-words.ts';

interface RankGridFieldsProps {
  form: RankGridFormState;
  formId: string;
}

/** The fields of a new grid, with what it will cover and cost. */
export function RankGridFields({ form, formId }: RankGridFieldsProps): JSX.Element {
  const t = useTranslate();
  const words = useGridWords();
  return (
    <Stack
      gap={5}
      as="form"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.refusal !== undefined && (
        <Banner tone="bad" role="alert">
          {form.refusal}
        </Banner>
      )}
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
    </Stack>
  );
}

/** From a few streets to a whole county, within what the API takes. */
const spacings = [100, 250, 500, 1000, 2000, 5000];
