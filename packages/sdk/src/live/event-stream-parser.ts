/** One server-sent event. */
interface StreamEvent {
  id: string | undefined;
  type: string;
  data: string;
}

/**
 * Reads server-sent events from pieces of text that may be cut anywhere (WHATWG HTML, section 9.2.6). `retry` is
 * ignored: the pause before reconnecting is ours.
 */
export function createEventStreamParser(onEvent: (event: StreamEvent) => void): { push(text: string): void } {
  let rest = '';
  let id: string | undefined;
  let type = '';
  let data: string[] = [];

  const readLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) onEvent({ id, type: type || 'message', data: data.join('\n') });
      type = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  };

  return {
    push(text: string) {
      rest += text;
      // A carriage return at the very end may be the first half of a line break.
      for (let match = /\r\n|\n|\r(?!$)/.exec(rest); match; match = /\r\n|\n|\r(?!$)/.exec(rest)) {
        readLine(rest.slice(0, match.index));
        rest = rest.slice(match.index + match[0].length);
      }
    },
  };
}
