'use client';
export {
  ReviewCategories,
  type ReviewCategoriesProps,
} from './features/reviews/ui/categories/review-categories.tsx';
export type { ReviewCategoriesLooks } from './features/reviews/ui/categories/review-categories-view.tsx';
export type { ReviewCategoriesPart } from './features/reviews/ui/categories/review-categories-parts.ts';
export {
  ReplyTemplates,
  type ReplyTemplatesProps,
} from './features/reviews/ui/templates/reply-templates.tsx';
export type { ReplyTemplatesLooks } from './features/reviews/ui/templates/reply-templates-view.tsx';
export type { ReplyTemplatesPart } from './features/reviews/ui/templates/reply-templates-parts.ts';
export {
  AiReplySettings,
  type AiReplySettingsProps,
} from './features/reviews/ui/ai/settings/ai-reply-settings.tsx';
export {
  AiReplySettingsView,
  type AiReplySettingsLooks,
  type AiReplySettingsViewProps,
} from './features/reviews/ui/ai/settings/ai-reply-settings-view.tsx';
export type { AiReplySettingsPart } from './features/reviews/ui/ai/settings/ai-settings-parts.ts';
export {
  AutoReplies,
  type AutoRepliesProps,
  type AutoRepliesTab,
} from './features/reviews/ui/auto-replies/auto-replies.tsx';
export type { AutoRepliesPart } from './features/reviews/ui/auto-replies/auto-replies-parts.ts';
