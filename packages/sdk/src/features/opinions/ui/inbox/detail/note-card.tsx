'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { noteMaxLength } from '@pinfold/contract/features/opinions/opinion';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../../ui/actions/icon-button.tsx';
import { KeyHint } from '../../../../../ui/display/key-hint.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { EditIcon, NoteIcon, TrashIcon } from '../../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Text } from '../../../../../ui/layout/text.tsx';
import { type InboxPartProps, useOpinionInboxView } from '../inbox-view-context.ts';
import { ConfirmLater } from './confirm-later.tsx';

/**
 * The team's note about a review, tinted to be distinct from a reply.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Note: ({ review }) => <details><NoteCard review={review} /></details> }} />
 * ```
 */
export function NoteCard({ review }: InboxPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { inbox, actions, commands, isNarrow } = useOpinionInboxView();
  const [isAsking, setAsking] = useState(false);
  const reason = inbox.notePermission.reason?.text;
  const { note } = review;
  if (inbox.active.composer === 'note' || actions.noteDraftOf(review.id) !== undefined)
    return <NoteEditor review={review} />;

  const write = () => commands.run('note');
  if (!note)
    return (
      <Add>
        <Button
          size="s"
          variant="ghost"
          icon={<NoteIcon size={15} />}
          disabledReason={reason}
          onPress={write}
        >
          {t('reviews.note.add')} {!isNarrow && <KeyHint>N</KeyHint>}
        </Button>
      </Add>
    );
  return (
    <Note aria-label={t('reviews.note.title')}>
      <Text as="div" tone="muted">
        <Text as="strong" tone="default" weight="semibold">
          {t('reviews.note.short')}
        </Text>{' '}
        {note.author}, <time dateTime={note.updated_at}>{format.date(note.updated_at, 'date_time')}</time>
      </Text>
      <p dir="auto">{note.text}</p>
      <span>
        <IconButton
          icon={<EditIcon size={15} />}
          label={t('reviews.note.edit')}
          size="s"
          disabledReason={reason}
          onPress={write}
        />
        <IconButton
          icon={<TrashIcon size={15} />}
          label={t('reviews.note.delete')}
          size="s"
          disabledReason={reason}
          onPress={() => setAsking(true)}
        />
      </span>
      <ConfirmLater
        isDanger
        title={t('reviews.note.delete_title')}
        confirmLabel={t('reviews.note.delete')}
        cancelLabel={t('common.cancel')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          actions.deleteNote(review);
        }}
      />
    </Note>
  );
}

const Add = styled.div.withConfig(innerClass('ReviewsInbox-noteAdd'))`
  margin-block: -6px;
  margin-inline-start: -10px;
  & > button {
    color: var(--pf-ink-2);
  }
`;

const Note = styled.aside.withConfig(innerClass('ReviewsInbox-note'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  padding: 10px 14px;
  padding-inline-end: 8px;
  border: 1px solid var(--pf-note-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-note);
  & > p {
    grid-column: 1;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > span {
    display: flex;
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
`;

/** Writes the team's note in the note's own tint, far from the look of a reply. */
function NoteEditor({ review }: InboxPartProps): JSX.Element {
  const t = useTranslate();
  const { inbox, actions } = useOpinionInboxView();
  const text = actions.noteDraftOf(review.id) ?? review.note?.text ?? '';
  const close = () => {
    actions.writeNoteDraft(review.id, undefined);
    inbox.active.compose(undefined);
  };
  const save = () => {
    inbox.active.compose(undefined);
    actions.saveNote(review, text);
  };
  return (
    <Editor>
      <TextArea
        label={t('reviews.note.title')}
        description={t('reviews.note.hint')}
        placeholder={t('reviews.note.placeholder')}
        minRows={2}
        maxLength={noteMaxLength}
        value={text}
        onChange={(next) => actions.writeNoteDraft(review.id, next)}
        dir="auto"
      />
      <Row gap={3} align="stretch" justify="end" wrap>
        <Button size="s" variant="ghost" onPress={close}>
          {t('common.cancel')}
        </Button>
        <Button size="s" disabledReason={text.trim() ? undefined : t('reviews.note.empty')} onPress={save}>
          {t('reviews.note.save')}
        </Button>
      </Row>
    </Editor>
  );
}

const Editor = styled.div.withConfig(partClass('ReviewsInbox-noteEditor'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 14px;
  border: 1px dashed var(--pf-note-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-note);
`;
