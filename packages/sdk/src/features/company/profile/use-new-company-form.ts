import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useDraftForm } from '../../../state/use-draft-form.ts';
import type { Company } from '../current-company.ts';
import { useCreateCompany } from './company-profile.ts';
import { newProfile, trimmedChanges } from './profile-model.ts';
import { type ProfileForm, profileRules } from './use-company-profile-form.ts';

/** Options of the form that creates a company. */
export interface NewCompanyFormOptions {
  /** Marks the company as ready, since this is the last step of the setup. @defaultValue false */
  finishesSetup?: boolean | undefined;
  /** Called with the created company; make it the current one. */
  onCreated: (company: Company) => void;
}

/**
 * The data of a new company as a form; saving creates it. Unsaved input is kept while the Provider is mounted.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in the form's state.
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
  const t = useTranslate();
  const create = useCreateCompany({ finishesSetup });
  const form: ProfileForm = useDraftForm({
    ...profileRules,
    describe: (fault) => t(`company.profile.fault.${fault}`),
    key: draftKeys.newCompany,
    saved: newProfile,
    save: async (changes) => {
      const { name = '', timezone = newProfile.timezone, ...rest } = trimmedChanges(changes);
      const company = await create.mutateAsync({ ...rest, name, timezone });
      // The next one begins empty.
      form.discard();
      onCreated(company);
    },
  });
  return { form, isPending: !areWordsReady };
}

/** What `useNewCompanyForm` gives. */
export interface NewCompanyFormState {
  form: ProfileForm;
  isPending: boolean;
}
