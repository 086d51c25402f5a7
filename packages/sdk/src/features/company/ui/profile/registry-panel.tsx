'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RegistryFill } from '../../profile/use-registry-fill.ts';

/** The register's data of the company, chosen field by field; afterwards an undo button. */
export function RegistryPanel({ registry }: { registry: RegistryFill }): JSX.Element {
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

const Panel = styled.div.withConfig(innerClass('CompanyProfile-registry'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 14px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-background);
  overflow-wrap: anywhere;
`;
