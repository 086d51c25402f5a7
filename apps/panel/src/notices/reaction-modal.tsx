import type { TranslatedReaction } from '@pinfold/sdk';
import { Button, Modal } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';

export type ModalReaction = Extract<TranslatedReaction, { kind: 'modal' }>;

export interface ReactionModalProps {
  /** Undefined while there is nothing to say. */
  reaction: ModalReaction | undefined;
  onClose: () => void;
}

/** Says why something is not possible, and offers the way on. */
export default function ReactionModal({ reaction, onClose }: ReactionModalProps) {
  const t = useText();
  const contact = () => {
    window.location.href = contactAddress;
    onClose();
  };
  return (
    <Modal
      title={t('modal.title')}
      closeLabel={t('close')}
      isOpen={reaction !== undefined}
      onOpenChange={onClose}
      footer={
        reaction?.action === 'contact_support' ? (
          <>
            <Button onPress={onClose}>{t('close')}</Button>
            <Button variant="primary" autoFocus onPress={contact}>
              {t('contact')}
            </Button>
          </>
        ) : (
          <Button variant="primary" autoFocus onPress={onClose}>
            {t('ok')}
          </Button>
        )
      }
    >
      {reaction?.message}
    </Modal>
  );
}

const contactAddress = 'mailto:support@pinfold.test';
