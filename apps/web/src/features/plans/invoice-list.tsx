import type { Invoice } from '@cuewright/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, failureText } from '../../lib/api.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import styles from './invoice-list.module.css';
import { invoicesQuery, renewPlan } from './plan-queries.ts';
import { dayOf, money, planName } from './plan-words.ts';

const stateWords = { paid: 'Paid', refunded: 'Refunded', disputed: 'Disputed' } as const;

/** What was paid, with a way to have it back; nothing while nothing was. */
export function InvoiceList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(invoicesQuery);
  const [asked, setAsked] = useState<Invoice>();
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? [];
  if (!data && error) {
    return (
      <ErrorState title="Your invoices did not load" kept="Nothing is lost." onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (invoices.length === 0) return null;

  const columns: Column<Invoice>[] = [
    { id: 'day', name: 'Paid on', cell: ({ paid_at }) => dayOf(paid_at) },
    {
      id: 'plan',
      name: 'Plan',
      cell: ({ plan, is_demo }) => `${planName(plan)}${is_demo ? ', demo' : ''}`,
    },
    { id: 'state', name: 'State', cell: ({ state }) => stateWords[state] },
    { id: 'sum', name: 'Amount', isNumber: true, cell: ({ cents, currency }) => money(cents, currency) },
    {
      id: 'refund',
      name: 'Refund',
      cell: (invoice) =>
        invoice.refundable_until ? (
          <Button size="s" onClick={() => setAsked(invoice)}>
            Refund
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <section className={styles.invoices} aria-labelledby="invoices">
      <h2 id="invoices">Invoices</h2>
      <Table caption="Invoices" isCaptionHidden columns={columns} rows={invoices} rowKey={({ id }) => id} />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {asked && <RefundQuestion invoice={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function RefundQuestion({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const refunding = useMutation({
    mutationFn: () => call('POST /api/payments/invoices/{id}/refund', { params: { id: invoice.id } }),
    onSuccess: async () => {
      await renewPlan();
      showToast({ title: `${money(invoice.cents, invoice.currency)} goes back to you.`, tone: 'go' });
      onClose();
    },
  });
  const send = useOneAtATime(async () => void (await refunding.mutateAsync()));
  return (
    <Dialog
      isAlert
      isOpen
      onClose={onClose}
      title={`Refund ${money(invoice.cents, invoice.currency)}?`}
      foot={
        <>
          <Button onClick={onClose}>Keep the plan</Button>
          <Button look="danger" isBusy={refunding.isPending} onClick={send}>
            Refund
          </Button>
        </>
      }
    >
      <p>
        The whole payment goes back, and {planName(invoice.plan)} ends at once.
        {invoice.is_demo && ' It was a demo payment, so no money moves.'}
      </p>
      {refunding.error && (
        <Banner tone="error" isNews head="Nothing was refunded.">
          {failureText(refunding.error)}
        </Banner>
      )}
    </Dialog>
  );
}
