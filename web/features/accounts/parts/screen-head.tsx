/** The head of a screen before login: its title and one line. */
import type { ReactNode } from 'react';

export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mb-6 grid gap-2">
      <h1 className="text-3xl leading-10">{title}</h1>
      <p className="text-soft">{children}</p>
    </header>
  );
}
