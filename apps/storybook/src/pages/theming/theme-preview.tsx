import { useState } from 'react';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import type { Appearance } from '@pinfold/sdk/styles';
import { Button, Surface, Tag, TextField } from '@pinfold/sdk/ui';
import { ExampleHost } from '../example-host.tsx';

/** Small parts and a whole component under the theme that is being made. */
export function ThemePreview({ appearance }: { appearance: Appearance }) {
  const [activeId, setActiveId] = useState<number | null>(1);
  return (
    <ExampleHost appearance={appearance} locale="en">
      <div className="guide-stack">
        <Surface>
          <div className="guide-panel">
            <div className="guide-row">
              <Button variant="primary">Send reply</Button>
              <Button>Add note</Button>
              <Button variant="ghost">Cancel</Button>
              <Button variant="danger">Delete</Button>
              <Tag tone="good">Published</Tag>
              <Tag tone="warn">Rejected</Tag>
            </div>
            <TextField label="E-mail" placeholder="anna@lipa.example" />
          </div>
        </Surface>
        <div className="guide-frame" style={{ blockSize: 640 }}>
          <ReviewsInbox headingLevel={3} activeId={activeId} onActiveIdChange={setActiveId} />
        </div>
      </div>
    </ExampleHost>
  );
}
