'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { useShortcutMode } from '../../../../provider/use-shortcut-mode.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { changeShortcuts } from './change-intent.ts';
import { useExternalChangesTableView } from './changes-table-context.ts';

/** The list of keys, as long as it is open. */
export function OpenShortcutsDialog(): JSX.Element {
  const t = useTranslate();
  const { commands } = useExternalChangesTableView();
  const mode = useShortcutMode();
  return (
    <Modal
      title={t('external_changes.table.shortcuts.title')}
      closeLabel={t('common.close')}
      isOpen={commands.isHelpOpen}
      onOpenChange={commands.setHelpOpen}
    >
      {mode !== 'all' && <p>{t(`shortcuts.${mode}`)}</p>}
      <List>
        {changeShortcuts.map(([intent, key]) => (
          <div key={intent}>
            <dt>{t(`external_changes.table.shortcuts.${intent}`)}</dt>
            <dd>
              <Kbd>{key}</Kbd>
            </dd>
          </div>
        ))}
      </List>
    </Modal>
  );
}

const List = styled.dl.withConfig(partClass('ExternalChangesTable-shortcuts'))`
  margin: 0;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 7px;
    border-block-end: 1px solid var(--pf-line-2);
  }
  & > div:last-child {
    border: 0;
  }
  & dd {
    margin: 0;
  }
`;
