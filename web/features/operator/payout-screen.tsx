/** /operator/payouts/$id: one payout, asked about or released. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { finishForm, operatorMoney } from '#contract/operator/money.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormText } from '#web/ui/forms/form-fields.tsx';
import { Act, ReasonField } from './act.tsx';
import { Nothing } from './list-frame.tsx';
import { LogList } from './log-list.tsx';
import { Postings } from './postings.tsx';
import { Section } from './section.tsx';
import { PayoutStatus } from './status.tsx';
import { JobLink, type PayoutLine, PersonLink, Reference } from './tables.tsx';
import { useConsoleForm } from './use-console-form.ts';

export function PayoutScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operatorMoney.payout, { params: { id } }));
  return (
    <>
      {!query.data && <PageHeader back={!query.error} title="Payout" />}
      <QueryView query={query} errorTitle="The payout could not be loaded">
        {({ payout, postings, log }) => (
          <>
            <PageHeader
              back
              title={`${showNaira(payout.amount)} to ${payout.person.name}`}
              badges={<PayoutStatus {...payout} />}
              actions={<Acts payout={payout} />}
            />
            <div className="grid gap-8">
              <About payout={payout} />
              <Section title="Movements of money">
                <Postings postings={postings} />
              </Section>
              <Section title="Log">
                {log.length > 0 ? <LogList log={log} /> : <Nothing text="No operator did anything here." />}
              </Section>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}

function About({ payout }: { payout: PayoutLine }) {
  return (
    <Card title="Payout">
      <Facts
        items={[
          ['Person', <PersonLink key="person" person={payout.person} />],
          ['For', payout.job ? <JobLink key="job" job={payout.job} /> : `The whole payback`],
          ['Bank', `${payout.bank_name} …${payout.account_number}`],
          ['Name of the account', payout.account_name],
          ['Reference', <Reference key="reference" text={payout.reference} />],
          ['Asked', showMoment(payout.created_at)],
          ['Changed', showMoment(payout.updated_at)],
          ['Tries', payout.attempts],
          ...(payout.failure ? ([['The provider said', payout.failure]] as const) : []),
        ]}
      />
    </Card>
  );
}

function Acts({ payout }: { payout: PayoutLine }) {
  const [finishing, setFinishing] = useState(false);
  const ask = useMutationCall(operatorMoney.askPayout);
  return (
    <>
      {payout.can.includes('ask') && (
        <Act
          label="Ask again"
          title="Ask the provider about this payout"
          text="Under its one reference, so that nothing is sent twice. What it answers is booked."
          act={(reason) => ask.mutateAsync({ params: { id: payout.id }, body: { reason } })}
          done="Asked"
        />
      )}
      {payout.can.includes('finish') && <Button onClick={() => setFinishing(true)}>Release</Button>}
      {finishing && <FinishDialog payout={payout} onClose={() => setFinishing(false)} />}
    </>
  );
}

function FinishDialog({ payout, onClose }: { payout: PayoutLine; onClose: () => void }) {
  const form = useConsoleForm({
    schema: finishForm,
    start: { otp: '', reason: '' },
    endpoint: operatorMoney.finishPayout,
    input: (body) => ({ params: { id: payout.id }, body }),
    done: 'Released',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={`Release ${showNaira(payout.amount)}`}
      text="The provider holds this transfer until it hears the one-time code that it sent to the owner of its account."
      confirm="Release"
    >
      <FormText
        control={form.control}
        name="otp"
        label="One-time code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <ReasonField control={form.control} />
    </FormDialog>
  );
}
