'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { IdenticalChanges } from '../../external-change.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';
import { targetOfIdentical } from './target-of.ts';

/** Decides the same change in all its locations. */
export function IdenticalActions({ group }: { group: IdenticalChanges }): JSX.Element {
  const t = useTranslate();
  const { table, decisions } = useExternalChangesTableView();
  const target = targetOfIdentical(group, useFieldName(group.field), t);
  const where = group.count > 1 ? '_everywhere' : '';
  const [accept, reject] = [
    t(`external_changes.table.accept${where}`),
    t(`external_changes.table.reject${where}`),
  ];
  const props = {
    size: 's',
    disabledReason: table.permission.reason?.text,
    isDisabled: table.isDeciding,
  } as const;
  if (group.is_informational)
    return (
      <Actions>
        <span>{t('external_changes.table.informational')}</span>
        <Button
          {...props}
          variant="ghost"
          aria-label={`${t('external_changes.table.note')}: ${target.name}`}
          onPress={() => decisions.accept(target)}
        >
          {t('external_changes.table.note')}
        </Button>
      </Actions>
    );
  return (
    <Actions>
      <Button {...props} aria-label={`${reject}: ${target.name}`} onPress={() => decisions.reject(target)}>
        {reject}
      </Button>
      <Button
        {...props}
        variant="primary"
        aria-label={`${accept}: ${target.name}`}
        onPress={() => decisions.accept(target)}
      >
        {accept}
      </Button>
    </Actions>
  );
}

const Actions = styled.div.withConfig(partClass('ExternalChangesTable-actions'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px;
  & > span {
    color: var(--pf-ink-3);
  }
  :where([data-layout='narrow']) & {
    justify-content: flex-start;
  }
`;
