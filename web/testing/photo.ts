/** JPEGs and a film with the place where they were taken: 6.4541, 3.3947. */

const DEGREES = [6, 1, 27, 1, 1476, 100];
const EAST = [3, 1, 23, 1, 4092, 100];

/** Nothing but the place, as phones write it. */
export function photoWithPlace(name = 'market.jpg'): File {
  const tiff = new DataView(new ArrayBuffer(128));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
    tiff.setUint32(at + 8, value);
  };
  tiff.setUint32(0, 0x4d_4d_00_2a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  entry(10, 0x88_25, 4, 1, 26);
  tiff.setUint16(26, 4);
  entry(28, 1, 2, 2, 0x4e_00_00_00);
  entry(40, 2, 5, 3, 80);
  entry(52, 3, 2, 2, 0x45_00_00_00);
  entry(64, 4, 5, 3, 104);
  for (const [i, part] of [...DEGREES, ...EAST].entries()) tiff.setUint32(80 + 4 * i, part);
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, 136, ...new TextEncoder().encode('Exif\0\0')];
  return new File([new Uint8Array(head), tiff.buffer, new Uint8Array([0xff, 0xd9])], name, {
    type: 'image/jpeg',
  });
}

/** An MP4 by `Ngozi` without any picture. */
export function filmWithPlace(name = 'market.mp4'): File {
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const box = (kind: string, ...content: readonly Uint8Array[]) => {
    const body = content.flatMap((part) => [...part]);
    const size = [0, 0, (body.length + 8) >> 8, (body.length + 8) & 255];
    return Uint8Array.of(...size, ...bytesOf(kind), ...body);
  };
  const place = bytesOf('+06.4541+003.3947/');
  const facts = box(
    'udta',
    box('name', bytesOf('Ngozi')),
    box('©xyz', Uint8Array.of(0, place.length, 0, 0), place),
  );
  const film = [box('ftyp', bytesOf('isom')), box('moov', facts), box('mdat', bytesOf('picture'))];
  return new File(film, name, { type: 'video/mp4', lastModified: 7 });
}

/** A complete 8 × 8 pixel picture as an encoder wrote it, by `Itel` and `Ngozi`, rotated, with a colour profile. */
export function wholePhoto(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(WHOLE.join('')), (letter) => letter.charCodeAt(0));
}

const WHOLE = [
  '/9j/4QFSRXhpZgAASUkqAAgAAAAJAA8BAgAFAAAAkAAAABIBAwABAAAABgAAABoBBQABAAAAegAAABsBBQABAAAAggAAACgB',
  'AwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgAGAAAAigAAAGmHBAABAAAAlgAAACWIBAABAAAA5AAAAAAAAAA4YwAA6AMAADhj',
  'AADoAwAATmdvemkASXRlbAAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQA',
  'AQAAAAgAAAADoAQAAQAAAAgAAAAAAAAABAABAAIAAgAAAE4AAAACAAUAAwAAADIBAAADAAIAAgAAAEUAAAAEAAUAAwAAABoB',
  'AAAAAAAAAwAAAAEAAAAXAAAAAQAAAPwPAABkAAAABgAAAAEAAAAbAAAAAQAAAMQFAABkAAAA/+IB8ElDQ19QUk9GSUxFAAEB',
  'AAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbW',
  'AAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAk',
  'Y3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAU',
  'clRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBC',
  'bWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd',
  '///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVog',
  'AAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwAoKCgoKygtMjItP0Q8RD9dVU5O',
  'VV2MZGxkbGSM1YWbhYWbhdW85LmtueS8///r6////////////////////////9sAQwEoKCgoKygtMjItP0Q8RD9dVU5OVV2M',
  'ZGxkbGSM1YWbhYWbhdW85LmtueS8///r6////////////////////////8IAEQgACAAIAwEiAAIRAQMRAf/EABUAAQEAAAAA',
  'AAAAAAAAAAAAAAAE/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/2gAMAwEAAhADEAAAAJhWP//EABQQAQAAAAAAAAAAAAAAAAAA',
  'AAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAI',
  'AQMBAT8Af//Z',
];
