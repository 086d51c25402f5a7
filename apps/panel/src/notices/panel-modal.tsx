import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { Button, Link, Modal, Stack } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router';
import type { PanelPath } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { closeModal, type ModalRequest } from './modal-store.ts';

/** Explains why something is not possible, 390 px wide, and offers the next step (product spec, section 2). */
export default function PanelModal({ request }: { request: ModalRequest }) {
  const t = useText();
  const navigate = useNavigate();
  const { language } = usePinfold();
  const { data: settings } = useSettings();
  const { title, message, hasContact, hasSignUpLink, action, closeTo } = request;
  const leave = (to: PanelPath | undefined) => {
    closeModal();
    if (to) void navigate(to);
  };
  const contact = hasContact ? settings?.contact[language] : undefined;
  const signUp = hasSignUpLink ? settings?.urls.pricing : undefined;
  const isQuestion = contact !== undefined || action !== undefined;

  return (
    <Modal
      title={t(title ?? 'modal.title')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={() => leave(closeTo)}
      footer={
        <>
          <Button
            variant={isQuestion ? 'default' : 'primary'}
            autoFocus={!isQuestion}
            onPress={() => leave(closeTo)}
          >
            {t(isQuestion ? 'close' : 'ok')}
          </Button>
          {contact !== undefined && (
            <Button variant={action ? 'default' : 'primary'} onPress={() => follow(contact)}>
              {t('contact')}
            </Button>
          )}
          {action && (
            <Button variant="primary" autoFocus onPress={() => leave(action.to)}>
              {t(action.label)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <div>{message}</div>
        {signUp !== undefined && (
          <div>
            <Link href={signUp}>{t('modal.sign_up')}</Link>
          </div>
        )}
      </Stack>
    </Modal>
  );
}

function follow(address: string): void {
  window.location.assign(address);
}
