import type { OperationsOf } from '../../operations-of.ts';
import type * as aiReplyConfig from './ai/ai-reply-config.endpoints.ts';
import type * as categories from './categories/categories.endpoints.ts';
import type * as replyTemplates from './templates/reply-templates.endpoints.ts';

type Operations = OperationsOf<typeof aiReplyConfig | typeof categories | typeof replyTemplates>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const opinionsDescriptions: Readonly<Record<Operations, string>> = {
  getAiReplyConfig: 'Answers how the model writes replies for the company, such as its tone and signature.',
  updateAiReplyConfig: 'Changes how the model writes replies for the company. Fields that are left out stay.',
  getAiReplyLimit: 'Answers how many replies the model may still write this month.',
  createReviewCategory:
    'Adds a review category by hand or by phrases. An automatic one counts against a limit of the plan.',
  updateReviewCategory: 'Changes the name or the phrases of a review category. Tags that people set stay.',
  deleteReviewCategory: 'Deletes a review category. Its reviews lose the tag and stay otherwise.',
  listReviewTags: "Lists the company's review categories by name, for filters and choices.",
  listReplyCategories: 'Lists the categories of reply templates by name.',
  createReplyCategory: 'Adds a category of reply templates.',
  updateReplyCategory: 'Renames a category of reply templates.',
  deleteReplyCategory: 'Deletes a category of reply templates with the templates in it.',
  listReplyTemplates: 'Lists reply templates, those changed last first.',
  createReplyTemplate: 'Adds a reply template to a category. It is sent nowhere until a reply uses it.',
  updateReplyTemplate:
    'Changes the text of a reply template. Replies that were sent with it stay as they are.',
  deleteReplyTemplate: 'Deletes a reply template. Replies that were sent with it stay as they are.',
};
