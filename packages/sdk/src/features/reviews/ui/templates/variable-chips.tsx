'use client';
import { templateVariables } from '@pinfold/contract/features/reviews/templates/reply-template';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';

/** What can be filled in, each a press away. */
export function VariableChips({ onInsert }: { onInsert: (variable: string) => void }): JSX.Element {
  const t = useTranslate();
  return (
    <Row role="group" aria-label={t('reply_templates.form.insert')} gap={3} rowGap={2} align="stretch" wrap>
      {templateVariables.map((variable) => (
        <Chip
          key={variable}
          variant="dashed"
          icon={<PlusIcon size={13} />}
          onPress={() => onInsert(`{${variable}}`)}
        >
          {t(`reply_templates.variable.${variable}`)}
        </Chip>
      ))}
    </Row>
  );
}
