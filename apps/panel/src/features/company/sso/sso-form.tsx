import { usePinfold } from '@pinfold/sdk';
import { useSsoConnection, type SsoConnection } from '@pinfold/sdk/headless/company';
import { Button, CheckBox, ConfirmDialog, Grid, Row, Text, TextField } from '@pinfold/sdk/ui';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn, useCheckedForm } from '../../session/form/checked-form.tsx';
import { CertificateField } from './certificate-field.tsx';
import { GroupMapping } from './group-mapping.tsx';
import {
  ssoComplaints,
  ssoRefusal,
  ssoSettingsOf,
  ssoValuesOf,
  type SsoField,
  type SsoValues,
} from './sso-values.ts';

interface SsoFormProps {
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

/** The settings while they are typed: what is wrong with them, and how they are saved. */
function useSsoForm(connection: SsoConnection | undefined, onSaved: () => void) {
  const t = useText();
  const { report } = usePinfold();
  const { save } = useSsoConnection();
  const [typed, setTyped] = useState<SsoValues>();
  const values = typed ?? ssoValuesOf(connection);
  useUnsavedChanges(typed !== undefined);

  const refusal = save.error ? ssoRefusal(save.error) : undefined;
  const checked = useCheckedForm<SsoField>({
    complaints: ssoComplaints(values),
    refusal,
    isPending: save.isPending,
    onSend: () =>
      save.mutate(ssoSettingsOf(values), {
        onSuccess: () => {
          setTyped(undefined);
          checked.settle();
          notifyGood(t('sso.saved'));
          onSaved();
        },
        onError: (error) => {
          // An ended session or plan concerns more than this form.
          if (error.status === 401 || error.status === 402) report(error);
        },
      }),
  });
  return {
    ...checked,
    values,
    isDirty: typed !== undefined,
    isSaving: save.isPending,
    change: (next: Partial<SsoValues>) => {
      if (save.isError) save.reset();
      setTyped({ ...values, ...next });
    },
    discard: () => {
      save.reset();
      checked.settle();
      setTyped(undefined);
    },
  };
}

/** Switches single sign-on off, after a question. */
function DisconnectSso({ refusal }: { refusal: string | undefined }) {
  const t = useText();
  const { remove } = useSsoConnection();
  const [isAsking, setAsking] = useState(false);
  const disconnect = () =>
    remove.mutate(undefined, {
      onSuccess: () => notifyGood(t('sso.disconnected')),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" disabledReason={refusal} onPress={() => setAsking(true)}>
        {t('sso.disconnect')}
      </Button>
      <ConfirmDialog
        title={t('sso.disconnect_title')}
        confirmLabel={t('sso.disconnect')}
        cancelLabel={t('sso.cancel')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={disconnect}
        isPending={remove.isPending}
        pendingLabel={t('sso.disconnecting')}
      >
        {t('sso.disconnect_text')}
      </ConfirmDialog>
    </>
  );
}
