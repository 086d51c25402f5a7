import { useState } from 'react';
import { languages, type Language } from '@pinfold/contract/languages';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { TextField } from '@pinfold/sdk/ui';
import { ExampleHost } from '../example-host.tsx';
import { GuidePage, GuideSection, ScrollArea } from '../guide-page.tsx';

const names: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', es: 'Español' };

/** The same component in every language side by side, and one sentence replaced in all of them. */
export function LanguageGuide() {
  const [title, setTitle] = useState('');
  const messages = title === '' ? undefined : { 'reviews.title': title };
  return (
    <GuidePage
      title="Languages"
      lead="Polish is the default; English and Spanish are fetched when somebody chooses them. Each sentence can be replaced by yours, key by key, and the others stay."
    >
      <div className="guide-columns">
        <div className="guide-panel">
          <TextField
            label="Your words for reviews.title"
            placeholder="Opinie"
            value={title}
            onChange={setTitle}
          />
        </div>
        <ScrollArea label="Code" className="guide-code">
          {code(title)}
        </ScrollArea>
      </div>
      <div className="guide-columns">
        {languages.map((language) => (
          <GuideSection key={language} title={names[language]}>
            <div className="guide-frame" style={{ blockSize: 620 }}>
              <ExampleHost locale={language} {...(messages && { messages })}>
                <ReviewsInbox headingLevel={3} />
              </ExampleHost>
            </div>
          </GuideSection>
        ))}
      </div>
    </GuidePage>
  );
}

function code(title: string): string {
  const words = title === '' ? '' : ` messages={{ 'reviews.title': ${JSON.stringify(title)} }}`;
  return `<PinfoldProvider client={client} locale="pl"${words}>\n  <ReviewsInbox />\n</PinfoldProvider>`;
}
