import { sql, type SQL } from 'drizzle-orm';
import type { ReviewMedia } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { GoogleReview, GoogleReviewMedia } from '../../../providers/google-business-profile/reviews.ts';

/** Google's content may be kept so long, unless it is read again. */
export const mediaKeptDays = 30;

/** Photos and videos of a review `r`; null without any. Deleted reviews have none. */
export const mediaOfReview: SQL = sql`case when r.has_media then (
    select json_agg(json_build_object('kind', m.kind, 'thumbnail_url', m.thumbnail_url, 'video_url', m.video_url, 'label', m.label) order by m.position)
    from review_media m where m.company_id = r.company_id and m.review_id = r.id) end`;

/**
 * Keeps photos, videos and the address for a reply of reviews as the provider has them now. Addresses change with each
 * reading, so that they are no change of a review. The reviews are locked by who stored them.
 */
export async function storeMedia(
  tx: Queryable,
  companyId: number,
  reviews: readonly GoogleReview[],
  now: Date,
): Promise<void> {
  const given = reviews.map((review) => {
    const media = (review.reviewMediaItems ?? []).flatMap(toMedia);
    return { google_name: review.name, media, has_media: media.length > 0, reply_url: replyUrlOf(review) };
  });
  await tx.execute(
    sql`update reviews r set has_media = given.has_media, reply_url = given.reply_url
        from json_to_recordset(${JSON.stringify(given)}::json) as given (google_name text, has_media bool, reply_url text)
        where r.company_id = ${companyId} and r.google_name = given.google_name
          and (r.has_media, r.reply_url) is distinct from (given.has_media, given.reply_url)`,
  );
  const counts = given.map(({ google_name, media }) => ({ google_name, count: media.length }));
  await tx.execute(
    sql`delete from review_media m
        using json_to_recordset(${JSON.stringify(counts)}::json) as given (google_name text, count int2), reviews r
        where r.company_id = ${companyId} and r.google_name = given.google_name
          and m.company_id = r.company_id and m.review_id = r.id and m.position >= given.count`,
  );
  const items = given.flatMap(({ google_name, media }) =>
    media.map((item, position) => ({ google_name, position, ...item })),
  );
  if (items.length === 0) return;
  await tx.execute(
    sql`insert into review_media as m (company_id, review_id, position, kind, thumbnail_url, video_url, label, read_at)
        select r.company_id, r.id, given.position, given.kind, given.thumbnail_url, given.video_url, given.label, ${now.toISOString()}
        from json_to_recordset(${JSON.stringify(items)}::json) as given (google_name text, position int2, kind text, thumbnail_url text, video_url text, label text)
        join reviews r on r.company_id = ${companyId} and r.google_name = given.google_name
        on conflict (company_id, review_id, position) do update set kind = excluded.kind,
          thumbnail_url = excluded.thumbnail_url, video_url = excluded.video_url, label = excluded.label, read_at = excluded.read_at`,
  );
}

/** Deletes photos and videos of reviews, of which nothing is to be shown any more. */
export async function deleteMediaOf(
  tx: Queryable,
  companyId: number,
  reviewIds: readonly number[],
): Promise<void> {
  const ids = int8Array(reviewIds);
  await tx.execute(sql`delete from review_media where company_id = ${companyId} and review_id = any(${ids})`);
  await tx.execute(
    sql`update reviews set has_media = false where company_id = ${companyId} and id = any(${ids}) and has_media`,
  );
}

export async function readMedia(queries: Queryable, companyId: number, id: number): Promise<ReviewMedia[]> {
  const [row] = await rows<{ media: ReviewMedia[] | null }>(
    queries,
    sql`select ${mediaOfReview} as media from reviews r where r.company_id = ${companyId} and r.id = ${id}`,
  );
  return row?.media ?? [];
}

function toMedia({ thumbnailUrl, thumbnailLabel, videoUrl }: GoogleReviewMedia): ReviewMedia[] {
  const thumbnail_url = webAddress(thumbnailUrl);
  const video_url = webAddress(videoUrl);
  if (thumbnail_url === null && video_url === null) return [];
  const label = thumbnailLabel?.trim() || null;
  return [{ kind: video_url === null ? 'photo' : 'video', thumbnail_url, video_url, label }];
}

/** An address that a page may load; null for anything else, such as `javascript:`. */
function webAddress(url: string | undefined): string | null {
  const protocol = url === undefined ? undefined : URL.parse(url)?.protocol;
  return url !== undefined && (protocol === 'https:' || protocol === 'http:') ? url : null;
}

/** A link that people follow with their account of Google must lead there. */
export function replyUrlOf({ reviewReplyUrl = '' }: Pick<GoogleReview, 'reviewReplyUrl'>): string | null {
  const url = URL.parse(reviewReplyUrl);
  const isGoogle = url?.hostname === 'google.com' || url?.hostname.endsWith('.google.com');
  return url?.protocol === 'https:' && isGoogle ? url.href : null;
}
