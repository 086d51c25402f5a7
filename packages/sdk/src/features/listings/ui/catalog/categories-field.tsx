'use client';
import { type JSX, useRef } from 'react';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import {
  additionalCategoriesLimit,
  categoriesFault,
  categoryKey,
  type ListingCategories,
} from '@pinfold/contract/features/listings/listing-categories';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useListingCategories } from '../../catalog/use-catalog.ts';
import { useFaultText } from '../../fault-message.ts';
import { CategoryRow, CategorySearch } from './category-choice.tsx';
import { addCategory, isChosen, makePrimary, removeCategory } from './choose-category.ts';

export interface CategoriesFieldProps {
  /** Ids of the provider's categories, such as `gcid:cafe`. */
  value: ListingCategories;
  onChange: (value: ListingCategories) => void;
  /** ISO 3166-1 alpha-2: each country has categories of its own. @default PL */
  country?: string | undefined;
  /** What is wrong. @default what the categories' own rule finds */
  faults?: readonly { field: string; fault: Fault }[] | undefined;
  isDisabled?: boolean | undefined;
  /** Shows the names alone. @default false */
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * What a location is: one primary category and up to nine more, found by name in the user's language.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * <CategoriesField value={{ primary_category: 'gcid:cafe', additional_categories: [] }} onChange={setCategories} />
 * ```
 */
export function CategoriesField({ appearance, ...props }: CategoriesFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="CategoriesField" appearance={appearance}>
      <Categories {...props} />
    </Surface>
  );
}

function Categories({ value, onChange, country, faults: given, ...props }: CategoriesFieldProps) {
  const t = useTranslate();
  const { isDisabled = false, isReadOnly = false } = props;
  const { primary_category: primary, additional_categories: additional } = value;
  const ids = [primary, ...additional].filter((id) => id !== '');
  const { data: known = [] } = useListingCategories({ ids, country });
  const nameOf = (id: string) =>
    known.find((category) => categoryKey(category.category_id) === categoryKey(id))?.name;
  const faultText = useFaultText({ category: nameOf });
  const own = categoriesFault(value);
  const faults = given ?? (own ? [own] : []);
  const faultsOf = (field: keyof ListingCategories) =>
    faults.filter((found) => found.field === field).map(({ fault }) => faultText(fault));
  const list = useRef<HTMLUListElement>(null);
  // What was pressed is gone then, and the focus would be with it.
  const change = (next: ListingCategories) => {
    onChange(next);
    list.current?.focus();
  };
  const row = { isDisabled, isReadOnly };
  return (
    <>
      <List
        lines="below"
        padding={[0, 0, 3]}
        ref={list}
        tabIndex={-1}
        aria-label={t('listing_editor.catalog.categories')}
      >
        {primary !== '' && (
          <CategoryRow
            {...row}
            name={nameOf(primary) ?? primary}
            isPrimary
            onRemove={() => change(removeCategory(value, primary))}
          />
        )}
        {additional.map((id) => (
          <CategoryRow
            {...row}
            key={id}
            name={nameOf(id) ?? id}
            onMakePrimary={() => change(makePrimary(value, id))}
            onRemove={() => change(removeCategory(value, id))}
          />
        ))}
      </List>
      {[...faultsOf('primary_category'), ...faultsOf('additional_categories')].map((text) => (
        <Text key={text} as="p" size="s" tone="bad" padding={[0, 0, 3]}>
          {text}
        </Text>
      ))}
      {!isReadOnly && (
        <>
          <CategorySearch
            label={
              primary === '' ? t('listing_editor.catalog.primary') : t('listing_editor.catalog.add_category')
            }
            country={country}
            isTaken={(id) => isChosen(value, id)}
            isDisabled={isDisabled || (primary !== '' && additional.length >= additionalCategoriesLimit)}
            onChoose={(id) => change(addCategory(value, id))}
          />
          <Text as="p" size="s" tone="muted" padding={[2, 0, 0]}>
            {t('listing_editor.catalog.categories_used', {
              used: additional.length,
              max: additionalCategoriesLimit,
            })}
          </Text>
        </>
      )}
    </>
  );
}
