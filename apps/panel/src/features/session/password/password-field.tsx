import { EyeIcon, EyeOffIcon, IconButton, TextField, type TextFieldProps } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCorrect="off"
      spellCheck="false"
      suffix={
        <End>
          <IconButton
            type="button"
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            label={isShown ? t('password.hide') : t('password.show')}
            size="s"
            hasTooltip={false}
            onPress={() => setIsShown(!isShown)}
          />
        </End>
      }
    />
  );
}

/** The button keeps to the inside of the border on every side. */
const End = styled.span`
  display: flex;
  margin-inline-end: -8px;
`;
