import { Button, PlusIcon, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { MappedGroupRow } from './mapped-group-row.tsx';
import { newMappedGroup, type MappedGroup } from './sso-values.ts';

export interface GroupMappingProps {
  id: string;
  mapping: readonly MappedGroup[];
  onChange: (mapping: readonly MappedGroup[]) => void;
  /** What is wrong with it. */
  complaint: string | undefined;
  /** Why nothing can be changed. */
  refusal: string | undefined;
}

/** Which locations and permissions each group at the provider brings. */
export function GroupMapping({ id, mapping, onChange, complaint, refusal }: GroupMappingProps) {
  const t = useText();
  return (
    <Section id={id} tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
      <Heading id={`${id}title`}>{t('sso.mapping')}</Heading>
      <Text id={`${id}text`}>{t('sso.mapping_text')}</Text>
      {complaint && <Complaint role="alert">{complaint}</Complaint>}
      <Rows>
        {mapping.map((mapped) => (
          <MappedGroupRow
            key={mapped.key}
            mapped={mapped}
            isDisabled={refusal !== undefined}
            onChange={(changed) => onChange(mapping.map((one) => (one.key === changed.key ? changed : one)))}
            onRemove={() => onChange(mapping.filter((one) => one.key !== mapped.key))}
          />
        ))}
      </Rows>
      <div>
        <Button
          size="s"
          icon={<PlusIcon size={16} />}
          disabledReason={refusal}
          onPress={() => onChange([...mapping, newMappedGroup(mapping)])}
        >
          {t('sso.mapping_add')}
        </Button>
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  outline: none;
`;

const Heading = styled.h3`
  margin: 4px 0 0;
  font-size: ${token('font-size-m')};
  font-weight: 600;
`;

const Text = styled.p`
  margin: 0;
  color: ${token('color-ink-2')};
`;

const Complaint = styled.p`
  margin: 0;
  color: ${token('color-bad')};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
