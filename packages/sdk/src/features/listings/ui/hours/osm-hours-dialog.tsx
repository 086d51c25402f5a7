'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { formatOsmHours } from '@pinfold/contract/features/listings/osm-hours/format-osm-hours';
import { parseOsmHours } from '@pinfold/contract/features/listings/osm-hours/parse-osm-hours';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { CheckIcon, CopyIcon } from '../../../../ui/icons/action-icons.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useCopy } from '../../../../ui/use-copy.ts';
import { useFaultText } from '../../fault-message.ts';

interface OsmHoursDialogProps {
  value: readonly HoursPeriod[];
  onChange: (value: HoursPeriod[]) => void;
  onClose: () => void;
}

/** Regular hours as the text that OpenStreetMap has for them, to copy away and to paste in. */
export function OsmHoursDialog({ value, onChange, onClose }: OsmHoursDialogProps): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText();
  const [text, setText] = useState(() => formatOsmHours({ opening_hours: value, special_hours: [] }));
  const { isCopied, copy } = useCopy(text);
  const read = parseOsmHours(text);
  const times = 'times' in read ? read.times : undefined;
  const datesNote = times && times.special_hours.length > 0 ? t('listing_editor.hours.osm_dates') : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('listing_editor.hours.osm_title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />} onPress={copy}>
            {isCopied ? t('listing_editor.hours.osm_copied') : t('listing_editor.hours.osm_copy')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!times}
            onPress={() => {
              if (times) onChange([...times.opening_hours]);
              onClose();
            }}
          >
            {t('listing_editor.hours.osm_apply')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('listing_editor.hours.osm_label')}
        value={text}
        onChange={setText}
        description={datesNote ?? t('listing_editor.hours.osm_help')}
        errorMessage={'fault' in read ? faultText(read.fault) : undefined}
      />
    </Dialog>
  );
}
