import { Button, Heading, List, PlusIcon, Stack, Text } from '@pinfold/sdk/ui';
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
    <Stack
      as="section"
      gap={3}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Heading level={3} size="m" weight="semibold" id={`${id}title`}>
        {t('sso.mapping')}
      </Heading>
      <Text as="p" tone="muted" id={`${id}text`}>
        {t('sso.mapping_text')}
      </Text>
      {complaint && (
        <Text as="p" tone="bad" role="alert">
          {complaint}
        </Text>
      )}
      <List lines="below">
        {mapping.map((mapped) => (
          <MappedGroupRow
            key={mapped.key}
            mapped={mapped}
            isDisabled={refusal !== undefined}
            onChange={(changed) => onChange(mapping.map((one) => (one.key === changed.key ? changed : one)))}
            onRemove={() => onChange(mapping.filter((one) => one.key !== mapped.key))}
          />
        ))}
      </List>
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
    </Stack>
  );
}
