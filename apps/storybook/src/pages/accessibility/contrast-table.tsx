import { colors, contrast, readablePairs } from '@pinfold/sdk/storybook';

/** The contrast of every pair of text and ground, computed from the tokens. */
export function ContrastTable() {
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">On</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {readablePairs.map(([text, ground]) => (
          <tr key={`${text} ${ground}`}>
            <td>{text}</td>
            <td>{ground}</td>
            <Sample text={colors[text][0]} ground={colors[ground][0]} />
            <Sample text={colors[text][1]} ground={colors[ground][1]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ text, ground }: { text: string; ground: string }) {
  const ratio = contrast(text, ground);
  return (
    <td data-ratio={ratio.toFixed(2)}>
      <span className="guide-swatch" style={{ background: ground, color: text }}>
        {ratio.toFixed(1)} {ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'fails'}
      </span>
    </td>
  );
}
