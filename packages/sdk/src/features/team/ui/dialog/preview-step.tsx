'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { memberName } from '../../team-member.ts';
import { useTeamView } from '../team-view-context.ts';
import { useMemberFormState } from './member-form-context.ts';
import { StepText } from './step-text.ts';
import { useDraftPlaces } from './use-draft-places.ts';

/** The whole access in words, before it is given. */
export function PreviewStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { words } = useTeamView();
  const { member, addresses, draft } = useMemberFormState();
  const places = useDraftPlaces(draft);
  const subject = member ? { name: memberName(member) } : { invited: addresses.length };
  const { lead, lines, without } = words.preview(subject, draft.permissions, places);
  return (
    <>
      {!member && <StepText>{format.list(addresses)}</StepText>}
      <div>
        {lead}
        <Preview>
          {lines.map(({ group, text }) => (
            <Line key={group ?? 'all'}>
              {group && <Group>{t(`team.group.${group}`)}</Group>}
              {text}
            </Line>
          ))}
        </Preview>
      </div>
      {without.length > 0 && (
        <Text as="p" tone="subtle">
          {t('team.preview.without', { names: without.map((key) => t(`team.group.${key}`)).join(', ') })}
        </Text>
      )}
    </>
  );
}

const Preview = styled.ul.withConfig(innerClass('MemberDialog-preview'))`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li.withConfig(innerClass('MemberDialog-previewLine'))`
  padding-block: 8px;
  border-block-start: 1px solid var(--pf-line-2);
  overflow-wrap: anywhere;
`;

const Group = styled.span.withConfig(innerClass('MemberDialog-previewGroup'))`
  display: block;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
