'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { RankGridFormState } from '../../grid/use-rank-grid-form.ts';

/** One of the watched keywords, or any other that is typed. */
export function GridKeywordField({ form }: { form: RankGridFormState }): JSX.Element {
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
