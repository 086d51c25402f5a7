import type { MessageValues } from '../i18n/i18n.ts';
import type { TranslationKey } from '../i18n/namespaces.ts';
import type { ModalAction } from './catalogue-entry.ts';

/** Words to show: the API's own sentence, or one of ours by key. */
export type ReactionMessage = { text: string } | { key: TranslationKey; values?: MessageValues };

/**
 * What to do about an error. Data only: whoever shows it decides how. An `inline` one belongs beside what it concerns,
 * a `page` one in place of everything; the component or page that asked shows both.
 */
export type Reaction<Message = ReactionMessage> =
  | { kind: 'silent' }
  | { kind: 'toast' | 'inline' | 'page'; message: Message }
  | { kind: 'sign_out'; message: Message; goToLogin: boolean }
  | { kind: 'modal'; message: Message; action: ModalAction }
  | { kind: 'maintenance'; message: Message; track: boolean };
