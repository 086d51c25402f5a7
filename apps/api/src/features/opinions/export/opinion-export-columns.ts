import type { Cell } from '@pinfold/contract/csv-text';
import type { OpinionFields } from '@pinfold/contract/features/opinions/opinion-schemas';
import type { ReplyStatus } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';

/** The columns of a file of opinions, in order: what is written in each. */
export type ExportCells<Opinion, Column extends string> = Record<Column, (opinion: Opinion) => Cell>;

/** Headers and values in an exported file that are not data. */
export interface OpinionExportTexts<Column extends string = string> {
  /** The file's name, without its ending. */
  filename: string;
  sheet: string;
  /** Subject of the mail that announces the file. */
  mailSubject: string;
  columns: Record<Column, string>;
}

/** Words for what is no data in the columns that all opinions have. */
export interface OpinionWords {
  yes: string;
  no: string;
  replyStatuses: Record<ReplyStatus, string>;
  sentiments: Record<Sentiment, string>;
}

/** Columns from the day of any opinion to its note. */
export type OpinionColumn =
  | 'created_at'
  | 'updated_at'
  | 'deleted'
  | 'reply_status'
  | 'reply'
  | 'reply_at'
  | 'is_written_by_ai'
  | 'sentiment'
  | 'categories'
  | 'note';

/** What a file says of any opinion, with times in one time zone. */
export function opinionCells(
  words: OpinionWords,
  timezone: string,
): ExportCells<Omit<OpinionFields, 'rating'>, OpinionColumn> {
  const moment = localMoment(timezone);
  return {
    created_at: ({ created_at }) => moment(created_at),
    updated_at: ({ is_edited, updated_at }) => (is_edited ? moment(updated_at) : null),
    deleted: ({ deleted }) => (deleted ? words.yes : words.no),
    reply_status: ({ reply_status }) => words.replyStatuses[reply_status],
    reply: ({ reply_comment }) => reply_comment,
    reply_at: ({ reply_update_time }) => reply_update_time && moment(reply_update_time),
    is_written_by_ai: ({ is_written_by_ai }) => (is_written_by_ai ? words.yes : words.no),
    sentiment: ({ sentiment }) => words.sentiments[sentiment],
    categories: ({ tags }) =>
      tags.map(({ name, sentiment }) => `${name} (${words.sentiments[sentiment]})`).join(', '),
    note: ({ note }) => note?.text ?? null,
  };
}

/** Writes times as a spreadsheet understands them, such as `2026-11-21 08:05`, in one time zone. */
function localMoment(timezone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}
