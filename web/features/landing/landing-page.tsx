/** /: the front page, for people who hear of the market for the first time; who is signed in finds the way to the own side. */
import type { ReactNode } from 'react';
import { MAIN } from '#web/ui/skip-link.tsx';
import { Entrance } from './entrance.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { WhyTrust } from './why-trust.tsx';

/** `mark` is the product's mark; `home` the own home of who is signed in, else null. */
export function LandingPage({ mark, home }: { mark: ReactNode; home: string | null }) {
  return (
    <>
      <LandingHeader
        mark={mark}
        signedIn={home !== null}
        entrance={<Entrance home={home} place="header" />}
      />
      <main id={MAIN} tabIndex={-1} className="outline-none">
        <Hero entrance={<Entrance home={home} place="hero" />} />
        <WhyTrust entrance={<Entrance home={home} place="why" />} />
        <HowItWorks entrance={<Entrance home={home} place="how" />} />
        <Faq />
      </main>
      <LandingFooter mark={mark} signedIn={home !== null} />
    </>
  );
}
