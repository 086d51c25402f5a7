import { randomUUID } from 'node:crypto';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { postTypes, type PostContent } from '@pinfold/contract/features/publications/local-post';
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

/** Posts of the demo chain with pictures, written as its owner would, for all locations that can have one. */
export async function seedPosts(services: Services, companyId: number, ownerId: number): Promise<void> {
  const owner = ownerOf(companyId, ownerId);
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  const today = wallTimeAt(services.now(), owner.timezone).slice(0, 10);
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
        facilities_ids: found.map(({ id }) => id),
        groups: [],
        request_id: randomUUID(),
      },
      'pl',
    );
  }
}
