import * as z from 'zod';
import { guessLanguage } from './guess-language.ts';
import { postPhrasesIn } from './phrases/post-phrases.ts';
import { readWishes } from './read-prompt.ts';

const ToldPost = z.object({
  post: z.object({
    brief: z.string(),
    title: z.string().optional(),
    text_so_far: z.string().optional(),
    voucher_code: z.string().optional(),
    locations: z.array(z.object({ name: z.string(), city: z.string() })).default([]),
  }),
});

/** What the model understands of a post that it is asked for. */
export type ToldPost = z.infer<typeof ToldPost>['post'];

/** Returns the post in a prompt; undefined if the prompt is about something else. */
export function readPost(user: string): ToldPost | undefined {
  try {
    return ToldPost.parse(JSON.parse(user)).post;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text of a post: the same for the same prompt. Says what the brief says, in its words, since this model
 * understands none of them; whatever they are, also what no post may have.
 */
export function writePost(post: ToldPost, system: string): string {
  const { brief, title = '', text_so_far: former = '', voucher_code: voucher = '', locations } = post;
  const { language, tone } = readWishes(system);
  const phrases = postPhrasesIn[language ?? guessLanguage(`${brief} ${former} ${title}`)];
  const variables = /^- Variables: (.*)$/m.exec(system)?.[1] ?? '';
  const [only] = locations.length === 1 ? locations : [];
  const place = only
    ? [only.name, only.city].filter((part) => part !== '').join(', ')
    : ['{name}', '{city}'].filter((name) => variables.includes(name)).join(', ');
  const sentences = [
    former === '' ? phrases.open[tone] : former,
    asSentence(brief === '' && former === '' ? title : brief),
    voucher === '' ? '' : phrases.voucher(voucher),
    place === '' ? '' : `${phrases.places} ${place}.`,
    phrases.close[tone],
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function asSentence(text: string): string {
  const [first = ''] = text;
  if (first === '') return '';
  return `${first.toUpperCase()}${text.slice(first.length)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
