export type {
  Categorisation,
  PhraseMatch,
  ReviewCategory,
} from '../features/reviews/categories/review-category.ts';
export { listReviewCategories, tryPhrases } from '../features/reviews/categories/review-category-queries.ts';
export {
  useReviewCategories,
  type UseReviewCategoriesResult,
} from '../features/reviews/categories/use-review-categories.ts';
export {
  useSaveReviewCategory,
  type ReviewCategoryVariables,
} from '../features/reviews/categories/use-save-review-category.ts';
export { useDeleteReviewCategory } from '../features/reviews/categories/use-delete-review-category.ts';
export {
  useTriedPhrases,
  type UseTriedPhrasesResult,
} from '../features/reviews/categories/use-tried-phrases.ts';
export {
  useCategorisation,
  type UseCategorisationResult,
} from '../features/reviews/categories/use-categorisation.ts';
export {
  useReviewCategoryForm,
  type ReviewCategoryForm,
  type ReviewCategoryFormOptions,
  type ReviewCategoryProblem,
} from '../features/reviews/categories/use-review-category-form.ts';
export { excerptAround, type Excerpt } from '../features/reviews/categories/excerpt-around.ts';
export {
  useEditReplyTemplate,
  type ReplyTemplateVariables,
  type UseEditReplyTemplateResult,
} from '../features/reviews/templates/use-edit-reply-template.ts';
export {
  useEditReplyCategory,
  type ReplyCategoryVariables,
  type UseEditReplyCategoryResult,
} from '../features/reviews/templates/use-edit-reply-category.ts';
export {
  useReplyTemplateForm,
  type ReplyTemplateForm,
  type ReplyTemplateFormOptions,
  type ReplyTemplateFormProblem,
} from '../features/reviews/templates/use-reply-template-form.ts';
export { getAiReplyConfig, getAiReplyLimit } from '../features/reviews/ai/ai-reply-queries.ts';
export {
  useAiReplyConfig,
  useUpdateAiReplyConfig,
  type AiReplyConfig,
} from '../features/reviews/ai/use-ai-reply-config.ts';
export {
  useAiReplyForm,
  type AiReplyForm,
  type AiReplyFormOptions,
} from '../features/reviews/ai/use-ai-reply-form.ts';
export type {
  AutoReply,
  AutoReplyRule,
  NewAutoReplyRule,
} from '../features/reviews/auto-replies/auto-reply.ts';
export { listAutoReplies, listAutoReplyRules } from '../features/reviews/auto-replies/auto-reply-queries.ts';
export {
  useAutoReplies,
  type UseAutoRepliesResult,
} from '../features/reviews/auto-replies/use-auto-replies.ts';
export {
  useDecideAutoReplies,
  type AcceptedAutoReply,
  type UseDecideAutoRepliesResult,
} from '../features/reviews/auto-replies/use-decide-auto-replies.ts';
export {
  useWaitingReplies,
  type DecisionOutcome,
  type WaitingReplies,
} from '../features/reviews/auto-replies/use-waiting-replies.ts';
export {
  useAutoReplyRules,
  useEditAutoReplyRules,
  type UseAutoReplyRulesResult,
  type UseEditAutoReplyRulesResult,
} from '../features/reviews/auto-replies/use-auto-reply-rules.ts';
export {
  useReplyTemplates,
  type UseReplyTemplatesResult,
} from '../features/reviews/templates/use-reply-templates.ts';
export {
  listReplyCategories,
  listReplyTemplates,
  previewTemplateBulkReply,
  type TemplateRotation,
} from '../features/reviews/templates/reply-template-queries.ts';
export type {
  ReplyCategory,
  ReplyTemplate,
  TemplateBulkReplyPreview,
} from '../features/reviews/templates/reply-template.ts';
export {
  useTemplateBulkPreview,
  type UseTemplateBulkPreviewResult,
} from '../features/reviews/templates/use-template-bulk-preview.ts';
export {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/reviews/templates/render-template';
export {
  useReviewExport,
  type ReviewExportVariables,
  type UseReviewExportResult,
} from '../features/reviews/export/use-review-export.ts';
export {
  useTagReview,
  type TagReviewVariables,
  type UseTagReviewResult,
} from '../features/reviews/categories/use-tag-review.ts';
export { useTagReviews, type TagReviewsVariables } from '../features/reviews/categories/use-tag-reviews.ts';
export { useSentiment, type SentimentVariables } from '../features/reviews/categories/use-sentiment.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { DraftForm } from '../state/draft-form.ts';
export type { ByField, DraftState, Refusal } from '../state/draft-state.ts';
export type { FieldOf } from '../state/merge-draft.ts';
