import { useSettings } from '@pinfold/sdk/headless/session';
import { CheckBox, Row, Stack, Text } from '@pinfold/sdk/ui';
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
    <Stack gap={2}>
      <CheckBox
        id={id}
        name="terms"
        label={t('terms.label')}
        isSelected={isAccepted}
        onChange={onChange}
        errorMessage={complaint}
      />
      {urls && (
        <Text as="div" size="s">
          <Row gap={5} rowGap={1} wrap padding={[0, 7]}>
            <DocumentLink href={urls.terms}>{t('terms.terms')}</DocumentLink>
            <DocumentLink href={urls.privacy}>{t('terms.privacy')}</DocumentLink>
          </Row>
        </Text>
      )}
    </Stack>
  );
}
