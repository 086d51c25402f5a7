'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface CategoryRowProps {
  name: string;
  isPrimary?: boolean;
  onMakePrimary?: () => void;
  onRemove: () => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** A chosen category, and the way to the first place. */
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
      {isPrimary && <Tag tone="info">{t('listing_editor.offer.primary_tag')}</Tag>}
      {!row.isReadOnly && (
        <Row as="span" flex="none" gap={1}>
          {onMakePrimary && (
            <Button
              size="s"
              variant="ghost"
              isDisabled={row.isDisabled}
              aria-label={t('listing_editor.offer.make_primary_of', { category: name })}
              onPress={onMakePrimary}
            >
              {t('listing_editor.offer.make_primary')}
            </Button>
          )}
          <IconButton
            icon={<TrashIcon />}
            size="s"
            label={t('listing_editor.offer.remove', { name })}
            isDisabled={row.isDisabled}
            onPress={onRemove}
          />
        </Row>
      )}
    </Row>
  );
}
