import type { Tone } from '../read-prompt.ts';
import type { TopicName } from '../topics.ts';

/** How a reply begins and ends by how the customer liked it. */
export type Mood = 'glad' | 'torn' | 'sorry';

/** All sentences of the model in one language. Each list has variants with the same meaning. */
export interface ReplyPhrases {
  /** An empty name is not known. */
  greet(name: string, tone: Tone): string;
  open: Record<Mood, Record<Tone, string[]>>;
  praised: Partial<Record<TopicName, string[]>>;
  blamed: Record<TopicName, string[]>;
  /** Additional sentences of a long reply. */
  more: Record<Mood, string[]>;
  /** Where the wish is to apologise, or to invite. */
  apology: string[];
  invitation: string[];
  close: Record<Mood, Record<Tone, string[]>>;
}
