'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { dateOf, isPast, parseTime } from '../../calendar-days.ts';
import type { CalendarPost } from '../../posts.queries.ts';
import { calendarTitle, PostText } from '../post-text.tsx';
import { useCalendar } from './calendar-context.ts';

interface MoveDialogProps {
  post: CalendarPost;
  onClose: () => void;
}

/** Asks for another moment of a planned post, in the time zone that it is planned in. */
export function MoveDialog({ post, onClose }: MoveDialogProps): JSX.Element {
  const t = useTranslate();
  const { timeZone } = useFormat();
  const { moves, today } = useCalendar();
  const [date, setDate] = useState<ReturnType<typeof dateOf> | null>(dateOf(post.at.slice(0, 10)));
  const [time, setTime] = useState(post.at.slice(11));
  const [wasTried, setTried] = useState(false);
  const clock = parseTime(time);
  const moment = date && clock && `${date.toString()}T${clock}`;
  const isOver = moment !== undefined && moment !== null && isPast(moment, new Date(), timeZone);
  const confirm = () => {
    setTried(true);
    if (!moment || isOver) return;
    if (moment !== post.at) moves.move(post, moment);
    onClose();
  };
  return (
    <FormDialog
      title={t('post_calendar.move.title')}
      size="s"
      onClose={onClose}
      onSubmit={confirm}
      action={{ children: t('post_calendar.move.confirm') }}
    >
      <Text weight="medium" wrap="anywhere">
        {post.title ? <PostText text={calendarTitle(post.title)} /> : t('posts.untitled')}
      </Text>
      <Row gap={4} align="start" wrap>
        <DateField
          label={t('post_calendar.move.day')}
          value={date}
          onChange={(next) => setDate(next && dateOf(next.toString().slice(0, 10)))}
          minValue={dateOf(today)}
          errorMessage={wasTried && (isOver || !date) ? t('post_calendar.move.past') : undefined}
        />
        <TextField
          label={t('post_calendar.move.time')}
          value={time}
          onChange={setTime}
          inputMode="numeric"
          errorMessage={wasTried && !clock ? t('post_calendar.move.time_wrong') : undefined}
          description={t(post.planned_zone === 'location' ? 'posts.local_time' : 'posts.company_time')}
        />
      </Row>
    </FormDialog>
  );
}
