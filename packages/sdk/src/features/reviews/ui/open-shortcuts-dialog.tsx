'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { partClass } from '../../../theme/part-class.ts';
import { useShortcutMode } from '../../../provider/use-shortcut-mode.ts';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { inboxShortcuts } from './inbox-shortcuts.ts';
import { useInboxView } from './inbox-view-context.ts';

/** The list of keys, as long as it is open. */
export function OpenShortcutsDialog(): JSX.Element {
  const t = useTranslate();
  const { commands } = useInboxView();
  const mode = useShortcutMode();
  return (
    <Modal
      title={t('reviews.shortcuts.title')}
      closeLabel={t('common.close')}
      isOpen={commands.isHelpOpen}
      onOpenChange={commands.setHelpOpen}
    >
      {mode !== 'all' && <p>{t(`shortcuts.${mode}`)}</p>}
      <List>
        {inboxShortcuts.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{t(`reviews.shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </Modal>
  );
}

const List = styled.dl.withConfig(partClass('ReviewsInbox-shortcuts'))`
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
    display: flex;
    gap: 4px;
    margin: 0;
  }
`;
