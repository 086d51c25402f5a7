/** Where a draft of the model's stands. */
export type AiReplyState = 'idle' | 'writing' | 'done' | 'stopped' | 'limited' | 'failed';

/** Why the model wrote no more. */
export type AiReplyFailure =
  | 'monthly_limit'
  | 'model_busy'
  | 'model_unavailable'
  | 'model_refused'
  /** The connection broke on the way. */
  | 'cut'
  /** The API refused before the first word; the sentence says why. */
  | 'refused';

/** One draft of the model's, from the first word to how it ended. */
export interface AiReplyRun {
  state: AiReplyState;
  failure?: AiReplyFailure | undefined;
  /** The API's sentence, with `refused`. */
  detail?: string | undefined;
  stop: () => void;
}

export type AiReplyRuns = Readonly<Record<number, AiReplyRun>>;
