import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../../state/use-draft-form.ts';

/** What was begun about companies and not saved. */
export interface CompanyDraft {
  /** Nothing is begun that leaving the page would lose. */
  readonly isEmpty: boolean;
}

/**
 * Whether data of the company in use, or of a new one, was typed and not saved, on whatever page the reader is. It is
 * kept while the Provider lives; logging out forgets it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useCompanyDraft();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useCompanyDraft(): CompanyDraft {
  const { client } = usePinfold();
  const profile = useBegunDrafts(draftKeys.profile(client.scope));
  const newCompany = useBegunDrafts(draftKeys.newCompany);
  return { isEmpty: profile.length + newCompany.length === 0 };
}
