/** The languages side by side, for visitors who are not signed in; each in its own language. */
import { type Language, languageNames, languages } from '#contract/core/languages.ts';
import { language } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { cx } from '../../lib/cx.ts';
import { changeLanguage } from '../../lib/language/language.ts';

export function LanguageChoice({ className }: { className?: string }) {
  return (
    <nav aria-label={words.common.labels.language} className={cx('flex', className)}>
      {languages.map((one) => (
        <LanguageButton key={one} one={one} />
      ))}
    </nav>
  );
}

function LanguageButton({ one }: { one: Language }) {
  const current = one === language;
  return (
    <button
      type="button"
      lang={one}
      aria-pressed={current}
      onClick={() => void changeLanguage(one)}
      className={cx(
        'min-h-11 rounded px-2 text-sm',
        current ? 'font-semibold text-ink' : 'text-link underline',
      )}
    >
      {languageNames[one]}
    </button>
  );
}
