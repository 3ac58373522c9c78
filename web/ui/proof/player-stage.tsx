/** Sound and film on the stage: remarks stand at their seconds, and a new one takes the second at which it is stopped. */
import { useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { showSize } from '../../lib/upload/files.ts';
import { Button } from '../basics/button.tsx';
import { type StageProps, showSeconds } from './mark-places.ts';

const w = words.room.page;

type PlayerProps = StageProps & { address: string };

/** Nothing is fetched before it is played; a remark takes the second at which it stands. */
export function PlayerStage({ file, address, pins, chosen, onChoose, onPlace }: PlayerProps) {
  const player = useRef<HTMLMediaElement>(null);
  const [second, setSecond] = useState(0);
  const media = {
    src: address,
    controls: true,
    preload: 'none',
    'aria-label': file.name,
    onTimeUpdate: () => setSecond(Math.round((player.current?.currentTime ?? 0) * 10) / 10),
  } as const;
  return (
    <div className="grid gap-2">
      {file.type.startsWith('video/') ? (
        <video
          {...media}
          ref={player as React.RefObject<HTMLVideoElement>}
          playsInline
          className="aspect-video w-full rounded-card bg-night"
        />
      ) : (
        <div className="rounded-card border border-line bg-sunken p-4 sm:p-8">
          <p className="mb-3 font-semibold wrap-anywhere">
            {file.name} <span className="font-normal text-soft">{showSize(file.bytes)}</span>
          </p>
          <audio {...media} ref={player as React.RefObject<HTMLAudioElement>} className="w-full" />
        </div>
      )}
      {pins.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pins.map(
            (pin) =>
              'seconds' in pin && (
                <li key={pin.key}>
                  <Button
                    size="sm"
                    variant={pin.key === chosen ? 'primary' : 'secondary'}
                    aria-pressed={pin.key === chosen}
                    aria-label={`${w.pin(pin.number, pin.text)}, ${showSeconds(pin.seconds)}`}
                    onClick={() => {
                      if (player.current) player.current.currentTime = pin.seconds;
                      onChoose(pin.key);
                    }}
                  >
                    {pin.number} · {showSeconds(pin.seconds)}
                  </Button>
                </li>
              ),
          )}
        </ul>
      )}
      {onPlace && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            player.current?.pause();
            onPlace({ file_id: file.id, seconds: second });
          }}
        >
          {w.remarkAt(showSeconds(second))}
        </Button>
      )}
    </div>
  );
}
