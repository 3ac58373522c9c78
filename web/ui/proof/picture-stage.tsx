/** A picture on the stage, with its remarks: enlarged, on a light or dark background, or compared with the previous round. */
import { Contrast, Maximize2, Minimize2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { isLite } from '../../lib/lite.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { Button } from '../basics/button.tsx';
import { isPicture } from '../pictures/picture-file.ts';
import { LOW_WHILE_WRITING, NOT_WRITING, type StageProps } from './mark-places.ts';
import { PastPin, Pins } from './picture-pins.tsx';

const w = words.room.page;
/** Bytes; a larger picture is not shown but can be downloaded. */
const SHOWN_BYTES_MAX = 3_000_000;

/** The picture itself if it is open and small enough; else the light preview. */
export function stagePictureUrl(file: DeliveredFile): string | undefined {
  const own = file.access === 'locked' ? null : file.url;
  const isShown = file.access === 'original' && isPicture(file) && file.bytes <= SHOWN_BYTES_MAX && !isLite();
  const url = (isShown && own) || file.preview?.url || own;
  return url ? safeUrl(url) : undefined;
}

/** How much of the previous round is shown, in percent, or only the differences; null when not comparing. */
export type Comparison = number | 'difference' | null;
export type Comparing = { compared: Comparison; compare: (compared: Comparison) => void };

type Backdrop = keyof typeof GROUNDS;
/** The same in every theme. */
const GROUNDS = { none: 'bg-sunken', dark: 'bg-[#16181d] p-6', light: 'bg-[#fff] p-6' };
const NEXT_GROUND = {
  none: ['dark', w.darkGround],
  dark: ['light', w.lightGround],
  light: ['none', w.noGround],
} as const;

type Props = StageProps & Comparing & { address: string; hint?: string };

/** Mount it anew for each picture. */
export function PictureStage({ before, address, hint = w.tapPicture, compared, compare, ...given }: Props) {
  const { file, onPlace } = given;
  // The address changes every few minutes: a loaded picture is not fetched again.
  const [source, setSource] = useState(address);
  const [enlarged, setEnlarged] = useState(false);
  const [ground, setGround] = useState<Backdrop>('none');
  const [nextGround, groundLabel] = NEXT_GROUND[ground];
  const past = before && stagePictureUrl(before.file);
  const writes = given.pins.some(({ text }) => text === null);
  const comparison = past && !writes ? compared : null;
  const cut = typeof comparison === 'number' ? comparison : null;
  const slider = (look: string) => cut !== null && <Slider cut={cut} onCut={compare} className={look} />;
  return (
    <div className="grid gap-2">
      <div
        className={cx(
          'overflow-auto rounded border border-line',
          GROUNDS[ground],
          enlarged && 'max-h-[60vh] lg:max-h-[70vh]',
          LOW_WHILE_WRITING,
        )}
      >
        <div
          className={cx(
            'relative isolate mx-auto w-fit -outline-offset-3 outline-(--focus) has-[input:focus-visible]:outline-3',
            enlarged && 'min-w-[200%]',
          )}
        >
          <img
            src={source}
            alt={file.name}
            onError={() => setSource(address)}
            style={enlarged ? undefined : roomFor(file.preview)}
            className={cx(
              'block filter-none!',
              enlarged ? 'max-w-none min-w-full' : 'max-h-[70vh] max-w-full',
            )}
          />
          {comparison === null && <Pins {...given} />}
          {before && past && comparison !== null && (
            <Past {...{ before, past, file, comparison }} newest={source} chosen={given.chosen} />
          )}
          {!enlarged && slider('absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0')}
        </div>
      </div>
      {enlarged && slider('w-full accent-(--primary)')}
      <div className={cx('flex flex-wrap items-center gap-x-1', NOT_WRITING)}>
        <Tool
          label={enlarged ? w.fit : w.enlarge}
          icon={enlarged ? <Minimize2 size={20} /> : <Maximize2 size={20} />}
          onClick={() => setEnlarged(!enlarged)}
        />
        <Tool label={groundLabel} icon={<Contrast size={20} />} onClick={() => setGround(nextGround)} />
        {past && <CompareTools {...{ compared, compare }} />}
        {onPlace && comparison === null && <p className="text-sm text-soft">{hint}</p>}
      </div>
    </div>
  );
}

/** On phones without icons, so that three fit on one line. */
const TOOL = 'max-sm:first:-ml-3 max-sm:[&>svg]:hidden';

type ToolProps = ComponentProps<'button'> & { label: string; icon: ReactNode };

function Tool({ label, ...rest }: ToolProps) {
  return (
    <Button variant="quiet" size="sm" className={TOOL} {...rest}>
      {label}
    </Button>
  );
}

type PastProps = {
  before: NonNullable<StageProps['before']>;
  past: string;
  newest: string;
  file: DeliveredFile;
  comparison: NonNullable<Comparison>;
  chosen: string | null;
};

/** The previous round, laid over the newest. */
function Past({ before, past, newest, file, comparison, chosen }: PastProps) {
  const { round } = words.orders.submissions;
  const pin = before.pins?.find(({ key }) => key === chosen);
  if (comparison === 'difference' && before.file.sha256 === file.sha256)
    return (
      <p role="status" className={cx(SIDE, 'left-0')}>
        {w.nothingChanged}
      </p>
    );
  if (comparison === 'difference')
    return (
      <>
        <Difference newest={newest} past={past} />
        {pin && <PastPin pin={pin} />}
      </>
    );
  return (
    <>
      <img
        src={past}
        alt=""
        style={{ clipPath: `inset(0 ${100 - comparison}% 0 0)` }}
        className={cx(OVER, 'bg-sunken')}
      />
      {pin && <PastPin pin={pin} />}
      <div aria-hidden className="absolute inset-0 overflow-hidden">
        <span style={{ left: `${comparison}%` }} className="absolute inset-y-0 -ml-px w-0.5 bg-primary" />
        <span style={{ right: `${100 - comparison}%` }} className={SIDE}>
          {round(before.round)}
        </span>
        <span style={{ left: `${comparison}%` }} className={SIDE}>
          {round(before.newest)}
        </span>
      </div>
    </>
  );
}

const OVER = 'absolute inset-0 size-full object-contain filter-none!';

/** Differences glow on the darkened picture; small ones, such as JPEG noise, stay dark. */
function Difference({ newest, past }: { newest: string; past: string }) {
  return (
    <>
      <div className="absolute inset-0 backdrop-brightness-[.35] backdrop-grayscale-[.6]" />
      <div className="absolute inset-0 isolate mix-blend-screen">
        <div
          style={{ filter: 'grayscale(1) brightness(4) contrast(4)' }}
          className="absolute inset-0 isolate"
        >
          <img src={newest} alt="" className={OVER} />
          <img src={past} alt="" className={cx(OVER, 'mix-blend-difference')} />
        </div>
        <div className="absolute inset-0 bg-[#ffb000] mix-blend-multiply" />
      </div>
    </>
  );
}

const SIDE =
  'absolute bottom-2 mx-2 rounded-full bg-night px-2 py-0.5 text-xs whitespace-nowrap text-on-night';

type SliderProps = { cut: number; onCut: (cut: number) => void; className: string };

function Slider({ cut, onCut, className }: SliderProps) {
  return (
    <input
      type="range"
      value={cut}
      aria-label={w.compareHow}
      onChange={(event) => onCut(Number(event.target.value))}
      className={cx(className, 'focus-visible:opacity-100')}
    />
  );
}

const HALF = 50;

function CompareTools({ compared, compare }: Comparing) {
  const difference = compared === 'difference';
  const tool = { variant: 'quiet', size: 'sm' } as const;
  if (compared === null)
    return (
      <Button {...tool} className={TOOL} aria-label={w.compare} onClick={() => compare(HALF)}>
        <span className="sm:hidden">{w.compareShort}</span>
        <span className="max-sm:hidden">{w.compare}</span>
      </Button>
    );
  return (
    <>
      <Button {...tool} onClick={() => compare(null)}>
        {w.compareEnd}
      </Button>
      <Button
        {...tool}
        variant={difference ? 'secondary' : 'quiet'}
        aria-pressed={difference}
        onClick={() => compare(difference ? HALF : 'difference')}
      >
        {w.difference}
      </Button>
    </>
  );
}

/** Reserves the preview's space until it has loaded. */
function roomFor(preview: DeliveredFile['preview']) {
  if (!preview) return undefined;
  const { width, height } = preview;
  return { aspectRatio: `${width} / ${height}`, width: `min(${width}px, ${(70 * width) / height}vh)` };
}
