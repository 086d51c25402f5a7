import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface PromotionCodeFieldProps {
  /** The one that is taken. */
  code: string | null;
  isInvalid: boolean;
  /** It is not known yet whether it works. */
  isChecking: boolean;
  /** Null takes the code away. */
  onChange: (code: string | null) => void;
}

/** A promotion code: typed, applied by Enter or the button, and taken away. The field stays, so that focus does. */
export function PromotionCodeField({
  code,
  isInvalid,
  isChecking,
  onChange,
}: PromotionCodeFieldProps): JSX.Element {
  const t = useTranslate();
  const [draft, setDraft] = useState({ of: code, text: code ?? '' });
  // Another code came with the interval or the address.
  const text = draft.of === code ? draft.text : (code ?? '');
  const typed = text.trim();
  const isTaken = code !== null && typed === code;
  const apply = () => onChange(typed === '' ? null : typed);
  return (
    <div>
      <Row gap={3} align="start" wrap>
        <Inset basis="200px" maxInlineSize="320px">
          <TextField
            label={t('billing.code')}
            name="promotion_code"
            value={text}
            onChange={(changed) => setDraft({ of: code, text: changed })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (!isTaken) apply();
            }}
            autoComplete="off"
            maxLength={100}
            errorMessage={isTaken && isInvalid ? t('billing.code.invalid') : undefined}
            suffix={
              isTaken ? (
                <Button variant="ghost" size="s" onPress={() => onChange(null)}>
                  {t('billing.code.remove')}
                </Button>
              ) : (
                typed !== '' && (
                  <Button variant="ghost" size="s" onPress={apply}>
                    {t('billing.code.apply')}
                  </Button>
                )
              )
            }
          />
        </Inset>
      </Row>
      <Text as="p" role="status" size="s" tone="good">
        {isTaken && !isInvalid && !isChecking && t('billing.code.works')}
      </Text>
    </div>
  );
}
