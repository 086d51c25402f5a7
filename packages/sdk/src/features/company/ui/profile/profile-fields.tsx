'use client';
import { type JSX, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { profileMaxLengths } from '@pinfold/contract/features/company/company-profile';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { CountryField } from '../../../../patterns/country-field.tsx';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import { RegistryLookup, RegistryPanel } from '../../../../patterns/registry-panel.tsx';
import { useFocusFault } from '../../../../patterns/use-focus-fault.ts';
import { useFeatureFlag } from '../../../../permissions/use-permission.ts';
import { useDraftField, useDraftState } from '../../../../state/use-draft-form.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useTimezones } from '../../../session/settings.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import type { ProfileForm } from '../../profile/use-company-profile-form.ts';
import { useRegistryFill } from '../../profile/use-registry-fill.ts';
import { useCompanyCategories, useCountries } from '../../reference/reference.ts';

interface ProfileFieldsProps {
  form: ProfileForm;
  headingLevel: 2 | 3 | 4;
  /** Said on the button. */
  submitLabel: ReactNode;
  /** The form is a step of a wizard: its button is always shown, and there is none that discards. */
  isStep: boolean;
}

/** All fields of a company in sections, with the save bar. */
export function ProfileFields({ form, headingLevel, submitLabel, isStep }: ProfileFieldsProps): JSX.Element {
  const t = useTranslate();
  const hasTimezone = useFeatureFlag('timezone_settings');
  const ref = useRef<HTMLFormElement>(null);
  useFocusFault(ref, form);
  return (
    <Form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <ConflictNotice
        form={form}
        title={t('common.conflict.data')}
        nameOf={(field) => t(`company.profile.field.${field}`)}
        theirs={(field, saved) => (field === 'category_id' ? undefined : saved[field])}
      />
      <IdentityFields form={form} headingLevel={headingLevel} />
      <Card title={t('company.profile.address')} headingLevel={headingLevel}>
        <Fields>
          <ProfileTextField form={form} field="street" autoComplete="address-line1" />
          <ProfileTextField form={form} field="house_number" autoComplete="address-line2" />
          <ProfileTextField form={form} field="postal_code" autoComplete="postal-code" />
          <ProfileTextField form={form} field="city" autoComplete="address-level2" />
        </Fields>
      </Card>
      <Card title={t('company.profile.contact')} headingLevel={headingLevel}>
        <Fields>
          <ProfileTextField form={form} field="phone_number" type="tel" autoComplete="tel" />
          <ProfileTextField form={form} field="email" type="email" autoComplete="email" />
        </Fields>
      </Card>
      {hasTimezone && (
        <Card title={t('company.profile.dates')} headingLevel={headingLevel}>
          <Fields>
            <TimezoneField form={form} />
          </Fields>
        </Card>
      )}
      <ProfileSaveBar form={form} submitLabel={submitLabel} isStep={isStep} />
    </Form>
  );
}

function ProfileSaveBar({ form, submitLabel, isStep }: Omit<ProfileFieldsProps, 'headingLevel'>) {
  const t = useTranslate();
  const format = useFormat();
  const { messageFor } = useFormRefusal();
  const { changed, error } = useDraftState(form);
  return (
    <DraftSaveBar
      form={form}
      isStep={isStep}
      refusal={messageFor(error)}
      texts={{
        dirty: t('company.profile.dirty', {
          fields: format.list(changed.map((field) => t(`company.profile.field.${field}`))),
        }),
        saved: t('company.profile.saved'),
        discard: t('company.profile.discard'),
        saving: t('company.profile.saving'),
        save: submitLabel,
      }}
    />
  );
}

/** Country, tax number with what the register of VAT payers knows by it, name and line of business. */
function IdentityFields({ form, headingLevel }: Pick<ProfileFieldsProps, 'form' | 'headingLevel'>) {
  const t = useTranslate();
  const registry = useRegistryFill(form);
  const isQuiet = !registry.found && registry.filledCount === undefined;
  return (
    <Card title={t('company.profile.identity')} headingLevel={headingLevel}>
      <Fields>
        <ProfileCountry form={form} />
        {registry.isOffered ? (
          <RegistryLookup registry={registry} onLeave={() => form.leave('tax_number')}>
            <ProfileTextField
              form={form}
              field="tax_number"
              label={t('company.profile.nip')}
              errorMessage={registry.problem}
            />
          </RegistryLookup>
        ) : (
          <ProfileTextField form={form} field="tax_number" />
        )}
        <div data-wide data-quiet={isQuiet || undefined}>
          <RegistryPanel registry={registry} />
        </div>
        <div data-wide>
          <ProfileTextField form={form} field="name" autoComplete="organization" isRequired />
        </div>
        <CategoryField form={form} />
      </Fields>
    </Card>
  );
}

interface ProfileTextFieldProps {
  form: ProfileForm;
  field: keyof typeof profileMaxLengths;
  label?: string;
  autoComplete?: string;
  type?: 'text' | 'tel' | 'email';
  isRequired?: boolean;
  errorMessage?: string | undefined;
}

function ProfileTextField({
  form,
  field,
  label,
  errorMessage: lookUpProblem,
  ...input
}: ProfileTextFieldProps) {
  const t = useTranslate();
  const { fault: _fault, errorMessage = lookUpProblem, ...control } = useDraftField(form, field);
  return (
    <TextField
      {...input}
      {...control}
      label={label ?? t(`company.profile.field.${field}`)}
      maxLength={profileMaxLengths[field]}
      errorMessage={errorMessage}
    />
  );
}

function ProfileCountry({ form }: { form: ProfileForm }) {
  const { data: countries = [], isPending } = useCountries();
  return <CountryField field={useDraftField(form, 'country')} {...{ countries, isPending }} />;
}

/** The line of business, found by its name; it may stay open. */
function CategoryField({ form }: { form: ProfileForm }) {
  const t = useTranslate();
  const { data: categories = [], isPending } = useCompanyCategories();
  const { value, onChange } = useDraftField(form, 'category_id');
  return (
    <ComboBox
      label={t('company.profile.field.category_id')}
      placeholder={t('company.profile.choose')}
      options={categories.map((category) => ({ id: String(category.id), label: category.name }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_category')}
    />
  );
}

/** The time zone, found by its name, with its offset now. */
function TimezoneField({ form }: { form: ProfileForm }) {
  const t = useTranslate();
  const { data: timezones = [], isPending } = useTimezones();
  const { value, onChange } = useDraftField(form, 'timezone');
  const known = timezones.map(({ name, offset_minutes }) => ({
    id: name,
    label: `${name.replaceAll('_', ' ')} (${offsetText(offset_minutes)})`,
  }));
  const isKnown = known.some(({ id }) => id === value);
  return (
    <ComboBox
      label={t('company.profile.field.timezone')}
      description={t('company.profile.timezone_hint')}
      options={isKnown ? known : [{ id: value, label: value }, ...known]}
      value={value}
      onChange={(name) => name !== null && onChange(name)}
      isLoading={isPending}
      loadingText={t('common.loading')}
      emptyText={t('company.profile.no_timezone')}
    />
  );
}

const Form = styled.form.withConfig(partClass('CompanyProfile'))`
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-5);
  container-type: inline-size;
  color: var(--pf-ink);
`;

/** In two columns, in one where the room is narrow; `data-wide` takes a whole row. */
const Fields = styled.div.withConfig(partClass('CompanyProfile-grid'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--pf-space-5);
  & > :where([data-wide]) {
    grid-column: 1 / -1;
  }
  /* Visually outside the rows while empty, but available to screen readers. */
  & > :where([data-quiet]) {
    position: absolute;
  }
  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Minutes east of UTC as people write them: `UTC+1`, `UTC-3:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = Math.floor(size / 60);
  if (size === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
