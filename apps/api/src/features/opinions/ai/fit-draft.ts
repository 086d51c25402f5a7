import { type ReplyChannel, replyLimit, replyTextProblem } from '@pinfold/contract/features/opinions/reply';
import { sentenceEnds, wordEnds } from '../../../providers/language-model/text-ends.ts';

/** So many characters before the limit a draft goes on sentence by sentence only. */
const lastStretch = 300;

/**
 * What fits of a draft where its reply is published, as it comes: cut after the last sentence that does, or in the midst
 * of one that is very long. The model is stopped where no more fits.
 */
export async function* fitDraft(
  pieces: AsyncIterable<string>,
  channel: ReplyChannel,
): AsyncGenerator<string> {
  const { most } = replyLimit(channel);
  const certain = most - Math.min(lastStretch, most / 2);
  let raw = '';
  let given = 0;
  for await (const piece of pieces) {
    raw += piece;
    if (!fits(raw, channel)) break;
    const end = raw.length <= certain ? raw.length : (sentenceEnds(raw).at(-1) ?? 0);
    if (end <= given) continue;
    yield raw.slice(given, end);
    given = end;
  }
  const rest = fittingPart(raw, channel).slice(given);
  if (rest !== '') yield rest;
}

function fits(text: string, channel: ReplyChannel): boolean {
  return replyTextProblem(text, channel) !== 'too_long';
}

function fittingPart(text: string, channel: ReplyChannel): string {
  if (fits(text, channel)) return text;
  const { most } = replyLimit(channel);
  const upTo = (ends: number[]) => ends.findLast((end) => fits(`${text.slice(0, end)}…`, channel)) ?? 0;
  const sentences = upTo(sentenceEnds(text));
  if (sentences > most / 2) return text.slice(0, sentences).trimEnd();
  const words = upTo(wordEnds(text)) || most - 1;
  // A letter of two halves is left out whole.
  return `${text
    .slice(0, words)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
