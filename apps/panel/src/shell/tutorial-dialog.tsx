import { Dialog, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';

export interface TutorialDialogProps {
  /** The film's page, on the one host that the page's policy lets into a frame. */
  address: string;
  onClose: () => void;
}

/** The film for beginners: a dialog 750 px wide around a frame 410 px high (product spec, section 2). */
export default function TutorialDialog({ address, onClose }: TutorialDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('help.film')} closeLabel={t('close')} size="xl" isOpen onOpenChange={onClose}>
      <Film
        src={address}
        title={t('help.film')}
        height={410}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    </Dialog>
  );
}

const Film = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;
  border-radius: ${token('radius-m')};
  background: ${token('color-line-2')};
`;
