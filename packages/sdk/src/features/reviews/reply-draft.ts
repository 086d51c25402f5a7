/** An answer that was begun, with the place of what the model wrote into it. */
export interface ReplyDraft {
  text: string;
  /** The model's words, from letter to letter; its next word goes to `to`. */
  ai?: AiPassage | undefined;
}

export interface AiPassage {
  from: number;
  to: number;
  /** What the model wrote, so that a change by hand can be told. */
  words: string;
}

/** The draft with a place for the model's words: in place of what it wrote last if nobody has touched that, else at the end. */
export function beginPassage({ text, ai }: ReplyDraft): ReplyDraft & { ai: AiPassage } {
  if (ai && ai.words !== '' && text.slice(ai.from, ai.to) === ai.words) {
    const left = text.slice(0, ai.from) + text.slice(ai.to);
    return { text: left, ai: { from: ai.from, to: ai.from, words: '' } };
  }
  const gap = text.trim() === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const end = text.length + gap.length;
  return { text: text + gap, ai: { from: end, to: end, words: '' } };
}

/** The draft after a person has changed it by hand: the model's passage moves along with what was typed before it. */
export function editDraft({ text: before, ai }: ReplyDraft, text: string): ReplyDraft {
  if (!ai) return { text };
  const start = commonStart(before, text);
  const end = before.length - commonEnd(before, text, start);
  const grown = text.length - before.length;
  if (start >= ai.to) return { text, ai };
  if (end <= ai.from) return { text, ai: { ...ai, from: ai.from + grown, to: ai.to + grown } };
  return { text, ai: { ...ai, from: Math.min(ai.from, start), to: Math.max(start, ai.to + grown) } };
}

/** The draft with the model's next words, wherever a person has typed meanwhile. */
export function addWords(draft: ReplyDraft, words: string): ReplyDraft {
  const { text, ai } = draft.ai ? { ...draft, ai: draft.ai } : beginPassage(draft);
  return {
    text: text.slice(0, ai.to) + words + text.slice(ai.to),
    ai: { from: ai.from, to: ai.to + words.length, words: ai.words + words },
  };
}

/** Whether the text began as the model's, and something of that is left. */
export function isWrittenByAi({ text, ai }: ReplyDraft): boolean {
  return ai !== undefined && text.slice(ai.from, ai.to).trim() !== '';
}

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (
    count < most &&
    one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)
  )
    count += 1;
  return count;
}
