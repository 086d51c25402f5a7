'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { ProfileTextField } from './profile-text-field.tsx';

/** The tax number with the way to have the rest filled in by it. */
export function TaxNumberField({ form }: { form: ProfileForm }): JSX.Element {
  const t = useTranslate();
  const { registry } = form;
  if (!registry.isOffered) return <ProfileTextField form={form} field="tax_number" />;
  const lookUp = () => {
    form.leave('tax_number');
    registry.lookUp();
  };
  return (
    <Row>
      <ProfileTextField
        form={form}
        field="tax_number"
        label={t('company.profile.nip')}
        errorMessage={registry.problem}
      />
      <Button onPress={lookUp} isPending={registry.isPending} pendingLabel={t('company.registry.looking_up')}>
        {t('company.registry.look_up')}
      </Button>
    </Row>
  );
}

const Row = styled.div.withConfig(partClass('CompanyProfile-taxNumber'))`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-inline-size: 0;
  & > :first-child {
    flex: 1;
  }
  /* As far down as the field's name is high. */
  & > .pinfold-Button {
    margin-block-start: calc(var(--pf-font-size-s) * 1.5 + 5px);
    min-block-size: calc(var(--pf-control) + 2px);
  }
`;
