import type { Config } from '../../config.ts';

/** Where a model is, and the key to it. */
export interface ModelAddress {
  baseUrl: string;
  /** Without one every call is `model_unavailable`. */
  key: string | undefined;
}

const officialOpenAi = 'https://api.openai.com/v1';

/** A key alone is one to OpenAI; a model of one's own may ask for none. */
export function modelAddress(
  { OPENAI_BASE_URL, OPENAI_API_KEY }: Pick<Config, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY'>,
  sandbox: ModelAddress | undefined,
): ModelAddress {
  if (OPENAI_BASE_URL) return { baseUrl: OPENAI_BASE_URL, key: OPENAI_API_KEY ?? 'none' };
  if (OPENAI_API_KEY || !sandbox) return { baseUrl: officialOpenAi, key: OPENAI_API_KEY };
  return sandbox;
}
