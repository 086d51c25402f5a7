'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Day } from '../../calendar-days.ts';
import type { CalendarPost } from '../../posts.queries.ts';
import { calendarKey } from '../../use-posts-calendar.ts';
import { useWallTime } from '../post-labels.ts';
import { AgendaRow } from './calendar-agenda.tsx';

interface DayDialogProps {
  day: Day;
  posts: readonly CalendarPost[];
  onClose: () => void;
}

/** All posts of a day that shows only its first ones. */
export function DayDialog({ day, posts, onClose }: DayDialogProps): JSX.Element {
  const t = useTranslate();
  const wallTime = useWallTime();
  return (
    <Dialog
      title={wallTime(`${day}T12:00`, 'date')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <List lines="between">
        {posts.map((post) => (
          <li key={calendarKey(post)}>
            <AgendaRow post={post} />
          </li>
        ))}
      </List>
    </Dialog>
  );
}
