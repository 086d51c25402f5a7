'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { PermissionDecision } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TargetIcon } from '../../../../ui/icons/place-icons.tsx';

interface NoGridProps {
  permission: PermissionDecision;
  headingLevel: 2 | 3 | 4;
  onAdd: () => void;
}

/** What a grid is good for, where there is none. */
export function NoGrid({ permission, headingLevel, onAdd }: NoGridProps): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<TargetIcon size={24} />}
      title={t('rankings.grid.empty.title')}
      headingLevel={headingLevel}
      actions={
        <Button
          variant="primary"
          isDisabled={permission.isPending}
          disabledReason={permission.reason?.text}
          onPress={onAdd}
        >
          {t('rankings.grid.empty.add')}
        </Button>
      }
    >
      {t('rankings.grid.empty.text')}
    </EmptyState>
  );
}
