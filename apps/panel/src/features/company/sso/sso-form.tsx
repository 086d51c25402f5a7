import type { SsoConnection } from '@pinfold/sdk/headless/company';
import { Button, CheckBox, Grid, Row, Text, TextField } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn } from '../../session/form/form-column.tsx';
import { CertificateField } from './certificate-field.tsx';
import { DisconnectSso } from './disconnect-sso.tsx';
import { GroupMapping } from './group-mapping.tsx';
import { useSsoForm } from './use-sso-form.ts';

export interface SsoFormProps {
  /** What is set up; undefined before the first time. */
  connection: SsoConnection | undefined;
  /** Why nothing can be changed. */
  refusal: string | undefined;
  onClose: () => void;
}

/** Everything that the identity provider and the team have to agree about. */
export function SsoForm({ connection, refusal, onClose }: SsoFormProps) {
  const t = useText();
  const form = useSsoForm(connection, onClose);
  const { values, change } = form;
  const isDisabled = refusal !== undefined;
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      {!connection && (
        <Text as="p" tone="muted">
          {t('sso.addresses_later')}
        </Text>
      )}
      <Grid fit="280px" align="start" gap={5}>
        <TextField
          id={form.idOf('team_name')}
          label={t('sso.team_name')}
          description={t('sso.team_name_hint')}
          autoComplete="off"
          spellCheck="false"
          maxLength={62}
          isDisabled={isDisabled}
          value={values.teamName}
          onChange={(teamName) => change({ teamName: teamName.toLowerCase() })}
          errorMessage={form.complaintOf('team_name')}
        />
        <TextField
          id={form.idOf('entity_id')}
          label={t('sso.entity_id')}
          autoComplete="off"
          spellCheck="false"
          maxLength={500}
          isDisabled={isDisabled}
          value={values.entityId}
          onChange={(entityId) => change({ entityId })}
          errorMessage={form.complaintOf('entity_id')}
        />
      </Grid>
      <TextField
        id={form.idOf('sso_url')}
        label={t('sso.sso_url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={500}
        isDisabled={isDisabled}
        value={values.ssoUrl}
        onChange={(ssoUrl) => change({ ssoUrl })}
        errorMessage={form.complaintOf('sso_url')}
      />
      <CertificateField
        id={form.idOf('certificate')}
        value={values.certificate}
        onChange={(certificate) => change({ certificate })}
        errorMessage={form.complaintOf('certificate')}
        isDisabled={isDisabled}
      />
      <CheckBox
        label={t('sso.auto_create')}
        description={t('sso.auto_create_text')}
        isSelected={values.autoCreate}
        onChange={(autoCreate) => change({ autoCreate })}
        isDisabled={isDisabled}
      />
      <GroupMapping
        id={form.idOf('mapping')}
        mapping={values.mapping}
        onChange={(mapping) => change({ mapping })}
        complaint={form.complaintOf('mapping')}
        refusal={refusal}
      />
      <Row gap={3} wrap>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isSaving}
          pendingLabel={t('sso.saving')}
          disabledReason={refusal}
        >
          {t('sso.save')}
        </Button>
        {(form.isDirty || !connection) && (
          <Button
            variant="ghost"
            onPress={() => {
              form.discard();
              onClose();
            }}
          >
            {t('sso.cancel')}
          </Button>
        )}
        {connection && (
          <Row push>
            <DisconnectSso refusal={refusal} />
          </Row>
        )}
      </Row>
    </FormColumn>
  );
}
