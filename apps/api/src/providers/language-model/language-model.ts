/** What a model is asked: what it is for, and what this time. */
export interface Prompt {
  system: string;
  user: string;
}

/** Why a model gave no answer, or not a whole one. */
export type ModelFailure = 'model_busy' | 'model_unavailable' | 'model_refused';

/** What a model throws when it gives no answer; `retryAfter` in seconds, where it says so. */
export class ModelError extends Error {
  readonly failure: ModelFailure;
  readonly retryAfter: number | undefined;

  constructor(failure: ModelFailure, { cause, retryAfter }: { cause?: unknown; retryAfter?: number } = {}) {
    super(failure, { cause });
    this.name = 'ModelError';
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** A language model behind the OpenAI-compatible protocol of chat completions. */
export interface LanguageModel {
  /**
   * Writes, piece by piece as they come.
   * @throws ModelError before or between pieces; `model_unavailable` when the stream breaks off
   */
  write(prompt: Prompt, options: { signal: AbortSignal }): AsyncIterable<string>;
  /**
   * Answers as JSON.
   * @throws ModelError
   */
  decide(prompt: Prompt, options: { signal: AbortSignal }): Promise<unknown>;
}
