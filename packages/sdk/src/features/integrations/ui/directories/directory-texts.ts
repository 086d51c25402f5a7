import type {
  DirectoryListingState,
  DirectoryProblemCode,
} from '@pinfold/contract/features/integrations/directory';
import type { TranslationKey } from '../../../../i18n/namespaces.ts';

/** Where the sentences of a directory are that people connect by accounts of their own. */
export type AccountTexts = 'apple_accounts' | 'facebook_accounts';

/** Where the sentences of a directory are. */
export type DirectoryTexts = AccountTexts | 'integrations.maps';

/** What Apple alone says: it reviews brands, and others write there as well. */
const appleProblems = [
  'brand_missing',
  'brand_in_review',
  'brand_refused',
  'brand_failed',
  'changed_elsewhere',
  'field_overridden',
] as const satisfies readonly DirectoryProblemCode[];

const appleStates = [
  'waiting_for_brand',
  'conflict',
  'removed',
] as const satisfies readonly DirectoryListingState[];

/** The sentence of a problem. */
export function problemKey(texts: DirectoryTexts, code: DirectoryProblemCode): TranslationKey {
  if (texts === 'apple_accounts') return `${texts}.problem.${code}` as const;
  return `${texts}.problem.${isOneOf(appleProblems, code) ? 'refused' : code}` as const;
}

/** The word for how far a listing is. */
export function stateKey(texts: AccountTexts, state: DirectoryListingState): TranslationKey {
  if (texts === 'apple_accounts') return `${texts}.state.${state}` as const;
  return `${texts}.state.${isOneOf(appleStates, state) ? 'off' : state}` as const;
}

function isOneOf<All extends string, One extends All>(some: readonly One[], one: All): one is One {
  return some.some((known) => known === one);
}
