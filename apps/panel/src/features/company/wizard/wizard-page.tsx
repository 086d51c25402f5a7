import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { CompanyTexts } from '../company-texts.tsx';
import { CancelAdding } from './cancel-adding.tsx';
import { TrialNote } from './trial-note.tsx';
import { useWizard } from './use-wizard.ts';

export default function WizardPage() {
  return (
    <CompanyTexts>
      <Wizard />
    </CompanyTexts>
  );
}

/** Sets a company up, step by step: the first one of a new user, or another one. */
function Wizard() {
  const t = useText();
  const { step, position, isAdding, isLast, leave } = useWizard();
  const { Step } = step;
  return (
    <Column>
      <header>
        {position.count > 1 && (
          <Progress>{t('wizard.step', { ...position, name: t(`wizard.step.${step.name}`) })}</Progress>
        )}
        <Title>{t(isAdding ? 'wizard.add_title' : 'wizard.title')}</Title>
        <Lead>{t(isAdding ? 'wizard.add_lead' : 'wizard.lead')}</Lead>
      </header>
      <TrialNote />
      <Step isAdding={isAdding} isLast={isLast} onDone={leave} />
      {isAdding && <CancelAdding />}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  max-inline-size: 760px;
  margin-inline: auto;
  padding: 32px 24px 48px;
  @media (max-width: 640px) {
    gap: 16px;
    padding: 20px 16px 32px;
  }
`;

const Progress = styled.p`
  margin: 0 0 4px;
  color: ${token('color-ink-3')};
  font-size: ${token('font-size-s')};
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: 680;
  letter-spacing: -0.015em;
`;

const Lead = styled.p`
  margin: 4px 0 0;
  color: ${token('color-ink-2')};
  text-wrap: pretty;
`;
