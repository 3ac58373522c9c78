/** A page of the side that the person does not have: one sentence, and the switch. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { getSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { MessageScreen } from '#web/ui/basics/message-screen.tsx';
import { HunterShell, TalentShell } from './frame/side-shells.tsx';

export function WrongSideScreen() {
  if (getSession().side === 'hunter')
    return (
      <HunterShell>
        <Message
          title={words.shell.wrongSide.talentTitle}
          text={words.shell.wrongSide.talentText}
          add={words.shell.personMenu.startSelling}
          home={paths.turns.hunter}
        />
      </HunterShell>
    );
  return (
    <TalentShell>
      <Message
        title={words.shell.wrongSide.hunterTitle}
        text={words.shell.wrongSide.hunterText}
        add={words.shell.personMenu.startHiring}
        home={paths.turns.talent}
      />
    </TalentShell>
  );
}

type Props = { title: string; text: string; add: string; home: (typeof paths.turns)['hunter' | 'talent'] };

function Message({ title, text, add, home }: Props) {
  return (
    <MessageScreen
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink to={paths.setUp} search={{ step: 2 }}>
            {add}
          </ButtonLink>
          <ButtonLink to={home} variant="secondary">
            {words.shell.wrongSide.home}
          </ButtonLink>
        </>
      }
    />
  );
}
