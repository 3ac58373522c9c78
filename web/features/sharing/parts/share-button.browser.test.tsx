/** Sharing a link: by the device's share sheet, by WhatsApp, as a copy, and by hand. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, toasts } from '#web/testing/show.tsx';
import { ToastPlace } from '#web/ui/basics/toast.tsx';
import { ShareButton } from './share-button.tsx';

const title = 'Ọmọ & co';
const path = '/gigDetails/0199a200-0000-7000-8000-000000000001';
const url = location.origin + path;
const button = page.getByRole('button', { name: `Share ${title}` });
const dialog = page.getByRole('dialog', { name: 'Share this link' });

/** Installs a share sheet that does this, or none; returns what it was given. */
function shareSheet(does: (() => void) | undefined): ShareData[] {
  const given: ShareData[] = [];
  const share = async (data: ShareData) => {
    given.push(data);
    does?.();
  };
  Object.defineProperty(navigator, 'share', { value: does && share, configurable: true });
  return given;
}

const refusing = (name: string) => (): never => {
  throw new DOMException('no', name);
};

async function openButton(): Promise<void> {
  render(
    <>
      <ShareButton path={path} title={title} />
      <ToastPlace />
    </>,
  );
  await button.click();
}

test.for([
  ['takes it', () => {}],
  ['is closed', refusing('AbortError')],
] as const)('a sheet that %s is all', async ([, does]) => {
  const given = shareSheet(does);
  await openButton();
  await expect.poll(() => given).toEqual([{ title, text: title, url }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('where the sheet refuses there are WhatsApp and the link', async () => {
  shareSheet(refusing('NotAllowedError'));
  await openButton();
  await expect.element(dialog).toBeVisible();
});

test('without a sheet there are WhatsApp and the link, which is copied', async () => {
  shareSheet(undefined);
  await openButton();
  const whatsapp = dialog.getByRole('link', { name: 'Share on WhatsApp' });
  await expect.element(whatsapp).toHaveAttribute('target', '_blank');
  const address = new URL(whatsapp.element().getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://api.whatsapp.com/send');
  expect(address.searchParams.get('text')).toBe(`${title}\n${url}`);
  await expect.element(dialog.getByLabelText('Link')).toHaveValue(url);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => toasts('Link copied')).toHaveLength(1);
  expect(await navigator.clipboard.readText()).toBe(url);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('where copying is not allowed the link is selected, ready to be copied by hand', async () => {
  shareSheet(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusing('NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await openButton();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .element(dialog.getByText("We couldn't copy the link. It's selected, so you can copy it yourself."))
    .toBeVisible();
  await expect.element(dialog.getByLabelText('Link')).toHaveFocus();
  expect(String(document.getSelection())).toBe(url);
});
