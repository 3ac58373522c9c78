/** The key for an authenticator app: as a code to scan, as a link and as text. */
import { words } from '#contract/words.ts';
import { CopyButton } from './copy-button.tsx';

const w = words.secondFactor.settings;

type Key = { secret: string; otpauth_url: string; qr: { size: number; path: string } };

export function AuthenticatorKey({ given }: { given: Key }) {
  return (
    <div className="grid gap-3 rounded border border-line bg-sunken p-4">
      <QrPicture code={given.qr} />
      <a href={given.otpauth_url} className="rounded-sm font-medium text-link underline underline-offset-3">
        {w.openApp}
      </a>
      <p className="font-mono leading-6 font-semibold wrap-anywhere" data-testid="key">
        {given.secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <CopyButton text={given.secret} label={w.copyKey} />
    </div>
  );
}

/** Dark on light in both themes: scanners of codes do not read it inverted. */
function QrPicture({ code: { size, path } }: { code: Key['qr'] }) {
  return (
    <svg
      role="img"
      aria-label={w.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-48 justify-self-center rounded-sm"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
