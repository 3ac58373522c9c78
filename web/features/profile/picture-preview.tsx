/** The picture as the 10rem circle in which everybody will see it, before it is sent. */
import { useEffect, useState } from 'react';
import { words } from '#contract/words.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';

type Props = { name: string; image: string | null; chosen: File | null };

export function PicturePreview({ name, image, chosen }: Props) {
  const address = useObjectUrl(chosen);
  // What a browser can not draw is told by the server when it is sent.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="justify-self-center">
      {address && address !== broken ? (
        <img
          src={address}
          onError={() => setBroken(address)}
          alt={words.profiles.look.preview}
          width={160}
          height={160}
          className="size-40 rounded-full bg-sunken object-cover"
        />
      ) : (
        <Avatar name={name} image={image} size="xl" />
      )}
    </div>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
