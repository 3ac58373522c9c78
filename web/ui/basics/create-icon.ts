/** Makes a component of each Lucide icon, in builds, instead of Lucide's own (`vite.config.ts`). */
import { createElement, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type Props = SVGProps<SVGSVGElement> & { size?: number };

const DRAWN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function createIcon({ node }: IconData) {
  return ({ size = 24, 'aria-label': label, ...props }: Props) =>
    createElement(
      'svg',
      {
        ...DRAWN,
        width: size,
        height: size,
        'aria-label': label,
        'aria-hidden': label === undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
