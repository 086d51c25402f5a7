import type { ApiError } from '../../../client/api-error.ts';
import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../i18n/use-translate.ts';
import { type PermissionDecision, usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm, DraftRules } from '../../../state/draft-form.ts';
import { useBegunDrafts, useDraftForm } from '../../../state/use-draft-form.ts';
import { type CompanyProfile, useCompanyProfile, useUpdateCompany } from './company-profile.ts';
import {
  isSameProfileField,
  isWholeNip,
  type ProfileFault,
  profileFaults,
  type ProfileValues,
  profileValuesOf,
  trimmedChanges,
} from './profile-model.ts';

/** The form of a company's data. */
export type ProfileForm = DraftForm<ProfileValues, ProfileFault>;

/** What saving means to the page around the form. */
export interface CompanyProfileFormOptions {
  /** Saving also marks the company as set up; it works without any change then. @defaultValue false */
  finishesSetup?: boolean | undefined;
  /** The company is being set up: a server that fails signs the user out. @defaultValue false */
  isSetup?: boolean | undefined;
  /** The data has been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The company's data as a form: unsaved input is kept until it is saved, also when the page is left and opened again.
 * Changes that another user saves meanwhile are taken over; a field that both changed is a conflict.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the data are in `error`, an ApiError; a refusal to save is in
 * the form's state.
 * @example
 * ```tsx
 * const { form, isPending } = useCompanyProfileForm();
 * return isPending ? null : <NameField form={form} />;
 *
 * function NameField({ form }: { form: ProfileForm }) {
 *   const { value, onChange, onBlur, errorMessage } = useDraftField(form, 'name');
 *   return (
 *     <label>
 *       <input value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} /> {errorMessage}
 *     </label>
 *   );
 * }
 * ```
 */
export function useCompanyProfileForm({
  finishesSetup = false,
  isSetup = finishesSetup,
  onSaved,
}: CompanyProfileFormOptions = {}): CompanyProfileFormState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const { client } = usePinfold();
  const t = useTranslate();
  const permission = usePermission('manage_company_data');
  const profile = useCompanyProfile({ isSetup });
  const update = useUpdateCompany();
  const form = useDraftForm({
    ...profileRules,
    describe: (fault) => t(`company.profile.fault.${fault}`),
    key: draftKeys.profile(client.scope),
    saved: profile.data && profileValuesOf(profile.data),
    save: async (changes) => {
      const change = {
        ...trimmedChanges(changes),
        ...(finishesSetup && { wizard_completed: true as const }),
      };
      if (Object.keys(change).length > 0) await update.mutateAsync(change);
      onSaved?.();
    },
  });
  return {
    form,
    profile: profile.data,
    permission,
    isPending: profile.isPending || !areWordsReady || permission.isPending,
    isFetching: profile.isFetching,
    error: profile.data ? null : profile.error,
    refetch: profile.refetch,
  };
}

/** How the data of a company is compared and checked, of one that exists as of a new one. */
export const profileRules: DraftRules<ProfileValues, ProfileFault> = {
  isSame: isSameProfileField,
  validate: profileFaults,
  isSaidAtOnce: (field, { tax_number }) => field === 'tax_number' && isWholeNip(tax_number),
  savesUnchanged: true,
};

/** What `useCompanyProfileForm` gives. */
export interface CompanyProfileFormState {
  form: ProfileForm;
  profile: CompanyProfile | undefined;
  permission: PermissionDecision;
  /** True until the data and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<CompanyProfile>['refetch'];
}

/** What was begun about companies and not saved. */
export interface CompanyDraft {
  /** Nothing is begun that leaving the page would lose. */
  readonly isEmpty: boolean;
}

/**
 * Whether there is unsaved input for the current company or a new one, on any page. It is kept while the Provider is
 * mounted; logging out discards it.
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
