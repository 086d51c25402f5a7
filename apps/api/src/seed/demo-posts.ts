import { randomUUID } from 'node:crypto';
import { addDays, type Weekday, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { postTypes, type PostContent } from '@pinfold/contract/features/publications/local-post';
import { type PostRecurrence, recurrenceLimits } from '@pinfold/contract/features/publications/recurrence';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { createPost } from '../features/publications/posts/local-post.service.ts';
import type { Services } from '../services.ts';
import { uploadPostPictures } from './demo-post-pictures.ts';
import { ownerOf } from './demo-team.ts';

interface DemoPost extends Pick<PostContent, 'type' | 'title' | 'summary' | 'action'> {
  /** How many days ahead it is planned, at nine; 0 for at once. */
  inDays: number;
  /** How many days an event or an offer lasts. */
  lasts?: number;
  offer?: PostContent['offer'];
}

interface DemoSeries extends Pick<PostContent, 'type' | 'title' | 'summary' | 'action'> {
  offer?: PostContent['offer'];
  /** The weekday of its first date, Monday is 0: the first such day after today. */
  weekday: Weekday;
  /** When it begins and ends on each date; undefined for what has no schedule. */
  hours?: { start: string; end: string };
  recurrence: Pick<PostRecurrence, 'every' | 'on'>;
}

const site = 'https://kawiarnialipa.example';

/** One post that goes out while the demo is looked at, and two that wait for their moment. */
const posts: readonly DemoPost[] = [
  {
    type: postTypes.post,
    title: '',
    summary:
      'Zimowa karta jest już w {name}: kakao z kardamonem, piernik z powidłem i kawa z syropem z pieczonego jabłka. Wpadnij ogrzać ręce przy {street}.',
    action: { type: 'learnMore', url: `${site}/zimowa-karta` },
    inDays: 0,
  },
  {
    type: postTypes.event,
    title: 'Warsztaty latte art',
    summary:
      'Pokażemy, jak spienić mleko i narysować pierwszą rozetę. Kawa i ciasto w cenie, w {city} mamy dwanaście miejsc.',
    action: { type: 'signUp', url: `${site}/warsztaty` },
    inDays: 5,
    lasts: 1,
  },
  {
    type: postTypes.offer,
    title: 'Druga kawa za pół ceny',
    summary: 'Przyjdź we dwoje: druga kawa z mlekiem za pół ceny, codziennie do 11:00.',
    action: null,
    offer: {
      voucher_code: 'LIPA-DWOJE',
      link: `${site}/oferta`,
      terms: 'Jeden kod na osobę dziennie. Nie łączy się z innymi promocjami.',
    },
    inDays: 12,
    lasts: 14,
  },
];

/** A weekly offer that Google repeats, a monthly event, and news each Monday whose words change with the date. */
const series: readonly DemoSeries[] = [
  {
    type: postTypes.offer,
    title: 'Piątek z ciastkiem',
    summary: 'W każdy piątek po południu do dużej kawy ciastko dnia za złotówkę.',
    action: null,
    offer: { voucher_code: 'LIPA-PIATEK', link: `${site}/piatek`, terms: 'Jedno ciastko do jednej kawy.' },
    weekday: 4,
    hours: { start: '14:00', end: '18:00' },
    recurrence: { every: 'week', on: 'day' },
  },
  {
    type: postTypes.event,
    title: 'Sobotni cupping',
    summary:
      'Próbujemy kaw z naszej palarni i opowiadamy, skąd są. Wstęp wolny, w {city} mamy dwanaście miejsc.',
    action: { type: 'signUp', url: `${site}/cupping` },
    weekday: 5,
    hours: { start: '11:00', end: '12:30' },
    recurrence: { every: 'month', on: 'nth_weekday' },
  },
  {
    type: postTypes.post,
    title: '',
    summary: '{weekday}, {date}: nowa kawa tygodnia w {name}. Zapytaj baristę, jak smakuje.',
    action: { type: 'learnMore', url: `${site}/kawa-tygodnia` },
    weekday: 0,
    recurrence: { every: 'week', on: 'day' },
  },
];

/** Posts of the demo chain with pictures, written as its owner would, for all locations that can have one. */
export async function seedPosts(services: Services, companyId: number, ownerId: number): Promise<void> {
  const owner = ownerOf(companyId, ownerId);
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  const today = wallTimeAt(services.now(), owner.timezone).slice(0, 10);
  const facilities_ids = found.map(({ id }) => id);
  const pictures = await uploadPostPictures(services, owner, posts.length);
  for (const [index, { inDays, lasts, offer, ...content }] of posts.entries()) {
    const day = addDays(today, inDays);
    await createPost(
      services,
      owner,
      {
        ...content,
        start: lasts === undefined ? null : `${addDays(day, 2)}T10:00`,
        end: lasts === undefined ? null : `${addDays(day, 2 + lasts)}T18:00`,
        offer: offer ?? { voucher_code: '', link: '', terms: '' },
        upload_id: pictures[index] ?? null,
        visibility: { maps: true, store_locator: true },
        planned_at: inDays === 0 ? null : `${day}T09:00`,
        planned_zone: 'location',
        recurrence: null,
        facilities_ids,
        groups: [],
        request_id: randomUUID(),
      },
      'pl',
    );
  }
  for (const [index, { weekday, hours, offer, recurrence, ...content }] of series.entries()) {
    const day = firstDay(today, weekday, recurrence.every === 'month');
    await createPost(
      services,
      owner,
      {
        ...content,
        start: hours ? `${day}T${hours.start}` : null,
        end: hours ? `${day}T${hours.end}` : null,
        offer: offer ?? { voucher_code: '', link: '', terms: '' },
        upload_id: pictures[index] ?? null,
        visibility: { maps: true, store_locator: true },
        planned_at: `${day}T08:00`,
        planned_zone: 'location',
        recurrence: {
          interval: 1,
          days: recurrence.every === 'week' ? [weekday] : [],
          until: null,
          skip: [],
          ...recurrence,
        },
        facilities_ids,
        groups: [],
        request_id: randomUUID(),
      },
      'pl',
    );
  }
}

/** The next such weekday after a day; of a monthly series one that each month has, up to the 28th. */
function firstDay(today: string, weekday: Weekday, isMonthly: boolean): string {
  const day = addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  return isMonthly && Number(day.slice(8)) > recurrenceLimits.monthDay ? addDays(day, 7) : day;
}
