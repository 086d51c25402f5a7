'use client';
export {
  ReviewCategories,
  type ReviewCategoriesProps,
} from './features/reviews/ui/categories/review-categories.tsx';
export type { ReviewCategoriesLooks } from './features/reviews/ui/categories/review-categories-view.tsx';
export {
  ReplyTemplates,
  type ReplyTemplatesProps,
} from './features/reviews/ui/templates/reply-templates.tsx';
export type { ReplyTemplatesLooks } from './features/reviews/ui/templates/reply-templates-view.tsx';
export {
  AiReplySettings,
  type AiReplySettingsProps,
} from './features/reviews/ui/ai/settings/ai-reply-settings.tsx';
export {
  AiReplySettingsView,
  type AiReplySettingsLooks,
  type AiReplySettingsViewProps,
} from './features/reviews/ui/ai/settings/ai-reply-settings-view.tsx';
export {
  AutoReplies,
  type AutoRepliesProps,
  type AutoRepliesTab,
} from './features/reviews/ui/auto-replies/auto-replies.tsx';
