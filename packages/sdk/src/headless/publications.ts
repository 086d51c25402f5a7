export {
  formatPostFilters,
  hasPostFilters,
  type PostFilterName,
  postFilterNames,
  type PostFilters,
  type PostFiltersChange,
  type PostFiltersStart,
  type PostState,
  postStates,
  type PostTab,
  postTabs,
  parsePostFilters,
  tidyPostFilters,
  usePostFilters,
  type UsePostFiltersResult,
} from '../features/publications/post-filters.ts';
export {
  type CalendarDays,
  type CalendarPost,
  checkPost,
  type ExcludedLocation,
  getPost,
  listCalendarPosts,
  listPosts,
  listPostItems,
  listPostLocations,
  type Post,
  type PostDetail,
  type PostPage,
  type PostSearch,
  type PostCheck,
  type PostDraftBody,
  type PostItem,
  type PostItemSearch,
  type PostItemState,
  postItemStates,
  type PostLocation,
  type PostLocationPage,
  type PostLocationSearch,
} from '../features/publications/posts.queries.ts';
export {
  type PostListState,
  type PostRowsOptions,
  usePostList,
  usePosts,
  type UsePostsResult,
} from '../features/publications/use-posts.ts';
export {
  type RowsOptions,
  usePost,
  usePhotoLocations,
  usePostCheck,
  usePostItems,
  type UsePostItemsResult,
  usePostLocations,
  type UsePostLocationsResult,
} from '../features/publications/use-post.ts';
export {
  type PostChange,
  type PostSent,
  type MovePostVariables,
  type NewPost,
  type PostVisibilityVariables,
  type RetryPostVariables,
  type UpdatePostDateVariables,
  type UpdatePostVariables,
  useCreatePost,
  useDeletePost,
  useMovePost,
  usePostVisibility,
  useRetryPost,
  useStopPost,
  useUpdatePost,
  useUpdatePostDate,
} from '../features/publications/use-post-actions.ts';
export type { PostRecurrence } from '@pinfold/contract/features/publications/recurrence';
export {
  type ForeseenDate,
  type PostRecurrenceOptions,
  type PostRecurrenceState,
  usePostRecurrence,
} from '../features/publications/use-post-recurrence.ts';
export {
  calendarKey,
  postsByDay,
  usePostsCalendar,
  type UsePostsCalendarResult,
} from '../features/publications/use-posts-calendar.ts';
export {
  formatPostInsightFilters,
  parsePostInsightFilters,
  type PostInsightFilters,
  type PostInsightFiltersChange,
  type PostInsightPeriod,
  postInsightPeriod,
  tidyPostInsightFilters,
} from '../features/publications/post-insight-filters.ts';
export {
  getPostInsights,
  type PostInsights,
  type PostInsightTotals,
} from '../features/publications/post-insights.queries.ts';
export {
  type PostInsightFiltersStart,
  type PostInsightsState,
  usePostInsights,
} from '../features/publications/use-post-insights.ts';
export {
  formatPhotoFilters,
  hasPhotoFilters,
  listPhotoBatches,
  listPhotoBatchItems,
  listPhotoLocations,
  listPhotos,
  parsePhotoFilters,
  type Photo,
  type PhotoBatch,
  type PhotoBatchItem,
  type PhotoFilterName,
  photoFilterNames,
  type PhotoFilters,
  type PhotoItemState,
  tidyPhotoFilters,
} from '../features/publications/photos.queries.ts';
export {
  type PhotoFiltersChange,
  type PhotoFiltersStart,
  type PhotosState,
  usePhotos,
} from '../features/publications/use-photos.ts';
export {
  photoBatchItemsPerPage,
  type PhotoBatchItemsOptions,
  usePhotoBatches,
  type UsePhotoBatchesResult,
  usePhotoBatchItems,
  type UsePhotoBatchItemsResult,
} from '../features/publications/use-photo-batches.ts';
export {
  type PhotosSent,
  type SendPhotosVariables,
  useDeletePhotos,
  useRetryPhotoBatch,
  useSendPhotos,
} from '../features/publications/use-photo-actions.ts';
export {
  type CheckedPicture,
  checkPicture,
  type PictureCrop,
  type Upload,
  type UploadState,
  type UploadTarget,
  useUpload,
  type UseUploadResult,
} from '../features/publications/use-upload.ts';
export type { Pixels } from '../features/publications/picture-pixels.ts';
export {
  type SentPost,
  useSentPhotos,
  type UseSentPhotosResult,
  useSentPost,
  type UseSentPostResult,
} from '../features/publications/composer/sent-post.ts';
export {
  type PostComposerOptions,
  type PostComposerState,
  type PostDraftCheck,
  type PostForm,
  usePostComposer,
  usePostDraftCheck,
  usePostDrafts,
} from '../features/publications/composer/use-post-composer.ts';
export {
  type DraftPicture,
  type PostDraft,
  type PostDraftFault,
  type PostDraftField,
} from '../features/publications/composer/post-draft.ts';
export {
  type AiPost,
  type AiPostBrief,
  getAiPostLimit,
  useAiPost,
  useAiPostLimit,
} from '../features/publications/composer/use-ai-post.ts';
export type { AiPostState } from '../features/publications/composer/ai-post-runs.ts';
