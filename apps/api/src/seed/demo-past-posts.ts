import { randomUUID } from 'node:crypto';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { postTypes, type PostContent } from '@pinfold/contract/features/publications/local-post';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { and, eq, isNotNull } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { googleAccounts } from '../features/integrations/integrations.table.ts';
import { locations } from '../features/listings/listings.table.ts';
import { localPostItems, localPosts } from '../features/publications/posts/local-posts.table.ts';
import type { Services } from '../services.ts';
import { ownerOf } from './demo-team.ts';

interface PastPost extends Pick<PostContent, 'type' | 'title' | 'summary' | 'action'> {
  daysAgo: number;
  /** How many days an event or an offer lasted. */
  lasts?: number;
  offer?: PostContent['offer'];
  /** In which city it was published alone. */
  city?: string;
  /** At how many of its locations Google's moderation rejected it. */
  rejectedAt?: number;
}

const site = 'https://kawiarnialipa.example';

/** A post of each type in the last quarter. The last one has a phone number in it, which Google does not take everywhere. */
const pastPosts: readonly PastPost[] = [
  {
    daysAgo: 78,
    type: postTypes.post,
    title: '',
    summary:
      'Jesień pachnie u nas cynamonem: w witrynie stanęły szarlotka z antonówek i drożdżówka ze śliwką. Pieczemy codziennie od szóstej.',
    action: { type: 'learnMore', url: `${site}/menu` },
  },
  {
    daysAgo: 54,
    type: postTypes.offer,
    title: 'Dyniowe latte w cenie małej kawy',
    summary:
      'Przez dwa tygodnie dyniowe latte kosztuje tyle, co mała kawa z mlekiem. Wystarczy hasło przy kasie.',
    action: null,
    lasts: 14,
    offer: { voucher_code: 'DYNIA', link: `${site}/oferta`, terms: 'Jedna kawa na osobę dziennie.' },
  },
  {
    daysAgo: 33,
    type: postTypes.event,
    title: 'Dzień kawy: cupping z palarnią',
    summary:
      'Trzy ziarna, trzy parzenia i rozmowa z ludźmi, którzy je wypalili. Wstęp wolny, miejsca przy barze.',
    action: { type: 'signUp', url: `${site}/wydarzenia` },
    lasts: 1,
  },
  {
    daysAgo: 17,
    type: postTypes.alert,
    title: '',
    summary:
      'Z powodu awarii wody otwieramy dziś dopiero o dwunastej. Przepraszamy i zapraszamy na ciasto prosto z pieca.',
    action: null,
    city: 'Gdańsk',
  },
  {
    daysAgo: 9,
    type: postTypes.post,
    title: '',
    summary:
      'Andrzejki w Lipie: wróżby z fusów, grzaniec bez procentów i piernik na wynos. Stolik zarezerwujesz pod numerem 12 345 67 89.',
    action: null,
    rejectedAt: 4,
  },
];

/** Stores the posts of the last quarter as they would be if the chain had written them here. */
export async function seedPastPosts(
  { database, now }: Services,
  companyId: number,
  ownerId: number,
): Promise<void> {
  const { queries } = database;
  const { timezone } = ownerOf(companyId, ownerId);
  const reached = await queries
    .select({
      id: locations.id,
      city: locations.city,
      account: googleAccounts.name,
      google: locations.googleName,
    })
    .from(locations)
    .innerJoin(
      googleAccounts,
      and(
        eq(googleAccounts.companyId, locations.companyId),
        eq(googleAccounts.id, locations.googleAccountId),
      ),
    )
    .where(
      and(
        eq(locations.companyId, companyId),
        eq(locations.isVerified, true),
        isNotNull(locations.googleName),
      ),
    )
    .orderBy(locations.id);
  for (const [index, { daysAgo, lasts, offer, city, rejectedAt = 0, ...content }] of pastPosts.entries()) {
    // A small test world may have no place in that city.
    const places = reached.filter((place) => city === undefined || place.city === city);
    if (places.length === 0) continue;
    const sentAt = new Date(now().getTime() - daysAgo * 86_400_000);
    const day = localTime(sentAt, timezone).date;
    const [post] = await queries
      .insert(localPosts)
      .values({
        ...content,
        companyId,
        authorId: ownerId,
        start: lasts === undefined ? null : `${addDays(day, 2)}T10:00`,
        end: lasts === undefined ? null : `${addDays(day, 2 + lasts)}T18:00`,
        offer: offer ?? { voucher_code: '', link: '', terms: '' },
        onMaps: true,
        inLocator: false,
        plannedZone: 'location',
        status: 'sent',
        requestId: randomUUID(),
        createdAt: sentAt,
        sentAt,
        lastSendAt: sentAt,
      })
      .returning({ id: localPosts.id });
    if (!post) throw new Error('the post is written');
    await queries.insert(localPostItems).values(
      places.map(({ id, account, google }, place) => {
        const isRejected = place < rejectedAt;
        return {
          companyId,
          postId: post.id,
          locationId: id,
          action: 'create' as const,
          title: content.title,
          summary: content.summary,
          status: isRejected ? itemStatus.notPublished : itemStatus.published,
          problem: isRejected ? ('policy' as const) : null,
          acceptedAt: sentAt,
          sendingAt: sentAt,
          googleName: `${account}/${google}/localPosts/${7_000_000 + index * 10_000 + place}`,
          googleState: isRejected ? 'REJECTED' : 'LIVE',
          publishedAt: isRejected ? null : sentAt,
        };
      }),
    );
  }
}
