// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { testJpeg, testPng } from './testing/test-files.ts';
import { useUpload, type UploadTarget } from './use-upload.ts';

const text = (start: string) => new TextEncoder().encode(start.padEnd(20_000, ' '));

function setUp(target: UploadTarget = { purpose: 'post' }) {
  const client = createTestClient();
  const { result, unmount } = renderHookInPinfold(() => useUpload(target), { client });
  const uploads = () => client.server.calls.filter(({ operation }) => /upload/i.test(operation));
  return { client, result, unmount, uploads };
}

describe('uploading a picture', () => {
  it.each([
    ['a GIF', text('GIF89a'), 'gif'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg">'), 'svg'],
    ['a page with the name of a picture', text('<!doctype html>'), 'not_a_picture'],
    ['10 MB and a byte', testJpeg(1200, 900, { bytes: 10 * 1024 * 1024 + 1 }), 'too_many_bytes'],
    ['fewer than 10 KB', testJpeg(1200, 900, { bytes: 10_239 }), 'too_few_bytes'],
    ['fewer pixels than a post has', testPng(399, 300), 'too_small'],
    ['80 megapixels', testPng(10_000, 8000), 'too_many_pixels'],
    ['a JPEG that ends too early', testJpeg(0, 0), 'unreadable'],
  ] as const)('PUB-01 %s is refused before anything is sent', async (_what, bytes, fault) => {
    const { result, uploads } = setUp();
    const file = new File([bytes], 'kawa.jpg', { type: 'image/jpeg' });
    await act(() => result.current.upload(file));
    expect(result.current.state).toMatchObject({ step: 'refused', fault });
    expect(uploads()).toEqual([]);
  });

  it('PUB-01 a picture is sent whole, with its crop, and can be used', async () => {
    const { client, result } = setUp();
    const bytes = testJpeg(1200, 900);
    const crop = { x: 0, y: 0, width: 800, height: 600 };
    const upload = await act(() => result.current.upload(new File([bytes], 'kawa.png'), crop));
    expect(upload).toMatchObject({ width: 800, height: 600, size: bytes.length });
    expect(result.current.state).toMatchObject({ step: 'done', upload: { id: upload?.id } });
    expect(client.server.calls.at(-1)).toMatchObject({ operation: 'uploadPostPicture', body: { crop } });
  });

  it('PUB-04 a photo goes with its category, and may be smaller than a post', async () => {
    const { client, result } = setUp({ purpose: 'photo', category: 2 });
    await act(() => result.current.upload(new File([testPng(300, 260)], 'okladka.png')));
    expect(result.current.state).toMatchObject({ step: 'done', upload: { findings: ['low_resolution'] } });
    expect(client.server.calls.at(-1)).toMatchObject({ operation: 'uploadPhoto', body: { category: 2 } });
  });

  it('PUB-01 what the API refuses is said in its words, and another file can be tried', async () => {
    const { client, result } = setUp();
    client.server.fail('uploadPostPicture', 'image_invalid');
    const file = new File([testJpeg(1200, 900)], 'kawa.jpg');
    await act(() => result.current.upload(file));
    expect(result.current.state).toMatchObject({ step: 'refused', fault: undefined });
    expect(result.current.message).toBe('Test problem: image_invalid');
    client.server.fail('uploadPostPicture', undefined);
    await act(() => result.current.upload(file));
    expect(result.current.state.step).toBe('done');
    expect(result.current.message).toBeUndefined();
  });

  it('PUB-01 an upload can be given up, and another file takes its place', async () => {
    const { client, result } = setUp();
    client.server.fail('uploadPostPicture', 'hang');
    let given: Promise<unknown> | undefined;
    act(() => {
      given = result.current.upload(new File([testJpeg(1200, 900)], 'kawa.jpg'));
    });
    await waitFor(() => expect(client.server.calls.at(-1)?.operation).toBe('uploadPostPicture'));
    expect(result.current.state.step).toBe('uploading');
    act(() => result.current.reset());
    expect(await act(() => given)).toBeUndefined();
    expect(result.current.state).toEqual({ step: 'choosing' });
    client.server.fail('uploadPostPicture', undefined);
    await act(() => result.current.upload(new File([testPng(1200, 900)], 'ciasto.png')));
    expect(result.current.state.step).toBe('done');
  });
});
