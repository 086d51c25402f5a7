'use client';
export { PostsList, type PostsListProps } from './features/publications/ui/posts/posts-list.tsx';
export {
  type EditedPost,
  PostsListView,
  type PostsListAppearance,
  type PostsListViewProps,
} from './features/publications/ui/posts/posts-list-view.tsx';
export {
  PostsCalendar,
  type PostsCalendarAppearance,
  type PostsCalendarProps,
} from './features/publications/ui/calendar/posts-calendar.tsx';
export {
  PostInsights,
  type PostInsightsAppearance,
  type PostInsightsProps,
} from './features/publications/ui/insights/post-insights.tsx';
export type { CalendarView } from './features/publications/calendar-days.ts';
export { PostComposer, type PostComposerProps } from './features/publications/ui/composer/post-composer.tsx';
export {
  RecurrenceFields,
  type RecurrenceFieldsProps,
} from './features/publications/ui/composer/recurrence-fields.tsx';
export { PhotosGrid, type PhotosGridProps } from './features/publications/ui/photos/photos-grid.tsx';
export {
  type PhotosGridAppearance,
  PhotosGridView,
  type PhotosGridViewProps,
} from './features/publications/ui/photos/photos-grid-view.tsx';
export { PhotoUpload, type PhotoUploadProps } from './features/publications/ui/photos/photo-upload.tsx';
