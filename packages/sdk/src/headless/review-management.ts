export {
  type Categorisation,
  listReviewCategories,
  type PhraseMatch,
  type ReviewCategory,
  type ReviewCategoryVariables,
  tryPhrases,
  useCategorisation,
  type UseCategorisationResult,
  useDeleteReviewCategory,
  useReviewCategories,
  type UseReviewCategoriesResult,
  useSaveReviewCategory,
} from '../features/opinions/categories/review-categories.ts';
export {
  type Excerpt,
  excerptAround,
  useTriedPhrases,
  type UseTriedPhrasesResult,
} from '../features/opinions/categories/tried-phrases.ts';
export {
  useReviewCategoryForm,
  type ReviewCategoryForm,
  type ReviewCategoryFormOptions,
  type ReviewCategoryProblem,
} from '../features/opinions/categories/use-review-category-form.ts';
export {
  type ReplyCategoryVariables,
  type ReplyTemplateVariables,
  useEditReplyCategory,
  type UseEditReplyCategoryResult,
  useEditReplyTemplate,
  type UseEditReplyTemplateResult,
} from '../features/opinions/templates/edit-reply-templates.ts';
export {
  useReplyTemplateForm,
  type ReplyTemplateForm,
  type ReplyTemplateFormOptions,
  type ReplyTemplateFormProblem,
} from '../features/opinions/templates/use-reply-template-form.ts';
export {
  type AiReplyConfig,
  getAiReplyConfig,
  getAiReplyLimit,
  useAiReplyConfig,
  useUpdateAiReplyConfig,
} from '../features/opinions/ai/ai-reply-config.ts';
export {
  useAiReplyForm,
  type AiReplyForm,
  type AiReplyFormOptions,
} from '../features/opinions/ai/use-ai-reply-form.ts';
export {
  type AutoReply,
  type AutoReplyRule,
  listAutoReplies,
  listAutoReplyRules,
  type NewAutoReplyRule,
  useAutoReplies,
  type UseAutoRepliesResult,
} from '../features/reviews/auto-replies/auto-replies.ts';
export {
  type AcceptedAutoReply,
  type DecisionOutcome,
  useDecideAutoReplies,
  type UseDecideAutoRepliesResult,
  useWaitingReplies,
  type WaitingReplies,
} from '../features/reviews/auto-replies/use-waiting-replies.ts';
export {
  useAutoReplyRules,
  useEditAutoReplyRules,
  type UseAutoReplyRulesResult,
  type UseEditAutoReplyRulesResult,
} from '../features/reviews/auto-replies/auto-reply-rules.ts';
export {
  listReplyCategories,
  listReplyTemplates,
  type ReplyCategory,
  type ReplyTemplate,
  useReplyTemplates,
  type UseReplyTemplatesResult,
} from '../features/opinions/templates/reply-templates.ts';
export {
  renderTemplate,
  templateValuesOf,
} from '@pinfold/contract/features/opinions/templates/render-template';
export {
  useReviewExport,
  type ReviewExportVariables,
  type UseReviewExportResult,
} from '../features/reviews/export/use-review-export.ts';
export {
  type SentimentVariables,
  type TagReviewVariables,
  useSentiment,
  useTagReview,
  type UseTagReviewResult,
  useTagReviews,
} from '../features/reviews/categories/tag-reviews.ts';
export type { TagReviewsVariables } from '../features/opinions/inbox/tag-reviews.ts';
export { useDraftField, useDraftState, useDraftValues, type DraftField } from '../state/use-draft-form.ts';
export type { ByField, DraftForm, DraftState, Refusal } from '../state/draft-form.ts';
export type { FieldOf } from '../state/merge-draft.ts';
export { previewTemplateBulkReply, useTemplateBulkPreview } from '../features/reviews/use-bulk-reply.ts';
export type {
  TemplateBulkReplyPreview,
  UseTemplateBulkPreviewResult,
} from '../features/opinions/inbox/template-bulk-preview.ts';
export type { TemplateRotation } from '../features/opinions/inbox/inbox-source.ts';
