/** Shows where chosen photos and films were taken, before they are sent, and can remove it. Loaded once such a file was chosen. */
import { useEffect, useState } from 'react';
import type { Place } from '#contract/core/film-places.ts';
import { words } from '#contract/words.ts';
import { placeIn as readPlace, withoutPlace } from '#web/lib/upload/place.ts';
import { Button } from '../basics/button.tsx';

const looked = new WeakMap<File, Promise<Place | null>>();

/** The place in a file, looked for once; null where there is none or the file cannot be read. */
export function placeIn(file: File): Promise<Place | null> {
  const place = looked.get(file) ?? readPlace(file).catch(() => null);
  looked.set(file, place);
  return place;
}

type Props = {
  files: readonly File[];
  onReplace(file: File, next: File): void;
  /** Sends the file unchanged, where nothing else does. */
  onKeep?(file: File): void;
};

export function PlaceNotes({ files, onReplace, onKeep }: Props) {
  const [places, setPlaces] = useState<ReadonlyMap<File, Place | null>>(new Map());
  useEffect(() => {
    let current = true;
    const all = files.map(async (file) => [file, await placeIn(file)] as const);
    void Promise.all(all).then((found) => current && setPlaces(new Map(found)));
    return () => {
      current = false;
    };
  }, [files]);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {files.map((file) => {
        const place = places.get(file);
        return (
          place && (
            <div key={file.name + file.lastModified} className="grid gap-1 rounded bg-wash px-3 py-2 text-sm">
              <p className="flex gap-2 wrap-anywhere">
                {words.common.place.inside(file.name, degrees(place))}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={async () => onReplace(file, await withoutPlace(file))}>
                  {words.common.place.takeOut}
                </Button>
                {onKeep && (
                  <Button size="sm" variant="quiet" onClick={() => onKeep(file)}>
                    {words.common.place.keep}
                  </Button>
                )}
              </div>
            </div>
          )
        );
      })}
    </div>
  );
}

/** Rounded to about ten metres. */
function degrees({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
