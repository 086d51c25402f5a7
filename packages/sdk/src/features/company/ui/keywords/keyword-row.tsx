'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Keyword } from '../../keywords/use-keywords.ts';
import { DataRow, RowEnd, RowMain, RowText, RowTitle } from '../shared/data-list.ts';

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
    <DataRow data-busy={isRemoving || undefined}>
      <RowMain>
        <RowTitle>{keyword.keyword}</RowTitle>
        <RowText>
          {t(`company.keywords.scope.${keyword.scope}`)}
          {keyword.scope_name && ` · ${keyword.scope_name}`}
        </RowText>
      </RowMain>
      <RowEnd>
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('company.keywords.remove', { keyword: keyword.keyword })}
          disabledReason={refusal}
          isDisabled={isRemoving}
          onPress={onRemove}
        />
      </RowEnd>
    </DataRow>
  );
}
