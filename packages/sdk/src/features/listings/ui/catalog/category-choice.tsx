'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useListingCategories } from '../../catalog/use-catalog.ts';

interface CategorySearchProps {
  label: string;
  country: string | undefined;
  /** Leaves out what is chosen already. */
  isTaken: (id: string) => boolean;
  onChoose: (id: string) => void;
  isDisabled: boolean;
}

/** Searches a category by name, debounced. The field is emptied after each choice. */
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
      placeholder={t('listing_editor.catalog.find_category')}
      options={found
        .filter(({ category_id }) => !isTaken(category_id))
        .map(({ category_id, name }) => ({ id: category_id, label: name }))}
      value={null}
      onChange={(id) => id !== null && onChoose(id)}
      onInputChange={setText}
      isLoading={isFetching}
      loadingText={t('common.loading')}
      emptyText={t('listing_editor.catalog.no_category')}
      errorMessage={isError ? t('listing_editor.catalog.unavailable') : undefined}
      isDisabled={isDisabled}
    />
  );
}

interface CategoryRowProps {
  name: string;
  isPrimary?: boolean;
  onMakePrimary?: () => void;
  onRemove: () => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** A chosen category, with a button that makes it the primary one. */
export function CategoryRow({
  name,
  isPrimary,
  onMakePrimary,
  onRemove,
  ...row
}: CategoryRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <Row as="li" gap={3} minBlockSize="calc(var(--pf-control) + 2px)" padding={[1, 0]}>
      <Text flex="grow" wrap="anywhere">
        {name}
      </Text>
      {isPrimary && <Tag tone="info">{t('listing_editor.catalog.primary_tag')}</Tag>}
      {!row.isReadOnly && (
        <Row as="span" flex="none" gap={1}>
          {onMakePrimary && (
            <Button
              size="s"
              variant="ghost"
              isDisabled={row.isDisabled}
              aria-label={t('listing_editor.catalog.make_primary_of', { category: name })}
              onPress={onMakePrimary}
            >
              {t('listing_editor.catalog.make_primary')}
            </Button>
          )}
          <IconButton
            icon={<TrashIcon />}
            size="s"
            label={t('listing_editor.catalog.remove', { name })}
            isDisabled={row.isDisabled}
            onPress={onRemove}
          />
        </Row>
      )}
    </Row>
  );
}
