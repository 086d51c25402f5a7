import type { Completion } from './open-ai-app.ts';

/** A word with the space before it, which is about what a token of a real model is. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

export function usageOf({ prompt, text }: Completion): object {
  const [prompt_tokens, completion_tokens] = [tokensOf(prompt).length, tokensOf(text).length];
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
