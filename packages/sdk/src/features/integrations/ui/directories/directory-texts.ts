import type {
  DirectoryListingState,
  DirectoryProblemCode,
} from '@pinfold/contract/features/integrations/directory';
import type { TranslationKey } from '../../../../i18n/i18n.ts';

/** Where the sentences of a directory are that people connect by accounts of their own. */
export type AccountTexts = 'facebook_accounts';

/** Where the sentences of a directory are. */
export type DirectoryTexts = AccountTexts | 'integrations.maps';

/** What only a directory says that reviews brands, or to which others write as well. */
const brandProblems = [
  'brand_missing',
  'brand_in_review',
  'brand_refused',
  'changed_elsewhere',
  'field_overridden',
] as const satisfies readonly DirectoryProblemCode[];

const brandStates = [
  'waiting_for_brand',
  'conflict',
  'removed',
] as const satisfies readonly DirectoryListingState[];

/** The sentence of a problem. */
export function problemKey(texts: DirectoryTexts, code: DirectoryProblemCode): TranslationKey {
  return `${texts}.problem.${isOneOf(brandProblems, code) ? 'refused' : code}` as const;
}

/** The word for how far a listing is. */
export function stateKey(texts: AccountTexts, state: DirectoryListingState): TranslationKey {
  return `${texts}.state.${isOneOf(brandStates, state) ? 'off' : state}` as const;
}

function isOneOf<All extends string, One extends All>(some: readonly One[], one: All): one is One {
  return some.some((known) => known === one);
}
