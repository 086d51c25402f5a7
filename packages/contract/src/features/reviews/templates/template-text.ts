import { ReplyComment } from '../reply-comment.ts';
import { hasOwnWords } from './has-own-words.ts';

/** The text of a template: a reply with variables, which says something even where they are unknown. */
export const TemplateText = ReplyComment.refine(hasOwnWords, { error: 'Words besides its variables' });
