import { useSettings } from '@pinfold/sdk/headless/session';
import { CheckBox, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { DocumentLink } from '../document-link.tsx';

export interface TermsBoxProps {
  id: string;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  complaint: string | undefined;
}

/** The one consent without which there is no account. The documents stand beside the box: a link in a label would tick it. */
export function TermsBox({ id, isAccepted, onChange, complaint }: TermsBoxProps) {
  const t = useText();
  const urls = useSettings().data?.urls;
  return (
    <Column>
      <CheckBox
        id={id}
        name="terms"
        label={t('terms.label')}
        isSelected={isAccepted}
        onChange={onChange}
        errorMessage={complaint}
      />
      {urls && (
        <Documents>
          <DocumentLink href={urls.terms}>{t('terms.terms')}</DocumentLink>
          <DocumentLink href={urls.privacy}>{t('terms.privacy')}</DocumentLink>
        </Documents>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
`;

const Documents = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-inline-start: 26px;
  font-size: ${token('font-size-s')};
`;
