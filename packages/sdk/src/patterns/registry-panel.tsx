'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../i18n/use-translate.ts';
import { UndoNote } from './undo-note.tsx';
import { innerClass } from '../theme/part-class.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/fields/check-box.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';

/** What the register of VAT payers knows of a company, and how a form is filled from it. */
interface Registry {
  isPending: boolean;
  lookUp: () => void;
  found: { name: string } | undefined;
  differences: readonly { field: RegistryField; current: string; registered: string; isChosen: boolean }[];
  choose: (field: RegistryField, isChosen: boolean) => void;
  chosenCount: number;
  fill: () => void;
  dismiss: () => void;
  filledCount: number | undefined;
  undo: () => void;
}

type RegistryField = 'name' | 'street' | 'house_number' | 'postal_code' | 'city';

interface RegistryLookupProps {
  registry: Registry;
  /** The number is taken for typed to its end. */
  onLeave: () => void;
  /** The field of the tax number. */
  children: ReactNode;
}

/** The field of a tax number, with a button that looks it up in the register. */
export function RegistryLookup({ registry, onLeave, children }: RegistryLookupProps): JSX.Element {
  const t = useTranslate();
  return (
    <TaxNumber>
      {children}
      <Button
        onPress={() => {
          onLeave();
          registry.lookUp();
        }}
        isPending={registry.isPending}
        pendingLabel={t('company.registry.looking_up')}
      >
        {t('company.registry.look_up')}
      </Button>
    </TaxNumber>
  );
}

/** The register's data of the company, chosen field by field; afterwards an undo button. */
export function RegistryPanel({ registry }: { registry: Registry }): JSX.Element {
  const t = useTranslate();
  const { found, differences, chosenCount, filledCount } = registry;
  return (
    <>
      {found && (
        <Panel role="group" aria-label={t('company.registry.found', { name: found.name })}>
          <Text as="div" role="status" weight="semibold">
            {t('company.registry.found', { name: found.name })}
          </Text>
          <div>{t(differences.length === 0 ? 'company.registry.same' : 'company.registry.question')}</div>
          {differences.length > 0 && (
            <Stack gap={1}>
              {differences.map(({ field, current, registered, isChosen }) => (
                <CheckBox
                  key={field}
                  label={`${t(`company.profile.field.${field}`)}: ${registered}`}
                  description={current && t('company.registry.now', { value: current })}
                  isSelected={isChosen}
                  onChange={(next) => registry.choose(field, next)}
                />
              ))}
            </Stack>
          )}
          <Row gap={3} align="stretch" wrap>
            {differences.length > 0 && (
              <Button
                size="s"
                onPress={registry.fill}
                disabledReason={chosenCount === 0 ? t('company.registry.nothing_chosen') : undefined}
              >
                {t('company.registry.fill', { count: chosenCount })}
              </Button>
            )}
            <Button size="s" variant="ghost" onPress={registry.dismiss}>
              {t(differences.length === 0 ? 'common.close' : 'common.cancel')}
            </Button>
          </Row>
        </Panel>
      )}
      <UndoNote
        text={filledCount === undefined ? undefined : t('company.registry.filled', { count: filledCount })}
        onUndo={registry.undo}
      />
    </>
  );
}

const Panel = styled.div.withConfig(innerClass('RegistryPanel'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-background);
  overflow-wrap: anywhere;
`;

const TaxNumber = styled.div.withConfig(innerClass('RegistryLookup'))`
  display: flex;
  align-items: flex-start;
  gap: var(--pf-space-3);
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
