/** What an order's reader keeps of it: the receipt, and the deed of rights once there is one. */
import { FileText } from 'lucide-react';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { downloadPaths } from '#contract/statements/statements.ts';
import { words } from '#contract/words.ts';
import { useDownload } from '#web/lib/statements/download.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { isHandedOver } from '../order-steps.ts';

/** With the work once it is handed over, until then with the money. */
export function OrderPapers({ order }: { order: Pick<OrderDetail, 'job_id' | 'status' | 'money'> }) {
  const { fileNames } = words.documents;
  const ending = order.job_id.slice(-12);
  return (
    <div className="flex flex-wrap gap-3">
      <Pdf path={downloadPaths.receipt(order.job_id)} name={`${fileNames.receipt}-${ending}`}>
        {words.orders.trail.receipt}
      </Pdf>
      {isHandedOver(order) && (
        <Pdf path={downloadPaths.deed(order.job_id)} name={`${fileNames.deed}-${ending}`}>
          {words.orders.trail.deed}
        </Pdf>
      )}
    </div>
  );
}

type PdfProps = { path: string; name: string; children: string };

function Pdf({ path, name, children }: PdfProps) {
  const { take, busy } = useDownload(notify.bad);
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<FileText size={18} />}
      className="max-sm:w-full"
      onClick={() => void take(path, `${name}.pdf`)}
    >
      {children}
    </Button>
  );
}
