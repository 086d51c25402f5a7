'use client';
import { parseDate } from '@internationalized/date';
import { invitationLimits } from '@pinfold/contract/features/review-booster/booster-invitation';
import { type JSX, useId } from 'react';
import { saveFile } from '../../../../files/save-file.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { FileButton, takesFile } from '../../../../ui/fields/file-button.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { TimeField } from '../../../listings/ui/hours/time-field.tsx';
import { LocationComboBox } from '../../../listings/ui/picker/location-combo-box.tsx';
import { typedAddresses } from '../../invitations/invitation-values.ts';
import type { NewInvitations } from '../../invitations/use-new-invitations.ts';
import { ChoiceGroup } from '../choice-group.tsx';

/** Whom to ask, on what ground, with which words, and when. */
export function InvitationFields({ invitations }: { invitations: NewInvitations }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { values, change, messageOf } = invitations;
  const location = messageOf('locationId');
  const today = parseDate(format.today());
  return (
    <Stack gap={6} minInlineSize="0">
      <RadioGroup
        label={t('review_booster.invitations.source')}
        options={(['file', 'typed'] as const).map((value) => ({
          value,
          label: t(`review_booster.invitations.source_${value}`),
        }))}
        value={values.source}
        onChange={(source) => change({ source: source === 'typed' ? 'typed' : 'file' })}
      />
      {values.source === 'file' ? (
        <FileFields invitations={invitations} />
      ) : (
        <TextArea
          label={t('review_booster.invitations.typed')}
          description={t('review_booster.invitations.typed_hint', {
            count: typedAddresses(values.typed).length,
          })}
          inputMode="email"
          value={values.typed}
          onChange={(typed) => change({ typed })}
          errorMessage={messageOf('typed')}
        />
      )}
      <ChoiceGroup
        label={t('review_booster.invitations.location')}
        description={t('review_booster.invitations.location_hint')}
        errorMessage={location}
      >
        <LocationComboBox
          label={t('review_booster.invitations.location')}
          placeholder={t('review_booster.invitations.location_none')}
          emptyText={t('review_booster.links.no_match')}
          value={values.locationId ?? undefined}
          onChange={({ id }) => change({ locationId: id })}
          onlyOwn
        />
        {values.locationId !== null && (
          <Row>
            <Button size="s" variant="ghost" onPress={() => change({ locationId: null })}>
              {t('common.clear')}
            </Button>
          </Row>
        )}
      </ChoiceGroup>
      <TextField
        label={t('review_booster.invitations.basis')}
        description={t('review_booster.invitations.basis_hint')}
        isRequired
        maxLength={invitationLimits.basisLength}
        value={values.basisHow}
        onChange={(basisHow) => change({ basisHow })}
        errorMessage={messageOf('basisHow')}
      />
      <DateField
        label={t('review_booster.invitations.basis_day')}
        description={t('review_booster.invitations.basis_day_hint')}
        maxValue={today}
        value={values.basisDay === '' ? null : parseDate(values.basisDay)}
        onChange={(day) => change({ basisDay: day?.toString() ?? '' })}
        errorMessage={messageOf('basisDay')}
      />
      <TextField
        label={t('review_booster.invitations.subject')}
        description={t('review_booster.invitations.subject_hint')}
        maxLength={invitationLimits.subjectLength}
        value={values.subject}
        onChange={(subject) => change({ subject })}
        errorMessage={messageOf('subject')}
      />
      <TextArea
        label={t('review_booster.invitations.message')}
        description={t('review_booster.invitations.message_hint')}
        maxLength={invitationLimits.messageLength}
        value={values.message}
        onChange={(message) => change({ message })}
        errorMessage={messageOf('message')}
      />
      <RadioGroup
        label={t('review_booster.invitations.when')}
        options={(['now', 'later'] as const).map((value) => ({
          value,
          label: t(`review_booster.invitations.when_${value}`),
        }))}
        value={values.isLater ? 'later' : 'now'}
        onChange={(value) => change({ isLater: value === 'later' })}
      />
      {values.isLater && <SendMoment invitations={invitations} />}
    </Stack>
  );
}

/** The file, what its columns mean, and one to begin with. */
function FileFields({ invitations: { values, choose, messageOf } }: { invitations: NewInvitations }) {
  const t = useTranslate();
  const id = useId();
  const fault = messageOf('file');
  return (
    <Stack gap={3} {...takesFile((file) => void choose(file))}>
      <Row gap={4} rowGap={3} wrap>
        <FileButton
          label={t('review_booster.invitations.file')}
          accept=".csv,text/csv"
          describedBy={fault && id}
          isInvalid={fault !== undefined}
          onChoose={(file) => void choose(file)}
        >
          {t(`review_booster.invitations.${values.file ? 'file_change' : 'file'}`)}
        </FileButton>
        <Text role="status" tone="muted" wrap="anywhere">
          {values.file?.name}
        </Text>
      </Row>
      {fault && <FaultText id={id}>{fault}</FaultText>}
      <Text as="p" size="s" tone="muted">
        {t('review_booster.invitations.columns', { max: invitationLimits.rows })}
      </Text>
      <List gap={1}>
        {(['email', 'name', 'location', 'language'] as const).map((column) => (
          <li key={column}>
            <Text size="s" tone="muted" wrap="pretty">
              <code>{column}</code> – {t(`review_booster.invitations.column.${column}`)}
            </Text>
          </li>
        ))}
      </List>
      <Row>
        <Button
          size="s"
          icon={<DownloadIcon size={16} />}
          onPress={() =>
            saveFile(t('review_booster.invitations.sample_file'), sample, 'text/csv;charset=utf-8')
          }
        >
          {t('review_booster.invitations.sample')}
        </Button>
      </Row>
    </Stack>
  );
}

/** With a mark at its beginning, without which Excel reads another encoding. */
const sample =
  '\uFEFFemail,name,location,language\r\nanna@example.com,Anna Nowak,,pl\r\njohn@example.com,John Smith,,en\r\n';

/** Day and time of the first mail, in the time of the company. */
function SendMoment({ invitations: { values, change, messageOf } }: { invitations: NewInvitations }) {
  const t = useTranslate();
  const format = useFormat();
  const [day = '', time = ''] = values.sendAt.split('T');
  const fault = messageOf('sendAt');
  const today = parseDate(format.today());
  return (
    <Stack gap={2}>
      <Row as="div" gap={3} align="end" wrap>
        <DateField
          label={t('review_booster.invitations.send_day')}
          minValue={today}
          maxValue={today.add({ days: invitationLimits.mostDaysAhead })}
          value={day === '' ? null : parseDate(day)}
          onChange={(date) => change({ sendAt: `${date?.toString() ?? ''}T${time}` })}
          isInvalid={fault !== undefined}
        />
        <TimeField
          label={t('review_booster.invitations.send_time')}
          value={time}
          onChange={(next) => change({ sendAt: `${day}T${next}` })}
          isInvalid={fault !== undefined}
        />
      </Row>
      <Text size="s" tone="subtle">
        {t('review_booster.invitations.send_zone', { zone: format.timeZone })}
      </Text>
      {fault && <FaultText>{fault}</FaultText>}
    </Stack>
  );
}
