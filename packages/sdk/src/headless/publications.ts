export {
  formatLocalPostFilters,
  hasLocalPostFilters,
  type LocalPostFilterName,
  localPostFilterNames,
  type LocalPostFilters,
  type LocalPostFiltersChange,
  type LocalPostFiltersStart,
  type LocalPostState,
  localPostStates,
  type LocalPostTab,
  localPostTabs,
  parseLocalPostFilters,
  tidyLocalPostFilters,
  useLocalPostFilters,
  type UseLocalPostFiltersResult,
} from '../features/publications/local-post-filters.ts';
export {
  type CalendarDays,
  type CalendarPost,
  checkLocalPost,
  type ExcludedLocation,
  getLocalPost,
  listCalendarPosts,
  listLocalPosts,
  listPostItems,
  listPostLocations,
  type LocalPost,
  type LocalPostDetail,
  type LocalPostPage,
  type LocalPostSearch,
  type PostCheck,
  type PostDraftBody,
  type PostItem,
  type PostItemSearch,
  type PostItemState,
  postItemStates,
  type PostLocation,
  type PostLocationPage,
  type PostLocationSearch,
} from '../features/publications/local-posts.queries.ts';
export {
  type LocalPostListState,
  type LocalPostRowsOptions,
  useLocalPostList,
  useLocalPosts,
  type UseLocalPostsResult,
} from '../features/publications/use-local-posts.ts';
export {
  type RowsOptions,
  useLocalPost,
  usePhotoLocations,
  usePostCheck,
  usePostItems,
  type UsePostItemsResult,
  usePostLocations,
  type UsePostLocationsResult,
} from '../features/publications/use-local-post.ts';
export {
  type LocalPostChange,
  type LocalPostSent,
  type MovePostVariables,
  type NewLocalPost,
  type PostVisibilityVariables,
  type RetryPostVariables,
  type UpdatePostVariables,
  useCreatePost,
  useDeletePost,
  useMovePost,
  usePostVisibility,
  useRetryPost,
  useUpdatePost,
} from '../features/publications/use-post-actions.ts';
export {
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
