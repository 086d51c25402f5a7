import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Settings } from '../read-settings.ts';
import { Page } from './page.tsx';

/** Returns the markup of the whole page, preceded by the styles that it uses. */
export async function renderPage(settings: Settings): Promise<string> {
  const sheet = new ServerStyleSheet({ nonce: settings.nonce });
  try {
    const markup = await rendered(sheet.collectStyles(<Page {...settings} />));
    return `${sheet.getStyleTags()}<div id="root">${markup}</div>`;
  } finally {
    sheet.seal();
  }
}

function rendered(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let markup = '';
    const sink = new Writable({
      write: (piece, _encoding, done) => {
        markup += String(piece);
        done();
      },
      final: (done) => {
        done();
        resolve(markup);
      },
    });
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
    });
  });
}
