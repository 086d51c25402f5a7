'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { useListingCategories } from '../../offer/use-listing-categories.ts';

interface CategorySearchProps {
  label: string;
  country: string | undefined;
  /** Leaves out what is chosen already. */
  isTaken: (id: string) => boolean;
  onChoose: (id: string) => void;
  isDisabled: boolean;
}

/** Finds a category by its name; asks once the typing rests. Each choice begins with an empty field. */
export function CategorySearch({ onChoose, ...props }: CategorySearchProps): JSX.Element {
  const [round, setRound] = useState(0);
  const choose = (id: string) => {
    setRound(round + 1);
    onChoose(id);
  };
  return <Search key={round} {...props} onChoose={choose} />;
}

function Search({ label, country, isTaken, onChoose, isDisabled }: CategorySearchProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState('');
  const { setText } = useRestedText(asked, setAsked);
  const { data: found = [], isFetching, isError } = useListingCategories({ q: asked, country });
  return (
    <ComboBox
      label={label}
      placeholder={t('listing_editor.offer.find_category')}
      options={found
        .filter(({ category_id }) => !isTaken(category_id))
        .map(({ category_id, name }) => ({ id: category_id, label: name }))}
      value={null}
      onChange={(id) => id !== null && onChoose(id)}
      onInputChange={setText}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      emptyText={t('listing_editor.offer.no_category')}
      errorMessage={isError ? t('listing_editor.offer.unavailable') : undefined}
      isDisabled={isDisabled}
    />
  );
}
