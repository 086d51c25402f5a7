'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { useShortcutMode } from '../provider/use-shortcut-mode.ts';
import { Kbd } from '../ui/display/kbd.tsx';
import { Row, Spread } from '../ui/layout/stack.tsx';
import { Modal } from '../ui/overlays/modal.tsx';

export interface ShortcutsDialogProps {
  title: string;
  /** What each does, with its keys. */
  shortcuts: readonly { label: string; keys: readonly string[] }[];
  onClose: () => void;
}

/** Every key of a screen with what it does, and whether the user has switched keys off. */
export function ShortcutsDialog({ title, shortcuts, onClose }: ShortcutsDialogProps): JSX.Element {
  const t = useTranslate();
  const mode = useShortcutMode();
  return (
    <Modal
      title={title}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {mode !== 'all' && <p>{t(`shortcuts.${mode}`)}</p>}
      <Keys>
        {shortcuts.map(({ label, keys }) => (
          <Spread key={label} gap={5}>
            <dt>{label}</dt>
            <Row as="dd" gap={2}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Row>
          </Spread>
        ))}
      </Keys>
    </Modal>
  );
}

const Keys = styled.dl`
  margin: 0;
  & > div {
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
