import type { InsightAnnotation } from '@pinfold/contract/features/insights/insights.endpoints';
import type { AnnotationSource } from './features/insights/read/insights.queries.ts';
import { editNotes } from './features/listings/history/edit-notes.ts';
import { sentPostsByDay } from './features/publications/posts/sent-posts.queries.ts';

/** Connects insights with what may explain them: our edits of listings, and posts. */
export const connectedAnnotations: AnnotationSource = async (queries, member, locationIds, period) => {
  const [edits, posts] = await Promise.all([
    editNotes(queries, member, locationIds, period),
    sentPostsByDay(queries, member, locationIds, period),
  ]);
  const byDate = new Map<string, InsightAnnotation>();
  for (const { date, fields, locations } of edits)
    byDate.set(date, { date, fields, edited_facilities: locations, posts: 0 });
  for (const { date, posts: count } of posts)
    byDate.set(date, { fields: [], edited_facilities: 0, ...byDate.get(date), date, posts: count });
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
