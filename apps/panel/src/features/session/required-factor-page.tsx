import { SecondFactor } from '@pinfold/sdk/session';
import { notifyGood } from '../../notices/notices.ts';
import { PageLayout } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';

interface RequiredFactorPageProps {
  /** Whose data waits; empty while its name is on its way. */
  company: string;
  onEnrolled: () => void;
}

/** In place of every page, until the reader has the second factor that the company asks for. */
export default function RequiredFactorPage({ company, onEnrolled }: RequiredFactorPageProps) {
  const t = useText();
  return (
    <PageLayout
      width="form"
      title={t('required_factor.title')}
      lead={company && t('required_factor.lead', { company })}
    >
      <SecondFactor
        onEnrolled={() => {
          notifyGood(t('factor.done'));
          onEnrolled();
        }}
      />
    </PageLayout>
  );
}
