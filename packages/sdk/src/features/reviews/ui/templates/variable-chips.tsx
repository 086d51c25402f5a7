'use client';
import { templateVariables } from '@pinfold/contract/features/reviews/templates/template-variables';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';

/** What can be filled in, each a press away. */
export function VariableChips({ onInsert }: { onInsert: (variable: string) => void }): JSX.Element {
  const t = useTranslate();
  return (
    <Variables role="group" aria-label={t('reply_templates.form.insert')}>
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
    </Variables>
  );
}

const Variables = styled.div.withConfig(innerClass('ReplyTemplates-variables'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
