'use client';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EntriesField } from '../../../../ui/fields/entries-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { isAddress } from '../../form/addresses.ts';
import { memberName } from '../../members.ts';
import { useMemberFormState } from './member-form-context.ts';

/** Who is invited or edited, and the member type. */
export function MembersStep(): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  const { member, addresses, draft, grantableTypes, fault } = form;
  const types = Object.values(memberTypes).map((type) => ({
    value: String(type),
    label: t(`team.type.${type}`),
    description: grantableTypes.includes(type) ? t(`team.type.${type}_text`) : t('team.refusal.type'),
    isDisabled: !grantableTypes.includes(type),
  }));
  const choose = (value: string) => {
    const type = grantableTypes.find((one) => String(one) === value);
    if (type) form.chooseType(type);
  };
  return (
    <>
      {member ? (
        <Row gap={4}>
          <Avatar name={memberName(member)} size="l" />
          <Stack as="span" minInlineSize="0">
            <Text as="strong" weight="semibold" wrap="anywhere">
              {memberName(member)}
            </Text>
            {member.name && (
              <Text tone="subtle" wrap="anywhere">
                {member.email}
              </Text>
            )}
          </Stack>
        </Row>
      ) : (
        <EntriesField
          autoFocus
          label={t('team.addresses.label')}
          description={t('team.addresses.hint')}
          placeholder={t('team.addresses.placeholder')}
          type="email"
          inputMode="email"
          autoComplete="off"
          entries={addresses}
          onAdd={form.addAddresses}
          onRemove={(address) => form.setAddresses(addresses.filter((one) => one !== address))}
          removeLabel={(address) => t('team.addresses.remove', { address })}
          isWrong={(address) => !isAddress(address)}
          wrongLabel={(address) => t('team.addresses.wrong', { address })}
          errorMessage={fault && t(`team.fault.${fault}`)}
        />
      )}
      <RadioGroup label={t('team.type.label')} options={types} value={String(draft.type)} onChange={choose} />
      {form.wasReset && (
        <Banner tone="info" role="status">
          {t('team.type.was_reset')}
        </Banner>
      )}
      {member?.is_managed_by_sso && <Banner tone="warn">{t('team.sso_hint')}</Banner>}
    </>
  );
}
