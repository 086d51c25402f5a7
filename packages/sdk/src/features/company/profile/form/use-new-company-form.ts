import { companyMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { draftKeys } from '../../../../query/query-keys.ts';
import type { Company } from '../../use-companies.ts';
import { useCreateCompany } from '../use-create-company.ts';
import { newProfile, type ProfileChanges } from './profile-values.ts';
import { useProfileForm, type ProfileForm } from './use-profile-form.ts';

/** What becomes of the company that the form makes. */
export interface NewCompanyFormOptions {
  /** Nothing is left to set up after this, so the company is marked as ready. @defaultValue false */
  finishesSetup?: boolean | undefined;
  /** The company is there; choose it as the one to act for. */
  onCreated: (company: Company) => void;
}

/**
 * The data of a company that does not exist yet as a form; saving makes it. What is typed is kept while the Provider
 * lives.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in the form's `refusal` and `messageFor`.
 * @example
 * ```tsx
 * const { form } = useNewCompanyForm({ onCreated: ({ id }) => chooseCompany(id) });
 * ```
 */
export function useNewCompanyForm({
  finishesSetup = false,
  onCreated,
}: NewCompanyFormOptions): NewCompanyFormState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const create = useCreateCompany({ finishesSetup });

  const save = async (changed: ProfileChanges) => {
    const { name = '', timezone = newProfile.timezone, ...rest } = changed;
    const company = await create.mutateAsync({ ...rest, name, timezone });
    form.discard();
    onCreated(company);
  };
  const form = useProfileForm({
    saved: newProfile,
    draftKey: draftKeys.newCompany,
    error: create.error,
    isSaving: create.isPending,
    // Why it was refused is said by the form itself.
    save: (changed) => void save(changed).catch(() => undefined),
    forgetRefusal: () => {
      if (create.isError) create.reset();
    },
  });
  return { form, isPending: !areWordsReady };
}

/** What `useNewCompanyForm` gives. */
export interface NewCompanyFormState {
  form: ProfileForm;
  isPending: boolean;
}
