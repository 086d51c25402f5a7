import { CopyIcon, IconButton, TextField } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  onCopied: (isCopied: boolean) => void;
}

/** A text to be taken elsewhere: selected as a whole, or copied with a press. */
export function CopyField({ label, value, onCopied }: CopyFieldProps) {
  const t = useText();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => onCopied(true),
      () => onCopied(false),
    );
  return (
    <TextField
      label={label}
      value={value}
      isReadOnly
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      }}
      suffix={
        <IconButton
          size="s"
          icon={<CopyIcon size={16} />}
          label={t('sso.copy', { name: label })}
          onPress={copy}
        />
      }
    />
  );
}
