import { useSettings } from '@pinfold/sdk/headless/session';
import { Row, Stack, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { defaultMinLength, passwordHint } from './new-password.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'description' | 'autoComplete'> {
  value: string;
}

/** A password that is being chosen, with a calm word about its length. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useText();
  const { data: settings } = useSettings();
  const hint = passwordHint(props.value, settings?.password_min_length ?? defaultMinLength);
  // What is refused gets no praise, however long it is.
  const level = props.errorMessage ? Math.min(hint.level, 1) : hint.level;
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      description={
        <Stack as="span" gap={2} padding={[1, 0, 0]}>
          <Row as="span" gap={2} aria-hidden>
            {[1, 2, 3].map((part) => (
              <Part key={part} data-level={part <= level ? level : undefined} />
            ))}
          </Row>
          {!props.errorMessage && <span>{t(hint.key, hint.values)}</span>}
        </Stack>
      }
    />
  );
}

const Part = styled.span`
  flex: 1;
  block-size: 3px;
  border-radius: 2px;
  background: ${token('color-line')};
  transition: background-color 160ms;
  &[data-level='1'] {
    background: ${token('color-ink-3')};
  }
  &[data-level='2'],
  &[data-level='3'] {
    background: ${token('color-good')};
  }
`;
