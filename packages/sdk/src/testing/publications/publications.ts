import type { Schemas } from '../../client/schema.ts';
import { testPostInsights, type TestPostInsight } from './post-insights.ts';
import { testPhotoBatches, testPhotos } from './photo-fixtures.ts';
import type { TestPhotoBatch } from './photos.ts';
import { exclusionOf } from './post-locations.ts';
import { type TestPost, testPosts } from './post-fixtures.ts';

/** Posts, photos and pictures of the in-memory API. */
export interface TestPublications {
  /** In any order. */
  posts: TestPost[];
  photos: Schemas['Photo'][];
  /** Newest first. */
  batches: TestPhotoBatch[];
  /** The archive of post statistics. */
  insights: TestPostInsight[];
  /** Pictures that wait to be used. */
  uploads: Schemas['Upload'][];
}

/** Returns posts, photos and batches of a chain of cafés; your own where you give them. */
export function testPublications(
  locations: readonly Schemas['LocationItem'][],
  now: Date,
  timezone: string,
  given: Partial<TestPublications> = {},
): TestPublications {
  const postable = locations.filter((location) => !exclusionOf(location));
  return {
    posts: given.posts ?? testPosts(postable, now, timezone),
    photos: given.photos ?? testPhotos(postable, now),
    batches: given.batches ?? testPhotoBatches(postable, now),
    insights: given.insights ?? testPostInsights(locations),
    uploads: given.uploads ?? [],
  };
}
