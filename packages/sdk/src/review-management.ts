'use client';
export {
  ReviewCategories,
  type ReviewCategoriesAppearance,
  type ReviewCategoriesProps,
} from './features/opinions/ui/categories/review-categories.tsx';
export {
  ReplyTemplates,
  type ReplyTemplatesAppearance,
  type ReplyTemplatesProps,
} from './features/opinions/ui/templates/reply-templates.tsx';
export {
  AiReplySettings,
  type AiReplySettingsAppearance,
  type AiReplySettingsProps,
  AiReplySettingsView,
  type AiReplySettingsViewProps,
} from './features/opinions/ui/ai/ai-reply-settings.tsx';
export {
  AutoReplies,
  type AutoRepliesProps,
  type AutoRepliesTab,
} from './features/reviews/ui/auto-replies/auto-replies.tsx';
