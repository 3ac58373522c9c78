/** The head of a screen: a back button, the title, a line under it, and actions. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { goBack } from '#web/lib/own-paths.ts';
import { Button } from './button.tsx';

type Props = {
  title: string;
  /** The title was written by a person: it is set in the body typeface. */
  typed?: boolean;
  text?: ReactNode;
  /** Chips beside the title. */
  badges?: ReactNode;
  actions?: ReactNode;
  /** Shows "Go back"; by default it goes back in the browser's history. */
  back?: boolean | (() => void);
  /** On phones the actions, as icons, are at the end of the "Go back" line. */
  corner?: boolean;
  /** The screen's title is elsewhere: this is the head of the content below it. */
  below?: boolean;
};

export function PageHeader(props: Props) {
  const { title, typed, text, badges, actions, back = false, corner = false, below = false } = props;
  const Title = below ? 'h2' : 'h1';
  return (
    <header className="relative mb-6 grid gap-2">
      {back && <BackButton onBack={typeof back === 'function' ? back : goBack} className="max-sm:-mb-3" />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        {/* Text by people may be long: it wraps before the actions are pushed away. */}
        <div className={cx('grid min-w-0 gap-1', typed && 'sm:flex-[1_1_20rem]')}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Title
              className={cx(
                'wrap-anywhere',
                below && 'text-[1.375rem] leading-7',
                !below && (typed ? 'named' : 'display'),
              )}
            >
              {title}
            </Title>
            {badges}
          </div>
          {text && <p className="max-w-prose text-pretty text-soft">{text}</p>}
        </div>
        {actions && (
          <div className={cx('flex flex-wrap gap-3', corner ? 'corner' : 'max-sm:w-full max-sm:*:grow')}>
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}

type BackProps = { onBack?: () => void; className?: string };

/** "Go back", at the head of a screen: on phones right below the bar. */
export function BackButton({ onBack = goBack, className }: BackProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<ArrowLeft size={18} />}
      onClick={onBack}
      className={cx(
        '-ml-3 justify-self-start max-sm:-mt-6 max-sm:focus-visible:-outline-offset-3',
        className,
      )}
    >
      {words.common.fixed.goBack}
    </Button>
  );
}
