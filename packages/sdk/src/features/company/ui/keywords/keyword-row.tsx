'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Keyword } from '../../keywords/use-keywords.ts';
import { DataRow } from '../shared/data-row.tsx';

interface KeywordRowProps {
  keyword: Keyword;
  isRemoving: boolean;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One keyword and whom it is for. */
export function KeywordRow({ keyword, isRemoving, refusal, onRemove }: KeywordRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <DataRow
      isBusy={isRemoving}
      title={keyword.keyword}
      text={
        <>
          {t(`company.keywords.scope.${keyword.scope}`)}
          {keyword.scope_name && ` · ${keyword.scope_name}`}
        </>
      }
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('company.keywords.remove', { keyword: keyword.keyword })}
          disabledReason={refusal}
          isDisabled={isRemoving}
          onPress={onRemove}
        />
      }
    />
  );
}
