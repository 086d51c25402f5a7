import type { ReactNode, JSX } from 'react';
import { clockTime } from '../open-words.ts';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { laterExceptions, nextDays, otherTimeThere, type DayHours } from './hours-days.ts';
import { dayText, hoursText } from './hours-text.ts';
import type { StorePartProps } from './store-part-props.ts';

type Props = StorePartProps & { now: Date };

/** The coming week from today on, days with other hours after it, and the hours of single services. */
export function StoreHours({ store, own, words, now }: Props): JSX.Element | null {
  const { hours, zone } = store;
  const more = store.more_hours.filter((one) => nextDays(one.hours, zone, now).length > 0);
  const days = hours ? nextDays(hours, zone, now) : [];
  const later = hours ? laterExceptions(hours, zone, now) : [];
  if (days.length === 0 && more.length === 0) return null;
  const there = otherTimeThere(zone, now);
  const table = (caption: string, rows: readonly DayHours[], style: 'weekday' | 'date') => (
    <DayTable caption={caption} rows={rows} style={style} own={own} words={words} />
  );
  return (
    <DetailsSection title={own.hours}>
      {store.is_closed_for_now && <p className={detailsPart('note')}>{words.closedForNow}</p>}
      {days.length > 0 ? table(own.hours, days, 'weekday') : <p>{own.hoursUnknown}</p>}
      {there !== undefined && <p className={detailsPart('note')}>{own.timeThere(clockTime(there))}</p>}
      {later.length > 0 && (
        <>
          <h4>{own.specialDays}</h4>
          {table(own.specialDays, later, 'date')}
        </>
      )}
      {more.length > 0 && (
        <details className={detailsPart('fold')}>
          <summary>{own.moreHours}</summary>
          {more.map(({ label, hours: its }) => (
            <MoreHours key={label} label={label}>
              {table(label, nextDays(its, zone, now), 'weekday')}
            </MoreHours>
          ))}
        </details>
      )}
    </DetailsSection>
  );
}

function MoreHours({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <h4>{label}</h4>
      {children}
    </>
  );
}

interface DayTableProps extends Pick<Props, 'own' | 'words'> {
  caption: string;
  rows: readonly DayHours[];
  style: 'weekday' | 'date';
}

function DayTable({ caption, rows, style, own, words }: DayTableProps) {
  return (
    <table className={detailsPart('hours')} aria-label={caption}>
      <tbody>
        {rows.map(({ date, ranges, isToday, isException }) => (
          <tr key={date} {...(isToday && { 'aria-current': 'date' as const })}>
            <th scope="row">
              {dayText(date, words.language, isException ? 'date' : style)}
              {isToday && ` (${own.today})`}
            </th>
            <td>
              {hoursText(ranges, own)}
              {isException && style === 'weekday' && (
                <span className={detailsPart('exception')}> {own.exception}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
