'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { innerClass } from '../theme/part-class.ts';
import { Button } from '../ui/actions/button.tsx';
import { UndoIcon } from '../ui/icons/action-icons.tsx';

interface UndoNoteProps {
  /** The last action; undefined shows nothing. */
  text: string | undefined;
  onUndo: () => void;
  /** Label of the button. @default the shared text for undo */
  undoLabel?: string | undefined;
  /** What the button says while undoing takes its time; undefined while it does not. */
  pendingLabel?: string | undefined;
}

/** The last action with a button to undo it. Always mounted, so that the live region announces a new text. */
export function UndoNote({ text, onUndo, undoLabel, pendingLabel }: UndoNoteProps): JSX.Element {
  const t = useTranslate();
  return (
    <Place role="status">
      {text !== undefined && (
        <Note>
          <span>{text}</span>
          <Button
            size="s"
            variant="ghost"
            icon={<UndoIcon size={15} />}
            onPress={onUndo}
            isPending={pendingLabel !== undefined}
            pendingLabel={pendingLabel}
          >
            {undoLabel ?? t('common.undo')}
          </Button>
        </Note>
      )}
    </Place>
  );
}

/** Takes no space while it is empty, but stays in the accessibility tree. */
const Place = styled.div.withConfig(innerClass('UndoNote-place'))`
  &:empty {
    position: absolute;
  }
`;

const Note = styled.div.withConfig(innerClass('UndoNote'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 4px 4px 4px 12px;
  border-radius: var(--pf-radius-s);
  background: var(--pf-info-soft);
  overflow-wrap: anywhere;
`;
